"""A player's turn ("Un tour de joueur", "Les actions", "Le dépôt central noir", "Action supplémentaire")."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.actions import (
    BLOCK,
    BUY,
    DIE,
    DISCARD,
    FREE,
    LAY_CASTLE,
    PLACE,
    SELL,
    TAKE,
    TAKE_WORKERS,
)
from comptoir.games.burgundy.data import (
    BUILDING,
    CASTLE,
    CASTLE_TILE,
    CELLS,
    COLOUR,
    DOUBLE_SILVER,
    DOUBLE_STEP,
    EMPTY,
    FARTHEST,
    FOR_OUTPOSTS,
    FOUR_WORKERS,
    FREE_FOR,
    FROM_SALES,
    GOODS,
    K_ANY_BUILDINGS,
    K_BUY_ANYWHERE,
    K_DOUBLE_WORKERS,
    K_FOUR_WORKERS,
    K_FREE_TAKE,
    K_SALE_SILVER,
    K_SALE_WORKER,
    K_WORKERS_SILVER,
    NUMBERED,
    OUTPOST_POINTS,
    PIPS,
    PRICE,
    REACHES,
    SALE_POINTS,
    SALE_SILVER,
    SILVER_WITH_WORKERS,
    SLOTS,
    STORE,
    WORKERS,
)
from comptoir.games.burgundy.rules.numbers import PLACE_TILE, STORE_TILE
from comptoir.games.burgundy.state import BIT, Board, Burgundy, Player, apart, within_reach
from comptoir.kernel.counts import row
from comptoir.kernel.state import PASS, Step

ANY: Final[i64] = 0  # instead of a die's number: whatever number is needed


# What a die can be made to show


def stride(me: Player) -> i64:
    """By how much one worker changes a die (CB-5)."""
    if me.knows(K_DOUBLE_WORKERS):
        return DOUBLE_STEP
    return 1


def free_take(me: Player) -> i64:
    """Knowledge 12: one free step for the action "take" (CB-5)."""
    return me.known >> K_FREE_TAKE & 1


def free_place(me: Player, colour: i64) -> i64:
    """Knowledge 9 to 11: one free step for the die that places a tile of their colours (CB-5)."""
    return me.known >> FREE_FOR[colour] & 1


def workers_needed(me: Player, die: i64, number: i64, free: i64) -> i64:
    """Workers that make this die show that number, and never one more (CB-5)."""
    steps = max(0, apart(die, number) - free)
    step = stride(me)
    return (steps + step - 1) // step


def reach(me: Player) -> i64:
    """How many steps the player can change a die by; more than to the other side of the ring means nothing."""
    return min(me.workers * stride(me), FARTHEST)


def _depots() -> vec[i64]:
    """By die and steps: the bits of the spaces of the depots it can serve."""
    of_number = row(PIPS + 1)
    for space in range(NUMBERED):
        of_number[space // SLOTS + 1] |= BIT[space]
    return within_reach(of_number)


DEPOTS_REACHED: Final = _depots()
GOODS_REACHED: Final = within_reach(vec[i64]([0, 1, 2, 4, 8, 16, 32]))  # likewise: the bits of the kinds of goods


# What can be done with it


def takes(g: Burgundy, me: Player, die: i64, far: i64) -> i64:
    """The bits of the tiles of the depot with the die's number; of two alike in a depot the first."""
    return g.choice & DEPOTS_REACHED[die * REACHES + far + free_take(me)]


def places(me: Player, board: Board, place: i64, die: i64, far: i64) -> i64:
    """For a stored tile the bits of the free spaces of its colour and the die's number, next to a tile (CB-7); a
    building not twice in one town, unless knowledge 1 lies in the estate. Of two stored tiles alike the first."""
    kind = me.storage[place]
    if kind == EMPTY or (place > 0 and kind == me.storage[place - 1]):
        return 0
    colour = COLOUR[kind]
    spaces = me.open[colour] & board.reached[die * REACHES + far + free_place(me, colour)]
    if colour == BUILDING and not me.knows(K_ANY_BUILDINGS):
        spaces &= ~me.built[kind]
    return spaces


def sales(me: Player, die: i64, far: i64) -> i64:
    """The bits of the stored kinds of goods with the die's number; no free step helps here (CB-5). And one for workers:
    that is the next number in the table, and it can always be done."""
    return me.kinds & GOODS_REACHED[die * REACHES + far] | BIT[GOODS]


def offer_actions(g: Burgundy, me: Player, die: i64, first: i64) -> None:
    """The four actions with this die, or with any number (CB-4): to take a tile, to place one from each place of the
    storage, to sell or take workers. Neighbours in the table are offered in one go, which is quicker."""
    board, far = g.boards[me.board], reach(me)
    g.offer_each(first + TAKE, takes(g, me, die, far) | places(me, board, 0, die, far) << PLACE)
    g.offer_each(first + PLACE + CELLS, places(me, board, 1, die, far))
    g.offer_each(first + PLACE + 2 * CELLS, places(me, board, 2, die, far) | sales(me, die, far) << CELLS)


def act(g: Burgundy, seat: i64, die: i64, what: i64) -> None:
    """One of the four actions; the workers that the die needs are paid."""
    me = g.own(seat)
    if what < PLACE:
        if die != ANY:
            me.workers -= workers_needed(me, die, what // SLOTS + 1, free_take(me))
        g.then(STORE_TILE, seat, what)
    elif what < SELL:
        target = what - PLACE
        if die != ANY:
            colour, number = COLOUR[me.storage[target // CELLS]], g.board_of(seat).number[target % CELLS]
            me.workers -= workers_needed(me, die, number, free_place(me, colour))
        g.then(PLACE_TILE, seat, target)
    elif what < TAKE_WORKERS:
        if die != ANY:
            me.workers -= workers_needed(me, die, what - SELL + 1, 0)
        sell(g, seat, what - SELL)
    else:
        take_workers(me)


def sell(g: Burgundy, seat: i64, good: i64) -> None:
    """All goods of the kind: points for each tile, and one silver; two with knowledge 3, and a worker with
    knowledge 4 (CB-12)."""
    me = g.own(seat)
    n = me.unload(good)
    me.earned[FROM_SALES] += SALE_POINTS[g.seats] * n
    me.sold[good] += n
    me.silver += DOUBLE_SILVER if me.knows(K_SALE_SILVER) else SALE_SILVER
    if me.knows(K_SALE_WORKER):
        me.workers += 1


def take_workers(me: Player) -> None:
    """Two workers; four with knowledge 14, and a silver with knowledge 13 (CB-12)."""
    me.workers += FOUR_WORKERS if me.knows(K_FOUR_WORKERS) else WORKERS
    if me.knows(K_WORKERS_SILVER):
        me.silver += SILVER_WITH_WORKERS


# The turn


def for_sale(g: Burgundy, me: Player) -> i64:
    """The bits of the tiles that the player may buy now, once in a turn for two silver: those of the black depot; with
    knowledge 6 of all depots (CB-4)."""
    if g.bought or me.silver < PRICE:
        return 0
    if me.knows(K_BUY_ANYWHERE):
        return g.choice
    return g.choice >> NUMBERED << NUMBERED


class Turn(Step):
    """Two actions, one with each die, in any order; once in the turn, before, between or after them, a tile
    may be bought (CB-4). The turn cannot end while a die is unused. It is asked about up to three times, under
    three names, so that a question is never taken for the rest of the one before it."""

    def __init__(self, name: str, following: i64) -> None:
        super().__init__(name)
        self.following = following  # the step that goes on with the turn

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        low, high, purchases = me.dice[0], me.dice[1], for_sale(g, me)
        if not low and not high and purchases:
            g.offer(PASS)
        if low:
            offer_actions(g, me, low, DIE)
        if high and high != low:
            offer_actions(g, me, high, DIE + BLOCK)
        g.offer_each(BUY, purchases)
        if low and high and g.bound(seat):
            offer_outposts(g, seat)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        if action == PASS:
            g.bought = False
            return
        if action >= LAY_CASTLE:
            lay_outpost(g, seat, action - LAY_CASTLE)
        elif action >= BUY:
            g.bought = True
            me.silver -= PRICE
            g.then(STORE_TILE, seat, action - BUY)
        else:
            which = (action - DIE) // BLOCK
            die = me.dice[which]
            me.dice[which] = 0
            act(g, seat, die, (action - DIE) % BLOCK)
        g.then(self.following, seat)


def castle_stored(me: Player) -> i64:
    """Where the storage has a castle; STORE: nowhere."""
    for place in range(STORE):
        if me.storage[place] == CASTLE_TILE:
            return place
    return STORE


def offer_outposts(g: Burgundy, seat: i64) -> None:
    """The spielbox action: a stored castle goes on a free castle space that touches no tile, whatever its
    number, for both dice and five points (CB-16)."""
    me, board = g.players[seat], g.board_of(seat)
    if me.points() < OUTPOST_POINTS or castle_stored(me) == STORE:
        return
    g.offer_each(LAY_CASTLE, board.of_colour[CASTLE] & ~me.covered & ~me.beside)


def lay_outpost(g: Burgundy, seat: i64, space: i64) -> None:
    """Both dice and the points are paid, and the castle is placed like any other (CB-16)."""
    me = g.own(seat)
    me.dice[0] = me.dice[1] = 0
    me.earned[FOR_OUTPOSTS] -= OUTPOST_POINTS
    g.then(PLACE_TILE, seat, castle_stored(me) * CELLS + space)


class StoreTile(Step):
    """A tile from the main board comes into the storage; when that is full, one stored tile is first
    discarded from the game (CB-6). arg: where the tile lies."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if me.full():
            for place in range(STORE):
                if not place or me.storage[place - 1] != me.storage[place]:
                    g.offer(DISCARD + place)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        if action != PASS:
            g.discard(me.unstore(action - DISCARD))
        me.store(g.lift(arg))


class CastleAction(Step):
    """A castle: one of the four actions at once, as with a die of any number; not a purchase (CB-10)."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        offer_actions(g, g.players[seat], ANY, FREE)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        act(g, seat, ANY, action - FREE)
