"""Small things on every page around the board: words large enough to read, targets large enough to touch, French as
the French write it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from comptoir.stage.stage import Strip
from comptoir.table.boards import playable
from comptoir.table.pieces import Chairs, strip_piece
from comptoir.table.words import client_words, page_words
from comptoir.words import spaced

from .driving import open_table
from .serving import Server
from .test_replay import SMALL_WORDS

TARGETS = """least => [...document.querySelectorAll(
        'button, a.btn, .bar a, .toc a, .foot a, summary, select, .switch label, label.pick, input.field')]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('.skip, .sr'))
    .map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 70)])
    .filter(([box]) => Math.min(box.width, box.height) < least).map(([, what]) => what)"""


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("width", "height", "least"), [(1280, 720, 28), (390, 844, 44)])
def test_words_can_be_read_and_targets_be_touched(width: int, height: int, least: int, locale: str, server: Server,
                                                  people: Any) -> None:
    page = people(width, height, has_touch=width < 700, is_mobile=width < 700, locale=locale)
    made = open_table(page, server.url, ["me", "bot:medium", "open"])
    for path in ("/", "/?game=san-juan&more=1", "/games", "/name", f"/t/{made}/links",
                 *[f"/rules/{slug}" for slug in playable()]):
        page.goto(server.url + path)
        assert page.evaluate(TARGETS, least) == [], path
        if not path.startswith("/rules"):  # the map of an island is scrolled there, and drawn smaller beside
            assert page.evaluate(SMALL_WORDS) == [], path


def test_one_watcher_watches_and_two_watch() -> None:
    words = client_words("fr")
    assert words["watching-one"].endswith(" regarde")
    assert words["watching"].endswith(" regardent")


def test_a_winner_with_one_point_has_one_point() -> None:
    assert client_words("en")["wins-one"] == "{name} wins with 1 point"


def test_no_line_breaks_before_french_punctuation() -> None:
    assert spaced("La table a avancé ; regardez : « oui » !", "fr") == \
        "La table a avancé\u00a0; regardez\u00a0: «\u00a0oui\u00a0»\u00a0!"
    assert spaced("Look ; there", "en") == "Look ; there"
    assert not re.search(r"\w [;:!?]", page_words("fr")("refused-stale"))


def test_a_file_is_a_file_and_a_game_is_a_game() -> None:
    assert page_words("fr")("open-record") == "Ouvrir un fichier de partie"
    assert "fichier" not in page_words("fr")("play-now")


def test_a_last_move_that_a_strip_has_no_room_for_is_in_its_tip() -> None:
    chairs = Chairs(["Anne"], said=["stored 3 yellow, 2 [[cb-goods-1|turquoise]]"])
    assert 'title="stored 3 yellow, 2 turquoise"' in str(strip_piece(Strip(0), chairs, page_words("en")))
