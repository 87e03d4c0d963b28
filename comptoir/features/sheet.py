"""Positions as rows of whole numbers, written by compiled code. Knows no game.

A row holds counts as they are: what they are divided by for a network stands in a title's encode.py, and numpy divides
many rows at once. A sheet is blank when it is written on, and written once: most numbers of a position are zero, and
nothing wipes them out faster than new memory that is cleared as a whole."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

FULL: Final[i64] = 32767  # the most that a cell holds; far above what any game comes to


def blank(size: i64) -> vec[i16]:
    """So many zeros. A copy of them (`[:]`) is made faster."""
    zero: i16 = 0
    return vec[i16]([zero] * size)


def sheet_of(size: i64) -> Sheet:
    """A sheet for so many numbers. Its cells are made here: of a vector that uncompiled code hands to compiled code,
    one reference is never given back."""
    return Sheet(blank(size))


class Sheet:
    """Rows of numbers, filled from left to right. Several numbers in one call cost little more than one."""

    def __init__(self, cells: vec[i16]) -> None:
        self.cells = cells  # zeros
        self.at: i64 = 0  # where the next number goes

    def put(self, value: i64) -> None:
        """One number."""
        self.cells[self.at] = i16(min(value, FULL))
        self.at += 1

    def three(self, a: i64, b: i64, c: i64) -> None:
        cells, at = self.cells, self.at
        cells[at] = i16(min(a, FULL))
        cells[at + 1] = i16(min(b, FULL))
        cells[at + 2] = i16(min(c, FULL))
        self.at = at + 3

    def five(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        cells, at = self.cells, self.at
        cells[at] = i16(min(a, FULL))
        cells[at + 1] = i16(min(b, FULL))
        cells[at + 2] = i16(min(c, FULL))
        cells[at + 3] = i16(min(d, FULL))
        cells[at + 4] = i16(min(e, FULL))
        self.at = at + 5

    def one_of(self, value: i64, count: i64) -> None:
        """A one in the place of the value, none where it is outside."""
        if 0 <= value < count:
            self.cells[self.at + value] = 1
        self.at += count

    def counts(self, values: vec[i64]) -> None:
        """A number for each."""
        cells, at = self.cells, self.at
        for value in values:
            cells[at] = i16(value)
            at += 1
        self.at = at

    def span(self, values: vec[i64], first: i64, count: i64) -> None:
        """So many of the numbers, from the first on."""
        cells, at = self.cells, self.at
        for i in range(first, first + count):
            cells[at] = i16(values[i])
            at += 1
        self.at = at

    def matches(self, values: vec[i64], what: i64) -> None:
        """By value: whether it is this one."""
        cells, at = self.cells, self.at
        for value in values:
            cells[at] = i16(value == what)
            at += 1
        self.at = at

    def members(self, those: i64, count: i64) -> None:
        """A one for each bit that is set, of so many."""
        cells, at = self.cells, self.at
        self.at = at + count
        while those:
            cells[at] = i16(those & 1)
            those >>= 1
            at += 1

    def skip(self, count: i64) -> None:
        """So many zeros."""
        self.at += count


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Features:
    """How a title is written as numbers. A title's own names its State where Any stands here."""

    def write(self, g: Any, seat: i64, out: Sheet) -> None:
        """What the seat may know of the position (NOBODY: a spectator), in a row of zeros. A full position is written
        as its view is. Chairs that do not exist come last, and stay zero."""
        raise NotImplementedError
