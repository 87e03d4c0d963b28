"""The bot that has learned."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from comptoir.bots.base import NO_LIMIT, Bot, Limit, amount, count
from comptoir.bots.brain import Brain, brain_of
from comptoir.kernel.game import Game
from comptoir.kernel.state import State


class Net(Bot):
    """Plays what its network likes best, at once."""

    name = "net"
    settings = {"iterations": count, "seconds": amount, "file": Path}

    def __init__(self, game: Game, seed: int = 0, iterations: int | None = None, seconds: float | None = None,
                 file: Path | None = None) -> None:
        super().__init__(game, seed)
        self._brain: Brain = brain_of(game, file)
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        if len(legal) == 1:
            return legal[0]
        return legal[int(np.argmax(self._brain.scores(self._brain.think(view), legal)))]
