"""The bot that takes what looks best at once."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.bots.base import NO_LIMIT, Bot, Limit, amount, values_of
from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.search.playout import PLAYER_LUCK
from comptoir.search.turn import one_ply

WORLDS = 4  # how many deals a choice is judged by when luck has a say in it
FINE = 1 << 20  # steps in which noise is drawn


class Greedy(Bot):
    """Tries every action in a position dealt from the view and takes the one after which the title's evaluation is
    highest for its own seat. All actions are tried in the same deals and meet the same luck, so that none looks better
    for being luckier; where any of them draws, the mean over several deals counts. Ties go to the lowest id. With
    `noise=n` it misjudges every action by up to n points either way."""

    name = "greedy"
    settings = {"noise": amount}

    def __init__(self, game: Game, seed: int = 0, noise: float = 0.0) -> None:
        super().__init__(game, seed)
        self._values, self._value = values_of(game)
        self._chances = [Chance((seed + n) % SEEDS) for n in range(WORLDS)]
        self._noise = noise
        self._drawn = 0

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        if len(legal) == 1:
            return legal[0]
        worths, lucky = self._judge(view.determinize(self._chances[0]))
        for chance in self._chances[1:] if lucky else []:
            more, _ = self._judge(view.determinize(chance))
            worths = [worth + another for worth, another in zip(worths, more, strict=True)]
        if self._noise:
            scale = self._noise * (WORLDS if lucky else 1)
            worths = [worth + scale * self._error() for worth in worths]
        return legal[worths.index(max(worths))]

    def _judge(self, world: State) -> tuple[list[float], bool]:
        return one_ply(self._values, world, 0.0)

    def _error(self) -> float:
        """From -1 to 1, drawn from the bot's own seed."""
        self._drawn += 1
        return int(self._chances[0].below(FINE, PLAYER_LUCK, self._drawn)) / (FINE / 2) - 1.0
