"""The Golden City: what things are worth, in letters of exchange, for `sense.py`: how the game may go on, and what
places, keys, coins and goods bring until its end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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
    OUTER_LETTERS,
    PILE,
    PLACES,
    PRESENCE,
    QUARTER,
    REGIONS,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.numbers import TAKE_CARDS
from comptoir.games.golden_city.rules.scoring import owned, posts_in
from comptoir.games.golden_city.state import GoldenCity, Player, lowest, members

A_ROUND: Final = 1.35  # posts that a seat builds in a round, about
COIN: Final = 0.45
LAST_COIN: Final = 0.15
NOW: Final = [0.0, 0.0, 1.0, 0.6, 0.6]  # by seats: of the worth of posts the hand pays for in this round
BONUS_CARD: Final = 4.0  # one of one's choice
POST: Final = 0.8  # a post in itself: it opens ways, and brings the end nearer

SCORED: Final[i64] = 12  # what score cards score: the goods, then the regions
REWARDS: Final[i64] = 10


class Outlook:
    """What is still to come: the rounds that are left, and how much each good and each region will be scored; with two
    seats until the next special scoring, and in all those after it. And what the seats are compared by: all that is the
    same for each of them is found out once."""

    def __init__(self, rounds: float, pile: float, now: float, seats: i64) -> None:
        self.rounds = rounds
        self.pile = pile  # those before the next special scoring
        self.now = now  # what a post counts that can be built at once
        self.coin = coin_worth(rounds)
        self.auction = False  # the cards of this round are still to be taken
        self.soon = vec[float]([0.0] * SCORED)  # how often each is scored until the count
        self.later = vec[float]([0.0] * SCORED)
        self.have = vec[i64]([0] * (seats * SCORED))  # by seat: the goods it owns, its posts in the regions
        self.most = vec[i64]([0] * SCORED)  # that a seat has
        self.next = vec[i64]([0] * SCORED)  # and the next one: the same in a tie
        self.first: i64 = 0  # zones where somebody has arrived
        self.second: i64 = 0  # and those where two have
        # Of the seat that is looked at:
        self.gains = vec[float]([POST] * REWARDS)  # by reward: what a post brings that gives it
        self.presence = vec[float]([0.0] * (REGIONS + 1))  # by region, none the last: what one more post brings
        self.best = vec[float]([0.0] * LANDSCAPES)  # by landscape: the worth of the best place within reach
        self.other = vec[float]([0.0] * LANDSCAPES)  # and of the next best


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
    out = Outlook(rounds, pile, NOW[g.seats], g.seats)
    if g.top:
        foresee(g, out)
        out.auction = g.agenda[0] & 255 == TAKE_CARDS  # nothing is planned to come after it
    compare(g, out)
    out.gains[COIN_1] += out.coin
    out.gains[COIN_2] += 2.0 * out.coin
    out.gains[CARD] += 1.1
    out.gains[BONUS] += BONUS_CARD
    return out


def foresee(g: GoldenCity, out: Outlook) -> None:
    """How often everything will be scored: the card turned up is certain, those face down come back by back, as many
    as there are rounds."""
    chart, scored, later = g.chart, out.soon, out.later
    if g.card != NO_CARD:
        scored[chart.card_good[g.card]] += 1.0
        scored[GOODS + chart.card_region[g.card]] += 1.0
    soon, left = out.pile, out.rounds
    for back in range(1, len(chart.backs)):
        cards = g.cards_left & chart.backs[back]
        if not cards or left <= 0.0:
            continue
        count = float(members(cards))
        share = left / count
        share = share if share < 1.0 else 1.0
        first = soon / count
        first = first if first < share else share
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            good, region = chart.card_good[card], GOODS + chart.card_region[card]
            scored[good] += first
            scored[region] += first
            later[good] += share - first
            later[region] += share - first
        left -= count
        soon = soon - count if soon > count else 0.0


def compare(g: GoldenCity, out: Outlook) -> None:
    """What every seat has of all that is scored, and where in the city they have arrived."""
    have, most, after = out.have, out.most, out.next
    at: i64 = 0
    for p in g.players:
        out.second |= out.first & p.built
        out.first |= p.built
        goods = owned(p)
        for thing in range(SCORED):
            n = goods >> thing & 1 if thing < GOODS else posts_in(p, g.chart.regions[thing - GOODS])
            have[at + thing] = n
            if n > most[thing]:
                after[thing] = most[thing]
                most[thing] = n
            elif n > after[thing]:
                after[thing] = n
        at += SCORED


def letters_for(mine: i64, most: i64, after: i64) -> float:
    """What a seat gets for what is scored (GC-9), by what it has, and what the first and the next of all have."""
    if not mine:
        return 0.0
    return float(PRESENCE + MAJORITY if mine == most and mine > after else PRESENCE)


def next_letters(letters: vec[i64], place: i64, out: Outlook) -> float:
    """What a zone gives to whoever is the next there (GC-7)."""
    if not out.first >> place & 1:
        return float(letters[1])
    if not out.second >> place & 1:
        return float(letters[2])
    return float(letters[3])


def coin_worth(rounds: float) -> float:
    """A coin is a way to a better group, as long as there are auctions."""
    share = rounds / 8.0 if rounds < 8.0 else 1.0
    return LAST_COIN + (COIN - LAST_COIN) * share


def key_worth(me: Player, out: Outlook) -> float:
    """A key opens an inner zone, if there is time to get there."""
    if out.rounds < 1.0:
        return 0.3
    best = 0.0
    for place in range(FIRST_ZONE + QUARTER - 1, PLACES, QUARTER):
        if not me.built >> place & 1:
            letters = next_letters(INNER_LETTERS, place, out)
            near = 0.5 if me.reach >> place & 1 else 0.3
            if letters * near > best:
                best = letters * near
    return best * (1.0 if out.rounds > 3.0 else out.rounds / 3.0)


def goods_card_worth(seat: i64, out: Outlook) -> float:
    """A goods card of one's choice."""
    worth = 0.8
    for good in range(GOODS):
        if not out.have[seat * SCORED + good]:
            worth += (out.soon[good] + out.later[good]) * 1.2
    return worth


def presence_worth(seat: i64, thing: i64, out: Outlook) -> float:
    """What one more post in a region brings when it is scored: presence, and perhaps the majority."""
    weight = out.soon[thing] + out.later[thing]
    if weight <= 0.0:
        return 0.0
    mine, most = out.have[seat * SCORED + thing], out.most[thing]
    if mine == most:
        most = out.next[thing]  # of the others
    worth = 0.0
    if not mine:
        worth += float(PRESENCE)
    if mine == most:
        worth += float(MAJORITY)
    elif mine < most:
        worth += 0.3
    return worth * weight


def weigh(g: GoldenCity, seat: i64, out: Outlook) -> None:
    """What a post brings this seat, by what it gives and by where it stands."""
    me = g.players[seat]
    key = 0.0
    if g.keys:
        key = key_worth(me, out) * (0.6 if me.keys else 1.0)
    out.gains[KEY] = POST + key
    out.gains[GOODS_CARD] = POST + goods_card_worth(seat, out)
    for region in range(REGIONS):
        out.presence[region] = presence_worth(seat, GOODS + region, out)


def place_worth(g: GoldenCity, me: Player, place: i64, out: Outlook) -> float:
    """What a post there would bring the seat that was weighed."""
    reward = g.reward[place]
    worth = out.gains[reward]
    if reward >= OUTER:
        worth += next_letters(INNER_LETTERS if reward == INNER else OUTER_LETTERS, place, out)
    worth += out.presence[g.chart.region[place]]
    fresh = members(g.chart.near[place] & ~g.occupied & ~me.built & ~me.reach & ~ALL_PORTS)
    return worth + 0.3 * float(min(fresh, 3))
