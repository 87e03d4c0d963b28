"""The games somebody has played to their end, with what came of them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime

from comptoir import load
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.record import Record
from comptoir.table.ended import winners
from comptoir.table.seats import Person
from comptoir.table.store import Row, Store

MOST = 40  # games that a page shows


@dataclass(frozen=True)
class Result:
    """What came of a game."""

    points: tuple[int, ...]  # by seat
    winners: tuple[int, ...]
    out: tuple[int, ...] = ()  # who did not play to the end: they come last

    @property
    def places(self) -> tuple[int, ...]:
        """1 for those who won; the others by their points, equals alike."""
        rest = sorted((points for seat, points in enumerate(self.points) if seat not in (*self.winners, *self.out)),
                      reverse=True)
        first = 1 + len(self.winners)
        return tuple(1 if seat in self.winners else first + (len(rest) if seat in self.out else rest.index(points))
                     for seat, points in enumerate(self.points))


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
        return min(self.result.places[seat] for seat in self.mine)


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
            out = tuple(chair["seat"] for chair in table["chairs"] if chair["out"])
            self.known[table["id"]] = await asyncio.to_thread(_result, lines, out)
        return self.known[table["id"]]


def _result(lines: list[str], out: tuple[int, ...]) -> Result:
    """Played again from its record; nothing is known of one of other rules, or damaged: its own page says so."""
    try:
        outcome = Record.from_lines([line.encode() for line in lines], load).state.outcome()
    except ComptoirError:
        outcome = None
    if outcome is None:
        return Result((), ())
    won = winners(outcome, out)
    return Result(tuple(score.points for score in outcome.scores), tuple(won), tuple(set(out) - set(won)))
