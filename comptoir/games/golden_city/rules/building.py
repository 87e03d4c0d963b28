"""The Golden City: building posts, and paying for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.golden_city.actions import (
    ALL_PAYMENTS,
    BLACK,
    BUILD,
    DISCARD,
    PAY,
    PAYMENTS,
    PAYS_FOR,
    PAYS_WITH,
)
from comptoir.games.golden_city.data import (
    ALL_INNER,
    ALL_PORTS,
    ALL_ZONES,
    BIT,
    BUILDS,
    CARDS_EACH,
    FIRST_ZONE,
    HAND_LIMIT,
    LANDSCAPES,
    NOTHING,
    PLACES,
    PORT,
    POSTS_END,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.numbers import (
    BLACK_AT,
    BUILD_POST,
    LIMIT,
    PAY_CARDS,
    REWARD,
    STUCK,
)
from comptoir.games.golden_city.state import GoldenCity, Player
from comptoir.kernel.bits import lowest
from comptoir.kernel.counts import row
from comptoir.kernel.state import PASS, Step


class Turn(Step):
    """A seat builds none, one or two posts, one after the other; then it may keep five cards (GC-4, GC-8)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        g.then(BUILD_POST, seat, 0)
        g.then(LIMIT, seat, 0)


def _payable() -> vec[i64]:
    """By landscape and number of cards of it (kind * HANDS + cards): the payments that ask for no more of it."""
    payable = row(LANDSCAPES * HANDS)
    for payment in range(PAYMENTS):
        for kind in range(LANDSCAPES):
            for cards in range(PAYS_WITH[payment * LANDSCAPES + kind], HANDS):
                payable[kind * HANDS + cards] |= BIT[payment]
    return payable


def _ways() -> vec[i64]:
    """By landscape: the payments that pay for a place of it."""
    ways = row(LANDSCAPES)
    for payment in range(PAYMENTS):
        for kind in range(LANDSCAPES):
            if PAYS_FOR[payment] >> kind & 1:
                ways[kind] |= BIT[payment]
    return ways


HANDS: Final[i64] = CARDS_EACH + 1  # how many cards of one landscape a hand can hold: none, one …
PAYABLE: Final = _payable()
WAYS: Final = _ways()


def payments(me: Player) -> i64:
    """The sets of cards that the hand can play to pay for something, one bit each (GC-5)."""
    those, cell = ALL_PAYMENTS, i64(0)
    for cards in me.hand:
        those &= PAYABLE[cell + cards]
        cell += HANDS
    return those


def open_places(g: GoldenCity, me: Player) -> i64:
    """Where a seat could build if it had the cards: a free port; what a road joins to an own post, if it is free
    or a zone without an own post; an inner zone with a key. Black posts fill a zone (GC-4, GC-11, GC-13)."""
    places = me.reach & ~g.occupied & ~me.built | ALL_PORTS & ~g.occupied
    if not me.keys:
        places &= ~ALL_INNER
    if g.seats == TWO_SEATS:  # black posts are for two
        places &= ~(g.players[0].closed | g.players[1].closed)
    return places


def black_zones(g: GoldenCity, seat: i64) -> i64:
    """Where a seat could build a black post: zones with an own post and none of the rival's; at most one in each;
    an inner one takes a key again (GC-13)."""
    me = g.players[seat]
    if not me.black:
        return 0
    zones = me.built & ALL_ZONES & ~me.closed
    for other in range(g.seats):
        if other != seat:
            zones &= ~g.players[other].built
    return zones if me.keys else zones & ~ALL_INNER


def paid_places(g: GoldenCity, me: Player) -> i64:
    """The places whose price the hand pays, one bit each: with own cards, and jokers of two equal others (GC-5)."""
    those, kind = payments(me), i64(0)
    places = ALL_PORTS & -i64(those & WAYS[PORT] > 0)  # no conditions: a processor guesses wrongly what luck decides
    for sites in g.chart.lands:
        places |= sites & -i64(those & WAYS[kind] > 0)
        kind += 1
    return places


class BuildPost(Step):
    """A post costs one card for a port, two of its landscape for anything else, and a key in an inner zone
    (GC-4). arg: posts built in this turn; the first one's reward may pay for the second. Who has built all
    their posts may still build a black one (GC-18)."""

    may = True

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        paid = paid_places(g, me)
        if me.posts:
            g.offer_each(BUILD, open_places(g, me) & paid)
        if me.black:
            g.offer_each(BLACK, (black_zones(g, seat) & paid) >> FIRST_ZONE)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            return
        place = action - BUILD if action < BLACK else action - BLACK + FIRST_ZONE + BLACK_AT
        g.then(PAY_CARDS, seat, place)
        if arg + 1 < BUILDS:
            g.then(BUILD_POST, seat, arg + 1)


def built_at(target: i64) -> i64:
    """The place where a post or a black post is built."""
    return target if target < PLACES else target - BLACK_AT


class PayCards(Step):
    """Of several sets of cards that pay the seat chooses one, also jokers where it has the right card; a single
    one is played unasked (GC-5). Then the post is placed, and gives its reward (GC-4)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        those = payments(g.players[seat]) & WAYS[g.chart.landscape[built_at(arg)]]
        if those & (those - 1):  # more than one
            g.offer_each(PAY, those)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        me, place = g.own(seat), built_at(arg)
        payment: i64 = action - PAY
        if action == PASS:
            payment = lowest(payments(me) & WAYS[g.chart.landscape[place]])
        g.play(seat, PAYS_WITH, payment * LANDSCAPES)
        if BIT[place] & ALL_INNER:
            me.keys -= 1  # it leaves the game
        if arg >= PLACES:  # a black post gives nothing (GC-13)
            me.black -= 1
            me.closed |= BIT[place]
        else:
            g.put_post(seat, place)
            if not me.posts:
                g.last_round(POSTS_END)
            if g.reward[place] != NOTHING:
                g.then(REWARD, seat, place)
        g.then(STUCK, seat)


class Limit(Step):
    """At the end of its turn a seat keeps five landscape cards, and chooses what it discards (GC-8). Asked in the
    order of the landscapes, for the sake of search; arg: where that order has come to."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        excess = me.cards() - HAND_LIMIT
        if excess <= 0:
            return
        later: i64 = 0
        for kind in range(arg, LANDSCAPES):
            later += me.hand[kind]
        for kind in range(arg, LANDSCAPES):
            if me.hand[kind] and later >= excess:
                g.offer(DISCARD + kind)
            later -= me.hand[kind]
        if g.count == 1:
            g.count = 0

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        if me.cards() <= HAND_LIMIT:
            return
        kind = action - DISCARD
        if action == PASS:  # only one landscape is left to discard
            kind = arg
            while not me.hand[kind]:
                kind += 1
        g.drop(seat, kind, 1)
        if me.cards() > HAND_LIMIT:
            g.then(LIMIT, seat, kind)
