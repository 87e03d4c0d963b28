"""The bot that has learned."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from comptoir.bots.base import NO_LIMIT, Bot, Limit, amount, count, glance_of
from comptoir.bots.mcts import least, thinking_time
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.state import State

WORLDS = 4


class Net(Bot):
    """Plays what its network likes best, at once. With `iterations` or `seconds` it looks ahead first, with the network
    in the place of hand-made evaluations: see ahead.py. With a limit in iterations a choice follows from the view and
    the seed; by the clock alone it answers when the choice is clear.

    The network is the one that comes with the package, or the `file` that comptoir learn has written."""

    name = "net"
    settings = {"iterations": count, "seconds": amount, "worlds": count, "file": Path}

    def __init__(self, game: Game, seed: int = 0, iterations: int | None = None, seconds: float | None = None,
                 worlds: int = WORLDS, file: Path | None = None) -> None:
        super().__init__(game, seed)
        try:
            self._ahead = import_module("comptoir.bots.ahead")
            brain = import_module("comptoir.bots.brain")
        except ModuleNotFoundError as problem:
            raise BadOption(f"the bot net needs {problem.name}: pip install 'comptoir[table]' brings it") from None
        self._brain = brain.brain_of(game, file)
        self._iterations = iterations
        self._seconds = seconds
        self._worlds = worlds
        self._wide = glance_of(game) is not None  # a turn has very many ways to go

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        if len(legal) == 1:
            return legal[0]
        return legal[int(self._place(view, legal, limit))]

    def _place(self, view: State, legal: Sequence[int], limit: Limit) -> Any:
        """Of what is chosen, among the legal actions."""
        if self._iterations is None and self._seconds is None:
            return self._brain.favourite(view, legal)
        iterations = int(least(self._iterations, limit.iterations) or 0)
        time = thinking_time(least(self._seconds, limit.seconds))
        if self._wide:
            return self._ahead.think_race(self._brain, view, self.seed, iterations, time)
        return self._ahead.think_tree(self._brain, view, self.seed, self._worlds, iterations, time)
