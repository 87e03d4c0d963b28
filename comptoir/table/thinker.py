"""Bots think here: in worker processes, so that the table stays responsive, each choice within its time."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from comptoir import load
from comptoir.bots import BOTS, Limit, make_bot
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.state import State

SECONDS = 2.0  # to think about one choice
GRACE = 8.0  # after that the worker is given up

LEVELS = tuple(BOTS)


def think(slug: str, bot: str, seed: int, view: bytes, legal: list[int], seconds: float) -> int:
    """Runs in the worker: only a view ever gets here."""
    game = load(slug)
    return make_bot(bot, game, seed).choose(game.from_bytes(view), legal, Limit(seconds=seconds))


def settle_in() -> None:
    """Runs once in each worker: Ctrl+C is for the server, which stops its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinker:
    """A few worker processes. One that hangs or dies is replaced, and the choice is made without it."""

    def __init__(self, workers: int = 1, seconds: float = SECONDS) -> None:
        self.workers = workers
        self.seconds = seconds
        self.thoughts = 0
        self.given_up = 0
        self.spent = 0.0
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), settle_in)
        return self._pool

    async def choose(self, slug: str, bot: str, view: State, legal: Sequence[int]) -> int:
        """One of the legal actions, in the time there is."""
        began = time.monotonic()
        self.thoughts += 1
        asked = (slug, bot, secrets.randbelow(SEEDS), view.to_bytes(), list(legal), self.seconds)
        try:
            running = asyncio.get_running_loop().run_in_executor(self._workers(), think, *asked)
            chosen = await asyncio.wait_for(running, self.seconds + GRACE)
        except (TimeoutError, BrokenProcessPool):
            self.given_up += 1
            self.close()
            chosen = secrets.choice(list(legal))
        self.spent += time.monotonic() - began
        return chosen

    def close(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
