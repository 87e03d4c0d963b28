"""Processes beside the server: what they have in common."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor


def settle_in() -> None:
    """Runs once in each worker. Ctrl+C is for the server, which stops its workers itself; and when the server is gone,
    however it went, so are they."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def settle_in_behind() -> None:
    """The same for work that can wait: it gives way to whoever plays."""
    settle_in()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def end(pool: ProcessPoolExecutor) -> None:
    """Now, whatever it is at."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
