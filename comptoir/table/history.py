"""The games somebody has played to their end, with what came of them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime

from comptoir import load
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.record import Record
from comptoir.table.seats import Person
from comptoir.table.store import Row, Store

MOST = 40  # games that a page shows


@dataclass(frozen=True)
class Result:
    """What came of a game."""

    points: tuple[int, ...]  # by seat
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """One game, as a line of the history."""

    table: Row
    when: datetime
    result: Result
    mine: tuple[int, ...]  # the seats this person held

    @property
    def place(self) -> int:
        """How the best seat of mine came in: 1 is a victory; 0 when I only watched, or nobody can tell."""
        if not self.mine or not self.result.points:
            return 0
        if any(seat in self.result.winners for seat in self.mine):
            return 1
        best = max(self.result.points[seat] for seat in self.mine)
        return max(2, 1 + sum(points > best for points in self.result.points))


class History:
    """Results follow from records, and a record that is over never changes: each is worked out once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Result] = {}

    async def played_by(self, person: Person, most: int = MOST) -> list[Played]:
        """The newest first."""
        found = []
        for table in await self.store.finished_of(person.id, most):
            mine = tuple(holder["seat"] for holder in table["holders"] if holder["player"] == person.id)
            found.append(Played(table, datetime.fromtimestamp(table["moved"], UTC), await self.result(table), mine))
        return found

    async def result(self, table: Row) -> Result:
        if table["id"] not in self.known:
            lines = [table["header"], *await self.store.entries(table["id"])]
            self.known[table["id"]] = await asyncio.to_thread(_result, lines)
        return self.known[table["id"]]


def _result(lines: list[str]) -> Result:
    """Played again from its record; nothing is known of one of other rules, or damaged: its own page says so."""
    try:
        outcome = Record.from_lines([line.encode() for line in lines], load).state.outcome()
    except ComptoirError:
        outcome = None
    if outcome is None:
        return Result((), ())
    return Result(tuple(score.points for score in outcome.scores), tuple(outcome.winners))
