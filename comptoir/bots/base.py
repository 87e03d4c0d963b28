"""What a program that plays must do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from comptoir.kernel.chance import checked_seed
from comptoir.kernel.game import Game
from comptoir.kernel.state import State


@dataclass(frozen=True)
class Limit:
    """How long a bot may think about one choice; None: as long as it likes. Only a limit in rollouts gives the same
    answer on every machine."""

    seconds: float | None = None
    rollouts: int | None = None


NO_LIMIT = Limit()


class Bot:
    """A player of one title. Its choices follow from the seed and from what it was asked before, so that a match can
    be played again."""

    name = ""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = checked_seed(seed)

    def __repr__(self) -> str:
        return f"<Bot {self.name} of {self.game.slug}>"

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        """One of the legal actions, for the actor of the view."""
        raise NotImplementedError
