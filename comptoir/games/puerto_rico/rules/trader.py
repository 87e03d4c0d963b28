"""Puerto Rico: the trader ("Le marchand"), with office and markets."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.puerto_rico.actions import SELL
from comptoir.games.puerto_rico.data import (
    GOODS,
    HOUSE,
    LARGE_MARKET,
    LARGE_MARKET_PAYS,
    OFFICE,
    PRICE,
    SMALL_MARKET,
    SMALL_MARKET_PAYS,
)
from comptoir.games.puerto_rico.rules.numbers import CLEAR_HOUSE, SELL_BARREL
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.kernel.counts import total
from comptoir.kernel.state import PASS, Step


class TraderPhase(Step):
    """Clockwise from the trader each player may sell one barrel; then a full house is cleared."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.each(SELL_BARREL, seat)
        g.then(CLEAR_HOUSE, seat)


class SellBarrel(Step):
    """The house has four places and takes no kind twice, save from the owner of an office (PR-8)."""

    may = True

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if total(g.house) == HOUSE:
            return
        for kind in range(GOODS):
            if me.goods[kind] and (not g.house[kind] or me.has(OFFICE)):
                g.offer(SELL + kind)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            return
        kind = action - SELL
        g.own(seat).goods[kind] -= 1
        g.house[kind] += 1
        g.earn(seat, sale(g, seat, kind))


def sale(g: PuertoRico, seat: i64, kind: i64) -> i64:
    """What a barrel brings: its price, one more for the trader, and the markets' extra (PR-8)."""
    me = g.players[seat]
    doubloons = PRICE[kind]
    if seat == g.owner:
        doubloons += 1
    if me.has(SMALL_MARKET):
        doubloons += SMALL_MARKET_PAYS
    if me.has(LARGE_MARKET):
        doubloons += LARGE_MARKET_PAYS
    return doubloons


class ClearHouse(Step):
    """Only a full trading house is emptied (PR-8)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        if total(g.house) == HOUSE:
            for kind in range(GOODS):
                g.supply[kind] += g.house[kind]
                g.house[kind] = 0
