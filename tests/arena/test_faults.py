"""A bot that fails, stalls or answers illegally loses its move, and everybody can see it."""

from __future__ import annotations

import contextlib
import json
import sys
import time

import pytest

from comptoir import load
from comptoir.arena.match import play_match
from comptoir.bots import BOTS, Bot, make_bot

GAME = load("null-game")


class Raises(Bot):
    name = "raises"

    def choose(self, view, legal, limit=None):
        raise RuntimeError("out of ideas")


class Leaves(Bot):
    name = "leaves"

    def choose(self, view, legal, limit=None):
        raise SystemExit(3)


class Cheats(Bot):
    name = "cheats"

    def choose(self, view, legal, limit=None):
        legal.append(77)
        return 77


class Stalls(Bot):
    """Catches what it can, and goes on."""

    name = "stalls"

    def choose(self, view, legal, limit=None):
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Waits(Bot):
    """Says no earlier than it must: a program that reports its own time-out."""

    name = "waits"

    def choose(self, view, legal, limit=None):
        raise TimeoutError("the other side does not answer")


@pytest.mark.parametrize(("kind", "counted"), [(Raises, "failed"), (Leaves, "failed"), (Cheats, "illegal"),
                                               (Stalls, "timed_out"), (Waits, "timed_out")])
def test_the_lowest_legal_action_is_played_instead(kind, counted):
    match = play_match(GAME, [kind(GAME), make_bot("random", GAME, 3)], seed=2, timeout=0.05)
    mine = [n for n, move in enumerate(match.record.moves) if move.by == 0]
    assert mine
    assert [(fault.move, fault.kind, fault.seat) for fault in match.faults] == [(n, counted, 0) for n in mine]
    for n in mine:
        assert match.record.moves[n].do == GAME.actions.text(match.record.replay(n).legal()[0])


def test_an_answer_that_comes_too_late_does_not_count():
    class Late(Bot):
        name = "late"

        def choose(self, view, legal, limit=None):
            with contextlib.suppress(BaseException):  # as if it did not hear the alarm, like compiled code
                time.sleep(0.2)
            return legal[-1]

    match = play_match(GAME, [Late(GAME), make_bot("random", GAME, 3)], seed=2, timeout=0.05)
    assert {fault.kind for fault in match.faults} == {"timed_out"}
    assert "did not choose within 0.05 s" in match.faults[0].why


def test_a_bot_within_its_time_keeps_its_moves():
    assert play_match(GAME, ["greedy", "random"], seed=2, timeout=60).faults == []


NONSENSE = "import sys\nfor line in sys.stdin: print('checkmate', flush=True)\n"
SLOW = "import sys, time\nfor line in sys.stdin: time.sleep(9)\n"
DEAD = "raise SystemExit\n"


@pytest.mark.parametrize(("program", "timeout", "counted"), [
    (NONSENSE, 30, "illegal"), (SLOW, 0.2, "timed_out"), (DEAD, 30, "failed")])
def test_faults_of_other_programs_are_told_apart(tmp_path, program, timeout, counted):
    (tmp_path / "bot.py").write_text(program)
    match = play_match(GAME, [f"stdio:{sys.executable} {tmp_path / 'bot.py'}", "random"], seed=2, timeout=timeout)
    assert {fault.kind for fault in match.faults} == {counted}


def test_the_report_counts_faults_by_bot_and_kind(run, monkeypatch):
    for bot in (Raises, Cheats):
        monkeypatch.setitem(BOTS, bot.name, bot)
    ran = run("arena", "null-game", "--bots", "raises,cheats", "--games", 10, "--seed", 1, "--json")
    result = json.loads(ran.out)
    assert result["faults"]["raises"]["failed"] >= 10
    assert result["faults"]["cheats"]["illegal"] >= 10
    assert result["faults"]["raises"]["illegal"] == result["faults"]["cheats"]["failed"] == 0
    assert any("out of ideas" in example for example in result["fault_examples"])
    shown = run("arena", "null-game", "--bots", "raises,cheats", "--games", 10, "--seed", 1).out
    assert "of its choices: 0 illegal" in shown
