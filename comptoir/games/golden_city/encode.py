"""The Golden City: a view as numbers for a network.

The vector has a fixed length for every number of seats: players are listed clockwise from the one who looks, chairs
that do not exist are zero. Counts are divided by what the box or the rules allow, so that most values lie between 0 and
1. NAMES says what each number is; VERSION is raised when they change."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from comptoir.games.golden_city.data import (
    BONUS_NAMES,
    CARDS_EACH,
    COINS,
    END_NAMES,
    GOOD_NAMES,
    GROUPS,
    KEYS,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MOST_GROUPS,
    NO_CARD,
    PAIR_NAMES,
    PLACE_NAMES,
    PLACES,
    REGIONS,
    REWARD_NAMES,
    SCORE_CARDS,
    SCORE_NAMES,
    TWO_SEATS,
    ZONE_NAMES,
)
from comptoir.games.golden_city.rules.numbers import PAY_CARDS
from comptoir.games.golden_city.rules.table import STEPS
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.state import HIDDEN, NOBODY

VERSION: Final = 1
CHAIRS: Final = 4
LETTERS: Final = 60  # letters have no limit: a usual large amount
PURSE: Final = 10
HAND: Final = 5
POSTS: Final = 18
TARGETS: Final = PLACE_NAMES + ["black_" + name for name in ZONE_NAMES]
REGION_NAMES: Final = [f"river_{n + 1}" for n in range(4)] + LANDSCAPE_NAMES[1:]


# What each number is, and what it is divided by.


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("coins", PURSE), ("keys", int(KEYS)), ("letters", LETTERS), ("points", 3),
              ("posts", POSTS), ("black", 2), ("cards", HAND), ("unknown", HAND), ("first", 1), ("actor", 1),
              ("stuck", 1), ("bonus_cards", 4)]
    fields += [(f"hand:{name}", HAND) for name in LANDSCAPE_NAMES] + [(f"goods:{name}", 2) for name in PAIR_NAMES]
    fields += [(f"bonus:{name}", 1) for name in BONUS_NAMES]
    fields += [(f"post:{name}", 1) for name in PLACE_NAMES] + [(f"black:{name}", 1) for name in ZONE_NAMES]
    return [(f"{who}:{name}", most) for name, most in fields]


def _fields() -> list[tuple[str, int]]:
    fields = [("round", int(SCORE_CARDS)), ("reserve", int(COINS)), ("keys", int(KEYS)), ("oustings", PURSE),
              ("coin", 1), ("deck", 5 * int(CARDS_EACH))]
    fields += [(f"seats:{n}", 1) for n in range(2, CHAIRS + 1)] + [(f"end:{end or 'none'}", 1) for end in END_NAMES]
    fields += [(f"unseen:{name}", int(CARDS_EACH)) for name in LANDSCAPE_NAMES]
    fields += [(f"discards:{name}", int(CARDS_EACH)) for name in LANDSCAPE_NAMES]
    for group in range(MOST_GROUPS):
        fields += [(f"group:{group + 1}:{name}", 3) for name in LANDSCAPE_NAMES]
        fields += [(f"group:{group + 1}:free", 1)]
        fields += [(f"group:{group + 1}:chair{chair}", 1) for chair in range(CHAIRS)]
    fields += [(f"card:{good}", 1) for good in GOOD_NAMES] + [(f"card:{region}", 1) for region in REGION_NAMES]
    fields += [(f"left:{name}", 1) for name in SCORE_NAMES]
    for zone in ("open", "unseen", "box"):
        fields += [(f"goods:{zone}:{name}", 3) for name in PAIR_NAMES]
    fields += [(f"bonus:left:{name}", 1) for name in BONUS_NAMES] + [(f"bonus:box:{name}", 1) for name in BONUS_NAMES]
    fields += [(f"reward:{name}", len(REWARD_NAMES)) for name in PLACE_NAMES]
    fields += [(f"step:{step.name}", 1) for step in STEPS] + [(f"about:{name}", 1) for name in TARGETS]
    for chair in range(CHAIRS):
        fields += _player_fields(chair)
    return fields


NAMES: Final = [name for name, _ in _fields()]
SCALE: Final = np.array([1 / int(most) for _, most in _fields()], dtype=np.float32)
PLAYER_LENGTH: Final = len(_player_fields(0))


def encode(view: GoldenCity, seat: int) -> NDArray[np.float32]:
    """The view as seat sees it; for a spectator (-1) the chairs begin with seat 0."""
    me = max(seat, 0)
    values = _table(view, me) + _decision(view)
    for chair in range(CHAIRS):
        values += _player(view, (me + chair) % view.seats) if chair < view.seats else [0] * PLAYER_LENGTH
    return np.array(values, dtype=np.float32) * SCALE


def _bits(members: int, n: int) -> list[int]:
    return [members >> i & 1 for i in range(n)]


def _table(g: GoldenCity, me: int) -> list[int]:
    values = [g.round, g.bank, g.keys, g.oustings, g.coin, g.deck_size()]
    values += [g.seats == n for n in range(2, CHAIRS + 1)] + [g.end == end for end in range(len(END_NAMES))]
    values += [*g.deck, *g.discards]
    for group in range(MOST_GROUPS):
        if group < GROUPS[g.seats]:
            chair = NOBODY if g.hands[group] == NOBODY else (g.hands[group] - me) % g.seats
            values += [g.groups[group * LANDSCAPES + kind] for kind in range(LANDSCAPES)]
            values += [chair == NOBODY, *[chair == n for n in range(CHAIRS)]]
        else:
            values += [0] * (LANDSCAPES + 1 + CHAIRS)
    turned = g.card != NO_CARD
    values += [turned and g.chart.card_good[g.card] == good for good in range(len(GOOD_NAMES))]
    values += [turned and g.chart.card_region[g.card] == region for region in range(REGIONS)]
    values += _bits(g.cards_left, SCORE_CARDS)
    values += [*g.open_goods, *g.goods_pile, *g.goods_box]
    values += _bits(0 if g.bonus_left == HIDDEN else g.bonus_left, len(BONUS_NAMES))
    return values + _bits(g.bonus_box, len(BONUS_NAMES)) + list(g.reward)


def _decision(g: GoldenCity) -> list[int]:
    """Which step is asked about; for a payment, what is being built."""
    plan = g.agenda[g.top - 1] if g.top else NOBODY
    step = plan & 255 if g.top else NOBODY
    about = plan >> 12 if step == PAY_CARDS else NOBODY
    return [int(step == n) for n in range(len(STEPS))] + [int(about == n) for n in range(len(TARGETS))]


def _player(g: GoldenCity, seat: int) -> list[int]:
    p = g.players[seat]
    values = [1, p.coins, p.keys, p.letters, p.points, p.posts, p.black, p.cards(), p.hidden, g.first == seat,
              g.actor() == seat, g.stuck >> seat & 1, sum([taker == seat for taker in g.takers])]
    values += [*p.hand, *p.goods, *_bits(g.bonuses(seat), len(BONUS_NAMES)), *_bits(p.built, PLACES)]
    return values + (_bits(p.closed, PLACES)[-len(ZONE_NAMES):] if g.seats == TWO_SEATS else [0] * len(ZONE_NAMES))
