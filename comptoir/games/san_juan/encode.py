"""San Juan: a view as numbers for a network.

The vector has a fixed length for every number of seats and every option: players are listed clockwise from the one who
looks, chairs that do not exist are zero. Counts are divided by what the box or a city can hold, so that most values
lie between 0 and 1; what is hidden is told by its size alone, and a secret size by a flag. NAMES says what each number
is; VERSION is raised when they change."""

from __future__ import annotations

from typing import Final

from comptoir.encoding import encoding
from comptoir.games.san_juan.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    COPIES,
    COPIES_MORE,
    GOOD_NAMES,
    LAST_BUILDING,
    PLANTS,
    ROLE_NAMES,
    TILES,
)
from comptoir.games.san_juan.features import CHAIRS, FEATURES
from comptoir.games.san_juan.rules.numbers import END_PHASE
from comptoir.games.san_juan.rules.table import STEPS

VERSION: Final = 2


# What each number is, and what it is divided by.


LONG_GAME: Final = 20  # rounds
DECK: Final = 141
FULL_HAND: Final = 12
TUCKED: Final = 15  # under one building; there is no limit, this is much
DEAR: Final = 3  # the highest price of a good
MANY: Final = 14  # cards drawn at once
MOST_CARDS: Final = [max(1, COPIES[card] + COPIES_MORE[card]) for card in range(BUILDINGS)]
MOST_BUILT: Final = [LAST_BUILDING if card < PLANTS else 1 for card in range(BUILDINGS)]


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("hand_size", FULL_HAND), ("buildings", LAST_BUILDING), ("governor", 1),
              ("owner", 1), ("actor", 1), ("chapel_secret", 1), ("chapel", TUCKED), ("bank", TUCKED), ("bank_used", 1),
              ("harbor", TUCKED)]
    fields += [(f"hand:{name}", MOST_CARDS[card]) for card, name in enumerate(CARD_NAMES)]
    fields += [(f"city:{name}", MOST_BUILT[card]) for card, name in enumerate(BUILDING_NAMES)]
    fields += [(f"covered:{name}", MOST_CARDS[card]) for card, name in enumerate(BUILDING_NAMES)]
    fields += [(f"new:{name}", 1) for name in BUILDING_NAMES]
    fields += [(f"goods:{name}", LAST_BUILDING) for name in GOOD_NAMES]
    return [(f"{who}:{name}", most) for name, most in fields]


def _fields() -> list[tuple[str, int]]:
    fields = [("round", LONG_GAME), ("last_build", LONG_GAME), ("deck", DECK), ("discard_secret", 1), ("discard", DECK),
              ("aside", MANY), ("cathedral", 1), ("double", 1), ("doubled", 1), ("done", CHAIRS), ("earned", MANY),
              ("sales", MANY), ("floor", len(CARD_NAMES)), ("expansion", 1), ("edition_2004", 1),
              ("customs_cost", DEAR)]
    fields += [(f"seats:{n}", 1) for n in range(2, CHAIRS + 1)]
    fields += [(f"role_in_play:{role}", 1) for role in ROLE_NAMES] + [(f"role_free:{role}", 1) for role in ROLE_NAMES]
    for place in range(TILES):
        fields += [(f"tile:{place}:known", 1)] + [(f"tile:{place}:{good}", DEAR) for good in GOOD_NAMES[:5]]
    fields += [(f"aside:{name}", MOST_CARDS[card]) for card, name in enumerate(CARD_NAMES)]
    fields += [(f"step:{step.name}", 1) for step in STEPS[:END_PHASE]] + [("step_count", MANY)]
    fields += [(f"about:{name}", 1) for name in BUILDING_NAMES] + [(f"about_good:{name}", 1) for name in GOOD_NAMES]
    return fields


NAMES, MOST, encode, explain = encoding(FEATURES, _fields(), _player_fields, CHAIRS)
