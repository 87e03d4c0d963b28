"""Puerto Rico's stage, in positions of random games."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

from comptoir import load
from comptoir.draw.icons import drawings
from comptoir.games.puerto_rico.stage import LAYOUT, peek, stage
from comptoir.kernel.state import NOBODY
from comptoir.stage import Stage
from comptoir.stage.stage import layout_css

GAME = load("puerto-rico")
NAMES = ("Anne", "Bernie", "Christine", "David", "Élodie")
SEATS = (2, 3, 4, 5)


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Any]:
    """Positions of a random game, the end among them."""
    g, luck, n = GAME.new(seats=seats, seed=seed), random.Random(seed), 0
    while g.actor() >= 0:
        if n % every == 0:
            yield g
        g.apply(luck.choice(g.legal()))
        n += 1
    yield g


class Marks(HTMLParser):
    """The marks of a piece of markup, and whether it is well formed."""

    def __init__(self) -> None:
        super().__init__()
        self.at: list[str] = []
        self.keys: list[str] = []
        self.parts: list[tuple[str, int]] = []
        self.pictures: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        told = {key: value or "" for key, value in attributes}
        assert not ("button" in self.open and name == "button"), "a button in a button"
        self.open.append(name)
        if "data-at" in told:
            self.at.append(told["data-at"])
        if "data-key" in told:
            self.keys.append(told["data-key"])
        if "data-part" in told:
            self.parts.append((told["data-part"], int(told["data-n"])))
        if name == "use":
            self.pictures.add(told["href"].removeprefix("#"))

    def handle_endtag(self, name: str) -> None:
        assert self.open.pop() == name


def marks(drawn: Stage) -> Marks:
    found = Marks()
    for slot in drawn.slots:
        found.feed(slot.html)
    for strip in drawn.strips:
        for html in (strip.signs, strip.stats, strip.body, strip.chip):
            found.feed(html)
    found.feed(drawn.mini)
    assert found.open == []
    return found


def drawn(g: Any, seat: int, locale: str = "en", **how: Any) -> Stage:
    return stage(g.view(seat), seat=seat, locale=locale, names=NAMES[:g.seats], **how)


@pytest.mark.parametrize("seats", SEATS)
def test_every_place_of_every_legal_action_stands_on_the_stage_exactly_once(seats: int) -> None:
    asked = set()
    for g in positions(seats, seats, every=5):
        if g.actor() < 0:
            continue
        asked.add(g.step())
        found = Counter(marks(drawn(g, int(g.actor()))).at)
        wanted = {place for action in g.legal() for place in GAME.actions.places(action)}
        assert {place: found[place] for place in wanted} == dict.fromkeys(wanted, 1)
    assert {"choose_role", "take_tile", "build_one", "place_colonists", "load_ship"} <= asked


@pytest.mark.parametrize("seats", SEATS)
def test_places_keys_and_parts_are_unique_and_every_picture_is_in_the_sheet(seats: int) -> None:
    for n, g in enumerate(positions(seats, seats + 10, every=17)):
        for viewer in (NOBODY, n % seats):
            found = marks(drawn(g, viewer, "fr"))
            if viewer != NOBODY:  # to those who watch, one domain is shown twice
                assert [key for key, n in Counter(found.keys).items() if n > 1] == []
                assert [at for at, n in Counter(found.at).items() if n > 1] == []
            assert [part for part, n in Counter(found.parts).items() if n > 1] == []
            assert {name for name in found.pictures if not name.startswith("m-")} <= drawings().keys()


def test_the_places_of_others_bear_their_number() -> None:
    g = next(positions(4, 1))
    for viewer in range(4):
        at = marks(drawn(g, viewer)).at
        assert "goods:corn" in at
        assert {f"{other}:goods:corn" for other in range(4) if other != viewer} <= set(at)
        assert f"{viewer}:goods:corn" not in at


@pytest.mark.parametrize("seats", SEATS)
def test_all_seats_have_a_strip_the_viewer_first(seats: int) -> None:
    g = next(positions(seats, 1))
    for viewer in range(seats):
        order = [strip.seat for strip in drawn(g, viewer).strips]
        assert order == [(viewer + n) % seats for n in range(seats)]
    assert [strip.seat for strip in drawn(g, NOBODY).strips] == list(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_chips_that_lie_face_down_change_nothing_that_others_see(seats: int) -> None:
    for g in positions(seats, seats, every=40):
        if g.actor() < 0:
            continue
        for viewer in (NOBODY, 0):
            before = drawn(g, viewer)
            other: Any = g.clone()
            other.own(1).points += 7
            assert drawn(other, viewer) == before
            one, same = (peek(table.view(viewer), 1, seat=viewer, names=NAMES) for table in (g, other))
            assert one == same
            assert drawn(other, viewer, open_points=True) != drawn(g, viewer, open_points=True)
            assert drawn(other, 1) != drawn(g, 1)


def test_the_end_is_told_by_points_colonists_and_the_fullest_city() -> None:
    g: Any = next(positions(4, 1))
    g.own(2).raise_building(12)
    g.chips, g.colonists = 9, 30
    points, colonists, city = drawn(g, 0).meters
    assert (points.text, points.done, points.most, points.near) == ("9 left", 91, 100, True)
    assert (colonists.text, colonists.done, colonists.most, colonists.near) == ("30 left", 45, 75, False)
    assert (city.text, city.seat, city.near) == ("1 of 12", 2, False)


def test_a_full_meter_is_not_said_to_be_the_end() -> None:
    """PR-5: the last colonist of a full ship ends nothing, and the game goes on beside a full meter."""
    g: Any = next(positions(4, 1))
    g.colonists = 0
    assert drawn(g, 0).meters[1].done == drawn(g, 0).meters[1].most
    assert "last round" not in drawn(g, 0).where
    assert [drawn(g, 0, locale).ends for locale in ("en", "fr")] == ["what ends the game", "ce qui met fin à la partie"]


def test_where_the_game_stands_is_told_beside_the_title() -> None:
    g: Any = next(positions(3, 1))
    assert drawn(g, 0).where == "round 1 · choosing roles"
    g.apply(GAME.actions.id("role:builder"))
    assert drawn(g, 0).where == "round 1 · builder"
    assert drawn(g, 0, "fr").where == "tour 1 · maçon"


def test_own_prices_are_shown_with_the_printed_ones_struck() -> None:
    g: Any = next(positions(3, 1))
    g.own(0).coins = 9
    g.apply(GAME.actions.id("role:builder"))
    offer = {slot.name: slot.html for slot in drawn(g, 0).slots}["offer"]
    wharf = re.search(r'data-at="offer:wharf".*?</div>', offer)
    assert wharf is not None
    assert '<s class="was">9</s>' in wharf[0]
    assert '<span class="coin">8</span>' in wharf[0]


def test_to_spectators_the_domain_of_whoever_plays_lies_in_front() -> None:
    g: Any = next(positions(3, 1))
    for text in ("role:settler", "pass", "pass"):
        g.apply(GAME.actions.id(text))
    titles = {slot.name: slot.title for slot in drawn(g, NOBODY).slots}
    assert titles["island"] == "Island: Christine"


def test_every_slot_has_its_area_and_every_tab_its_slots() -> None:
    names = {slot.name for slot in drawn(next(positions(4, 1)), 0).slots}
    assert {name for tab in LAYOUT.tabs for name in tab} == names
    for grids in (LAYOUT.common, LAYOUT.own):
        for grid in grids.values():
            assert {area for row in grid.areas for area in row.split()} <= names
    assert "grid-area: offer" in layout_css(LAYOUT)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_peek_shows_a_whole_domain(locale: str) -> None:
    for g in positions(4, 8, every=60):
        shown = peek(g.view(0), 2, seat=0, locale=locale, names=NAMES)
        found = Marks()
        found.feed(shown.html)
        me = g.players[2]
        tiles = [at for at in found.at if at.startswith("2:island:")]
        assert len(tiles) == me.island
        assert found.parts == found.keys == []
