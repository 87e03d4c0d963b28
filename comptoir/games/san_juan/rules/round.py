"""San Juan: setting up ("Mise en place"), the round ("Déroulement d'une partie") and the start of the next one
("Manches suivantes")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.san_juan.actions import DEPOSIT, DISCARD, DOUBLE, OPEN_CHAPEL, ROLE, TUCK
from comptoir.games.san_juan.data import (
    BANK,
    CARDS,
    CHAPEL,
    CHOOSE_FROM,
    GUARD_ROOM,
    GUARDED_LIMIT,
    HAND,
    HAND_LIMIT,
    LIBRARY,
    NO_ROLE,
    OFFICE_BUILDING,
    OFFICE_CARDS,
    QUIET_ROUNDS,
    ROLES,
    TOWER,
    TOWER_LIMIT,
    TWO_SEATS,
)
from comptoir.games.san_juan.rules.cards import plan_draw
from comptoir.games.san_juan.rules.numbers import (
    BANK_CARDS,
    CHAPEL_CARD,
    CHECK_HAND,
    CHOOSE_ROLE,
    DISCARD_CARDS,
    END_PHASE,
    END_ROUND,
    LIBRARY_SERVES,
    OFFICE_EXCHANGE,
    ROUND,
    USE_CHAPEL,
)
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.counts import changed, replaced, row
from comptoir.kernel.state import NOBODY, PASS, Step

FIRST: Final[i64] = 1  # of the two roles the governor takes at a table of two
SECOND: Final[i64] = 2
NONE_TAKEN: Final = row(ROLES, NOBODY)  # by role; positions share it


class SetUp(Step):
    """Four cards each; in the starting variant five to eight by seat, of which each player keeps four."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        choose: bool = g.options["start"] == "choose"
        for player in range(g.seats):
            plan_draw(g, player, CHOOSE_FROM[player] if choose else HAND)
        if choose:
            for player in range(g.seats):
                g.then(DISCARD_CARDS, player, CHOOSE_FROM[player] - HAND)
        g.then(ROUND, seat)


class Round(Step):
    """Clockwise from the governor each player takes a role, and all play its phase; with two players the
    governor takes a second one at the end (SJ-1)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if g.seats == TWO_SEATS:
            g.then(CHOOSE_ROLE, seat, FIRST)
            g.then(CHOOSE_ROLE, g.left(seat))
            g.then(CHOOSE_ROLE, seat, SECOND)
        else:
            g.each(CHOOSE_ROLE, seat)
        g.then(END_ROUND, seat)


class ChooseRole(Step):
    """One of the roles left must be taken. A library doubles its privilege: with two players only one of the
    governor's two, and at the first they are asked (SJ-1)."""

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        for role in range(ROLES):
            if g.taken[role] == NOBODY:
                g.offer(ROLE + role)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        role = action - ROLE
        g.role = role
        g.owner = seat
        g.taken = replaced(g.taken, role, seat)
        if arg == FIRST:
            g.double = False
            g.then(LIBRARY_SERVES, seat)
        else:
            g.double = g.players[seat].has(LIBRARY) and not (arg == SECOND and g.doubled)
        g.then(role, seat)
        g.then(END_PHASE, seat)


class EndPhase(Step):
    """Everybody has played it: no role is in play, and its privilege serves nobody."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.role = NO_ROLE
        g.owner = NOBODY
        g.double = False


class LibraryServes(Step):
    """Two players: the governor says whether their library doubles the first of their two roles (SJ-1)."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        if g.players[seat].has(LIBRARY):
            g.offer(DOUBLE)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.double = g.doubled = action == DOUBLE


def decline(g: SanJuan, seat: i64) -> None:
    """Who does not use their role's action has not used their library either (SJ-1, SJ-22)."""
    if seat == g.owner and g.double:
        g.double = False
        if seat == g.governor:
            g.doubled = False


class EndRound(Step):
    """The roles go back, the governor's card to the left; then, each for all players from the new governor on:
    office buildings, chapels and banks, hand limits (SJ-10). Fifty rounds in a row in which nobody built
    end the game: it would not end by itself (SJ-24)."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        g.doubled = False
        g.taken = NONE_TAKEN
        if g.round - g.last_build >= QUIET_ROUNDS:
            g.top = 0
            return
        g.governor = g.left(g.governor)
        g.round += 1
        g.each(OFFICE_EXCHANGE, g.governor)
        player = g.governor
        for _turn in range(g.seats):
            g.then(USE_CHAPEL, player)
            g.then(BANK_CARDS, player)
            player = g.left(player)
        g.each(CHECK_HAND, g.governor)
        g.then(ROUND, g.governor)


class OfficeExchange(Step):
    """Office building: its owner may discard one or two cards and draw as many (SJ-10). arg: discarded so far."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if me.has(OFFICE_BUILDING) and arg < OFFICE_CARDS:
            for card in range(g.floor, CARDS):
                if me.hand[card]:
                    g.offer(DISCARD + card)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            g.floor = 0
            plan_draw(g, seat, arg)
            return
        g.floor = action - DISCARD
        g.give(seat, action - DISCARD)
        g.throw(action - DISCARD)
        g.then(OFFICE_EXCHANGE, seat, arg + 1)


class UseChapel(Step):
    """Chapel: a hand card may be tucked under it (SJ-10). Whether comes before which (SJ-25)."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if me.has(CHAPEL) and me.hand_size:
            g.offer(OPEN_CHAPEL)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == OPEN_CHAPEL:
            g.then(CHAPEL_CARD, seat)


class ChapelCard(Step):
    """The card that goes under the chapel: nobody else knows which, nor how many lie there (SJ-11)."""

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        for card in range(CARDS):
            if me.hand[card]:
                g.offer(TUCK + card)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        me = g.own(seat)
        g.give(seat, action - TUCK)
        me.chapel = changed(me.chapel, action - TUCK, 1)
        me.chapel_size += 1


class BankCards(Step):
    """Bank: once in the game any number of hand cards may be tucked under it (SJ-10, SJ-16). arg: 1 once the
    first is there."""

    may = True

    def choices(self, g: SanJuan, seat: i64, arg: i64) -> None:
        me = g.players[seat]
        if me.has(BANK) and (arg or not me.banked):
            for card in range(g.floor, CARDS):
                if me.hand[card]:
                    g.offer(DEPOSIT + card)

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        if action == PASS:
            g.floor = 0
            return
        me, card = g.own(seat), action - DEPOSIT
        g.floor = card
        g.give(seat, card)
        me.bank = changed(me.bank, card, 1)
        me.bank_size += 1
        me.banked = True
        g.then(BANK_CARDS, seat, 1)


class CheckHand(Step):
    """Cards over the limit are discarded (SJ-10); during a round nobody counts them."""

    def resolve(self, g: SanJuan, seat: i64, arg: i64, action: i64) -> None:
        over = g.players[seat].hand_size - hand_limit(g, seat)
        if over > 0:
            g.then(DISCARD_CARDS, seat, over)


def hand_limit(g: SanJuan, seat: i64) -> i64:
    """Twelve with a tower. A guard room in play leaves its owners seven and all others six, unasked (SJ-10)."""
    if g.players[seat].has(TOWER):
        return TOWER_LIMIT
    if g.players[seat].has(GUARD_ROOM):
        return HAND_LIMIT
    for p in g.players:
        if p.has(GUARD_ROOM):
            return GUARDED_LIMIT
    return HAND_LIMIT
