"""How many threads numpy multiplies with, one; and which cores there are for us.

What networks multiply here is small, and processes are many. A library that splits such a product among all cores has
threads wait for each other most of the time: two searches side by side on two cores took three times as long as they
do in one thread each. Whoever sets one of these variables means it, and is left alone."""

from __future__ import annotations

import os
from typing import Final

VARIABLES: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def cores() -> list[int]:
    """Those that this process may use: somebody may have given it a few of them."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def one_thread_each() -> None:
    """For the processes that are started from now on, and for this one if it has not imported numpy yet."""
    for name in VARIABLES:
        os.environ.setdefault(name, "1")
