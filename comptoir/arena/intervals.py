"""Shares and means over blocks, with 95 % intervals. Games of one block have the same luck and the same bots, so they
are not independent: blocks are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054  # a normal variable lies within, in 95 % of cases


@dataclass(frozen=True)
class Estimate:
    """A number and between what it lies; low and high are None when nothing can be said."""

    value: float
    low: float | None
    high: float | None
    n: float = 0  # how many cases it is made of

    def interval(self, digits: int = 6) -> list[float | None]:
        return [None if end is None else round(end, digits) for end in (self.low, self.high)]


def t_quantile(df: int) -> float:
    """The 97.5 % point of Student's t: exact for 1 and 2 degrees of freedom, else by expansion about the normal."""
    if df <= 2:
        return 12.706204736 if df == 1 else 4.302652730
    z = Z
    return (z + (z**3 + z) / (4 * df) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * df**2)
            + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * df**3)
            + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * df**4))


def mean(sums: Sequence[float], counts: Sequence[float]) -> Estimate:
    """The mean of all cases, given their sum and number block by block; the interval is Student's, over blocks."""
    total = sum(counts)
    if not total:
        return Estimate(0.0, None, None)
    value = sum(sums) / total
    error = standard_error(value, sums, counts)
    if error is None:
        return Estimate(value, None, None, total)
    half = t_quantile(len(sums) - 1) * error
    return Estimate(value, value - half, value + half, total)


def share(sums: Sequence[float], counts: Sequence[float]) -> Estimate:
    """The same for what lies between 0 and 1. The interval is Wilson's, which stays in bounds: with as many cases as
    would vary like the blocks do. Where no block differs from another, all cases count as if they were independent."""
    plain = mean(sums, counts)
    if plain.low is None or plain.high is None:
        return Estimate(plain.value, 0.0, 1.0, plain.n)
    t = t_quantile(len(sums) - 1)
    error = (plain.high - plain.value) / t
    p = min(max(plain.value, 0.0), 1.0)
    spread = p * (1 - p)
    cases = spread / error**2 if spread > 1e-12 and error > 1e-9 else plain.n
    middle = (p + t * t / (2 * cases)) / (1 + t * t / cases)
    half = t / (1 + t * t / cases) * sqrt(spread / cases + t * t / (4 * cases * cases))
    return Estimate(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)), plain.n)


def standard_error(value: float, sums: Sequence[float], counts: Sequence[float]) -> float | None:
    """Of a ratio of sums over blocks; None with a single block."""
    blocks = len(sums)
    if blocks < 2:
        return None
    squares = sum([(total - value * count) ** 2 for total, count in zip(sums, counts, strict=True)])
    return sqrt(blocks / (blocks - 1) * squares) / sum(counts)
