"""The Golden City: what a sensible player values. A hand-made evaluation that bots share.

All worths are in letters of exchange. A thing is worth the letters it brings at the end and those it is expected to
bring until then: goods and posts by the score cards still to come, cards in hand by the best posts they can pay for.
With two seats letters are only a means: there leads are turned into the chance to win the special scorings. The weights
are judgement, checked by play, not by theory."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    ALL_INNER,
    ALL_PORTS,
    BONUS_LETTERS,
    BUILDS,
    HAND_LIMIT,
    JOKER,
    LANDSCAPES,
    MAJORITY,
    PILE,
    POINTS_TO_WIN,
    PORT,
    PORT_CARDS,
    PRESENCE,
    SITE_CARDS,
    SPECIALS,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.building import black_zones
from comptoir.games.golden_city.rules.numbers import BUILD_POST, PAY_CARDS, TAKE_BONUS, TAKE_CARDS, TAKE_GOODS, TURN
from comptoir.games.golden_city.score import bonus_letters, counted
from comptoir.games.golden_city.sketch import (
    BITS,
    COUNT,
    LATER,
    NO_HAND,
    OTHER,
    STAND,
    TALLY,
    VALUED,
    Outlook,
    Sketch,
)
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.worths import (
    BONUS_CARD,
    BYTE,
    POST,
    UNIT,
    goods_card_worth,
    key_worth,
    outlook,
    packed,
    place_worth,
    sketched,
)
from comptoir.kernel.bits import how_many, lowest
from comptoir.kernel.state import NOBODY

CARD_IN_HAND: Final = 0.7
BEST_BUILD: Final = 0.45  # of the worth of the best post the hand pays for in a later round
NEXT_BUILD: Final = 0.2
ALMOST: Final = 0.45  # one card short
HELD: Final = 0.9  # a group with the hand on it: one may be ousted
FREE: Final = 0.7  # a group that nobody has a hand on yet
PROSPECT: Final = 0.03  # of the worth of each place within reach
# By bonus card: what it counts grows so much in a round.
GROWTH: Final = vec[float]([0.25, 0.1, 0.3, 0.25, 0.3, 0.3, 0.3, 0.3])
OUT_OF_IT: Final = 40.0  # what it costs to be stuck

# Two seats: the chance to win, in letters, and what leads mean.
VICTORY: Final = 20.0
SPREAD: Final = 2.5  # leads that are taken for safe, as the round ends
SPREAD_A_ROUND: Final = 1.2
LATER_SPREAD: Final = 9.0
LASTING_SOON: Final = 0.45  # of what serves in rounds to come: so much before the next special scoring
LASTING_A_ROUND: Final = 0.12
LASTING_LATER: Final = 0.6
LETTERS_LATER: Final = 0.6

HALVES: Final[i64] = 0x7F7F7F7F7F  # of a hand in one number: two cards are a joker


def builds_left(g: GoldenCity, seat: i64) -> i64:
    """How many posts a seat may still build in this round."""
    for i in range(g.top):
        plan = g.agenda[i]
        step = plan & 255
        if step <= TAKE_CARDS or (step == TURN and plan >> 8 & 15 == seat):
            return BUILDS
        if step == BUILD_POST and plan >> 8 & 15 == seat:
            return BUILDS - (plan >> 12)
    return 0


def lasting_worth(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """What serves in all rounds to come: coins, posts, keys, places within reach and cards."""
    me = g.players[seat]
    worth = out.coin * float(me.coins) + POST * float(how_many(me.built))
    if me.keys:
        worth += key_worth(me, out) * (1.0 + 0.4 * float(min(me.keys - 1, 2)))
    builds = builds_left(g, seat)
    if builds or (not g.end and g.cards_left):
        sketch = surveyed(g, seat, out)
        worth += sketch.places + cards_worth(g, seat, min(builds, me.posts), sketch, out)
    return worth


def letters_soon(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """The letters a seat has, and those that what it has will bring until the count."""
    me = g.players[seat]
    held = g.bonuses(seat)
    worth = float(me.letters + bonus_letters(g, seat) if held else me.letters)
    if not g.top:
        return worth
    worth = scored(worth, seat, 0, out)
    while held:
        card = lowest(held)
        held &= held - 1
        worth += GROWTH[card] * out.pile * float(BONUS_LETTERS[card])
        if card and card != 1 and not counted(g, me, card):
            worth -= 0.5
    return worth + pending(g, seat, out)


def scored(worth: float, seat: i64, first: i64, out: Outlook) -> float:
    """And what its goods and posts bring (GC-9), each scored as often as the weights from the first one on say."""
    has, most, after, weights = out.stands[seat * STAND + TALLY], out.most, out.next, out.weights
    while has:
        mine = has & COUNT
        if mine and weights[first] > 0.0:
            alone = mine == most & COUNT and mine > after & COUNT
            worth += weights[first] * float(PRESENCE + MAJORITY if alone else PRESENCE)
        has >>= BITS
        most >>= BITS
        after >>= BITS
        first += 1
    return worth


def pending(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """A reward that is being chosen is as good as taken."""
    plan = g.agenda[g.top - 1]
    if plan >> 8 & 15 == seat:
        if plan & 255 == TAKE_BONUS:
            return BONUS_CARD
        if plan & 255 == TAKE_GOODS:
            return goods_card_worth(out.stands[seat * STAND + TALLY], out)
    return 0.0


def surveyed(g: GoldenCity, seat: i64, out: Outlook) -> Sketch:
    """The places within reach of a seat: what they are worth, and the best two of each landscape."""
    me, sketch = g.players[seat], sketched(g, seat)
    if sketch.out is out:
        return sketch
    best, near, reward = sketch.best, g.chart.near, g.reward
    landscape, region = g.chart.landscape, g.chart.region
    for n in range(VALUED):
        best[n] = 0.0
    worth = 0.0
    fresh = ~(g.occupied | me.built | me.reach | ALL_PORTS)
    shut = ALL_INNER
    if me.keys:
        shut = 0
    places = me.reach & ~g.occupied & ~me.built | ALL_PORTS & ~g.occupied
    for p in g.players:
        places &= ~p.closed
    if not me.posts:
        places = 0
    while places:
        place = lowest(places)
        places &= places - 1
        here = place_worth(me, sketch.tally, place, reward[place], region[place], out)
        here += 0.3 * float(min(how_many(near[place] & fresh), 3))
        kind = landscape[place]
        if shut >> place & 1:
            worth += here * PROSPECT * 0.5
            continue
        if kind != PORT:
            worth += here * PROSPECT
        if here > best[kind]:
            best[OTHER + kind] = best[kind]
            best[kind] = here
        elif here > best[OTHER + kind]:
            best[OTHER + kind] = here
    if me.black and black_zones(g, seat) and best[PORT] < 1.0:
        best[PORT] += 0.2
    sketch.places = worth * (1.0 if out.rounds > 3.0 else 0.4 + 0.2 * out.rounds)
    sketch.builds = -1
    sketch.out = out
    return sketch


def cards_worth(g: GoldenCity, seat: i64, builds: i64, sketch: Sketch, out: Outlook) -> float:
    """What the hand is worth, with the cards that the auction is to bring: those of the group with the own hand on it,
    or the best of those that are free."""
    if sketch.builds != builds:
        sketch.builds = builds
        for n in range(len(sketch.tried)):
            sketch.tried[n] = NO_HAND
    bare = valued(sketch.hand, 0, sketch, out)
    if not out.auction:
        return bare
    most = bare
    for group in range(len(g.hands)):
        hand = g.hands[group]
        if hand != NOBODY and hand != seat:
            continue
        worth = valued(sketch.hand + out.groups[group], group + 1, sketch, out)
        if not group:
            worth += float(g.coin) * out.coin
        if hand == seat:
            return bare + (worth - bare) * HELD
        most = worth if worth > most else most
    return bare + (most - bare) * FREE


def valued(hand: i64, n: i64, sketch: Sketch, out: Outlook) -> float:
    """What a hand is worth, unless it was valued before."""
    if sketch.tried[n] != hand:
        sketch.tried[n] = hand
        sketch.best[VALUED + n] = hand_worth(hand, sketch.builds, sketch.best, out)
    return sketch.best[VALUED + n]


def hand_worth(hand: i64, builds: i64, best: vec[float], out: Outlook) -> float:
    """The best that the hand can build in this round, and what is then left of it. Fewer cards are never worth more:
    what would be too little with the whole hand kept is not tried."""
    whole = kept_worth(hand, best, out)
    most = whole
    if not builds:
        return most
    for first in range(LANDSCAPES):
        if best[first] <= 0.0:
            continue
        one = paid(hand, first)
        if one == NO_HAND:
            continue
        gain = best[first] * out.now
        if gain + whole > most:
            worth = gain + kept_worth(one, best, out)
            most = worth if worth > most else most
        if builds < BUILDS:
            continue
        for other in range(first, LANDSCAPES):
            further = best[OTHER + other] if other == first else best[other]
            if further <= 0.0:
                continue
            gain = (best[first] + further) * out.now
            if gain + whole <= most:
                continue
            two = paid(one, other)
            if two == NO_HAND:
                continue
            worth = gain + kept_worth(two, best, out)
            most = worth if worth > most else most
    return most


def paid(hand: i64, kind: i64) -> i64:
    """What is left of the hand when it has paid for a post of this kind, jokers last; NO_HAND: it cannot."""
    price = PORT_CARDS if kind == PORT else SITE_CARDS
    own = min(hand >> kind * BYTE & 255, price)
    missing = price - own
    if missing > jokers_in(hand):  # of the others: it has no two of this kind
        return NO_HAND
    hand -= own * UNIT[kind]
    while missing:
        joker: i64 = PORT
        cards: i64 = 0
        for other in range(LANDSCAPES):
            n = hand >> other * BYTE & 255
            if n > cards and other != kind:
                joker = other
                cards = n
        hand -= JOKER * UNIT[joker]
        missing -= 1
    return hand


def jokers_in(hand: i64) -> i64:
    """Pairs of equal cards: the sum of all bytes, since 256 leaves 1 when it is divided by 255."""
    return (hand >> 1 & HALVES) % 255


def kept_worth(hand: i64, best: vec[float], out: Outlook) -> float:
    """What cards are worth in the next round: the best post they pay for, the next best, and cards as such."""
    if out.rounds <= 0.0:
        return 0.0
    jokers = jokers_in(hand)
    price = PORT_CARDS
    first = 0.0
    second = 0.0
    left = hand
    for kind in range(LANDSCAPES):
        own = left & 255
        left >>= BYTE
        worth = 0.0
        if own >= price:
            worth = best[kind]
        elif own + jokers >= price:
            worth = best[kind] * 0.75
        elif own:
            worth = best[kind] * ALMOST
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
        price = SITE_CARDS
    kept = float(min(hand % 255, HAND_LIMIT))
    return first * BEST_BUILD + second * NEXT_BUILD + kept * CARD_IN_HAND * (1.0 if out.rounds > 2.0 else 0.3)


def chance_to_lead(lead: float, spread: float) -> float:
    return 0.5 + 0.5 * lead / sqrt(spread * spread + lead * lead)


def win_chance(g: GoldenCity, soon: float, later: float, out: Outlook) -> float:
    """Two seats: the first seat's chance to win, by its leads. The last scoring decides unless one seat wins both
    before it, so that all three weigh the same at first."""
    one, two = g.players[0], g.players[1]
    if not g.top or one.points >= POINTS_TO_WIN or two.points >= POINTS_TO_WIN:
        return 0.5 if one.points == two.points else float(one.points > two.points)
    if g.stuck == 1 or g.stuck == 2:
        return float(g.stuck == 2)
    now = chance_to_lead(soon, SPREAD + SPREAD_A_ROUND * out.pile)
    pile = (g.round - 1) // PILE
    if g.end or pile >= SPECIALS - 1:
        return now
    then = chance_to_lead(later, LATER_SPREAD)
    if pile:
        if one.points == two.points:
            return then
        return now + (1.0 - now) * then if one.points > two.points else now * then
    return now * then + (now + then - 2.0 * now * then) * then


def duel(g: GoldenCity, out: Outlook) -> list[float]:
    """Two seats: letters count only where they win a special scoring."""
    soon, later = 0.0, 0.0
    for seat in range(TWO_SEATS):
        lasting = lasting_worth(g, seat, out) if g.top else 0.0
        sign = 1.0 - 2.0 * float(seat)
        soon += sign * (letters_soon(g, seat, out) + lasting * (LASTING_SOON + LASTING_A_ROUND * out.pile))
        later += sign * (scored(0.0, seat, LATER, out) * LETTERS_LATER + lasting * LASTING_LATER)
    chance = win_chance(g, soon, later, out)
    return [VICTORY * chance, VICTORY * (1.0 - chance)]


def values(g: GoldenCity) -> list[float]:
    """What the position is worth to each seat. A post that is only to be paid for is valued as built, with the
    plainest payment."""
    if g.top and g.agenda[g.top - 1] & 255 == PAY_CARDS and g.count and not g.chance.left_open:
        g = g.clone()
        g.apply(g.offers[0])
    out = outlook(g)
    out.auction = g.top > 0 and g.agenda[0] & 255 == TAKE_CARDS  # nothing is ever planned to come after it
    if out.auction:
        for group in range(len(g.hands)):
            out.groups[group] = packed(g.groups, group * LANDSCAPES)
    if g.seats == TWO_SEATS:
        return duel(g, out)
    worths = [0.0] * g.seats
    for seat in range(g.seats):
        worths[seat] = letters_soon(g, seat, out) - (OUT_OF_IT if g.stuck >> seat & 1 else 0.0)
        if g.top:
            worths[seat] += lasting_worth(g, seat, out)
    return worths
