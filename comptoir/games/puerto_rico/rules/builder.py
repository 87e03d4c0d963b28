"""Puerto Rico: the builder ("Le maçon"), with quarries and university."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.puerto_rico.actions import BUILD
from comptoir.games.puerto_rico.data import CITY, CITY_END, COLUMN, PLACES, QUARRY, SPACES, TILES
from comptoir.games.puerto_rico.rules.numbers import BUILD_ONE, UNIVERSITY_COLONIST
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.kernel.state import PASS, Step


class BuilderPhase(Step):
    """Clockwise from the builder each player may build one building."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.each(BUILD_ONE, seat)


def price(g: PuertoRico, seat: i64, building: i64, privilege: bool) -> i64:
    """The builder pays one less; each occupied quarry saves one, up to the building's column (PR-6)."""
    saved = min(g.players[seat].workers[QUARRY], COLUMN[building])
    if privilege:
        saved += 1
    return max(0, g.cost[building] - saved)


class BuildOne(Step):
    """One building that is for sale, not yet owned, affordable, and for which the city has room (PR-6)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        for building in range(TILES, PLACES):
            if (g.stock[building] and not me.circles[building] and me.city + SPACES[building] <= CITY
                    and price(g, seat, building, seat == g.owner) <= me.coins):
                g.offer(BUILD + building)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            return
        me, building = g.own(seat), action - BUILD
        g.pay(seat, price(g, seat, building, seat == g.owner))
        g.stock[building] -= 1
        me.raise_building(building)
        if me.city == CITY:
            g.last_round(CITY_END)
        g.then(UNIVERSITY_COLONIST, seat, building)
