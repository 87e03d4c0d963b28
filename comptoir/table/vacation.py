"""Vacations: an account may stop its clocks that count in days, for so many days a year.

Days are taken whole, and belong to the year in which they begin. Who comes back early gets back the days that have not
begun. Clocks of minutes go on: nobody sits down to such a game from the beach."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from math import floor

import sqlalchemy as sa

from comptoir.table.clocks import DAY, DAYS
from comptoir.table.refusal import Refused
from comptoir.table.schema import ACCOUNTS, CHAIRS, HOLDERS, PLAYING, TABLES
from comptoir.table.store import Row, Store
from comptoir.table.ticking import vacations
from comptoir.table.transactions import rows, shared_time

A_YEAR = 30  # days
CHOICES = (1, 2, 3, 5, 7, 10, 14, 21, 30)


@dataclass(frozen=True)
class Vacation:
    """Until when somebody is away, 0 when they are not; how many days they have left this year."""

    until: float
    left: int

    @property
    def choices(self) -> list[int]:
        return [days for days in CHOICES if days <= self.left]

    @property
    def day(self) -> str:
        return datetime.fromtimestamp(self.until, UTC).strftime("%Y-%m-%d")


class Vacations:
    """Every question about them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str) -> Vacation:
        return await self.store.database.read(lambda db: _vacation(_row(db, player), shared_time(db)))

    async def begin(self, player: str, days: int) -> list[str]:
        """From now on, or longer than so far; the tables whose clocks stand still."""
        def work(db: sa.Connection) -> list[str]:
            now = shared_time(db)
            known = _vacation(_row(db, player, change=True), now)
            if not 1 <= days <= known.left:
                raise Refused("vacation", days=known.left)
            return self._away(db, player, max(now, known.until) + days * DAY, now, A_YEAR - known.left + days)

        return await self.store.database.write(work)

    async def end(self, player: str) -> list[str]:
        """Back now; the tables whose clocks go on."""
        def work(db: sa.Connection) -> list[str]:
            now = shared_time(db)
            known = _vacation(_row(db, player, change=True), now)
            if not known.until:
                return []
            taken = A_YEAR - known.left - floor((known.until - now) / DAY)
            return self._away(db, player, 0.0, now, max(0, taken))

        return await self.store.database.write(work)

    def _away(self, db: sa.Connection, player: str, until: float, now: float, taken: int) -> list[str]:
        """Deadlines move with it, as far as somebody who holds the same seat is not away for longer."""
        running = sa.select(TABLES.c.id, TABLES.c.turn).join(HOLDERS, sa.and_(
            HOLDERS.c.table_id == TABLES.c.id, HOLDERS.c.seat == TABLES.c.turn)).join(CHAIRS, sa.and_(
                CHAIRS.c.table_id == TABLES.c.id, CHAIRS.c.seat == TABLES.c.turn)).where(
                    HOLDERS.c.player == player, TABLES.c.status == PLAYING, TABLES.c.deadline.is_not(None),
                    TABLES.c.clock.like(DAYS + ":%"), CHAIRS.c.lent.is_(False))
        found = rows(db, running)
        before = {row["id"]: max(now, vacations(db, row["id"]).get(row["turn"], 0.0)) for row in found}
        db.execute(ACCOUNTS.update().where(ACCOUNTS.c.player == player).values(
            away_until=until, away_days=taken, away_year=_year(now)))
        for row in found:
            after = max(now, vacations(db, row["id"]).get(row["turn"], 0.0))
            db.execute(TABLES.update().where(TABLES.c.id == row["id"]).values(
                deadline=TABLES.c.deadline + (after - before[row["id"]])))
        tables = [row["id"] for row in rows(db, sa.select(TABLES.c.id).join(
            HOLDERS, HOLDERS.c.table_id == TABLES.c.id).where(
                HOLDERS.c.player == player, TABLES.c.status == PLAYING, TABLES.c.clock.like(DAYS + ":%")))]
        self.store.touch(db, tables)
        return tables


def _row(db: sa.Connection, player: str, change: bool = False) -> Row:
    query = sa.select(ACCOUNTS).where(ACCOUNTS.c.player == player)
    return rows(db, query.with_for_update() if change else query)[0]


def _vacation(row: Row, now: float) -> Vacation:
    taken = row["away_days"] if row["away_year"] == _year(now) else 0
    return Vacation(row["away_until"] if row["away_until"] > now else 0.0, A_YEAR - taken)


def _year(now: float) -> int:
    return datetime.fromtimestamp(now, UTC).year
