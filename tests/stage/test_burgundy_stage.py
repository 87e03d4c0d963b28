"""Burgundy's stage in many positions: everything that can be pointed at stands there once, for every viewer."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from comptoir import load
from comptoir.draw.icons import sheet
from comptoir.games.burgundy.stage import LAYOUT, peek, stage
from comptoir.stage.stage import Stage, layout_css
from comptoir.table.pieces import Chairs, pieces
from comptoir.table.words import page_words

GAME = load("burgundy")
NAMES = ("Anne", "Bernie", "Christine", "David")
TABLES = [(2, "1"), (3, "draw"), (4, "draw-secret"), (4, "10a,8,9,2"), (2, "draw-spielbox"), (3, "5")]


@cache
def positions(seats: int, boards: str, every: int = 23) -> tuple[Any, ...]:
    """Some positions of a random game: the first, the last, and every rare question."""
    g, luck, found, n = GAME.new(seats, 4, {"boards": boards}), random.Random(seats), [], 0
    while g.actor() >= 0:
        if n % every == 0 or g.step() in ("keep_kind", "choose_side", "choose_start"):
            found.append(g.clone())
        g.apply(luck.choice(g.legal()))
        n += 1
    return (*found, g)


def drawn(view: Any, seat: int, locale: str = "en") -> Stage:
    return stage(view, seat=seat, locale=locale, names=NAMES[:view.seats], open_points=False)


def page(made: Stage, seats: int) -> str:
    return "".join(pieces(made, Chairs(NAMES[:seats]), page_words("en")).values())


def places(markup: str) -> Counter[str]:
    return Counter(re.findall(r'data-at="([^"]+)"', markup))


@pytest.mark.parametrize(("seats", "boards"), TABLES)
def test_every_place_of_every_legal_action_is_on_the_stage_exactly_once(seats: int, boards: str) -> None:
    for g in positions(seats, boards):
        if g.actor() < 0:
            continue
        seat = int(g.actor())
        found = places(page(drawn(g.view(seat), seat), seats))
        assert set(found.values()) == {1}
        for action in g.legal():
            for place in GAME.actions.places(action):
                assert found[place] == 1, f"{GAME.actions.text(action)} needs {place}"


@pytest.mark.parametrize(("seats", "boards"), TABLES)
def test_whoever_looks_every_seat_has_its_own_places(seats: int, boards: str) -> None:
    g = positions(seats, boards)[-2]
    for viewer in range(-1, seats):
        found = places(page(drawn(g.view(viewer), viewer), seats))
        assert set(found.values()) == {1}
        for owner in range(seats):
            assert found["space:19" if owner == viewer else f"{owner}:space:19"] == 1
        assert (found["die:1"], found["storage:3"]) == ((0, 0) if viewer < 0 else (1, 1))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("seats", "boards"), TABLES)
def test_the_markup_is_whole_and_every_picture_it_uses_is_there(seats: int, boards: str, locale: str) -> None:
    held = set(re.findall(r'<symbol id="([^"]+)"', sheet(LAYOUT.sheets[0])))
    for g in positions(seats, boards)[::3]:
        for seat in (-1, 0, seats - 1):
            made = drawn(g.view(seat), seat, locale)
            marks = {f"m-{n}" for n in range(seats)}
            markup = page(made, seats)
            ElementTree.fromstring(f"<div>{markup}</div>")
            inside = "".join(made.symbols.values())
            assert set(re.findall(r'href="#([^"]+)"', markup + inside)) <= held | marks | set(made.symbols)
            assert not held & set(made.symbols)
            shown = peek(g.view(seat), seats - 1, seat=seat, locale=locale, names=NAMES[:seats], open_points=False)
            ElementTree.fromstring(f"<div>{shown.html}</div>")


def test_all_slots_have_their_area_and_their_tab() -> None:
    made = drawn(positions(2, "1")[0].view(0), 0)
    assert {slot.name for slot in made.slots} == {name for tab in LAYOUT.tabs for name in tab}
    assert all(f'[data-slot="{slot.name}"] {{ grid-area: {slot.name}; }}' in layout_css(LAYOUT)
               for slot in made.slots)


def test_what_was_chosen_secretly_is_not_drawn() -> None:
    g = GAME.new(2, 6, {"boards": "draw-secret"})
    seen = set()
    for action in g.legal():
        child = g.clone()
        child.apply(action)
        view = child.view(1)
        shown = peek(view, 0, seat=1, locale="en", names=NAMES[:2], open_points=False)
        seen.add(page(drawn(view, 1), 2) + shown.html)
    assert len(seen) == 1


def test_goods_to_keep_are_parts_as_well_as_places() -> None:
    asked = [g for seats, boards in TABLES for g in positions(seats, boards) if g.step() == "keep_kind"]
    assert asked, "no game came to this question"
    for g in asked:
        seat = int(g.actor())
        markup = page(drawn(g.view(seat), seat), int(g.seats))
        for action in g.legal():
            (place,) = GAME.actions.places(action)
            assert f'data-part="{place}" data-n="1"' in markup


def test_the_number_keys_stand_beside_the_dice_while_there_are_any() -> None:
    for g in positions(2, "1"):
        seat = int(g.actor())
        if seat < 0:
            continue
        found = places(page(drawn(g.view(seat), seat), 2))
        dice = g.step().startswith("turn") and any(g.players[seat].dice)
        assert [found[f"number:{n}"] for n in range(1, 7)] == [1 if dice else 0] * 6
