"""The rules of clocks by themselves: what a turn costs, what it gives, what an undo does not."""

from __future__ import annotations

import pytest

from comptoir.kernel.state import NOBODY
from comptoir.table.clocks import BOT, DAY, LEAST, OFFERED, SHOW, Clock, Rule, Ticks, rule_of, turned
from comptoir.table.refusal import Refused

ANNE, BRUNO = 0, 1


class Table:
    """Two clocks, and the time."""

    def __init__(self, written: str, zero: str = BOT) -> None:
        rule = rule_of(written, zero)
        assert rule is not None
        self.rule: Rule = rule
        self.clocks = {ANNE: Clock(rule.seconds), BRUNO: Clock(rule.seconds)}
        self.deadline: float | None = None
        self.runs, self.moves, self.now = NOBODY, 0, 1000.0
        self.away: dict[int, float] = {}

    def turn(self, then: int, moves: int, after: float = 0.0, again: bool = False) -> float:
        """So many seconds later somebody else is to play, at so many moves; what the one who plays has left."""
        self.now += after
        ticks = Ticks(self.rule, self.runs, then, moves, back=moves < self.moves, again=again)
        self.clocks, self.deadline = turned(ticks, self.clocks, self.deadline, self.now, self.away)
        self.runs, self.moves = then, moves
        return self.left()

    def left(self) -> float:
        assert (self.deadline is None) == (self.runs == NOBODY)
        return self.deadline - max(self.now, self.away.get(self.runs, 0.0)) if self.deadline is not None else 0.0


def test_every_turn_has_its_time() -> None:
    table = Table("turn:60")
    assert table.turn(ANNE, 0) == 60
    assert table.turn(ANNE, 1, after=20) == 40  # one turn, however many choices it has
    assert table.turn(BRUNO, 2, after=10) == 60
    assert table.turn(ANNE, 3, after=55) == 60


def test_no_clock_runs_while_a_bot_is_to_play() -> None:
    table = Table("game:600")
    table.turn(ANNE, 0)
    assert table.turn(NOBODY, 1, after=100) == 0
    assert table.turn(ANNE, 9, after=5000) == 500


def test_a_game_has_its_time_and_every_turn_adds_to_it() -> None:
    table = Table("game:600+10")
    table.turn(ANNE, 0)
    table.turn(BRUNO, 1, after=100)
    assert table.turn(ANNE, 2, after=50) == 510
    assert table.clocks[BRUNO].left == 560


def test_days_are_days() -> None:
    assert Table("days:3").turn(ANNE, 0) == 3 * DAY


def test_who_takes_back_gets_no_time_for_it() -> None:
    for written, full in (("turn:60", 60.0), ("game:600+10", 600.0)):
        table = Table(written)
        table.turn(ANNE, 10)
        for _ in range(5):
            table.turn(NOBODY, 11, after=5)
            table.turn(ANNE, 10, after=1)
        assert table.left() <= full + table.rule.more - 25


def test_who_takes_back_over_a_bots_move_gets_no_time_for_it_either() -> None:
    table = Table("turn:60")
    table.turn(ANNE, 10)
    for _ in range(5):
        table.turn(NOBODY, 11, after=5)
        table.turn(ANNE, 13)
        table.turn(ANNE, 10, after=5)
    assert table.left() <= 60 - 5 * 5  # new time once, for move 13


def test_the_others_get_their_time_anew_when_a_move_was_taken_back() -> None:
    table = Table("turn:60")
    table.turn(ANNE, 10)
    table.turn(BRUNO, 11, after=30)
    assert table.turn(ANNE, 10, after=50) == 30
    assert table.turn(BRUNO, 11) == 60


def test_lending_ones_chair_and_taking_it_back_gives_nothing() -> None:
    table = Table("game:600+10")
    table.turn(ANNE, 10)
    for _ in range(3):
        table.turn(NOBODY, 10, after=5)
        table.turn(ANNE, 10)
    assert table.left() == 585


def test_who_comes_back_after_the_whole_time_has_a_little() -> None:
    table = Table("game:600")
    table.turn(ANNE, 10)
    table.turn(NOBODY, 10, after=700)
    assert table.clocks[ANNE].left == 0
    assert table.turn(ANNE, 14, again=True) == LEAST


def test_a_clock_that_only_shows_goes_below_zero() -> None:
    table = Table("game:600", SHOW)
    table.turn(ANNE, 0)
    table.turn(BRUNO, 1, after=700)
    assert table.clocks[ANNE].left == -100


def test_a_vacation_stops_the_clock() -> None:
    table = Table("days:1")
    table.away[ANNE] = table.now + 5 * DAY
    table.turn(ANNE, 0)
    assert table.deadline == table.now + 6 * DAY
    table.turn(BRUNO, 1, after=DAY)  # she plays all the same
    assert table.clocks[ANNE].left == DAY


def test_clocks_are_written_plainly() -> None:
    assert all(rule_of(written, BOT) is not None for written in OFFERED if written)
    assert rule_of("", "") is None
    for wrong in ("turn", "turn:0", "turn:-1", "turn:60+1", "days:9999", "game:60+", "game:99999999", "turn:６０"):
        with pytest.raises(Refused):
            rule_of(wrong, BOT)
    with pytest.raises(Refused):
        rule_of("turn:60", "explode")
