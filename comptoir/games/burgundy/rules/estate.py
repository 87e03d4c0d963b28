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
    EMPTY,
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
    SLOTS,
    SMALL_BONUS,
    SPECIES_OF,
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
from comptoir.games.burgundy.rules.turn import ANY, offer_places, sell
from comptoir.games.burgundy.state import Burgundy, Player
from comptoir.kernel.state import NOBODY, PASS, Step


class PlaceTile(Step):
    """Every placement comes here: the tile lies; its region scores if it is complete; the colour's bonus;
    then the tile's own effect, with all that follows (CB-13). arg: place in the storage and space."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me, space = g.players[seat], arg % CELLS
        kind = me.unstore(arg // CELLS)
        me.lay(kind, space)
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
    me, board = g.players[seat], g.board_of(seat)
    region = board.region[space]
    if me.covered & board.masks[region] == board.masks[region]:
        me.earned[FROM_REGIONS] += REGION_POINTS[board.sizes[region]]
        me.earned[FROM_PHASES] += PHASE_POINTS[g.phase]


def claim_bonus(g: Burgundy, seat: i64, colour: i64) -> None:
    """The first to cover all spaces of a colour gets its large bonus tile, the second the small one (CB-13)."""
    me, mask = g.players[seat], g.board_of(seat).of_colour[colour]
    if me.covered & mask != mask:
        return
    if g.large[colour] == NOBODY:
        g.large[colour] = seat
        me.earned[FROM_BONUSES] += LARGE_BONUS[g.seats]
    elif g.small[colour] == NOBODY:
        g.small[colour] = seat
        me.earned[FROM_BONUSES] += SMALL_BONUS[g.seats]


# Ships


def kinds_stored(me: Player) -> i64:
    n: i64 = 0
    for good in range(GOODS):
        if me.goods[good]:
            n += 1
    return n


def load(g: Burgundy, me: Player, heap: i64, good: i64) -> None:
    """All goods of a kind go from one depot, or from two, to the player. heap: a depot; from DEPOTS on, a
    depot with the next one in the ring."""
    depot = heap % DEPOTS
    me.goods[good] += g.heaps[depot * GOODS + good]
    g.heaps[depot * GOODS + good] = 0
    if heap >= DEPOTS:
        depot = (depot + 1) % DEPOTS
        me.goods[good] += g.heaps[depot * GOODS + good]
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
        me, heap = g.players[seat], action - UNLOAD
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
        me = g.players[seat]
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
        g.players[seat].space += 1
        at: i64 = 0
        while g.order[at] != seat:
            at += 1
        while at and g.players[g.order[at - 1]].space <= g.players[seat].space:
            g.order[at] = g.order[at - 1]
            at -= 1
        g.order[at] = seat


# Animals


class ScoreAnimal(Step):
    """The tile counts its animals, and so does every tile of the same species in this pasture, again; with
    knowledge 7 each of these tiles counts one more (CB-9). arg: the space."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me, board = g.players[seat], g.board_of(seat)
        extra = me.known >> K_ANIMALS & 1
        for i in range(board.first[ANIMAL], board.first[ANIMAL + 1]):
            space = board.spaces[i]
            kind = me.tiles[space]
            if (kind != EMPTY and board.region[space] == board.region[arg]
                    and SPECIES_OF[kind] == SPECIES_OF[me.tiles[arg]]):
                me.earned[FROM_ANIMALS] += HEADS[kind] + extra


# Buildings, once each, when they are placed (CB-11)


class Warehouse(Step):
    """Warehouse: goods of one kind may be sold, without a die."""

    may = True

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        for good in range(GOODS):
            if g.players[seat].goods[good]:
                g.offer(FREE + SELL + good)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            sell(g, seat, action - FREE - SELL)


class Watchtower(Step):
    """Watchtower: four points."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.players[seat].earned[FROM_WATCHTOWERS] += WATCHTOWER_POINTS


class TakeColour(Step):
    """Carpenter, church, market: a tile of their colours may be taken from a numbered depot, never from the
    black one. The building just left the storage, so there is room (CB-6)."""

    may = True

    def __init__(self, name: str, colours: vec[i64]) -> None:
        super().__init__(name)
        self.colours = colours  # 1 for those it takes

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        for space in range(NUMBERED):
            kind = g.depots[space]
            if kind != EMPTY and self.colours[COLOUR[kind]]:
                again = False
                for other in range(space - space % SLOTS, space):
                    again = again or g.depots[other] == kind
                if not again:
                    g.offer(FREE + TAKE + space)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            g.then(STORE_TILE, seat, action - FREE - TAKE)


class BoardingHouse(Step):
    """Boarding house: four workers; knowledge 13 and 14 have no part in it (CB-12)."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.players[seat].workers += BOARDING_HOUSE_WORKERS


class Bank(Step):
    """Bank: two silver."""

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        g.players[seat].silver += BANK_SILVER


class CityHall(Step):
    """City hall: one more stored tile may be placed, on a space of any number; colour, neighbours and the
    town rule hold, and all its effects follow (CB-10)."""

    may = True

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        offer_places(g, seat, ANY, FREE)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            g.then(PLACE_TILE, seat, action - FREE - PLACE)
