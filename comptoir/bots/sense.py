"""The bot with a plan: it plays its turn through before it judges an action, and minds what the others gain."""

from __future__ import annotations

from comptoir.bots.greedy import Greedy
from comptoir.kernel.state import State
from comptoir.search.turn import one_turn

OTHERS = 0.25  # how much it minds what the others gain, on average


class Sense(Greedy):
    """As greedy, but after each action it goes on as it likes best until another player is asked: a role is worth what
    its owner does with it, and half a payment is worth nothing."""

    name = "sense"

    def _judge(self, world: State) -> tuple[list[float], bool]:
        return one_turn(self._values, self._value, world, OTHERS)
