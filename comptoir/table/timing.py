"""The clocks of a room: whose runs, what a change does to them, and what a page is told."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from comptoir.kernel.state import NOBODY
from comptoir.table.change import Change, Row
from comptoir.table.clocks import Rule, Ticks, rule_of
from comptoir.table.schema import PLAYING
from comptoir.table.seats import Chair


def clock_of(table: Row) -> Rule | None:
    return rule_of(table["clock"], table["zero"])


def running(table: Mapping[str, Any], chairs: Sequence[Chair]) -> int:
    """Whose clock runs: the one of the person who is to play."""
    if table["status"] != PLAYING or not 0 <= table["turn"] < len(chairs):
        return NOBODY
    chair = chairs[table["turn"]]
    return NOBODY if chair.is_bots else chair.seat


def timed(table: Row, chairs: Sequence[Chair], change: Change, moves: int, then: int) -> Change:
    """A change with what it does to the clocks, if anything; there are so many moves, and then so many."""
    rule = clock_of(table)
    if rule is None:
        return change
    after = [replace(chair, **{key: value for key, value in change.chairs.get(chair.seat, {}).items()
                               if key in ("kind", "lent")}) for chair in chairs]
    was, runs = running(table, chairs), running({**table, **change.row}, after)
    if was == runs and then >= moves:
        return change
    again = runs != NOBODY and chairs[runs].lent
    return replace(change, ticks=Ticks(rule, was, runs, then, then < moves, again, change.due))


def begun(table: Row, chairs: Sequence[Chair], moves: int) -> Ticks | None:
    """For a table that is made with a game that has begun."""
    rule = clock_of({"clock": "", "zero": "", **table})
    runs = running(table, chairs)
    return Ticks(rule, NOBODY, runs, moves) if rule is not None and runs != NOBODY else None


def told(table: Row, chairs: Sequence[Chair]) -> dict[str, Any] | None:
    """For a page: whose clock runs and when it is at zero, what the others have, and what time it is here."""
    rule = clock_of(table)
    if rule is None:
        return None
    runs = running(table, chairs)
    left = [None if chair.kind != "person" else rule.seconds if chair.clock is None else chair.clock
            for chair in chairs]
    return {"runs": runs, "ends": table["deadline"], "away": chairs[runs].away if runs != NOBODY else 0.0,
            "acts": rule.acts, "now": time.time(), "left": left}
