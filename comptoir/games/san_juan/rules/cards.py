"""San Juan: drawing, discarding and choosing cards, which all phases share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.san_juan.actions import KEEP
from comptoir.games.san_juan.data import CARDS, HAND_LUCK, NONE, REVEAL_LUCK
from comptoir.games.san_juan.rules.numbers import DRAW_CARDS, KEEP_CARDS, LOOK, REVEAL
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.counts import total
from comptoir.kernel.state import PASS, Step

# Several cards are named one at a time in ascending order, so that search meets no permutations; two equal cards
# are one choice, and where only one card can come next nothing is asked.


def offer_cards(g: SanJuan, pile: vec[i64], n: i64, base: i64) -> None:
    """The cards that may come next when n are to be named, if there is a choice."""
    left = above(pile, g.floor)
    if only_card(pile, n, g.floor, left) != NONE:
        return
    for card in range(g.floor, CARDS):
        if left < n:
            return
        if pile[card]:
            g.offer(base + card)
            left -= pile[card]


def next_card(pile: vec[i64], n: i64, floor: i64) -> i64:
    """The only card that may come next when n are to be named, or NONE when there are several."""
    return only_card(pile, n, floor, above(pile, floor))


def only_card(pile: vec[i64], n: i64, floor: i64, left: i64) -> i64:
    """The same; left: how many cards there are from the floor on."""
    only = NONE
    for card in range(floor, CARDS):
        if left < n:
            return only
        if pile[card]:
            if only != NONE:
                return NONE
            only = card
            left -= pile[card]
    return only


def above(pile: vec[i64], floor: i64) -> i64:
    """How many cards from this one on."""
    if not floor:
        return total(pile)
    n: i64 = 0
    for card in range(floor, CARDS):
        n += pile[card]
    return n


class GiveUp(Step):
    """So many hand cards go to the discard: a price, the cards over the limit, what the archive gives back.
    arg: how many."""

    def __init__(self, name: str, args: list[str], number: i64, base: i64) -> None:
        super().__init__(name, args)
        self.number = number  # of this step
        self.base = base  # its actions

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if arg:
            offer_cards(g, g.players[seat].hand, arg, self.base)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if not arg:
            g.floor = 0
            return
        card = action - self.base if action != PASS else next_card(g.players[seat].hand, arg, g.floor)
        g.floor = card
        g.give(seat, card)
        g.throw(card)
        g.then(self.number, seat, arg - 1)


class DrawCards(Step):
    """Cards from the deck to the hand; when deck and discard are empty the rest is lost (SJ-12). arg: how many."""

    chance = True
    stream = HAND_LUCK
    own_luck = True

    def odds(self, g: SanJuan, seat: i64, arg: i64) -> vec[i64]:
        return g.pile()

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.draw(action)
        g.take(seat, action)
        if arg > 1:
            g.then(DRAW_CARDS, seat, arg - 1)


def plan_draw(g: SanJuan, seat: i64, n: i64) -> None:
    if n:
        g.then(DRAW_CARDS, seat, n)


class Look(Step):
    """Cards from the deck, to be looked at by one player; they are in no pile until that player has chosen (SJ-12)."""

    chance = True
    stream = HAND_LUCK
    own_luck = True

    def odds(self, g: SanJuan, seat: i64, arg: i64) -> vec[i64]:
        return g.pile()

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.draw(action)
        g.aside[action] += 1
        g.aside_size += 1
        if arg > 1:
            g.then(LOOK, seat, arg - 1)


class Reveal(Step):
    """Cards from the deck, face up on the table (SJ-9)."""

    chance = True
    stream = REVEAL_LUCK
    own_luck = True

    def odds(self, g: SanJuan, seat: i64, arg: i64) -> vec[i64]:
        return g.pile()

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.revealed = True
        g.draw(action)
        g.aside[action] += 1
        g.aside_size += 1
        if arg > 1:
            g.then(REVEAL, seat, arg - 1)


class KeepCards(Step):
    """So many of the cards aside go to the hand, the others to the discard. arg: how many are still to be kept."""

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if arg:
            offer_cards(g, g.aside, arg, KEEP)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if not arg:
            g.floor = 0
            g.clear_aside()
            return
        card = action - KEEP if action != PASS else next_card(g.aside, arg, g.floor)
        g.floor = card
        keep(g, seat, card)
        g.then(KEEP_CARDS, seat, arg - 1)


def keep(g: SanJuan, seat: i64, card: i64) -> None:
    """One of the cards aside goes to the hand."""
    g.open_piles()
    g.aside[card] -= 1
    g.aside_size -= 1
    g.take(seat, card)
