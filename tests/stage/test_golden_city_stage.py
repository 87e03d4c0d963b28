"""The Golden City on the stage: what stands there in many positions, for everybody who looks."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from comptoir.games.golden_city import GAME
from comptoir.games.golden_city.facts import facts
from comptoir.games.golden_city.forms import forms
from comptoir.games.golden_city.stage import LAYOUT, peek, stage
from comptoir.games.golden_city.stage_cards import symbols
from comptoir.stage.stage import Stage

from .golden_city_positions import played, positions

NAMES = ("Anne", "Bernie", "Christine", "David")
PREFIXED = re.compile(r"\d:")


def markup(made: Stage) -> str:
    return "".join([slot.html for slot in made.slots] + [strip.body + strip.stats + strip.signs
                                                        for strip in made.strips])


def look(g: Any, seat: int, locale: str = "en") -> Stage:
    return stage(g.view(seat), seat=seat, locale=locale, names=NAMES[:g.seats])


def test_every_place_of_every_legal_action_stands_on_the_stage_exactly_once() -> None:
    asked = set()
    for g in positions(every=9, seeds=2):
        if int(g.actor()) < 0:
            continue
        asked.add(g.step())
        found = Counter(re.findall(r'data-at="([^"]*)"', markup(look(g, int(g.actor())))))
        assert set(found.values()) == {1}, [place for place, n in found.items() if n > 1]
        for action in g.legal():
            for place in GAME.actions.places(action):
                assert found[place] == 1, f"{GAME.actions.text(action)} needs {place}"
    assert asked == {"bid", "build", "pay", "limit", "take_bonus", "take_goods", "return_goods"}


def test_the_ground_of_the_island_is_one_tile_that_browsers_keep() -> None:
    grounds = set()
    for g in positions(every=40):
        made = look(g, 0)
        island = next(slot.html for slot in made.slots if slot.name == "map")
        (laid,) = re.findall(r'<rect ([^>]*) fill="url\(#gc-ground\)"/>', island)
        assert "gc-coastline" not in island, "what never changes is not drawn again"
        grounds.add(made.symbols["gc-ground"])
        (tile,) = re.findall(r'^<pattern id="gc-ground" patternUnits="userSpaceOnUse" viewBox="([^"]*)" ([^>]*)>',
                             made.symbols["gc-ground"])
        assert tile[1] == laid
        assert tile[0] == " ".join(re.findall(r'"([^"]*)"', laid)), "it lies where it was drawn"
    assert len(grounds) == 1


def test_what_belongs_to_another_seat_bears_its_number() -> None:
    for g in positions(every=40):
        for seat in range(g.seats):
            for strip in look(g, seat).strips:
                places = re.findall(r'data-at="([^"]*)"', strip.body)
                assert all(place.startswith(f"{strip.seat}:held:") for place in places)
                assert strip.seat != seat or not strip.body, "the own seat is a line: the rest lies below"


def test_every_part_of_a_form_is_there_card_by_card() -> None:
    for g in positions(every=11):
        seat = int(g.actor())
        if seat < 0:
            continue
        drawn = markup(look(g, seat))
        for form in forms(g.view(seat), seat):
            for part in form.parts:
                things = re.findall(rf'data-part="{part.place}" data-n="(\d+)"', drawn)
                assert things == [str(n + 1) for n in range(len(things))]
                assert len(things) >= part.most


def test_slots_are_those_of_the_layout_and_every_number_shown_is_a_fact() -> None:
    areas = {name for grids in (LAYOUT.common, LAYOUT.own) for grid in grids.values() for row in grid.areas
             for name in row.split()}
    assert {name for tab in LAYOUT.tabs for name in tab} == areas
    for g in positions(every=50):
        for seat in (-1, *range(g.seats)):
            view = g.view(seat)
            made = stage(view, seat=seat, names=NAMES[:g.seats])
            assert {slot.name for slot in made.slots} == areas
            for other, name, value in re.findall(r'data-fact="(\d):(\w+)"[^>]*>(-?\d+)<', markup(made) + made.mini):
                assert facts(view, int(other))[name] == int(value)


def test_every_picture_on_the_stage_is_in_the_sheet_or_among_its_symbols() -> None:
    from comptoir.draw.icons import sheet

    for g in positions(every=60):
        seat = max(int(g.actor()), 0)
        made = look(g, seat)
        used = set(re.findall(r'href="#([^"]+)"', markup(made) + "".join(made.symbols.values())))
        assert not {name for name in used if f'id="{name}"' not in sheet(GAME.package) + "".join(made.symbols.values())
                    and not name.startswith("m-")}


def test_a_hand_nobody_may_see_is_on_no_other_stage() -> None:
    for g in positions(every=45):
        for seat in range(g.seats):
            other = (seat + 1) % g.seats
            told = peek(g.view(seat), other, seat=seat, names=NAMES[:g.seats]).html
            hidden = sum([int(n - k) for n, k in zip(g.players[other].hand, g.players[other].known, strict=True)])
            assert told.count("#gcs-back") == hidden


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_both_languages_have_a_word_for_everything(locale: str) -> None:
    for g in positions(every=60, first=3):
        for seat in (-1, *range(g.seats)):
            made = stage(g.view(seat), seat=seat, locale=locale, names=NAMES[:g.seats])
            assert made.where
            assert all(meter.text and meter.label for meter in made.meters)
            assert all(slot.title for slot in made.slots)


def test_the_building_order_is_the_one_in_which_the_engine_asks() -> None:
    for seats, black in ((2, True), (3, False), (4, False)):
        before, where = -1, (0, 0)
        for g in played(seats, black, 1):
            if g.step() != "build" or g.round % 3:
                continue
            seat = int(g.actor())
            shown = {strip.seat: strip.order for strip in look(g, seat).strips}
            assert sorted(shown.values()) == list(range(1, seats + 1))
            if where[0] == g.round and before != seat:
                assert shown[seat] > where[1]
            before, where = seat, (int(g.round), shown[seat])


def test_cards_are_drawn_once() -> None:
    assert symbols() is symbols()
