"""The Castles of Burgundy: what a sensible player values. A hand-made evaluation that bots share.

All worths are in victory points: the points there are, what is stored and begun, and what tiles will still bring; the
latter shrink as the game goes on. A die action is worth about four points. The weights began as judgement; then many
small changes were tried in thousands of games of `glance.py`, two seats on board 1, and those that brought points
stayed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    CARPENTER,
    CHURCH,
    CITY_HALL,
    COLOUR,
    EMPTY,
    FARTHEST,
    GOODS,
    K_MINE_WORKERS,
    KNOWLEDGE,
    MARKET,
    NUMBER_0,
    NUMBERED_SPACES,
    PHASES,
    REACHES,
    SLOTS,
    STORE,
    WAREHOUSE,
    WORKERS_A_POINT,
)
from comptoir.games.burgundy.rules.numbers import CASTLE_ACTION, KEEP_KIND, SHIP_GOODS, STORE_TILE, TURN
from comptoir.games.burgundy.rules.turn import free_place, free_take, stride, workers_needed
from comptoir.games.burgundy.score import points_now
from comptoir.games.burgundy.state import Board, Burgundy, Player
from comptoir.games.burgundy.worths import (
    AGAIN,
    CROWDED,
    EXTRA,
    STORED,
    Estate,
    best_heap,
    best_sale,
    knowledge_worth,
    sale_worth,
    several,
    silver_worth,
    stack_worth,
    worker_worth,
)
from comptoir.kernel.bits import lowest
from comptoir.kernel.counts import total
from comptoir.kernel.state import HIDDEN

FRESH: Final = 6.0  # a turn that has not begun


def storage_worth(me: Player, estate: Estate, actions: float) -> float:
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
        each = estate.tile(kind)
        bit = 1 << COLOUR[kind]
        if seen & bit:
            each *= AGAIN if several(estate.free(COLOUR[kind])) else 0.1
        seen |= bit
        worth += each * weight
        weight *= CROWDED
    return worth


# Dice that are still to be used


def fewest(me: Player, die: i64, free: i64, reached: vec[i64], those: i64) -> i64:
    """Workers that make the die serve one of these, where a table says which it can serve; -1: there are too few."""
    step = stride(me)
    for workers in range(min(me.workers, FARTHEST) + 1):
        if reached[die * REACHES + min(workers * step, FARTHEST) + free] & those:
            return workers
    return -1


def die_worth(g: Burgundy, me: Player, board: Board, estate: Estate, die: i64) -> float:
    """The best of what this die could do as it lies, or with the workers there are."""
    each = worker_worth(estate.share)
    best = 2.0 * each
    for place in range(STORE):
        kind = me.storage[place]
        if kind == EMPTY:
            break
        colour = COLOUR[kind]
        spaces = board.of_colour[colour] & ~me.covered & me.beside
        workers = fewest(me, die, free_place(me, colour), board.reached, spaces)
        if workers >= 0:
            worth = estate.tile(kind) * (1.0 - STORED) - each * float(workers)
            if worth > best:
                best = worth
    if me.storage[STORE - 1] == EMPTY:
        free, tiles = free_take(me), g.choice & NUMBERED_SPACES
        while tiles:
            space = lowest(tiles)
            workers = workers_needed(me, die, space // SLOTS + 1, free)
            if workers <= me.workers:
                worth = estate.tile(g.depots[space]) * STORED - each * float(workers)
                if worth > best:
                    best = worth
            tiles &= tiles - 1
    for good in range(GOODS):
        if me.goods[good]:
            workers = workers_needed(me, die, good + 1, 0)
            if workers <= me.workers:
                worth = sale_worth(g, me, good, estate.share) - each * float(workers)
                if worth > best:
                    best = worth
    return best


def fresh(g: Burgundy, seat: i64) -> bool:
    """Whether the seat has its turn of this round still before it. What its dice show then is not counted: a plan must
    not rely on dice of which only this deal knows."""
    for i in range(g.top):
        if g.agenda[i] & 255 == TURN and g.agenda[i] >> 8 & 15 == seat:
            return True
    return False


# What the agenda still promises


def promised(g: Burgundy, seat: i64, estate: Estate) -> float:
    """Actions and benefits that the seat is about to be asked for."""
    me = g.players[seat]
    worth = 0.0
    for i in range(g.top):
        plan = g.agenda[i]
        if plan >> 8 & 15 != seat:
            continue
        step = plan & 255
        if step == CASTLE_ACTION:
            worth += EXTRA
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
                worth += estate.tile(kind) * STORED * CROWDED * CROWDED - 1.0
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
    value += estate.worth()
    value += float(me.silver) * (silver_worth(share) - 1.0)
    extra = worker_worth(share) * float(me.workers) - float(me.workers // WORKERS_A_POINT)
    if me.workers > 6:
        extra -= (worker_worth(share) - 0.5) * float(me.workers - 6)
    value += extra
    for good in range(GOODS):
        value += stack_worth(g, me, good, me.goods[good], share)
    value += storage_worth(me, estate, actions)
    mines, incomes = float(me.mines(board)), float(PHASES - g.phase)
    value += silver_worth(share) * mines * incomes
    if me.knows(K_MINE_WORKERS):
        value += worker_worth(share) * mines * incomes
    knowledge = me.covered & board.of_colour[KNOWLEDGE]
    while knowledge:
        value += knowledge_worth(me.tiles[lowest(knowledge)] - NUMBER_0, share)
        knowledge &= knowledge - 1
    value += 0.3 * share * float(me.space)
    if fresh(g, seat):
        value += FRESH
    elif total(me.dice):
        low = die_worth(g, me, board, estate, me.dice[0]) if me.dice[0] else 0.0
        high = die_worth(g, me, board, estate, me.dice[1]) if me.dice[1] else 0.0
        value += low + high if not (me.dice[0] and me.dice[1]) else 0.8 * (low + high)
    return value + promised(g, seat, estate)


def values(g: Burgundy) -> list[float]:
    """What the position is worth to each seat, in points at the end of the game."""
    return [worth(g, seat) for seat in range(g.seats)]


def value(g: Burgundy, seat: i64) -> float:
    """What it is worth to one seat: the others hardly gain or lose by what they do on their own estate."""
    return worth(g, seat)
