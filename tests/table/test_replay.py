"""Looking back: everything in one window, nothing too small to read or to touch, and the board follows the moves."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.table.boards import playable

from .axe import faults
from .fitting import faults as misfits
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
        for part in (".stage-part.is-shown" if width < 700 else ".st-common", "#scrub", "[data-step=play]", "#says"):
            box = page.locator(part).bounding_box()
            assert box["y"] >= 0, (width, part)
            assert box["y"] + box["height"] <= height, (width, part)
        assert misfits(page, finger=width < 700) == [], width


def test_everything_one_touches_is_large_enough(server: Server, people: Any) -> None:
    for width, height, least in ((1280, 720, 28), (390, 844, 44)):
        page = people(width, height, has_touch=width < 700, is_mobile=width < 700)
        opened(page, server, "puerto-rico")
        sizes = page.evaluate("""() => [...document.querySelectorAll('button, select, a.btn, input[type=range]')]
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
        assert page.evaluate("""() => [...document.querySelectorAll('.stage-part .is-last')].every(last => {
            const box = last.getBoundingClientRect();
            return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; })"""), move
        assert page.locator(".strip.is-flash").count() == 1  # whose move it was


def test_a_strip_opens_the_whole_board_as_it_was(server: Server, people: Any) -> None:
    page = people(1280, 720)
    opened(page, server, "puerto-rico")
    page.click(".strip[data-seat='2'] .strip-hit")
    page.wait_for_selector("#peek:not([hidden])")
    assert "Chloé" in page.inner_text("#peek h2")
    page.keyboard.press("Escape")
    page.wait_for_selector("#peek", state="hidden")


def test_on_a_phone_the_panel_of_the_move_is_shown_and_the_log_is_a_tab(server: Server, people: Any) -> None:
    page = people(390, 844, has_touch=True, is_mobile=True)
    opened(page, server, "san-juan")
    assert page.locator(".stage-part.is-shown").count() == 1
    page.locator(".st-tabs [data-tab='-1']").tap()
    page.locator("#tab-log").tap()
    assert page.is_visible("#log")
    page.locator("[data-step=next]").tap()
    at(page, 41)
    assert page.is_visible("#log")  # who reads goes on reading
    page.locator(".st-tabs [data-tab='0']").tap()
    assert not page.is_visible("#log")


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_in_the_replay(width: int, server: Server, people: Any) -> None:
    for theme in ("light", "dark"):
        page = people(width, 844, bypass_csp=True, color_scheme=theme)
        opened(page, server, "burgundy", 2)
        assert faults(page) == []
