"""Puerto Rico: a view as numbers for a network.

The vector has a fixed length for every number of seats: players are listed clockwise from the one who looks, chairs
that do not exist are zero. Counts are divided by what the box or a board can hold, so that most values lie between 0
and 1. NAMES says what each number is; VERSION is raised when they change."""

from __future__ import annotations

from typing import Final

from comptoir.encoding import encoding
from comptoir.games.puerto_rico.data import (
    BARRELS,
    BUILDING_NAMES,
    CHIPS,
    CIRCLES,
    CITY,
    COLONISTS,
    COPIES,
    END_NAMES,
    GOOD_NAMES,
    HOUSE,
    ISLAND,
    PLACE_NAMES,
    PLACES,
    PLANTATIONS,
    QUARRIES,
    ROLE_NAMES,
    TILES,
)
from comptoir.games.puerto_rico.features import CHAIRS, FEATURES, SHIPS
from comptoir.games.puerto_rico.rules.numbers import END_PHASE
from comptoir.games.puerto_rico.rules.table import STEPS

VERSION: Final = 1


# What each number is, and what it is divided by.


PURSE: Final = 20  # doubloons and points have no limit: these are usual large amounts
POINTS: Final = 60
CROWD: Final = 10  # colonists in San Juan
HOLD: Final = 8  # spaces of the largest ship
LONG_GAME: Final = 20  # rounds
MOST_HERE: Final = [ISLAND if place < TILES else CIRCLES[place] for place in range(PLACES)]


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("doubloons", PURSE), ("points", POINTS), ("island", ISLAND), ("city", CITY),
              ("san_juan", CROWD), ("governor", 1), ("owner", 1), ("actor", 1), ("wharf_used", 1)]
    fields += [(f"goods:{good}", BARRELS[kind]) for kind, good in enumerate(GOOD_NAMES)]
    fields += [(f"stored:{good}", 1) for good in GOOD_NAMES]
    for what in ("circles", "colonists"):
        fields += [(f"{what}:{name}", MOST_HERE[place]) for place, name in enumerate(PLACE_NAMES)]
    return [(f"{who}:{name}", most) for name, most in fields]


def _fields() -> list[tuple[str, int]]:
    fields = [("round", LONG_GAME), ("chips", CHIPS[CHAIRS]), ("noted", PURSE), ("colonists:supply", COLONISTS[CHAIRS]),
              ("colonists:ship", PURSE), ("captain_to_load_first", 1), ("swap", 1)]
    fields += [(f"seats:{n}", 1) for n in range(2, CHAIRS + 1)] + [(f"end:{end or 'none'}", 1) for end in END_NAMES]
    fields += [(f"role_in_play:{role}", 1) for role in ROLE_NAMES]
    for role in ROLE_NAMES:
        fields += [(f"role:{role}:here", 1), (f"role:{role}:free", 1), (f"role:{role}:doubloons", CHAIRS)]
    for zone, most in (("pile", PLANTATIONS), ("row", PLANTATIONS), ("discard", PLANTATIONS), ("supply", BARRELS)):
        fields += [(f"{zone}:{good}", most[kind]) for kind, good in enumerate(GOOD_NAMES)]
    fields += [(f"house:{good}", HOUSE) for good in GOOD_NAMES] + [("row:quarry", QUARRIES)]
    for ship in range(SHIPS):
        fields += [(f"ship:{ship}:spaces", HOLD), (f"ship:{ship}:barrels", HOLD)]
        fields += [(f"ship:{ship}:{good}", 1) for good in GOOD_NAMES]
    fields += [(f"offer:{name}", COPIES[TILES + i]) for i, name in enumerate(BUILDING_NAMES)]
    fields += [(f"step:{step.name}", 1) for step in STEPS[:END_PHASE]]
    fields += [(f"about:{place}", 1) for place in PLACE_NAMES]
    return fields


NAMES, MOST, encode, explain = encoding(FEATURES, _fields(), _player_fields, CHAIRS)
