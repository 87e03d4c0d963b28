"""Puerto Rico: the mayor ("L'intendant")."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.puerto_rico.actions import COLONIST, PLACE
from comptoir.games.puerto_rico.data import COLONISTS_END, PLACES, TILES
from comptoir.games.puerto_rico.rules.numbers import DEAL_SHIP, GATHER, MAYOR_COLONIST, PLACE_COLONISTS, REFILL_SHIP
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.counts import row, total
from comptoir.kernel.state import PASS, Step


class MayorPhase(Step):
    """The mayor may take a colonist from the supply, the ship is dealt out, all place their colonists
    clockwise from the mayor, and the ship is filled again (PR-4)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.then(MAYOR_COLONIST, seat)
        g.then(DEAL_SHIP, seat)
        g.each(GATHER, seat)
        g.then(REFILL_SHIP, seat)


class MayorColonist(Step):
    """The mayor's privilege: a colonist from the supply, never from the ship (PR-4)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        if g.colonists:
            g.offer(COLONIST)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action == COLONIST:
            g.colonists -= 1
            g.own(seat).idle += 1


class DealShip(Step):
    """The colonists aboard are dealt one by one, the mayor first; shares may differ by one (PR-4)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        player = seat
        while g.ship:
            g.ship -= 1
            g.own(player).idle += 1
            player = g.left(player)


class Gather(Step):
    """All colonists of a player may move: they are lifted, and put down place by place (PR-4)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        me.idle += total(me.workers)
        me.stood = me.workers
        me.workers = row(PLACES)
        place_from(g, seat, 0)


class PlaceColonists(Step):
    """None stays in San Juan while a circle is free; so the circles still to come bound the choice (PR-4).
    Tiles first, then buildings: the fixed order spares search the permutations."""

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        least, most = fewest(me, arg), min(me.idle, me.circles[arg])
        if least < most:
            for n in range(least, most + 1):
                g.offer(PLACE[arg] + n)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        n = fewest(me, arg) if action == PASS else action - PLACE[arg]
        me.workers[arg] = n
        me.idle -= n
        place_from(g, seat, arg + 1)


def place_from(g: PuertoRico, seat: i64, place: i64) -> None:
    """The colonists left go to the places from this one on: at once, or the seat is asked where it has a choice."""
    me = g.own(seat)
    later = circles_from(me, place)
    while place < PLACES and me.idle:
        circles = me.circles[place]
        if circles:
            later -= circles
            n = min(me.idle, circles)
            if me.idle - n < later:  # some of them could stand there
                g.then(PLACE_COLONISTS, seat, place)
                return
            me.workers[place] = n
            me.idle -= n
        place += 1


def fewest(me: Player, place: i64) -> i64:
    """How many must stand here because the circles after it cannot take the others."""
    return max(0, min(me.idle - circles_from(me, place + 1), me.circles[place]))


def circles_from(me: Player, place: i64) -> i64:
    """On this place and those after it."""
    circles: i64 = 0
    for other in range(place, PLACES):
        circles += me.circles[other]
    return circles


class RefillShip(Step):
    """One colonist for each empty circle of all buildings, at least one a player; when the supply cannot
    give that many, the game ends with this round (PR-5)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        wanted: i64 = 0
        for p in g.players:
            for building in range(TILES, PLACES):
                wanted += p.circles[building] - p.workers[building]
        wanted = max(wanted, g.seats)
        g.ship = min(wanted, g.colonists)
        g.colonists -= g.ship
        if g.ship < wanted:
            g.last_round(COLONISTS_END)
