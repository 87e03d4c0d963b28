"""Many games of one title in numpy arrays: actions in, observations, masks, rewards and ends out.

    batch = Batch("san-juan", 1024, seed=1)
    seen = batch.reset()
    while training:
        seen = batch.step(policy(seen.observations, seen.masks))

The arrays are allocated once. Every step writes them anew, so copy what you keep; they cannot be written from outside.
Or they are your own: `into`. A lane whose game has ended shows the first choice of the next game, beside the rewards of
the one that ended."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np
from numpy import ndarray
from numpy.typing import ArrayLike, DTypeLike, NDArray

import comptoir
from comptoir.features.lanes import Lanes
from comptoir.kernel.actions import shown
from comptoir.kernel.chance import SEEDS, checked_seed
from comptoir.kernel.errors import BadOption, IllegalAction
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import State
from comptoir.research.forms import Write, checked_form
from comptoir.research.reward import checked_reward

STRETCH: Final = 64  # lanes; what is touched meanwhile stays in the processor's caches
WHOLE: Final = np.dtype(np.int64)  # actions as the engine takes them


class Seen(NamedTuple):
    """What a step leaves behind, one row for each lane."""

    observations: NDArray[Any]  # n × features: what the seat that is asked may know; float32 unless asked otherwise
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
    says what a finished game is worth to each seat. `dtype` is that of the observations: float32, float16 or uint8.
    `forced=False`: a choice with one legal action is not shown, but made."""

    def __init__(self, title: str, n: int, *, seats: int | None = None, seed: int | None = None,
                 options: Mapping[str, Any] | None = None, reward: str | Callable[[Outcome], list[float]] = "win",
                 max_steps: int = 5000, threads: int = 1, dtype: DTypeLike = np.float32, forced: bool = True) -> None:
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
        most = import_module(self.game.package + ".encode").MOST
        features = import_module(self.game.package + ".features").FEATURES
        self._stretch = min(STRETCH, -(-n // threads))
        self.dtype, self._form = checked_form(dtype, most)
        value = checked_reward(reward) if isinstance(reward, str) else reward
        sheets = 1 if threads == 1 else -(-n // self._stretch)
        self._lanes = lanes = Lanes(self.game, self.seats, self.options, value, features, len(most), n, self._stretch,
                                    sheets, max_steps, bool(forced))
        self._step = lanes.step if threads == 1 else self._step_in_parallel  # looked up once: steps are short
        self._counts = [np.frombuffer(memoryview(lanes.cells(which)), np.int16).reshape(-1, len(most))
                        for which in range(sheets)]
        self._observations = np.zeros((n, len(most)), self.dtype)
        self._own = Seen(read_only(self._observations), np.frombuffer(memoryview(lanes.masks), np.int8).reshape(n, -1),
                         np.frombuffer(memoryview(lanes.rewards), np.float32).reshape(n, self.seats),
                         np.frombuffer(memoryview(lanes.ends), np.bool_),
                         np.frombuffer(memoryview(lanes.cuts), np.bool_),
                         np.frombuffer(memoryview(lanes.actors), np.int64))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.into({}, fill=False)
        self.reset(secrets.randbelow(SEEDS >> 1) if seed is None else seed)

    def into(self, arrays: Mapping[str, NDArray[Any]], fill: bool = True) -> Seen:
        """From now on steps write into these arrays, called as in Seen; into the batch's own where one is missing.
        Shared memory and pinned memory need no copy then. They are only ever written, so whoever has them may change
        them. They show the position at once; `fill=False` leaves that to the next step or reset."""
        for name, array in arrays.items():
            if name not in Seen._fields:
                raise BadOption(f"a batch has no {shown(str(name))}; it has: {', '.join(Seen._fields)}")
            check_fits(name, array, getattr(self._own, name))
        for (name, one), (other_name, other) in combinations(arrays.items(), 2):
            if np.shares_memory(one, other):
                raise BadOption(f"{name} and {other_name} lie in the same memory")
        self.seen = self._own._replace(**arrays)
        target = arrays.get("observations", self._observations)
        self._writes: list[Write] = []  # by stretch
        for first in range(0, self.n, self._stretch):
            counts = self._counts[len(self._writes) % len(self._counts)]
            last = min(first + self._stretch, self.n)
            rows: Any = slice(0, last - first) if last > first + 1 else 0  # numpy is quicker with one row alone
            self._writes.append(self._form(counts[rows], target[first:last][rows]))
        self._copies = [(array, getattr(self._own, name)) for name, array in arrays.items() if name != "observations"]
        if fill:
            self._fill()
        return self.seen

    def reset(self, seed: int | None = None) -> Seen:
        """All lanes begin again with their first games: the same as before, unless there is a new seed."""
        if seed is not None:
            self.seed = checked_seed(int(seed))
        self._lanes.begin(self.seed)
        self._fill()
        return self.seen

    def step(self, actions: ArrayLike) -> Seen:
        """One action for each lane. Where one is not allowed, IllegalAction names lane and action, and nothing has
        changed."""
        if type(actions) is not ndarray or actions.dtype is not WHOLE:
            actions = self._whole(np.asarray(actions))
        self._step(actions, self._writes)
        if self._copies:
            self._copy()
        return self.seen

    def _step_in_parallel(self, actions: NDArray[np.int64], writes: list[Write]) -> None:
        assert self._pool is not None
        self._lanes.take(actions)
        list(self._pool.map(self._lanes.turn, range(len(writes)), writes))

    def _whole(self, given: NDArray[Any]) -> NDArray[np.int64]:
        """Actions of another kind as the engine takes them, if they are any."""
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"actions must be {self.n} whole numbers, one for each lane, not an array of "
                                f"{given.dtype} with shape {given.shape}")
        return np.ascontiguousarray(given, np.int64)

    def _fill(self) -> None:
        """Write all that is seen."""
        for part, write in enumerate(self._writes):
            self._lanes.show(part, write)
        self._copy()

    def _copy(self) -> None:
        """Write what compiled code has written in arrays of its own."""
        for array, own in self._copies:
            np.copyto(array, own)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each lane, all equally likely; they follow from the seed and the number of steps made."""
        return np.frombuffer(memoryview(self._lanes.random()), np.int64)

    def seeds(self) -> NDArray[np.int64]:
        """The seeds of the games that are being played."""
        played = np.frombuffer(memoryview(self._lanes.begun), np.int64) - 1
        return self.seed + np.arange(self.n) + played * self.n

    def state(self, lane: int) -> State:
        """A copy of a lane's position, to look at: its luck is the game's own."""
        return self._lanes.games[lane].clone()


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    shown_only = array.view()
    shown_only.flags.writeable = False
    return shown_only


def check_fits(name: str, array: Any, like: NDArray[Any]) -> None:
    """Whether the batch can write here what it would write there."""
    if not isinstance(array, np.ndarray):
        raise BadOption(f"{name} must be an array of numpy, not {type(array).__name__}; that of a tensor of torch is "
                        f"tensor.numpy(): the same memory")
    if array.dtype != like.dtype:
        raise BadOption(f"{name} must be {like.dtype}, not {array.dtype}")
    if array.shape != like.shape:
        raise BadOption(f"{name} must have the shape {like.shape}, not {array.shape}")
    if not array.flags.writeable:
        raise BadOption(f"{name} cannot be written: the array is read-only")
    row = array[0]
    if not row.flags.c_contiguous or (len(array) > 1 and array.strides[0] < row.nbytes):
        raise BadOption(f"each row of {name} must lie in one piece, and the next one after it; the strides are "
                        f"{array.strides}, and would be {like.strides} in an array of its own")
