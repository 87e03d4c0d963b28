"""Sets of small whole numbers, as the bits of one number: regions, places, kinds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.kernel.counts import row

MOST: Final[i64] = 62  # members of a set: from 2**62 on a number would be boxed

# Every six bits in a row of this number are different ones, and times a bit it shows those that tell its place. Only
# they are looked at, so that it does not matter how much of the product there is room for.
SEQUENCE: Final[i64] = 0x03F79D71B4CB0A89
SHOWN: Final[i64] = 58  # so many bits come after the six


def _places() -> vec[i64]:
    places = row(64)
    bit: i64 = 1
    for place in range(MOST):
        places[bit * SEQUENCE >> SHOWN & 63] = place
        bit += bit
    return places


PLACE: Final = _places()  # by what a bit shows there: its place

PAIRS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def lowest(bits: i64) -> i64:
    """The first member of a set that is not empty."""
    return PLACE[(bits & -bits) * SEQUENCE >> SHOWN & 63]


def how_many(bits: i64) -> i64:
    """The members of a set: pairs of bits are added up, then fours, bytes, and so on."""
    bits -= bits >> 1 & PAIRS
    bits = (bits & FOURS) + (bits >> 2 & FOURS)
    bits = bits + (bits >> 4) & EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127
