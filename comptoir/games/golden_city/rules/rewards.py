"""The Golden City: what a post gives, and the seat that is stuck."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.golden_city.actions import (
    BONUS_TAKE,
    GOODS_PILE,
    GOODS_RETURN,
    GOODS_TAKE,
)
from comptoir.games.golden_city.data import (
    ALL_PORTS,
    BIT,
    BONUS,
    BONUSES,
    CARD,
    COIN_1,
    COIN_2,
    DRAW_LUCK,
    GOODS_CARD,
    GOODS_LIMIT,
    GOODS_LUCK,
    INNER,
    INNER_LETTERS,
    KEY,
    OUTER,
    OUTER_COIN,
    OUTER_LETTERS,
    PAIRS,
    STUCK_END,
)
from comptoir.games.golden_city.rules.building import black_zones, open_places
from comptoir.games.golden_city.rules.numbers import (
    DRAW_CARD,
    DRAW_GOODS,
    RETURN_GOODS,
    TAKE_BONUS,
    TAKE_GOODS,
    TO_ROW,
    TO_SEAT,
)
from comptoir.games.golden_city.rules.round import card_odds, lift_card
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.bits import how_many
from comptoir.kernel.counts import changed, total
from comptoir.kernel.state import PASS, Step


def arrivals(g: GoldenCity, place: i64) -> i64:
    """How many seats have a post in this zone."""
    n: i64 = 0
    for p in g.players:
        n += p.built >> place & 1
    return n


class Reward(Step):
    """What a place shows is taken at once; an empty stock gives nothing (GC-6). Zones pay letters to the first and
    the second: outer ones 5 and 3, some with a coin for the first, inner ones 10 with a card, and 6 (GC-7)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        reward = g.reward[arg]
        if COIN_1 <= reward <= COIN_2:
            g.earn(seat, reward)
        elif reward == CARD:
            g.then(DRAW_CARD, seat)
        elif reward == KEY:
            if g.keys:
                g.keys -= 1
                g.own(seat).keys += 1
        elif reward == BONUS:
            if len(g.taken) + how_many(g.bonus_box) < BONUSES:
                g.revealed = True
                g.then(TAKE_BONUS, seat)
        elif reward == GOODS_CARD:
            if total(g.open_goods):
                g.then(TAKE_GOODS, seat)
        elif OUTER <= reward <= OUTER_COIN:
            g.own(seat).letters += OUTER_LETTERS[arrivals(g, arg)]
            if reward == OUTER_COIN and arrivals(g, arg) == 1:
                g.earn(seat, 1)
        elif reward == INNER:
            g.own(seat).letters += INNER_LETTERS[arrivals(g, arg)]
            if arrivals(g, arg) == 1:
                g.then(DRAW_CARD, seat)


class DrawCard(Step):
    """A landscape card from the deck, which its owner alone sees (GC-6, GC-14)."""

    chance = True
    stream = DRAW_LUCK
    own_luck = True

    def odds(self, g: GoldenCity, seat: i64, arg: i64) -> vec[i64]:
        return card_odds(g)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        lift_card(g, action)
        g.own(seat).hand[action] += 1


class TakeBonus(Step):
    """The seat looks at all bonus cards that are left and keeps one, face down (GC-6, GC-14)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        if g.bonus_left > 0 and how_many(g.bonus_left) > 1:
            for card in range(BONUSES):
                if g.bonus_left >> card & 1:
                    g.offer(BONUS_TAKE + card)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        card = action - BONUS_TAKE
        if action == PASS:
            card = 0
            while not g.bonus_left >> card & 1:
                card += 1
        g.takers = append(g.takers[:], seat)
        g.taken = append(g.taken[:], card)
        g.seen = append(g.seen[:], g.bonus_left)
        g.bonus_left &= ~BIT[card]


class TakeGoods(Step):
    """One of the open goods cards, which is replaced, or the top of the pile while it lasts (GC-6)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        for pair in range(PAIRS):
            if g.open_goods[pair]:
                g.offer(GOODS_TAKE + pair)
        if total(g.goods_pile):
            g.offer(GOODS_PILE)
        if g.count == 1:
            g.count = 0

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if action == GOODS_PILE:
            g.then(DRAW_GOODS, seat, TO_SEAT)
        else:
            pair = action - GOODS_TAKE
            if action == PASS:
                pair = 0
                while not g.open_goods[pair]:
                    pair += 1
            me = g.own(seat)
            g.open_goods = changed(g.open_goods, pair, -1)
            me.goods = changed(me.goods, pair, 1)
            g.then(DRAW_GOODS, seat, TO_ROW)
        g.then(RETURN_GOODS, seat)


class DrawGoods(Step):
    """The top of the goods pile goes to the row or to the seat that asked for it; an empty pile gives none."""

    chance = True
    stream = GOODS_LUCK

    def odds(self, g: GoldenCity, seat: i64, arg: i64) -> vec[i64]:
        return g.goods_pile

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        g.goods_pile = changed(g.goods_pile, action, -1)
        if arg == TO_ROW:
            g.open_goods = changed(g.open_goods, action, 1)
        else:
            me = g.own(seat)
            me.goods = changed(me.goods, action, 1)


class ReturnGoods(Step):
    """Nobody keeps five goods cards: one of them, the new one too, goes back to the box (GC-6)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if total(me.goods) > GOODS_LIMIT:
            for pair in range(PAIRS):
                if me.goods[pair]:
                    g.offer(GOODS_RETURN + pair)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            me, pair = g.own(seat), action - GOODS_RETURN
            me.goods = changed(me.goods, pair, -1)
            g.goods_box = changed(g.goods_box, pair, 1)


class Stuck(Step):
    """After every post and its reward: a seat with posts left that can never build again has lost, and the game
    ends with this round. Cards do not matter; a black post that can still be placed does (GC-11, GC-17)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if ALL_PORTS & ~g.occupied:
            return
        for other in range(g.seats):
            p = g.players[other]
            if p.posts and not open_places(g, p) and not black_zones(g, other):
                g.stuck |= BIT[other]
                g.last_round(STUCK_END)
