"""San Juan: the trader ("Marchand")."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.san_juan.actions import HARBOR_GOOD, SELL
from comptoir.games.san_juan.data import (
    GOODS,
    HARBOR,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    MARKET_STAND_FROM,
    PRICE,
    TILE_LUCK,
    TILES,
    TRADING_POST,
    UNSEEN,
)
from comptoir.games.san_juan.rules.cards import plan_draw
from comptoir.games.san_juan.rules.numbers import END_TRADER, HARBOR_TUCKS, HUT_CARD, SELL_GOODS, TURN_TILE
from comptoir.games.san_juan.rules.round import decline
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.counts import changed, replaced, row
from comptoir.kernel.state import PASS, Step


class TraderPhase(Step):
    """The top tile is turned; clockwise from the trader each player may sell goods: one, one more by the
    privilege (two with a library), one more with a trading post (SJ-7)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.then(TURN_TILE, seat)
        player = seat
        for _turn in range(g.seats):
            most = 1 + g.privilege(player)
            if g.players[player].has(TRADING_POST):
                most += 1
            g.then(SELL_GOODS, player, most)
            player = g.left(player)
        g.each(HUT_CARD, seat)
        g.then(END_TRADER, seat)


class TurnTile(Step):
    """A tile that was seen before is known; a new one is any of those not seen yet (SJ-7)."""

    chance = True
    stream = TILE_LUCK

    def odds(self, g: SanJuan, seat: i64, arg: i64) -> vec[i64]:
        odds = row(TILES)
        if g.tiles[0] == UNSEEN:
            for tile in range(TILES):
                odds[tile] = 1
            for tile in g.tiles:
                if tile != UNSEEN:
                    odds[tile] = 0
        return odds

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.revealed = True
        g.tiles = replaced(g.tiles, 0, action)


class SellGoods(Step):
    """The goods a player sells are chosen first and discarded; then they draw for their prices, and for market
    stand and market hall (SJ-7). arg: how many more they may sell."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if arg:
            for kind in range(g.floor, GOODS):
                if g.players[seat].goods[kind]:
                    g.offer(SELL + kind)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            if not g.done:
                decline(g, seat)
            plan_draw(g, seat, g.earned + market_cards(g, seat, g.done))
            g.sales += g.done
            g.floor = g.done = g.earned = 0
            return
        kind = action - SELL
        g.floor = kind
        g.done += 1
        g.earned += PRICE[g.tiles[0] * GOODS + kind]
        if g.done == 1:
            g.then(HARBOR_TUCKS, seat, kind)
        else:
            g.throw(g.own(seat).take_good(kind))
        g.then(SELL_GOODS, seat, arg - 1)


def market_cards(g: SanJuan, seat: i64, sold: i64) -> i64:
    """Market stand: a card for two or more goods. Market hall: a card for one or more, not for each (SJ-7)."""
    me = g.players[seat]
    cards: i64 = 0
    if sold >= MARKET_STAND_FROM and me.has(MARKET_STAND):
        cards += 1
    if sold and me.has(MARKET_HALL):
        cards += 1
    return cards


class HarborTucks(Step):
    """Harbor: one sold good in a trader phase may be tucked under it instead of being discarded (SJ-16). As
    nobody knows the cards, it is asked about the first. arg: its kind."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if g.players[seat].has(HARBOR):
            g.offer(HARBOR_GOOD)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        card = me.take_good(arg)
        if action == PASS:
            g.throw(card)
        else:
            me.harbor = changed(me.harbor, card, 1)
            me.harbor_size += 1


class HutCard(Step):
    """Hut: a card when nobody sold anything (SJ-16)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if not g.sales and g.players[seat].has(HUT):
            plan_draw(g, seat, 1)


class EndTrader(Step):
    """The tile goes under the stack, so that the order stays the same all game (SJ-7)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.sales = 0
        g.tiles = append(g.tiles[1:], g.tiles[0])
