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
    a role is worth what its owner does with it, and half a payment is worth nothing. All actions are tried in the same
    deals and meet the same luck, so that none looks better for being luckier; where any of them draws, the mean over
    several deals counts. Ties go to the lowest id."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._chances = [Chance((seed + n) % SEEDS) for n in range(WORLDS)]
        self._has_sense = has_sense(game)

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = int(view.actor())
        values, lucky = self._values(view.determinize(self._chances[0]), seat, legal)
        for chance in self._chances[1:] if lucky else []:
            more, _ = self._values(view.determinize(chance), seat, legal)
            values = [value + another for value, another in zip(values, more, strict=True)]
        return legal[values.index(max(values))]

    def _values(self, world: State, seat: int, legal: Sequence[int]) -> tuple[list[float], bool]:
        """What each action is worth to the seat in this world, and whether luck had a say in any of them."""
        values, lucky = [], False
        for action in legal:
            tried = world.clone()
            tried.apply(action)
            lucky = lucky or len(tried.drawn) > 0
            values.append(self._worth(self._turn_played(tried, seat), seat))
        return values, lucky

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
