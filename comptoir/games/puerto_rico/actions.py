"""Puerto Rico: the action table. Pass, then one id for each thing a hand can take hold of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.puerto_rico.data import (
    BUILDING_NAMES,
    CIRCLES,
    GOOD_NAMES,
    ISLAND,
    PLACE_NAMES,
    PLACES,
    ROLE_NAMES,
    TILE_NAMES,
    TILES,
)
from comptoir.kernel.actions import Actions

DOCKS: Final[i64] = 3  # ships at most

ROLE: Final[i64] = 1  # + role
TAKE: Final[i64] = 9  # + kind of tile
DRAW: Final[i64] = 15  # the hacienda's tile
COLONIST: Final[i64] = 16  # mayor's privilege, hospice, university
BUILD: Final[i64] = 11  # + place, so that 17 is the first building
PRODUCE: Final[i64] = 40  # + good: the craftsman's privilege
SELL: Final[i64] = 45  # + good
SHIP: Final[i64] = 50  # + good * DOCKS + ship
WHARF_LOAD: Final[i64] = 65  # + good
STORE: Final[i64] = 70  # + good: all barrels of it
KEEP: Final[i64] = 75  # + good: one barrel
PLACE_FROM: Final[i64] = 80  # from here on, how many colonists on which place


def _most(place: i64) -> i64:
    return ISLAND if place < TILES else CIRCLES[place]


def _first_ids() -> vec[i64]:
    ids: list[i64] = []
    first: i64 = PLACE_FROM
    for place in range(PLACES):
        ids.append(first)
        first += _most(place) + 1
    return vec[i64](ids)


PLACE: Final = _first_ids()  # by place; + colonists put there


def _table() -> Actions:
    table = Actions()
    table.each("role", ROLE_NAMES, "role")
    table.each("take", TILE_NAMES, "row")
    table.add("draw", "stock")
    table.add("colonist", "colonists:supply")
    table.each("build", BUILDING_NAMES, "offer")
    table.each("produce", GOOD_NAMES, "supply")
    table.each("sell", GOOD_NAMES, "goods", "house")
    for name in GOOD_NAMES:
        for ship in range(DOCKS):
            table.add(f"ship:{name}:{ship}", f"goods:{name}", f"ship:{ship}")
    table.each("wharf", GOOD_NAMES, "goods", "city:wharf")
    table.each("store", GOOD_NAMES, "goods")
    table.each("keep", GOOD_NAMES, "goods")
    for place in range(PLACES):
        name, where = PLACE_NAMES[place], "island" if place < TILES else "city"
        table.add(f"place:{name}:0", "sanjuan")
        for n in range(1, _most(place) + 1):  # a hand points at the last circle to be filled
            table.add(f"place:{name}:{n}", f"{where}:{name}:{n}")
    return table


ACTIONS: Final = _table()
