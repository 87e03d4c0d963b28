"""Bots think here: in worker processes, so that the table stays responsive, each choice within its time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from comptoir import bots, engine, load
from comptoir.bots import Limit, make_bot
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.state import State
from comptoir.table.workers import end, settle_in
from comptoir.threads import one_thread_each

SECONDS = 2.0  # to think about one choice
WORKERS = 4  # choices that are thought about at the same time
GRACE = 8.0  # seconds beyond its time after which a worker is given up

LEVELS = tuple(bots.LEVELS)  # what people choose from; the only bots that a page can ask for
MEDIUM = "medium"

log = logging.getLogger("comptoir.table")


def think(slug: str, bot: str, seed: int, view: bytes, legal: list[int], seconds: float) -> int:
    """Runs in the worker: only a view ever gets here."""
    game = load(slug)
    return make_bot(bot, game, seed).choose(game.from_bytes(view), legal, Limit(seconds=seconds))


class Worker:
    """One process that thinks about one choice at a time; started when it is first needed, again when it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._engine = engine.folder()

    async def choose(self, asked: tuple[str, str, int, bytes, list[int], float], patience: float) -> int:
        """TimeoutError when it takes too long, BrokenProcessPool when the process dies."""
        if self._engine != (there := engine.folder()):  # it has been compiled meanwhile: from now on, think with it
            self.end()
            self._engine = there
        if self._pool is None:
            one_thread_each()
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_in)
        running = asyncio.get_running_loop().run_in_executor(self._pool, think, *asked)
        return await asyncio.wait_for(running, patience)

    def end(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None


class Thinker:
    """A few workers. When more choices wait than there are workers, each gets its share of the time, so that nobody
    waits longer for a bot. A worker that hangs or dies is replaced, and the choice is left to luck."""

    def __init__(self, workers: int = WORKERS, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.thoughts = 0
        self.given_up = 0
        self.spent = 0.0
        self.waiting = 0
        self._all = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, slug: str, bot: str, view: State, legal: Sequence[int]) -> int:
        """One of the legal actions, in the time there is."""
        began = time.monotonic()
        self.thoughts += 1
        self.waiting += 1
        try:
            worker = await self._free.get()
            try:
                return await self._choose(worker, slug, bot, view, list(legal))
            finally:
                self._free.put_nowait(worker)
        finally:
            self.waiting -= 1
            self.spent += time.monotonic() - began

    async def _choose(self, worker: Worker, slug: str, bot: str, view: State, legal: list[int]) -> int:
        seconds = self.seconds * min(1.0, len(self._all) / self.waiting)
        try:
            chosen = await worker.choose((slug, bot, secrets.randbelow(SEEDS), view.to_bytes(), legal, seconds),
                                         seconds + GRACE)
            if chosen in legal:
                return chosen
            log.error("%s chose %s at %s, which is not allowed there", bot, chosen, slug)
        except (TimeoutError, BrokenProcessPool) as problem:
            worker.end()
            log.error("%s did not choose at %s in time: %s", bot, slug, type(problem).__name__)
        except Exception:
            log.exception("%s could not choose at %s", bot, slug)
        self.given_up += 1
        return secrets.choice(legal)

    def close(self) -> None:
        for worker in self._all:
            worker.end()
