"""Many games, on several processes. Each is a function of the plan and its number, so it does not matter who plays it
or when."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from comptoir.arena.schedule import Plan
from comptoir.kernel.errors import BadOption, ComptoirError
from comptoir.threads import one_thread_each

MOST_JOBS = 256
AHEAD = 2  # games that wait for each process

Result = TypeVar("Result")
Work = Callable[[Plan, int], Result]


def checked_jobs(jobs: int) -> int:
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOption(f"--jobs {jobs} is not possible; it can be: 1 to {MOST_JOBS}")
    return jobs


def run_games(work: Work[Result], plan: Plan, todo: Iterable[int], jobs: int = 1) -> Iterator[Result]:
    """work(plan, game) for each game, in the order in which they are done."""
    if jobs == 1:
        for game in todo:
            yield work(plan, game)
        return
    left = iter(todo)
    running: set[Future[Result]] = set()
    others = set(multiprocessing.active_children())
    one_thread_each()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=follow_parent)
    try:
        while True:
            with quiet():
                for game in left:
                    running.add(pool.submit(work, plan, game))
                    if len(running) >= AHEAD * jobs:
                        break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise ComptoirError("a process that played came to a sudden end (was there enough memory?); "
                            "a run with --out can be continued") from None
    finally:
        if running:  # somebody stopped us: nobody waits for games that may take an hour
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Ctrl-C is for the process that was started: those it starts here inherit that they do not hear it. It is put off
    meanwhile, not lost."""
    if not hasattr(signal, "pthread_sigmask"):  # a system without signal masks
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent() -> None:
    """A process that plays ends with the one that asked it to, however that ended."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
