"""The Castles of Burgundy: a good action at a glance. Every offer is judged by itself, by what `sense` thinks of tiles
and goods, and none is tried: a tenth of the time of a look at all that may follow. For playing far ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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
    COLOURS,
    DEPOTS,
    EMPTY,
    GOODS,
    HEADS,
    K_DOUBLE_WORKERS,
    K_FOUR_WORKERS,
    K_WORKERS_SILVER,
    KINDS,
    PIPS,
    PRICE,
    STORE,
)
from comptoir.games.burgundy.rules.numbers import CHOOSE_START
from comptoir.games.burgundy.rules.turn import free_place, free_take
from comptoir.games.burgundy.state import BIT, RING, Burgundy
from comptoir.games.burgundy.worths import (
    AGAIN,
    CROWDED,
    NONE_ASKED,
    STORED,
    UNKNOWN,
    Estate,
    bonus_points,
    heap_worth,
    herd,
    sale_worth,
    several,
    silver_worth,
    worker_worth,
)
from comptoir.kernel.state import HIDDEN, PASS

LEAST: Final = -1e300
FEW: Final = vec[float]([0.0, 1.0, 2.0, 3.0])  # workers
SLOT_BITS: Final[i64] = 2  # four spaces in a depot
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


class Look(Estate):
    """What is needed to judge the offers of one position. Most of them come twice or more, for both dice and for many
    spaces: what they have in common is found once."""

    def __init__(self, g: Burgundy, seat: i64) -> None:
        super().__init__(g, seat)
        me = self.me
        self.worker = worker_worth(self.share)
        self.double = me.knows(K_DOUBLE_WORKERS)
        self.stored: i64 = 0
        self.colours: i64 = 0  # bits of the colours in the storage
        while self.stored < STORE and me.storage[self.stored] != EMPTY:
            self.colours |= BIT[COLOUR[me.storage[self.stored]]]
            self.stored += 1
        actions = 2.0 * self.left
        if me.dice[0]:
            actions += 1.0
        if me.dice[1]:
            actions += 1.0
        self.time = 1.0 if actions >= TIME else actions / TIME  # to place what is taken now
        self.taken = NONE_ASKED  # by kind: what take found; only for two dice is the same asked twice
        if me.dice[0] and me.dice[1]:
            self.taken = vec[float]([UNKNOWN] * KINDS)
        self.kind = EMPTY  # the stored tile that was asked about last
        self.laid = 0.0  # what it brings when it is laid, beside the region
        self.stays = 0.0  # what it is worth while it is stored

    def judge(self, action: i64) -> float:
        g, me = self.g, self.me
        if action >= DIE + BLOCK and action < BUY:
            return self.act(action - DIE - BLOCK, me.dice[1])
        if action >= DIE and action < BUY:
            return self.act(action - DIE, me.dice[0])
        if action == PASS:
            return 0.0
        if action < DIE:
            return self.act(action - FREE, 0)
        if action < LAY_CASTLE:
            return self.take(g.depots[action - BUY]) - float(PRICE) * silver_worth(self.share) - KEPT_BACK
        if action < DISCARD:
            return 0.0
        if action < UNLOAD:
            return -self.tile(me.storage[action - DISCARD])
        if action < UNLOAD_TWO:
            return heap_worth(g, me, action - UNLOAD, self.share)
        if action < KEEP:
            depot = action - UNLOAD_TWO
            return heap_worth(g, me, depot, self.share) + heap_worth(g, me, (depot + 1) % DEPOTS, self.share)
        if action < CHOOSE_BOARD:
            heap = (g.agenda[g.top - 1] >> 12) // GOODS
            return float(g.heaps[heap % DEPOTS * GOODS + action - KEEP])
        return 0.0

    def act(self, what: i64, die: i64) -> float:
        """One of the four actions, with a die or (0) without."""
        me = self.me
        if what < PLACE:
            worth = self.take(self.g.depots[what])
            return worth - self.pay(die, (what >> SLOT_BITS) + 1, free_take(me))
        if what < SELL:
            place: i64 = 0
            space = what - PLACE
            while space >= CELLS:
                place += 1
                space -= CELLS
            kind = me.storage[place]
            worth = self.place(kind, space)
            return worth - self.pay(die, self.board.number[space], free_place(me, COLOUR[kind]))
        if what < TAKE_WORKERS:
            good = what - SELL
            worth = sale_worth(self.g, me, good, self.share)
            return worth - self.pay(die, good + 1, 0)
        worth = self.worker * (4.0 if me.knows(K_FOUR_WORKERS) else 2.0)
        if me.workers > 4:
            worth *= ENOUGH if me.workers < 8 else PLENTY
        if me.knows(K_WORKERS_SILVER):
            worth += silver_worth(self.share)
        return worth

    def pay(self, die: i64, number: i64, free: i64) -> float:
        """What the workers are worth that make the die show that number; without a die none is needed."""
        steps = RING[die * (PIPS + 1) + number] - free
        if steps <= 0:
            return 0.0
        if self.double:
            steps = steps + 1 >> 1
        return self.worker * FEW[steps]

    def take(self, kind: i64) -> float:
        """A tile comes to the storage, perhaps in the place of another."""
        if not len(self.taken):
            return self.find_take(kind)
        if self.taken[kind] == UNKNOWN:
            self.taken[kind] = self.find_take(kind)
        return self.taken[kind]

    def find_take(self, kind: i64) -> float:
        worth = self.look_at(kind) * STORED * self.time
        if self.colours & BIT[COLOUR[kind]]:
            worth *= AGAIN if several(self.free(COLOUR[kind])) else 0.1
        if self.stored == STORE:
            least = self.tile(self.me.storage[0])
            for place in range(1, STORE):
                if self.tile(self.me.storage[place]) < least:
                    least = self.tile(self.me.storage[place])
            return worth * CROWDED * CROWDED - least * STORED - 1.0
        if self.stored == 2:
            return worth * CROWDED * CROWDED
        return worth * CROWDED if self.stored else worth

    def place(self, kind: i64, space: i64) -> float:
        """A stored tile comes to lie on a space."""
        if kind != self.kind:
            self.look_at_stored(kind)
        colour, region = COLOUR[kind], self.board.region[space]
        worth = self.sketch.gains[COLOURS + region]
        if colour == ANIMAL:
            worth += float(HEADS[kind] + herd(self.me, self.board, kind, region))
        else:
            worth += self.laid
        if not several(self.free(colour)):
            worth += float(bonus_points(self.g, colour)) * LAST
        return worth - self.stays + ROOM * float(self.stored)

    def look_at_stored(self, kind: i64) -> None:
        self.kind = kind
        self.laid = self.effect(kind)
        self.stays = self.look_at(kind) * STORED * self.time
