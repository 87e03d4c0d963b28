"""Burgundy's board, looked at in many positions."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from comptoir import load
from comptoir.games.burgundy import data, tell
from comptoir.games.burgundy.board import board, seen
from comptoir.message import render
from comptoir.words import words

from .looking import assert_places, marked, places

GAME = load("burgundy")
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anne", "Bernie", "Christine", "David")
TABLES = [(2, "1"), (3, "draw"), (4, "draw-secret"), (4, "10a,8,9,2"), (2, "draw-spielbox")]


@cache
def positions(seats: int, boards: str, every: int = 17) -> tuple[Any, ...]:
    """Some positions of a random game, the first and the last among them."""
    g, luck, found, n = GAME.new(seats, 4, {"boards": boards}), random.Random(seats), [], 0
    while g.actor() >= 0:
        if n % every == 0 or g.step() == "keep_kind":
            found.append(g.clone())
        g.apply(luck.choice(g.legal()))
        n += 1
    return (*found, g)


@pytest.mark.parametrize(("seats", "boards"), TABLES)
def test_every_place_of_every_legal_action_stands_on_the_board_exactly_once(seats: int, boards: str) -> None:
    for g in positions(seats, boards):
        if g.actor() < 0:
            continue
        assert_places(GAME, g)


def test_all_kinds_of_questions_were_looked_at() -> None:
    """Two depots with knowledge 5, a kind to keep, a discard, a first castle."""
    g = GAME.from_json({"players": [
        {"estate": {"19": "castle", "13": "knowledge_5"}, "storage": ["ship", "ship", "bank"], "dice": [2, 2],
         "goods": {"red": 1, "pink": 1}}, {"estate": {"19": "castle"}}],
        "depots": {"6": {"goods": {"brown": 1, "orange": 2}}, "1": {"tiles": ["church"]}},
        "agenda": ["turn 0", "end_round 0"]})
    asked = []
    for text in ("place:2:18:die1", "unload:6+1", "keep:brown"):
        found = places(board(g.view(0), seat=0, legal=g.legal()).text)
        for action in g.legal():
            assert all(found[place] == 1 for place in GAME.actions.places(action))
        asked.append(g.step())
        g.apply(GAME.actions.id(text))
    assert asked == ["turn", "ship_goods", "keep_kind"]


def test_what_a_hand_touches_first_is_lit_and_nothing_else() -> None:
    g = GAME.new(2, 1)
    lit = set(marked(board(g.view(0), seat=0, legal=g.legal()).text, "is-lit"))
    assert lit == {GAME.actions.places(action)[0] for action in g.legal()} == {"die:1", "die:2"}


def test_the_workers_a_move_costs_are_on_the_board_and_on_the_button() -> None:
    g = GAME.from_json({"players": [{"estate": {"19": "castle"}, "storage": ["ship"], "dice": [4, 4], "workers": 2},
                                    {"estate": {"19": "castle"}}], "agenda": ["turn 0", "end_round 0"]})
    assert tell.workers_for(g, GAME.actions.id("place:1:18:die1")) == 2
    assert tell.workers_for(g, GAME.actions.id("place:1:20:die1")) == 1
    assert {">−1<", ">−2<"} <= set(re.findall(r">−\d<", board(g.view(0), seat=0, legal=g.legal()).text))
    said = render(tell.label(g, GAME.actions.id("place:1:18:die1")), words(GAME.package, "en"), NAMES)
    assert said == "Die 4: place a ship on the 2 (space 18), for 2 workers"


def test_the_last_move_is_marked() -> None:
    g = GAME.new(2, 1)
    last = seen(("die:1", "depot:3:1"), 1, 0)
    assert last == ["1:die:1", "depot:3:1"]
    root = ElementTree.fromstring(board(g.view(0), seat=0, last=last).text)
    assert sorted(str(n.get("data-at")) for n in root.iter() if n.get("class") == "is-last") == sorted(last)


def test_a_spectator_sees_every_estate_under_its_seat() -> None:
    g = positions(4, "10a,8,9,2")[-2]
    found = places(board(g.view(-1)).text)
    assert [place for place in found if place.split(":")[0] in ("die", "storage", "space", "goods", "workers")] == []
    assert all(found[f"{seat}:space:19"] == 1 for seat in range(4))


def test_nothing_hidden_is_drawn() -> None:
    """Whatever seat 0 chose secretly, seat 1 sees the same picture."""
    g = GAME.new(2, 6, {"boards": "draw-secret"})
    pictures = set()
    for action in g.legal():
        child = g.clone()
        child.apply(action)
        view = child.view(1)
        pictures.add(board(view, seat=1, legal=view.legal()).text + str(GAME.encode(view, 1).tobytes()))
    assert len(pictures) == 1


@pytest.mark.parametrize("theme", ["", "day", "evening"])
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("seats", "boards"), TABLES)
def test_every_look_is_well_formed(seats: int, boards: str, locale: str, theme: str) -> None:
    for g in positions(seats, boards)[::5]:
        for seat in (-1, 0):
            picture = board(g.view(seat), seat=seat, locale=locale, theme=theme, names=NAMES)
            ElementTree.fromstring(picture.text)
            assert "var(" not in picture.text
            uses = set(re.findall(r'<use href="#([^"]+)"', picture.text))
            assert uses <= set(re.findall(r'id="([^"]+)"', picture.text))


def test_every_tile_has_a_name_an_article_and_a_help_in_both_languages() -> None:
    for locale in ("en", "fr"):
        say = words(GAME.package, locale)
        for kind in data.KIND_NAMES:
            name = kind.replace("_", "-")
            assert all(say.has(key) for key in (f"tile-{name}", f"tile-{name}-help", f"tile-{name}.a"))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_everything_that_happens_can_be_said(locale: str) -> None:
    say = words(GAME.package, locale)
    for seed, (seats, boards) in enumerate(TABLES * 2):
        g, luck = GAME.new(seats, seed, {"boards": boards, "spielbox": ["board", "on"][seed % 2]}), random.Random(seed)
        while g.actor() >= 0:
            seat = int(g.actor())
            view = g.view(seat)
            assert render(tell.prompt(view, seat), say, NAMES).startswith(NAMES[seat])
            for action in g.legal():
                assert render(tell.label(view, action), say, NAMES)
            before, action = g.clone(), luck.choice(g.legal())
            g.apply(action)
            told = [render(message, say, NAMES) for message in tell.log(before.view(-1), action, g.view(-1))]
            assert told
        assert told[-1].startswith(("The game is over", "La partie est terminée"))


def test_a_secret_choice_is_not_told_to_others() -> None:
    g = GAME.new(2, 6, {"boards": "draw-secret"})
    before = g.clone()
    action = g.legal()[5]
    g.apply(action)
    assert [m.key for m in tell.log(before.view(1), action, g.view(1))] == ["log-board-secret"]
    assert [m.key for m in tell.log(before.view(0), action, g.view(0))] == ["log-board"]
