"""The Golden City, in the order of the rulebook: the six phases of a round, rewards, the end. GC-n are the rulings of
docs/rules/golden-city.md."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.golden_city.actions import (
    BID,
    BLACK,
    BONUS_TAKE,
    BUILD,
    DISCARD,
    GOODS_PILE,
    GOODS_RETURN,
    GOODS_TAKE,
    PAY,
    PAYMENTS,
    PAYS_FOR,
    PAYS_WITH,
)
from comptoir.games.golden_city.chart import charted
from comptoir.games.golden_city.data import (
    ALL_INNER,
    ALL_PORTS,
    ALL_ZONES,
    BIT,
    BONUS,
    BONUSES,
    BUILDS,
    CARD,
    CARD_LUCK,
    CARDS_END,
    COIN_1,
    COIN_2,
    DRAW_LUCK,
    FIRST_ZONE,
    GOODS_CARD,
    GOODS_LIMIT,
    GOODS_LUCK,
    GROUPS,
    HAND_LIMIT,
    INNER,
    INNER_LETTERS,
    JOKER,
    KEY,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    LARGE_GROUP,
    MAJORITY,
    NO_CARD,
    NO_END,
    NOTHING,
    OPEN_GOODS,
    OUTER,
    OUTER_COIN,
    OUTER_LETTERS,
    PAIR_SHOWS,
    PAIR_SIZE,
    PAIRS,
    PILE,
    PLACE_NAMES,
    PLACES,
    POINTS_END,
    POINTS_TO_WIN,
    PORT,
    PORT_CARDS,
    POSTS_END,
    PRESENCE,
    SCORE_CARDS,
    SCORE_LUCK,
    SITE_CARDS,
    START_COINS,
    STUCK_END,
    TWO_SEATS,
    ZONE_NAMES,
    ZONES,
)
from comptoir.games.golden_city.score import ahead, bonus_letters
from comptoir.games.golden_city.state import GoldenCity, Player, bare, contents, members
from comptoir.kernel.chance import Chance
from comptoir.kernel.counts import row, total
from comptoir.kernel.state import NOBODY, PASS, Step

# The numbers of the steps in STEPS, at the end of this file.
ROUND: Final[i64] = 0
TURN_SCORE_CARD: Final[i64] = 1
TURN_CARD: Final[i64] = 2
BID_HAND: Final[i64] = 3
TAKE_CARDS: Final[i64] = 4
TURN: Final[i64] = 5
BUILD_POST: Final[i64] = 6
PAY_CARDS: Final[i64] = 7
REWARD: Final[i64] = 8
DRAW_CARD: Final[i64] = 9
TAKE_BONUS: Final[i64] = 10
TAKE_GOODS: Final[i64] = 11
DRAW_GOODS: Final[i64] = 12
RETURN_GOODS: Final[i64] = 13
STUCK: Final[i64] = 14
LIMIT: Final[i64] = 15
SCORE: Final[i64] = 16
SPECIAL: Final[i64] = 17
END_ROUND: Final[i64] = 18

TO_ROW: Final[i64] = 0  # where a goods card from the pile goes
TO_SEAT: Final[i64] = 1
BLACK_AT: Final[i64] = 12  # a black post in a zone is built "at" the place that many further on


# The round


class Round(Step):
    """A round has six phases: score card, landscape cards, auction, building, scoring, first player (GC-2)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        g.oustings = 0
        g.then(TURN_SCORE_CARD, seat)
        if g.seats == TWO_SEATS and g.bank:  # the small group's coin, if there is one (GC-12)
            g.bank -= 1
            g.coin = 1
        for group in range(GROUPS[g.seats]):
            for _ in range(PAIR_SIZE):
                g.then(TURN_CARD, seat, group)
            if g.seats == TWO_SEATS and group == LARGE_GROUP:
                g.then(TURN_CARD, seat, group)
        g.then(BID_HAND, seat)
        g.then(TAKE_CARDS, seat)


# 1 and 2: score card and landscape cards


class TurnScoreCard(Step):
    """The next score card is turned up; the backs come in ascending order (GC-2)."""

    chance = True
    stream = SCORE_LUCK

    def odds(self, g: GoldenCity, seat: i64, arg: i64) -> vec[i64]:
        odds = row(SCORE_CARDS)
        back: i64 = 0
        for card in range(SCORE_CARDS):
            if g.cards_left >> card & 1 and (not back or g.chart.card_back[card] < back):
                back = g.chart.card_back[card]
        for card in range(SCORE_CARDS):
            if g.cards_left >> card & 1 and g.chart.card_back[card] == back:
                odds[card] = 1
        return odds

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        g.card = action
        g.cards_left &= ~BIT[action]


def card_odds(g: GoldenCity) -> vec[i64]:
    """A landscape card comes off the deck, or off the discards when that is spent (GC-6)."""
    return g.deck if g.deck_size() else g.discards


def lift_card(g: GoldenCity, kind: i64) -> None:
    """The discards are shuffled when a card is needed and the deck is empty (GC-6)."""
    if not g.deck_size():
        for k in range(LANDSCAPES):
            g.deck[k] += g.discards[k]
            g.discards[k] = 0
    g.deck[kind] -= 1


class TurnCard(Step):
    """Landscape cards are laid out in pairs, one for each seat; for two seats a pair and three (GC-2, GC-12)."""

    chance = True
    stream = CARD_LUCK

    def odds(self, g: GoldenCity, seat: i64, arg: i64) -> vec[i64]:
        return card_odds(g)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        lift_card(g, action)
        g.groups[arg * LANDSCAPES + action] += 1


# 3: the auction


class BidHand(Step):
    """Clockwise whoever has no hand on a group lays it on one: on a free one for nothing, on another's for one
    coin more than the last ousting of the round cost. There is always a free one, so nobody passes (GC-3)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        for group in range(len(g.hands)):
            if g.hands[group] == NOBODY or g.players[seat].coins > g.oustings:
                g.offer(BID + group)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        group = action - BID
        if g.hands[group] != NOBODY:
            g.oustings += 1
            g.players[seat].coins -= g.oustings
            g.bank += g.oustings
        g.hands[group] = seat
        other = g.left(seat)
        while other != seat:
            if not has_group(g, other):
                g.then(BID_HAND, other)
                return
            other = g.left(other)


def has_group(g: GoldenCity, seat: i64) -> bool:
    for hand in g.hands:
        if hand == seat:
            return True
    return False


class TakeCards(Step):
    """All take the cards their hands lie on, for everybody to see (GC-14). Then they build in order from the
    first player; of two seats the one that took the pair, with its coin, builds first, and the other begins the
    next round (GC-12). Else the marker moves on clockwise."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        first = seat
        if g.seats == TWO_SEATS:
            first = g.hands[0]
            g.players[first].coins += g.coin
            g.coin = 0
        for group in range(len(g.hands)):
            me = g.players[g.hands[group]]
            for kind in range(LANDSCAPES):
                n = g.groups[group * LANDSCAPES + kind]
                me.hand[kind] += n
                me.known[kind] += n
                g.groups[group * LANDSCAPES + kind] = 0
            g.hands[group] = NOBODY
        g.each(TURN, first)
        g.then(SCORE, seat)
        g.then(END_ROUND, g.left(first))


# 4: building


class Turn(Step):
    """A seat builds none, one or two posts, one after the other; then it may keep five cards (GC-4, GC-8)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        g.then(BUILD_POST, seat, 0)
        g.then(LIMIT, seat, 0)


def affordable(me: Player) -> i64:
    """The landscapes whose price the hand pays, one bit each: own cards, and jokers of two equal others (GC-5)."""
    jokers: i64 = 0
    for kind in range(LANDSCAPES):
        jokers += me.hand[kind] // JOKER
    bits: i64 = 0
    for kind in range(LANDSCAPES):
        price = PORT_CARDS if kind == PORT else SITE_CARDS
        if me.hand[kind] + jokers - me.hand[kind] // JOKER >= price:
            bits |= BIT[kind]
    return bits


def open_places(g: GoldenCity, me: Player) -> i64:
    """Where a seat could build if it had the cards: a free port; what a road joins to an own post, if it is free
    or a zone without an own post; an inner zone with a key. Black posts fill a zone (GC-4, GC-11, GC-13)."""
    places = me.reach & ~g.occupied & ~me.built | ALL_PORTS & ~g.occupied
    if not me.keys:
        places &= ~ALL_INNER
    for p in g.players:
        places &= ~p.closed
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


class BuildPost(Step):
    """A post costs one card for a port, two of its landscape for anything else, and a key in an inner zone
    (GC-4). arg: posts built in this turn; the first one's reward may pay for the second. Who has built all
    his posts may still build a black one (GC-18)."""

    may = True

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        pays = affordable(me)
        if not pays:
            return
        places = open_places(g, me) if me.posts else 0
        for place in range(PLACES):
            if places >> place & 1 and pays >> g.chart.landscape[place] & 1:
                g.offer(BUILD + place)
        zones = black_zones(g, seat)
        if zones:
            for zone in range(ZONES):
                if zones >> FIRST_ZONE + zone & 1 and pays >> g.chart.landscape[FIRST_ZONE + zone] & 1:
                    g.offer(BLACK + zone)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            return
        place = action - BUILD if action < BLACK else action - BLACK + FIRST_ZONE + BLACK_AT
        g.then(PAY_CARDS, seat, place)
        if arg + 1 < BUILDS:
            g.then(BUILD_POST, seat, arg + 1)


def pays(g: GoldenCity, me: Player, place: i64, payment: i64) -> bool:
    """Whether the hand has this set of cards, and it pays for the place."""
    if not PAYS_FOR[payment] >> g.chart.landscape[place] & 1:
        return False
    for kind in range(LANDSCAPES):
        if me.hand[kind] < PAYS_WITH[payment * LANDSCAPES + kind]:
            return False
    return True


class PayCards(Step):
    """Of several sets of cards that pay the seat chooses one, also jokers where it has the right card; a single
    one is played unasked (GC-5). Then the post is placed, and gives its reward (GC-4)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        me, place = g.players[seat], arg if arg < PLACES else arg - BLACK_AT
        for payment in range(PAYMENTS):
            if pays(g, me, place, payment):
                g.offer(PAY + payment)
        if g.count == 1:
            g.count = 0

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        me, place = g.players[seat], arg if arg < PLACES else arg - BLACK_AT
        payment: i64 = action - PAY
        if action == PASS:
            payment = 0
            while not pays(g, me, place, payment):
                payment += 1
        for kind in range(LANDSCAPES):
            if PAYS_WITH[payment * LANDSCAPES + kind]:
                g.drop(seat, kind, PAYS_WITH[payment * LANDSCAPES + kind])
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


# Rewards


def arrivals(g: GoldenCity, place: i64) -> i64:
    """How many seats have a post in this zone."""
    n: i64 = 0
    for p in g.players:
        n += p.built >> place & 1
    return n


class Reward(Step):
    """What a place shows is taken at once; an empty stock gives nothing (GC-6). Zones pay letters to the first and
    the second: outer ones 5 and 3, some with a coin for the first, inner ones 10 with a card, and 6 (GC-7)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        me, reward = g.players[seat], g.reward[arg]
        if COIN_1 <= reward <= COIN_2:
            g.earn(seat, reward)
        elif reward == CARD:
            g.then(DRAW_CARD, seat)
        elif reward == KEY:
            if g.keys:
                g.keys -= 1
                me.keys += 1
        elif reward == BONUS:
            if len(g.taken) + members(g.bonus_box) < BONUSES:
                g.revealed = True
                g.then(TAKE_BONUS, seat)
        elif reward == GOODS_CARD:
            if total(g.open_goods):
                g.then(TAKE_GOODS, seat)
        elif OUTER <= reward <= OUTER_COIN:
            me.letters += OUTER_LETTERS[arrivals(g, arg)]
            if reward == OUTER_COIN and arrivals(g, arg) == 1:
                g.earn(seat, 1)
        elif reward == INNER:
            me.letters += INNER_LETTERS[arrivals(g, arg)]
            if arrivals(g, arg) == 1:
                g.then(DRAW_CARD, seat)


class DrawCard(Step):
    """A landscape card from the deck, which its owner alone sees (GC-6, GC-14)."""

    chance = True
    stream = DRAW_LUCK
    own_luck = True

    def odds(self, g: GoldenCity, seat: i64, arg: i64) -> vec[i64]:
        return card_odds(g)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        lift_card(g, action)
        g.players[seat].hand[action] += 1


class TakeBonus(Step):
    """The seat looks at all bonus cards that are left and keeps one, face down (GC-6, GC-14)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        if g.bonus_left > 0 and members(g.bonus_left) > 1:
            for card in range(BONUSES):
                if g.bonus_left >> card & 1:
                    g.offer(BONUS_TAKE + card)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        card = action - BONUS_TAKE
        if action == PASS:
            card = 0
            while not g.bonus_left >> card & 1:
                card += 1
        g.takers = append(g.takers, seat)
        g.taken = append(g.taken, card)
        g.seen = append(g.seen, g.bonus_left)
        g.bonus_left &= ~BIT[card]


class TakeGoods(Step):
    """One of the open goods cards, which is replaced, or the top of the pile while it lasts (GC-6)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        for pair in range(PAIRS):
            if g.open_goods[pair]:
                g.offer(GOODS_TAKE + pair)
        if total(g.goods_pile):
            g.offer(GOODS_PILE)
        if g.count == 1:
            g.count = 0

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if action == GOODS_PILE:
            g.then(DRAW_GOODS, seat, TO_SEAT)
        else:
            pair = action - GOODS_TAKE
            if action == PASS:
                pair = 0
                while not g.open_goods[pair]:
                    pair += 1
            g.open_goods[pair] -= 1
            g.players[seat].goods[pair] += 1
            g.then(DRAW_GOODS, seat, TO_ROW)
        g.then(RETURN_GOODS, seat)


class DrawGoods(Step):
    """The top of the goods pile goes to the row or to the seat that asked for it; an empty pile gives none."""

    chance = True
    stream = GOODS_LUCK

    def odds(self, g: GoldenCity, seat: i64, arg: i64) -> vec[i64]:
        return g.goods_pile

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        g.goods_pile[action] -= 1
        if arg == TO_ROW:
            g.open_goods[action] += 1
        else:
            g.players[seat].goods[action] += 1


class ReturnGoods(Step):
    """Nobody keeps five goods cards: one of them, the new one too, goes back to the box (GC-6)."""

    def choices(self, g: GoldenCity, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if total(me.goods) > GOODS_LIMIT:
            for pair in range(PAIRS):
                if me.goods[pair]:
                    g.offer(GOODS_RETURN + pair)

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if action != PASS:
            g.players[seat].goods[action - GOODS_RETURN] -= 1
            g.goods_box[action - GOODS_RETURN] += 1


class Stuck(Step):
    """After every post and its reward: a seat with posts left that can never build again has lost, and the game
    ends with this round. Cards do not matter; a black post that can still be placed does (GC-11, GC-17)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if ALL_PORTS & ~g.occupied:
            return
        for other in range(g.seats):
            p = g.players[other]
            if p.posts and not open_places(g, p) and not black_zones(g, other):
                g.stuck |= BIT[other]
                g.last_round(STUCK_END)


# 5: scoring


def owns(me: Player, good: i64) -> bool:
    """Whether a goods card of his shows this good."""
    for pair in range(PAIRS):
        if me.goods[pair] and PAIR_SHOWS[pair] >> good & 1:
            return True
    return False


def goods_letters(g: GoldenCity, seat: i64, good: i64) -> i64:
    """Two letters to every owner of the good, two more to a sole one (GC-9)."""
    if not owns(g.players[seat], good):
        return 0
    for other in range(g.seats):
        if other != seat and owns(g.players[other], good):
            return PRESENCE
    return PRESENCE + MAJORITY


def posts_in(me: Player, places: i64) -> i64:
    """His posts there; black ones count as his (GC-13)."""
    return members(me.built & places) + members(me.closed & places)


def region_letters(g: GoldenCity, seat: i64, region: i64) -> i64:
    """Two letters to every seat that is present, two more to the one with more posts than each other (GC-9)."""
    places = g.chart.regions[region]
    mine = posts_in(g.players[seat], places)
    if not mine:
        return 0
    for other in range(g.seats):
        if other != seat and posts_in(g.players[other], places) >= mine:
            return PRESENCE
    return PRESENCE + MAJORITY


class Score(Step):
    """The score card: its good first, then its river or quarter (GC-9)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        for player in range(g.seats):
            g.players[player].letters += (goods_letters(g, player, g.chart.card_good[g.card])
                                          + region_letters(g, player, g.chart.card_region[g.card]))


class Special(Step):
    """Two seats, when a pile is used up or the game ends: bonus cards are shown and counted; most letters, then
    posts in the city, then coins win the pile's points, a full tie none. Letters go back to the reserve, those
    bonus cards leave the game (GC-12)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        pile = (g.round - 1) // PILE
        g.revealed = True
        for player in range(g.seats):
            p = g.players[player]
            p.letters += bonus_letters(g, player)
            g.specials[pile * g.seats + player] = p.letters
        leader = ahead(g)
        if leader != NOBODY:
            g.players[leader].points += pile + 1
        for player in range(g.seats):
            g.players[player].letters = 0
        for card in g.taken:
            g.bonus_box |= BIT[card]
        g.takers = vec[i64]()
        g.taken = vec[i64]()
        g.seen = vec[i64]()
        for player in range(g.seats):
            if g.players[player].points >= POINTS_TO_WIN:
                g.last_round(POINTS_END)


# 6: the first player, and the end


class EndRound(Step):
    """The game ends with the round in which a seat has built its last post or is stuck, or with the last score
    card; two seats: also when one has three points (GC-10, GC-11, GC-12). Else the seat named here begins."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        if g.seats == TWO_SEATS and not arg and (g.end != NO_END or not g.round % PILE):
            g.then(SPECIAL, seat)
            g.then(END_ROUND, seat, 1)  # and then decide
            return
        if not g.cards_left:
            g.last_round(CARDS_END)
        if g.end != NO_END:
            return
        g.card = NO_CARD
        g.round += 1
        g.first = seat
        g.then(ROUND, seat)


# The steps under their numbers

_PILES: Final = ["row", "seat"]
_GROUP_NUMBERS: Final = ["1", "2", "3", "4"]
_TARGETS: Final = PLACE_NAMES + ["black_" + name for name in ZONE_NAMES]

STEPS: Final = vec[Step]([
    Round("round"), TurnScoreCard("turn_score_card"), TurnCard("turn_card", _GROUP_NUMBERS), BidHand("bid"),
    TakeCards("take_cards"), Turn("turn"), BuildPost("build", ["", "second"]), PayCards("pay", _TARGETS),
    Reward("reward", PLACE_NAMES), DrawCard("draw_card"), TakeBonus("take_bonus"), TakeGoods("take_goods"),
    DrawGoods("draw_goods", _PILES), ReturnGoods("return_goods"), Stuck("stuck"), Limit("limit", LANDSCAPE_NAMES),
    Score("score"), Special("special"), EndRound("end_round", ["", "decide"])])


# Setting up


def start(seats: int, options: dict[str, Any], chance: Chance) -> GoldenCity:
    """Each seat gets a port card, known to all (GC-16), a second card from the deck, and three coins; three goods
    cards lie open; seat 0 begins (GC-1)."""
    g = bare(STEPS, seats, options, chance, charted(options))
    for seat in range(seats):
        g.deck[PORT] -= 1
        g.players[seat].hand[PORT] += 1
        g.players[seat].known[PORT] += 1
        g.earn(seat, START_COINS)
    g.then(ROUND, 0)
    for _ in range(OPEN_GOODS):
        g.then(DRAW_GOODS, 0, TO_ROW)
    for seat in range(seats):
        g.then(DRAW_CARD, seats - 1 - seat)  # the last one planned is on top: seat 0 draws first
    g.run()
    return g


def box(seats: int, options: dict[str, Any]) -> list[int]:
    """What census counts, when nothing is lost."""
    return contents(seats, options, charted(options))
