"""Many games stepped together in compiled code: actions in; observations, masks, rewards and ends out.

    batch = Batch("san-juan", 1024, seed=1)
    seen = batch.reset()
    while training:
        seen = batch.step(policy(seen.observations, seen.masks))

The arrays are allocated once. Every step writes them anew, so copy what you keep; they cannot be written from outside.
A lane whose game has ended shows the first choice of the next game, beside the rewards of the one that ended."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

import comptoir
from comptoir.features.lanes import Lanes
from comptoir.kernel.chance import SEEDS, checked_seed
from comptoir.kernel.errors import BadOption, IllegalAction
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import State
from comptoir.research.reward import checked_reward


class Seen(NamedTuple):
    """What a step leaves behind, one row for each lane."""

    observations: NDArray[np.float32]  # n × features: what the seat that is asked may know
    masks: NDArray[np.int8]  # n × actions: 1 for what it may do; .view(bool) costs nothing
    rewards: NDArray[np.float32]  # n × seats: zero unless the step ended the lane's game
    ends: NDArray[np.bool_]  # n: the step ended the lane's game, and the next one has begun
    cuts: NDArray[np.bool_]  # n: it was broken off after max_steps decisions, without a reward
    actors: NDArray[np.int64]  # n: the seat that is asked


def runs_in_parallel() -> bool:
    """Whether threads of this Python run at the same time: only where it was built, and runs, without its global
    lock."""
    return not getattr(sys, "_is_gil_enabled", lambda: True)()


class Batch:
    """So many games of a title. The k-th game of lane i (both from 0 on) is the one that `comptoir.load(title).new`
    gives for the seed `seed + i + k * n`. `reward` is "win" or "place", as in the other interfaces, or a function that
    says what a finished game is worth to each seat."""

    def __init__(self, title: str, n: int, *, seats: int | None = None, seed: int | None = None,
                 options: Mapping[str, Any] | None = None, reward: str | Callable[[Outcome], list[float]] = "win",
                 max_steps: int = 5000, threads: int = 1) -> None:
        for name, count in (("n", n), ("max_steps", max_steps), ("threads", threads)):
            if type(count) is not int or count < 1:
                raise BadOption(f"{name} cannot be {count}; it can be: 1 or more")
        if threads > 1 and not runs_in_parallel():
            raise BadOption("threads must be 1 here: this Python runs one at a time (free-threaded builds do not)")
        self.game = comptoir.load(title)
        if title not in comptoir.titles():
            raise BadOption(f"{title} has no features; titles that have are: {', '.join(comptoir.titles())}")
        self.n = n
        self.seats = self.game.checked_seats(seats)
        self.options = self.game.checked_options(self.seats, options)
        self.max_steps = max_steps
        self._value = checked_reward(reward) if isinstance(reward, str) else reward
        self._parts = [(n * part // threads, n * (part + 1) // threads) for part in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(secrets.randbelow(SEEDS >> 1) if seed is None else seed)

    def reset(self, seed: int | None = None) -> Seen:
        """All lanes begin again with their first games: the same as before, unless there is a new seed."""
        if seed is not None:
            self.seed = checked_seed(int(seed))
        package = self.game.package
        length = len(import_module(package + ".encode").NAMES)
        self._lanes = lanes = Lanes(self.game, self.seats, self.options, self._value,
                                    import_module(package + ".features").FEATURES, length, self.n, self.seed,
                                    self.max_steps)
        self._turn = 0
        self.seen = Seen(np.frombuffer(memoryview(lanes.observations), np.float32).reshape(self.n, length),
                         np.frombuffer(memoryview(lanes.masks), np.int8).reshape(self.n, -1),
                         np.frombuffer(memoryview(lanes.rewards), np.float32).reshape(self.n, self.seats),
                         np.frombuffer(memoryview(lanes.ends), np.bool_),
                         np.frombuffer(memoryview(lanes.cuts), np.bool_),
                         np.frombuffer(memoryview(lanes.actors), np.int64))
        return self.seen

    def step(self, actions: ArrayLike) -> Seen:
        """One action for each lane. Where one is not allowed, IllegalAction names lane and action, and nothing has
        changed."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"actions must be {self.n} whole numbers, one for each lane, not an array of "
                                f"{given.dtype} with shape {given.shape}")
        self._lanes.take(np.ascontiguousarray(given, dtype=np.int64))
        self._turn += 1
        if self._pool is None:
            self._lanes.advance(0, self.n)
        else:
            list(self._pool.map(lambda part: self._lanes.advance(*part), self._parts))
        return self.seen

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each lane, all equally likely; they follow from the seed and the number of steps made."""
        return np.frombuffer(memoryview(self._lanes.random(self._turn)), np.int64)

    def seeds(self) -> NDArray[np.int64]:
        """The seeds of the games that are being played."""
        played = np.frombuffer(memoryview(self._lanes.begun), np.int64) - 1
        return self.seed + np.arange(self.n) + played * self.n

    def state(self, lane: int) -> State:
        """A copy of a lane's position, to look at: its luck is the game's own."""
        return self._lanes.games[lane].clone()
