"""The agenda (docs/design.md, Ideas), tried on a title of a few lines: planned first, done first, before older plans; a
step without choices resolves itself; PASS alone is not asked; luck is a step."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import comptoir
from comptoir.games.null_game import GAME as NULL_GAME
from comptoir.games.null_game import start
from comptoir.kernel.chance import OPEN, Chance, Script
from comptoir.kernel.counts import row
from comptoir.kernel.state import CHANCE, OVER, State, Step, read_agenda
from comptoir.search.playout import divide, finish, many, perft

ASK, TELL, MAY, DICE, SPLIT, NOTHING = range(6)

# Interpreted subclasses of compiled classes are refused: there the null game's tests show the same.
interpreted = pytest.mark.skipif(comptoir.compiled(), reason="a title of a test cannot be compiled")


def little_title() -> type[State]:
    """Its position is the list of what has been done."""

    class Told(State):
        said: list[str]

        def cells(self) -> list[int]:
            return [hash(word) for word in self.said]

    return Told


def steps() -> Any:
    class Ask(Step):
        """Three choices."""

        def choices(self, g: Any, seat: i64, arg: i64) -> None:
            for action in range(1, 4):
                g.offer(action)

        def resolve(self, g: Any, seat: i64, arg: i64, action: i64) -> None:
            g.said.append(f"ask {seat} {arg} {action}")

    class Tell(Step):
        """No choice."""

        def resolve(self, g: Any, seat: i64, arg: i64, action: i64) -> None:
            g.said.append(f"tell {seat} {arg} {action}")

    class May(Step):
        """One choice when arg is above 0, and PASS."""

        may = True

        def choices(self, g: Any, seat: i64, arg: i64) -> None:
            if arg:
                g.offer(arg)

        def resolve(self, g: Any, seat: i64, arg: i64, action: i64) -> None:
            g.said.append(f"may {seat} {arg} {action}")

    class Dice(Step):
        """An arg of 9 has nothing to draw from."""

        chance = True
        stream = 1

        def odds(self, g: Any, seat: i64, arg: i64) -> Any:
            return vec[i64]([0, 0]) if arg == 9 else vec[i64]([0, 1, 1, 0, 2])

        def resolve(self, g: Any, seat: i64, arg: i64, action: i64) -> None:
            g.said.append(f"dice {seat} {arg} {action}")

    class Split(Step):
        """Interrupts: two of its own kind while arg is above 0, each told."""

        def resolve(self, g: Any, seat: i64, arg: i64, action: i64) -> None:
            g.said.append(f"split {arg}")
            if arg:
                g.then(SPLIT, seat, arg - 1)
                g.then(TELL, seat, arg)
                g.then(SPLIT, seat, arg - 1)

    class Nothing(Step):
        def resolve(self, g: Any, seat: i64, arg: i64, action: i64) -> None:
            pass

    words = ["", *map(str, range(1, 20))]
    return vec[Step]([Ask("ask", words), Tell("tell", words), May("may", words), Dice("dice", words),
                      Split("split", words), Nothing("nothing", words)])


def table(*plans: tuple[int, ...], chance: Chance | None = None, seats: int = 3) -> Any:
    """The plans, the first to be done first."""
    g: Any = little_title()(steps(), seats, {}, chance or Chance(1), row(2), row(2), 0, row(1), 0)
    g.said = []
    for plan in reversed(plans):
        g.then(*plan)
    g.run()
    return g


@interpreted
def test_what_is_planned_first_is_done_first_and_before_older_plans() -> None:
    g = table((SPLIT, 0, 2), (TELL, 1, 5))
    assert g.said == ["split 2", "split 1", "split 0", "tell 0 1 0", "split 0", "tell 0 2 0",
                      "split 1", "split 0", "tell 0 1 0", "split 0", "tell 1 5 0"]
    assert g.actor() == OVER
    assert g.legal() == []
    assert g.step() == ""


@interpreted
def test_a_step_with_choices_is_asked_and_the_others_do_themselves() -> None:
    g = table((TELL, 2), (ASK, 1, 7), (TELL, 0))
    assert (g.said, g.actor(), g.legal(), g.step()) == (["tell 2 0 0"], 1, [1, 2, 3], "ask")
    assert g.written_agenda() == ["ask 1 7", "tell 0"]
    g.apply(3)
    assert g.said == ["tell 2 0 0", "ask 1 7 3", "tell 0 0 0"]
    assert g.actor() == OVER


@interpreted
def test_a_pass_alone_is_not_asked() -> None:
    g = table((MAY, 0, 0), (MAY, 1, 4))
    assert g.said == ["may 0 0 0"]
    assert (g.actor(), g.legal()) == (1, [0, 4])
    g.apply(0)
    assert g.said[-1] == "may 1 4 0"


@interpreted
def test_luck_is_drawn_counted_and_told() -> None:
    g = table((DICE, 0, 1), (DICE, 1, 2), (ASK, 2), chance=Script([4, 1]))
    assert g.said == ["dice 0 1 4", "dice 1 2 1"]
    assert list(g.draws) == [0, 2]
    assert [(draw >> 8, draw & 255) for draw in g.drawn] == [(4, 1), (1, 1)]
    g.apply(1)
    assert list(g.drawn) == []


@interpreted
def test_where_nothing_is_left_nothing_is_drawn() -> None:
    g = table((DICE, 0, 9), (ASK, 0))
    assert g.said == []
    assert list(g.draws) == [0, 0]
    assert g.step() == "ask"


@interpreted
def test_luck_left_open_waits_to_be_told() -> None:
    g = table((DICE, 0, 1), (TELL, 0), chance=OPEN)
    assert (g.actor(), g.legal(), g.odds()) == (CHANCE, [1, 2, 4], [0, 1, 1, 0, 2])
    g.apply(2)
    assert g.said == ["dice 0 1 2", "tell 0 0 0"]
    assert list(g.draws) == [0, 1]


@interpreted
def test_each_goes_clockwise_and_plans_grow_beyond_the_room() -> None:
    g = table((NOTHING, 0))
    g.each(TELL, 2)
    for n in range(40):
        g.then(TELL, 0, n % 19)
    assert len(g.plans()) == 43
    assert [g.left(seat) for seat in range(3)] == [1, 2, 0]
    assert [plan >> 8 & 15 for plan in g.plans()[:3]] == [2, 0, 1]


def test_an_agenda_is_read_as_it_is_written() -> None:
    state = comptoir.load("puerto-rico").new(3, 1)
    for action in (1, 14, 0):  # role:settler, take:quarry, pass
        state.apply(action)
    reasons: list[str] = []
    lines = state.written_agenda()
    assert lines[0] == "take_tile 2"
    assert list(read_agenda(state.steps, 3, lines, reasons)) == state.plans()
    assert reasons == []


@pytest.mark.parametrize(("line", "reason"), [
    ("dance 0", "is not a step and a seat"), ("turn", "is not a step and a seat"), ("turn 0 1 2", "is not a step"),
    (7, "is not a step"), ("turn 2", "names seat 2; seats are 0 to 1"), ("turn -1", "names seat -1"),
    ("turn 0 9", "should go on with one of"), ("", "is not a step")])
def test_a_line_that_makes_no_sense_is_named(line: Any, reason: str) -> None:
    reasons: list[str] = []
    read_agenda(NULL_GAME.steps, 2, [line], reasons)
    assert reason in reasons[0]


def test_perft_counts_lines_of_play_and_divide_adds_up() -> None:
    state = NULL_GAME.new(2, 1)
    before = state.key()
    for depth in range(1, 6):
        assert perft(state, depth) == by_hand(state, depth)
        assert sum(count for _, count in divide(state, depth)) == perft(state, depth)
    assert perft(state, 0) == 1
    assert state.key() == before


def by_hand(state: State, depth: int) -> int:
    if depth == 0 or state.actor() == OVER:
        return 1
    total = 0
    for action in state.legal():
        child = state.clone()
        child.apply(action)
        total += by_hand(child, depth - 1)
    return total


def test_playouts_are_repeatable() -> None:
    one, other = NULL_GAME.new(3, 5), NULL_GAME.new(3, 5)
    assert finish(one, Chance(6)) == finish(other, Chance(6))
    assert one == other
    assert one.actor() == OVER
    options = {"pebbles": 10}
    assert many(start, 3, options, 0, 20) == many(start, 3, options, 0, 8) + many(start, 3, options, 8, 12)
