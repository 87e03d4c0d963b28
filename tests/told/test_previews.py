"""What is told before a decision comes true in games of bots too: the checks of tests/stage/test_…_ahead.py, which
look at games of luck, on positions that good play comes to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from comptoir import load
from comptoir.games.burgundy import ahead as burgundy
from comptoir.games.burgundy.facts import facts as burgundy_facts
from comptoir.games.golden_city.facts import facts as golden_city_facts
from comptoir.games.puerto_rico.forms import choices as puerto_rico_choices
from comptoir.games.san_juan import ahead as san_juan
from comptoir.games.san_juan.facts import facts as san_juan_facts
from comptoir.stage.ahead import differences, look_ahead
from tests.stage import test_burgundy_ahead as of_burgundy
from tests.stage import test_golden_city_ahead as of_golden_city
from tests.stage import test_puerto_rico_ahead as of_puerto_rico
from tests.stage import test_san_juan_ahead as of_san_juan

from .moves import moves

GAMES = int(os.environ.get("COMPTOIR_TOLD", "1"))
BOTS = 2  # a seed of moves() that is played by bots, as every third is
BEGUN = ("place_colonists", "fill_warehouse")  # decisions that are made as a whole


def positions(slug: str, seats: int, options: dict[str, Any], share: float) -> Iterator[tuple[Any, Random]]:
    """Positions of games of bots in which a decision begins."""
    game = load(slug)
    for n in range(GAMES):
        luck, last = Random(n), ("", -1)
        for move in moves(game, game.new(seats=seats, seed=BOTS + 3 * n, options=options), BOTS + 3 * n):
            here = move.step, move.seat
            if luck.random() < share and (here != last or move.step not in BEGUN):
                yield move.before, luck
            last = here


@pytest.mark.parametrize("seats", [2, 4])
def test_puerto_rico(seats: int) -> None:
    for g, _ in positions("puerto-rico", seats, {}, 0.15):
        for choice in puerto_rico_choices(g.view(int(g.actor())), int(g.actor())):
            of_puerto_rico.Check(g, choice.actions)


@pytest.mark.parametrize("seats", [2, 4])
def test_san_juan(seats: int) -> None:
    for g, luck in positions("san-juan", seats, {"expansion": "on"}, 0.25):
        seat = int(g.actor())
        view = g.view(seat)
        for done in of_san_juan.decisions(view, seat, luck):
            after, lucky = look_ahead(view, seat, done)
            real = of_san_juan.played(g, seat, done, luck=False)
            for other, changed in differences(san_juan_facts, view, after, seats).items():
                then = san_juan_facts(real.view(seat), other)
                assert {name: then[name] for name in changed} == {name: new for name, (_, new) in changed.items()}
            of_san_juan._lines_are_true(g, seat, done, san_juan.told(view, seat, done, after, lucky).lines, real)


@pytest.mark.parametrize("seats", [2, 4])
def test_burgundy(seats: int) -> None:
    for g, luck in positions("burgundy", seats, {"boards": "draw"}, 0.3):
        seat = int(g.actor())
        view = g.view(seat)
        for done in luck.sample(every := of_burgundy.decisions(view, seat, luck), min(6, len(every))):
            after, lucky = look_ahead(view, seat, done)
            real = of_burgundy.happened(g, seat, done)
            old, new = dict(burgundy_facts(view, seat)), dict(burgundy_facts(real, seat))
            of_burgundy.check(view, seat, burgundy.told(view, seat, done, after, lucky), old, new)


@pytest.mark.parametrize("seats", [2, 4])
def test_golden_city(seats: int) -> None:
    for g, luck in positions("golden-city", seats, {"black_posts": "on"} if seats == 2 else {}, 0.3):
        seat = int(g.actor())
        view = g.view(seat)
        for done in luck.sample(every := list(of_golden_city.decisions(view, seat, luck)), min(7, len(every))):
            after, _ = look_ahead(view, seat, done)
            world = of_golden_city.really(g, seat, done)
            for other in range(seats):
                assert golden_city_facts(after, other) == golden_city_facts(world.view(seat), other)
