"""Whole games in real browsers: two people against each other and a bot, and the record agrees with what they see.

A whole game by hand takes minutes, so after COMPTOIR_CLICKS decisions (25 unless told; 0: all) both people lend their
chairs to bots, which play it to its end before their eyes."""

from __future__ import annotations

import os
import random
import zlib
from statistics import quantiles
from typing import Any

import pytest

from comptoir.table.telling import playable

from .driving import click_times, do, do_by_keys, looks, open_table, sideways, sit_down
from .serving import Server, stored_record

MOST = 900  # decisions of one game
CLICKS = int(os.environ.get("COMPTOIR_CLICKS", "25")) or MOST


def whole_game(anne: Any, bruno: Any, server: Server, title: str, keys: bool = False) -> str:
    luck = random.Random(5)
    made = open_table(anne, server.url, ["me", "open", "bot:greedy"], title)
    sit_down(bruno, server.url, made, "Bruno")
    for _ in range(CLICKS):
        page, seen = turn(anne, bruno)
        if page is None:
            return made
        action = luck.choice(seen["legal"])
        if keys:
            do_by_keys(page, action, luck)
        else:
            do(page, action, seen["n"])
    for page in (anne, bruno):
        page.evaluate("window.table.send({lend: window.table.now.seat, bot: 'greedy'})")
    for page in (anne, bruno):
        page.wait_for_selector("body[data-status='over']", state="attached", timeout=180_000)
    return made


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
        page.wait_for_selector("#end:not([hidden])")
        assert page.locator(".score .total td").all_inner_texts() == points
        assert page.locator(".score thead th.is-winner").count() == len(outcome.winners)
        assert page.locator(".chart polyline").count() == len(points)


@pytest.mark.parametrize("title", playable())
def test_two_people_and_a_bot_play_a_whole_game_by_clicking(title: str, server: Server, people: Any,
                                                          record_property: Any) -> None:
    anne, bruno = people(), people()
    made = whole_game(anne, bruno, server, title)
    check_end([anne, bruno], server, made)
    times = click_times([anne, bruno])
    cuts = quantiles(times, n=20)
    svg = "".join(anne.evaluate("[...window.table.board.panels.values()].map(panel => panel.svg)")).encode()
    told = (f"{title}: click to board p50 {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms ({len(times)} boards); "
            f"all panels {len(svg) // 1000} kB, compressed {len(zlib.compress(svg)) // 1000} kB")
    record_property("click_to_board", told)
    print("\n" + told)
    assert cuts[18] < 3000
    assert sideways(anne) <= 0


def test_the_same_by_keyboard_alone(server: Server, people: Any) -> None:
    anne, bruno = people(), people()
    made = whole_game(anne, bruno, server, "puerto-rico", keys=True)
    check_end([anne, bruno], server, made)
