"""Everybody can play: axe finds nothing in any state of the table, and a whole turn goes by keyboard alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from comptoir.table.boards import playable

from .axe import faults
from .driving import choose, open_table, version, wait_asked, wait_version
from .serving import Server


@pytest.mark.parametrize("title", playable())
def test_axe_finds_nothing_in_any_state(title: str, server: Server, people: Any) -> None:
    page = people(bypass_csp=True)  # axe is put into the page by the test
    open_table(page, server.url, ["me", "bot:easy", "bot:easy"], title, first=True)
    wait_asked(page)
    found = {"asked": faults(page)}
    place = page.evaluate("window.table.now.choices.find(c => c.at.length)?.at[0] ?? ''")
    if place:
        page.evaluate("place => window.table.desk.touch(place, 'keys')", place)
        page.wait_for_timeout(200)
        found["picked"] = faults(page)
        page.keyboard.press("Escape")
    page.keyboard.press("/")
    found["list"] = faults(page)
    page.keyboard.press("Escape")
    page.evaluate("window.table.peek.press(1)")
    page.wait_for_selector("#peek:visible")
    found["peek"] = faults(page)
    page.keyboard.press("Escape")
    page.click("#tab-chat")
    page.click("button[popovertarget=menu]")
    found["menu and chat"] = faults(page)
    page.keyboard.press("Escape")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found["evening"] = faults(page)
    page.set_viewport_size({"width": 390, "height": 844})
    found["phone"] = faults(page)
    assert not any(found.values()), "\n".join(f"{state}: {fault}" for state, told in found.items() for fault in told)


@pytest.mark.parametrize("title", playable())
def test_a_turn_goes_by_keyboard_alone(title: str, server: Server, people: Any) -> None:
    """Tab or b leads to what is lit, arrows walk, space and Enter touch, c confirms; every lit thing has a name."""
    page = people(1280, 720)
    open_table(page, server.url, ["me", "bot:easy"], title)
    for _ in range(3):
        wait_asked(page)
        before = version(page)
        nameless = page.evaluate("[...document.querySelectorAll('.stage-part [tabindex]')].filter(place => "
                                 "!(place.getAttribute('aria-label') || place.textContent).trim()).length")
        assert nameless == 0
        for _ in range(12):
            page.keyboard.press("b")
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            if page.evaluate("!document.querySelector('#go').hidden && !document.querySelector('#go').disabled"):
                page.keyboard.press("c")
            page.wait_for_timeout(60)
            if version(page) > before:
                break
            page.keyboard.press("ArrowRight")
        if version(page) == before:  # a set that is still to be made: the list and the command line are there as well
            page.keyboard.press("Escape")
            choose(page, page.evaluate("window.table.now.legal[0].text"))
        wait_version(page, before)


BOARDS = ("Common board", "My board")
ALWAYS = ("All choices as a list", "Undo", "Cancel", "Take back")


@pytest.mark.parametrize("title", playable())
def test_a_turn_goes_by_the_tree_of_a_screen_reader_alone(title: str, server: Server, people: Any) -> None:
    """Regions, headings and buttons by their names, and Enter: the decision is heard, things are chosen on the boards
    that were not tried yet, and what then may be confirmed is confirmed."""
    page = people(1280, 720)
    open_table(page, server.url, ["me", "bot:easy"], title)
    decision = page.get_by_role("region", name="Your decision")

    def buttons() -> dict[str, Any]:
        """What can be pressed beside the question, by name."""
        found = [button for button in decision.get_by_role("button").all() if button.is_enabled()]
        named = {button.get_attribute("aria-label") or button.inner_text(): button for button in found}
        return {name: button for name, button in named.items() if not name.startswith(ALWAYS)}

    def lit() -> Iterator[tuple[str, Any]]:
        """What can be pressed on the boards; the second of two that sound alike has a number."""
        heard = Counter[str]()
        for board in BOARDS:
            for button in page.get_by_role("region", name=board, exact=True).get_by_role("button").all():
                name = button.get_attribute("aria-label") or button.inner_text()
                heard[name] += 1
                yield f"{name} {heard[name]}", button

    for _ in range(3):
        wait_asked(page)
        before, passing, tried = version(page), set(buttons()), set[str]()
        assert decision.get_by_role("heading").inner_text().startswith("Anne")
        while version(page) == before:
            name, button = next((name, button) for name, button in lit() if name not in tried)
            tried.add(name)
            button.press("Enter")
            page.wait_for_timeout(100)
            for name, button in buttons().items():
                if name not in passing:
                    button.press("Enter")
                    page.wait_for_timeout(100)
                    break


def test_the_tree_of_a_screen_reader_tells_the_decision(server: Server, people: Any) -> None:
    page = people(1280, 720)
    open_table(page, server.url, ["me", "bot:easy", "bot:easy"])
    wait_asked(page)
    tree = page.locator("body").aria_snapshot()
    for wanted in ("Anne, choose a role.", "button", "Settler", "region \"Your decision\"", "region \"Seats\""):
        assert wanted in tree, wanted
