"""A hall whose workers are elsewhere: on the machines of a Ray cluster, while the network learns here.

What every turn sees travels over the network, so that this pays where other machines have many cores and the way to
them is short. comptoir must be installed there in the same version."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.learn.hall import GROUPS, UNTOLD, Hall, Seating, WorkersGone, layout
from comptoir.learn.worker import desks

Rows = dict[str, NDArray[Any]]

SEEN = ("obs", "mask", "reward", "end", "actor", "seats", "told", "mine")  # what a worker tells
PATIENCE = 600.0  # seconds for a turn, after which the cluster is given up


class FarWorker:
    """One process on the cluster, with its share of the games."""

    def __init__(self, seating: Seating, worker: int) -> None:
        self.rows: list[Rows] = []
        self.groups = []
        for group in range(GROUPS):
            rows = empty(seating.title, seating.games)
            self.rows.append(rows)
            self.groups.append(desks(seating, worker, group, rows))

    def look(self, group: int) -> Rows:
        return {name: self.rows[group][name] for name in SEEN}

    def turn(self, group: int, actions: NDArray[np.int64]) -> Rows:
        self.rows[group]["act"][...] = actions
        for desk in self.groups[group]:
            desk.step()
        return self.look(group)


class FarHall(Hall):
    """As the learner sees it, the same as a hall of this machine."""

    def __init__(self, seating: Seating, ray: Any) -> None:
        self.seating = seating
        self.ray = ray  # the module, connected
        self.arrays = [empty(seating.title, seating.lanes) for _ in range(GROUPS)]
        worker = self.ray.remote(num_cpus=1)(FarWorker)
        self.far = [worker.remote(seating, n) for n in range(seating.workers)]
        self.turns: list[list[Any]] = [[far.look.remote(group) for far in self.far] for group in range(GROUPS)]

    def wait(self, group: int) -> None:
        if not self.turns[group]:
            return
        try:
            seen = self.ray.get(self.turns[group], timeout=PATIENCE)
        except self.ray.exceptions.RayError as problem:
            raise WorkersGone(f"the cluster does not answer: {problem}") from None
        self.turns[group] = []
        for n, rows in enumerate(seen):
            mine = slice(n * self.seating.games, (n + 1) * self.seating.games)
            for name in SEEN:
                self.arrays[group][name][mine] = rows[name]

    def send(self, group: int) -> None:
        games = self.seating.games
        self.turns[group] = [far.turn.remote(group, self.arrays[group]["act"][n * games:(n + 1) * games].copy())
                             for n, far in enumerate(self.far)]

    def close(self) -> None:
        for far in self.far:
            self.ray.kill(far)


def empty(title: str, games: int) -> Rows:
    rows: Rows = {name: np.zeros(shape, dtype) for name, (dtype, shape) in layout(title, games).items()}
    rows["mine"][...] = -1
    rows["told"][...] = UNTOLD
    return rows
