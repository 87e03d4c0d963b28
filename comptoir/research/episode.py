"""One game as reinforcement learning sees it: what PettingZoo's and Gymnasium's environments have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from comptoir.features.masks import allows, mask_of
from comptoir.kernel.chance import Chance
from comptoir.kernel.errors import IllegalAction
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY, OVER, PASS, State

LONGEST: Final = 5000  # decisions, then a game is broken off: players who never build can go on for ever
HIGHEST: Final = 1000.0  # most features lie between 0 and 1; amounts without a limit are larger, but not by far


def feature_names(game: Game) -> list[str]:
    """What each number of an observation is."""
    return list(import_module(game.package + ".encode").NAMES)


class Episode:
    """A game from a seed, and what was done in it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.state: State = game.start(seats, dict(options), Chance(seed))
        self.actions: list[int] = []
        self._width = len(game.actions)

    @property
    def actor(self) -> int:
        """Whose choice it is, or OVER."""
        return int(self.state.actor())

    def broken_off(self, longest: int) -> bool:
        """Whether it goes on after so many decisions."""
        return len(self.actions) >= longest and self.actor != OVER

    def step(self, action: int) -> None:
        """Checked: whatever comes from a network goes through here."""
        if not 0 <= action < self._width or not allows(self.state, action):
            texts = ", ".join([self.game.actions.text(a) for a in self.state.legal()])
            raise IllegalAction(f"action {action} is not allowed here; allowed are: {texts or 'none, it is over'}")
        self.state.apply(action)
        self.actions.append(action)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The features of what this seat sees: a full position is written as the seat's view of it is."""
        features: NDArray[np.float32] = self.game.encode(self.state, seat)
        return features

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for what the seat may do now: nothing when another is asked; when the game is over pass alone, since a
        distribution over no action is none."""
        actor = self.actor
        if actor == seat:
            return np.frombuffer(memoryview(mask_of(self.state, self._width)), np.int8).copy()
        mask = np.zeros(self._width, np.int8)
        if actor == OVER:
            mask[PASS] = 1
        return mask

    def record(self, names: Sequence[str] | None = None) -> Record:
        """The game so far as a record."""
        record = Record(self.game, None if names is None else list(names), seats=int(self.state.seats), seed=self.seed,
                        options=self.state.options)
        for action in self.actions:
            record.play(self.game.actions.text(action))
        return record

    def last_places(self) -> tuple[str, ...]:
        """Where the last action touched the board."""
        return self.game.actions.places(self.actions[-1]) if self.actions else ()

    def viewer(self) -> int:
        """Through whose eyes a table is shown that nobody in particular looks at: those of whoever is asked."""
        return self.actor if self.actor >= 0 else int(NOBODY)
