"""Puerto Rico: the numbers that `encode` gives to a network, in the order of its NAMES. Nothing on this table is secret
but what comes next, and that is not written."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.features.sheet import Features, Sheet
from comptoir.games.puerto_rico.data import (
    BARRELS,
    CHIPS,
    CIRCLES,
    CITY,
    COLONISTS,
    COPIES,
    END_NAMES,
    FACTORY,
    GOODS,
    HOUSE,
    ISLAND,
    PLACES,
    PLANTATIONS,
    QUARRIES,
    QUARRY,
    ROLE_NAMES,
    SWAP_FACTORY_COST,
    TILES,
)
from comptoir.games.puerto_rico.rules.numbers import (
    END_PHASE,
    HOSPICE_COLONIST,
    PLACE_COLONISTS,
    UNIVERSITY_COLONIST,
)
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.state import NOBODY

CHAIRS: Final[i64] = 5
SHIPS: Final[i64] = 3
ROLES: Final[i64] = len(ROLE_NAMES)
PURSE: Final[i64] = 20  # doubloons and points have no limit: these are usual large amounts
POINTS: Final[i64] = 60
CROWD: Final[i64] = 10  # colonists in San Juan
HOLD: Final[i64] = 8  # spaces of the largest ship
LONG_GAME: Final[i64] = 20  # rounds
MOST_HERE: Final = vec[i64]([ISLAND if place < TILES else CIRCLES[place] for place in range(PLACES)])


class PuertoRicoFeatures(Features):
    """The table, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: PuertoRico, seat: i64, out: Sheet) -> None:
        write_table(g, out)
        write_decision(g, out)
        other = max(seat, 0)
        for _chair in range(g.seats):
            write_player(g, other, out)
            other = g.left(other)


def write_table(g: PuertoRico, out: Sheet) -> None:
    out.put(g.round, LONG_GAME)
    out.put(g.chips, CHIPS[CHAIRS])
    out.put(g.noted, PURSE)
    out.put(g.colonists, COLONISTS[CHAIRS])
    out.put(g.ship, PURSE)
    out.flag(g.privilege)
    out.flag(g.cost[FACTORY] == SWAP_FACTORY_COST)
    out.one_of(g.seats - 2, CHAIRS - 1)
    out.one_of(g.end, len(END_NAMES))
    out.one_of(g.role, ROLES)
    here = len(g.taken)
    for role in range(here):
        out.flag(True)
        out.flag(g.taken[role] == NOBODY)
        out.put(g.doubloons[role], CHAIRS)
    out.skip(3 * (ROLES - here))
    out.counts_by(g.pile, PLANTATIONS)
    for kind in range(GOODS):
        out.put(g.row[kind], PLANTATIONS[kind])
    out.counts_by(g.discard, PLANTATIONS)
    out.counts_by(g.supply, BARRELS)
    out.counts(g.house, HOUSE)
    out.put(g.row[QUARRY], QUARRIES)
    for ship in range(len(g.holds)):
        out.put(g.holds[ship], HOLD)
        out.put(g.loaded[ship], HOLD)
        out.one_of(g.cargo[ship], GOODS)
    out.skip((SHIPS - len(g.holds)) * (2 + GOODS))
    for place in range(TILES, PLACES):
        out.put(g.stock[place], COPIES[place])


def write_decision(g: PuertoRico, out: Sheet) -> None:
    """Which step is asked about, and for which place, where the step is about one."""
    step: i64 = NOBODY
    about: i64 = NOBODY
    if g.top:
        plan = g.agenda[g.top - 1]
        step = plan & 255
        if step in (HOSPICE_COLONIST, PLACE_COLONISTS, UNIVERSITY_COLONIST):
            about = plan >> 12
    out.one_of(step, END_PHASE)  # the last step, which asks nothing
    out.one_of(about, PLACES)


def write_player(g: PuertoRico, seat: i64, out: Sheet) -> None:
    p: Player = g.players[seat]
    out.flag(True)
    out.put(p.coins, PURSE)
    out.put(p.points, POINTS)
    out.put(p.island, ISLAND)
    out.put(p.city, CITY)
    out.put(p.idle, CROWD)
    out.flag(g.governor == seat)
    out.flag(g.owner == seat)
    out.flag(g.actor() == seat)
    out.flag(p.wharf)
    out.some_by(p.goods, BARRELS)
    out.members(p.stored, GOODS)
    out.some_by(p.circles, MOST_HERE)
    out.some_by(p.workers, MOST_HERE)


FEATURES: Final = PuertoRicoFeatures()
