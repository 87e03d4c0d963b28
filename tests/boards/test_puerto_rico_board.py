"""Puerto Rico's board, looked at in many positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from comptoir import load
from comptoir.draw.text import BOLD, SANS, SERIF, width
from comptoir.games.puerto_rico.board import board, panels, seen
from comptoir.games.puerto_rico.data import BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, SPACES, TILE_NAMES
from comptoir.words import words

from .looking import assert_places, marked, places

GAME = load("puerto-rico")
SVG = "{http://www.w3.org/2000/svg}"
SEATS = (2, 3, 4, 5)
NAMES = ("Anne", "Bernie", "Christine", "David", "Élodie")


@cache
def positions(seats: int, seed: int, every: int) -> tuple[Any, ...]:
    """Some positions of a random game, the end among them."""
    g, luck, found, n = GAME.new(seats=seats, seed=seed), random.Random(seed), [], 0
    while g.actor() >= 0:
        if n % every == 0:
            found.append(g.clone())
        g.apply(luck.choice(g.legal()))
        n += 1
    return (*found, g)


def crowded(seats: int = 4, kind: int = 0) -> Any:
    """A position with much of everything: full islands and cities, thick purses, full ships."""
    g: Any = GAME.new(seats=seats, seed=3)
    for seat, me in enumerate(g.players):
        me.coins, me.points, me.idle, me.city, me.island = 28, 57, 12, 0, 0
        for good in range(5):
            me.goods[good] = 11
        for tile in range(6):
            me.circles[tile] = 2
            me.workers[tile] = (seat + tile) % 3
            me.island += 2
        for building in range(6, 29):
            me.circles[building] = 0
        order = list(range(6, 29)) if kind == 0 else list(range(28, 5, -1))
        for building in order[seat:] + order[:seat]:
            if me.city + SPACES[building] <= 12:
                me.raise_building(building)
                me.workers[building] = me.circles[building] - building % 2
    for role in range(len(g.doubloons)):
        g.doubloons[role] = 5 * (role % 3)
    for good in range(5):
        g.supply[good], g.house[good] = 11, int(good < 4)
    for ship in range(len(g.holds)):
        g.cargo[ship], g.loaded[ship] = ship, g.holds[ship]
    g.chips, g.colonists, g.ship = 122, 95, 15
    return g


# Places


@pytest.mark.parametrize("seats", SEATS)
def test_every_place_of_every_legal_action_stands_on_the_board_exactly_once(seats: int) -> None:
    asked = set()
    for g in positions(seats, seats, 9):
        if g.actor() < 0:
            continue
        asked.add(g.step())
        assert_places(GAME, g)
    assert {"choose_role", "take_tile", "build_one", "place_colonists", "load_ship"} <= asked


def test_legal_places_are_lit_and_others_are_not() -> None:
    g = GAME.new(seats=4, seed=1)
    lit = set(marked(board(g.view(0), seat=0, legal=g.legal()).text, "is-lit"))
    assert lit == {f"role:{name}" for name in ROLE_NAMES[:7]}


def test_the_last_move_is_marked_and_a_place_that_is_gone_does_not_matter() -> None:
    g = GAME.new(seats=3, seed=1)
    svg = board(g.view(0), seat=0, last=["row:corn", "2:purse", "2:city:wharf"]).text
    root = ElementTree.fromstring(svg)
    assert [n.get("data-at") for n in root.iter() if n.get("class") == "is-last"] == ["row:corn", "2:purse"]


def test_a_movers_places_are_called_as_the_viewer_sees_them() -> None:
    assert seen(("goods:corn", "ship:1"), 2, 2) == ["goods:corn", "ship:1"]
    assert seen(("goods:corn", "ship:1", "city:wharf"), 2, 0) == ["2:goods:corn", "ship:1", "2:city:wharf"]


@pytest.mark.parametrize("seats", SEATS)
def test_a_spectator_sees_every_domain_under_its_seat(seats: int) -> None:
    g = positions(seats, seats, 40)[-2]
    found = places(board(g.view(-1)).text)
    own = [place for place in found if place.split(":")[0] in ("purse", "goods", "island", "city", "sanjuan")]
    assert own == []
    assert all(found[f"{seat}:purse"] == 1 for seat in range(seats))


def test_common_places_have_the_names_of_the_rulebook() -> None:
    found = places(board(GAME.new(seats=5, seed=1).view(0), seat=0).text)
    wanted = [f"role:{name}" for name in ROLE_NAMES] + [f"offer:{name}" for name in BUILDING_NAMES]
    wanted += [f"row:{name}" for name in TILE_NAMES] + [f"supply:{name}" for name in GOOD_NAMES]
    wanted += ["stock", "discard", "ship:0", "ship:1", "ship:2", "house", "colonists:ship"]
    wanted += ["colonists:supply", "chips", "purse", "sanjuan", "goods:corn", "island:indigo:1"]
    wanted += ["3:purse", "3:sanjuan", "3:goods:corn", "3:island:corn:1"]
    assert [place for place in wanted if found[place] != 1] == []


def test_tiles_are_counted_by_kind_and_colonists_fill_the_first() -> None:
    g: Any = GAME.new(seats=3, seed=1)
    g.players[0].circles[0], g.players[0].workers[0] = 3, 2
    root = ElementTree.fromstring(board(g.view(0), seat=0).text)
    titles = {n.get("data-at"): n.findtext(f"{SVG}title") for n in root.iter() if n.get("data-at")}
    said = [titles[f"island:corn:{n}"] for n in (1, 2, 3)]
    assert said == ["corn, occupied", "corn, occupied", "corn, no colonist"]


# Prices and points


def test_the_offer_shows_the_viewers_price_beside_the_struck_cost() -> None:
    g: Any = GAME.new(seats=4, seed=1)
    g.players[0].circles[5], g.players[0].workers[5] = 3, 3
    g.apply(GAME.actions.id("role:builder"))

    def office(seat: int) -> list[str | None]:
        root = ElementTree.fromstring(board(g.view(seat), seat=seat).text)
        node = next(n for n in root.iter() if n.get("data-at") == "offer:office")
        return [n.text for n in node.iter(f"{SVG}text")]

    assert office(0) == ["Office", "×2", "2", "5", "2"], "three quarries, of which two count, and the builder"
    assert office(1) == ["Office", "×2", "5", "2"]
    assert office(-1) == ["Office", "×2", "5", "2"]


@pytest.mark.parametrize("seat", [-1, 0])
def test_another_seats_points_do_not_influence_the_picture(seat: int) -> None:
    g: Any = positions(4, 4, 40)[5]
    more = g.clone()
    more.own(2).points += 17
    assert board(g.view(seat), seat=seat).text == board(more.view(seat), seat=seat).text
    assert board(g.view(seat), seat=seat, open_points=True).text != \
        board(more.view(seat), seat=seat, open_points=True).text
    for one, other in zip(panels(g, seat=seat), panels(more, seat=seat), strict=True):
        assert one.svg.text == other.svg.text


def test_at_the_end_all_points_are_open() -> None:
    g = positions(3, 3, 40)[-1]
    svg = board(g.view(0), seat=0).text
    assert ">?<" not in svg
    outcome = g.outcome()
    for seat, score in enumerate(outcome.scores):
        star = "★ " if seat in outcome.winners else ""
        assert f">{star}{score.points} points<" in svg


# Words


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_thing_of_the_box_has_its_words(locale: str) -> None:
    say = words("comptoir.games.puerto_rico", locale)
    keys = [f"good-{name}" for name in GOOD_NAMES] + [f"tile-{name}" for name in TILE_NAMES]
    for name in ROLE_NAMES:
        keys += [f"role-{name}", f"role-{name}-privilege", f"role-{name}-help"]
    for name in BUILDING_NAMES:
        keys += [f"building-{name}", f"building-{name}-help"]
    assert len(BUILDING_NAMES) == 23
    assert [key for key in keys if not say.has(key.replace("_", "-"))] == []


def test_readers_are_told_the_position() -> None:
    svg = board(GAME.new(seats=3, seed=1).view(1), seat=1, locale="fr", names=NAMES).text
    desc = ElementTree.fromstring(svg).findtext(f"{SVG}desc")
    assert desc is not None
    assert desc.startswith("tour 1. gouverneur\u00a0: Anne. à Anne de jouer.")
    assert "Bernie\u00a0: 2 doublons, 0 point en jetons" in desc
    assert "Christine\u00a0: 2 doublons, ? points en jetons" in desc


def test_names_may_hold_anything() -> None:
    names = ["<b>&'\"", "W" * 80, ""]
    svg = board(GAME.new(seats=3, seed=1).view(0), seat=0, names=names).text
    ElementTree.fromstring(svg)
    assert overflows(svg) == []


# Form


def boxes(svg: str) -> Iterator[tuple[str, ElementTree.Element, float, float, float, float, list[Any]]]:
    """Every line of text with its box by our measure, and the rims of the places it stands in."""

    def walk(node: ElementTree.Element, x: float, y: float, rims: list[Any], panel: str) -> Iterator[Any]:
        move = node.get("transform", "")
        if move.startswith("translate("):
            dx, dy = (float(part) for part in move[10:-1].split())
            x, y = x + dx, y + dy
        panel = node.get("data-panel", panel)
        if node.get("data-panel"):
            rims = [*rims, (node[0], x, y)]
        if node.get("data-at"):
            rims = [*rims, (node[0], x, y)]
        if node.tag == f"{SVG}text":
            cls, size = (node.get("class") or "").split(), float(node.attrib["font-size"])
            face = SERIF if "serif" in cls else BOLD if {"bold", "cnum", "vnum"} & set(cls) else SANS
            wide = width(node.text or "", size, face)
            left, base = x + float(node.attrib["x"]), y + float(node.attrib["y"])
            if {"mid", "cnum", "vnum"} & set(cls):
                left -= wide / 2
            elif "end" in cls:
                left -= wide
            yield panel, node, left, base - 0.72 * size, left + wide, base + 0.2 * size, rims
        if node.tag != f"{SVG}defs":
            for child in node:
                yield from walk(child, x, y, rims, panel)

    yield from walk(ElementTree.fromstring(svg), 0, 0, [], "")


def overflows(svg: str) -> list[str]:
    """Words that leave their card or panel, or run into other words."""
    wrong, seen_boxes = [], []
    for panel, node, left, top, right, bottom, rims in boxes(svg):
        if float(node.attrib["font-size"]) < 11:
            wrong.append(f"{node.text!r} is too small")
        for rim, x, y in rims:
            low, high = x + float(rim.attrib["x"]), y + float(rim.attrib["y"])
            wide, tall = float(rim.attrib["width"]), float(rim.attrib["height"])
            if left < low - 0.5 or right > low + wide + 0.5 or top < high - 0.5 or bottom > high + tall + 0.5:
                wrong.append(f"{panel}: {node.text!r}, {left:.1f}..{right:.1f}, leaves {low:.1f}+{wide:.1f}")
        for other, l2, t2, r2, b2 in seen_boxes:
            if left < r2 and l2 < right and top < b2 and t2 < bottom:
                wrong.append(f"{panel}: {node.text!r} runs into {other!r}")
        seen_boxes.append((node.text, left, top, right, bottom))
    return wrong


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("seats", SEATS)
def test_all_words_fit(seats: int, locale: str) -> None:
    for g in (*positions(seats, 10 + seats, 60), crowded(seats), crowded(seats, 1)):
        for seat in (-1, max(int(g.actor()), 0)):
            view = g.view(seat)
            names = [f"{name} de la Vega" for name in NAMES]
            assert overflows(board(view, seat=seat, locale=locale, names=names).text) == []
            for panel in panels(view, seat=seat, locale=locale, narrow=True):
                assert overflows(panel.svg.text) == []


@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_stands_alone_and_its_keys_are_unique(seats: int) -> None:
    for g in (positions(seats, seats, 60)[3], crowded(seats)):
        pictures = [board(g.view(0), seat=0)] + [panel.svg for panel in panels(g.view(0), seat=0)]
        for svg in pictures:
            nodes = list(ElementTree.fromstring(svg.text).iter())
            ids = [node.attrib["id"] for node in nodes if "id" in node.attrib]
            assert len(ids) == len(set(ids))
            used = {node.attrib["href"] for node in nodes if "href" in node.attrib}
            assert used == {f"#{ident}" for ident in ids}
            keys = [node.attrib["data-key"] for node in nodes if "data-key" in node.attrib]
            assert len(keys) == len(set(keys))


@pytest.mark.parametrize("seats", SEATS)
def test_a_board_is_not_heavy(seats: int) -> None:
    for g in positions(seats, seats, 60):
        seat = max(int(g.actor()), 0)
        legal = g.legal() if g.actor() >= 0 else ()
        assert len(board(g.view(seat), seat=seat, legal=legal, locale="fr").text) < 150_000


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_plain_themes_are_plain(theme: str) -> None:
    g = positions(4, 4, 40)[5]
    svg = board(g.view(0), seat=0, theme=theme).text
    assert "var(" not in svg
    assert "light-dark(" not in svg


def test_own_domain_is_wide_and_the_others_narrow() -> None:
    found = {p.name: p for p in panels(GAME.new(seats=4, seed=1).view(2), seat=2, names=NAMES)}
    assert list(found) == ["roles", "offer", "row", "harbour", "domain:2", "domain:3", "domain:0", "domain:1"]
    assert found["domain:2"].svg.width > 1000
    assert found["domain:0"].svg.width < 400
    assert found["domain:0"].title == "Anne"
    assert all(p.svg.width < 400 for p in panels(GAME.new(seats=4, seed=1), seat=2, narrow=True))


def test_every_number_of_seats_becomes_a_png() -> None:
    pytest.importorskip("resvg_py")
    svg = board(GAME.new(seats=2, seed=1).view(0), seat=0, size=600)
    assert svg.png().startswith(b"\x89PNG")
