"""Puerto Rico: the craftsman ("L'artisan"), with the factory."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.puerto_rico.actions import PRODUCE
from comptoir.games.puerto_rico.data import (
    COFFEE_ROASTER,
    CORN,
    FACTORY,
    FACTORY_PAYS,
    GOODS,
    INDIGO,
    INDIGO_PLANT,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
)
from comptoir.games.puerto_rico.rules.numbers import EXTRA_BARREL
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.state import PASS, Step


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
        for _turn in range(g.seats):
            me = g.own(player)
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
            g.own(seat).goods[action - PRODUCE] += 1
