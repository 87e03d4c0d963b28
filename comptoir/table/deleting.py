"""The end of a table, with everything that belongs to it: a piece of a transaction."""

from __future__ import annotations

import sqlalchemy as sa

from comptoir.table.schema import (
    ANSWERS,
    ASKS,
    CHAIRS,
    CHAT,
    ENTRIES,
    HOLDERS,
    NOTICES,
    OVER,
    PRESENT,
    REVIEWS,
    STRAYS,
    TABLES,
)
from comptoir.table.store import Store

# What belongs to a table, each before what it refers to.
PARTS = (CHAT, NOTICES, PRESENT, REVIEWS, STRAYS, ENTRIES, HOLDERS, CHAIRS)


def deleted(db: sa.Connection, store: Store, table: str, unmoved_since: float | None = None,
            even_if_looked_at: bool = False) -> bool:
    """For ever. One that somebody has moved at since, or looks at through a server that runs, is left: False."""
    here = TABLES.c.id == table
    if unmoved_since is not None:
        here &= TABLES.c.moved < unmoved_since
    if not even_if_looked_at and store.present(db, table):
        return False
    if not db.execute(TABLES.update().where(here).values(status=OVER, changes=TABLES.c.changes + 1)).rowcount:
        return False
    asks = sa.select(ASKS.c.id).where(ASKS.c.table_id == table)
    db.execute(ANSWERS.delete().where(ANSWERS.c.ask_id.in_(asks)))
    db.execute(ASKS.delete().where(ASKS.c.table_id == table))
    for part in PARTS:
        db.execute(part.delete().where(part.c.table_id == table))
    db.execute(TABLES.delete().where(TABLES.c.id == table))
    db.execute(TABLES.update().where(TABLES.c.rematch == table).values(rematch=None))
    store.tell(db, table)
    return True
