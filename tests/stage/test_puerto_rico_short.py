"""Puerto Rico's moves in a few words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from comptoir.games.puerto_rico.tell import short
from comptoir.message import render
from comptoir.stage.html import plain
from comptoir.words import words

from .test_puerto_rico_stage import GAME, NAMES


def moves(seats: int, seed: int) -> Any:
    g, luck = GAME.new(seats=seats, seed=seed), random.Random(seed)
    while g.actor() >= 0:
        before, action = g.clone(), luck.choice(g.legal())
        g.apply(action)
        yield before, action, g


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_move_is_short_in_both_languages(locale: str) -> None:
    say, said = words("comptoir.games.puerto_rico", locale), set()
    for seats in (2, 4, 5):
        for before, action, after in moves(seats, seats):
            message = short(before.view(0), action, after.view(0))
            if message is not None:
                text = plain(render(message, say, NAMES))
                said.add(text)
                assert len(text) <= 30, text
    assert len(said) > 60


def test_placing_is_told_once_and_declining_only_where_it_matters() -> None:
    for before, action, after in moves(3, 5):
        message, step = short(before, action, after), before.step()
        if step == "place_colonists":
            still = after.step() == step and after.actor() == before.actor()
            assert (message is None) == still
        elif action == 0:
            assert (message is None) == (step not in ("take_tile", "build_one", "sell_barrel", "load_ship"))


@pytest.mark.parametrize(("text", "en", "fr"), [
    ("role:settler", "took the settler +2", "prend le planteur +2"),
    ("role:craftsman", "took the craftsman", "prend l’artisan")])
def test_a_role_is_told_with_the_doubloons_on_it(text: str, en: str, fr: str) -> None:
    g: Any = GAME.from_json({"seats": 3, "players": [{}, {}, {}], "doubloons": {"settler": 2}, "agenda": ["round 0"]})
    after = g.clone()
    after.apply(GAME.actions.id(text))
    message = short(g, GAME.actions.id(text), after)
    assert message is not None
    for locale, wanted in (("en", en), ("fr", fr)):
        assert render(message, words("comptoir.games.puerto_rico", locale), NAMES) == wanted


def test_a_building_is_told_with_its_price_and_a_load_with_its_points() -> None:
    anne = {"doubloons": 9, "goods": {"corn": 3}}
    g: Any = GAME.from_json({"seats": 3, "role": "builder", "taken": {"builder": 0}, "players": [anne, {}, {}],
                             "agenda": ["build_one 0", "load_ship 0", "end_round 0"]})
    after, said = g.clone(), []
    for text in ("build:harbor", "ship:corn:0"):
        before = after.clone()
        after.apply(GAME.actions.id(text))
        message = short(before, GAME.actions.id(text), after)
        assert message is not None
        said.append(render(message, words("comptoir.games.puerto_rico", "en"), NAMES))
    assert said == ["[[co-harbor]] built harbor −7", "loaded 3 corn +3"]
