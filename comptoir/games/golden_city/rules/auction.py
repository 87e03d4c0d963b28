"""The Golden City: the auction."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.golden_city.actions import (
    BID,
)
from comptoir.games.golden_city.data import (
    LANDSCAPES,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.numbers import (
    BID_HAND,
    END_ROUND,
    SCORE,
    TURN,
)
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.state import NOBODY, Step


class BidHand(Step):
    """Clockwise whoever has no hand on a group lays it on one: on a free one for nothing, on another's for one
    coin more than the last ousting of the round cost. There is always a free one, so nobody passes (GC-3)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        rich, action = i64(g.players[seat].coins > g.oustings), BID
        offers, n = g.offers, g.count  # there is room for all groups
        for hand in g.hands:
            offers[n] = action
            n += rich | i64(hand == NOBODY)
            action += 1
        g.count = n

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        group = action - BID
        if g.hands[group] != NOBODY:
            g.oustings += 1
            g.own(seat).coins -= g.oustings
            g.bank += g.oustings
        g.hands[group] = seat
        other = g.left(seat)
        while other != seat:
            if not has_group(g, other):
                g.then(BID_HAND, other)
                return
            other = g.left(other)


def has_group(g: GoldenCity, seat: i64) -> bool:
    groups: i64 = 0
    for hand in g.hands:
        groups += i64(hand == seat)
    return groups > 0


class TakeCards(Step):
    """All take the cards their hands lie on, for everybody to see (GC-14). Then they build in order from the
    first player; of two seats the one that took the pair, with its coin, builds first, and the other begins the
    next round (GC-12). Else the marker moves on clockwise."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        first = seat
        if g.seats == TWO_SEATS:
            first = g.hands[0]
            g.own(first).coins += g.coin
            g.coin = 0
        groups = g.groups
        place: i64 = 0
        for group in range(len(g.hands)):
            me = g.own(g.hands[group])
            hand, known = me.hand, me.known
            for kind in range(LANDSCAPES):
                cards = groups[place]
                hand[kind] += cards
                known[kind] += cards
                groups[place] = 0
                place += 1
            g.hands[group] = NOBODY
        g.each(TURN, first)
        g.then(SCORE, seat)
        g.then(END_ROUND, g.left(first))
