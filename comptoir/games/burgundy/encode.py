"""The Castles of Burgundy: a view as numbers for a network.

The vector has a fixed length for every number of seats: players are listed clockwise from the one who looks, chairs
that do not exist are zero, and so is a board that was chosen secretly. Counts are divided by what is usual at most,
so that most values lie between 0 and 1. NAMES says what each number is; VERSION is raised when they change.

A space of the main board has a number for each tile that can come there, and for no other. One's own estate is told
space by space as actions name them; the others', at which a network hardly needs to look, in two numbers a space."""

from __future__ import annotations

from typing import Final

from comptoir.encoding import encoding
from comptoir.games.burgundy.data import (
    ANIMAL,
    BLACK,
    BUILDING,
    BUILDING_NAMES,
    CELLS,
    COLOUR,
    COLOUR_NAMES,
    COLOUR_SPACES,
    COLOURS,
    GOOD_NAMES,
    GOODS_EACH,
    KIND_NAMES,
    KINDS,
    KNOWLEDGE,
    KNOWLEDGE_NAMES,
    LARGEST_REGION,
    NORMAL,
    PHASE_NAMES,
    PIPS,
    ROUNDS,
    SHEET_NAMES,
    SPACES_ON_BOARD,
    SPECIES_NAMES,
    SPIELBOX_NAMES,
    TRACK,
)
from comptoir.games.burgundy.features import CHAIRS, FEATURES, LAID, LARGE, can_lie
from comptoir.games.burgundy.rules.table import STEPS

VERSION: Final = 2


# What each number is, and what it is divided by.


POINTS: Final = 200  # points, workers and silver have no limit: these are usual large amounts
PURSE: Final = 10
FOUR: Final = 4
ABOUT: Final = 64


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("points", POINTS), ("workers", PURSE), ("silver", PURSE), ("track", TRACK),
              ("turn", CHAIRS), ("actor", 1), ("turns_to_come", 1), ("spielbox", 1), ("board_known", 1),
              ("sheet", len(SHEET_NAMES))]
    fields += [(f"die{die}:{n}", 1) for die in (1, 2) for n in range(1, PIPS + 1)]
    fields += [(f"goods:{good}", GOODS_EACH) for good in GOOD_NAMES]
    fields += [(f"sold:{good}", GOODS_EACH) for good in GOOD_NAMES]
    fields += [(f"stored:{kind}", 1) for n, kind in enumerate(KIND_NAMES) if COLOUR[n] != KNOWLEDGE]
    fields += [(name, int(LAID)) for name in KNOWLEDGE_NAMES]  # 1: stored, 2: in the estate
    fields += [(f"bonus:{colour}", LARGE) for colour in COLOUR_NAMES]  # 1: small, 2: large
    fields += [(f"free:{colour}", COLOUR_SPACES[n]) for n, colour in enumerate(COLOUR_NAMES)]
    fields += _other_estate() if chair else _own_estate()
    return [(f"{who}:{name}", most) for name, most in fields]


def _own_estate() -> list[tuple[str, int]]:
    fields = []
    for space in range(1, CELLS + 1):
        fields += [(f"{space}:colour", COLOURS), (f"{space}:number", PIPS), (f"{space}:covered", 1),
                   (f"{space}:region", LARGEST_REGION), (f"{space}:region_left", LARGEST_REGION)]
    for n in range(1, COLOUR_SPACES[BUILDING] + 1):
        fields += [(f"town:{n}:{name}", 1) for name in BUILDING_NAMES]
    for n in range(1, COLOUR_SPACES[ANIMAL] + 1):
        fields += [(f"pasture:{n}:{name}", 1) for name in SPECIES_NAMES] + [(f"pasture:{n}:animals", FOUR)]
    return fields


def _other_estate() -> list[tuple[str, int]]:
    fields = []
    for space in range(1, CELLS + 1):
        fields += [(f"{space}:print", COLOURS * PIPS), (f"{space}:tile", KINDS)]
    return fields


def _fields() -> list[tuple[str, int]]:
    fields = [(f"phase:{phase}", 1) for phase in PHASE_NAMES] + [("round", ROUNDS), ("purchase_made", 1)]
    fields += [(f"seats:{n}", 1) for n in range(2, CHAIRS + 1)] + [(f"white:{n}", 1) for n in range(1, PIPS + 1)]
    fields += [(f"spielbox:{name}", 1) for name in SPIELBOX_NAMES] + [("most_empty", 1)]
    for space in range(SPACES_ON_BOARD):
        fields += [(f"board:{space + 1}:{kind}", 1) for n, kind in enumerate(KIND_NAMES) if can_lie(space, n)]
    fields += [(f"heap:{depot}:{good}", FOUR) for depot in range(1, PIPS + 1) for good in GOOD_NAMES]
    fields += [(f"round:{n}:{good}", 1) for n in range(1, ROUNDS + 1) for good in GOOD_NAMES]
    fields += [(f"stock:{kind}", NORMAL[n]) for n, kind in enumerate(KIND_NAMES) if NORMAL[n]]
    fields += [(f"black:{kind}", BLACK[n]) for n, kind in enumerate(KIND_NAMES) if BLACK[n]]
    fields += [(f"goods_face_down:{good}", GOODS_EACH) for good in GOOD_NAMES]
    fields += [(f"{size}_free:{colour}", 1) for size in ("large", "small") for colour in COLOUR_NAMES]
    fields += [(f"step:{step.name}", 1) for step in STEPS] + [("about", ABOUT)]
    return fields


NAMES, MOST, encode, explain = encoding(FEATURES, _fields(), _player_fields, CHAIRS)


def left_out(name: str) -> bool:
    """A network does not look at the estates of the others space by space: one's own choice hardly depends on them."""
    return name.startswith("left") and name.split(":")[1].isdecimal()
