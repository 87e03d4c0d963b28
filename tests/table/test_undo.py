"""Undo: free while nothing was shown, by consent beyond. Reconnect: pages go on when the server comes back."""

from __future__ import annotations

from typing import Any

from .driving import choose, legal, open_table, sit_down, version, wait_asked, wait_version
from .serving import Player, Server, stored_record


def with_bruno(page: Any, server: Server) -> tuple[Player, str]:
    """Anne at a browser, Bruno on the wire."""
    made = open_table(page, server.url, ["me", "open"])
    bruno = Player(server.url, "Bruno")
    bruno.get("/")
    bruno.join(made)
    bruno.send({"sit": 1, "name": "Bruno"})
    bruno.until(lambda now: now["seat"] == 1 and now["status"] == "playing")
    wait_asked(page)
    return bruno, made


def first(page: Any, kind: str = "take:") -> str:
    """The first action of a kind that is allowed."""
    return str(next(action["text"] for action in legal(page) if action["text"].startswith(kind)))


def ask_always(page: Any) -> None:
    """As the menu has it: where two plantations of one kind are left, taking one would be done without being asked."""
    page.evaluate("document.querySelector('[data-keep=ask]').click()")


def test_a_choice_is_taken_back_freely(server: Server, people: Any) -> None:
    page = people()
    _, made = with_bruno(page, server)
    choose(page, "role:builder")
    assert page.inner_text("#undo span") == "Undo"
    before = version(page)
    page.keyboard.press("u")
    wait_version(page, before)
    assert page.inner_text("#prompt") == "Anne, choose a role."
    record = stored_record(server.db, made)
    assert record.moves == []
    assert record.entries[-1] == {"by": 0, "undo": 1}  # an entry, not an erasure


def after_a_draw(page: Any, server: Server) -> tuple[Player, str]:
    """Both have taken a plantation, and new ones were drawn."""
    bruno, made = with_bruno(page, server)
    choose(page, "role:settler")
    choose(page, first(page))
    if page.evaluate("document.body.dataset.actor") == "0":
        wait_asked(page)
    bruno.my_turn()
    bruno.play(next(one["text"] for one in bruno.now["legal"] if one["text"].startswith("take:")))
    page.wait_for_selector("#undo:has-text('Ask')")
    return bruno, made


def test_after_a_draw_it_is_refused_when_somebody_says_no(server: Server, people: Any) -> None:
    page = people()
    bruno, made = after_a_draw(page, server)
    before = len(stored_record(server.db, made).moves)
    page.click("#undo")
    asked = bruno.until(lambda now: now["ask"] is not None)
    assert asked["ask"]["kind"] == "undo"
    bruno.send({"answer": False})
    page.wait_for_selector("#told:not([hidden]):has-text('Bruno refused')")
    assert len(stored_record(server.db, made).moves) == before


def test_by_consent_it_is_granted(server: Server, people: Any) -> None:
    page, other = people(), people()
    made = open_table(page, server.url, ["me", "open"])
    sit_down(other, server.url, made, "Bruno")
    ask_always(other)
    wait_asked(page)
    choose(page, "role:settler")
    choose(page, first(page))
    wait_asked(other)
    choose(other, first(other))
    page.click("#undo")
    other.wait_for_selector("#question[open]")
    assert "Anne asks to take back a move" in other.inner_text("#question")
    before = version(page)
    other.click("#question .btn-primary")
    wait_version(page, before)
    wait_asked(page)
    assert "you may take a plantation" in page.inner_text("#prompt")
    entry = stored_record(server.db, made).entries[-1]
    assert entry["consent"] == [1]


def test_pages_go_on_when_the_server_was_killed(own_server: Server, people: Any) -> None:
    page, other = people(), people()
    made = open_table(page, own_server.url, ["me", "open"])
    sit_down(other, own_server.url, made, "Bruno")
    ask_always(other)
    wait_asked(page)
    choose(page, "role:settler")
    choose(page, first(page))
    wait_asked(other)
    n = version(page)
    own_server.kill()
    page.wait_for_selector("#lost:not([hidden])")
    assert "is safe" in page.inner_text("#lost")
    own_server.start()
    for one in (page, other):
        one.wait_for_selector("#lost", state="hidden")
    assert version(page) == n
    wait_asked(other)
    choose(other, first(other, ""))
    wait_version(page, n)
    assert len(stored_record(own_server.db, made).entries) > n
