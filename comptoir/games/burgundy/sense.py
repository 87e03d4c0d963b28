"""The Castles of Burgundy: what a sensible player values. A hand-made evaluation that bots share.

All worths are in victory points: the points there are, what is stored and begun, and what tiles will still bring; the
latter shrink as the game goes on. A die action is worth about four points. The weights are judgement, checked by
play, not by theory."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BUILDING,
    CARPENTER,
    CASTLE,
    CELLS,
    CHURCH,
    CITY_HALL,
    COLOUR,
    COLOUR_SPACES,
    COLOURS,
    DEPOTS,
    EMPTY,
    GOODS,
    HEADS,
    K_ANIMALS,
    K_ANY_BUILDINGS,
    K_FIRST_BUILDING,
    K_GOOD_KINDS,
    K_GOODS_SOLD,
    K_MINE_WORKERS,
    KIND_POINTS,
    KNOWLEDGE,
    LARGE_BONUS,
    MARKET,
    MINE,
    NUMBER_0,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    ROUNDS,
    SALE_POINTS,
    SHIP,
    SLOTS,
    SMALL_BONUS,
    SPECIES_OF,
    STORE,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
    WORKERS_A_POINT,
)
from comptoir.games.burgundy.rules.estate import kinds_stored
from comptoir.games.burgundy.rules.steps import CASTLE_ACTION, KEEP_KIND, SHIP_GOODS, STORE_TILE
from comptoir.games.burgundy.rules.turn import bound, free_place, free_take, in_town, workers_needed
from comptoir.games.burgundy.score import points_now
from comptoir.games.burgundy.state import BIT, TOUCH, Board, Burgundy, Player
from comptoir.kernel.counts import row, total
from comptoir.kernel.state import HIDDEN, NOBODY

ALL_ROUNDS: Final = 25.0
ACTION: Final = 3.6  # what a die action brings, all in all
WORKER: Final = 0.8  # at the start; half a point at the end
SILVER: Final = 1.9  # at the start; a point at the end
STORED: Final = 0.62  # of what a tile brings, once it is stored; the rest when it is placed
CROWDED: Final = 0.8  # each further stored tile is worth this much less
BEGUN: Final = 0.62  # of what a region brings, for having begun it, by how far it is

# What the knowledge tiles 1 to 14 are worth with the whole game before them; 15 to 26 beyond what they count now.
KNOWING: Final = [0.0, 4.0, 3.0, 4.0, 3.5, 3.0, 5.0, 5.0, 7.0, 8.0, 7.0, 6.0, 9.0, 4.0, 5.0,
                  8.0, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 6.0, 8.0, 3.0]


def rounds_left(g: Burgundy) -> float:
    """Rounds to come, this one not counted."""
    return float((PHASES - 1 - g.phase) * ROUNDS + ROUNDS - 1 - g.round)


def silver_worth(share: float) -> float:
    return 1.0 + (SILVER - 1.0) * share


def worker_worth(share: float) -> float:
    return 0.5 + (WORKER - 0.5) * share


# Regions


def completed(g: Burgundy, size: i64, missing: i64) -> float:
    """What a region of this size brings when its missing spaces have been covered, about one in two rounds."""
    phase = g.phase + (g.round + 2 * (missing - 1)) // ROUNDS if missing > 1 else g.phase
    if phase >= PHASES:
        phase = PHASES - 1
    return float(REGION_POINTS[size] + PHASE_POINTS[phase])


def begun(g: Burgundy, size: i64, covered: i64, left: float) -> float:
    """What a region that is not complete is worth already."""
    missing = size - covered
    if not missing:
        return 0.0
    chance = left / float(missing)
    if chance > 1.0:
        chance = 1.0
    part = float(covered) / float(size)
    return BEGUN * part * (0.35 + 0.65 * part) * chance * completed(g, size, missing)


class Estate:
    """What sense needs to know about one estate, gathered in one go."""

    def __init__(self, g: Burgundy, seat: i64) -> None:
        me, board = g.players[seat], g.board_of(seat)
        self.left = rounds_left(g)
        self.share = self.left / ALL_ROUNDS
        self.covered = row(len(board.masks))  # by region
        self.open = row(COLOURS)  # free spaces by colour
        self.worth = 0.0
        self.gain: list[float] = [0.0] * COLOURS  # by colour: what its best free space adds
        binds = bound(g, seat)
        for space in range(CELLS):
            if me.covered & BIT[space]:
                self.covered[board.region[space]] += 1
            else:
                self.open[board.colour[space]] += 1
        for region in range(len(board.masks)):
            self.worth += begun(g, board.sizes[region], self.covered[region], self.left)
        for colour in range(COLOURS):
            if not self.open[colour]:
                continue
            joined = me.covered
            if binds and colour != CASTLE:
                joined = me.covered & (board.of_colour[CASTLE] | board.of_colour[colour])
            for i in range(board.first[colour], board.first[colour + 1]):
                space = board.spaces[i]
                if not me.covered & BIT[space]:
                    gain = self.step(g, board, board.region[space])
                    if not TOUCH[space] & joined:
                        gain *= 0.5
                    if gain > self.gain[colour]:
                        self.gain[colour] = gain
            self.worth += self.bonus(g, colour)

    def step(self, g: Burgundy, board: Board, region: i64) -> float:
        """What one more tile adds to a region."""
        size, covered = board.sizes[region], self.covered[region]
        now = begun(g, size, covered, self.left)
        if covered + 1 == size:
            return completed(g, size, 1) - now
        return begun(g, size, covered + 1, self.left) - now

    def bonus(self, g: Burgundy, colour: i64) -> float:
        """What the covered spaces of a colour are worth for its bonus tile."""
        points: i64 = 0
        if g.large[colour] == NOBODY:
            points = LARGE_BONUS[g.seats]
        elif g.small[colour] == NOBODY:
            points = SMALL_BONUS[g.seats]
        if not points or float(self.open[colour]) > self.left + 1.0:
            return 0.0
        part = 1.0 - float(self.open[colour]) / float(COLOUR_SPACES[colour])
        return 0.7 * float(points) * part * part * part


# Goods


def stack_worth(g: Burgundy, me: Player, good: i64, n: i64, share: float) -> float:
    """What goods of one kind are worth, beyond the point each counts unsold."""
    if not n or share <= 0.0:
        return 0.0
    points = float(n * SALE_POINTS[g.seats]) + silver_worth(share)
    if me.knows(K_GOODS_SOLD):
        points += float(n)
    if me.knows(K_GOOD_KINDS) and not me.sold[good]:
        points += float(KIND_POINTS)
    points -= 0.55 * ACTION + float(n)
    if points < 0.1 * float(n):
        points = 0.1 * float(n)
    return points * (0.75 if share > 0.06 else 0.45)


def heap_worth(g: Burgundy, me: Player, depot: i64, share: float) -> float:
    """What a ship would bring from a depot."""
    room = 3 - kinds_stored(me)
    worth = 0.0
    for good in range(GOODS):
        n = g.heaps[depot * GOODS + good]
        if n and (me.goods[good] or room > 0):
            if not me.goods[good]:
                room -= 1
            worth += float(n) + (stack_worth(g, me, good, me.goods[good] + n, share)
                                 - stack_worth(g, me, good, me.goods[good], share))
    return worth


def best_heap(g: Burgundy, me: Player, share: float) -> float:
    best = 0.0
    for depot in range(DEPOTS):
        worth = heap_worth(g, me, depot, share)
        if worth > best:
            best = worth
    return best


def best_sale(g: Burgundy, me: Player, share: float) -> float:
    """What a free sale would add to what the goods are worth now."""
    best = 0.0
    for good in range(GOODS):
        n = me.goods[good]
        if n:
            gain = (float(n * (SALE_POINTS[g.seats] - 1)) + silver_worth(share)
                    - stack_worth(g, me, good, n, share))
            if gain > best:
                best = gain
    return best


# Tiles


def knowledge_worth(number: i64, share: float) -> float:
    """What a knowledge tile will still bring."""
    return KNOWING[number] * share


def animal_worth(me: Player, board: Board, kind: i64) -> float:
    """What an animal tile scores at once where it scores most, and a little for those to come."""
    best: i64 = 0
    free = False
    for i in range(board.first[ANIMAL], board.first[ANIMAL + 1]):
        space = board.spaces[i]
        if me.tiles[space] == EMPTY and TOUCH[space] & me.covered:
            free = True
            n: i64 = 0
            for j in range(board.first[ANIMAL], board.first[ANIMAL + 1]):
                other = board.spaces[j]
                if (me.tiles[other] != EMPTY and board.region[other] == board.region[space]
                        and SPECIES_OF[me.tiles[other]] == SPECIES_OF[kind]):
                    n += HEADS[me.tiles[other]] + (1 if me.knows(K_ANIMALS) else 0)
            best = max(best, n)
    return float(HEADS[kind] + best) * (1.0 if free else 0.8)


def effect_worth(g: Burgundy, me: Player, board: Board, kind: i64, share: float) -> float:
    """What a tile brings when it is placed, beside its region."""
    colour = COLOUR[kind]
    if colour == ANIMAL:
        return animal_worth(me, board, kind)
    if colour == KNOWLEDGE:
        return knowledge_worth(kind - NUMBER_0, share)
    if colour == CASTLE:
        return ACTION
    if colour == MINE:
        each = silver_worth(share) + (worker_worth(share) if me.knows(K_MINE_WORKERS) else 0.0)
        return each * float(PHASES - g.phase)
    if colour == SHIP:
        heap = best_heap(g, me, share)
        return 0.3 * share + (heap if heap > 1.5 * share * 4.0 else 1.5 * share * 4.0)
    worth = 0.0
    if kind == WAREHOUSE:
        worth = best_sale(g, me, share) * 0.9 + 1.0 * share
    elif kind == WATCHTOWER:
        worth = float(WATCHTOWER_POINTS)
    elif kind == BOARDING_HOUSE:
        worth = 4.0 * worker_worth(share) * (1.0 if me.workers < 5 else 0.75)
    elif kind == BANK:
        worth = float(BANK_SILVER) * silver_worth(share)
    elif kind == CITY_HALL:
        worth = 2.0 + 1.5 * share
    else:
        worth = 2.4 * share + 0.6
    if me.knows(K_FIRST_BUILDING + kind):
        worth += 4.0
    return worth


def has_room(me: Player, board: Board, kind: i64, open_spaces: vec[i64]) -> bool:
    """Whether there is a space on which the tile could ever lie."""
    if COLOUR[kind] != BUILDING or me.knows(K_ANY_BUILDINGS):
        return open_spaces[COLOUR[kind]] > 0
    for i in range(board.first[BUILDING], board.first[BUILDING + 1]):
        space = board.spaces[i]
        if me.tiles[space] == EMPTY and not in_town(me, board, kind, space):
            return True
    return False


def tile_worth(g: Burgundy, me: Player, board: Board, estate: Estate, kind: i64) -> float:
    """What placing the tile would bring, all in all."""
    if not has_room(me, board, kind, estate.open):
        return 0.0
    return estate.gain[COLOUR[kind]] + effect_worth(g, me, board, kind, estate.share)


def storage_worth(g: Burgundy, me: Player, board: Board, estate: Estate, actions: float) -> float:
    """Stored tiles: what they will bring, if there is time to place them; two that compete are worth less."""
    worth = 0.0
    weight = STORED
    if actions < 3.0:
        weight *= actions / 3.0
    seen: i64 = 0
    for place in range(STORE):
        kind = me.storage[place]
        if kind == EMPTY:
            break
        each = tile_worth(g, me, board, estate, kind)
        bit = 1 << COLOUR[kind]
        if seen & bit:
            each *= 0.75 if estate.open[COLOUR[kind]] > 1 else 0.1
        seen |= bit
        worth += each * weight
        weight *= CROWDED
    return worth


# Dice that are still to be used


def die_worth(g: Burgundy, seat: i64, board: Board, estate: Estate, die: i64) -> float:
    """The best of what this die could do as it lies, or with the workers there are."""
    me = g.players[seat]
    each = worker_worth(estate.share)
    best = 2.0 * each
    for place in range(STORE):
        kind = me.storage[place]
        if kind == EMPTY:
            break
        colour = COLOUR[kind]
        worth = tile_worth(g, me, board, estate, kind) * (1.0 - STORED)
        for i in range(board.first[colour], board.first[colour + 1]):
            space = board.spaces[i]
            if me.tiles[space] == EMPTY and TOUCH[space] & me.covered:
                workers = workers_needed(me, die, board.number[space], free_place(me, colour))
                if workers <= me.workers and worth - each * float(workers) > best:
                    best = worth - each * float(workers)
    if me.storage[STORE - 1] == EMPTY:
        for depot in range(DEPOTS):
            workers = workers_needed(me, die, depot + 1, free_take(me))
            if workers <= me.workers:
                for slot in range(SLOTS):
                    kind = g.depots[depot * SLOTS + slot]
                    if kind != EMPTY:
                        worth = tile_worth(g, me, board, estate, kind) * STORED - each * float(workers)
                        if worth > best:
                            best = worth
    for good in range(GOODS):
        n = me.goods[good]
        if n:
            workers = workers_needed(me, die, good + 1, 0)
            if workers <= me.workers:
                worth = (float(n * (SALE_POINTS[g.seats] - 1)) + silver_worth(estate.share)
                         - stack_worth(g, me, good, n, estate.share) - each * float(workers))
                if worth > best:
                    best = worth
    return best


# What the agenda still promises


def promised(g: Burgundy, seat: i64, board: Board, estate: Estate) -> float:
    """Actions and benefits that the seat is about to be asked for."""
    me = g.players[seat]
    worth = 0.0
    for i in range(g.top):
        plan = g.agenda[i]
        if plan >> 8 & 15 != seat:
            continue
        step = plan & 255
        if step == CASTLE_ACTION:
            worth += ACTION
        elif step == CITY_HALL:
            worth += 2.8 if me.storage[0] != EMPTY else 0.0
        elif step == SHIP_GOODS:
            worth += best_heap(g, me, estate.share)
        elif step == KEEP_KIND:
            worth += 1.0
        elif step == WAREHOUSE:
            worth += best_sale(g, me, estate.share)
        elif step in (CARPENTER, CHURCH, MARKET):
            worth += 2.8 * estate.share + 0.6
        elif step == STORE_TILE:
            kind = g.depots[plan >> 12]
            if kind != EMPTY:
                worth += tile_worth(g, me, board, estate, kind) * STORED * CROWDED * CROWDED - 1.0
    return worth


def worth(g: Burgundy, seat: i64) -> float:
    """What the position is worth to a seat."""
    me = g.players[seat]
    value = float(points_now(g, seat))
    if not g.top or me.board == HIDDEN:
        return value - 0.01 * float(me.empty_spaces())
    board = g.board_of(seat)
    estate = Estate(g, seat)
    share = estate.share
    actions = 2.0 * estate.left + (1.0 if me.dice[0] else 0.0) + (1.0 if me.dice[1] else 0.0)
    value += estate.worth
    value += float(me.silver) * (silver_worth(share) - 1.0)
    extra = worker_worth(share) * float(me.workers) - float(me.workers // WORKERS_A_POINT)
    if me.workers > 6:
        extra -= (worker_worth(share) - 0.5) * float(me.workers - 6)
    value += extra
    for good in range(GOODS):
        value += stack_worth(g, me, good, me.goods[good], share)
    value += storage_worth(g, me, board, estate, actions)
    value += silver_worth(share) * float(me.mines(board)) * float(PHASES - g.phase)
    if me.knows(K_MINE_WORKERS):
        value += worker_worth(share) * float(me.mines(board)) * float(PHASES - g.phase)
    for i in range(board.first[KNOWLEDGE], board.first[KNOWLEDGE + 1]):
        kind = me.tiles[board.spaces[i]]
        if kind != EMPTY:
            value += knowledge_worth(kind - NUMBER_0, share)
    value += 0.3 * share * float(me.space)
    if total(me.dice):
        low = die_worth(g, seat, board, estate, me.dice[0]) if me.dice[0] else 0.0
        high = die_worth(g, seat, board, estate, me.dice[1]) if me.dice[1] else 0.0
        value += low + high if not (me.dice[0] and me.dice[1]) else 0.8 * (low + high)
    return value + promised(g, seat, board, estate)


def values(g: Burgundy) -> list[float]:
    """What the position is worth to each seat, in points at the end of the game."""
    return [worth(g, seat) for seat in range(g.seats)]


def value(g: Burgundy, seat: i64) -> float:
    """What it is worth to one seat: the others hardly gain or lose by what he does on his own estate."""
    return worth(g, seat)
