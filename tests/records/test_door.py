"""The checked door (docs/design.md, Records): what may not be done is refused in one line that says what is allowed,
and nothing has changed."""

from __future__ import annotations

import pytest

import comptoir
from comptoir.kernel.errors import BadOption, BadUndo, ComptoirError, IllegalAction, NotationError
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER

from ..laws.playing import Case, facts, pick, played

ANNE, BERNIE, CHRISTINE = 0, 1, 2
NAMES = ["Anne", "Bernie", "Christine"]


def refused(record: Record, kind: type[ComptoirError], text: str, by: int | None = None) -> str:
    """The refusal's one line; the record and the position are as before."""
    before, whole = facts(record.state), record.to_text()
    with pytest.raises(kind) as problem:
        record.play(text, by)
    assert facts(record.state) == before
    assert record.to_text() == whole
    assert "\n" not in str(problem.value)
    return str(problem.value)


def puerto_rico() -> Record:
    return Record(comptoir.load("puerto-rico"), list(NAMES), seed=1)


def test_a_text_that_is_no_action_is_answered_with_those_that_are() -> None:
    record = puerto_rico()
    said = refused(record, NotationError, "role:king")
    assert said.startswith("no action is called 'role:king'; with role there are: role:settler, role:mayor, ")
    said = refused(record, NotationError, "abdicate")
    assert said == ("no action is called 'abdicate'; actions begin with: build, colonist, draw, keep, pass, place, "
                    "produce, role, sell, ship, store, take, wharf")


@pytest.mark.parametrize("text", ["", " ", "\n", ":", "role:", "role:settler:1", "ROLE:SETTLER", "0", "-1", "1",
                                  "ship:corn:9", "role\n:settler", "é", "\ud800", "x" * 10_000, "take:corn\0"])
def test_whatever_is_typed_it_is_one_line(text: str) -> None:
    assert len(refused(puerto_rico(), NotationError, text)) < 700


def test_an_action_that_is_not_allowed_here_is_answered_with_those_that_are() -> None:
    record = puerto_rico()
    assert refused(record, IllegalAction, "pass") == (
        "'pass' is not allowed here; allowed are: role:settler, role:mayor, role:builder, role:craftsman, "
        "role:trader, role:captain")
    record.play("role:builder")
    assert "allowed are: pass, build:small_indigo_plant, " in refused(record, IllegalAction, "build:wharf")


def test_a_seat_waits_for_its_turn() -> None:
    record = puerto_rico()
    said = refused(record, IllegalAction, "role:settler", by=BERNIE)
    assert said == "it is the turn of Anne (seat 0), not of seat 1"
    record.play("role:settler", by=ANNE)
    for by in (BERNIE, CHRISTINE, -1, 3, 99):
        refused(record, IllegalAction, "take:quarry", by)


def test_after_the_end_nothing_is_played(table: Case) -> None:
    record = played(table, 2)
    assert refused(record, IllegalAction, "pass") == "the game is over"
    whole = record.to_text()
    with pytest.raises(BadUndo, match="the game is over"):
        record.undo(0, 1, range(table.seats))
    with pytest.raises(IllegalAction, match="the game is over"):
        record.reseed()
    assert record.to_text() == whole


def test_a_move_tells_who_what_and_what_was_drawn() -> None:
    record = Record(comptoir.load("puerto-rico"), list(NAMES), seed=1)
    record.play("  role:settler\n")
    record.play("take:quarry")
    for _ in range(2):
        record.play("pass")
    assert record.entries[:2] == [{"by": 0, "do": "role:settler"}, {"by": 0, "do": "take:quarry"}]
    last = record.entries[-1]
    assert (last["by"], last["do"], len(last["drawn"])) == (CHRISTINE, "pass", 4)
    assert all(tile in ("corn", "indigo", "sugar", "tobacco", "coffee") for tile in last["drawn"])


def test_every_illegal_action_is_refused_all_along_a_game(table: Case) -> None:
    """At every position: every action of the title that is not in `legal`."""
    record, player = table.record(5), table.player(5)
    actions, n = table.game.actions, 0
    while record.state.actor() != OVER:
        n += 1
        if n % 10 == 1:
            allowed, before, entries = record.state.legal(), facts(record.state), len(record.entries)
            for action in range(len(actions)):
                if action not in allowed:
                    with pytest.raises(IllegalAction) as problem:
                        record.play(actions.text(action))
                    known = ", ".join(actions.text(a) for a in allowed)
                    assert str(problem.value).endswith(f"allowed are: {known}")
            assert facts(record.state) == before
            assert len(record.entries) == len(record.moves) == entries
        record.play(actions.text(pick(record.state, player)))


def test_seats_and_names_must_agree() -> None:
    game = comptoir.load("puerto-rico")
    with pytest.raises(ComptoirError, match="2 names for 3 seats"):
        Record(game, ["Anne", "Bernie"], seats=3)
    with pytest.raises(BadOption, match="not played by 6"):
        Record(game, [*NAMES, *NAMES])
    with pytest.raises(BadOption, match="seed"):
        Record(game, list(NAMES), seed=1 << 62)


def test_an_unknown_title_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no title is called 'monopoly'; titles are: puerto-rico"):
        comptoir.load("monopoly")
