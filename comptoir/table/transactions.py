"""Pieces of transactions: what is read and written again and again, on a connection that is in one."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa

from comptoir.table.asking import Ask
from comptoir.table.change import Change, Holder, Row
from comptoir.table.schema import ANSWERS, ASKS, CHAIRS, ENTRIES, HOLDERS, OPEN, PRESENT, REFUSED


def rows(db: sa.Connection, query: sa.Executable) -> list[Row]:
    return [dict(row) for row in db.execute(query).mappings()]


def shared_time(db: sa.Connection) -> float:
    """The time by a clock that all processes share."""
    if db.dialect.name == "postgresql":
        return float(db.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
    return time.time()


def add_holders(db: sa.Connection, table: str, holders: Sequence[Holder]) -> None:
    if holders:
        db.execute(HOLDERS.insert(), [{"table_id": table, **holder._asdict()} for holder in holders])


def drop_holders(db: sa.Connection, table: str, change: Change) -> None:
    """Those of freed seats go. Who came by a link goes with it, unless nobody else holds the seat: they sit there."""
    here = HOLDERS.c.table_id == table
    if change.freed:
        db.execute(HOLDERS.delete().where(here, HOLDERS.c.seat.in_(change.freed)))
    if change.renewed:
        sits = sa.select(HOLDERS.c.seat).where(here, HOLDERS.c.seat.in_(change.renewed), HOLDERS.c.by_link.is_(False))
        sat_on = [row["seat"] for row in rows(db, sits)]
        db.execute(HOLDERS.delete().where(here, HOLDERS.c.seat.in_(sat_on), HOLDERS.c.by_link))


def add_entries(db: sa.Connection, table: str, first: int, lines: Sequence[str]) -> None:
    if lines:
        now = time.time()
        db.execute(ENTRIES.insert(), [{"table_id": table, "number": n, "line": line, "at": now,
                                       "after": n - 1 if n else None} for n, line in enumerate(lines, first)])


# What is done all the time is said to SQLite in its own words: to put it together took longer than to do it.
MOVED = "UPDATE tables SET turn = ?, status = ?, changes = changes + 1, moved = ? WHERE id = ? AND changes = ?"
ENTERED = 'INSERT INTO entries (table_id, number, line, at, "after") VALUES (?, ?, ?, ?, ?)'


def add_moves(db: sa.Connection, table: str, seen: int, change: Change) -> bool:
    """On SQLite, a change of nothing but moves; False when the table has changed since."""
    now = time.time()
    if db.exec_driver_sql(MOVED, (change.row["turn"], change.row["status"], now, table, seen)).rowcount != 1:
        return False
    db.exec_driver_sql(ENTERED, [(table, n, line, now, n - 1 if n else None)
                                 for n, line in enumerate(change.lines, change.first)])
    return True


def do_asking(db: sa.Connection, table: str, change: Change, now: float) -> None:
    if change.asked is not None:
        ask = change.asked
        db.execute(ASKS.insert().values(table_id=table, kind=ask.kind, by=ask.by, moves=ask.moves, move=ask.move,
                                        seat=ask.seat, bot=ask.bot, needed=list(ask.needed),
                                        state=change.becomes or OPEN, at=now))
    elif change.ask:
        if change.answers:
            db.execute(ANSWERS.insert(), [{"ask_id": change.ask, "seat": answer.seat, "player": answer.player,
                                           "yes": answer.yes, "at": now} for answer in change.answers])
        if change.becomes:
            db.execute(ASKS.update().where(ASKS.c.id == change.ask).values(state=change.becomes))


def open_ask(db: sa.Connection, table: str) -> Ask | None:
    found = rows(db, sa.select(ASKS).where(ASKS.c.table_id == table, ASKS.c.state == OPEN))
    if not found:
        return None
    row = found[0]
    yes = sa.select(ANSWERS.c.seat).where(ANSWERS.c.ask_id == row["id"], ANSWERS.c.yes)
    return Ask(row["kind"], row["by"], row["moves"], row["move"], row["seat"], row["bot"], tuple(row["needed"]),
               frozenset(found["seat"] for found in rows(db, yes)), row["id"])


def last_refusal(db: sa.Connection, table: str) -> tuple[int, int]:
    query = sa.select(ASKS.c.id, ANSWERS.c.seat).join(ANSWERS, ANSWERS.c.ask_id == ASKS.c.id).where(
        ASKS.c.table_id == table, ASKS.c.state == REFUSED, sa.not_(ANSWERS.c.yes))
    found = rows(db, query.order_by(ASKS.c.id.desc()).limit(1))
    return (found[0]["id"], found[0]["seat"]) if found else (0, -1)


def have_left(db: sa.Connection, which: sa.ColumnElement[bool], at: float) -> None:
    """These players have gone: remember when they were last there."""
    for row in rows(db, sa.select(PRESENT).where(which)):
        db.execute(CHAIRS.update().where(CHAIRS.c.table_id == row["table_id"], CHAIRS.c.seat == row["seat"],
                                         CHAIRS.c.seen < at).values(seen=at))
    db.execute(PRESENT.delete().where(which))
