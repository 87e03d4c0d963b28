"""What is to be done to a table, and a table as it is: what the rooms and the store tell each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from comptoir.table.asking import Answer, Ask
from comptoir.table.clocks import Ticks

Row = dict[str, Any]


class Holder(NamedTuple):
    """A browser that may play for a seat: it sat down, or it has opened the seat's link."""

    seat: int
    player: str
    by_link: bool = False


@dataclass(frozen=True)
class Change:
    """What is to be done to a table, all of it or nothing."""

    first: int = 0
    lines: Sequence[str] = ()  # of the record, from entry `first` on
    row: Mapping[str, Any] = field(default_factory=dict)  # of the table itself
    chairs: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    holders: Sequence[Holder] = ()
    freed: Sequence[int] = ()  # seats that belong to nobody any more
    renewed: Sequence[int] = ()  # seats from which those go who came by the old link
    asked: Ask | None = None  # a question that is put now
    answers: Sequence[Answer] = ()  # to the question `ask`
    ask: int = 0
    becomes: str = ""  # what becomes of that question
    ticks: Ticks | None = None  # what it does to the clocks
    due: float | None = None  # it is done because this deadline has passed, and only if it is still the one

    @property
    def is_moves(self) -> bool:
        """Nothing but moves: what is done all the time."""
        return bool(self.lines) and set(self.row) == {"turn", "status"} \
            and not (self.chairs or self.holders or self.asked or self.ask or self.ticks)


@dataclass(frozen=True)
class Snapshot:
    """A table as it is at one moment."""

    table: Row
    chairs: list[Row]
    holders: list[Row]
    lines: list[str]  # from the entry on that was asked for
    ask: Ask | None
    refused: tuple[int, int]  # the last question that was refused, and which seat refused it
    elsewhere: frozenset[int]  # the seats whose players look on through other processes
