"""Looking back: everything in one window, nothing too small to read or to touch, and the board follows the moves."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.table.boards import playable

from .axe import faults
from .serving import Server
from .test_end import finished
from .test_later import at, finished_record, uploaded

SCREENS = [(1280, 720), (1440, 900), (1920, 1080), (390, 844)]

SMALL_WORDS = """() => [...document.querySelectorAll('body *')].filter(one => one.checkVisibility()
        && !one.closest('.sr') && [...one.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
    .map(one => [parseFloat(getComputedStyle(one).fontSize) * (one.ownerSVGElement ? one.getScreenCTM().a : 1),
                 one.textContent.trim().slice(0, 30)]).filter(([size]) => size < 10.99)"""


def opened(page: Any, server: Server, title: str, seats: int = 3) -> None:
    made = uploaded(page, server, finished(title, seats))
    page.goto(f"{server.url}/t/{made}/replay#move-40")
    at(page, 40)


@pytest.mark.parametrize("title", playable())
def test_the_replay_fits_the_window_and_no_word_is_small(title: str, server: Server, people: Any) -> None:
    for width, height in SCREENS:
        page = people(width, height, has_touch=width < 700, is_mobile=width < 700, locale="fr-FR")
        opened(page, server, title, 4 if title != "burgundy" else 2)
        high, wide = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert (high, wide) == (height, width)
        for part in (".rp-board", "#scrub", "[data-step=play]", "#says"):
            box = page.locator(part).bounding_box()
            assert box["y"] >= 0, (width, part)
            assert box["y"] + box["height"] <= height, (width, part)
        assert page.evaluate(SMALL_WORDS) == [], width


def test_everything_one_touches_is_large_enough(server: Server, people: Any) -> None:
    for width, height, least in ((1280, 720, 28), (390, 844, 44)):
        page = people(width, height, has_touch=width < 700, is_mobile=width < 700)
        opened(page, server, "puerto-rico")
        sizes = page.evaluate("""() => [...document.querySelectorAll('button, .switch label, a.btn, input[type=range]')]
            .filter(one => one.checkVisibility()).map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 60)])
            .map(([box, what]) => [Math.min(box.height, box.width), what])""")
        assert [what for size, what in sizes if size < least] == []


def test_the_board_follows_the_move(server: Server, people: Any) -> None:
    page = people(1280, 720)
    uploaded(page, server, finished_record(["Anne", "Bruno", "Chloé"]))
    for move in (20, 45, 70):
        page.locator("#move").fill(str(move))
        at(page, move)
        page.wait_for_timeout(100)
        seen = page.evaluate("""() => { const last = [...document.querySelectorAll('.is-last')].at(-1);
            if (!last) return true;
            const frame = document.querySelector('#board').getBoundingClientRect(), box = last.getBoundingClientRect();
            return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1; }""")
        assert seen, move


def test_on_a_phone_one_panel_is_shown_and_the_log_is_a_tab(server: Server, people: Any) -> None:
    page = people(390, 844, has_touch=True, is_mobile=True)
    opened(page, server, "san-juan")
    assert page.locator(".rp-board .panel:visible").count() == 1
    page.locator("[data-tab='city:1']").tap()
    assert page.locator(".rp-board .panel:visible").get_attribute("data-panel") == "city:1"
    page.locator("[data-tab=log]").tap()
    assert page.is_visible("#log")
    page.locator("[data-step=next]").tap()
    at(page, 41)
    page.locator("[data-tab='city:0']").tap()
    assert not page.is_visible("#log")


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_in_the_replay(width: int, server: Server, people: Any) -> None:
    for theme in ("light", "dark"):
        page = people(width, 844, bypass_csp=True, color_scheme=theme)
        opened(page, server, "burgundy", 2)
        assert faults(page) == []
