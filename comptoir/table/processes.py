"""Several processes behind one address: `comptoir serve --processes N`. One that dies is started again; when their
leader is told to stop, or dies, so do they."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

AGAIN = 1.0  # seconds until one that died is started again
SHORT_LIFE = 5.0  # seconds: who dies sooner could not start
TRIES = 3  # short lives in a row, then it is given up

log = logging.getLogger("comptoir.table")


def supervise(work: Callable[[int], None], count: int) -> bool:
    """Let `work` run in so many processes, each with its number, until they are told to stop. False: they cannot be
    started. What `work` is must be something that a new process can be given."""
    context = multiprocessing.get_context("spawn")
    running: dict[int, tuple[BaseProcess, float]] = {}
    stopping = threading.Event()

    def start(number: int) -> None:
        process = context.Process(target=_led, args=(work, number, os.getpid()), name=f"comptoir-{number + 1}")
        process.start()
        running[number] = process, time.monotonic()

    def stop(*_: object) -> None:
        stopping.set()
        for process, _began in running.values():
            process.terminate()

    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, stop)
    failed = 0
    for number in range(count):
        start(number)
    while running:
        ended = wait([process.sentinel for process, _ in running.values()])
        for number, (process, began) in list(running.items()):
            if process.sentinel in ended:
                process.join()
                del running[number]
                if stopping.is_set():
                    continue
                failed = failed + 1 if time.monotonic() - began < SHORT_LIFE else 0
                log.error("process %d of %d ended with %s", number + 1, count, process.exitcode)
                if failed >= TRIES:
                    stop()
                    continue
                stopping.wait(AGAIN)
                if not stopping.is_set():
                    start(number)
    return failed < TRIES


def _led(work: Callable[[int], None], number: int, parent: int) -> None:
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    work(number)


def _leave_with(parent: int) -> None:
    """When the one that started us is gone, however it went, so are we, in good order."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGTERM)
