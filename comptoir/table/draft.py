"""What a room is about to do. It is played on a record of its own, which nobody is shown: when the store has said yes
the draft becomes the record; otherwise it is forgotten, and nothing has happened."""

from __future__ import annotations

import json
from collections.abc import Iterable

from comptoir.kernel.record import Move, Record, snapshot
from comptoir.kernel.state import OVER, State


class Draft:
    """The next moves of a record, or fewer of them."""

    def __init__(self, record: Record) -> None:
        self.record = record.draft()
        self.first = len(record.entries)
        self.kept = len(record.moves)  # of the moves that everybody knows
        self.positions: list[State] = []  # after each new move

    @property
    def actor(self) -> int:
        return int(self.record.state.actor())

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def legal(self) -> list[str]:
        return [self.record.game.actions.text(action) for action in self.record.state.legal()]

    def lines(self) -> list[str]:
        """What is to be stored, from entry `first` on."""
        return [json.dumps(entry, ensure_ascii=False) for entry in self.record.entries[self.first:]]

    def play(self, text: str, joined: bool = False) -> Move:
        move = self.record.play(text, joined=joined)
        self._follow()
        return move

    def goes_on(self, seat: int) -> bool:
        """Whether the seat may still take back what it did last without asking: a decision may go on."""
        return self.record.free_undo(seat)

    def undo(self, by: int, moves: int, consent: Iterable[int] = ()) -> None:
        self.record.undo(by, moves, consent)
        self._follow()

    def undo_freely(self, by: int, moves: int) -> None:
        """Decision by decision, as the record wants it."""
        while moves > 0:
            size = self.record.last_decision()
            self.undo(by, size)
            moves -= size

    def read(self, lines: Iterable[str]) -> None:
        """What another process has stored."""
        for line in lines:
            problem = self.record.read_on([line.encode()])
            if problem is not None:
                raise problem
            self._follow()

    def _follow(self) -> None:
        """Keep the positions beside the moves: there is one more now, or there are fewer."""
        moves = len(self.record.moves)
        if moves > self.kept + len(self.positions):
            self.positions.append(snapshot(self.record.state))
        else:
            self.kept = min(self.kept, moves)
            del self.positions[moves - self.kept:]
