"""The bot that plays its own turn through and takes what the title's hand-made evaluation likes best."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from comptoir.bots.base import NO_LIMIT, Bot, Limit
from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.game import Game
from comptoir.kernel.state import State

WORLDS = 4  # how many deals a choice is judged by when luck has a say in it
LONGEST_TURN = 40  # further choices of the same turn that are looked at
WIDEST_TURN = 250  # and how many positions that may take: turns with many ways to go are looked at less far
OTHERS = 0.25  # how much it minds what the others gain, on average


class Greedy(Bot):
    """Tries every action in a position dealt from the view, and goes on as it likes best until another player is asked:
    a role is worth what its owner does with it, and half a payment is worth nothing. All actions meet the same luck,
    so that none looks better for being luckier; where luck is drawn, the mean over several deals counts. Ties go to
    the lowest id."""

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
            lucky = len(world.drawn) > 0
            value += self._worth(self._turn_played(world, seat), seat)
            if n == 0 and not lucky:
                return value
        return value / len(self._chances)

    def _turn_played(self, world: State, seat: int) -> State:
        """The position once another player is asked, this one having always taken what it liked best."""
        looked = 0
        for _ in range(LONGEST_TURN):
            legal = world.legal()
            looked += len(legal)
            if int(world.actor()) != seat or looked > WIDEST_TURN:
                break
            best, best_value = world, float("-inf")
            for action in legal:
                child = world.clone()
                child.apply(action)
                value = self._worth(child, seat)
                if value > best_value:
                    best, best_value = child, value
            world = best
        return world

    def _worth(self, state: State, seat: int) -> float:
        if not self._has_sense:
            return float(state.scores()[seat][0])  # a title without an evaluation: the points there are
        values = self.game.values(state)
        return values[seat] - OTHERS * (sum(values) - values[seat]) / (len(values) - 1)


def has_sense(game: Game) -> bool:
    """Whether the title has an evaluation; a title in the making may not."""
    try:
        return find_spec(game.package + ".sense") is not None
    except ModuleNotFoundError:  # the title is a single file
        return False
