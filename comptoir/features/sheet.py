"""Positions as rows of whole numbers, written by compiled code. Knows no game.

A row holds counts as they are: what they are divided by for a network stands in a title's encode.py, and numpy divides
many rows at once. A row is laid down as a whole, or block by block, just before it is written on: most numbers of a
position are zero, or printed somewhere, and nothing is faster than to copy them in one piece."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, mypyc_attr

FULL: Final[i64] = 32767  # the most that a cell holds; far above what any game comes to
FOUR: Final[i64] = 4


class Pad:
    """Sheets with rows of one length. Vectors are made here: of one that uncompiled code hands to compiled code, a
    reference is never given back."""

    def __init__(self, length: i64) -> None:
        zero: i16 = 0
        self.blank = vec[i16]([zero] * length)

    def sheet(self, rows: i64 = 1) -> Sheet:
        """A new one, with room for so many rows."""
        return Sheet(self.blank, rows)


class Sheet:
    """Rows of numbers, each filled from left to right. Several numbers in one call cost little more than one."""

    def __init__(self, blank: vec[i16], rows: i64) -> None:
        self.blank = blank  # a row
        self.room = vec[i16](capacity=rows * len(blank))  # empty, and stays so: where the cells lie
        self.cells = self.room
        self.at: i64 = 0  # where the next number goes

    def wipe(self) -> None:
        """The next row is the first again. Rows stay where they are, so that numpy may go on looking at them."""
        self.cells = self.room

    def row(self) -> None:
        """Begin the next row, all zeros."""
        self.lay(self.blank)

    def lay(self, block: vec[i16]) -> None:
        """Go on with the row: these numbers, of which some are written anew, from the first of them on."""
        self.at = len(self.cells)
        self.cells = extend(self.cells, block)

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

    def few(self, values: vec[i64]) -> None:
        """The same, quicker where nearly all are zero."""
        at = self.at
        self.at = at + len(values)
        for value in values:
            if value:
                self.cells[at] = i16(value)
            at += 1

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
        end = at + count
        self.at = end
        while those and at + FOUR <= end:  # at once: a loop costs more than what is done in it
            cells[at] = i16(those & 1)
            cells[at + 1] = i16(those >> 1 & 1)
            cells[at + 2] = i16(those >> 2 & 1)
            cells[at + 3] = i16(those >> 3 & 1)
            those >>= FOUR
            at += FOUR
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
        """What the seat may know of the position (NOBODY: a spectator), in a row of its own. A full position is written
        as its view is. Chairs that do not exist come last, and stay zero."""
        raise NotImplementedError
