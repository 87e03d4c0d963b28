"""comptoir puzzles: what it looks for, and that it goes on where it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import comptoir
from comptoir.puzzles import HARD, Puzzle, from_json, position, read
from comptoir.puzzles import find as finding
from comptoir.puzzles.trials import Trials, ahead


def puzzle(seed: int) -> Puzzle:
    return Puzzle("puerto-rico", 4, seed, ("role:builder",), "build:office", "pass", HARD, "build_one",
                  {"build:office": 0.5, "pass": 0.2})


def test_a_puzzle_is_read_as_it_was_written() -> None:
    assert from_json(puzzle(3).to_json()) == puzzle(3)
    state = position(comptoir.load("puerto-rico"), puzzle(3))
    assert (state.actor(), state.step()) == (0, "build_one")


def test_the_search_goes_on_where_it_was(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def found(game: Any, seed: int, trials: Any) -> list[Puzzle]:
        looked.append(seed)
        return [puzzle(seed)]

    monkeypatch.setattr(finding, "puzzles_of", found)
    assert "2 puzzles of 2 games" in run("puzzles", "puerto-rico", "--games", 2, "--out", "some.jsonl.gz").out
    with Path("some.jsonl.gz.games").open("a") as kept:
        kept.write('{"seed": 3, "fou')  # cut off by a kill
    assert "3 puzzles of 3 games" in run("puzzles", "puerto-rico", "--games", 3, "--out", "some.jsonl.gz").out
    assert looked == [1, 2, 3]
    assert [one.seed for one in read(Path("some.jsonl.gz"))] == [1, 2, 3]


@pytest.mark.parametrize("given", [("null-game",), ("puerto-rico", "--games", 0), ("chess",),
                                   ("puerto-rico", "--out", "no/such/folder.gz")])
def test_what_cannot_be_is_refused_with_a_sentence(run: Any, given: tuple[Any, ...]) -> None:
    ran = run("puzzles", *given)
    assert ran.code == 2
    assert ran.err.startswith("comptoir: ")


def test_a_judge_plays_all_actions_on_with_the_same_luck() -> None:
    game = comptoir.load("san-juan")
    trials = Trials(game)
    view = game.new(seats=3, seed=5).view(0)
    legal = view.legal()
    found = trials.chances(view, legal[:2], 3, 7, 1)
    assert found == trials.chances(view, legal[:2], 3, 7, 1)
    assert all(0.0 <= chance <= 1.0 for chances in found for chance in chances)
    assert abs(sum(trials.first_sight(view)) - 1.0) < 1e-6
    assert ahead([0.5, 0.5, 0.5], [0.25, 0.25, 0.25]) == (0.25, 0.0)
