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
    ALL_ZONES,
    BIT,
    BONUS,
    BONUS_LETTERS,
    BONUSES,
    BUILDS,
    CARD,
    COIN_1,
    COIN_2,
    FIRST_ZONE,
    GOODS,
    GOODS_CARD,
    HAND_LIMIT,
    INNER,
    INNER_LETTERS,
    JOKER,
    KEY,
    LANDSCAPES,
    MAJORITY,
    NO_CARD,
    OUTER,
    OUTER_COIN,
    OUTER_LETTERS,
    PILE,
    PLACES,
    POINTS_TO_WIN,
    PORT,
    PORT_CARDS,
    PRESENCE,
    QUARTER,
    REGIONS,
    SCORE_CARDS,
    SITE_CARDS,
    SPECIALS,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.building import black_zones
from comptoir.games.golden_city.rules.numbers import BUILD_POST, PAY_CARDS, TAKE_BONUS, TAKE_CARDS, TAKE_GOODS, TURN
from comptoir.games.golden_city.rules.rewards import arrivals
from comptoir.games.golden_city.rules.scoring import goods_letters, posts_in, region_letters
from comptoir.games.golden_city.score import bonus_letters, counted
from comptoir.games.golden_city.state import GoldenCity, Player, members
from comptoir.kernel.state import NOBODY

A_ROUND: Final = 1.35  # posts that a seat builds in a round, about
COIN: Final = 0.45
LAST_COIN: Final = 0.15
CARD_IN_HAND: Final = 0.7
NOW: Final = [0.0, 0.0, 1.0, 0.6, 0.6]  # by seats: of the worth of posts the hand pays for in this round
BEST_BUILD: Final = 0.45  # of the worth of the best post the hand pays for in a later round
NEXT_BUILD: Final = 0.2
ALMOST: Final = 0.45  # one card short
HELD: Final = 0.9  # a group with the hand on it: one may be ousted
FREE: Final = 0.7  # a group that nobody has a hand on yet
PROSPECT: Final = 0.03  # of the worth of each place within reach
BONUS_CARD: Final = 4.0  # one of one's choice
GROWTH: Final = [0.25, 0.1, 0.3, 0.25, 0.3, 0.3, 0.3, 0.3]  # by bonus card: what it counts grows so much in a round
OUT_OF_IT: Final = 40.0  # what it costs to be stuck
POST: Final = 0.8  # a post in itself: it opens ways, and brings the end nearer

# Two seats: the chance to win, in letters, and what leads mean.
VICTORY: Final = 40.0
SPREAD: Final = 2.5  # leads that are taken for safe, as the round ends
SPREAD_A_ROUND: Final = 1.2
LATER_SPREAD: Final = 9.0
LASTING_SOON: Final = 0.45  # of what serves in rounds to come: so much before the next special scoring
LASTING_A_ROUND: Final = 0.12
LASTING_LATER: Final = 0.6
LETTERS_LATER: Final = 0.6


class Outlook:
    """What is still to come: the rounds that are left, and how much each good and each region will be scored; with two
    seats until the next special scoring, and in all those after it."""

    def __init__(self, rounds: float, pile: float, now: float) -> None:
        self.rounds = rounds
        self.pile = pile  # those before the next special scoring
        self.now = now  # what a post counts that can be built at once
        self.goods = [0.0] * GOODS
        self.regions = [0.0] * REGIONS
        self.later_goods = [0.0] * GOODS
        self.later_regions = [0.0] * REGIONS


def rounds_left(g: GoldenCity) -> float:
    """Rounds after this one, by the end that is nearest."""
    if g.end:
        return 0.0
    fewest: i64 = PLACES
    for p in g.players:
        fewest = min(fewest, p.posts)
    by_posts = float(fewest) / A_ROUND
    by_cards = float(members(g.cards_left))
    return by_posts if by_posts < by_cards else by_cards


def outlook(g: GoldenCity) -> Outlook:
    rounds = rounds_left(g)
    pile = rounds
    if g.seats == TWO_SEATS:
        pile = float((PILE - g.round % PILE) % PILE)
        pile = pile if pile < rounds else rounds
    out = Outlook(rounds, pile, NOW[g.seats])
    if g.top and g.card != NO_CARD:
        out.goods[g.chart.card_good[g.card]] += 1.0
        out.regions[g.chart.card_region[g.card]] += 1.0
    soon, left = pile, rounds
    for back in range(1, 4):
        cards: i64 = 0
        for card in range(SCORE_CARDS):
            if g.cards_left >> card & 1 and g.chart.card_back[card] == back:
                cards += 1
        if not cards or left <= 0.0:
            continue
        share = left / float(cards)
        share = share if share < 1.0 else 1.0
        first = soon / float(cards)
        first = first if first < share else share
        for card in range(SCORE_CARDS):
            if g.cards_left >> card & 1 and g.chart.card_back[card] == back:
                good, region = g.chart.card_good[card], g.chart.card_region[card]
                out.goods[good] += first
                out.regions[region] += first
                out.later_goods[good] += share - first
                out.later_regions[region] += share - first
        left -= float(cards)
        soon = soon - float(cards) if soon > float(cards) else 0.0
    return out


def key_worth(g: GoldenCity, me: Player, rounds: float) -> float:
    """A key opens an inner zone, if there is time to get there."""
    if rounds < 1.0:
        return 0.3
    best = 0.0
    for zone in range(LANDSCAPES - 1):
        place = FIRST_ZONE + QUARTER * zone + QUARTER - 1
        if not me.built >> place & 1:
            letters = float(INNER_LETTERS[min(arrivals(g, place) + 1, 3)])
            near = 0.5 if me.reach >> place & 1 else 0.3
            if letters * near > best:
                best = letters * near
    return best * (1.0 if rounds > 3.0 else rounds / 3.0)


def presence_worth(g: GoldenCity, seat: i64, region: i64, weight: float) -> float:
    """What one more post in a region brings when it is scored: presence, and perhaps the majority."""
    if weight <= 0.0:
        return 0.0
    places = g.chart.regions[region]
    mine = posts_in(g.players[seat], places)
    most: i64 = 0
    for other in range(g.seats):
        if other != seat:
            most = max(most, posts_in(g.players[other], places))
    worth = 0.0
    if not mine:
        worth += float(PRESENCE)
    if mine <= most < mine + 1:
        worth += float(MAJORITY)
    elif mine < most:
        worth += 0.3
    return worth * weight


def place_worth(g: GoldenCity, seat: i64, place: i64, out: Outlook) -> float:
    """What a post there would bring."""
    me, reward = g.players[seat], g.reward[place]
    worth = POST
    if COIN_1 <= reward <= COIN_2:
        worth += float(reward) * coin_worth(out.rounds)
    elif reward == CARD:
        worth += 1.1
    elif reward == KEY:
        worth += key_worth(g, me, out.rounds) * (0.6 if me.keys else 1.0) if g.keys else 0.0
    elif reward == BONUS:
        worth += BONUS_CARD
    elif reward == GOODS_CARD:
        worth += goods_card_worth(g, seat, out)
    elif OUTER <= reward <= OUTER_COIN:
        worth += float(OUTER_LETTERS[min(arrivals(g, place) + 1, 3)])
    elif reward == INNER:
        worth += float(INNER_LETTERS[min(arrivals(g, place) + 1, 3)])
    for region in range(REGIONS):
        if g.chart.regions[region] >> place & 1:
            worth += presence_worth(g, seat, region, out.regions[region] + out.later_regions[region])
    fresh = members(g.chart.near[place] & ~g.occupied & ~me.built & ~me.reach & ~ALL_PORTS)
    return worth + 0.3 * float(min(fresh, 3))


def coin_worth(rounds: float) -> float:
    """A coin is a way to a better group, as long as there are auctions."""
    share = rounds / 8.0 if rounds < 8.0 else 1.0
    return LAST_COIN + (COIN - LAST_COIN) * share


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
    worth = coin_worth(out.rounds) * float(me.coins) + POST * float(members(me.built))
    if me.keys:
        worth += key_worth(g, me, out.rounds) * (1.0 + 0.4 * float(min(me.keys - 1, 2)))
    builds = builds_left(g, seat)
    if builds or (not g.end and g.cards_left):
        worth += prospects(g, seat, builds, out)
    return worth


def letters_soon(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """The letters a seat has, and those that what it has will bring until the count."""
    me = g.players[seat]
    worth = float(me.letters + bonus_letters(g, seat))
    if not g.top:
        return worth
    for good in range(GOODS):
        if out.goods[good] > 0.0:
            worth += out.goods[good] * float(goods_letters(g, seat, good))
    for region in range(REGIONS):
        if out.regions[region] > 0.0:
            worth += out.regions[region] * float(region_letters(g, seat, region))
    held = g.bonuses(seat)
    for card in range(BONUSES):
        if held >> card & 1:
            worth += GROWTH[card] * out.pile * float(BONUS_LETTERS[card])
            if card and card != 1 and not counted(g, me, card):
                worth -= 0.5
    return worth + pending(g, seat, out)


def letters_later(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """Two seats: the letters that what a seat has will bring after the next special scoring."""
    worth = 0.0
    for good in range(GOODS):
        if out.later_goods[good] > 0.0:
            worth += out.later_goods[good] * float(goods_letters(g, seat, good))
    for region in range(REGIONS):
        if out.later_regions[region] > 0.0:
            worth += out.later_regions[region] * float(region_letters(g, seat, region))
    return worth


def goods_card_worth(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """A goods card of one's choice."""
    worth = 0.8
    for good in range(GOODS):
        if not goods_letters(g, seat, good):
            worth += (out.goods[good] + out.later_goods[good]) * 1.2
    return worth


def pending(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """A reward that is being chosen is as good as taken."""
    plan = g.agenda[g.top - 1]
    if plan >> 8 & 15 == seat:
        if plan & 255 == TAKE_BONUS:
            return BONUS_CARD
        if plan & 255 == TAKE_GOODS:
            return goods_card_worth(g, seat, out)
    return 0.0


def prospects(g: GoldenCity, seat: i64, builds: i64, out: Outlook) -> float:
    """The places within reach, and what the hand can make of them in this round and later; a group with the own hand
    on it counts, or the best of those that are free."""
    me = g.players[seat]
    best = vec[float]([0.0] * LANDSCAPES)
    second = vec[float]([0.0] * LANDSCAPES)
    worth = 0.0
    places = me.reach & ~g.occupied & ~me.built | ALL_PORTS & ~g.occupied
    for p in g.players:
        places &= ~p.closed
    if not me.posts:
        places = 0
    for place in range(PLACES):
        if not places >> place & 1:
            continue
        here = place_worth(g, seat, place, out)
        kind = g.chart.landscape[place]
        if BIT[place] & ALL_INNER and not me.keys:
            worth += here * PROSPECT * 0.5
            continue
        if kind != PORT:
            worth += here * PROSPECT
        if here > best[kind]:
            second[kind] = best[kind]
            best[kind] = here
        elif here > second[kind]:
            second[kind] = here
    if me.posts < 2:
        builds = min(builds, me.posts)
    zones = black_zones(g, seat)
    if zones & ALL_ZONES and best[PORT] < 1.0:
        best[PORT] += 0.2
    share = 1.0 if out.rounds > 3.0 else 0.4 + 0.2 * out.rounds
    return worth * share + cards_worth(g, seat, builds, best, second, out)


def cards_worth(g: GoldenCity, seat: i64, builds: i64, best: vec[float], second: vec[float], out: Outlook) -> float:
    """What the hand is worth, with the cards that the auction is to bring."""
    me = g.players[seat]
    bare = hand_worth(me.hand, builds, best, second, out)
    if not auction(g):
        return bare
    most = bare
    for group in range(len(g.hands)):
        if g.hands[group] == seat:
            return bare + (with_group(g, seat, group, builds, best, second, out) - bare) * HELD
        if g.hands[group] == NOBODY:
            worth = with_group(g, seat, group, builds, best, second, out)
            most = worth if worth > most else most
    return bare + (most - bare) * FREE


def auction(g: GoldenCity) -> bool:
    """Whether the cards of this round are still to be taken."""
    for i in range(g.top):
        if g.agenda[i] & 255 == TAKE_CARDS:
            return True
    return False


def with_group(g: GoldenCity, seat: i64, group: i64, builds: i64, best: vec[float], second: vec[float],
               out: Outlook) -> float:
    hand = g.players[seat].hand[:]
    for kind in range(LANDSCAPES):
        hand[kind] += g.groups[group * LANDSCAPES + kind]
    worth = hand_worth(hand, builds, best, second, out)
    return worth + float(g.coin) * coin_worth(out.rounds) if not group else worth


def pays_for(hand: vec[i64], kind: i64) -> bool:
    """Take the price of a post of this kind out of the hand, jokers last; False: it cannot pay, and is spoilt."""
    price = PORT_CARDS if kind == PORT else SITE_CARDS
    own = min(hand[kind], price)
    hand[kind] -= own
    missing = price - own
    while missing:
        joker: i64 = -1
        for other in range(LANDSCAPES):
            if hand[other] >= JOKER and other != kind and (joker < 0 or hand[other] > hand[joker]):
                joker = other
        if joker < 0:
            return False
        hand[joker] -= JOKER
        missing -= 1
    return True


def hand_worth(hand: vec[i64], builds: i64, best: vec[float], second: vec[float], out: Outlook) -> float:
    """The best that the hand can build in this round, and what is then left of it."""
    most = kept_worth(hand, best, out)
    if not builds:
        return most
    for first in range(LANDSCAPES):
        if best[first] <= 0.0:
            continue
        one = hand[:]
        if not pays_for(one, first):
            continue
        worth = best[first] * out.now + kept_worth(one, best, out)
        most = worth if worth > most else most
        if builds < BUILDS:
            continue
        for other in range(first, LANDSCAPES):
            gain = second[other] if other == first else best[other]
            if gain <= 0.0:
                continue
            two = one[:]
            if not pays_for(two, other):
                continue
            worth = (best[first] + gain) * out.now + kept_worth(two, best, out)
            most = worth if worth > most else most
    return most


def kept_worth(hand: vec[i64], best: vec[float], out: Outlook) -> float:
    """What cards are worth in the next round: the best post they pay for, the next best, and cards as such."""
    if out.rounds <= 0.0:
        return 0.0
    cards: i64 = 0
    jokers: i64 = 0
    for kind in range(LANDSCAPES):
        cards += hand[kind]
        jokers += hand[kind] // JOKER
    first = 0.0
    second = 0.0
    for kind in range(LANDSCAPES):
        price = PORT_CARDS if kind == PORT else SITE_CARDS
        units = hand[kind] + jokers - hand[kind] // JOKER
        worth = 0.0
        if units >= price:
            worth = best[kind] * (1.0 if hand[kind] >= price else 0.75)
        elif units + 1 >= price and hand[kind]:
            worth = best[kind] * ALMOST
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
    kept = float(min(cards, HAND_LIMIT))
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
        later += sign * (letters_later(g, seat, out) * LETTERS_LATER + lasting * LASTING_LATER)
    chance = win_chance(g, soon, later, out)
    return [VICTORY * chance, VICTORY * (1.0 - chance)]


def values(g: GoldenCity) -> list[float]:
    """What the position is worth to each seat. A post that is only to be paid for is valued as built, with the
    plainest payment."""
    if g.top and g.agenda[g.top - 1] & 255 == PAY_CARDS and g.count and not g.chance.left_open:
        g = g.clone()
        g.apply(g.offers[0])
    out = outlook(g)
    if g.seats == TWO_SEATS:
        return duel(g, out)
    worths = [0.0] * g.seats
    for seat in range(g.seats):
        worths[seat] = letters_soon(g, seat, out) - (OUT_OF_IT if g.stuck >> seat & 1 else 0.0)
        if g.top:
            worths[seat] += lasting_worth(g, seat, out)
    return worths
