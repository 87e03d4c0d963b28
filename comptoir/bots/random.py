"""The bot that all others must beat: every legal action is equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.bots.base import NO_LIMIT, Bot, Limit
from comptoir.kernel.chance import Chance
from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.search.playout import PLAYER_LUCK


class Random(Bot):
    """Draws from its own seed, so that the same questions get the same answers."""

    name = "random"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._luck = Chance(seed)
        self._asked = 0

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        self._asked += 1
        return legal[int(self._luck.below(len(legal), PLAYER_LUCK, self._asked))]
