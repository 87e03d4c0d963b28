"""The Castles of Burgundy: what the features of a player begin with. Most of an estate is print, which never changes:
it is written once for a board, and copied in one piece. What is said here of places is for features.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from comptoir.games.burgundy.data import (
    ANIMAL,
    BUILDING,
    BUILDINGS,
    CELLS,
    COLOUR_SPACES,
    COLOURS,
    GOODS,
    KINDS,
    PIPS,
    SPECIES,
)
from comptoir.kernel.counts import row

# The numbers of one space.
OWN_SPACE: Final[i64] = 5  # of one's own estate: colour, number, covered, size of the region, how much of it is empty
COVERED: Final[i64] = 2
SIZE: Final[i64] = 3
LEFT: Final[i64] = 4
OTHER_SPACE: Final[i64] = 2  # of another's: colour and number in one, tile
TILE: Final[i64] = 1
# Where the parts of a player begin: first what he has, then how he stands, his stores, his bonus tiles, how many spaces
# are free, and the estate.
STANDING: Final[i64] = 5
STANDINGS: Final[i64] = 5
BONUSES: Final[i64] = STANDING + STANDINGS + 1 + 2 * PIPS + 2 * GOODS + KINDS
FREE: Final[i64] = BONUSES + COLOURS
ESTATE: Final[i64] = FREE + COLOURS
OTHER: Final[i64] = ESTATE + CELLS * OTHER_SPACE
# One's own estate goes on with the buildings by space for one, then the animals, in the order of the spaces.
TOWN: Final[i64] = ESTATE + CELLS * OWN_SPACE
PASTURE: Final[i64] = TOWN + COLOUR_SPACES[BUILDING] * BUILDINGS
OWN: Final[i64] = PASTURE + COLOUR_SPACES[ANIMAL] * (SPECIES + 1)


class Prints:
    """A player with nothing laid, on one board or on none that is known. Never changed."""

    def __init__(self) -> None:
        self.own = zeros(OWN)  # the numbers of the player who looks
        self.other = zeros(OTHER)  # and of another
        self.tiles = row(CELLS)  # by space: where in one's own numbers a building or an animal on it is told


def zeros(count: i64) -> vec[i16]:
    none: i16 = 0
    return vec[i16]([none] * count)


def draw_prints(colours: vec[i64], numbers: vec[i64], sizes: vec[i64]) -> Prints:
    """Of a board that has these by space: colours, numbers, and sizes of regions."""
    prints, town, pasture = Prints(), TOWN, PASTURE
    own, other = prints.own, prints.other
    for space in range(CELLS):
        colour, number, at = colours[space], numbers[space], ESTATE + space * OWN_SPACE
        own[FREE + colour] += 1
        other[FREE + colour] += 1
        own[at] = i16(colour + 1)
        own[at + 1] = i16(number)
        own[at + SIZE] = own[at + LEFT] = i16(sizes[space])
        other[ESTATE + space * OTHER_SPACE] = i16(colour * PIPS + number)
        if colour == BUILDING:
            prints.tiles[space] = town
            town += BUILDINGS
        elif colour == ANIMAL:
            prints.tiles[space] = pasture
            pasture += SPECIES + 1
    return prints
