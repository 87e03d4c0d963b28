"""The Golden City: the position."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    ALL_BONUSES,
    ALL_INNER,
    BACKS,
    BIT,
    BLACK_POSTS,
    BONUSES,
    CARDS_EACH,
    COINS,
    DESERT,
    END_NAMES,
    FIRST_SITE,
    FIRST_ZONE,
    GROUPS,
    KEYS,
    LANDSCAPES,
    NO_CARD,
    NO_END,
    NOTHING,
    PAIRS,
    PLACES,
    PORTS,
    POSTS,
    REGIONS,
    SCORE_CARDS,
    SPECIALS,
    STREAMS,
    TWO_SEATS,
    TWO_SEATS_BACK,
)
from comptoir.games.golden_city.sketch import Sketch
from comptoir.kernel.bits import how_many
from comptoir.kernel.chance import DEALING, OPEN, Chance
from comptoir.kernel.counts import LINE, row, total
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import CHANCE, HIDDEN, NOBODY, State, Step

MOST_WEIGHT: Final[i64] = 1 << 29  # of all hands together that a seat may hold: chance takes no larger total


class Chart:
    """The island and the cards of a board file, as the rules need them; never changed. Sets of places are bits."""

    def __init__(self, name: str, landscape: vec[i64], near: vec[i64], reward: vec[i64], regions: vec[i64],
                 rivers: i64, lands: vec[i64], pairs: vec[i64], card_good: vec[i64], card_region: vec[i64],
                 card_back: vec[i64]) -> None:
        self.name = name
        self.landscape = landscape  # by place; PORT for ports
        self.near = near  # by place: what a road joins it to
        self.reward = reward  # by place, as printed
        self.regions = regions  # the four rivers, then the four quarters
        self.rivers = rivers  # all sites on rivers
        self.lands = lands  # by landscape: its sites and zones
        self.pairs = pairs  # by pair of goods: how many cards show it
        self.card_good = card_good  # by score card
        self.card_region = card_region
        self.card_back = card_back
        self.region = row(PLACES, REGIONS)  # by place: the one that it belongs to, if any
        for place in range(PLACES):
            for n in range(REGIONS):
                if regions[n] & BIT[place]:
                    self.region[place] = n
        self.backs = row(len(BACKS) + 1)  # by back: its score cards, one bit each
        for card in range(SCORE_CARDS):
            self.backs[card_back[card]] |= BIT[card]
        self.rewards: dict[tuple[int, Any, Any], vec[i64]] = {}  # by seats and options: worked out once


class Player:
    """What one player has on the island and before them. Positions share it until one of them changes it: whoever
    changes a player takes it from GoldenCity.own."""

    def __init__(self, coins: i64, keys: i64, letters: i64, points: i64, posts: i64, black: i64, built: i64,
                 closed: i64, reach: i64, hidden: i64, hand: vec[i64], known: vec[i64], goods: vec[i64]) -> None:
        self.coins = coins
        self.keys = keys
        self.letters = letters
        self.points = points  # two seats: won in special scorings
        self.posts = posts  # not yet built
        self.black = black  # black posts not yet built
        self.built = built  # where their posts stand
        self.closed = closed  # zones where they have a black post, too
        self.reach = reach  # what roads join to their posts; follows from built
        self.hidden = hidden  # in a view: cards whose landscape the viewer does not know
        self.hand = hand  # landscape cards; in a view of another seat only the known ones
        self.known = known  # those that everybody knows of (GC-14)
        self.goods = goods  # goods cards, by pair; replaced, never changed
        self.shared = False  # by another position
        self.sketch: Sketch | None = None  # what sense.py makes of it

    def clone(self) -> Player:
        return Player(self.coins, self.keys, self.letters, self.points, self.posts, self.black, self.built,
                      self.closed, self.reach, self.hidden, self.hand[:], self.known[:], self.goods)

    def cards(self) -> i64:
        """How many landscape cards they hold; everybody sees that."""
        return total(self.hand) + self.hidden

    def cells(self) -> list[int]:
        return [self.coins, self.keys, self.letters, self.points, self.posts, self.black, self.built, self.closed,
                self.hidden, *self.hand, *self.known, *self.goods]


class GoldenCity(State):
    """What lies on the table, and the players."""

    def __init__(self, steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance, draws: vec[i64],
                 agenda: vec[i64], top: i64, offers: vec[i64], count: i64, chart: Chart, reward: vec[i64],
                 round: i64, first: i64, end: i64, stuck: i64, bank: i64, keys: i64, card: i64, cards_left: i64,
                 oustings: i64, coin: i64, occupied: i64, bonus_box: i64, bonus_left: i64, face_down: i64,
                 deck: vec[i64], discards: vec[i64], groups: vec[i64], hands: vec[i64], open_goods: vec[i64],
                 goods_pile: vec[i64], goods_box: vec[i64], takers: vec[i64], taken: vec[i64], seen: vec[i64],
                 specials: vec[i64], players: vec[Player]) -> None:
        self.chart = chart  # never changed
        self.reward = reward  # by place, as these options have it; never changed
        self.round = round  # from 1 on
        self.first = first  # the first player
        self.end = end  # the game ends with this round, for this reason
        self.stuck = stuck  # seats that can never build again, one bit each
        self.bank = bank  # coins in the reserve
        self.keys = keys  # key cards in the reserve
        self.card = card  # the score card turned up, or NO_CARD
        self.cards_left = cards_left  # score cards still face down, one bit each
        self.oustings = oustings  # in this auction
        self.coin = coin  # two seats: lies on the small group
        self.occupied = occupied  # ports and sites with a post; follows from the players
        self.bonus_box = bonus_box  # bonus cards out of the game, one bit each
        self.bonus_left = bonus_left  # bonus cards left, one bit each; HIDDEN in a view that cannot know
        self.face_down = face_down  # landscape cards in the deck; those in hands are none of them, known or not
        self.deck = deck  # by landscape; in a view with those in hands that are not known
        self.discards = discards
        self.groups = groups  # cards of the auction: group after group, by landscape
        self.hands = hands  # by group: the seat whose hand lies there, or NOBODY
        # Rows that seldom change: positions share them, so they are replaced, never changed.
        self.open_goods = open_goods  # goods cards, by pair
        self.goods_pile = goods_pile
        self.goods_box = goods_box  # goods cards put back into the box
        self.takers = takers  # who took the first, second … bonus card that is still held
        self.taken = taken  # which one it was, or HIDDEN
        self.seen = seen  # the bonus cards that were left before they took it, or HIDDEN
        self.specials = specials  # two seats: the letters counted in each special scoring
        self.players = players
        # Last: of a field that is set by now, compiled code never asks whether it is there.
        super().__init__(steps, seats, options, chance, draws, agenda, top, offers, count)

    def clone(self) -> GoldenCity:
        for p in self.players:
            p.shared = True
        return GoldenCity(self.steps, self.seats, self.options, self.chance, self.draws[:], self.agenda[:],
                          self.top, self.offers[:], self.count, self.chart, self.reward, self.round, self.first,
                          self.end, self.stuck, self.bank, self.keys, self.card, self.cards_left, self.oustings,
                          self.coin, self.occupied, self.bonus_box, self.bonus_left, self.face_down, self.deck[:],
                          self.discards[:], self.groups[:], self.hands[:], self.open_goods, self.goods_pile,
                          self.goods_box, self.takers, self.taken, self.seen, self.specials, self.players[:])

    def own(self, seat: i64) -> Player:
        """A player, to change something of theirs."""
        me = self.players[seat]
        if me.shared:
            me = me.clone()
            self.players[seat] = me
        me.sketch = None
        return me

    def fetch(self) -> i64:
        looked = (self.draws[0] + self.agenda[0] + self.offers[0] + self.deck[0] + self.discards[0] + self.groups[0]
                  + self.groups[LINE] + self.hands[0] + self.open_goods[0] + self.goods_pile[0] + self.goods_box[0]
                  + self.stuck)
        for p in self.players:
            looked += p.coins + p.hidden + p.hand[0] + p.known[0] + p.goods[0]
        return looked

    # Hidden information (GC-14)

    def view(self, seat: i64) -> GoldenCity:
        """Of the others' hands one knows what was won in public and not played since; of their bonus cards
        nothing but what one's own looks at the pile tell. When the game is over bonus cards lie open."""
        v = self.clone()
        v.chance = OPEN
        for other in range(self.seats):
            if other != seat:
                conceal_hand(v, other)
        actor = self.actor()
        if self.top:
            conceal_bonuses(v, seat, actor)
            if actor == CHANCE:
                v.run()  # it stops there again, and offers what can come as far as the seat knows
            elif seat != actor:
                v.count = 0  # what another may do can depend on what they hide
        for i in range(v.count, len(v.offers)):
            v.offers[i] = 0  # what stands behind them was offered to somebody before
        return v

    def determinize(self, chance: Chance) -> GoldenCity:
        """The cards nobody has seen are dealt to the hidden places, so that whoever is asked has a choice."""
        g = self.clone()
        g.chance = chance
        k = deal_bonuses(g, 0)
        actor = g.actor()
        if actor >= 0 and g.players[actor].hidden:
            deal_asked(g, actor, k)
            k += 1
        for seat in range(g.seats):
            if not g.players[seat].hidden:
                continue
            p = g.own(seat)
            while p.hidden:
                kind = chance.draw(g.deck, DEALING, k)
                g.deck[kind] -= 1
                p.hand[kind] += 1
                p.hidden -= 1
                k += 1
        if actor >= 0:
            g.run()  # only the top is asked again
        return g

    def partial(self) -> bool:
        """Whether something is hidden, as in a view."""
        if self.bonus_left == HIDDEN:
            return True
        for p in self.players:
            if p.hidden:
                return True
        for i in range(len(self.taken)):
            if self.taken[i] == HIDDEN or self.seen[i] == HIDDEN:
                return True
        return False

    # Small acts that many rules share

    def earn(self, seat: i64, coins: i64) -> None:
        """The reserve pays what it has (GC-6)."""
        coins = min(coins, self.bank)
        self.bank -= coins
        self.own(seat).coins += coins

    def drop(self, seat: i64, kind: i64, n: i64) -> None:
        """Cards are played or discarded, face up; of those that were known so many fewer are left (GC-14)."""
        me = self.own(seat)
        me.hand[kind] -= n
        me.known[kind] = max(0, me.known[kind] - n)
        self.discards[kind] += n

    def play(self, seat: i64, payments: vec[i64], first: i64) -> None:
        """The same for a whole payment, whose cards of each landscape stand in a table from there on."""
        me = self.own(seat)
        hand, known, discards, place = me.hand, me.known, self.discards, first
        for kind in range(LANDSCAPES):
            n = payments[place]
            hand[kind] -= n
            known[kind] = max(0, known[kind] - n)
            discards[kind] += n
            place += 1

    def put_post(self, seat: i64, place: i64) -> None:
        """A post of their colour stands on the island."""
        me = self.own(seat)
        me.posts -= 1
        me.built |= BIT[place]
        me.reach |= self.chart.near[place]
        if place < FIRST_ZONE:
            self.occupied |= BIT[place]

    def last_round(self, end: i64) -> None:
        """GC-10: of several ends in one round the first is named."""
        if self.end == NO_END:
            self.end = end

    def bonuses(self, seat: i64) -> i64:
        """The bonus cards a seat holds, as far as one can see, one bit each."""
        held: i64 = 0
        for i in range(len(self.takers)):
            if self.takers[i] == seat and self.taken[i] != HIDDEN:
                held |= BIT[self.taken[i]]
        return held

    # What the kernel asks for

    def cells(self) -> list[int]:
        cells = [*self.reward, self.round, self.first, self.end, self.stuck, self.bank, self.keys, self.card,
                 self.cards_left, self.oustings, self.coin, self.bonus_box, self.bonus_left, *self.deck,
                 *self.discards, *self.groups, *self.hands, *self.open_goods, *self.goods_pile, *self.goods_box,
                 len(self.takers), *self.takers, *self.taken, *self.seen, *self.specials]
        for p in self.players:
            cells += p.cells()
        return cells

    def census(self) -> list[int]:
        """Posts, black posts, coins, keys; landscape, goods and bonus cards by kind; score cards. A key that was
        played is counted by its inner zone, a score card that was scored by its round."""
        posts: i64 = 0
        black: i64 = 0
        coins, keys = self.bank + self.coin, self.keys
        lands, pairs = self.deck[:], self.open_goods[:]
        for kind in range(LANDSCAPES):
            lands[kind] += self.discards[kind]
        for i in range(len(self.groups)):
            lands[i % LANDSCAPES] += self.groups[i]
        for pair in range(PAIRS):
            pairs[pair] += self.goods_pile[pair] + self.goods_box[pair]
        bonus = row(BONUSES)
        for card in range(BONUSES):
            bonus[card] = (self.bonus_box >> card & 1) + (self.bonus_left >> card & 1)
        for card in self.taken:
            if card >= 0:
                bonus[card] += 1
        for p in self.players:
            posts += p.posts + how_many(p.built)
            black += p.black + how_many(p.closed)
            coins += p.coins
            keys += p.keys + inner_posts(p.built) + inner_posts(p.closed)
            for kind in range(LANDSCAPES):
                lands[kind] += p.hand[kind]
            for pair in range(PAIRS):
                pairs[pair] += p.goods[pair]
        turned = self.round - 1 if self.card == NO_CARD else self.round
        return [posts, black, coins, keys, *lands, *pairs, *bonus, how_many(self.cards_left) + turned]

    def scores(self) -> list[tuple[int, ...]]:
        from comptoir.games.golden_city.score import score
        return [score(self, seat).rank() for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        from comptoir.games.golden_city.score import score
        if self.top:
            return None
        return Outcome(END_NAMES[self.end], [score(self, seat) for seat in range(self.seats)])

    def to_json(self) -> dict[str, Any]:
        from comptoir.games.golden_city.position import write
        return write(self)


# Sets


def inner_posts(bits: i64) -> i64:
    """How many inner zones are in a set of places."""
    return how_many(bits & ALL_INNER)


# Hiding and dealing


def conceal_hand(v: GoldenCity, seat: i64) -> None:
    """The unknown cards of a hand are put with the deck, as far as the viewer can tell."""
    if total(v.players[seat].hand) == total(v.players[seat].known):
        return
    p = v.own(seat)
    for kind in range(LANDSCAPES):
        unknown = p.hand[kind] - p.known[kind]
        p.hidden += unknown
        p.hand[kind] = p.known[kind]
        v.deck[kind] += unknown


def conceal_bonuses(v: GoldenCity, seat: i64, actor: i64) -> None:
    """A seat remembers the cards that it took, and those that were left then. What is left now it knows if
    nobody else has taken one since, or if it is just looking."""
    current = True
    v.taken, v.seen = v.taken[:], v.seen[:]
    for i in range(len(v.takers)):
        if v.takers[i] == seat:
            current = True
        else:
            current = False
            v.taken[i] = HIDDEN
            v.seen[i] = HIDDEN
    if not current and not (seat == actor and v.step() == "take_bonus"):
        v.bonus_left = HIDDEN


def choose_bonus(chance: Chance, cards: i64, k: i64) -> i64:
    odds = row(BONUSES)
    for card in range(BONUSES):
        odds[card] = cards >> card & 1
    return chance.draw(odds, DEALING, k)


def deal_bonuses(g: GoldenCity, k: i64) -> i64:
    """The taken cards in the order of taking: between two looks of the viewer just those are dealt that were
    missing at the second. The number of the next draw comes back."""
    g.taken, g.seen = g.taken[:], g.seen[:]
    left = ALL_BONUSES & ~g.bonus_box  # as the viewer last saw it
    waiting: i64 = 0  # from here on hidden cards wait for the next look
    for i in range(len(g.takers) + 1):
        look = g.bonus_left if i == len(g.takers) else g.seen[i]
        if look == HIDDEN and i < len(g.takers):
            continue
        gone = left if look == HIDDEN else left & ~look
        for j in range(waiting, i):
            if g.taken[j] == HIDDEN:
                g.taken[j] = choose_bonus(g.chance, gone, k)
                k += 1
            gone &= ~BIT[g.taken[j]]
            left &= ~BIT[g.taken[j]]
        waiting = i
    g.bonus_left = ALL_BONUSES & ~g.bonus_box
    for i in range(len(g.takers)):
        g.seen[i] = g.bonus_left
        g.bonus_left &= ~BIT[g.taken[i]]
    return k


def choose(n: i64, k: i64) -> i64:
    """In how many ways k cards can come from n."""
    ways: i64 = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def deal_asked(g: GoldenCity, actor: i64, k: i64) -> None:
    """The hand of a seat that is just asked something: every hand that could be asked, by its likelihood."""
    p = g.own(actor)
    known, hidden = p.hand[:], p.hidden
    weights = vec[i64]()
    hands = vec[i64]()
    for a in range(min(hidden, g.deck[0]) + 1):
        for b in range(min(hidden - a, g.deck[1]) + 1):
            for c in range(min(hidden - a - b, g.deck[2]) + 1):
                for d in range(min(hidden - a - b - c, g.deck[3]) + 1):
                    e = hidden - a - b - c - d
                    if e > g.deck[4]:
                        continue
                    p.hand = vec[i64]([known[0] + a, known[1] + b, known[2] + c, known[3] + d, known[4] + e])
                    p.hidden = 0
                    if not asked(g):
                        continue
                    hands = append(hands, (((a * 64 + b) * 64 + c) * 64 + d) * 64 + e)
                    weights = append(weights, choose(g.deck[0], a) * choose(g.deck[1], b) * choose(g.deck[2], c)
                                     * choose(g.deck[3], d) * choose(g.deck[4], e))
    p.hand = known
    p.hidden = hidden
    if not len(hands):
        return
    while total(weights) > MOST_WEIGHT:
        for i in range(len(weights)):
            weights[i] = weights[i] // 2 + 1
    dealt = hands[g.chance.draw(weights, DEALING, k)]
    for kind in range(LANDSCAPES - 1, -1, -1):
        n = dealt % 64
        dealt //= 64
        p.hand[kind] += n
        p.hidden -= n
        g.deck[kind] -= n


def asked(g: GoldenCity) -> bool:
    """Whether the seat at the top of the agenda would be asked, the hand being as it is."""
    plan = g.agenda[g.top - 1]
    step = g.steps[plan & 255]
    g.count = 1 if step.may else 0
    step.choices(g, plan >> 8 & 15, plan >> 12)
    return g.count > (1 if step.may else 0)


# What the box holds for so many seats


def rewards(chart: Chart, seats: i64, options: dict[str, Any]) -> vec[i64]:
    """What each place gives. Two seats: rural desert sites give nothing, by an option the desert quarter
    neither (GC-12). Ports pay by an option that goes beyond the text (GC-15)."""
    known = (seats, options["port_rewards"], options["drought_city"])
    if known in chart.rewards:
        return chart.rewards[known]
    reward = chart.reward[:]
    for place in range(PLACES):
        dry = seats == TWO_SEATS and chart.landscape[place] == DESERT
        if ((place < PORTS and options["port_rewards"] == "off") or (dry and FIRST_SITE <= place < FIRST_ZONE)
                or (dry and place >= FIRST_ZONE and options["drought_city"] == "on")):
            reward[place] = NOTHING
    chart.rewards[known] = reward
    return reward


def black_posts(options: dict[str, Any]) -> i64:
    return BLACK_POSTS if options["black_posts"] == "on" else 0


def score_pile(chart: Chart, seats: i64) -> i64:
    """The score cards in play, one bit each: two seats do without the last back (GC-12)."""
    cards: i64 = 0
    for card in range(SCORE_CARDS):
        if seats != TWO_SEATS or chart.card_back[card] <= TWO_SEATS_BACK:
            cards |= BIT[card]
    return cards


def bare(steps: vec[Step], seats: i64, options: dict[str, Any], chance: Chance, chart: Chart) -> GoldenCity:
    """An empty table: everything is in the stocks, nobody has anything, nothing is planned."""
    players = vec[Player]()
    for _ in range(seats):
        players = append(players, Player(0, 0, 0, 0, POSTS[seats], black_posts(options), 0, 0, 0, 0,
                                         row(LANDSCAPES), row(LANDSCAPES), row(PAIRS)))
    return GoldenCity(steps, seats, options, chance, row(STREAMS), row(32), 0, row(32), 0, chart,
                      rewards(chart, seats, options), 1, 0, NO_END, 0, COINS, KEYS, NO_CARD,
                      score_pile(chart, seats), 0, 0, 0, 0, ALL_BONUSES, LANDSCAPES * CARDS_EACH,
                      row(LANDSCAPES, CARDS_EACH), row(LANDSCAPES), row(GROUPS[seats] * LANDSCAPES),
                      row(GROUPS[seats], NOBODY), row(PAIRS), chart.pairs[:], row(PAIRS), vec[i64](), vec[i64](),
                      vec[i64](), row(SPECIALS * seats if seats == TWO_SEATS else 0), players)


def contents(seats: i64, options: dict[str, Any], chart: Chart) -> list[int]:
    """What census counts, when nothing is lost."""
    return [POSTS[seats] * seats, black_posts(options) * seats, COINS, KEYS, *row(LANDSCAPES, CARDS_EACH),
            *chart.pairs, *row(BONUSES, 1), how_many(score_pile(chart, seats))]
