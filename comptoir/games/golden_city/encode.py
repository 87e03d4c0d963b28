"""The Golden City: a view as numbers for a network.

The vector has a fixed length for every number of seats: players are listed clockwise from the one who looks, chairs
that do not exist are zero. Counts are divided by what the box or the rules allow, so that most values lie between 0 and
1. NAMES says what each number is; VERSION is raised when they change."""

from __future__ import annotations

from typing import Final

from comptoir.encoding import encoding
from comptoir.games.golden_city.data import (
    BONUS_NAMES,
    CARDS_EACH,
    COINS,
    END_NAMES,
    GOOD_NAMES,
    KEYS,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MOST_GROUPS,
    PAIR_NAMES,
    PLACE_NAMES,
    REWARD_NAMES,
    SCORE_CARDS,
    SCORE_NAMES,
    ZONE_NAMES,
)
from comptoir.games.golden_city.features import CHAIRS, FEATURES
from comptoir.games.golden_city.rules.table import STEPS

VERSION: Final = 1
TARGETS: Final = PLACE_NAMES + ["black_" + name for name in ZONE_NAMES]
REGION_NAMES: Final = [f"river_{n + 1}" for n in range(4)] + LANDSCAPE_NAMES[1:]


# What each number is, and what it is divided by.


LETTERS: Final = 60  # letters have no limit: a usual large amount
PURSE: Final = 10
HAND: Final = 5
POSTS: Final = 18
DECK: Final = LANDSCAPES * CARDS_EACH
GROUP_CARDS: Final = 3
PILE: Final = 3  # goods cards of one pair
HELD: Final = 2  # goods cards of one pair in one hand
BONUS_CARDS: Final = 4
BLACK: Final = 2
POINTS: Final = 3


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("coins", PURSE), ("keys", KEYS), ("letters", LETTERS), ("points", POINTS),
              ("posts", POSTS), ("black", BLACK), ("cards", HAND), ("unknown", HAND), ("first", 1), ("actor", 1),
              ("stuck", 1), ("bonus_cards", BONUS_CARDS)]
    fields += [(f"hand:{name}", HAND) for name in LANDSCAPE_NAMES] + [(f"goods:{name}", HELD) for name in PAIR_NAMES]
    fields += [(f"bonus:{name}", 1) for name in BONUS_NAMES]
    fields += [(f"post:{name}", 1) for name in PLACE_NAMES] + [(f"black:{name}", 1) for name in ZONE_NAMES]
    return [(f"{who}:{name}", most) for name, most in fields]


def _fields() -> list[tuple[str, int]]:
    fields = [("round", SCORE_CARDS), ("reserve", COINS), ("keys", KEYS), ("oustings", PURSE),
              ("coin", 1), ("deck", DECK)]
    fields += [(f"seats:{n}", 1) for n in range(2, CHAIRS + 1)] + [(f"end:{end or 'none'}", 1) for end in END_NAMES]
    fields += [(f"unseen:{name}", CARDS_EACH) for name in LANDSCAPE_NAMES]
    fields += [(f"discards:{name}", CARDS_EACH) for name in LANDSCAPE_NAMES]
    for group in range(MOST_GROUPS):
        fields += [(f"group:{group + 1}:{name}", GROUP_CARDS) for name in LANDSCAPE_NAMES]
        fields += [(f"group:{group + 1}:free", 1)]
        fields += [(f"group:{group + 1}:chair{chair}", 1) for chair in range(CHAIRS)]
    fields += [(f"card:{good}", 1) for good in GOOD_NAMES] + [(f"card:{region}", 1) for region in REGION_NAMES]
    fields += [(f"left:{name}", 1) for name in SCORE_NAMES]
    for zone in ("open", "unseen", "box"):
        fields += [(f"goods:{zone}:{name}", PILE) for name in PAIR_NAMES]
    fields += [(f"bonus:left:{name}", 1) for name in BONUS_NAMES] + [(f"bonus:box:{name}", 1) for name in BONUS_NAMES]
    fields += [(f"reward:{name}", len(REWARD_NAMES)) for name in PLACE_NAMES]
    fields += [(f"step:{step.name}", 1) for step in STEPS] + [(f"about:{name}", 1) for name in TARGETS]
    return fields


NAMES, MOST, encode, explain = encoding(FEATURES, _fields(), _player_fields, CHAIRS)
