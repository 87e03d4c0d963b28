"""The Golden City: what things are worth, in letters of exchange, for `sense.py`: how the game may go on, and what
places, keys, coins and goods bring until its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    ALL_PORTS,
    BONUS,
    CARD,
    COIN_1,
    COIN_2,
    FIRST_ZONE,
    GOODS,
    GOODS_CARD,
    INNER,
    INNER_LETTERS,
    KEY,
    LANDSCAPES,
    MAJORITY,
    NO_CARD,
    OUTER,
    OUTER_COIN,
    OUTER_LETTERS,
    PILE,
    PLACES,
    PRESENCE,
    QUARTER,
    REGIONS,
    SCORE_CARDS,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.rewards import arrivals
from comptoir.games.golden_city.rules.scoring import goods_letters, posts_in
from comptoir.games.golden_city.state import GoldenCity, Player, members

A_ROUND: Final = 1.35  # posts that a seat builds in a round, about
COIN: Final = 0.45
LAST_COIN: Final = 0.15
NOW: Final = [0.0, 0.0, 1.0, 0.6, 0.6]  # by seats: of the worth of posts the hand pays for in this round
BONUS_CARD: Final = 4.0  # one of one's choice
POST: Final = 0.8  # a post in itself: it opens ways, and brings the end nearer


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
    if mine == most:
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


def goods_card_worth(g: GoldenCity, seat: i64, out: Outlook) -> float:
    """A goods card of one's choice."""
    worth = 0.8
    for good in range(GOODS):
        if not goods_letters(g, seat, good):
            worth += (out.goods[good] + out.later_goods[good]) * 1.2
    return worth
