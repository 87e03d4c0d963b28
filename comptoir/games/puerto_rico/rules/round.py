"""Puerto Rico: the round ("Déroulement du jeu", "Tour suivant")."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.puerto_rico.actions import ROLE
from comptoir.games.puerto_rico.data import NO_END, NO_ROLE, PICKS
from comptoir.games.puerto_rico.rules.numbers import CHOOSE_ROLE, END_PHASE, END_ROUND, ROUND
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.kernel.state import NOBODY, Step


class Round(Step):
    """Clockwise from the governor each player takes a role, and all play its phase. Two players go on
    until each has taken three."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        for _pick in range(PICKS[g.seats]):
            g.each(CHOOSE_ROLE, seat)
        g.then(END_ROUND, seat)


class ChooseRole(Step):
    """One of the roles left must be taken, with the doubloons that lie on it (PR-15)."""

    def choices(self, g: PuertoRico, seat: i64, arg: i64) -> None:
        for role in range(len(g.taken)):
            if g.taken[role] == NOBODY:
                g.offer(ROLE + role)

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        role = action - ROLE
        g.role = role
        g.owner = seat
        g.taken[role] = seat
        g.own(seat).coins += g.doubloons[role]
        g.doubloons[role] = 0
        g.then(role, seat)
        g.then(END_PHASE, seat)


class EndPhase(Step):
    """The phase is over: no role is in play, and nobody has its privilege."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.role = NO_ROLE
        g.owner = NOBODY


class EndRound(Step):
    """A doubloon is laid on each role not taken (PR-15); the governor's card goes to the left. After the last
    round nothing is prepared for a next one (PR-20)."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.role = NO_ROLE
        g.owner = NOBODY
        if g.end != NO_END:
            return
        for role in range(len(g.taken)):
            if g.taken[role] == NOBODY:
                g.doubloons[role] += 1
                g.bank -= 1
            g.taken[role] = NOBODY
        g.governor = g.left(g.governor)
        g.round += 1
        g.then(ROUND, g.governor)
