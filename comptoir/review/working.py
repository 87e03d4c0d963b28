"""A review in worker processes: each is told the record and some moves, and answers with what it found."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache

from comptoir import load
from comptoir.kernel.record import Record
from comptoir.review.analyst import Analyst, Review
from comptoir.review.look import ROUNDS
from comptoir.threads import one_thread_each

TOGETHER = 4  # decisions that are weighed before a worker answers
NICE = 10  # reviews give way to whoever plays


def settle_in() -> None:
    """Runs once in each worker."""
    if hasattr(os, "nice"):
        os.nice(NICE)


@lru_cache(maxsize=2)
def analyst_of(text: str, rounds: int) -> Analyst:
    return Analyst(Record.from_lines([line.encode() for line in text.splitlines()], load), rounds)


def study(text: str, rounds: int, review: Review, moves: list[int]) -> Review:
    """In a worker: what there is to say of some moves."""
    return analyst_of(text, rounds).study(review, moves)


def studied_by(processes: int, text: str, review: Review, moves: list[int], rounds: int = ROUNDS) -> Iterator[Review]:
    """All of these moves, a few at a time, about in their order."""
    parts = [moves[n:n + TOGETHER] for n in range(0, len(moves), TOGETHER)]
    seen = {"chances": review["chances"]}
    one_thread_each()
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), settle_in) as pool:
        running: set[Future[Review]] = set()
        try:
            for part in parts:
                running.add(pool.submit(study, text, rounds, seen, part))
                while len(running) > processes:
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in finished)
            for future in running:
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
