"""The Golden City: the round, its cards, and how it ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    BIT,
    CARD_LUCK,
    CARDS_END,
    GROUPS,
    LANDSCAPES,
    LARGE_GROUP,
    NO_CARD,
    NO_END,
    PAIR_SIZE,
    PILE,
    SCORE_CARDS,
    SCORE_LUCK,
    TWO_SEATS,
)
from comptoir.games.golden_city.rules.numbers import (
    BID_HAND,
    END_ROUND,
    ROUND,
    SPECIAL,
    TAKE_CARDS,
    TURN_CARD,
    TURN_SCORE_CARD,
)
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.bits import lowest
from comptoir.kernel.counts import row, total
from comptoir.kernel.state import Step


class Round(Step):
    """A round has six phases: score card, landscape cards, auction, building, scoring, first player (GC-2)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        g.oustings = 0
        g.then(TURN_SCORE_CARD, seat)
        if g.seats == TWO_SEATS and g.bank:  # the small group's coin, if there is one (GC-12)
            g.bank -= 1
            g.coin = 1
        for group in range(GROUPS[g.seats]):
            for _card in range(PAIR_SIZE):
                g.then(TURN_CARD, seat, group)
            if g.seats == TWO_SEATS and group == LARGE_GROUP:
                g.then(TURN_CARD, seat, group)
        g.then(BID_HAND, seat)
        g.then(TAKE_CARDS, seat)


# Score card and landscape cards


class TurnScoreCard(Step):
    """The next score card is turned up; the backs come in ascending order (GC-2)."""

    chance = True
    stream = SCORE_LUCK

    def odds(self, g: GoldenCity, seat: i64, arg: i64) -> vec[i64]:
        odds = row(SCORE_CARDS)
        for those in g.chart.backs:
            cards = g.cards_left & those
            if cards:
                while cards:
                    odds[lowest(cards)] = 1
                    cards &= cards - 1
                break
        return odds

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        g.card = action
        g.cards_left &= ~BIT[action]


def card_odds(g: GoldenCity) -> vec[i64]:
    """A landscape card comes off the deck, or off the discards when that is spent (GC-6)."""
    return g.deck if g.face_down else g.discards


def lift_card(g: GoldenCity, kind: i64) -> None:
    """The discards are shuffled when a card is needed and the deck is empty (GC-6)."""
    if not g.face_down:
        g.face_down = total(g.discards)
        for k in range(LANDSCAPES):
            g.deck[k] += g.discards[k]
            g.discards[k] = 0
    g.face_down -= 1
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


# The first player, and the end


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
