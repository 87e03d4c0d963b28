"""The Golden City: what a sensible player values. A hand-made evaluation that bots share.

All worths are in letters of exchange. A thing is worth the letters it brings at the end and those it is expected to
bring until then: goods and posts by the score cards still to come, cards in hand by the best posts they can pay for.
The weights are judgement, checked by play, not by theory."""

from __future__ import annotations

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
    PLACES,
    PORT,
    PORT_CARDS,
    PRESENCE,
    QUARTER,
    REGIONS,
    SCORE_CARDS,
    SITE_CARDS,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.building import black_zones
from comptoir.games.golden_city.rules.numbers import PAY_CARDS, TAKE_BONUS, TAKE_CARDS, TAKE_GOODS
from comptoir.games.golden_city.rules.rewards import arrivals
from comptoir.games.golden_city.rules.scoring import goods_letters, posts_in, region_letters
from comptoir.games.golden_city.score import bonus_letters, counted
from comptoir.games.golden_city.state import GoldenCity, Player, members

A_ROUND: Final = 1.35  # posts that a seat builds in a round, about
LATER: Final = 0.8  # a scoring to come counts less than one at hand: others build too
COIN: Final = 1.0
LAST_COIN: Final = 0.15
CARD_IN_HAND: Final = 0.4
BEST_BUILD: Final = 0.45  # of the worth of the best post the hand pays for
NEXT_BUILD: Final = 0.2
ALMOST: Final = 0.45  # one card short
HELD: Final = 0.9  # a group with the hand on it: one may be ousted
PROSPECT: Final = 0.10  # of the worth of each place within reach
BONUS_CARD: Final = 4.0  # one of one's choice
POINT: Final = 8.0  # two seats: a point, in letters
GROWTH: Final = [0.25, 0.1, 0.3, 0.25, 0.3, 0.3, 0.3, 0.3]  # by bonus card: what it counts grows so much in a round
POST: Final = 1.5  # a post in itself: it opens ways, and brings the end nearer


class Outlook:
    """What is still to come: the rounds that are left, and how much each good and each region will be scored."""

    def __init__(self, rounds: float, goods: list[float], regions: list[float]) -> None:
        self.rounds = rounds
        self.goods = goods
        self.regions = regions


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
    goods = [0.0] * GOODS
    regions = [0.0] * REGIONS
    if g.top and g.card != NO_CARD:
        goods[g.chart.card_good[g.card]] += 1.0
        regions[g.chart.card_region[g.card]] += 1.0
    left = rounds
    for back in range(1, 4):
        cards: i64 = 0
        for card in range(SCORE_CARDS):
            if g.cards_left >> card & 1 and g.chart.card_back[card] == back:
                cards += 1
        if not cards or left <= 0.0:
            continue
        share = left / float(cards)
        weight = (share if share < 1.0 else 1.0) * LATER
        for card in range(SCORE_CARDS):
            if g.cards_left >> card & 1 and g.chart.card_back[card] == back:
                goods[g.chart.card_good[card]] += weight
                regions[g.chart.card_region[card]] += weight
        left -= float(cards)
    return Outlook(rounds, goods, regions)


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
            worth += presence_worth(g, seat, region, out.regions[region])
    fresh = members(g.chart.near[place] & ~g.occupied & ~me.built & ~me.reach & ~ALL_PORTS)
    return worth + 0.3 * float(min(fresh, 3))


def coin_worth(rounds: float) -> float:
    """A coin is a way to a better group, as long as there are auctions."""
    share = rounds / 8.0 if rounds < 8.0 else 1.0
    return LAST_COIN + (COIN - LAST_COIN) * share


def hand_worth(hand: vec[i64], best: list[float], out: Outlook) -> float:
    """What the cards can still build: the best post they pay for, the next best, and cards as such."""
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
            direct = 1.0 if hand[kind] >= price else 0.75
            worth = best[kind] * direct
        elif units + 1 >= price and hand[kind]:
            worth = best[kind] * ALMOST
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
    kept = float(min(cards, HAND_LIMIT))
    return first * BEST_BUILD + second * NEXT_BUILD + kept * CARD_IN_HAND * (1.0 if out.rounds > 2.0 else 0.3)


def can_still_build(g: GoldenCity, seat: i64) -> bool:
    """Whether this seat has a turn ahead in this round, or rounds to come."""
    if not g.top:
        return False
    if not g.end and g.cards_left:
        return True
    for i in range(g.top):
        plan = g.agenda[i]
        step = plan & 255
        if step <= TAKE_CARDS or (step <= PAY_CARDS and plan >> 8 & 15 == seat):  # the auction, or the own turn
            return True
    return False


def seat_worth(g: GoldenCity, seat: i64, out: Outlook) -> float:
    me = g.players[seat]
    worth = float(me.letters + bonus_letters(g, seat))
    if g.seats == TWO_SEATS:
        worth += POINT * float(me.points)
        for pile in range(len(g.specials) // TWO_SEATS):
            worth += float(g.specials[pile * TWO_SEATS + seat])
    if g.stuck >> seat & 1:
        worth -= 40.0
    if not g.top:
        return worth
    worth += coin_worth(out.rounds) * float(me.coins) + POST * float(members(me.built))
    if me.keys:
        worth += key_worth(g, me, out.rounds) * (1.0 + 0.4 * float(min(me.keys - 1, 2)))
    for good in range(GOODS):
        if out.goods[good] > 0.0:
            worth += out.goods[good] * float(goods_letters(g, seat, good))
    for region in range(REGIONS):
        if out.regions[region] > 0.0:
            worth += out.regions[region] * float(region_letters(g, seat, region))
    held = g.bonuses(seat)
    for card in range(BONUSES):
        if held >> card & 1:
            worth += GROWTH[card] * out.rounds * float(BONUS_LETTERS[card])
            if card and card != 1 and not counted(g, me, card):
                worth -= 0.5
    worth += pending(g, seat, out)
    if not can_still_build(g, seat):
        return worth
    return worth + prospects(g, seat, out)


def goods_card_worth(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """A goods card of one's choice."""
    worth = 0.8
    for good in range(GOODS):
        if not goods_letters(g, seat, good):
            worth += out.goods[good] * 1.2
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


def prospects(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """The places within reach, and what the hand can make of them; a group with the own hand on it counts."""
    me = g.players[seat]
    best = [0.0] * LANDSCAPES
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
            best[kind] = here
    zones = black_zones(g, seat)
    if zones & ALL_ZONES and best[PORT] < 1.0:
        best[PORT] += 0.2
    share = 1.0 if out.rounds > 3.0 else 0.4 + 0.2 * out.rounds
    hand = me.hand[:]
    held = False
    for group in range(len(g.hands)):
        if g.hands[group] == seat:
            held = True
            for kind in range(LANDSCAPES):
                hand[kind] += g.groups[group * LANDSCAPES + kind]
            if group == 0:
                worth += float(g.coin) * coin_worth(out.rounds)
    with_cards = hand_worth(hand, best, out)
    if held:
        bare = hand_worth(me.hand, best, out)
        with_cards = bare + (with_cards - bare) * HELD
    return worth * share + with_cards


def values(g: GoldenCity) -> list[float]:
    """What the position is worth to each seat. A post that is only to be paid for is valued as built, with the
    plainest payment."""
    if g.top and g.agenda[g.top - 1] & 255 == PAY_CARDS and g.count and not g.chance.left_open:
        g = g.clone()
        g.apply(g.offers[0])
    out = outlook(g)
    worths = [0.0] * g.seats
    for seat in range(g.seats):
        worths[seat] = seat_worth(g, seat, out)
    return worths
