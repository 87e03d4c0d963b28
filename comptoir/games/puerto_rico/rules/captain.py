"""Puerto Rico: the captain ("Le capitaine"), with harbor, wharf and warehouses."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.puerto_rico.actions import DOCKS, KEEP, SHIP, STORE, WHARF_LOAD
from comptoir.games.puerto_rico.data import (
    CHIPS_END,
    EMPTY,
    GOODS,
    HARBOR,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
    WHARF,
)
from comptoir.games.puerto_rico.rules.numbers import FILL_WAREHOUSE, KEEP_BARREL, LOAD_SHIP, STORE_GOODS, UNLOAD_SHIPS
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.counts import total
from comptoir.kernel.state import PASS, Step


class CaptainPhase(Step):
    """Clockwise, again and again, all load until nobody can; then they store, and full ships sail."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        leave_wharves(g)
        g.privilege = True
        g.then(LOAD_SHIP, seat)
        g.each(STORE_GOODS, seat)
        g.then(UNLOAD_SHIPS, seat)


def leave_wharves(g: PuertoRico) -> None:
    """Every wharf can be used in the next phase."""
    for seat in range(g.seats):
        if g.players[seat].wharf:
            g.own(seat).wharf = False


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
    me = g.own(seat)
    n = min(me.goods[kind], g.room(ship))
    g.cargo[ship] = kind
    g.loaded[ship] += n
    me.goods[kind] -= n
    gain_points(g, seat, n)


def load_wharf(g: PuertoRico, seat: i64, kind: i64) -> None:
    """All barrels of the kind go back to the supply, as if shipped (PR-10)."""
    me = g.own(seat)
    n = me.goods[kind]
    me.wharf = True
    g.supply[kind] += n
    me.goods[kind] = 0
    gain_points(g, seat, n)


def gain_points(g: PuertoRico, seat: i64, barrels: i64) -> None:
    """A point a barrel; one more with a harbor, and one for the captain's first load of the phase
    (PR-11). When the pool is empty, points are noted, and this round is the last (PR-12)."""
    me, points = g.own(seat), barrels
    if me.has(HARBOR):
        points += 1
    if g.privilege and seat == g.owner:
        g.privilege = False
        points += 1
    me.points += points
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
        me = g.own(seat)
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
        me = g.own(seat)
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
        me = g.own(seat)
        for kind in range(GOODS):
            if me.goods[kind] and not me.stored >> kind & 1:
                kept: i64 = 0
                if action == PASS or action == KEEP + kind:
                    kept = 1
                g.supply[kind] += me.goods[kind] - kept
                me.goods[kind] = kept
        me.stored = 0


class UnloadShips(Step):
    """Only full ships sail; their barrels go back to the supply (PR-13)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.privilege = False
        leave_wharves(g)
        for ship in range(len(g.cargo)):
            if not g.room(ship):
                g.supply[g.cargo[ship]] += g.loaded[ship]
                g.cargo[ship] = EMPTY
                g.loaded[ship] = 0
