"""The bot that looks one action ahead and takes what the title's hand-made evaluation likes best."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from comptoir.bots.base import NO_LIMIT, Bot, Limit
from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.game import Game
from comptoir.kernel.state import State

WORLDS = 4  # how many deals a choice is judged by when luck has a say in it


class Greedy(Bot):
    """Tries every action in a position dealt from the view. All actions meet the same luck, so that none looks better
    for being luckier; where luck is drawn, the mean over several deals counts. Ties go to the lowest id."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._chances = [Chance((seed + n) % SEEDS) for n in range(WORLDS)]
        self._has_sense = has_sense(game)

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = int(view.actor())
        worlds: list[State] = []
        best, best_value = legal[0], float("-inf")
        for action in legal:
            value = self._value(view, worlds, seat, action)
            if value > best_value:
                best, best_value = action, value
        return best

    def _value(self, view: State, worlds: list[State], seat: int, action: int) -> float:
        """What the action is worth to the seat. Worlds are dealt as they are needed."""
        value = 0.0
        for n, chance in enumerate(self._chances):
            if n == len(worlds):
                worlds.append(view.determinize(chance))
            world = worlds[n].clone()
            world.apply(action)
            value += self._worth(world, seat)
            if n == 0 and not world.drawn:
                return value
        return value / len(self._chances)

    def _worth(self, state: State, seat: int) -> float:
        if self._has_sense:
            return self.game.values(state)[seat]
        return float(state.scores()[seat][0])  # a title without an evaluation: the points there are


def has_sense(game: Game) -> bool:
    """Whether the title has an evaluation; a title in the making may not."""
    try:
        return find_spec(game.package + ".sense") is not None
    except ModuleNotFoundError:  # the title is a single file
        return False
