"""The null game: its rules, and what it hides."""

from __future__ import annotations

from typing import Any

import pytest

import comptoir
from comptoir.kernel.chance import OPEN, Chance, Script
from comptoir.kernel.errors import BadPosition
from comptoir.kernel.state import CHANCE, NOBODY, OVER, State

GAME = comptoir.load("null-game")
PASS, TAKE_1, TAKE_2 = 0, 1, 2
TAILS, HEADS = 0, 1


def told(*outcomes: int, seats: int = 2, pebbles: int = 10) -> State:
    """The tokens of the seats, then the coin. The last seat is dealt its token first."""
    return GAME.new(seats, options={"pebbles": pebbles}, chance=Script([*outcomes[seats - 1::-1], *outcomes[seats:]]))


def test_each_player_is_dealt_a_token_and_the_first_begins() -> None:
    state = told(3, 1)
    assert state.to_json()["tokens"] == [3, 1]
    assert (state.actor(), state.legal()) == (0, [PASS, TAKE_1, TAKE_2])


def test_heads_brings_one_pebble_more() -> None:
    state = told(3, 1, HEADS, TAILS)
    state.apply(TAKE_2)
    assert (state.to_json()["pebbles"], state.to_json()["taken"]) == (7, [3, 0])
    state.apply(TAKE_1)
    assert (state.to_json()["pebbles"], state.to_json()["taken"]) == (6, [3, 1])


def test_the_last_pebble_ends_the_game_and_heads_finds_none() -> None:
    state = told(3, 1, HEADS, HEADS, HEADS, HEADS)
    for action in (TAKE_2, TAKE_2, TAKE_2):
        state.apply(action)
    assert state.legal() == [PASS, TAKE_1]
    state.apply(TAKE_1)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.end, outcome.winners) == ("taken", [0])
    assert state.scores() == [(9, 3), (5, 1)]


def test_all_passing_in_succession_ends_the_game() -> None:
    state = told(1, 2, 3, TAILS, seats=3)
    for action in (PASS, PASS, TAKE_1, PASS, PASS):
        state.apply(action)
        assert state.actor() != OVER
    state.apply(PASS)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.end == "passed"
    assert outcome.scores[2].parts == {"pebbles": 1, "token": 3}


def test_a_tie_goes_to_the_larger_token() -> None:
    state = told(1, 2, TAILS)
    state.apply(TAKE_1)
    state.apply(PASS)
    state.apply(PASS)
    outcome = state.outcome()
    assert outcome is not None
    assert [score.points for score in outcome.scores] == [2, 2]
    assert outcome.winners == [1]


def test_the_others_tokens_are_secret_until_the_end() -> None:
    state = told(3, 1, 2, TAILS, seats=3)
    assert state.view(1).to_json()["tokens"] == [-1, 1, -1]
    assert state.view(NOBODY).to_json()["tokens"] == [-1, -1, -1]
    for _ in range(3):
        state.apply(PASS)
    assert state.view(1).to_json()["tokens"] == [3, 1, 2]


def test_worlds_differ_in_what_is_hidden() -> None:
    view = told(3, 1, 2, seats=3).view(0)
    dealt = {tuple(view.determinize(Chance(seed)).to_json()["tokens"]) for seed in range(200)}
    assert {tokens[0] for tokens in dealt} == {3}
    assert {tokens[1:] for tokens in dealt} == {(a, b) for a in (1, 2, 3) for b in (1, 2, 3)} - {(3, 3)}


def test_tokens_are_dealt_by_what_is_left() -> None:
    state = GAME.new(4, chance=OPEN)
    assert (state.actor(), state.odds()) == (CHANCE, [0, 2, 2, 2])
    state.apply(2)
    assert state.odds() == [0, 2, 1, 2]
    state.apply(2)
    assert (state.odds(), state.legal()) == ([0, 2, 0, 2], [1, 3])


@pytest.mark.parametrize("change", [
    {"pebbles": 9}, {"pebbles": -1}, {"pebbles": "10"}, {"pebbles": None}, {"pebbles": 1 << 70}, {"taken": [1, 1]},
    {"taken": [10, -10]}, {"taken": [0]}, {"tokens": [3, 4]}, {"tokens": [0, -2]}, {"taken": [1 << 70, 0]},
    {"draws": [-1, 0]}, {"draws": [1 << 70, 0]}, {"draws": {}}, {"agenda": ["dance 0"]}, {"agenda": 3}])
def test_an_impossible_position_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.from_json({**GAME.new(2, 1).to_json(), **change})


def test_three_tokens_of_a_value_are_one_too_many() -> None:
    with pytest.raises(BadPosition, match="two of each"):
        GAME.from_json({**GAME.new(3, 1).to_json(), "tokens": [2, 2, 2]})
