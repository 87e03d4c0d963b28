"""The bot that searches."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.bots.base import NO_LIMIT, Bot, Limit, amount, count, glance_of, values_of
from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.search.mcts import Search
from comptoir.search.pace import think
from comptoir.search.race import Race

ITERATIONS = 800  # where no limit says otherwise
WORLDS = 4
AT_THE_DOOR = 0.004  # seconds kept back for the way from the question to the answer
CLEARING = 0.03  # and the part of the time that clearing the trees away takes


class Mcts(Bot):
    """Deals a few worlds from the view and grows a tree in each: see search/mcts.py. What the trees tried most, all
    in all, is played. Where the title knows good actions at a glance, whole turns are raced instead: see
    search/race.py. It thinks until the first of its limits is reached, its own or the one it is given.

    With a limit in iterations a choice follows from the view and the seed. By the clock alone it saves time: it answers
    when the choice is clear, and goes on with the trees of its last choice when it is asked again in the same turn."""

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
        self._kept: Search | None = None  # what is known of the next choice of the same turn
        self.done = 0  # iterations, so far

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        if len(legal) == 1:
            return legal[0]
        iterations = least(self._iterations, limit.iterations)
        seconds = least(self._seconds, limit.seconds)
        if iterations is None and seconds is None:
            iterations = ITERATIONS
        time = thinking_time(seconds)
        if self._glance is not None:
            race = Race(view, self._values, self._value, self._glance, self.seed)
            think(race, int(iterations or 0), time)
            self.done += race.done
            return legal[race.best()]
        search, self._kept = self._kept, None
        if search is None or iterations is not None or not search.asks(view):
            search = Search(view, self._values, self.seed, self._worlds)
        before = search.done
        think(search, int(iterations or 0), time)
        self.done += search.done - before
        chosen = legal[search.best()]
        if iterations is None and search.follow(chosen):
            self._kept = search
        return chosen

    def close(self) -> None:
        self._kept = None


def thinking_time(seconds: float | None) -> float:
    """How much of a limit is for thinking; 0: there is none."""
    return 0.0 if seconds is None else max(seconds * (1.0 - CLEARING) - AT_THE_DOOR, 0.001)


def least(one: float | None, other: float | None) -> float | None:
    """The tighter of two limits."""
    if one is None or other is None:
        return one if other is None else other
    return min(one, other)
