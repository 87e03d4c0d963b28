"""A player's turn ("Un tour de joueur", "Les actions", "Le dépôt central noir", "Action supplémentaire")."""

from __future__ import annotations

from typing import Final

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
    ALL_SEATS,
    BLACK_TILES,
    BUILDING,
    BY_BOARD,
    CASTLE,
    CASTLE_TILE,
    CELLS,
    COLOUR,
    DEPOTS,
    DOUBLE_SILVER,
    DOUBLE_STEP,
    EMPTY,
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
    SALE_POINTS,
    SALE_SILVER,
    SILVER_WITH_WORKERS,
    SLOTS,
    SPACES_ON_BOARD,
    STORE,
    WORKERS,
)
from comptoir.games.burgundy.rules.numbers import PLACE_TILE, STORE_TILE
from comptoir.games.burgundy.state import BIT, TOUCH, Board, Burgundy, Player, apart
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


def reach(me: Player, free: i64) -> i64:
    """How many steps the player can change a die by."""
    return me.workers * stride(me) + free


# What can be done with it


def offer_takes(g: Burgundy, me: Player, die: i64, first: i64) -> None:
    """Any tile of the depot with the die's number; of two alike in a depot the first."""
    far = reach(me, free_take(me))
    for depot in range(DEPOTS):
        if die == ANY or apart(die, depot + 1) <= far:
            offer_tiles(g, depot * SLOTS, g.seats, first + TAKE + depot * SLOTS)


def offer_tiles(g: Burgundy, space: i64, spaces: i64, first: i64) -> None:
    """The different tiles on these spaces of the main board; a depot has as many in use as there are seats."""
    for i in range(spaces):
        kind = g.depots[space + i]
        if kind != EMPTY:
            again = False
            for j in range(i):
                again = again or g.depots[space + j] == kind
            if not again:
                g.offer(first + i)


def bound(g: Burgundy, seat: i64) -> bool:
    """Whether the spielbox rule binds the seat (CB-16)."""
    return g.spielbox == ALL_SEATS or (g.spielbox == BY_BOARD and g.board_of(seat).spielbox)


def next_to(me: Player, board: Board, colour: i64, binds: bool) -> i64:
    """The bits of placed tiles to which a tile of this colour may be joined: all of them; where the spielbox
    rule binds, castles and its own colour, save for castles themselves (CB-7, CB-16)."""
    if binds and colour != CASTLE:
        return me.covered & (board.of_colour[CASTLE] | board.of_colour[colour])
    return me.covered


def within(board: Board, die: i64, far: i64) -> i64:
    """The bits of the spaces whose numbers are at most so many steps from the die's."""
    spaces: i64 = 0
    for number in range(1, PIPS + 1):
        if apart(die, number) <= far:
            spaces |= board.of_number[number]
    return spaces


def where(me: Player, board: Board, kind: i64) -> i64:
    """The bits of the spaces on which this building stands."""
    spaces: i64 = 0
    for i in range(board.first[BUILDING], board.first[BUILDING + 1]):
        if me.tiles[board.spaces[i]] == kind:
            spaces |= BIT[board.spaces[i]]
    return spaces


def in_town(me: Player, board: Board, kind: i64, space: i64) -> bool:
    """Whether the town of this space has such a building already (CB-7)."""
    return where(me, board, kind) & board.masks[board.region[space]] != 0


def offer_places(g: Burgundy, seat: i64, die: i64, first: i64) -> None:
    """A stored tile on a free space of its colour and the die's number, next to a tile (CB-7); a building
    not twice in one town, unless knowledge 1 lies in the estate. Of two stored tiles alike the first."""
    me, board, binds = g.players[seat], g.board_of(seat), bound(g, seat)
    for place in range(STORE):
        kind = me.storage[place]
        if kind == EMPTY:
            return
        if place and me.storage[place - 1] == kind:
            continue
        colour = COLOUR[kind]
        built: i64 = 0
        if colour == BUILDING and not me.knows(K_ANY_BUILDINGS):
            built = where(me, board, kind)
        joined = next_to(me, board, colour, binds)
        free = board.of_colour[colour] & ~me.covered
        if die != ANY:
            free &= within(board, die, reach(me, free_place(me, colour)))
        if not free:
            continue
        for i in range(board.first[colour], board.first[colour + 1]):
            space = board.spaces[i]
            if (free >> space & 1 and TOUCH[space] & joined
                    and not (built and built & board.masks[board.region[space]])):
                g.offer(first + PLACE + place * CELLS + space)


def offer_sales(me: Player, g: Burgundy, die: i64, first: i64) -> None:
    """A stored kind of goods with the die's number; no free step helps here (CB-5)."""
    far = reach(me, 0)
    for good in range(GOODS):
        if me.goods[good] and (die == ANY or apart(die, good + 1) <= far):
            g.offer(first + SELL + good)


def offer_actions(g: Burgundy, seat: i64, die: i64, first: i64) -> None:
    """The four actions with this die, or with any number; workers can always be taken (CB-4)."""
    me = g.players[seat]
    offer_takes(g, me, die, first)
    offer_places(g, seat, die, first)
    offer_sales(me, g, die, first)
    g.offer(first + TAKE_WORKERS)


def act(g: Burgundy, seat: i64, die: i64, what: i64) -> None:
    """One of the four actions; the workers that the die needs are paid."""
    me = g.players[seat]
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
    me = g.players[seat]
    me.earned[FROM_SALES] += SALE_POINTS[g.seats] * me.goods[good]
    me.sold[good] += me.goods[good]
    me.goods[good] = 0
    me.silver += DOUBLE_SILVER if me.knows(K_SALE_SILVER) else SALE_SILVER
    if me.knows(K_SALE_WORKER):
        me.workers += 1


def take_workers(me: Player) -> None:
    """Two workers; four with knowledge 14, and a silver with knowledge 13 (CB-12)."""
    me.workers += FOUR_WORKERS if me.knows(K_FOUR_WORKERS) else WORKERS
    if me.knows(K_WORKERS_SILVER):
        me.silver += SILVER_WITH_WORKERS


# The turn


def for_sale(g: Burgundy, me: Player) -> bool:
    """Whether there is any tile that the player may buy."""
    first = NUMBERED
    if me.knows(K_BUY_ANYWHERE):
        first = 0
    for space in range(first, SPACES_ON_BOARD):
        if g.depots[space] != EMPTY:
            return True
    return False


def offer_purchases(g: Burgundy, me: Player) -> None:
    """Any tile of the black depot, for two silver; with knowledge 6 of all depots (CB-4)."""
    if me.knows(K_BUY_ANYWHERE):
        for depot in range(DEPOTS):
            offer_tiles(g, depot * SLOTS, g.seats, BUY + depot * SLOTS)
    offer_tiles(g, NUMBERED, BLACK_TILES[g.seats], BUY + NUMBERED)


class Turn(Step):
    """Two actions, one with each die, in any order; once in the turn, before, between or after them, a tile
    may be bought (CB-4). The turn cannot end while a die is unused. It is asked about up to three times, under
    three names, so that a question is never taken for the rest of the one before it."""

    def __init__(self, name: str, following: i64) -> None:
        super().__init__(name)
        self.following = following  # the step that goes on with the turn

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        low, high = me.dice[0], me.dice[1]
        buys = not g.bought and me.silver >= PRICE and for_sale(g, me)
        if not low and not high and buys:
            g.offer(PASS)
        if low:
            offer_actions(g, seat, low, DIE)
        if high and high != low:
            offer_actions(g, seat, high, DIE + BLOCK)
        if buys:
            offer_purchases(g, me)
        if low and high and bound(g, seat):
            offer_outposts(g, seat)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
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
    for i in range(board.first[CASTLE], board.first[CASTLE + 1]):
        space = board.spaces[i]
        if not me.covered & (BIT[space] | TOUCH[space]):
            g.offer(LAY_CASTLE + space)


def lay_outpost(g: Burgundy, seat: i64, space: i64) -> None:
    """Both dice and the points are paid, and the castle is placed like any other (CB-16)."""
    me = g.players[seat]
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
        me = g.players[seat]
        if action != PASS:
            g.gone[me.unstore(action - DISCARD)] += 1
        me.store(g.depots[arg])
        g.depots[arg] = EMPTY


class CastleAction(Step):
    """A castle: one of the four actions at once, as with a die of any number; not a purchase (CB-10)."""

    def choices(self, g: Burgundy, seat: i64, arg: i64) -> None:
        offer_actions(g, seat, ANY, FREE)

    def resolve(self, g: Burgundy, seat: i64, arg: i64, action: i64) -> None:
        act(g, seat, ANY, action - FREE)
