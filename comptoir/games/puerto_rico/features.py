"""Puerto Rico: the numbers that `encode` gives to a network, in the order of its NAMES. Nothing on this table is secret
but what comes next, and that is not written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.features.sheet import Features, Sheet
from comptoir.games.puerto_rico.data import (
    END_NAMES,
    FACTORY,
    GOODS,
    PLACES,
    QUARRY,
    ROLE_NAMES,
    SWAP_FACTORY_COST,
    TILES,
)
from comptoir.games.puerto_rico.rules.numbers import END_PHASE, HOSPICE_COLONIST, PLACE_COLONISTS, UNIVERSITY_COLONIST
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.state import NOBODY

CHAIRS: Final[i64] = 5
SHIPS: Final[i64] = 3
ROLES: Final[i64] = len(ROLE_NAMES)


class PuertoRicoFeatures(Features):
    """The table, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: PuertoRico, seat: i64, out: Sheet) -> None:
        out.row()
        write_table(g, out)
        write_decision(g, out)
        actor, other = g.actor(), max(seat, 0)
        for _chair in range(g.seats):
            write_player(g, other, actor, out)
            other = g.left(other)


def write_table(g: PuertoRico, out: Sheet) -> None:
    out.five(g.round, g.chips, g.noted, g.colonists, g.ship)
    out.put(g.privilege)
    out.put(g.cost[FACTORY] == SWAP_FACTORY_COST)
    out.one_of(g.seats - 2, CHAIRS - 1)
    out.one_of(g.end, len(END_NAMES))
    out.one_of(g.role, ROLES)
    here = len(g.taken)
    for role in range(here):
        out.three(True, g.taken[role] == NOBODY, g.doubloons[role])
    out.skip(3 * (ROLES - here))
    out.counts(g.pile)
    out.span(g.row, 0, GOODS)
    out.counts(g.discard)
    out.counts(g.supply)
    out.counts(g.house)
    out.put(g.row[QUARRY])
    for ship in range(len(g.holds)):
        out.put(g.holds[ship])
        out.put(g.loaded[ship])
        out.one_of(g.cargo[ship], GOODS)
    out.skip((SHIPS - len(g.holds)) * (2 + GOODS))
    out.span(g.stock, TILES, PLACES - TILES)


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


def write_player(g: PuertoRico, seat: i64, actor: i64, out: Sheet) -> None:
    p: Player = g.players[seat]
    out.five(True, p.coins, p.points, p.island, p.city)
    out.five(p.idle, g.governor == seat, g.owner == seat, actor == seat, p.wharf)
    out.counts(p.goods)
    out.members(p.stored, GOODS)
    out.counts(p.circles)
    out.counts(p.workers)


FEATURES: Final = PuertoRicoFeatures()
