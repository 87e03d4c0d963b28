"""Why can't I? A tap on a place that is not lit, a typed action and a message over the line are answered by the rule
that forbids it, with its number and the way to the rules page."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .driving import Person, open_table, wait_asked, wait_until
from .serving import Player, Server

TIP = "#why:popover-open"


def two_seats(url: str) -> tuple[Player, str]:
    anne = Player(url, "Anne")
    made = anne.open_table(["me", "device"])
    anne.join(made)
    return anne, made


def test_a_refused_action_names_its_rule(server: Server) -> None:
    anne, _ = two_seats(server.url)
    told = anne.refused({"text": "build:office", "n": anne.now["n"]})
    assert told["key"] == "illegal"
    assert told["why"] == "Not in this phase: one builds in the builder’s phase."
    assert (told["reason"], told["ruling"], told["rule"]) == ("why-phase", "", "/rules/puerto-rico#round")
    anne.play("role:builder")
    told = anne.refused({"text": "build:wharf", "n": anne.now["n"]})
    assert told["why"] == "The wharf costs you 8 doubloons, and you have 3. (PR-6)"
    assert told["rule"] == "/rules/puerto-rico#PR-6"
    unknown = anne.refused({"text": "fly to the moon", "n": anne.now["n"]})
    assert "Allowed are: " in unknown["why"]


def test_one_may_ask_over_http_for_ones_own_seat(server: Server) -> None:
    anne, made = two_seats(server.url)
    anne.play("role:builder")

    def asked(query: str, who: Player = anne) -> dict[str, Any]:
        status, text, _ = who.get(f"/t/{made}/why?{query}")
        assert status == 200
        found: dict[str, Any] = json.loads(text)
        return found

    assert asked("action=build:wharf")["ruling"] == "PR-6"
    assert asked("place=offer:wharf")["key"] == "why-cost"
    assert asked("place=offer:hacienda")["key"] == ""  # it can be built
    assert asked("action=nonsense")["key"] == "why-unknown"
    assert asked("place=1:city:wharf")["key"] == "why-theirs"
    assert asked("action=build:wharf", Player(server.url, "Bruno"))["key"] == "why-watching"
    assert anne.get("/t/no-such-table/why?action=pass")[0] == 404


@pytest.mark.parametrize(("game", "place", "key", "typed"), [
    ("puerto-rico", "offer:wharf", "builder’s phase", "sell:corn"),
    ("san-juan", "deck", "cards are drawn", "sell:indigo"),
    ("burgundy", "space:1", "storage", "sell:pink"),
    ("golden-city", "place:site_1", "building phase", "bid:4"),
])
def test_a_tap_on_a_place_that_is_not_lit_tells_why(game: str, place: str, key: str, typed: str, server: Server,
                                                    people: Any) -> None:
    page = people(1280, 800)
    open_table(page, server.url, ["me", "device"], game=game)
    assert wait_asked(page)
    Person(page).touch(place)
    page.wait_for_selector(TIP)
    wait_until(page, "key => document.querySelector('#why').textContent.includes(key)", arg=key)
    page.click("#why p")
    page.wait_for_selector(TIP, state="detached")
    page.keyboard.press("/")
    page.fill("#command", typed)
    page.keyboard.press("Enter")
    page.wait_for_selector("#command-says a")
    assert page.inner_text("#command-says")


def test_the_number_leads_to_the_ruling_beside_the_game(server: Server, people: Any) -> None:
    page = people(390, 844, has_touch=True, is_mobile=True, locale="fr")
    open_table(page, server.url, ["me", "device"])
    assert wait_asked(page)
    page.evaluate("window.table.desk.go({ do: window.table.now.legal.find(one => one.text === 'role:builder').id })")
    wait_until(page, "() => window.table.now.legal.some(one => one.text === 'build:hacienda')")
    Person(page, finger=True).touch("offer:wharf")
    page.wait_for_selector(TIP)
    page.wait_for_selector("#why a")
    assert "vous coûte 8 doublons" in page.inner_text("#why")
    page.tap("#why a")
    page.wait_for_selector("#beside:not([hidden])")
    assert page.get_attribute("#beside iframe", "src") == "/rules/puerto-rico?beside#PR-6"
    page.frame_locator("#beside iframe").locator("#PR-6").wait_for(state="attached")
    page.wait_for_selector(TIP, state="detached")
