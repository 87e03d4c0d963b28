"""Where learner and workers meet: arrays in memory that all of them see, and a count of turns.

The games lie in two groups. While the workers step one group, the learner looks at the other, so that nobody waits for
long. A turn of a group: the learner has written an action for each game and raises `go`; each worker plays them, writes
what it now sees, and raises its own place in `done`."""

from __future__ import annotations

import ctypes
import multiprocessing as mp
import os
import time
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from comptoir import load
from comptoir.kernel.errors import ComptoirError
from comptoir.learn.tables import Table, tables
from comptoir.nets import columns_of
from comptoir.nets.worth import Worth

GROUPS: Final = 2
SPINS: Final = 200  # looks at a counter before a process lets others have its core
NAP: Final = 2e-5  # seconds
STOP: Final = -1  # a turn that ends the workers
UNTOLD: Final = -1  # no guest has chosen here
HOME: Final = 0.4  # how likely a seat is to be the network's own where others sit at the table


class WorkersGone(ComptoirError):
    """A process that stepped games has ended by itself."""


@dataclass(frozen=True)
class Seating:
    """All that a worker must know: which games it plays, and with which guests."""

    title: str
    workers: int
    games: int  # a worker's, in one group
    seats: tuple[int, ...]  # () for all that the title has
    seed: int
    guest: str  # the bot that plays the seats that are not the network's, in the games that have guests
    guests: int  # so many games of each worker and group have guests; all of them: the guest teaches
    pinned: bool  # each worker keeps to a core of its own
    worth: Worth  # what is learned of a finished game

    @property
    def lanes(self) -> int:
        """The games of a group, over all workers."""
        return self.workers * self.games

    def tables(self, worker: int, group: int) -> list[Table]:
        return tables(load(self.title), self.games, worker * GROUPS + group, self.seats)


def guests_of(seating: Seating, games: int) -> int:
    """How many of the games of a table have guests: the last ones of it."""
    return round(seating.guests * games / seating.games)


Shape = tuple[int, ...]


def layout(title: str, lanes: int) -> dict[str, tuple[DTypeLike, Shape]]:
    """The arrays of so many games, a row for each."""
    game = load(title)
    inputs = sum(end - first for first, end in columns_of(game))
    return {"obs": (np.float32, (lanes, inputs)), "mask": (np.int8, (lanes, len(game.actions))),
            "reward": (np.float32, (lanes, max(game.seats))), "end": (np.bool_, (lanes,)),
            "actor": (np.int64, (lanes,)), "seats": (np.int64, (lanes,)), "act": (np.int64, (lanes,)),
            "told": (np.int64, (lanes,)),  # what a guest has chosen, or UNTOLD
            "mine": (np.int64, (lanes,))}  # the seats that the network plays and learns from, one bit each


class Hall:
    """The arrays, and the processes that step the games."""

    def __init__(self, seating: Seating) -> None:
        from comptoir.learn.worker import work

        self.seating = seating
        spawn = mp.get_context("spawn")
        self._raw = [{name: spawn.RawArray(ctypes.c_char, nbytes(dtype, shape))
                      for name, (dtype, shape) in layout(seating.title, seating.lanes).items()}
                     for _ in range(GROUPS)]
        counts: Any = spawn.RawArray(ctypes.c_int64, GROUPS * (1 + seating.workers))
        self.arrays = [mapped(seating, raw) for raw in self._raw]
        for group in self.arrays:
            group["mine"][...] = -1
            group["told"][...] = UNTOLD
        whole = np.frombuffer(counts, np.int64)
        self._go, self._done = whole[:GROUPS], whole[GROUPS:].reshape(GROUPS, -1)
        self._turns = [1] * GROUPS
        self._workers: list[BaseProcess] = [
            spawn.Process(target=work, args=(seating, n, self._raw, counts, os.getpid()), daemon=True)
            for n in range(seating.workers)]
        for worker in self._workers:
            worker.start()

    def wait(self, group: int) -> None:
        """Until every worker has shown what it sees."""
        turn, done = self._turns[group], self._done[group]
        spins = 0
        while (done < turn).any():
            spins += 1
            if spins > SPINS:
                time.sleep(NAP)
                if spins % 20_000 == 0 and not all(worker.is_alive() for worker in self._workers):
                    raise WorkersGone("a process that played games has ended; what was learned is in the checkpoint")

    def send(self, group: int) -> None:
        """The actions are written: on with it."""
        self._turns[group] += 1
        self._go[group] = self._turns[group]

    def close(self) -> None:
        self._go[:] = STOP
        for worker in self._workers:
            worker.join(5.0)
            if worker.is_alive():
                worker.kill()

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def mapped(seating: Seating, raw: dict[str, Any]) -> dict[str, NDArray[Any]]:
    """The shared memory of a group as arrays."""
    return {name: np.frombuffer(raw[name], dtype).reshape(shape)
            for name, (dtype, shape) in layout(seating.title, seating.lanes).items()}


def nbytes(dtype: DTypeLike, shape: Shape) -> int:
    return int(np.prod(shape)) * np.dtype(dtype).itemsize
