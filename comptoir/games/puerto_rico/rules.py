"""Puerto Rico, in the order of the rulebook: the round, then the roles. PR-n are the rulings of
docs/rules/puerto-rico.md. What a player may decline is a step with `may`, or one that offers PASS; what is not
worth asking has no choices (PR-18)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.puerto_rico.actions import (
    BUILD,
    COLONIST,
    DOCKS,
    DRAW,
    KEEP,
    PLACE,
    PRODUCE,
    ROLE,
    SELL,
    SHIP,
    STORE,
    TAKE,
    WHARF_LOAD,
)
from comptoir.games.puerto_rico.data import (
    CHIPS_END,
    CITY,
    CITY_END,
    COFFEE_ROASTER,
    COLONISTS_END,
    COLUMN,
    CONSTRUCTION_HUT,
    CORN,
    EMPTY,
    FACTORY,
    FACTORY_PAYS,
    GOOD_NAMES,
    GOODS,
    HACIENDA,
    HARBOR,
    HOSPICE,
    HOUSE,
    INDIGO,
    INDIGO_PLANT,
    ISLAND,
    LARGE_MARKET,
    LARGE_MARKET_PAYS,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    NO_END,
    NO_ROLE,
    OFFICE,
    PICKS,
    PLACE_NAMES,
    PLACES,
    PRICE,
    QUARRY,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_MARKET_PAYS,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
    SPACES,
    SUGAR,
    SUGAR_MILL,
    TILE_LUCK,
    TILE_NAMES,
    TILES,
    TOBACCO,
    TOBACCO_STORAGE,
    UNIVERSITY,
    WHARF,
)
from comptoir.games.puerto_rico.state import Player, PuertoRico, lay
from comptoir.kernel.chance import Chance
from comptoir.kernel.counts import total
from comptoir.kernel.state import NOBODY, PASS, Step

# The numbers of the steps in STEPS, at the end of this file; those of the roles are in data.py.
ROUND: Final[i64] = 8
CHOOSE_ROLE: Final[i64] = 9
END_ROUND: Final[i64] = 10
HACIENDA_TILE: Final[i64] = 11
TAKE_TILE: Final[i64] = 12
HOSPICE_COLONIST: Final[i64] = 13
NEW_ROW: Final[i64] = 14
DRAW_TILE: Final[i64] = 15
MAYOR_COLONIST: Final[i64] = 16
DEAL_SHIP: Final[i64] = 17
GATHER: Final[i64] = 18
PLACE_COLONISTS: Final[i64] = 19
REFILL_SHIP: Final[i64] = 20
BUILD_ONE: Final[i64] = 21
UNIVERSITY_COLONIST: Final[i64] = 22
EXTRA_BARREL: Final[i64] = 23
SELL_BARREL: Final[i64] = 24
CLEAR_HOUSE: Final[i64] = 25
LOAD_SHIP: Final[i64] = 26
STORE_GOODS: Final[i64] = 27
FILL_WAREHOUSE: Final[i64] = 28
KEEP_BARREL: Final[i64] = 29
UNLOAD_SHIPS: Final[i64] = 30

TO_ROW: Final[i64] = 0
TO_ISLAND: Final[i64] = 1


# The round


class Round(Step):
    """Clockwise from the governor each player takes a role, and all play its phase. Two players go on
    until each has taken three."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        for _ in range(PICKS[g.seats]):
            g.each(CHOOSE_ROLE, seat)
        g.then(END_ROUND, seat)


class ChooseRole(Step):
    """One of the roles left must be taken, with the doubloons that lie on it (PR-15)."""

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        for role in range(len(g.taken)):
            if g.taken[role] == NOBODY:
                g.offer(ROLE + role)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        role = action - ROLE
        g.role = role
        g.owner = seat
        g.taken[role] = seat
        g.players[seat].coins += g.doubloons[role]
        g.doubloons[role] = 0
        g.then(role, seat)


class EndRound(Step):
    """A doubloon is laid on each role not taken (PR-15); the governor's card goes to the left. After the last
    round nothing is prepared for a next one (PR-20)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.role = NO_ROLE
        g.owner = NOBODY
        if g.end != NO_END:
            return
        for role in range(len(g.taken)):
            if g.taken[role] == NOBODY:
                g.doubloons[role] += 1
                g.bank -= 1
            g.taken[role] = NOBODY
        g.governor = g.left(g.governor)
        g.round += 1
        g.then(ROUND, g.governor)


# The settler


class SettlerPhase(Step):
    """Clockwise from the settler each player may take one tile; then a new row is laid out."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        player = seat
        for _ in range(g.seats):
            g.then(HACIENDA_TILE, player)
            g.then(TAKE_TILE, player)
            player = g.left(player)
        g.then(NEW_ROW, seat)


class HaciendaTile(Step):
    """Hacienda: before the regular tile its owner may draw one face down, and must then place it (PR-1)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if me.has(HACIENDA) and me.island < ISLAND and total(g.pile) + total(g.discard):
            g.offer(DRAW)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action == DRAW:
            g.then(DRAW_TILE, seat, TO_ISLAND)


class TakeTile(Step):
    """One face-up plantation; or a quarry, by the settler's privilege or the construction hut (PR-1)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if me.island == ISLAND:
            return
        for kind in range(TILES):
            if g.row[kind] and (kind != QUARRY or seat == g.owner or me.has(CONSTRUCTION_HUT)):
                g.offer(TAKE + kind)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            kind = action - TAKE
            g.row[kind] -= 1
            g.players[seat].settle(kind)
            g.then(HOSPICE_COLONIST, seat, kind)


class BringColonist(Step):
    """Hospice, university: a colonist may come with the tile or the building just placed, from the
    supply or else from the ship (PR-2). The hacienda's tile brings none (PR-1), nor does the university
    bring one for itself (PR-6): it was not occupied."""

    may = True

    def __init__(self, name: str, args: list[str], building: i64) -> None:
        super().__init__(name, args)
        self.building = building

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        if g.players[seat].has(self.building) and g.colonists + g.ship:
            g.offer(COLONIST)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action == COLONIST:
            g.players[seat].workers[arg] += 1
            if g.colonists:
                g.colonists -= 1
            else:
                g.ship -= 1


class NewRow(Step):
    """The tiles left are discarded; one more than there are players are laid out (PR-3)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        for kind in range(GOODS):
            g.discard[kind] += g.row[kind]
            g.row[kind] = 0
        for _ in range(g.seats + 1):
            g.then(DRAW_TILE, seat, TO_ROW)


class DrawTile(Step):
    """A tile comes off the face-down pile; once that is spent, the discards become the pile (PR-3)."""

    chance = True
    stream = TILE_LUCK

    def odds(self, g: PuertoRico, seat: i64, arg: i64) -> vec[i64]:
        return g.pile if total(g.pile) else g.discard

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if not total(g.pile):
            g.pile, g.discard = g.discard, g.pile
        g.pile[action] -= 1
        if arg == TO_ROW:
            g.row[action] += 1
        else:
            g.players[seat].settle(action)


# The mayor


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
            g.players[seat].idle += 1


class DealShip(Step):
    """The colonists aboard are dealt one by one, the mayor first; shares may differ by one (PR-4)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        player = seat
        while g.ship:
            g.ship -= 1
            g.players[player].idle += 1
            player = g.left(player)


class Gather(Step):
    """All colonists of a player may move: they are lifted, and put down place by place (PR-4)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        for place in range(PLACES):
            me.idle += me.workers[place]
            me.workers[place] = 0
        g.then(PLACE_COLONISTS, seat, 0)


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
        me = g.players[seat]
        n = fewest(me, arg) if action == PASS else action - PLACE[arg]
        me.workers[arg] = n
        me.idle -= n
        place = arg + 1
        while place < PLACES and not me.circles[place]:
            place += 1
        if place < PLACES and me.idle:
            g.then(PLACE_COLONISTS, seat, place)


def fewest(me: Player, place: i64) -> i64:
    """How many must stand here because the circles after it cannot take the others."""
    left = me.idle
    for other in range(place + 1, PLACES):
        left -= me.circles[other]
        if left <= 0:
            return 0
    return min(left, me.circles[place])


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


# The builder


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
        me, building = g.players[seat], action - BUILD
        g.pay(seat, price(g, seat, building, seat == g.owner))
        g.stock[building] -= 1
        me.raise_building(building)
        if me.city == CITY:
            g.last_round(CITY_END)
        g.then(UNIVERSITY_COLONIST, seat, building)


# The craftsman


def hands(me: Player, kind: i64) -> i64:
    """Colonists at work in the plants of a kind; corn needs no plant."""
    if kind == CORN:
        return me.workers[CORN]
    if kind == INDIGO:
        return me.workers[SMALL_INDIGO_PLANT] + me.workers[INDIGO_PLANT]
    if kind == SUGAR:
        return me.workers[SMALL_SUGAR_MILL] + me.workers[SUGAR_MILL]
    return me.workers[TOBACCO_STORAGE] if kind == TOBACCO else me.workers[COFFEE_ROASTER]


class CraftsmanPhase(Step):
    """Clockwise all produce what plantations, plants and supply allow; factories pay by the kind (PR-7)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        made: i64 = 0  # kinds the craftsman received, one bit each
        player = seat
        for _ in range(g.seats):
            me = g.players[player]
            kinds: i64 = 0
            for kind in range(GOODS):
                n = min(min(me.workers[kind], hands(me, kind)), g.supply[kind])  # min of three is not compiled
                if n:
                    g.supply[kind] -= n
                    me.goods[kind] += n
                    kinds += 1
                    if player == seat:
                        made |= 1 << kind
            if me.has(FACTORY):
                g.earn(player, FACTORY_PAYS[kinds])
            player = g.left(player)
        g.then(EXTRA_BARREL, seat, made)


class ExtraBarrel(Step):
    """The craftsman's privilege, last: one more barrel of a kind just produced, if any is left (PR-7)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        for kind in range(GOODS):
            if arg >> kind & 1 and g.supply[kind]:
                g.offer(PRODUCE + kind)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            g.supply[action - PRODUCE] -= 1
            g.players[seat].goods[action - PRODUCE] += 1


# The trader


class TraderPhase(Step):
    """Clockwise from the trader each player may sell one barrel; then a full house is cleared."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.each(SELL_BARREL, seat)
        g.then(CLEAR_HOUSE, seat)


class SellBarrel(Step):
    """The house has four places and takes no kind twice, save from the owner of an office (PR-8)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if total(g.house) == HOUSE:
            return
        for kind in range(GOODS):
            if me.goods[kind] and (not g.house[kind] or me.has(OFFICE)):
                g.offer(SELL + kind)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            return
        kind = action - SELL
        g.players[seat].goods[kind] -= 1
        g.house[kind] += 1
        g.earn(seat, sale(g, seat, kind))


def sale(g: PuertoRico, seat: i64, kind: i64) -> i64:
    """What a barrel brings: its price, one more for the trader, and the markets' extra (PR-8)."""
    me = g.players[seat]
    doubloons = PRICE[kind]
    if seat == g.owner:
        doubloons += 1
    if me.has(SMALL_MARKET):
        doubloons += SMALL_MARKET_PAYS
    if me.has(LARGE_MARKET):
        doubloons += LARGE_MARKET_PAYS
    return doubloons


class ClearHouse(Step):
    """Only a full trading house is emptied (PR-8)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if total(g.house) == HOUSE:
            for kind in range(GOODS):
                g.supply[kind] += g.house[kind]
                g.house[kind] = 0


# The captain


class CaptainPhase(Step):
    """Clockwise, again and again, all load until nobody can; then they store, and full ships sail."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        for p in g.players:
            p.wharf = False
        g.privilege = True
        g.then(LOAD_SHIP, seat)
        g.each(STORE_GOODS, seat)
        g.then(UNLOAD_SHIPS, seat)


def loadable(g: PuertoRico, kind: i64, ship: i64, barrels: i64) -> i64:
    """How many barrels this ship takes: one kind a ship, and one ship a kind, even when it is full (PR-9)."""
    if g.cargo[ship] == EMPTY:
        for other in range(len(g.cargo)):
            if g.cargo[other] == kind:
                return 0
    elif g.cargo[ship] != kind:
        return 0
    return min(barrels, g.room(ship))


def most_loadable(g: PuertoRico, kind: i64, barrels: i64) -> i64:
    most: i64 = 0
    for ship in range(len(g.cargo)):
        most = max(most, loadable(g, kind, ship, barrels))
    return most


def only_wharf(g: PuertoRico, me: Player) -> bool:
    """Some barrels are left, and no ship takes any of them."""
    for kind in range(GOODS):
        if most_loadable(g, kind, me.goods[kind]):
            return False
    return total(me.goods) > 0


class LoadShip(Step):
    """Who can load must: any kind, as much as fits, on the ship that takes most (PR-9). A wharf, once a
    phase, takes all of a kind; it is never compulsory, and who passes it is asked again (PR-10)."""

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        wharf = me.has(WHARF) and not me.wharf
        if wharf and only_wharf(g, me):
            g.offer(PASS)
        for kind in range(GOODS):
            if me.goods[kind]:
                most = most_loadable(g, kind, me.goods[kind])
                for ship in range(len(g.cargo)):
                    if most and loadable(g, kind, ship, me.goods[kind]) == most:
                        g.offer(SHIP + kind * DOCKS + ship)
        if wharf:
            for kind in range(GOODS):
                if me.goods[kind]:
                    g.offer(WHARF_LOAD + kind)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        """arg: how many seats in a row have not loaded; once all, loading is over (PR-10)."""
        waiting = arg + 1
        if action != PASS:
            waiting = 0
            if action >= WHARF_LOAD:
                load_wharf(g, seat, action - WHARF_LOAD)
            else:
                load_ship(g, seat, (action - SHIP) // DOCKS, (action - SHIP) % DOCKS)
        if waiting < g.seats:
            g.then(LOAD_SHIP, g.left(seat), waiting)


def load_ship(g: PuertoRico, seat: i64, kind: i64, ship: i64) -> None:
    """As many barrels as fit go aboard."""
    n = min(g.players[seat].goods[kind], g.room(ship))
    g.cargo[ship] = kind
    g.loaded[ship] += n
    g.players[seat].goods[kind] -= n
    gain_points(g, seat, n)


def load_wharf(g: PuertoRico, seat: i64, kind: i64) -> None:
    """All barrels of the kind go back to the supply, as if shipped (PR-10)."""
    me = g.players[seat]
    n = me.goods[kind]
    me.wharf = True
    g.supply[kind] += n
    me.goods[kind] = 0
    gain_points(g, seat, n)


def gain_points(g: PuertoRico, seat: i64, barrels: i64) -> None:
    """A point a barrel; one more with a harbor, and one for the captain's first load of the phase
    (PR-11). When the pool is empty, points are noted, and this round is the last (PR-12)."""
    points = barrels
    if g.players[seat].has(HARBOR):
        points += 1
    if g.privilege and seat == g.owner:
        g.privilege = False
        points += 1
    g.players[seat].points += points
    chips = min(points, g.chips)
    g.chips -= chips
    g.noted += points - chips
    if not g.chips:
        g.last_round(CHIPS_END)


def shelves(me: Player) -> i64:
    """How many kinds the occupied warehouses take."""
    kinds: i64 = 0
    if me.has(SMALL_WAREHOUSE):
        kinds += SMALL_WAREHOUSE_KINDS
    if me.has(LARGE_WAREHOUSE):
        kinds += LARGE_WAREHOUSE_KINDS
    return kinds


class StoreGoods(Step):
    """Each place of a warehouse keeps all barrels of one kind; then one single barrel of another kind
    stays, and the rest returns to the supply (PR-13)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        me.stored = 0
        if shelves(me):
            g.then(FILL_WAREHOUSE, seat, shelves(me))
        g.then(KEEP_BARREL, seat)


def stored_up_to(me: Player) -> i64:
    """The first kind after those stored: they are chosen in ascending order, for the sake of search."""
    kind: i64 = 0
    for k in range(GOODS):
        if me.stored >> k & 1:
            kind = k + 1
    return kind


class FillWarehouse(Step):
    """One kind after the other is stored; no place stays empty while barrels are left (PR-13). arg: how
    many places are still free."""

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        kinds: i64 = 0
        for kind in range(stored_up_to(me), GOODS):
            if me.goods[kind]:
                kinds += 1
        if kinds <= arg:
            return  # room for all of them
        for kind in range(stored_up_to(me), GOODS):
            if me.goods[kind]:
                if kinds < arg:
                    return  # beginning here would leave a place empty
                g.offer(STORE + kind)
                kinds -= 1

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        if action == PASS:
            for kind in range(stored_up_to(me), GOODS):
                if me.goods[kind]:
                    me.stored |= 1 << kind
        else:
            me.stored |= 1 << (action - STORE)
            if arg > 1:
                g.then(FILL_WAREHOUSE, seat, arg - 1)


class KeepBarrel(Step):
    """One barrel is kept without a warehouse; all others that are not stored go back to the supply (PR-13)."""

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        kinds: i64 = 0
        for kind in range(GOODS):
            if me.goods[kind] and not me.stored >> kind & 1:
                kinds += 1
        if kinds < 2:
            return  # of a single kind one barrel stays, without a question
        for kind in range(GOODS):
            if me.goods[kind] and not me.stored >> kind & 1:
                g.offer(KEEP + kind)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        for kind in range(GOODS):
            if me.goods[kind] and not me.stored >> kind & 1:
                kept: i64 = 1 if action == PASS or action == KEEP + kind else 0
                g.supply[kind] += me.goods[kind] - kept
                me.goods[kind] = kept
        me.stored = 0


class UnloadShips(Step):
    """Only full ships sail; their barrels go back to the supply (PR-13)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.privilege = False
        for p in g.players:
            p.wharf = False
        for ship in range(len(g.cargo)):
            if not g.room(ship):
                g.supply[g.cargo[ship]] += g.loaded[ship]
                g.cargo[ship] = EMPTY
                g.loaded[ship] = 0


# The prospector


class Prospector(Step):
    """No action: a doubloon from the bank is the whole privilege."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.earn(seat, 1)


# The steps under their numbers


def _kinds_made() -> list[str]:
    """The words for a set of goods, one bit each: "", "corn", "indigo", "corn+indigo" …"""
    return ["+".join([name for k, name in enumerate(GOOD_NAMES) if bits >> k & 1]) for bits in range(1 << GOODS)]


_COUNTS: Final = ["", "1", "2", "3", "4", "5"]

STEPS: Final = vec[Step]([
    SettlerPhase("settler"), MayorPhase("mayor"), BuilderPhase("builder"), CraftsmanPhase("craftsman"),
    TraderPhase("trader"), CaptainPhase("captain"), Prospector("prospector"), Prospector("prospector_2"),
    Round("round"), ChooseRole("choose_role"), EndRound("end_round"),
    HaciendaTile("hacienda_tile"), TakeTile("take_tile"),
    BringColonist("hospice_colonist", TILE_NAMES, HOSPICE), NewRow("new_row"),
    DrawTile("draw_tile", ["row", "island"]),
    MayorColonist("mayor_colonist"), DealShip("deal_ship"), Gather("gather"),
    PlaceColonists("place_colonists", PLACE_NAMES), RefillShip("refill_ship"),
    BuildOne("build_one"), BringColonist("university_colonist", PLACE_NAMES, UNIVERSITY),
    ExtraBarrel("extra_barrel", _kinds_made()),
    SellBarrel("sell_barrel"), ClearHouse("clear_house"),
    LoadShip("load_ship", _COUNTS), StoreGoods("store_goods"), FillWarehouse("fill_warehouse", _COUNTS[:4]),
    KeepBarrel("keep_barrel"), UnloadShips("unload_ships")])


def start(seats: int, options: dict[str, Any], chance: Chance) -> PuertoRico:
    """The first row is laid out, and the first governor's round begins."""
    g = lay(STEPS, seats, options, chance)
    g.then(ROUND, 0)
    g.then(NEW_ROW, 0)
    g.run()
    return g
