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
    for being luckier; where luck is drawn, the mean over several deals counts. Ties go to the lowest id.

    A choice may be asked in parts: how many colonists here, how many there. Half of such a choice is worth little, so
    it is judged by how the rest could be answered, with the lowest ids or with the highest, whichever is better."""

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
        step = view.step()
        value = 0.0
        for n, chance in enumerate(self._chances):
            if n == len(worlds):
                worlds.append(view.determinize(chance))
            world = worlds[n].clone()
            world.apply(action)
            lucky = len(world.drawn) > 0
            value += self._ended(world, seat, step)
            if n == 0 and not lucky:
                return value
        return value / len(self._chances)

    def _ended(self, world: State, seat: int, step: str) -> float:
        """The worth of the position once no further part of the same choice is asked."""
        if not in_parts(world, seat, step):
            return self._worth(world, seat)
        other = world.clone()
        while in_parts(world, seat, step):
            world.apply(world.legal()[0])
        while in_parts(other, seat, step):
            other.apply(other.legal()[-1])
        return max(self._worth(world, seat), self._worth(other, seat))

    def _worth(self, state: State, seat: int) -> float:
        if self._has_sense:
            return self.game.values(state)[seat]
        return float(state.scores()[seat][0])  # a title without an evaluation: the points there are


def in_parts(world: State, seat: int, step: str) -> bool:
    """Whether the seat is asked the same thing again, and luck has had no say in between."""
    return not world.drawn and int(world.actor()) == seat and world.step() == step


def has_sense(game: Game) -> bool:
    """Whether the title has an evaluation; a title in the making may not."""
    try:
        return find_spec(game.package + ".sense") is not None
    except ModuleNotFoundError:  # the title is a single file
        return False
