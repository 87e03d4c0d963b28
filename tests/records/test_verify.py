"""The seed's hash is published first and the seed last (docs/design.md, Records): anyone can check the draws, and sees
what was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import comptoir
from comptoir.kernel.errors import BadRecord, ComptoirError
from comptoir.kernel.record import Record, commitment

from ..laws.playing import Case, cases, played

Lines = list[dict[str, Any]]
CASE = cases("puerto-rico")[2]  # three seats


def lines_of(case: Case = CASE, seed: int = 11) -> Lines:
    return [json.loads(line) for line in played(case, seed).lines()]


def read(lines: Lines) -> Record:
    return Record.from_lines([json.dumps(line).encode() for line in lines], comptoir.load)


def first_draw(lines: Lines) -> int:
    return next(n for n, line in enumerate(lines) if n and "drawn" in line)


def test_an_honest_record_is_proven(table: Case) -> None:
    lines = lines_of(table)
    assert lines[0]["commit"] == commitment(11)
    assert lines[-1]["seed"] == "11"
    assert read(lines).verify() == sum(len(line.get("drawn", [])) for line in lines)


def change_draw(lines: Lines) -> None:
    """Two different tiles of one draw change places: the row is the same, the draws are not."""
    for line in lines[1:]:
        drawn = line.get("drawn", [])
        if len(set(drawn)) > 1:
            i = next(i for i in range(1, len(drawn)) if drawn[i] != drawn[0])
            drawn[0], drawn[i] = drawn[i], drawn[0]
            return


def change_setup(lines: Lines) -> None:
    drawn = lines[0]["drawn"]
    i = next(i for i in range(1, len(drawn)) if drawn[i] != drawn[0])
    drawn[0], drawn[i] = drawn[i], drawn[0]


def other_seed(lines: Lines) -> None:
    lines[-1]["seed"] = "12"


def other_seed_and_commit(lines: Lines) -> None:
    lines[-1]["seed"] = "12"
    lines[0]["commit"] = commitment(12)


def other_commit(lines: Lines) -> None:
    lines[0]["commit"] = commitment(12)


@pytest.mark.parametrize(("change", "said"), [
    (change_draw, "do not come from the seed"),
    (change_setup, "the draws of the set-up do not come from the seed"),
    (other_seed, "not the one that was committed to"),
    (other_seed_and_commit, "do not come from the seed"),
    (other_commit, "not the one that was committed to")])
def test_changed_luck_can_be_replayed_but_not_proven(change: Callable[[Lines], None], said: str) -> None:
    lines = lines_of()
    change(lines)
    record = read(lines)
    with pytest.raises(BadRecord, match=said):
        record.verify()


def without_seed(lines: Lines) -> None:
    del lines[-1]["seed"]


def without_end(lines: Lines) -> None:
    del lines[-1]


@pytest.mark.parametrize("change", [without_seed, without_end])
def test_without_the_seed_nothing_can_be_proven_yet(change: Callable[[Lines], None]) -> None:
    lines = lines_of()
    change(lines)
    with pytest.raises(BadRecord, match="the seed is not in the record"):
        read(lines).verify()


def wrong_key(lines: Lines) -> None:
    lines[-1]["key"] = f"{int(lines[-1]['key'], 16) ^ 1:016x}"


def wrong_scores(lines: Lines) -> None:
    lines[-1]["scores"][1][0] += 1


def wrong_end(lines: Lines) -> None:
    lines[-1]["end"] = "flood"


def impossible_draw(lines: Lines) -> None:
    lines[first_draw(lines)]["drawn"][0] = "tea"


def draw_left_out(lines: Lines) -> None:
    del lines[first_draw(lines)]["drawn"][0]


def draw_too_many(lines: Lines) -> None:
    lines[first_draw(lines)]["drawn"].append("corn")


def draw_that_was_none(lines: Lines) -> None:
    next(line for line in lines[1:] if "drawn" not in line)["drawn"] = ["corn"]


def other_seat(lines: Lines) -> None:
    lines[1]["by"] = 1


def other_move(lines: Lines) -> None:
    lines[1]["do"] = "role:prospector"


def move_left_out(lines: Lines) -> None:
    del lines[1]


def end_too_soon(lines: Lines) -> None:
    del lines[-2]


def moves_after_the_end(lines: Lines) -> None:
    lines.append(lines[1])


@pytest.mark.parametrize("change", [wrong_key, wrong_scores, wrong_end, impossible_draw, draw_left_out, draw_too_many,
                                    draw_that_was_none, other_seat, other_move, move_left_out, end_too_soon,
                                    moves_after_the_end])
def test_a_changed_record_is_refused_with_the_line_that_is_wrong(change: Callable[[Lines], None]) -> None:
    lines = lines_of()
    change(lines)
    with pytest.raises(BadRecord, match=r"^line \d+: [^\n]+$"):
        read(lines)


def test_every_changed_move_is_seen() -> None:
    """Another legal move anywhere leads elsewhere: to a refusal, or to another key."""
    record = played(CASE, 11)
    lines = lines_of()
    for n in range(0, len(record.moves), 17):
        for action in record.replay(n).legal():
            text = CASE.game.actions.text(action)
            if text == record.moves[n].do:
                continue
            changed = [*lines[:n + 1], {**lines[n + 1], "do": text}, *lines[n + 2:]]
            with pytest.raises(ComptoirError):
                read(changed)


@pytest.mark.parametrize("seed", ["-1", "1.5", "", "x", str(1 << 62), "9" * 30, 11, None, [], True, "11 "])
def test_what_is_no_seed_is_refused_or_proves_nothing(seed: Any) -> None:
    lines = lines_of()
    lines[-1]["seed"] = seed
    with pytest.raises(BadRecord):
        read(lines).verify()
