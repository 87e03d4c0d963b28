"""The Castles of Burgundy: version 1 of the numbers for a network. It is kept for networks that were learned with it,
those in bench/nets; this file and features_1.py go with the last of them. For all else: encode.py."""

from __future__ import annotations

from typing import Final

from comptoir.encoding import encoding
from comptoir.games.burgundy.data import (
    BLACK,
    BUILDING_NAMES,
    CELLS,
    COLOUR_NAMES,
    GOOD_NAMES,
    GOODS_EACH,
    KIND_NAMES,
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
from comptoir.games.burgundy.features_1 import CHAIRS, FEATURES
from comptoir.games.burgundy.rules.table import STEPS

VERSION: Final = 1


# What each number is, and what it is divided by.


POINTS: Final = 200  # points, workers and silver have no limit: these are usual large amounts
PURSE: Final = 10
FOUR: Final = 4
ABOUT: Final = 64
MOST_NORMAL: Final = [max(1, count) for count in NORMAL]
MOST_BLACK: Final = [max(1, count) for count in BLACK]


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("points", POINTS), ("workers", PURSE), ("silver", PURSE), ("track", TRACK),
              ("turn", CHAIRS), ("actor", 1), ("turns_to_come", 1), ("spielbox", 1), ("board_known", 1)]
    fields += [(f"die{die}:{n}", 1) for die in (1, 2) for n in range(1, PIPS + 1)]
    fields += [(f"goods:{good}", GOODS_EACH) for good in GOOD_NAMES]
    fields += [(f"sold:{good}", GOODS_EACH) for good in GOOD_NAMES]
    fields += [(f"stored:{kind}", 1) for kind in KIND_NAMES] + [(f"laid:{kind}", 1) for kind in KIND_NAMES]
    fields += [(f"{size}:{colour}", 1) for size in ("large", "small") for colour in COLOUR_NAMES]
    fields += [(f"sheet:{sheet}", 1) for sheet in SHEET_NAMES]
    for space in range(1, CELLS + 1):
        fields += [(f"{space}:{colour}", 1) for colour in COLOUR_NAMES]
        fields += [(f"{space}:number", PIPS), (f"{space}:covered", 1), (f"{space}:region", LARGEST_REGION),
                   (f"{space}:region_left", LARGEST_REGION), (f"{space}:animals", FOUR)]
        fields += [(f"{space}:{name}", 1) for name in BUILDING_NAMES + SPECIES_NAMES]
    return [(f"{who}:{name}", most) for name, most in fields]


def _fields() -> list[tuple[str, int]]:
    fields = [(f"phase:{phase}", 1) for phase in PHASE_NAMES] + [("round", ROUNDS), ("purchase_made", 1)]
    fields += [(f"seats:{n}", 1) for n in range(2, CHAIRS + 1)] + [(f"white:{n}", 1) for n in range(1, PIPS + 1)]
    fields += [(f"spielbox:{name}", 1) for name in SPIELBOX_NAMES] + [("most_empty", 1)]
    for space in range(SPACES_ON_BOARD):
        fields += [(f"board:{space + 1}:{kind}", 1) for kind in KIND_NAMES]
    fields += [(f"heap:{depot}:{good}", FOUR) for depot in range(1, PIPS + 1) for good in GOOD_NAMES]
    fields += [(f"round:{n}:{good}", 1) for n in range(1, ROUNDS + 1) for good in GOOD_NAMES]
    fields += [(f"stock:{kind}", MOST_NORMAL[n]) for n, kind in enumerate(KIND_NAMES)]
    fields += [(f"black:{kind}", MOST_BLACK[n]) for n, kind in enumerate(KIND_NAMES)]
    fields += [(f"goods_face_down:{good}", GOODS_EACH) for good in GOOD_NAMES]
    fields += [(f"{size}_free:{colour}", 1) for size in ("large", "small") for colour in COLOUR_NAMES]
    fields += [(f"step:{step.name}", 1) for step in STEPS] + [("about", ABOUT)]
    return fields


NAMES, MOST, encode, explain = encoding(FEATURES, _fields(), _player_fields, CHAIRS)


def left_out(name: str) -> bool:
    """A network does not look, space by space, at the estates of the others: they are nearly half of all numbers, and
    one's own choice hardly depends on them."""
    return name.startswith("left") and name.split(":")[1].isdecimal()
