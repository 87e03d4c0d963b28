"""San Juan: the numbers that `encode` gives to a network, in the order of its NAMES.

What is hidden from the seat (SJ-11, SJ-21) is told by its size alone, and a secret size by a flag. A full position is
written as the seat's view of it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.features.sheet import Features, Sheet
from comptoir.games.san_juan.data import (
    BASE,
    BUILDINGS,
    CARDS,
    COPIES,
    COPIES_MORE,
    CUSTOMS,
    CUSTOMS_OFFICE,
    GOODS,
    LAST_BUILDING,
    NONE,
    PLANTS,
    PRICE,
    ROLES,
    UNSEEN,
)
from comptoir.games.san_juan.rules.numbers import (
    AFTER_BUILDING,
    BUILD_OVER,
    DRAW_GOOD,
    END_PHASE,
    HARBOR_TUCKS,
    USE_CRANE,
)
from comptoir.games.san_juan.state import Player, SanJuan
from comptoir.kernel.state import HIDDEN, NOBODY

CHAIRS: Final[i64] = 4
LONG_GAME: Final[i64] = 20  # rounds
DECK: Final[i64] = 141
FULL_HAND: Final[i64] = 12
TUCKED: Final[i64] = 15  # under one building; there is no limit, this is much
DEAR: Final[i64] = 3  # the highest price of a good
MANY: Final[i64] = 14  # cards drawn at once
MOST_CARDS: Final = vec[i64]([max(1, COPIES[card] + COPIES_MORE[card]) for card in range(BUILDINGS)])
MOST_BUILT: Final = vec[i64]([LAST_BUILDING if card < PLANTS else 1 for card in range(BUILDINGS)])


class SanJuanFeatures(Features):
    """The table, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: SanJuan, seat: i64, out: Sheet) -> None:
        write_table(g, seat, out)
        write_decision(g, out)
        other = max(seat, 0)
        for _chair in range(g.seats):
            write_player(g, seat, other, out)
            other = g.left(other)


def secret_chapel(g: SanJuan, seat: i64, other: i64) -> bool:
    """Whether the seat may not know how many cards lie under the other's chapel."""
    p: Player = g.players[other]
    return p.chapel_size == HIDDEN or (other != seat and g.top > 0 and p.secret_chapel())


def write_table(g: SanJuan, seat: i64, out: Sheet) -> None:
    secret = g.discard_size == HIDDEN
    for other in range(g.seats):
        secret = secret or secret_chapel(g, seat, other)
    discard: i64 = 0
    if not secret:
        discard = g.discard_size
    floor: i64 = 0  # in which order another names cards would tell their hand
    if g.actor() == seat:
        floor = g.floor
    out.put(g.round, LONG_GAME)
    out.put(g.last_build, LONG_GAME)
    out.put(g.deck_size, DECK)
    out.flag(secret)
    out.put(discard, DECK)
    out.put(g.aside_size, MANY)
    out.flag(g.cathedral)
    out.flag(g.double)
    out.flag(g.doubled)
    out.put(g.done, CHAIRS)
    out.put(g.earned, MANY)
    out.put(g.sales, MANY)
    out.put(floor, CARDS)
    out.flag(g.copies[BASE] > 0)  # the expansion's first card
    out.flag(g.old)
    out.put(g.cost[CUSTOMS_OFFICE], DEAR)
    out.one_of(g.seats - 2, CHAIRS - 1)
    out.one_of(g.role, ROLES)
    out.matches(g.taken, NOBODY)
    for tile in g.tiles:
        if tile == UNSEEN:
            out.blank(1 + CUSTOMS)
        else:
            out.flag(True)
            for good in range(CUSTOMS):
                out.put(PRICE[tile * GOODS + good], DEAR)
    if g.aside_size and (g.looker == NOBODY or g.looker == seat):
        out.some_by(g.aside, MOST_CARDS)
    else:
        out.skip(CARDS)


def write_decision(g: SanJuan, out: Sheet) -> None:
    """Which step is asked about, how many it is about, and which building or good."""
    step: i64 = NOBODY
    count: i64 = 0
    building = NONE
    good = NONE
    if g.top:
        plan = g.agenda[g.top - 1]
        step = plan & 255
        if step in (USE_CRANE, BUILD_OVER, AFTER_BUILDING):
            building = plan >> 12
        elif step in (DRAW_GOOD, HARBOR_TUCKS):
            good = plan >> 12
        else:
            count = plan >> 12
    out.one_of(step, END_PHASE)  # the last step, which asks nothing
    out.put(count, MANY)
    out.one_of(building, BUILDINGS)
    out.one_of(good, GOODS)


def write_player(g: SanJuan, seat: i64, other: i64, out: Sheet) -> None:
    p: Player = g.players[other]
    secret = secret_chapel(g, seat, other)
    chapel: i64 = 0
    if not secret:
        chapel = p.chapel_size
    out.flag(True)
    out.put(p.hand_size, FULL_HAND)
    out.put(p.built, LAST_BUILDING)
    out.flag(g.governor == other)
    out.flag(g.owner == other)
    out.flag(g.actor() == other)
    out.flag(secret)
    out.put(chapel, TUCKED)
    out.put(p.bank_size, TUCKED)
    out.flag(p.banked)
    out.put(p.harbor_size, TUCKED)
    if other == seat:
        out.some_by(p.hand, MOST_CARDS)
    else:
        out.skip(CARDS)
    out.some_by(p.city, MOST_BUILT)
    out.some_by(p.covered, MOST_CARDS)
    out.one_of(p.fresh, BUILDINGS)
    out.some(p.goods, LAST_BUILDING)


FEATURES: Final = SanJuanFeatures()
