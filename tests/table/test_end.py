"""The end of a game: it lies over the table, says where the points came from, and can be put away and brought back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import comptoir
from comptoir import Record
from comptoir.table.boards import playable

from .axe import faults
from .driving import sideways
from .serving import Server
from .test_later import uploaded


def finished(title: str, seats: int = 3) -> Record:
    game, luck = comptoir.load(title), random.Random(5)
    record = Record(game, ["Anne", "Bruno", "Chloé", "David"][:seats], seed=5)
    while int(record.state.actor()) >= 0:
        legal = record.state.legal()
        record.play(game.actions.text(luck.choice(legal if len(legal) == 1 else [one for one in legal if one])))
    return record


def opened(page: Any, server: Server, record: Record) -> None:
    made = uploaded(page, server, record)
    page.goto(f"{server.url}/t/{made}")
    page.wait_for_selector("#end[open]")


@pytest.mark.parametrize("title", playable())
def test_the_end_tells_the_game_in_pictures_and_numbers(title: str, server: Server, people: Any) -> None:
    page, record = people(1280, 720, bypass_csp=True), finished(title)
    opened(page, server, record)
    outcome: Any = record.state.outcome()
    total = [cell.inner_text() for cell in page.locator(".score .total td").all()]
    assert total == [str(score.points) for score in outcome.scores]
    assert page.locator(".tally").count() >= 3
    assert page.locator(".tally svg[role=img]").count() >= 2
    for tally in page.locator(".tally:has(figure)").all():
        tally.locator("summary").click()
        assert tally.locator("tbody tr").count() >= 2  # the numbers behind the picture
    assert faults(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.reload()
    page.wait_for_selector("#end[open]")
    assert faults(page) == []


def test_the_end_is_put_away_to_look_at_the_board_and_brought_back(server: Server, people: Any) -> None:
    page = people(1280, 720)
    opened(page, server, finished("san-juan"))
    page.click("#end-close")
    assert not page.is_visible("#end")
    page.mouse.move(640, 435)  # away from the strips: to point at one opens a board
    page.locator(".strip").first.click(trial=True)  # nothing lies over it
    page.click("#end-open")
    assert page.is_visible("#end-h")
    page.keyboard.press("Escape")
    assert not page.is_visible("#end")
    assert page.is_visible("#end-open")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_ways_on_are_in_sight_and_no_word_is_small(width: int, height: int, server: Server, people: Any) -> None:
    page = people(width, height, has_touch=width < 700, is_mobile=width < 700, locale="fr-FR")
    opened(page, server, finished("golden-city", 4))
    for way in ("#end-close", ".end-foot a[href$=replay]", ".end-foot a[href='/']"):
        box = page.locator(way).bounding_box()
        assert box["y"] + box["height"] <= height
        assert box["height"] >= (44 if width < 700 else 28)
    assert sideways(page) <= 0
    smallest = page.evaluate("""() => Math.min(...[...document.querySelectorAll('#end text, #end :not(svg *)')]
        .filter(one => one.checkVisibility() && [...one.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
        .map(one => parseFloat(getComputedStyle(one).fontSize)
             * (one.ownerSVGElement ? one.getScreenCTM().a : 1) || 99))""")
    assert smallest >= 11


def test_a_round_is_called_what_the_title_calls_it(server: Server, people: Any) -> None:
    for title, word in (("puerto-rico", "tour"), ("san-juan", "manche"), ("golden-city", "manche")):
        page = people(locale="fr-FR")
        opened(page, server, finished(title))
        assert f"({word} " in page.inner_text("#end-why")
