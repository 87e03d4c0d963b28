"""Puerto Rico: a view as numbers for a network.

The vector has a fixed length for every number of seats: players are listed clockwise from the one who looks, chairs
that do not exist are zero. Counts are divided by what the box or a board can hold, so that most values lie between 0
and 1. NAMES says what each number is; VERSION is raised when they change."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

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
    GOODS,
    HOUSE,
    ISLAND,
    PLACE_NAMES,
    PLACES,
    PLANTATIONS,
    QUARRIES,
    QUARRY,
    ROLE_NAMES,
    TILES,
)
from comptoir.games.puerto_rico.rules.numbers import HOSPICE_COLONIST, PLACE_COLONISTS, UNIVERSITY_COLONIST
from comptoir.games.puerto_rico.rules.table import STEPS
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.kernel.state import NOBODY

VERSION: Final = 1
CHAIRS: Final = 5
SHIPS: Final = 3
PURSE: Final = 20  # doubloons and points have no limit: these are usual large amounts
POINTS: Final = 60
CROWD: Final = 10  # colonists in San Juan
HOLD: Final = 8  # spaces of the largest ship
LONG_GAME: Final = 20  # rounds


# What each number is, and what it is divided by.


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("doubloons", PURSE), ("points", POINTS), ("island", ISLAND), ("city", CITY),
              ("san_juan", CROWD), ("governor", 1), ("owner", 1), ("actor", 1), ("wharf_used", 1)]
    fields += [(f"goods:{good}", BARRELS[kind]) for kind, good in enumerate(GOOD_NAMES)]
    fields += [(f"stored:{good}", 1) for good in GOOD_NAMES]
    for what in ("circles", "colonists"):
        fields += [(f"{what}:{name}", ISLAND if place < TILES else CIRCLES[place])
                   for place, name in enumerate(PLACE_NAMES)]
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
    fields += [(f"step:{step.name}", 1) for step in STEPS] + [(f"about:{place}", 1) for place in PLACE_NAMES]
    for chair in range(CHAIRS):
        fields += _player_fields(chair)
    return fields


NAMES: Final = [name for name, _ in _fields()]
SCALE: Final = np.array([1 / int(most) for _, most in _fields()], dtype=np.float32)
PLAYER_LENGTH: Final = len(_player_fields(0))


def encode(view: PuertoRico, seat: int) -> NDArray[np.float32]:
    """The view as seat sees it; for a spectator (-1) as seat 0 does: nothing on this table is secret."""
    me = max(seat, 0)
    values = _table(view) + _decision(view)
    for chair in range(CHAIRS):
        values += _player(view, (me + chair) % view.seats) if chair < view.seats else [0] * PLAYER_LENGTH
    return np.array(values, dtype=np.float32) * SCALE


def _table(g: PuertoRico) -> list[int]:
    values = [g.round, g.chips, g.noted, g.colonists, g.ship, g.privilege, g.options["balance"] == "swap"]
    values += [g.seats == n for n in range(2, CHAIRS + 1)] + [g.end == end for end in range(len(END_NAMES))]
    values += [g.role == role for role in range(len(ROLE_NAMES))]
    for role in range(len(ROLE_NAMES)):
        values += [1, g.taken[role] == NOBODY, g.doubloons[role]] if role < len(g.taken) else [0, 0, 0]
    values += [*g.pile, *list(g.row)[:GOODS], *g.discard, *g.supply, *g.house, g.row[QUARRY]]
    for ship in range(SHIPS):
        if ship < len(g.holds):
            values += [g.holds[ship], g.loaded[ship], *[g.cargo[ship] == kind for kind in range(GOODS)]]
        else:
            values += [0] * (2 + GOODS)
    return values + list(g.stock)[TILES:]


def _decision(g: PuertoRico) -> list[int]:
    """Which step is asked about, and for which place, where the step is about one."""
    plan = g.agenda[g.top - 1] if g.top else NOBODY
    step, arg = (plan & 255, plan >> 12) if g.top else (NOBODY, NOBODY)
    about = step in (HOSPICE_COLONIST, PLACE_COLONISTS, UNIVERSITY_COLONIST)
    return ([int(step == n) for n in range(len(STEPS))]
            + [int(about and arg == place) for place in range(PLACES)])


def _player(g: PuertoRico, seat: int) -> list[int]:
    p = g.players[seat]
    values = [1, p.coins, p.points, p.island, p.city, p.idle, g.governor == seat, g.owner == seat, g.actor() == seat,
              p.wharf, *p.goods]
    return values + [p.stored >> kind & 1 for kind in range(GOODS)] + list(p.circles) + list(p.workers)
