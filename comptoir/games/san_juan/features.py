"""San Juan: the numbers that `encode` gives to a network, in the order of its NAMES.

What is hidden from the seat (SJ-11, SJ-21) is told by its size alone, and a secret size by a flag. A full position is
written as the seat's view of it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.features.sheet import Features, Sheet
from comptoir.games.san_juan.data import (
    BASE,
    BUILDINGS,
    CARDS,
    CUSTOMS,
    CUSTOMS_OFFICE,
    GOODS,
    NONE,
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


class SanJuanFeatures(Features):
    """The table, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: SanJuan, seat: i64, out: Sheet) -> None:
        out.row()
        actor = g.actor()
        write_table(g, seat, actor, out)
        write_decision(g, out)
        other = max(seat, 0)
        for _chair in range(g.seats):
            write_player(g, seat, other, actor, out)
            other = g.left(other)


def secret_chapel(g: SanJuan, seat: i64, other: i64) -> bool:
    """Whether the seat may not know how many cards lie under the other's chapel."""
    p: Player = g.players[other]
    return p.chapel_size == HIDDEN or (other != seat and g.top > 0 and p.secret_chapel())


def write_table(g: SanJuan, seat: i64, actor: i64, out: Sheet) -> None:
    secret = g.discard_size == HIDDEN
    for other in range(g.seats):
        secret = secret or secret_chapel(g, seat, other)
    discard: i64 = 0
    if not secret:
        discard = g.discard_size
    floor: i64 = 0  # in which order another names cards would tell their hand
    if actor == seat:
        floor = g.floor
    out.five(g.round, g.last_build, g.deck_size, secret, discard)
    out.five(g.aside_size, g.cathedral, g.double, g.doubled, g.done)
    out.three(g.earned, g.sales, floor)
    out.three(g.copies[BASE] > 0, g.old, g.cost[CUSTOMS_OFFICE])  # the expansion's first card
    out.one_of(g.seats - 2, CHAIRS - 1)
    out.one_of(g.role, ROLES)
    out.matches(g.taken, NOBODY)
    for tile in g.tiles:
        if tile == UNSEEN:
            out.skip(1 + CUSTOMS)
        else:
            out.put(True)
            out.span(PRICE, tile * GOODS, CUSTOMS)
    if g.aside_size and (g.looker == NOBODY or g.looker == seat):
        out.counts(g.aside)
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
    out.put(count)
    out.one_of(building, BUILDINGS)
    out.one_of(good, GOODS)


def write_player(g: SanJuan, seat: i64, other: i64, actor: i64, out: Sheet) -> None:
    p: Player = g.players[other]
    secret = secret_chapel(g, seat, other)
    chapel: i64 = 0
    if not secret:
        chapel = p.chapel_size
    out.three(True, p.hand_size, p.built)
    out.three(g.governor == other, g.owner == other, actor == other)
    out.five(secret, chapel, p.bank_size, p.banked, p.harbor_size)
    if other == seat:
        out.counts(p.hand)
    else:
        out.skip(CARDS)
    out.counts(p.city)
    out.few(p.covered)
    out.one_of(p.fresh, BUILDINGS)
    out.counts(p.goods)


FEATURES: Final = SanJuanFeatures()
