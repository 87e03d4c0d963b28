"""Whole games in real browsers: two people against each other and a bot, and the record agrees with what they see.

A whole game by hand takes minutes, so after COMPTOIR_CLICKS decisions (12 unless told; 0: all) both people lend their
chairs to bots, go back to the lobby, and return for the end. Unless told, two titles are enough: test_clicks.py points
and clicks in all of them."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from comptoir.table.boards import playable

from .driving import Person, do_by_keys, looks, open_table, sideways, sit_down
from .serving import Server, stored_record

MOST = 900  # decisions of one game
CLICKS = int(os.environ.get("COMPTOIR_CLICKS", "12")) or MOST
TITLES = playable() if "COMPTOIR_CLICKS" in os.environ else ("puerto-rico", "golden-city")


def whole_game(anne: Any, bruno: Any, server: Server, title: str, keys: bool = False, clicks: int = CLICKS) -> str:
    """Played to its end; the id of the table."""
    luck = random.Random(5)
    made = open_table(anne, server.url, ["me", "open", "bot:medium"], title)
    sit_down(bruno, server.url, made, "Bruno")
    for _ in range(clicks):
        page, seen = turn(anne, bruno)
        if page is None:
            return made
        if keys:
            do_by_keys(page, luck.choice(seen["legal"]), luck)
        else:
            Person(page).decide(luck)
    for page in (anne, bruno):
        page.evaluate("window.table.send({lend: window.table.now.seat, bot: 'easy'})")
        page.wait_for_selector("#take-back:not([hidden])")
        page.goto(server.url)
    for page in (anne, bruno):
        wait_over(page, server, made)
    return made


def wait_over(page: Any, server: Server, made: str) -> None:
    """Until the game is over; then look at it."""
    for _ in range(600):
        if page.evaluate(f"fetch('/t/{made}/story').then(answer => answer.json()).then(story => story.over)"):
            page.goto(f"{server.url}/t/{made}")
            return
        page.wait_for_timeout(200)
    raise AssertionError("the bots do not play to the end")


def turn(anne: Any, bruno: Any) -> tuple[Any, dict[str, Any]]:
    """Whose page is asked, and what it shows; nobody's when the game is over."""
    for _ in range(1000):
        for page in (anne, bruno):
            seen = looks(page)
            if seen["asked"] and seen["legal"]:
                return page, seen
            if seen["status"] == "over":
                return None, seen
        anne.wait_for_timeout(12)
    raise AssertionError("nobody is asked")


def check_end(pages: list[Any], server: Server, made: str) -> None:
    record = stored_record(server.db, made)
    outcome = record.state.outcome()
    assert outcome is not None
    points = [str(score.points) for score in outcome.scores]
    for page in pages:
        page.wait_for_selector("#end[open]")
        assert page.locator(".score .total td").all_inner_texts() == points
        assert page.locator(".score thead th.is-winner").count() == len(outcome.winners)
        assert page.locator(".chart polyline").count() == len(points)


@pytest.mark.parametrize("title", TITLES)
def test_two_people_and_a_bot_play_a_whole_game_by_clicking(title: str, server: Server, people: Any) -> None:
    anne, bruno = people(), people()
    made = whole_game(anne, bruno, server, title)
    check_end([anne, bruno], server, made)
    assert sideways(anne) <= 0


def test_the_same_by_keyboard_alone(server: Server, people: Any) -> None:
    anne, bruno = people(), people()
    made = whole_game(anne, bruno, server, "puerto-rico", keys=True)
    check_end([anne, bruno], server, made)
