"""A look at another seat's board: it comes by itself under the mouse, and is never in the way."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.table.boards import playable

from .driving import Person, open_table, version, wait_asked, wait_version
from .serving import Server

OVER_THE_LINE = """() => {
    const [box, act] = ['#peek', '.act'].map(name => document.querySelector(name).getBoundingClientRect());
    return box.bottom > act.top && box.top < act.bottom && box.right > act.left && box.left < act.right;
}"""


def glanced(page: Any, seat: int) -> None:
    """The mouse rests on a seat's strip."""
    page.hover(f".strip[data-seat='{seat}'] .strip-hit")
    page.wait_for_selector("#peek:not([hidden])")


def seated(page: Any, server: Server, title: str, bots: int) -> None:
    open_table(page, server.url, ["me", *["bot:easy"] * bots], title, first=True)
    wait_asked(page)


def test_what_lies_under_a_glance_can_be_clicked(server: Server, people: Any) -> None:
    page = people(1280, 720)
    seated(page, server, "san-juan", 3)
    for other in (1, 2, 3):
        glanced(page, other)
        page.mouse.move(1, 1)
        page.wait_for_selector("#peek", state="hidden")
    glanced(page, 3)
    before = version(page)
    x, y = Person(page).where("role:mayor")
    page.mouse.move(x, y)  # in one leap, as a quick hand does
    page.mouse.down()
    page.mouse.up()
    wait_version(page, before)


def test_what_was_clicked_or_pinned_stays(server: Server, people: Any) -> None:
    page = people(1280, 720)
    seated(page, server, "san-juan", 3)
    glanced(page, 2)
    page.keyboard.press("s")
    page.mouse.move(1, 1)
    page.wait_for_timeout(100)
    assert page.is_visible("#peek")
    page.click("#peek-close")
    page.wait_for_selector("#peek", state="hidden")
    page.click(".strip[data-seat='3'] .strip-hit")
    page.wait_for_selector("#peek:not([hidden])")
    page.hover("#peek h2")  # the mouse may go into it
    page.mouse.move(1, 1)
    page.wait_for_timeout(100)
    assert page.is_visible("#peek")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize(("title", "bots"), [*[(title, 3) for title in playable()], ("san-juan", 2)])
def test_it_is_never_over_the_action_line(server: Server, people: Any, title: str, bots: int,
                                          size: tuple[int, int]) -> None:
    page = people(*size)
    seated(page, server, title, bots)
    for other in range(1, bots + 1):
        glanced(page, other)
        assert not page.evaluate(OVER_THE_LINE), other
        page.mouse.move(1, 1)
        page.wait_for_selector("#peek", state="hidden")
