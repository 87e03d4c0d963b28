"""San Juan: a view as numbers for a network.

The vector has a fixed length for every number of seats and every option: players are listed clockwise from the one who
looks, chairs that do not exist are zero. Counts are divided by what the box or a city can hold, so that most values
lie between 0 and 1; what is hidden is told by its size alone, and a secret size by a flag. NAMES says what each number
is; VERSION is raised when they change."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from comptoir.games.san_juan.data import (
    BUILDING_NAMES,
    CARD_NAMES,
    COPIES,
    COPIES_MORE,
    GOOD_NAMES,
    GOODS,
    LAST_BUILDING,
    NONE,
    PLANTS,
    PRICES,
    ROLE_NAMES,
    TILES,
    UNSEEN,
)
from comptoir.games.san_juan.rules.numbers import AFTER_BUILDING, BUILD_OVER, DRAW_GOOD, HARBOR_TUCKS
from comptoir.games.san_juan.rules.table import STEPS
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.state import HIDDEN, NOBODY

VERSION: Final = 1
CHAIRS: Final = 4
LONG_GAME: Final = 20  # rounds
DECK: Final = 141
FULL_HAND: Final = 12
TUCKED: Final = 15  # under one building; there is no limit, this is much
DEAR: Final = 3  # the highest price of a good
MANY: Final = 14  # cards drawn at once


# What each number is, and what it is divided by.


def _most(card: int) -> int:
    return max(1, int(COPIES[card] + COPIES_MORE[card]))


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("hand_size", FULL_HAND), ("buildings", int(LAST_BUILDING)), ("governor", 1),
              ("owner", 1), ("actor", 1), ("chapel_secret", 1), ("chapel", TUCKED), ("bank", TUCKED), ("bank_used", 1),
              ("harbor", TUCKED)]
    fields += [(f"hand:{name}", _most(card)) for card, name in enumerate(CARD_NAMES)]
    fields += [(f"city:{name}", int(LAST_BUILDING) if card < PLANTS else 1) for card, name in enumerate(BUILDING_NAMES)]
    fields += [(f"covered:{name}", _most(card)) for card, name in enumerate(BUILDING_NAMES)]
    fields += [(f"new:{name}", 1) for name in BUILDING_NAMES]
    fields += [(f"goods:{name}", int(LAST_BUILDING)) for name in GOOD_NAMES]
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
    fields += [(f"aside:{name}", _most(card)) for card, name in enumerate(CARD_NAMES)]
    fields += [(f"step:{step.name}", 1) for step in STEPS] + [("step_count", MANY)]
    fields += [(f"about:{name}", 1) for name in BUILDING_NAMES] + [(f"about_good:{name}", 1) for name in GOOD_NAMES]
    for chair in range(CHAIRS):
        fields += _player_fields(chair)
    return fields


NAMES: Final = [name for name, _ in _fields()]
SCALE: Final = np.array([1 / most for _, most in _fields()], dtype=np.float32)
PLAYER_LENGTH: Final = len(_player_fields(0))


def encode(view: SanJuan, seat: int) -> NDArray[np.float32]:
    """The view as seat sees it; a spectator (-1) looks from seat 0, without its hand."""
    values = _table(view) + _decision(view)
    for chair in range(CHAIRS):
        values += _player(view, (max(seat, 0) + chair) % view.seats) if chair < view.seats else [0] * PLAYER_LENGTH
    return np.array(values, dtype=np.float32) * SCALE


def _table(g: SanJuan) -> list[int]:
    secret = g.discard_size == HIDDEN
    values = [g.round, g.last_build, g.deck_size, secret, 0 if secret else g.discard_size, g.aside_size, g.cathedral,
              g.double, g.doubled, g.done, g.earned, g.sales, g.floor, g.options["expansion"] == "on", g.old,
              g.options["customs_cost"]]
    values += [g.seats == n for n in range(2, CHAIRS + 1)]
    values += [g.role == role for role in range(len(ROLE_NAMES))]
    values += [g.taken[role] == NOBODY for role in range(len(ROLE_NAMES))]
    for tile in g.tiles:
        values += [0] * 6 if tile == UNSEEN else [1, *PRICES[tile][:5]]
    return values + list(g.aside)


def _decision(g: SanJuan) -> list[int]:
    """Which step is asked about, how many it is about, and which building or good."""
    plan = g.agenda[g.top - 1] if g.top else NOBODY
    step, arg = (plan & 255, plan >> 12) if g.top else (NOBODY, NOBODY)
    building = arg if step in (BUILD_OVER, AFTER_BUILDING) else NONE
    good = arg if step in (DRAW_GOOD, HARBOR_TUCKS) else NONE
    count = arg if g.top and building == NONE and good == NONE else 0
    return ([int(step == n) for n in range(len(STEPS))] + [int(count)]
            + [int(building == n) for n in range(len(BUILDING_NAMES))] + [int(good == n) for n in range(GOODS)])


def _player(g: SanJuan, seat: int) -> list[int]:
    p = g.players[seat]
    secret = p.chapel_size == HIDDEN
    values = [1, p.hand_size, p.built, g.governor == seat, g.owner == seat, g.actor() == seat, secret,
              0 if secret else p.chapel_size, p.bank_size, p.banked, p.harbor_size, *p.hand, *p.city, *p.covered]
    return [*values, *[p.fresh == building for building in range(len(BUILDING_NAMES))], *p.goods]
