"""San Juan's board, looked at in many positions."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest

from comptoir import load
from comptoir.draw.text import BOLD, SANS, SERIF, width
from comptoir.games.san_juan.board import board, panels, seen
from comptoir.games.san_juan.board_cards import WIDE, name_lines
from comptoir.games.san_juan.data import BUILDING_NAMES, ROLE_NAMES
from comptoir.words import words

from .looking import assert_places, marked, places

GAME = load("san-juan")
SVG = "{http://www.w3.org/2000/svg}"
SEATS = (2, 3, 4)
NAMES = ("Anne", "Bernie", "Christine", "Élodie")
PACKAGE = "comptoir.games.san_juan"


@cache
def positions(seats: int, seed: int, every: int, edition: str = "2018") -> tuple[Any, ...]:
    """Some positions of a random game with the expansion, the end among them."""
    options = {"expansion": "on", "edition": edition}
    g, luck, found, n = GAME.new(seats=seats, seed=seed, options=options), random.Random(seed), [], 0
    while g.actor() >= 0:
        if n % every == 0:
            found.append(g.clone())
        g.apply(luck.choice(g.legal()))
        n += 1
    return (*found, g)


def titles(svg: str) -> dict[str, str]:
    root = ElementTree.fromstring(svg)
    pointed = [node for node in root.iter() if "data-at" in node.attrib]
    return {node.attrib["data-at"]: node.findtext(f"{SVG}title") or "" for node in pointed}


# Places


@pytest.mark.parametrize("seats", SEATS)
def test_every_place_of_every_legal_action_stands_on_the_board_exactly_once(seats: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(9):
        for g in positions(seats, seed, 1):
            if g.actor() < 0 or asked[g.step()] >= 4:
                continue
            asked[g.step()] += 1
            assert_places(GAME, g)
    assert {"choose_role", "build_one", "build_over", "pay_cards", "make_goods", "sell_goods", "keep_cards", "council",
            "chapel_card", "open_mine"} <= set(asked)


def test_legal_places_are_lit_and_others_are_not() -> None:
    g = GAME.new(seats=4, seed=1)
    lit = set(marked(board(g.view(0), seat=0, legal=g.legal()).text, "is-lit"))
    assert lit == {f"role:{name}" for name in ROLE_NAMES}


def test_a_movers_places_are_called_as_the_viewer_sees_them() -> None:
    """A card of another's hand has no name on one's own board, nor have cards he looks at."""
    assert seen(("hand:chapel", "city:chapel"), 2, 2) == ["hand:chapel", "city:chapel"]
    assert seen(("hand:chapel", "city:chapel"), 2, 0) == ["2:cards", "2:city:chapel"]
    assert seen(("aside:chapel",), 2, 0) == []
    assert seen(("role:mayor", "deck"), 2, 0) == ["role:mayor", "deck"]


def test_a_copy_without_a_good_is_the_one_to_cover_or_to_fill() -> None:
    position = {"seats": 2, "agenda": ["round 0"], "players": [
        {"city": ["indigo_plant"] * 3, "goods": {"indigo": 1}}, {"city": ["indigo_plant"]}]}
    found = titles(board(GAME.from_json(position).view(0), seat=0).text)
    assert {"city:indigo_plant", "city:indigo_plant:2", "city:indigo_plant:3", "goods:indigo"} <= set(found)


@pytest.mark.parametrize("seats", SEATS)
def test_a_spectator_sees_every_city_under_its_seat_and_no_hand(seats: int) -> None:
    g = positions(seats, 1, 20)[-2]
    found = places(board(g.view(-1)).text)
    assert [place for place in found if place.split(":")[0] in ("city", "goods", "hand", "cards")] == []
    assert all(found[f"{seat}:cards"] == 1 for seat in range(seats))


# What is told, and what is not


def test_the_number_under_anothers_chapel_and_the_discard_are_not_told() -> None:
    position = {"seats": 2, "agenda": ["round 0"], "discard": {"hero": 2}, "players": [
        {"city": ["chapel"], "chapel": {"well": 2}}, {"city": ["indigo_plant"]}]}
    g = GAME.from_json(position)
    own, other = (titles(board(g.view(seat), seat=seat).text) for seat in (0, 1))
    assert "2 cards under it." in own["city:chapel"]
    assert "is a secret" in other["0:city:chapel"]
    assert own["discard"] == "discard pile: 2 cards"
    assert "chapel" in other["discard"]
    assert "+?" in board(g.view(1), seat=1).text


def test_the_own_price_stands_on_the_card() -> None:
    position = {"seats": 2, "agenda": ["round 0"], "players": [
        {"city": ["quarry"], "hand": {"library": 1, "coffee_roaster": 5}}, {"city": ["indigo_plant"]}]}
    g = GAME.from_json(position)
    g.apply(GAME.actions.id("role:builder"))
    assert "Costs you 3 cards (printed: 5)." in titles(board(g.view(0), seat=0).text)["hand:library"]


def test_known_tiles_are_listed_in_their_order() -> None:
    position = {"seats": 2, "agenda": ["round 0"], "tiles": ["11122", "?", "12233", "?", "11222"],
                "players": [{"city": ["indigo_plant"]}, {"city": ["indigo_plant"]}]}
    text = board(GAME.from_json(position).view(0), seat=0).text
    assert text.index(">1 1 1 2 2<") < text.index(">1 2 2 3 3<") < text.index(">1 1 2 2 2<")


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_draws_the_same_picture_whatever_it_does_not_show(seats: int) -> None:
    from comptoir.kernel.chance import Chance
    for g in positions(seats, 2, 60):
        for seat in range(-1, seats):
            view = g.view(seat)
            assert board(view.determinize(Chance(3)).view(seat), seat=seat).text == board(view, seat=seat).text


# Words


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_text_in_cards_never_overflows(locale: str) -> None:
    """Names and powers, of both editions, on a card in the hand and in a city."""
    say = words(PACKAGE, locale)
    for name, suffix in product(BUILDING_NAMES, ("", "-2004")):
        key = "building-" + name.replace("_", "-")
        if say.has(f"{key}-card{suffix}"):
            lines = say(f"{key}-card{suffix}").split("|")
            assert len(lines) <= 2
            assert [line for line in lines if width(line, 11, SANS) > WIDE - 8] == []
        if say.has(key + suffix):
            for room, most in ((WIDE - 47, 12.5), (80 - 6, 12)):
                size, lines = name_lines(say(key + suffix), room, most)
                assert len(lines) <= 2
                assert size >= 11
                assert max(width(line, size, SERIF) for line in lines) <= room


@pytest.mark.parametrize(("locale", "seats"), list(product(["en", "fr"], SEATS)))
def test_no_text_is_smaller_than_eleven_and_none_leaves_the_picture(locale: str, seats: int) -> None:
    for g in positions(seats, 1, 45):
        seat = max(int(g.actor()), 0)
        for panel in panels(g.view(seat), seat=seat, legal=g.legal(), locale=locale, names=NAMES, narrow=True):
            root = ElementTree.fromstring(panel.svg.text)
            for node in root.iter(f"{SVG}text"):
                size, looks = float(node.get("font-size") or 12), (node.get("class") or "").split()
                assert size >= 11, node.text
                if "scale" in panel.svg.body:
                    continue  # cards have their own test
                face = SERIF if "serif" in looks else BOLD if "bold" in looks else SANS
                wide, x = width(node.text or "", size, face), float(node.get("x") or 0)
                left = x - wide if "end" in looks else x - wide / 2 if "mid" in looks else x
                assert left >= -1, node.text
                assert left + wide <= panel.svg.width + 1, node.text


@pytest.mark.parametrize(("theme", "edition"), list(product(["", "day", "evening"], ["2018", "2004"])))
def test_pictures_are_well_formed_in_every_theme(theme: str, edition: str) -> None:
    for g in positions(4, 5, 80, edition):
        svg = board(g.view(0), seat=0, theme=theme, names=NAMES, locale="fr", size=600)
        root = ElementTree.fromstring(svg.text)
        assert root.get("width") == "600"
        used = set(re.findall(r'href="#([\w-]+)"', svg.text))
        assert used <= set(re.findall(r'id="([\w-]+)"', svg.text))


def test_names_from_outside_are_escaped() -> None:
    g = GAME.new(seats=2, seed=1)
    ElementTree.fromstring(board(g.view(0), seat=0, names=("<b>&", 'x" onload="')).text)


@pytest.mark.parametrize(("locale", "told"), [("en", "9 · limit 7"), ("fr", "9 · limite 7")])
def test_a_hand_over_the_limit_is_not_counted_out_of_it(locale: str, told: str) -> None:
    g = load("san-juan").new(3, 1)
    g.players[0].hand[0] += 9 - int(g.players[0].hand_size)
    g.players[0].hand_size = 9
    assert told in str(board(g.view(0), seat=0, locale=locale))
