"""What follows when a tile is placed: regions, bonuses, ships, animals, and the buildings ("Ajouter une tuile
hexagonale à votre domaine", "Les bâtiments", "Règles supplémentaires pour placer les tuiles hexagonales")."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.actions import FREE, KEEP, PLACE, SELL, TAKE, UNLOAD, UNLOAD_TWO
from comptoir.games.burgundy.data import (
    ANIMAL,
    BANK_SILVER,
    BOARDING_HOUSE_WORKERS,
    BUILDING,
    CASTLE,
    CELLS,
    COLOUR,
    DEPOTS,
    FROM_ANIMALS,
    FROM_BONUSES,
    FROM_PHASES,
    FROM_REGIONS,
    FROM_WATCHTOWERS,
    GOOD_SPACES,
    GOODS,
    HEADS,
    K_ANIMALS,
    K_TWO_DEPOTS,
    LARGE_BONUS,
    NUMBERED,
    PHASE_POINTS,
    REGION_POINTS,
    SHIP,
    SMALL_BONUS,
    SPECIES_OF,
    STORE,
    WATCHTOWER_POINTS,
)
from comptoir.games.burgundy.rules.numbers import (
    CASTLE_ACTION,
    KEEP_KIND,
    MOVE_MARKER,
    PLACE_TILE,
    SCORE_ANIMAL,
    SHIP_GOODS,
    STORE_TILE,
)
from comptoir.games.burgundy.rules.turn import ANY, places, sell
from comptoir.games.burgundy.state import Burgundy, Player
from comptoir.kernel.bits import how_many, lowest
from comptoir.kernel.counts import changed
from comptoir.kernel.state import NOBODY, PASS, Step


class PlaceTile(Step):
    """Every placement comes here: the tile lies; its region scores if it is complete; the colour's bonus;
    then the tile's own effect, with all that follows (CB-13). arg: place in the storage and space."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        kind, space = g.own(seat).unstore(arg // CELLS), arg % CELLS
        g.lay(seat, kind, space)
        score_region(g, seat, space)
        claim_bonus(g, seat, COLOUR[kind])
        colour = COLOUR[kind]
        if colour == BUILDING:
            g.then(kind, seat)  # its step has its number
        elif colour == SHIP:
            g.then(SHIP_GOODS, seat)
            g.then(MOVE_MARKER, seat)
        elif colour == ANIMAL:
            g.then(SCORE_ANIMAL, seat, space)
        elif colour == CASTLE:
            g.then(CASTLE_ACTION, seat)


def score_region(g: Burgundy, seat: i64, space: i64) -> None:
    """A region that is covered to its last space counts its size and what the phase adds (CB-13)."""
    board = g.board_of(seat)
    if not board.area[space] & ~g.players[seat].covered:
        me = g.own(seat)
        me.earned[FROM_REGIONS] += REGION_POINTS[board.sizes[board.region[space]]]
        me.earned[FROM_PHASES] += PHASE_POINTS[g.phase]


def claim_bonus(g: Burgundy, seat: i64, colour: i64) -> None:
    """The first to cover all spaces of a colour gets its large bonus tile, the second the small one (CB-13)."""
    if g.board_of(seat).of_colour[colour] & ~g.players[seat].covered:
        return
    me = g.own(seat)
    if g.large[colour] == NOBODY:
        g.large = changed(g.large, colour, seat - NOBODY)
        me.earned[FROM_BONUSES] += LARGE_BONUS[g.seats]
    elif g.small[colour] == NOBODY:
        g.small = changed(g.small, colour, seat - NOBODY)
        me.earned[FROM_BONUSES] += SMALL_BONUS[g.seats]


# Ships


def kinds_stored(me: Player) -> i64:
    return how_many(me.kinds)


def load(g: Burgundy, me: Player, heap: i64, good: i64) -> None:
    """All goods of a kind go from one depot, or from two, to the player. heap: a depot; from DEPOTS on, a
    depot with the next one in the ring."""
    depot = heap % DEPOTS
    me.load(good, g.heaps[depot * GOODS + good])
    g.heaps[depot * GOODS + good] = 0
    if heap >= DEPOTS:
        depot = (depot + 1) % DEPOTS
        me.load(good, g.heaps[depot * GOODS + good])
        g.heaps[depot * GOODS + good] = 0


def lies(g: Burgundy, heap: i64, good: i64) -> bool:
    """Whether the heap has goods of a kind."""
    depot = heap % DEPOTS
    if g.heaps[depot * GOODS + good]:
        return True
    return heap >= DEPOTS and g.heaps[(depot + 1) % DEPOTS * GOODS + good] > 0


class ShipGoods(Step):
    """A ship takes the goods of one depot of choice, an empty one too; with knowledge 5 those of two
    neighbours, if its owner likes (CB-8). Nobody is asked while all depots are empty."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        any_goods = False
        for n in g.heaps:
            any_goods = any_goods or n > 0
        if any_goods:
            for depot in range(DEPOTS):
                g.offer(UNLOAD + depot)
            if g.players[seat].knows(K_TWO_DEPOTS):
                for depot in range(DEPOTS):
                    g.offer(UNLOAD_TWO + depot)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            return
        me, heap = g.own(seat), action - UNLOAD
        for good in range(GOODS):
            if me.goods[good]:
                load(g, me, heap, good)
        g.then(KEEP_KIND, seat, heap * GOODS)


class KeepKind(Step):
    """New kinds fill the free spaces for goods, all tiles of each; when there are too many kinds, their owner
    chooses, and nothing stays behind that could be stored (CB-8). Kinds are chosen in ascending order, for the
    sake of search. arg: the heap, and the first kind that can still be chosen."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        room = GOOD_SPACES - kinds_stored(g.players[seat])
        kinds = self.new_kinds(g, arg)
        if not room or kinds <= room:
            return
        for good in range(arg % GOODS, GOODS):
            if kinds < room:
                return  # beginning here would leave a space empty
            if lies(g, arg // GOODS, good):
                g.offer(KEEP + good)
                kinds -= 1

    def new_kinds(self, g: Burgundy, arg: i64) -> i64:
        n: i64 = 0
        for good in range(arg % GOODS, GOODS):
            if lies(g, arg // GOODS, good):
                n += 1
        return n

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        if action != PASS:
            load(g, me, arg // GOODS, action - KEEP)
            if action - KEEP + 1 < GOODS:
                g.then(KEEP_KIND, seat, arg + action - KEEP + 1 - arg % GOODS)
        elif kinds_stored(me) < GOOD_SPACES:
            for good in range(arg % GOODS, GOODS):
                load(g, me, arg // GOODS, good)


class MoveMarker(Step):
    """The ship's second half, in any case: the turn marker moves one space right, on top of those that are
    there (CB-8). It tells the order of later rounds only."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me, order = g.own(seat), g.order[:]
        me.space += 1
        at: i64 = 0
        while order[at] != seat:
            at += 1
        while at and g.players[order[at - 1]].space <= me.space:
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat
        g.order = order


# Animals


class ScoreAnimal(Step):
    """The tile counts its animals, and so does every tile of the same species in this pasture, again; with
    knowledge 7 each of these tiles counts one more (CB-9). arg: the space."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        extra, species = me.known >> K_ANIMALS & 1, SPECIES_OF[me.tiles[arg]]
        pasture = me.covered & g.board_of(seat).area[arg]
        while pasture:
            kind = me.tiles[lowest(pasture)]
            if SPECIES_OF[kind] == species:
                me.earned[FROM_ANIMALS] += HEADS[kind] + extra
            pasture &= pasture - 1


# Buildings, once each, when they are placed (CB-11)


class Warehouse(Step):
    """Warehouse: goods of one kind may be sold, without a die."""

    may = True

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        g.offer_each(FREE + SELL, g.players[seat].kinds)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            sell(g, seat, action - FREE - SELL)


class Watchtower(Step):
    """Watchtower: four points."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.own(seat).earned[FROM_WATCHTOWERS] += WATCHTOWER_POINTS


class TakeColour(Step):
    """Carpenter, church, market: a tile of their colours may be taken from a numbered depot, never from the
    black one. The building just left the storage, so there is room (CB-6)."""

    may = True

    def __init__(self, name: str, colours: vec[i64]) -> None:
        super().__init__(name)
        self.colours = colours  # 1 for those it takes

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        for space in range(NUMBERED):
            if g.choice >> space & 1 and self.colours[COLOUR[g.depots[space]]]:
                g.offer(FREE + TAKE + space)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            g.then(STORE_TILE, seat, action - FREE - TAKE)


class BoardingHouse(Step):
    """Boarding house: four workers; knowledge 13 and 14 have no part in it (CB-12)."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.own(seat).workers += BOARDING_HOUSE_WORKERS


class Bank(Step):
    """Bank: two silver."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.own(seat).silver += BANK_SILVER


class CityHall(Step):
    """City hall: one more stored tile may be placed, on a space of any number; colour, neighbours and the
    town rule hold, and all its effects follow (CB-10)."""

    may = True

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        for place in range(STORE):
            g.offer_each(FREE + PLACE + place * CELLS, places(g.players[seat], g.board_of(seat), place, ANY, 0))

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            g.then(PLACE_TILE, seat, action - FREE - PLACE)
