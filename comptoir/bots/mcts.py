"""The bot that searches."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.bots.base import NO_LIMIT, Bot, Limit, amount, count, glance_of, values_of
from comptoir.kernel.game import Game
from comptoir.kernel.race import Race
from comptoir.kernel.search import Search
from comptoir.kernel.state import State

ITERATIONS = 800  # where no limit says otherwise
WORLDS = 4
AT_THE_DOOR = 0.004  # seconds kept back for the way from the question to the answer
CLEARING = 0.03  # and the part of the time that clearing the trees away takes


class Mcts(Bot):
    """Deals a few worlds from the view and grows a tree in each: see kernel/search.py. What the trees tried most, all
    in all, is played. It thinks until the first of its limits is reached, its own or the one it is given."""

    name = "mcts"
    settings = {"iterations": count, "seconds": amount, "worlds": count}

    def __init__(self, game: Game, seed: int = 0, iterations: int | None = None, seconds: float | None = None,
                 worlds: int = WORLDS) -> None:
        super().__init__(game, seed)
        self._values, self._value = values_of(game)
        self._glance = glance_of(game)
        self._iterations = iterations
        self._seconds = seconds
        self._worlds = worlds

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        if len(legal) == 1:
            return legal[0]
        iterations = least(self._iterations, limit.iterations)
        seconds = least(self._seconds, limit.seconds)
        if iterations is None and seconds is None:
            iterations = ITERATIONS
        time = max(seconds * (1.0 - CLEARING) - AT_THE_DOOR, 0.001) if seconds is not None else 0.0
        if self._glance is not None:
            race = Race(view, self._values, self._value, self._glance, self.seed)
            race.run(int(iterations or 0), time)
            return legal[race.best()]
        search = Search(view, self._values, self._value, self.seed, self._worlds)
        search.run(int(iterations or 0), time)
        return legal[search.best()]


def least(one: float | None, other: float | None) -> float | None:
    """The tighter of two limits."""
    if one is None or other is None:
        return one if other is None else other
    return min(one, other)
