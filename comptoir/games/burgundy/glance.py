"""The Castles of Burgundy: a good action at a glance. Every offer is judged by itself, by what `sense` thinks of tiles
and goods, and none is tried: a tenth of the time of a look at all that may follow. For playing far ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.burgundy.actions import (
    BLOCK,
    BUY,
    CHOOSE_BOARD,
    DIE,
    DISCARD,
    FREE,
    KEEP,
    LAY_CASTLE,
    PLACE,
    SELL,
    TAKE_WORKERS,
    UNLOAD,
    UNLOAD_TWO,
)
from comptoir.games.burgundy.data import (
    ANIMAL,
    CELLS,
    COLOUR,
    DEPOTS,
    EMPTY,
    GOODS,
    HEADS,
    K_FOUR_WORKERS,
    K_WORKERS_SILVER,
    PRICE,
    SALE_POINTS,
    SLOTS,
    STORE,
)
from comptoir.games.burgundy.rules.numbers import CHOOSE_START
from comptoir.games.burgundy.rules.turn import free_place, free_take, workers_needed
from comptoir.games.burgundy.state import Burgundy
from comptoir.games.burgundy.worths import (
    AGAIN,
    CROWDED,
    STORED,
    Estate,
    bonus_points,
    heap_worth,
    herd,
    silver_worth,
    stack_worth,
    worker_worth,
)
from comptoir.kernel.state import HIDDEN, PASS

LEAST: Final = -1e300
KEPT_BACK: Final = 0.19  # what a purchase must bring beyond its price
ROOM: Final = 0.78  # what a free place in the storage is worth, for each that is taken
ENOUGH: Final = 0.27  # of what workers are worth, from the fifth on
PLENTY: Final = 0.26  # and from the eighth on
LAST: Final = 0.73  # of a colour's bonus tile, for covering its last space
TIME: Final = 2.69  # actions from which on there is time to place what is taken


def glance(g: Burgundy) -> i64:
    """The offer that looks best; ties go to the lowest id."""
    plan = g.agenda[g.top - 1]
    if g.players[plan >> 8 & 15].board == HIDDEN or plan & 255 == CHOOSE_START:
        return g.offers[0]
    look = Look(g, plan >> 8 & 15)
    best = g.offers[0]
    most = LEAST
    for i in range(g.count):
        worth = look.judge(g.offers[i])
        if worth > most:
            best, most = g.offers[i], worth
    return best


class Look:
    """What is needed to judge the offers of one position."""

    def __init__(self, g: Burgundy, seat: i64) -> None:
        self.g = g
        self.me = g.players[seat]
        self.board = g.board_of(seat)
        self.estate = Estate(g, seat)
        self.worker = worker_worth(self.estate.share)
        self.stored: i64 = 0
        self.colours: i64 = 0  # bits of the colours in the storage
        while self.stored < STORE and self.me.storage[self.stored] != EMPTY:
            self.colours |= 1 << COLOUR[self.me.storage[self.stored]]
            self.stored += 1
        actions = 2.0 * self.estate.left
        if self.me.dice[0]:
            actions += 1.0
        if self.me.dice[1]:
            actions += 1.0
        self.time = 1.0 if actions >= TIME else actions / TIME  # to place what is taken now

    def judge(self, action: i64) -> float:
        g, me = self.g, self.me
        if action == PASS:
            return 0.0
        if action < DIE:
            return self.act(action - FREE, 0)
        if action < BUY:
            which = (action - DIE) // BLOCK
            return self.act((action - DIE) % BLOCK, me.dice[which])
        if action < LAY_CASTLE:
            return self.take(g.depots[action - BUY]) - float(PRICE) * silver_worth(self.estate.share) - KEPT_BACK
        if action < DISCARD:
            return 0.0
        if action < UNLOAD:
            return -self.estate.tile(me.storage[action - DISCARD])
        if action < UNLOAD_TWO:
            return heap_worth(g, me, action - UNLOAD, self.estate.share)
        if action < KEEP:
            depot = action - UNLOAD_TWO
            return (heap_worth(g, me, depot, self.estate.share)
                    + heap_worth(g, me, (depot + 1) % DEPOTS, self.estate.share))
        if action < CHOOSE_BOARD:
            heap = (g.agenda[g.top - 1] >> 12) // GOODS
            return float(g.heaps[heap % DEPOTS * GOODS + action - KEEP])
        return 0.0

    def act(self, what: i64, die: i64) -> float:
        """One of the four actions, with a die or (0) without."""
        me = self.me
        if what < PLACE:
            worth = self.take(self.g.depots[what])
            if die:
                worth -= self.worker * float(workers_needed(me, die, what // SLOTS + 1, free_take(me)))
        elif what < SELL:
            kind, space = me.storage[(what - PLACE) // CELLS], (what - PLACE) % CELLS
            worth = self.place(kind, space)
            if die:
                workers = workers_needed(me, die, self.board.number[space], free_place(me, COLOUR[kind]))
                worth -= self.worker * float(workers)
        elif what < TAKE_WORKERS:
            good = what - SELL
            share, n = self.estate.share, me.goods[good]
            worth = (float(n * (SALE_POINTS[self.g.seats] - 1)) + silver_worth(share)
                     - stack_worth(self.g, me, good, n, share))
            if die:
                worth -= self.worker * float(workers_needed(me, die, good + 1, 0))
        else:
            worth = self.worker * (4.0 if me.knows(K_FOUR_WORKERS) else 2.0)
            if me.workers > 4:
                worth *= ENOUGH if me.workers < 8 else PLENTY
            if me.knows(K_WORKERS_SILVER):
                worth += silver_worth(self.estate.share)
        return worth

    def take(self, kind: i64) -> float:
        """A tile comes to the storage, perhaps in the place of another."""
        worth = self.estate.tile(kind) * STORED * self.time
        if self.colours >> COLOUR[kind] & 1:
            worth *= AGAIN if self.estate.open[COLOUR[kind]] > 1 else 0.1
        if self.stored == STORE:
            least = self.estate.tile(self.me.storage[0])
            for place in range(1, STORE):
                if self.estate.tile(self.me.storage[place]) < least:
                    least = self.estate.tile(self.me.storage[place])
            return worth * CROWDED * CROWDED - least * STORED - 1.0
        if self.stored == 2:
            return worth * CROWDED * CROWDED
        return worth * CROWDED if self.stored else worth

    def place(self, kind: i64, space: i64) -> float:
        """A stored tile comes to lie on a space."""
        g, colour, region = self.g, COLOUR[kind], self.board.region[space]
        worth = self.estate.steps[region]
        if colour == ANIMAL:
            worth += float(HEADS[kind] + herd(self.me, self.board, kind, region))
        else:
            worth += self.estate.effect(kind)
        if self.estate.open[colour] == 1:
            worth += float(bonus_points(g, colour)) * LAST
        return worth - self.estate.tile(kind) * STORED * self.time + ROOM * float(self.stored)
