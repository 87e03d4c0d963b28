"""What a finished game says of itself beyond the count: where things came from and where they went.

A title tells it in `games/<title>/ending.py`, read off its positions and the actions between them:

    def breakdown(positions, actions) -> list[Tally]

`positions[n]` is how it stood, with nothing hidden, before `actions[n]`; the last position is the end. What is forced
and what luck did after an action lies between two positions, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from comptoir.message import Message

TABLE = "table"  # numbers only
BARS = "bars"  # a bar for each seat, its lines one after the other: they are parts of one sum
ROUNDS = "rounds"  # the lines are rounds: a small column for each, seat by seat


@dataclass(frozen=True)
class Line:
    """One thing that is counted, for every seat."""

    name: Message
    values: tuple[int, ...]


@dataclass(frozen=True)
class Tally:
    """A few lines that belong together."""

    title: Message
    lines: tuple[Line, ...]
    chart: str = TABLE


class Counter:
    """Numbers by line and seat, in the order in which lines are named first."""

    def __init__(self, seats: int, lines: Sequence[str] = ()) -> None:
        self.seats = seats
        self.rows: dict[str, list[int]] = {name: [0] * seats for name in lines}

    def add(self, line: str, seat: int, n: int) -> None:
        self.rows.setdefault(line, [0] * self.seats)[seat] += int(n)

    def lines(self, prefix: str = "", *, empty: bool = True) -> tuple[Line, ...]:
        """Each under the key prefix + name; lines of nothing but 0 are left out unless `empty`."""
        return tuple(Line(Message(prefix + name), tuple(row)) for name, row in self.rows.items() if empty or any(row))


def by_round(gains: Sequence[tuple[int, int, int]], seats: int, rounds: range) -> tuple[Line, ...]:
    """The lines of a ROUNDS tally from (round, seat, number)."""
    rows = {number: [0] * seats for number in rounds}
    for number, seat, n in gains:
        rows[number][seat] += n
    return tuple(Line(Message("ending-round", {"n": number}), tuple(row)) for number, row in rows.items())
