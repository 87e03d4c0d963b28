"""San Juan: the producer ("Producteur")."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.san_juan.actions import PRODUCE
from comptoir.games.san_juan.data import AQUEDUCT, GOODS_LUCK, PLANTS, WELL, WELL_FROM
from comptoir.games.san_juan.rules.cards import plan_draw
from comptoir.games.san_juan.rules.numbers import DRAW_GOOD, MAKE_GOODS
from comptoir.games.san_juan.rules.round import decline
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.state import PASS, Step


class ProducerPhase(Step):
    """Clockwise from the producer each player may make goods: one, one more by the privilege (two with a
    library), one more with an aqueduct (SJ-6)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        player = seat
        for _turn in range(g.seats):
            most = 1 + g.privilege(player)
            if g.players[player].has(AQUEDUCT):
                most += 1
            g.then(MAKE_GOODS, player, most)
            player = g.left(player)


class MakeGoods(Step):
    """Goods on different empty production buildings, as many as the player likes; who has made two draws a
    card with a well (SJ-6). arg: how many more they may make."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if arg and g.stock():
            for kind in range(g.floor, PLANTS):
                if me.goods[kind] < me.city[kind]:
                    g.offer(PRODUCE + kind)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            if not g.done:
                decline(g, seat)
            elif g.done >= WELL_FROM and g.players[seat].has(WELL):
                plan_draw(g, seat, 1)
            g.floor = g.done = 0
            return
        g.floor = action - PRODUCE
        g.done += 1
        g.then(DRAW_GOOD, seat, action - PRODUCE)
        g.then(MAKE_GOODS, seat, arg - 1)


class DrawGood(Step):
    """A card from the deck lies face down on a building, and nobody looks at it (SJ-6, SJ-16). arg: its kind."""

    chance = True
    stream = GOODS_LUCK
    own_luck = True

    def odds(self, g: SanJuan, seat: i64, arg: i64) -> vec[i64]:
        return g.pile()

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.draw(action)
        g.own(seat).put_good(arg, action)
