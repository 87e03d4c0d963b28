"""Tables of guests are not kept for ever, where the operator says so: when nothing has happened at them for so many
days they are deleted. A table at which somebody with an account sits, or which such a one has opened, stays."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from comptoir.table.deleting import deleted
from comptoir.table.schema import ACCOUNTS, HOLDERS, TABLES
from comptoir.table.transactions import rows, shared_time

if TYPE_CHECKING:
    from comptoir.table.rooms import Rooms

DAY = 24 * 3600.0
LOOK = 600.0  # seconds between two looks
MOST = 500  # tables at a time
DUTY = "retention"

log = logging.getLogger("comptoir.order")


class Retention:
    """A chore of every process that one of them does."""

    def __init__(self, rooms: Rooms, days: float) -> None:
        self.rooms = rooms
        self.days = days

    async def look(self) -> list[str]:
        """Delete what is too old; the tables."""
        if not await self.rooms.duties.take(DUTY):
            return []
        try:
            database, done = self.rooms.store.database, []
            old, before = await database.read(self._old)
            for table in old:
                if await database.write(partial(deleted, store=self.rooms.store, table=table, unmoved_since=before)):
                    done.append(table)
                    await self.rooms.reread(table)
        finally:
            await self.rooms.duties.leave(DUTY)
        if done:
            log.info("%d tables of guests were not used for %g days, and are deleted", len(done), self.days)
        return done

    def _old(self, db: sa.Connection) -> tuple[list[str], float]:
        """Those that may go, the oldest first, and since when nothing has happened there."""
        before = shared_time(db) - self.days * DAY
        known = sa.select(ACCOUNTS.c.player)
        kept = sa.exists().where(HOLDERS.c.table_id == TABLES.c.id, HOLDERS.c.player.in_(known))
        query = sa.select(TABLES.c.id).where(TABLES.c.moved < before, TABLES.c.owner.not_in(known), ~kept)
        return [row["id"] for row in rows(db, query.order_by(TABLES.c.moved).limit(MOST))], before
