"""The Golden City: what things are worth, in letters of exchange, for `sense.py`: how the game may go on, and what
places, keys, coins and goods bring until its end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    ALL_INNER,
    ALL_ZONES,
    BONUS,
    CARD,
    COIN_1,
    COIN_2,
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
    PAIRS,
    PILE,
    PLACES,
    PRESENCE,
    REGIONS,
    TWO_SEATS,
)
from comptoir.games.golden_city.sketch import (
    BITS,
    COUNT,
    FREE_BITS,
    IN_ALL,
    LATER,
    REWARDS,
    SCORED,
    STAND,
    TALLY,
    Outlook,
    Sketch,
)
from comptoir.games.golden_city.state import GoldenCity, Player
from comptoir.kernel.bits import how_many, lowest

A_ROUND: Final = 1.35  # posts that a seat builds in a round, about
COIN: Final = 0.45
LAST_COIN: Final = 0.15
NOW: Final = vec[float]([0.0, 0.0, 1.0, 0.6, 0.6])  # by seats: of the worth of posts the hand pays for in this round
BONUS_CARD: Final = 4.0  # one of one's choice
POST: Final = 0.8  # a post in itself: it opens ways, and brings the end nearer

PAIR_SCORED: Final = vec[i64]([33, 1025, 32769, 1056, 32800, 33792])  # by pair: its two goods, five bits for each good
REGION_SCORED: Final = vec[i64]([1 << 5 * thing for thing in range(4, 12)] + [0])  # by region; none the last
BYTE: Final[i64] = 8  # of a hand in one number: the cards of a landscape
UNIT: Final = vec[i64]([1, 1 << 8, 1 << 16, 1 << 24, 1 << 32])


# What a seat has


def sketched(g: GoldenCity, seat: i64) -> Sketch:
    """What follows from a player; it is found out once, unless something of theirs changes."""
    me = g.players[seat]
    sketch = me.sketch
    if sketch is None:
        sketch = Sketch(tally(g, me), packed(me.hand, 0))
        me.sketch = sketch
    return sketch


def tally(g: GoldenCity, me: Player) -> i64:
    """The goods they own, and their posts in the regions, black ones too."""
    things: i64 = 0
    for pair in range(PAIRS):
        if me.goods[pair]:
            things |= PAIR_SCORED[pair]
    places = me.built & (g.chart.rivers | ALL_ZONES)
    while places:
        things += REGION_SCORED[g.chart.region[lowest(places)]]
        places &= places - 1
    places = me.closed
    while places:
        things += REGION_SCORED[g.chart.region[lowest(places)]]
        places &= places - 1
    return things


def packed(cells: vec[i64], first: i64) -> i64:
    """Cards by landscape in one number, a byte for each."""
    cards: i64 = 0
    for kind in range(LANDSCAPES):
        cards += cells[first + kind] * UNIT[kind]
    return cards


def larger(one: i64, two: i64) -> i64:
    """Of two tallies the larger count of everything: where the first one's is, its free bit survives."""
    kept = (one | FREE_BITS) - two & FREE_BITS
    kept -= kept >> BITS - 1
    return one & kept | two & ~kept


# What is to come


def outlook(g: GoldenCity) -> Outlook:
    """How the game may go on from this position: what was found out about the same island, or a new one."""
    old: Outlook | None = None
    for seat in range(g.seats):
        sketch = sketched(g, seat)
        if old is None:
            old = sketch.out
    if old is not None and fits(g, old):
        return old
    rounds = rounds_left(g)
    pile = rounds
    if g.seats == TWO_SEATS:
        pile = float((PILE - g.round % PILE) % PILE)
        pile = pile if pile < rounds else rounds
    out = Outlook(rounds, pile, NOW[g.seats], coin_worth(rounds), g.seats)
    out.cards_left = g.cards_left
    out.card = g.card
    out.end = g.end
    out.round = g.round
    out.keys = g.keys > 0
    compare(g, out)
    if g.top:
        foresee(g, out)
    gains = out.gains
    for reward in range(REWARDS):
        gains[reward] = POST
    gains[COIN_1] += out.coin
    gains[COIN_2] += 2.0 * out.coin
    gains[CARD] += 1.1
    gains[BONUS] += BONUS_CARD
    return out


def fits(g: GoldenCity, out: Outlook) -> bool:
    """Whether this is the island of the outlook."""
    if (out.cards_left != g.cards_left or out.card != g.card or out.end != g.end or out.round != g.round
            or out.keys != (g.keys > 0) or not g.top):
        return False
    stands = out.stands
    at: i64 = 0
    for seat in range(g.seats):
        p = g.players[seat]
        if stands[at] != p.built or stands[at + 1] != p.closed or stands[at + TALLY] != sketched(g, seat).tally:
            return False
        at += STAND
    return True


def compare(g: GoldenCity, out: Outlook) -> None:
    """What every seat has of all that is scored, and where in the city they have arrived."""
    stands = out.stands
    at: i64 = 0
    for seat in range(g.seats):
        p, has = g.players[seat], sketched(g, seat).tally
        stands[at] = p.built
        stands[at + 1] = p.closed
        stands[at + TALLY] = has
        at += STAND
        out.second |= out.first & p.built
        out.first |= p.built
        most = larger(out.most, has)
        out.next = larger(out.next, out.most + has - most)
        out.most = most


def rounds_left(g: GoldenCity) -> float:
    """Rounds after this one, by the end that is nearest."""
    if g.end:
        return 0.0
    fewest: i64 = PLACES
    for p in g.players:
        fewest = min(fewest, p.posts)
    by_posts = float(fewest) / A_ROUND
    by_cards = float(how_many(g.cards_left))
    return by_posts if by_posts < by_cards else by_cards


def foresee(g: GoldenCity, out: Outlook) -> None:
    """How often everything will be scored: the card turned up is certain, those face down come back by back, as many
    as there are rounds."""
    chart, weights = g.chart, out.weights
    goods, regions = chart.card_good, chart.card_region
    if g.card != NO_CARD:
        weights[goods[g.card]] += 1.0
        weights[GOODS + regions[g.card]] += 1.0
    soon, left = out.pile, out.rounds
    for those in chart.backs:
        cards = g.cards_left & those
        if not cards or left <= 0.0:
            continue
        count = float(how_many(cards))
        share = left / count
        share = share if share < 1.0 else 1.0
        first = soon / count
        first = first if first < share else share
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            good, region = goods[card], GOODS + regions[card]
            weights[good] += first
            weights[region] += first
            if first < share:
                weights[LATER + good] += share - first
                weights[LATER + region] += share - first
        left -= count
        soon = soon - count if soon > count else 0.0
    for thing in range(SCORED):
        weights[IN_ALL + thing] = weights[thing] + weights[LATER + thing]


# What things bring


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
    zones = ALL_INNER & ~me.built & ~out.first
    if zones:
        best = float(INNER_LETTERS[1]) * (0.5 if zones & me.reach else 0.3)
    zones = ALL_INNER & ~me.built & out.first & ~out.second
    if zones:
        letters = float(INNER_LETTERS[2]) * (0.5 if zones & me.reach else 0.3)
        best = letters if letters > best else best
    return best * (1.0 if out.rounds > 3.0 else out.rounds / 3.0)


def goods_card_worth(has: i64, out: Outlook) -> float:
    """A goods card of one's choice."""
    worth = 0.8
    for good in range(GOODS):
        if not has >> good * BITS & COUNT:
            worth += out.weights[IN_ALL + good] * 1.2
    return worth


def presence_worth(has: i64, region: i64, out: Outlook) -> float:
    """What one more post in a region brings when it is scored: presence, and perhaps the majority."""
    thing = GOODS + region
    weight = out.weights[IN_ALL + thing]
    if weight <= 0.0:
        return 0.0
    at = thing * BITS
    mine, most = has >> at & COUNT, out.most >> at & COUNT
    if mine == most:
        most = out.next >> at & COUNT  # of the others
    worth = 0.0
    if not mine:
        worth += float(PRESENCE)
    if mine == most:
        worth += float(MAJORITY)
    elif mine < most:
        worth += 0.3
    return worth * weight


def place_worth(me: Player, has: i64, place: i64, reward: i64, region: i64, out: Outlook) -> float:
    """What a post there would bring, but for the ways that it opens."""
    worth = out.gains[reward]
    if reward == KEY:
        if out.keys:
            worth += key_worth(me, out) * (0.6 if me.keys else 1.0)
    elif reward == GOODS_CARD:
        worth += goods_card_worth(has, out)
    elif reward == INNER:
        worth += next_letters(INNER_LETTERS, place, out)
    elif reward >= OUTER:
        worth += next_letters(OUTER_LETTERS, place, out)
    if region < REGIONS:
        worth += presence_worth(has, region, out)
    return worth
