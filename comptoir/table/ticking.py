"""Clocks in the store: pieces of transactions. All times are the database's own, so that processes agree.

Nobody holds a clock: a deadline is a column of its table, and any process may find that it has passed. What follows is
a change of the table like any other, so it happens once."""

from __future__ import annotations

import sqlalchemy as sa

from comptoir.table.change import Row
from comptoir.table.clocks import BOT, CONCEDE, DAYS, Clock, Ticks, turned
from comptoir.table.database import Taken
from comptoir.table.schema import ACCOUNTS, CHAIRS, HOLDERS, PLAYING, SETTINGS, TABLES
from comptoir.table.transactions import rows, shared_time

ALIVE = "alive"  # the setting that says when a process last served these tables
MOST = 100  # tables that are looked after at a time
STUCK = 10.0  # seconds after which a bot's move is looked after, where a clock waits for it


def turn_clocks(db: sa.Connection, table: str, ticks: Ticks) -> None:
    """One clock stops, another begins. Taken when it was to be because of a deadline that is not the one any more."""
    now = shared_time(db)
    deadline = db.execute(sa.select(TABLES.c.deadline).where(TABLES.c.id == table)).scalar_one()
    if ticks.due is not None and (deadline != ticks.due or deadline > now):
        raise Taken
    before = {row["seat"]: Clock(ticks.rule.seconds if row["clock"] is None else row["clock"], row["given"])
              for row in rows(db, sa.select(CHAIRS.c.seat, CHAIRS.c.clock, CHAIRS.c.given).where(
                  CHAIRS.c.table_id == table))}
    away = vacations(db, table) if ticks.rule.kind == DAYS else {}
    after, deadline = turned(ticks, before, deadline, now, away)
    for seat, clock in after.items():
        if clock != before[seat]:
            db.execute(CHAIRS.update().where(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat).values(
                clock=clock.left, given=clock.given))
    db.execute(TABLES.update().where(TABLES.c.id == table).values(deadline=deadline))


def vacations(db: sa.Connection, table: str) -> dict[int, float]:
    """Until when the players of this table are on vacation, by seat."""
    query = sa.select(HOLDERS.c.seat, sa.func.max(ACCOUNTS.c.away_until).label("until")).join(
        ACCOUNTS, ACCOUNTS.c.player == HOLDERS.c.player).where(HOLDERS.c.table_id == table, ACCOUNTS.c.away_until > 0)
    return {row["seat"]: row["until"] for row in rows(db, query.group_by(HOLDERS.c.seat))}


def ran_out(db: sa.Connection) -> list[Row]:
    """Tables whose deadline has passed, and something happens then: their id and that deadline."""
    query = sa.select(TABLES.c.id, TABLES.c.deadline).where(
        TABLES.c.deadline <= shared_time(db), TABLES.c.status == PLAYING, TABLES.c.zero.in_((BOT, CONCEDE)))
    return rows(db, query.order_by(TABLES.c.deadline).limit(MOST))


def left_to_bots(db: sa.Connection) -> list[str]:
    """Tables with a clock where a bot should have played long ago: the process that let it has died. Where there is no
    clock, the bot plays when somebody looks."""
    query = sa.select(TABLES.c.id).join(CHAIRS, (CHAIRS.c.table_id == TABLES.c.id) & (CHAIRS.c.seat == TABLES.c.turn))
    query = query.where(TABLES.c.status == PLAYING, TABLES.c.clock != "", TABLES.c.moved < shared_time(db) - STUCK,
                        CHAIRS.c.lent | (CHAIRS.c.kind == "bot"))
    return [row["id"] for row in rows(db, query.order_by(TABLES.c.moved).limit(MOST))]


def sign_of_life(db: sa.Connection, down: float) -> list[str]:
    """Somebody serves these tables. When nobody has for longer than `down` seconds, the clocks stood still all that
    time: also in a backup that is brought back. The tables whose deadlines are later now."""
    now = shared_time(db)
    known = SETTINGS.c.key == ALIVE
    last = db.execute(sa.select(SETTINGS.c.value).where(known).with_for_update()).scalar_one_or_none()
    if last is None:
        db.execute(SETTINGS.insert().values(key=ALIVE, value=repr(now)))
        return []
    db.execute(SETTINGS.update().where(known).values(value=repr(now)))
    stood = now - float(last)
    if stood <= down:
        return []
    late = (TABLES.c.status == PLAYING) & (TABLES.c.deadline > float(last))
    found = [row["id"] for row in rows(db, sa.select(TABLES.c.id).where(late))]
    db.execute(TABLES.update().where(late).values(deadline=TABLES.c.deadline + stood, changes=TABLES.c.changes + 1))
    return found
