"""Puerto Rico's facts: what strips and previews are made of."""

from __future__ import annotations

import random
from typing import Any

import pytest

from comptoir import load
from comptoir.games.puerto_rico.facts import facts
from comptoir.kernel.state import NOBODY

GAME = load("puerto-rico")


def finished(seats: int, seed: int) -> Any:
    g, luck = GAME.new(seats=seats, seed=seed), random.Random(seed)
    while g.actor() >= 0:
        g.apply(luck.choice(g.legal()))
    return g


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_points_are_the_score_for_everybody(seats: int) -> None:
    g = finished(seats, 1)
    outcome = g.outcome()
    for viewer in (NOBODY, *range(seats)):
        for seat in range(seats):
            told = facts(g.view(viewer), seat)
            assert (told["points"], told["points_hidden"]) == (outcome.scores[seat].points, 0)


def test_points_at_any_time_are_what_the_score_would_be() -> None:
    g, luck = GAME.new(seats=3, seed=4), random.Random(4)
    while g.actor() >= 0:
        for seat in range(3):
            assert facts(g.view(seat), seat)["points"] == g.scores()[seat][0]
        g.apply(luck.choice(g.legal()))


def test_chips_of_others_are_hidden_and_so_is_what_the_customs_house_makes_of_them() -> None:
    g: Any = GAME.new(seats=4, seed=1)
    bernie = g.players[1]
    for building in (27, 12):  # customs house, small market
        bernie.raise_building(building)
        bernie.workers[building] = 1
    bernie.points = 17
    own, others = facts(g.view(1), 1), facts(g.view(0), 1)
    assert (own["points"], own["points_hidden"], own["chips"]) == (17 + 4 + 1 + 4, 0, 17)
    assert (others["points"], others["points_hidden"]) == (4 + 1, 1)
    assert "chips" not in others
    bernie.points = 3
    assert facts(g.view(0), 1) == others
    assert facts(g.view(0), 1, open_points=True)["points"] == 3 + 4 + 1


def test_doubloons_goods_colonists_and_what_would_be_made() -> None:
    g: Any = GAME.new(seats=4, seed=1)
    anne = g.players[0]
    anne.coins, anne.idle, anne.goods[4] = 6, 2, 3
    anne.circles[0], anne.workers[0] = 2, 2
    anne.circles[4], anne.workers[4] = 2, 1
    anne.raise_building(11)
    anne.workers[11] = 2
    told = facts(g.view(0), 0)
    assert (told["doubloons"], told["coffee"], told["barrels"]) == (6, 3, 3)
    assert (told["sanjuan"], told["colonists"]) == (2, 2 + 2 + 1 + 2)
    assert told["makes"] == (2, 0, 0, 0, 1)
