"""San Juan: the mayor ("Maire")."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.san_juan.actions import DRAW
from comptoir.games.san_juan.data import (
    ARCHIVE,
    CARDS,
    CUSTOMS,
    CUSTOMS_OFFICE,
    KEPT,
    PREFECTURE,
    PREFECTURE_KEEPS,
    SEEN_BY_ALL,
    SEEN_MORE,
)
from comptoir.games.san_juan.rules.numbers import (
    CHOOSE_CARDS,
    COUNCIL,
    CUSTOMS_GOOD,
    DISCARD_CARDS,
    DRAW_GOOD,
    KEEP_CARDS,
    LOOK,
)
from comptoir.games.san_juan.rules.round import decline
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.state import NOBODY, PASS, Step


class MayorPhase(Step):
    """First the customs offices receive their good (SJ-16); then, clockwise from the mayor, each player may look
    at cards and keep one (SJ-8)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.each(CUSTOMS_GOOD, seat)
        g.each(COUNCIL, seat)


class CustomsGood(Step):
    """Customs office: an empty one takes a face-down card (SJ-16)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        if me.has(CUSTOMS_OFFICE) and not me.goods[CUSTOMS]:
            g.then(DRAW_GOOD, seat, CUSTOMS)


class Council(Step):
    """Two cards are looked at, by the mayor five, with a library eight (SJ-8)."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if g.stock():
            g.offer(DRAW)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            decline(g, seat)
            return
        g.looker = seat
        g.then(LOOK, seat, SEEN_BY_ALL + SEEN_MORE * g.privilege(seat))
        g.then(CHOOSE_CARDS, seat)


class ChooseCards(Step):
    """One is kept, two with a prefecture, the others are discarded. Archive: all go to the hand first, and any
    hand cards are discarded (SJ-8)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        me = g.players[seat]
        kept = min(g.aside_size, PREFECTURE_KEEPS if me.has(PREFECTURE) else KEPT)
        if not me.has(ARCHIVE):
            g.then(KEEP_CARDS, seat, kept)
            return
        g.then(DISCARD_CARDS, seat, g.aside_size - kept)
        g.open_piles()
        me = g.own(seat)
        for card in range(CARDS):
            me.hand[card] += g.aside[card]
            g.aside[card] = 0
        me.hand_size += g.aside_size
        g.aside_size = 0
        g.looker = NOBODY
