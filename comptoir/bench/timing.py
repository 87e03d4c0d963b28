"""Measuring: units of work a second, as the median of a few runs."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

Figures = dict[str, Any]
REPEATS = 3


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Units of work a second; work(n) does the n-th batch and says how many units it was."""
    rates = []
    batch = 0
    for _ in range(REPEATS):
        start, units = perf_counter(), 0
        while not units or perf_counter() - start < seconds / REPEATS:
            units += work(batch)
            batch += 1
        rates.append(units / (perf_counter() - start))
    return median(rates)


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """What one call from Python takes."""
    def work(_: int) -> int:
        for _ in range(20):
            call()
        return 20
    return round(1e6 / per_second(work, seconds), 2)
