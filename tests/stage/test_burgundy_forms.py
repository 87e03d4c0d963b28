"""Burgundy's whole decisions: whatever the engine allows can be decided by pointing, in any order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from comptoir import load
from comptoir.games.burgundy.forms import actions, choices, forms, obvious
from comptoir.message import render
from comptoir.stage.forms import Choice, Missing
from comptoir.words import words

from .test_burgundy_stage import NAMES, drawn, page, places

GAME = load("burgundy")
TABLES = [(2, "1", "board"), (3, "draw", "board"), (4, "draw-secret", "off"), (2, "draw-spielbox", "on"),
          (4, "5,6,7,8", "on")]


def positions(seats: int, boards: str, spielbox: str, share: float = 0.5) -> Iterator[Any]:
    """Positions of random games that do much: half of the moves place, take or buy."""
    luck = random.Random(seats)
    g = GAME.new(seats, 11, {"boards": boards, "spielbox": spielbox})
    while g.actor() >= 0:
        if luck.random() < share or g.step() in ("keep_kind", "store_tile"):
            yield g.clone()
        legal = g.legal()
        busy = [action for action in legal if not GAME.actions.text(action).startswith(("workers", "pass"))]
        g.apply(luck.choice(busy or legal))


def done(g: Any, chosen: list[int]) -> Any:
    """The game after these actions, each of which must be allowed when its time comes."""
    child = g.clone()
    for action in chosen:
        assert action in child.legal(), f"{GAME.actions.text(action)} is not allowed in {child.step()}"
        child.apply(action)
    return child


@pytest.mark.parametrize(("seats", "boards", "spielbox"), TABLES)
def test_every_legal_outcome_is_reached_and_every_choice_is_legal(seats: int, boards: str, spielbox: str) -> None:
    for g in positions(seats, boards, spielbox):
        seat = int(g.actor())
        view = g.view(seat)
        found, open_forms = choices(view, seat), forms(view, seat)
        for choice in found:
            after = done(g, list(choice.actions))
            assert after.step() != "store_tile", "the tile to give up is a part of the decision"
        if not open_forms:
            assert {choice.actions[0] for choice in found} == set(g.legal())
            continue
        (form,) = open_forms
        assert not found
        reached = set()
        for kinds in combinations([part.place for part in form.parts], form.most):
            told = [actions(view, form, dict.fromkeys(order, 1)) for order in permutations(kinds)]
            assert all(one == told[0] for one in told)
            reached.add(told[0][0])
            done(g, told[0])
        assert reached == set(g.legal())


@pytest.mark.parametrize(("seats", "boards", "spielbox"), TABLES)
def test_no_two_choices_are_the_same_places_and_all_places_are_on_the_stage(seats: int, boards: str,
                                                                            spielbox: str) -> None:
    for g in positions(seats, boards, spielbox, 0.15):
        seat = int(g.actor())
        view = g.view(seat)
        found = choices(view, seat)
        sets = [frozenset(choice.places) for choice in found]
        assert len(set(sets)) == len(sets)
        on_stage = places(page(drawn(view, seat), seats))
        for choice in found:
            assert all(on_stage[place] == 1 for place in choice.places)
            assert len(choice.crumbs) == len(choice.places)
            assert set(choice.first) <= set(choice.places)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_button_and_every_crumb_can_be_read(locale: str) -> None:
    say = words(GAME.package, locale)
    for table in TABLES:
        for g in positions(*table, 0.1):
            seat = int(g.actor())
            for choice in choices(g.view(seat), seat):
                assert all(render(said, say, NAMES) for said in (choice.label, *choice.crumbs))
            for form in forms(g.view(seat), seat):
                assert form.hint is not None
                assert render(form.label, say, NAMES)
                assert render(form.hint, say, NAMES)


TURN = {"players": [{"estate": {"19": "castle", "13": "knowledge_9"}, "storage": ["bank", "ship"], "dice": [1, 3],
                     "workers": 2, "silver": 2, "goods": {"red": 2}}, {"estate": {"19": "castle"}}],
        "depots": {"1": {"tiles": ["church"]}, "2": {"tiles": ["knowledge_3"]}}, "black_depot": ["mine"],
        "agenda": ["turn 0", "end_round 0"]}


def by_places(g: Any, *wanted: str) -> Choice | None:
    found = [choice for choice in choices(g.view(0), 0) if set(choice.places) == set(wanted)]
    return found[0] if found else None


def texts(choice: Choice | None) -> list[str]:
    assert choice is not None
    return [GAME.actions.text(action) for action in choice.actions]


def test_what_the_thrown_number_can_do_needs_no_key_and_workers_are_spent_by_a_key_alone() -> None:
    g = GAME.from_json(TURN)
    assert texts(by_places(g, "die:1", "depot:1:1")) == ["take:1:1:die1"]
    assert by_places(g, "die:1", "number:1", "depot:1:1") is None
    assert texts(by_places(g, "depot:2:1", "number:2", "die:2")) == ["take:2:1:die2"]
    assert by_places(g, "die:2", "depot:2:1") is None
    assert texts(by_places(g, "die:1", "workers")) == ["workers:die1"]
    assert texts(by_places(g, "black:1")) == ["buy:black:1"]


def test_of_two_equal_dice_either_may_be_touched() -> None:
    g = GAME.from_json({**TURN, "players": [{**TURN["players"][0], "dice": [1, 1]}, TURN["players"][1]]})
    assert texts(by_places(g, "die:2", "depot:1:1")) == texts(by_places(g, "die:1", "depot:1:1")) == ["take:1:1:die1"]


def test_a_full_storage_gives_up_a_tile_in_the_same_decision() -> None:
    full = {**TURN["players"][0], "storage": ["bank", "ship", "ship"]}
    g = GAME.from_json({**TURN, "players": [full, TURN["players"][1]]})
    assert texts(by_places(g, "die:1", "depot:1:1", "storage:2")) == ["take:1:1:die1", "discard:2"]
    assert texts(by_places(g, "black:1", "storage:1")) == ["buy:black:1", "discard:1"]
    assert by_places(g, "black:1") is None
    assert by_places(g, "black:1", "storage:3") is None, "the second of two tiles alike"


def test_a_key_tells_its_price_unless_that_depends_on_what_is_done() -> None:
    """Knowledge 9 spares a step when a building is placed, and not when a tile is taken."""
    g, say = GAME.from_json(TURN), words(GAME.package, "en")
    said = {(choice.places[0], place): render(crumb, say, NAMES) for choice in choices(g.view(0), 0)
            for place, crumb in zip(choice.places, choice.crumbs, strict=True) if place.startswith("number:")}
    assert said["die:2", "number:4"] == "as 4 −1 [[cb-worker]]"
    assert said["die:1", "number:2"] == "as 2"


def test_too_few_kinds_are_told_and_so_are_too_many() -> None:
    g = GAME.from_json({"players": [{"estate": {"19": "castle"}, "storage": ["ship"], "dice": [5, 5]},
                                    {"estate": {"19": "castle"}}],
                        "depots": {"2": {"goods": {"red": 1, "brown": 1, "pink": 2, "orange": 1}}},
                        "agenda": ["turn 0", "end_round 0"]})
    for text in ("place:1:20:die1", "unload:2"):
        g.apply(GAME.actions.id(text))
    (form,) = forms(g.view(0), 0)
    assert form.most == 3
    with pytest.raises(Missing) as few:
        actions(g.view(0), form, {"keep:red": 1, "keep:pink": 1})
    assert render(few.value.message, words(GAME.package, "en"), NAMES) == "There is room for 1 more kind."
    with pytest.raises(Missing):
        actions(g.view(0), form, {f"keep:{name}": 1 for name in ("red", "brown", "pink", "orange")})
    after = done(g, actions(g.view(0), form, {"keep:orange": 1, "keep:red": 1, "keep:pink": 1}))
    assert [int(n) for n in after.players[0].goods] == [0, 0, 2, 1, 0, 1]


def test_a_ship_takes_the_only_goods_there_are_by_itself() -> None:
    start = {"players": [{"estate": {"19": "castle", "13": "knowledge_5"}, "storage": ["ship"], "dice": [5, 5]},
                         {"estate": {"19": "castle"}}], "agenda": ["turn 0", "end_round 0"]}
    one = GAME.from_json({**start, "depots": {"4": {"goods": {"red": 1}}}})
    two = GAME.from_json({**start, "depots": {"4": {"goods": {"red": 1}}, "1": {"goods": {"red": 1}}}})
    for g, told in ((one, "unload:4"), (two, None)):
        assert obvious(g.view(0), 0) is None
        g.apply(GAME.actions.id("place:1:20:die1"))
        found = obvious(g.view(0), 0)
        assert (GAME.actions.text(found) if found is not None else None) == told
