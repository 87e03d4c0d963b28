"""A process that steps games: it writes what each seat sees, and plays what the learner chose.

Some games may have guests: bots that choose by themselves, in the seats that are not the network's. Where a guest plays
every seat of every game, it is a teacher."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir import load
from comptoir.bots import Bot, make_bot
from comptoir.learn.hall import GROUPS, HOME, NAP, SPINS, UNTOLD, Seating, guests_of, mapped
from comptoir.nets import columns_of
from comptoir.research.batch import Batch
from comptoir.threads import cores

FAR: int = 1_000_000_007  # between the seeds of two batches: none plays the games of another
ORPHAN_CHECK: int = 5_000  # naps between two looks at whether the learner is still there


class Desk:
    """The games of one kind that a worker plays, and their rows in the shared arrays: the batch writes there itself."""

    def __init__(self, batch: Batch, rows: dict[str, NDArray[Any]], columns: list[list[int]], guests: list[int],
                 teaching: bool, bot: Bot | None) -> None:
        self.batch = batch
        self.rows = rows
        self.guests = guests  # the games that have them
        self.teaching = teaching
        self.bot = bot
        self.luck = Random(batch.seed)
        rows["seats"][...] = batch.seats
        rows["reward"][...] = 0.0
        shared = {"masks": rows["mask"], "rewards": rows["reward"][:, :batch.seats], "ends": rows["end"],
                  "actors": rows["actor"]}
        self.parts: list[tuple[int, int, int]] = []  # which features go where
        if columns == [[0, batch.seen.observations.shape[1]]]:
            shared["observations"] = rows["obs"]
        else:  # the network does not look at all of them
            at = 0
            for first, end in columns:
                self.parts.append((first, end, at))
                at += end - first
        batch.into(shared)
        for lane in guests:
            self.seat(lane)
        self.show()

    def step(self) -> None:
        self.batch.step(self.rows["act"])
        self.show()

    def show(self) -> None:
        seen, rows = self.batch.seen, self.rows
        for first, end, at in self.parts:
            rows["obs"][:, at:at + end - first] = seen.observations[:, first:end]
        for lane in self.guests:
            if seen.ends[lane]:
                self.seat(lane)
            rows["told"][lane] = self.ask(lane)

    def seat(self, lane: int) -> None:
        """Which seats of a new game are the network's: one at least, unless it is there to be taught."""
        own = 0 if self.teaching else 1 << self.luck.randrange(self.batch.seats)
        for seat in range(self.batch.seats):
            if not self.teaching and self.luck.random() < HOME:
                own |= 1 << seat
        self.rows["mine"][lane] = own

    def ask(self, lane: int) -> int:
        """What the guest does, if it is a guest's turn."""
        seat = int(self.batch.seen.actors[lane])
        if int(self.rows["mine"][lane]) >> seat & 1 or self.bot is None:
            return UNTOLD
        state = self.batch.state(lane)
        return self.bot.choose(state.view(seat), state.legal())


def work(seating: Seating, worker: int, raw: list[dict[str, Any]], counts: Any, parent: int) -> None:
    """Runs in the process, until the learner says stop or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the learner, which stops its workers
    if seating.pinned:
        with contextlib.suppress(OSError, AttributeError):
            ours = cores()
            os.sched_setaffinity(0, {ours[(worker + 1) % len(ours)]})
    whole = np.frombuffer(counts, np.int64)
    go, done = whole[:GROUPS], whole[GROUPS:].reshape(GROUPS, -1)
    groups = []
    for group in range(GROUPS):
        mine = slice(worker * seating.games, (worker + 1) * seating.games)
        groups.append(desks(seating, worker, group, {name: array[mine] for name, array in
                                                     mapped(seating, raw[group]).items()}))
        done[group, worker] = 1
    turns = [2] * GROUPS
    group = 0
    while True:
        spins = 0
        while 0 <= go[group] < turns[group]:
            spins += 1
            if spins > SPINS:
                time.sleep(NAP)
                if spins % ORPHAN_CHECK == 0 and os.getppid() != parent:
                    return
        if go[group] < 0:
            return
        for desk in groups[group]:
            desk.step()
        done[group, worker] = turns[group]
        turns[group] += 1
        group = (group + 1) % GROUPS


def desks(seating: Seating, worker: int, group: int, arrays: dict[str, NDArray[Any]]) -> list[Desk]:
    """The games of a worker and group; the arrays are its own rows."""
    game = load(seating.title)
    columns = columns_of(game)
    found = []
    at = 0
    bot = make_bot(seating.guest, game, seating.seed + worker) if seating.guests else None
    for n, table in enumerate(seating.tables(worker, group)):
        seed = seating.seed + FAR * (len(game.seats) * (GROUPS * worker + group) + n)
        batch = Batch(seating.title, table.games, seats=table.seats, options=table.options, seed=seed,
                      reward=seating.worth)
        rows = {name: array[at:at + table.games] for name, array in arrays.items()}
        guests = list(range(table.games - guests_of(seating, table.games), table.games))  # the last ones
        found.append(Desk(batch, rows, columns, guests, seating.guests == seating.games, bot))
        at += table.games
    return found
