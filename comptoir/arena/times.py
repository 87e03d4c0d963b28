"""How long choices took: counted in narrow classes, so that millions of them stay small."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, log
from typing import Any

STEP = log(1.04)  # classes are 4 % wide
LEAST = 1e-6  # seconds; everything shorter is in class 0


class Times:
    """Durations in seconds. Quantiles are right to 2 %, the longest is exact."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.most = 0.0

    def add(self, seconds: float) -> None:
        bucket = max(0, ceil(log(seconds / LEAST) / STEP)) if seconds > LEAST else 0
        self.counts[bucket] = self.counts.get(bucket, 0) + 1
        self.most = max(self.most, seconds)

    def merge(self, other: Times) -> None:
        for bucket, n in other.counts.items():
            self.counts[bucket] = self.counts.get(bucket, 0) + n
        self.most = max(self.most, other.most)

    def total(self) -> int:
        return sum(self.counts.values())

    def quantile(self, share: float) -> float:
        """The duration that this share of the choices does not exceed; 0 when there are none."""
        left = share * self.total()
        for bucket in sorted(self.counts):
            left -= self.counts[bucket]
            if left <= 0:
                return min(LEAST * float((1.04) ** (bucket - 0.5)), self.most)
        return self.most

    def to_json(self) -> list[Any]:
        return [round(self.most, 6), sorted(self.counts.items())]

    @staticmethod
    def from_json(data: Any) -> Times:
        times = Times()
        times.most = float(data[0])
        times.counts = {int(bucket): int(n) for bucket, n in data[1]}
        return times

    @staticmethod
    def together(some: Iterable[Times]) -> Times:
        whole = Times()
        for times in some:
            whole.merge(times)
        return whole


def figures(times: Mapping[str, Times]) -> dict[str, dict[str, float | int]]:
    """For the report, by bot, in milliseconds."""
    return {name: {"moves": each.total(), "p50_ms": round(each.quantile(0.5) * 1e3, 3),
                   "p95_ms": round(each.quantile(0.95) * 1e3, 3), "max_ms": round(each.most * 1e3, 3)}
            for name, each in times.items()}
