"""San Juan: the prospector ("Chercheur d'or"), with gold mines and goldsmiths."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.san_juan.actions import DRAW, KEEP, MINE, SMITH
from comptoir.games.san_juan.data import CARDS, GOLD_MINE, GOLDSMITH, MINE_CARDS, NONE
from comptoir.games.san_juan.rules.cards import keep, plan_draw
from comptoir.games.san_juan.rules.numbers import MINE_FIND, OPEN_MINE, OPEN_SMITH, PROSPECT, REVEAL, SMITH_FIND
from comptoir.games.san_juan.rules.round import decline
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.state import PASS, Step


class ProspectorPhase(Step):
    """No action for all; the prospector may draw. Then all gold mines, then all goldsmiths, clockwise (SJ-9)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.then(PROSPECT, seat)
        g.each(OPEN_MINE, seat)
        g.each(OPEN_SMITH, seat)


class Prospect(Step):
    """The privilege is a card, with a library two (SJ-9)."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if g.stock():
            g.offer(DRAW)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            decline(g, seat)
        else:
            plan_draw(g, seat, g.privilege(seat))


class OpenMine(Step):
    """Gold mine: its owner may reveal four cards, if there are four (SJ-9)."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if g.players[seat].has(GOLD_MINE) and g.stock() >= MINE_CARDS:
            g.offer(MINE)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == MINE:
            g.then(REVEAL, seat, MINE_CARDS)
            g.then(MINE_FIND, seat)


class MineFind(Step):
    """Four different costs: the cheapest card is kept, in the edition of 2004 any one of them. Else none is
    (SJ-9)."""

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if g.old and cheapest(g) != NONE:
            for card in range(CARDS):
                if g.aside[card]:
                    g.offer(KEEP + card)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        found = cheapest(g) if action == PASS else action - KEEP
        if found != NONE:
            keep(g, seat, found)
        g.clear_aside()


def cheapest(g: SanJuan) -> i64:
    """The cheapest of the cards aside when all costs differ, or else NONE."""
    costs: i64 = 0  # those met, one bit each
    best = NONE
    for card in range(CARDS):
        if g.aside[card]:
            cost = g.cost[card]
            if g.aside[card] > 1 or costs >> cost & 1:
                return NONE
            costs |= 1 << cost
            if best == NONE or cost < g.cost[best]:
                best = card
    return best


class OpenSmith(Step):
    """Goldsmith: its owner may reveal a card (SJ-9)."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if g.players[seat].has(GOLDSMITH) and g.stock():
            g.offer(SMITH)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == SMITH:
            g.then(REVEAL, seat, 1)
            g.then(SMITH_FIND, seat)


class SmithFind(Step):
    """The card is kept if nobody, its finder included, has that building in play (SJ-9)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        for card in range(CARDS):
            if g.aside[card] and not in_play(g, card):
                keep(g, seat, card)
        g.clear_aside()


def in_play(g: SanJuan, card: i64) -> bool:
    for p in g.players:
        if p.city[card]:
            return True
    return False
