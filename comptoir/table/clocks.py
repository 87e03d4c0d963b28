"""Clocks: how long somebody may think, as everybody agreed to when they sat down. Rules only: what time it is and where
it is stored is for others to say.

A turn lasts from when others have chosen until others choose. Time is given once for each move number: who takes back
and plays again gets none. While a bot is to play, no clock runs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from comptoir.kernel.state import NOBODY
from comptoir.table.refusal import Refused
from comptoir.words import Words

TURN, GAME, DAYS = "turn", "game", "days"
BOT, CONCEDE, SHOW = "bot", "concede", "show"  # what happens at zero
ZEROS = (BOT, CONCEDE, SHOW)
DAY = 24 * 3600.0
LEAST = 30.0  # seconds for who takes their chair back after the time for the whole game was up

OFFERED = ("", "turn:60", "turn:120", "turn:300", "game:900+15", "game:1800+30", "game:3600+60", "days:1", "days:3",
           "days:7")
LONGEST = 366 * DAY
_WRITTEN = re.compile(r"(turn|game|days):(\d{1,7})(?:\+(\d{1,5}))?", re.ASCII)


@dataclass(frozen=True)
class Rule:
    """Written turn:SECONDS, game:SECONDS+SECONDS or days:DAYS."""

    kind: str
    seconds: float  # for a turn, or for the whole game
    more: float = 0.0  # for the whole game: what every turn adds
    zero: str = BOT

    @property
    def acts(self) -> bool:
        """Whether something happens at zero."""
        return self.zero != SHOW


def rule_of(written: str, zero: str) -> Rule | None:
    """None where there is no clock; Refused says what can be written."""
    if not written:
        return None
    found = _WRITTEN.fullmatch(written)
    if found is None or zero not in ZEROS or (found[3] and found[1] != GAME):
        raise Refused("clock")
    seconds = int(found[2]) * (DAY if found[1] == DAYS else 1.0)
    if not 1 <= seconds <= LONGEST:
        raise Refused("clock")
    return Rule(found[1], seconds, float(found[3] or 0), zero)


def told(written: str, say: Words) -> str:
    """A clock in the reader's words."""
    rule = rule_of(written, BOT)
    if rule is None:
        return say("clock-none")
    if rule.kind == DAYS:
        return say("clock-days", n=int(rule.seconds / DAY))
    if rule.seconds % 60:
        return say("clock-odd", written=written.partition(":")[2])
    n = int(rule.seconds / 60)
    return say("clock-turn", n=n) if rule.kind == TURN else say("clock-game", n=n, more=int(rule.more))


def time_told(seconds: float, say: Words) -> str:
    """So much time, as people say it; clocks.js says it to the second."""
    minutes = max(0, int(seconds // 60))
    hours = minutes // 60
    if hours >= 48:
        return say("time-days", days=hours // 24, hours=hours % 24)
    return say("time-hours", hours=hours, minutes=f"{minutes % 60:02}") if hours else say("time-minutes", n=minutes)


@dataclass(frozen=True)
class Clock:
    """Of one chair, as it stands still."""

    left: float
    given: int = -1  # how many moves there were when it last got time


@dataclass(frozen=True)
class Ticks:
    """Whose clock stops and whose begins, part of a change of the table; NOBODY's where no person is to play."""

    rule: Rule
    was: int
    then: int
    moves: int  # that there are now
    back: bool = False  # some were taken back
    again: bool = False  # whoever begins has just taken their chair back
    due: float | None = None  # the deadline that has passed: the change is made only if it still is the one


def turned(ticks: Ticks, clocks: Mapping[int, Clock], deadline: float | None, now: float,
           away: Mapping[int, float]) -> tuple[dict[int, Clock], float | None]:
    """The clocks after a change, and when the one that runs is at zero. `away`: until when people are on vacation."""
    was, then = ticks.was, ticks.then
    after = dict(clocks)
    if ticks.back:
        for seat, clock in clocks.items():  # the others get their time anew for what they choose anew
            if seat != then:
                after[seat] = replace(clock, given=min(clock.given, ticks.moves - 1))
    if was == then:
        return after, deadline
    if was != NOBODY and deadline is not None:
        after[was] = _stopped(ticks, after[was], deadline - max(now, away.get(was, 0.0)))
    if then == NOBODY:
        return after, None
    after[then] = _begun(ticks, after[then])
    return after, max(now, away.get(then, 0.0)) + after[then].left


def _stopped(ticks: Ticks, clock: Clock, left: float) -> Clock:
    rule, moves = ticks.rule, ticks.moves
    left = max(0.0, left) if rule.acts else left
    if rule.kind == GAME and moves > clock.given and not ticks.back:
        return Clock(left + rule.more, moves)
    return replace(clock, left=left)


def _begun(ticks: Ticks, clock: Clock) -> Clock:
    rule, moves = ticks.rule, ticks.moves
    if rule.kind == GAME:
        left = max(clock.left, LEAST) if ticks.again else clock.left
        return Clock(left, max(clock.given, moves))
    return Clock(rule.seconds, moves) if moves > clock.given else clock
