"""Burgundy's facts: what strips and previews read is what the rules count."""

from __future__ import annotations

import random

import pytest

from comptoir import load
from comptoir.games.burgundy.data import COLOUR_SPACES, COLOURS
from comptoir.games.burgundy.facts import facts, place_in_round

GAME = load("burgundy")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_points_are_the_outcome_and_every_viewer_saw_them_all_along(seats: int) -> None:
    g, luck = GAME.new(seats, seats), random.Random(seats)
    while g.actor() >= 0:
        for seat in range(seats):
            assert facts(g.view(0), seat) == facts(g, seat) == facts(g.view(seats - 1), seat)
        g.apply(luck.choice(g.legal()))
    outcome = g.outcome()
    assert outcome is not None
    assert [facts(g, seat)["points"] for seat in range(seats)] == [score.points for score in outcome.scores]


def test_before_a_board_is_chosen_no_free_spaces_are_told() -> None:
    g = GAME.new(2, 1, {"boards": "draw-secret"})
    assert facts(g.view(0), 1)["free_by_colour"] == ()
    g.apply(g.legal()[0])
    assert facts(g.view(0), 0)["free_by_colour"] == tuple(COLOUR_SPACES[colour] for colour in range(COLOURS))
    assert facts(g.view(1), 0)["free_by_colour"] == ()


def test_a_ship_changes_the_order_of_the_next_round_only() -> None:
    g = GAME.from_json({"players": [{"estate": {"19": "castle"}}, {"estate": {"19": "castle"}, "storage": ["ship"],
                                                                  "dice": [5, 5]}],
                        "order": [0, 1], "agenda": ["turn 1", "end_round 0"]})
    assert [place_in_round(g, 0), place_in_round(g, 1)] == [0, 2]
    g.apply(GAME.actions.id("place:1:20:die1"))
    assert list(g.order) == [1, 0]
    assert [place_in_round(g, 0), place_in_round(g, 1)] == [0, 2]
