"""Small helpers for counts by kind, which most of a position is made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LINE: Final[i64] = 8  # numbers of 64 bits that come from memory together


def row(n: i64, value: i64 = 0) -> vec[i64]:
    """So many cells, all alike."""
    return vec[i64]([value] * n)


def changed(cells: vec[i64], place: i64, by: i64) -> vec[i64]:
    """The same counts but for one: for rows that positions share, which are replaced and never changed."""
    copy = cells[:]
    copy[place] += by
    return copy


def replaced(cells: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The same but for one cell: likewise."""
    copy = cells[:]
    copy[place] = value
    return copy


def total(cells: vec[i64]) -> i64:
    n: i64 = 0
    for x in cells:
        n += x
    return n
