"""The Golden City: the numbers that `encode` gives to a network, in the order of its NAMES.

Of the others' hands and bonus cards the seat sees what everybody knows (GC-14). A full position is written as the
seat's view of it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.features.sheet import Features, Sheet
from comptoir.games.golden_city.data import (
    BONUSES,
    END_NAMES,
    FIRST_ZONE,
    GOODS,
    GROUPS,
    LANDSCAPES,
    MOST_GROUPS,
    NO_CARD,
    PLACES,
    REGIONS,
    SCORE_CARDS,
    ZONES,
)
from comptoir.games.golden_city.rules.numbers import PAY_CARDS, TAKE_BONUS
from comptoir.games.golden_city.rules.table import STEPS
from comptoir.games.golden_city.state import GoldenCity, Player
from comptoir.kernel.state import HIDDEN, NOBODY

CHAIRS: Final[i64] = 4
TARGETS: Final[i64] = PLACES + ZONES  # what can be built: a post anywhere, a black one in a zone


class GoldenCityFeatures(Features):
    """The table, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: GoldenCity, seat: i64, out: Sheet) -> None:
        out.row()
        write_table(g, seat, out)
        write_decision(g, out)
        actor, other = g.actor(), max(seat, 0)
        for _chair in range(g.seats):
            write_player(g, seat, other, actor, out)
            other = g.left(other)


def write_table(g: GoldenCity, seat: i64, out: Sheet) -> None:
    out.three(g.round, g.bank, g.keys)
    out.three(g.oustings, g.coin, g.face_down)
    out.one_of(g.seats - 2, CHAIRS - 1)
    out.one_of(g.end, len(END_NAMES))
    for kind in range(LANDSCAPES):
        out.put(unseen(g, seat, kind))
    out.counts(g.discards)
    write_auction(g, max(seat, 0), out)
    if g.card == NO_CARD:
        out.skip(GOODS + REGIONS)
    else:
        out.one_of(g.chart.card_good[g.card], GOODS)
        out.one_of(g.chart.card_region[g.card], REGIONS)
    out.members(g.cards_left, SCORE_CARDS)
    out.counts(g.open_goods)
    out.counts(g.goods_pile)
    out.counts(g.goods_box)
    left: i64 = 0
    if knows_bonuses(g, seat):
        left = g.bonus_left
    out.members(left, BONUSES)
    out.members(g.bonus_box, BONUSES)
    out.counts(g.reward)


def unseen(g: GoldenCity, seat: i64, kind: i64) -> i64:
    """Cards of a landscape that the seat cannot see: in the deck, or unknown in another's hand."""
    n = g.deck[kind]
    for other in range(g.seats):
        if other != seat:
            p: Player = g.players[other]
            n += p.hand[kind] - p.known[kind]
    return n


def knows_bonuses(g: GoldenCity, seat: i64) -> bool:
    """Whether the seat knows which bonus cards are left: nobody else has taken one since it last did, or it is just
    looking at them, or the game is over."""
    if g.bonus_left == HIDDEN:
        return False
    taken = len(g.takers)
    if not g.top or not taken or g.takers[taken - 1] == seat:
        return True
    return g.actor() == seat and g.agenda[g.top - 1] & 255 == TAKE_BONUS


def write_auction(g: GoldenCity, me: i64, out: Sheet) -> None:
    """By group: its cards, and whose hand lies there."""
    for group in range(GROUPS[g.seats]):
        out.span(g.groups, group * LANDSCAPES, LANDSCAPES)
        hand = g.hands[group]
        out.put(hand == NOBODY)
        if hand == NOBODY:
            out.skip(CHAIRS)
        else:
            out.one_of(hand - me if hand >= me else hand - me + g.seats, CHAIRS)
    out.skip((MOST_GROUPS - GROUPS[g.seats]) * (LANDSCAPES + 1 + CHAIRS))


def write_decision(g: GoldenCity, out: Sheet) -> None:
    """Which step is asked about; for a payment, what is being built."""
    step: i64 = NOBODY
    about: i64 = NOBODY
    if g.top:
        plan = g.agenda[g.top - 1]
        step = plan & 255
        if step == PAY_CARDS:
            about = plan >> 12
    out.one_of(step, len(STEPS))
    out.one_of(about, TARGETS)


def write_player(g: GoldenCity, seat: i64, other: i64, actor: i64, out: Sheet) -> None:
    p: Player = g.players[other]
    held: i64 = 0
    for taker in g.takers:
        if taker == other:
            held += 1
    hidden = p.hidden
    if other != seat:
        for kind in range(LANDSCAPES):
            hidden += p.hand[kind] - p.known[kind]
    out.five(True, p.coins, p.keys, p.letters, p.points)
    out.five(p.posts, p.black, p.cards(), hidden, g.first == other)
    out.three(actor == other, g.stuck >> other & 1, held)
    out.counts(p.hand if other == seat else p.known)
    out.counts(p.goods)
    shown: i64 = 0
    if other == seat or not g.top:
        shown = g.bonuses(other)
    out.members(shown, BONUSES)
    out.members(p.built, PLACES)
    out.members(p.closed >> FIRST_ZONE, ZONES)


FEATURES: Final = GoldenCityFeatures()
