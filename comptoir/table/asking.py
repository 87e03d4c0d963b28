"""Questions to the players: may a move be taken back, may a bot have an absent player's chair, may the table close?"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ask:
    """One question, as it is stored. Who agreed is known from the answers that were stored, and from nothing else."""

    kind: str  # undo, lend, close
    by: int
    moves: int = 0  # undo: so many
    move: int = 0  # undo: the first of them, counted as in the log; it began the decision that would go back
    seat: int = -1  # lend: this chair
    bot: str = ""  # lend: to this bot
    needed: tuple[int, ...] = ()
    agreed: frozenset[int] = frozenset()
    id: int = 0  # given by the store

    def settled_by(self, seats: list[int]) -> bool:
        """Whether all have agreed when these do too."""
        return set(self.needed) <= self.agreed | set(seats)


@dataclass(frozen=True)
class Answer:
    """What somebody who holds a seat said to a question."""

    seat: int
    player: str
    yes: bool
