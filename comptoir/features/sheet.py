"""Numbers for a network, written by compiled code. Knows no game.

A cell holds the bits of a float32, so that numpy reads what was written here without a copy: `np.frombuffer(cells,
np.float32)`. A count is divided by what is usual at most. A sheet is written again and again: numbers replace those
that stood there, and a sheet remembers where its lone ones are, so that it need not wipe the zeros around them. What
seldom changes is remembered in a few words, so that the cells themselves are touched only where they change: of many
sheets most lie outside the processor's caches."""

from __future__ import annotations

from struct import pack, unpack
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from comptoir.kernel.counts import LINE

ONE: Final[i32] = 0x3F800000  # the bits of 1.0
ZERO: Final[i32] = 0
NOTHING: Final[i64] = -1  # no print
KNOWN: Final[i64] = 256  # values and divisors below this are looked up


def single(value: float) -> float:
    """The float32 that is nearest."""
    nearest: float = unpack("<f", pack("<f", value))[0]
    return nearest


def scale(most: int) -> float:
    """What a count is multiplied with when this is the most that is usual."""
    return single(1 / most)


def bits(value: float) -> int:
    """The float32 that is nearest, as a whole number of 32 bits."""
    found: int = unpack("<i", pack("<f", value))[0]
    return found


def _quotients() -> vec[i32]:
    """By divisor and value: the bits of the quotient. The product is exact before it is rounded, as a product of two
    float32 is: a network sees the same numbers wherever they were computed."""
    numbers = [0.0] * KNOWN
    for most in range(1, KNOWN):
        unit = scale(most)
        numbers += [float(value) * unit for value in range(KNOWN)]
    return vec[i32](memoryview(pack(f"<{len(numbers)}f", *numbers)).cast("i"))


QUOTIENTS: Final = _quotients()


class Sheet:
    """A row of numbers, filled from left to right. Several sheets may share their cells, each with its own part."""

    def __init__(self, cells: vec[i32], first: i64) -> None:
        self.cells = cells
        self.first = first
        self.at = first  # where the next number goes
        self.lonely = vec[i64]()  # the cells that were set by lone; from count on it is spare room
        self.count: i64 = 0
        self.prints = vec[i64]()  # by place: what is printed there, as a title numbers it
        self.notes = vec[i64]()  # what was written by members and ones_of, in that order; zero: nothing yet
        self.note: i64 = 0  # the next of them
        self.looked: i64 = 0  # means nothing

    def begin(self) -> None:
        """The next number is the first, and the lone ones are wiped out."""
        cells = self.cells
        lonely = self.lonely
        for i in range(self.count):
            cells[lonely[i]] = 0
        self.count = 0
        self.at = self.first
        self.note = 0

    def fetch(self) -> None:
        """Look at what is remembered, and do nothing: see State.fetch."""
        looked: i64 = self.count + self.note
        lonely, notes, prints = self.lonely, self.notes, self.prints
        for i in range(0, len(lonely), LINE):
            looked += lonely[i]
        for i in range(0, len(notes), LINE):
            looked += notes[i]
        for i in range(0, len(prints), LINE):
            looked += prints[i]
        self.looked = looked

    def provide(self, places: i64) -> None:
        """So many places for prints are needed."""
        while len(self.prints) < places:
            self.prints = append(self.prints, NOTHING)

    def reprint(self, place: i64, what: i64) -> bool:
        """Whether a part that seldom changes must be written: what stands there so far is something else. Parts of
        this kind are written whole, or not at all."""
        old = self.prints[place]
        self.prints[place] = what
        return old != what

    def put(self, value: i64, most: i64) -> None:
        """One number."""
        if 0 <= value < KNOWN:
            self.cells[self.at] = QUOTIENTS[most * KNOWN + value]
        else:
            self.cells[self.at] = far_quotient(value, most)
        self.at += 1

    def flag(self, yes: bool) -> None:
        self.cells[self.at] = truth(yes)
        self.at += 1

    def one_of(self, value: i64, count: i64) -> None:
        """A one in the place of the value, none where it is outside."""
        if 0 <= value < count:
            self.lone(self.at + value, ONE)
        self.at += count

    def lone(self, at: i64, what: i32) -> None:
        """A number among many zeros."""
        self.cells[at] = what
        if self.count == len(self.lonely):
            self.lonely = append(self.lonely, at)
        else:
            self.lonely[self.count] = at
        self.count += 1

    def counts(self, values: vec[i64], most: i64) -> None:
        """A number for each, all with the same divisor."""
        cells, known, at, first = self.cells, QUOTIENTS, self.at, most * KNOWN
        for i in range(len(values)):
            value = values[i]
            cells[at + i] = known[first + value] if 0 <= value < KNOWN else far_quotient(value, most)
        self.at = at + len(values)

    def counts_by(self, values: vec[i64], most: vec[i64]) -> None:
        """A number for each, all with their own divisors."""
        cells, known, at = self.cells, QUOTIENTS, self.at
        for i in range(len(values)):
            value = values[i]
            cells[at + i] = known[most[i] * KNOWN + value] if 0 <= value < KNOWN else far_quotient(value, most[i])
        self.at = at + len(values)

    def some(self, values: vec[i64], most: i64) -> None:
        """The same as counts, where most are zero."""
        self._room(len(values))
        cells, known, lonely, at, count = self.cells, QUOTIENTS, self.lonely, self.at, self.count
        first = most * KNOWN
        for i in range(len(values)):
            value = values[i]
            if value:
                cells[at + i] = known[first + value] if 0 < value < KNOWN else far_quotient(value, most)
                lonely[count] = at + i
                count += 1
        self.count = count
        self.at = at + len(values)

    def some_by(self, values: vec[i64], most: vec[i64]) -> None:
        """The same as counts_by, where most are zero."""
        self._room(len(values))
        cells, known, lonely, at, count = self.cells, QUOTIENTS, self.lonely, self.at, self.count
        for i in range(len(values)):
            value = values[i]
            if value:
                cells[at + i] = known[most[i] * KNOWN + value] if 0 < value < KNOWN else far_quotient(value, most[i])
                lonely[count] = at + i
                count += 1
        self.count = count
        self.at = at + len(values)

    def ones_of(self, values: vec[i64], count: i64) -> None:
        """The same as one_of for each, where few change from one time to the next. Like members it is called for the
        same things in the same order every time."""
        self._notebook(len(values))
        cells, notes, note, at = self.cells, self.notes, self.note, self.at
        for i in range(len(values)):
            value = values[i]
            old = notes[note + i] - 1
            if old != value:
                if 0 <= old < count:
                    cells[at + old] = ZERO
                if 0 <= value < count:
                    cells[at + value] = ONE
                notes[note + i] = value + 1
            at += count
        self.note = note + len(values)
        self.at = at

    def _notebook(self, count: i64) -> None:
        """For so many notes more."""
        while len(self.notes) < self.note + count:
            self.notes = append(self.notes, 0)

    def _room(self, count: i64) -> None:
        """For so many lone numbers more."""
        while len(self.lonely) < self.count + count:
            self.lonely = append(self.lonely, 0)

    def matches(self, values: vec[i64], what: i64) -> None:
        """By value: whether it is this one."""
        cells = self.cells
        at = self.at
        for value in values:
            cells[at] = truth(value == what)
            at += 1
        self.at = at

    def members(self, those: i64, count: i64) -> None:
        """A one for each bit that is set, of so many. It is called for the same things in the same order every
        time."""
        self._notebook(1)
        cells, at = self.cells, self.at
        end = at + count
        changed = self.notes[self.note] ^ those
        self.notes[self.note] = those
        self.note += 1
        self.at = end
        if changed:
            for i in range(at, end):
                cells[i] = ONE * i32(those & 1)  # nothing that a processor would have to guess
                those >>= 1

    def skip(self, count: i64) -> None:
        """So many zeros, where nothing but lone numbers is ever written."""
        self.at += count

    def blank(self, count: i64) -> None:
        """So many zeros."""
        cells = self.cells
        at = self.at
        for i in range(at, at + count):
            cells[i] = 0
        self.at = at + count


def truth(yes: bool) -> i32:
    if yes:  # an expression would box
        return ONE
    return ZERO


def quotient(value: i64, most: i64) -> i32:
    if 0 <= value < KNOWN:
        return QUOTIENTS[most * KNOWN + value]
    return far_quotient(value, most)


def far_quotient(value: i64, most: i64) -> i32:
    return bits(float(value) * scale(most))


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Features:
    """How a title is written as numbers. A title's own names its State where Any stands here."""

    def write(self, g: Any, seat: i64, out: Sheet) -> None:
        """What the seat may know of the position (NOBODY: a spectator). A full position is written as its view is.
        Chairs that do not exist come last, and stay zero."""
        raise NotImplementedError


def blank(length: int) -> Sheet:
    """A sheet with cells of its own. They are made here: of a vector that uncompiled code hands to compiled code, one
    reference is never given back."""
    return Sheet(vec[i32](memoryview(bytes(4 * length)).cast("i")), 0)
