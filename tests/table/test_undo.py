"""Undo: free while nothing was shown, by consent beyond. Reconnect: pages go on when the server comes back."""

from __future__ import annotations

from typing import Any

from .driving import open_table, place, sit_down, version, wait_asked, wait_version
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


def choose(page: Any, text: str) -> None:
    before = version(page)
    page.locator(f'.action[data-do="{text}"]').click()
    wait_version(page, before)


def test_a_choice_is_taken_back_freely(server: Server, people: Any) -> None:
    page = people()
    _, made = with_bruno(page, server)
    choose(page, "role:builder")
    assert page.inner_text("#undo") == "Undo"
    before = version(page)
    page.keyboard.press("u")
    wait_version(page, before)
    assert page.inner_text("#prompt") == "Anne, choose a role."
    record = stored_record(server.db, made)
    assert record.moves == []
    assert record.entries[-1] == {"by": 0, "undo": 1}  # an entry, not an erasure


def confirming(page: Any) -> None:
    page.click("button[popovertarget=menu]")
    page.check("[data-keep=confirm]")
    page.keyboard.press("Escape")


def test_a_turn_is_held_until_it_is_confirmed(server: Server, people: Any) -> None:
    """The role can be taken back, the plantation would end her part: nothing goes on before she confirms it."""
    page = people()
    bruno, made = with_bruno(page, server)
    confirming(page)
    choose(page, "role:settler")
    page.locator('.action[data-do="take:quarry"]').click()
    page.wait_for_selector("#held:not([hidden])")
    assert page.inner_text("#go").startswith("Confirm: ")
    assert page.locator('[data-at="row:quarry"].is-picked').count() == 1
    assert [move.do for move in stored_record(server.db, made).moves] == ["role:settler"]
    place(page, "row:quarry").locator("> .rim").click(force=True)  # again: it is still to be confirmed
    page.wait_for_selector("#held:not([hidden])")
    page.click("#undo")  # put back; another one is chosen
    page.wait_for_selector("#held", state="hidden")
    other = page.locator('.action[data-do^="take:"]').first.get_attribute("data-do")
    page.locator(f'.action[data-do="{other}"]').click()
    page.wait_for_selector("#held:not([hidden])")
    before = version(page)
    page.keyboard.press("c")
    wait_version(page, before)
    assert [move.do for move in stored_record(server.db, made).moves][:2] == ["role:settler", other]
    bruno.my_turn()


def test_a_whole_turn_is_taken_back_before_it_is_confirmed(server: Server, people: Any) -> None:
    page = people()
    _, made = with_bruno(page, server)
    confirming(page)
    choose(page, "role:settler")
    page.locator('.action[data-do="take:quarry"]').click()
    page.wait_for_selector("#held:not([hidden])")
    before = version(page)
    page.click("#undo-turn")
    wait_version(page, before)
    assert page.inner_text("#prompt") == "Anne, choose a role."
    assert page.is_hidden("#held")
    assert stored_record(server.db, made).moves == []


def after_a_draw(page: Any, server: Server) -> tuple[Player, str]:
    """Both have taken a plantation, and new ones were drawn."""
    bruno, made = with_bruno(page, server)
    choose(page, "role:settler")
    choose(page, page.locator('.action[data-do^="take:"]').first.get_attribute("data-do"))
    if page.evaluate("document.body.dataset.actor") == "0":
        wait_asked(page)
    bruno.my_turn()
    bruno.play(next(one[1] for one in bruno.now["legal"] if one[1].startswith("take:")))
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
    wait_asked(page)
    choose(page, "role:settler")
    choose(page, page.locator('.action[data-do^="take:"]').first.get_attribute("data-do"))
    wait_asked(other)
    choose(other, other.locator('.action[data-do^="take:"]').first.get_attribute("data-do"))
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
    wait_asked(page)
    choose(page, "role:settler")
    choose(page, page.locator('.action[data-do^="take:"]').first.get_attribute("data-do"))
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
    choose(other, other.locator(".action >> nth=0").get_attribute("data-do"))
    wait_version(page, n)
    assert len(stored_record(own_server.db, made).entries) > n
