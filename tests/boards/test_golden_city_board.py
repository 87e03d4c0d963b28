"""The Golden City's board, looked at in many positions; and what is said about them."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import comptoir.games.golden_city as title
from comptoir.draw import city
from comptoir.draw.text import BOLD, SANS, SERIF, width
from comptoir.games.golden_city import data, tell
from comptoir.games.golden_city.board import board, panels, seen
from comptoir.message import render
from comptoir.words import words

from .looking import assert_places, marked, places

GAME = title.GAME
PACKAGE = "comptoir.games.golden_city"
SVG = "{http://www.w3.org/2000/svg}"
SEATS = (2, 3, 4)
NAMES = ("Anne", "Bernie", "Christine", "David")
FILE = Path(title.__file__).parent / "boards" / "reconstructed.json"


@cache
def positions(seats: int, seed: int, every: int) -> tuple[Any, ...]:
    """Some positions of a random game, the end among them."""
    options = {"black_posts": "on"} if seats == 2 else {}
    g, luck, found, n = GAME.new(seats=seats, seed=seed, options=options), random.Random(seed), [], 0
    steps = set()
    while g.actor() >= 0:
        if n % every == 0 or g.step() not in steps:
            steps.add(g.step())
            found.append(g.clone())
        g.apply(luck.choice(g.legal()))
        n += 1
    return (*found, g)


# Places


@pytest.mark.parametrize("seats", SEATS)
def test_every_place_of_every_legal_action_stands_on_the_board_exactly_once(seats: int) -> None:
    asked = set()
    for g in (*positions(seats, seats, 15), *positions(seats, 10 + seats, 29)):
        if g.actor() < 0:
            continue
        asked.add(g.step())
        assert_places(GAME, g)
    assert {"bid", "build", "pay", "take_bonus", "take_goods"} <= asked


def test_returning_and_discarding_have_their_places() -> None:
    """The fifth goods card, a hand that is too large, and a black post."""
    position = {"seats": 2, "options": {"black_posts": "on"}, "score_card": "score_1",
                "players": [{"goods": {"pottery_wine": 2, "cloth_spice": 2, "wine_spice": 1},
                             "hand": {"forest": 4, "port": 3}},
                            {"posts": ["port_5", "site_8", "desert_a"], "hand": {"desert": 2}}],
                "agenda": ["return_goods 0", "limit 0 port", "turn 1", "score 0", "end_round 1"]}
    g = GAME.from_json(position)
    verbs = set()
    for _ in range(4):
        seat = int(g.actor())
        found = places(board(g.view(seat), seat=seat, legal=g.legal()).text)
        for action in g.legal():
            verbs.add(GAME.actions.verb(action))
            assert all(found[place] == 1 for place in GAME.actions.places(action))
        g.apply(g.legal()[-1])
    assert {"return", "discard", "black"} <= verbs


def test_legal_places_are_lit_and_others_are_not() -> None:
    g = GAME.new(seats=4, seed=1)
    lit = set(marked(board(g.view(0), seat=0, legal=g.legal()).text, "is-lit"))
    assert lit == {f"group:{n}" for n in range(1, 5)}


def test_the_last_move_is_marked_and_a_place_that_is_gone_does_not_matter() -> None:
    g = GAME.new(seats=3, seed=1)
    root = ElementTree.fromstring(board(g.view(0), seat=0, last=["place:port_3", "place:desert_a", "pay:port"]).text)
    marked = [n.get("data-at") for n in root.iter() if "is-last" in (n.get("class") or "")]
    assert sorted(filter(None, marked)) == ["place:desert_a", "place:port_3"]


def test_a_movers_places_are_called_as_the_viewer_sees_them() -> None:
    assert seen(("held:wine_spice", "place:port_1"), 2, 2) == ["held:wine_spice", "place:port_1"]
    assert seen(("held:wine_spice", "place:port_1"), 2, 0) == ["2:held:wine_spice", "place:port_1"]
    assert seen(("hand:port", "pay:port", "bonus:city"), 2, 0) == []


def test_the_island_has_every_place_and_says_what_it_gives() -> None:
    root = ElementTree.fromstring(board(GAME.new(seats=4, seed=1).view(0), seat=0).text)
    titles = {n.get("data-at"): n.findtext(f"{SVG}title") for n in root.iter() if n.get("data-at")}
    assert [name for name in data.PLACE_NAMES if f"place:{name}" not in titles] == []
    assert titles["place:site_1"] == "Goat Bridge (mountain, meadow–mountain river): a bonus card"
    assert titles["place:port_4"] == "Port 4 (mountain coast): 2 coins"
    assert titles["place:mountain_a"] == "Outer zone A of the mountain quarter (mountain): 5 bills and 1 coin"


# Hidden information


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_hidden_does_not_influence_the_picture(seats: int) -> None:
    from comptoir.kernel.chance import Chance
    for g in positions(seats, seats, 40)[:-1]:
        for seat in (-1, 0):
            view = g.view(seat)
            other = view.determinize(Chance(9)).view(seat)
            assert board(view, seat=seat).text == board(other, seat=seat).text


def test_known_cards_lie_open_and_the_others_face_down() -> None:
    position = {"seats": 3, "score_card": "score_1", "agenda": ["turn 0", "score 0", "end_round 1"],
                "players": [{"hand": {"port": 1}}, {"hand": {"forest": 2, "desert": 1}, "known": {"forest": 1}}, {}]}
    view = GAME.from_json(position).view(0)
    panel = next(p for p in panels(view, seat=0) if p.name == "seat:1")
    assert panel.svg.text.count('class="gc-back"') == 2
    assert panel.svg.text.count('class="gc-c-forest"') == 1
    assert panel.svg.text.count('class="gc-c-desert"') == 0


# Form


def texts(svg: str) -> list[tuple[str, float, float, float, float]]:
    """Every line of text outside the island with its box by our measure."""
    found = []

    def walk(node: ElementTree.Element, x: float, y: float) -> None:
        move = node.get("transform", "")
        if move.startswith("scale") or node.tag == f"{SVG}defs":
            return
        if move.startswith("translate("):
            dx, dy = (float(part) for part in move[10:-1].split())
            x, y = x + dx, y + dy
        if node.tag == f"{SVG}text":
            cls, size = (node.get("class") or "").split(), float(node.attrib["font-size"])
            assert size >= 11, node.text
            face = SERIF if "serif" in cls else BOLD if {"bold", "cnum", "vnum"} & set(cls) else SANS
            wide = width(node.text or "", size, face)
            left = x + float(node.attrib["x"])
            left -= wide / 2 if {"mid", "cnum", "vnum"} & set(cls) else wide if "end" in cls else 0
            base = y + float(node.attrib["y"])
            found.append((node.text or "", left, base - 0.72 * size, left + wide, base + 0.2 * size))
        for child in node:
            walk(child, x, y)

    walk(ElementTree.fromstring(svg), 0, 0)
    return found


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("seats", SEATS)
def test_words_stay_in_their_panel_and_apart(seats: int, locale: str) -> None:
    names = [f"{name} de la Vega" for name in NAMES]
    for g in positions(seats, seats, 50):
        seat = max(int(g.actor()), 0)
        legal = g.legal() if g.actor() >= 0 else ()
        for panel in panels(g.view(seat), seat=seat, locale=locale, legal=legal, names=names):
            boxes = texts(panel.svg.text)
            for n, (text, left, top, right, bottom) in enumerate(boxes):
                assert left >= -0.5, f"{panel.name}: {text}"
                assert right <= panel.svg.width + 0.5, f"{panel.name}: {text}"
                assert bottom <= panel.svg.height + 0.5, f"{panel.name}: {text}"
                for other, l2, t2, r2, b2 in boxes[:n]:
                    assert not (left < r2 and l2 < right and top < b2 and t2 < bottom), f"{panel.name}: {text}, {other}"


@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_stands_alone_and_its_keys_are_unique(seats: int) -> None:
    g = positions(seats, seats, 40)[-3]
    for svg in [board(g.view(0), seat=0)] + [panel.svg for panel in panels(g.view(0), seat=0)]:
        nodes = list(ElementTree.fromstring(svg.text).iter())
        ids = [node.attrib["id"] for node in nodes if "id" in node.attrib]
        assert len(ids) == len(set(ids))
        used = {node.attrib["href"] for node in nodes if "href" in node.attrib}
        assert used <= {f"#{ident}" for ident in ids}
        keys = [node.attrib["data-key"] for node in nodes if "data-key" in node.attrib]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_plain_themes_are_plain(theme: str) -> None:
    svg = board(positions(4, 4, 40)[5].view(0), seat=0, theme=theme).text
    assert "var(" not in svg
    assert "light-dark(" not in svg


def test_following_the_page_plain_renderers_draw_the_day() -> None:
    assert city.rules("").startswith(city.rules("day"))
    assert "@supports(color:light-dark(#000,#fff)){" in city.rules("")
    with pytest.raises(ValueError, match="'day', 'evening'"):
        city.rules("night")


def test_the_map_says_that_it_is_a_reconstruction() -> None:
    g = GAME.new(seats=3, seed=1)
    assert ">reconstructed map<" in board(g.view(0), seat=0).text
    assert ">plan reconstitué<" in board(g.view(0), seat=0, locale="fr").text


def test_a_board_of_ones_own_is_drawn_with_its_names(tmp_path: Path) -> None:
    mine = json.loads(FILE.read_text(encoding="utf-8"))
    mine["name"], mine["reconstructed"] = "my own box", False
    next(entry for entry in mine["places"] if entry["id"] == "site_1")["name"] = "Gémeaux & <Co>"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(mine), encoding="utf-8")
    g = GAME.new(seats=3, seed=1, options={"board": str(path)})
    svg = board(g.view(0), seat=0).text
    ElementTree.fromstring(svg)
    assert ">my own box<" in svg
    assert ">Gémeaux &amp; &lt;Co&gt;<" in svg


def test_names_may_hold_anything() -> None:
    ElementTree.fromstring(board(GAME.new(seats=3, seed=1).view(0), seat=0, names=["<b>&'\"", "W" * 80, ""]).text)


def test_it_becomes_a_png() -> None:
    pytest.importorskip("resvg_py")
    assert board(GAME.new(seats=2, seed=1).view(0), seat=0, size=600).png().startswith(b"\x89PNG")


# Words


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_thing_of_the_box_has_its_words(locale: str) -> None:
    say = words(PACKAGE, locale)
    keys = [f"landscape-{name}" for name in data.LANDSCAPE_NAMES] + [f"good-{name}" for name in data.GOOD_NAMES]
    keys += [f"pair-{name}" for name in data.PAIR_NAMES] + [f"end-{name}" for name in data.END_NAMES[1:]]
    keys += [f"place-{name}" for name in data.PLACE_NAMES if not name.startswith("port")]
    keys += [f"reward-{name}" for name in data.REWARD_NAMES] + [f"reward-{name}-help" for name in data.REWARD_NAMES[1:]]
    for name in data.BONUS_NAMES:
        keys += [f"bonus-{name}", f"bonus-{name}-help"]
    assert [key for key in keys if not say.has(key.replace("_", "-"))] == []
    topics = tell.topics(GAME.new(seats=3, seed=1))
    assert [topic for topic in topics if not (say.has(topic) and say.has(topic + "-help"))] == []


@pytest.mark.parametrize("seats", SEATS)
def test_everything_that_happens_can_be_said_to_everybody_in_both_languages(seats: int) -> None:
    """Prompts, labels and the log of whole games, for every seat and a spectator."""
    spoken = [words(PACKAGE, locale) for locale in ("en", "fr")]
    for seed in range(2):
        options = {"black_posts": "on"} if seats == 2 else {}
        g, luck = GAME.new(seats=seats, seed=seed, options=options), random.Random(seed)
        while g.actor() >= 0:
            actor, legal = int(g.actor()), g.legal()
            view, action = g.view(actor), luck.choice(legal)
            before = {seat: g.view(seat) for seat in (-1, *range(seats))}
            messages = [tell.prompt(view, actor), *[tell.label(view, a) for a in legal], tell.prompt(before[-1], -1)]
            g.apply(action)
            for seat, old in before.items():
                messages += tell.log(old, action, g.view(seat))
            for say in spoken:
                assert all(render(message, say, NAMES) for message in messages)
        assert render(tell.prompt(g.view(0), 0), spoken[0], NAMES) == "The game is over."


def test_the_log_does_not_tell_what_a_reader_may_not_know() -> None:
    position = {"seats": 3, "score_card": "score_1", "agenda": ["turn 0", "turn 1", "score 0", "end_round 1"],
                "players": [{"posts": ["port_1"], "hand": {"mountain": 2}}, {"hand": {"port": 1}}, {}]}
    g = GAME.from_json(position)
    g.apply(GAME.actions.id("build:site_1"))
    before = {seat: g.view(seat) for seat in (0, 1)}
    action = GAME.actions.id("bonus:city")
    g.apply(action)
    say = words(PACKAGE, "en")
    told = {seat: " ".join([render(m, say, NAMES) for m in tell.log(old, action, g.view(seat))])
            for seat, old in before.items()}
    assert told[0] == ("Anne keeps a bonus card: 1 bill for each post in the city. "
                       "Anne builds nothing more.")
    assert told[1] == "Anne keeps a bonus card. Anne builds nothing more."


@pytest.mark.parametrize("topic", ["bonus-coins", "reward-key", "topic-joker"])
def test_a_word_can_be_asked_about(topic: str) -> None:
    g = GAME.new(seats=3, seed=1)
    said = [render(message, words(PACKAGE, "fr"), NAMES) for message in tell.explain(g.view(0), 0, topic)]
    assert all(said)
    assert len(said) == (2 if topic.startswith("bonus") else 1)


@pytest.mark.parametrize(("locale", "told"), [("en", "7 cards, five may stay"), ("fr", "7 cartes")])
def test_a_hand_over_the_limit_is_not_counted_out_of_it(locale: str, told: str) -> None:
    g = GAME.new(seats=3, seed=1)
    g.players[0].hand[1] = 7 - int(g.players[0].cards()) + int(g.players[0].hand[1])
    drawn = str(board(g.view(0), seat=0, names=NAMES[:3], locale=locale))
    assert told in drawn.replace("\u202f", " ").replace("\u00a0", " ")
    assert "of 5" not in drawn
    assert "sur 5" not in drawn
