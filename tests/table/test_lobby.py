"""The lobby: a game at one click, what was typed is kept, names are asked for, and games that were played are found."""

from __future__ import annotations

import re
from typing import Any

import pytest

import comptoir
from comptoir import Record
from comptoir.bots import LEVELS
from comptoir.bots.expected import below, expected
from comptoir.table.boards import playable
from comptoir.table.history import History
from comptoir.table.lobby import NEARLY_ALL
from comptoir.table.seats import Person

from .axe import faults
from .driving import open_table, sideways
from .serving import Player, Server, run
from .test_later import finished_record, uploaded

SCREENS = [(1280, 720), (1440, 900), (1920, 1080), (390, 844)]


def in_sight(page: Any, what: str) -> bool:
    """Whether all of it lies inside the window, with nothing over it."""
    return bool(page.evaluate("""what => {
        const at = document.querySelector(what), box = at.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth && (at === top || at.contains(top));
    }""", what))


def names(page: Any) -> list[str]:
    found: list[str] = page.evaluate("window.table.now.chairs.map(chair => chair.name + ' ' + chair.bot)")
    return found


@pytest.mark.parametrize("title", playable())
def test_one_click_begins_a_game_against_bots_of_the_level_chosen_last(title: str, server: Server, people: Any) -> None:
    page = people(1280, 720)
    page.goto(server.url)
    page.get_by_text("hard", exact=True).click()
    page.click(f"button[value={title}]")
    page.fill("#my-name", "Anne")  # the first time a name is asked for
    page.press("#my-name", "Enter")
    page.wait_for_selector("body[data-status]", state="attached")
    seats = comptoir.load(title).default_seats
    assert len(names(page)) == seats
    assert names(page)[0] == "Anne "
    assert {name.rpartition(" ")[2] for name in names(page)[1:]} == {"hard"}
    page.goto(server.url)
    assert page.is_checked("input[name=level][value=hard]")
    page.click(f"button[value={title}]")
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.wait_for_selector("body[data-status]", state="attached")
    assert {name.rpartition(" ")[2] for name in names(page)[1:]} == {"hard"}


def test_every_title_says_what_to_expect_of_the_level_that_is_chosen(server: Server, people: Any) -> None:
    page = people(1280, 720)
    page.goto(server.url)
    for level in LEVELS:
        page.check(f"input[name=level][value={level}]", force=True)
        for title in playable():
            card = page.locator(f".card:has(button[value={title}])")
            told = card.locator(".expect:visible").all_inner_texts()
            found = expected(comptoir.load(title), level)
            assert len(told) == (found is not None or not below(level))
            assert all(one.startswith(level) for one in told)
            if found is not None and found.share < NEARLY_ALL:
                assert told[0] == f"{level} beats {found.below} {int(10 * found.share + 0.5)} times in 10"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_name_typed_into_the_form_does_for_play_now(server: Server, people: Any) -> None:
    page = people()
    page.goto(server.url)
    page.fill("#my-name", "Chloé")
    page.click("button[value=san-juan]")
    page.wait_for_selector("body[data-status]", state="attached")
    assert names(page)[0] == "Chloé "


def test_changing_seats_or_the_title_keeps_what_was_typed(server: Server, people: Any) -> None:
    page = people(1280, 720)
    page.goto(server.url)
    page.fill("#my-name", "Anne")
    page.select_option("#chair-1", "device")
    page.fill("[name=name-1]", "Bruno")
    page.select_option("#chair-3", "bot:hard")
    page.check("#o-first")
    page.click("#new summary")
    page.fill("#o-name", "After dinner")
    page.get_by_text("Anybody").click()
    for seats in (3, 5, 4):
        page.locator(f"#seats-{seats}").check(force=True)
        page.wait_for_selector(f".chair:nth-of-type({seats}):last-child")
    page.click("[data-game=san-juan]")
    page.wait_for_selector("#o-expansion")
    assert page.input_value("#my-name") == "Anne"
    assert page.input_value("#chair-1") == "device"
    assert page.input_value("[name=name-1]") == "Bruno"
    assert page.input_value("#chair-3") == "bot:hard"
    assert page.is_checked("#o-first")
    assert page.input_value("#o-name") == "After dinner"
    assert page.is_checked("[name=door][value=open]")
    page.click(".form-end button")
    page.wait_for_selector("body[data-status]", state="attached")
    assert names(page)[:2] == ["Anne ", "Bruno "]


def test_the_form_works_without_scripts(server: Server, people: Any) -> None:
    page = people(java_script_enabled=False)
    page.goto(f"{server.url}/?game=burgundy")
    page.fill("#my-name", "Anne")
    page.locator("#seats-3").check(force=True)
    page.click("noscript button, button[formaction='/']")
    assert page.locator(".chair").count() == 3
    assert page.input_value("#my-name") == "Anne"


def test_a_name_is_asked_for_before_sitting_down_and_can_be_changed(server: Server, people: Any) -> None:
    anne, bruno = Player(server.url, "Anne"), people()
    made = anne.open_table(["me", "open", "open"], door="open")
    bruno.goto(server.url)
    bruno.click(f".open a[href='/t/{made}']")
    assert bruno.locator(".waiting-chairs").count() == 0
    bruno.fill("#my-name", "Brun")
    bruno.press("#my-name", "Enter")
    bruno.click(".waiting-chairs .btn >> nth=0")
    bruno.wait_for_selector(".waiting-chairs :text('Brun (you)')")
    bruno.goto(server.url)
    bruno.click(".my-name")
    bruno.fill("#my-name", "Bruno")
    bruno.press("#my-name", "Enter")
    bruno.wait_for_selector(".my-name :text('Bruno')")
    anne.join(made)
    assert [chair["name"] for chair in anne.now["chairs"]] == ["Anne", "Bruno", ""]


def test_who_only_looks_needs_no_name(server: Server, people: Any) -> None:
    made = Player(server.url, "Anne").open_table(["me", "open"])
    page = people()
    page.goto(f"{server.url}/t/{made}")
    page.click("a[href$='?watch']")
    page.wait_for_selector("body.st")


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_game_begins_without_scrolling_on_every_screen(locale: str, server: Server, people: Any) -> None:
    for width, height in SCREENS:
        page = people(width, height, locale=locale, has_touch=width < 700, is_mobile=width < 700)
        page.goto(server.url)
        for title in playable():
            assert in_sight(page, f"button[value={title}]"), (width, title)
        assert in_sight(page, ".form-end button"), width
        page.click("#new summary")
        page.locator("#o-name").scroll_into_view_if_needed()
        assert in_sight(page, ".form-end button"), width
        assert sideways(page) <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_lobby(theme: str, server: Server, people: Any) -> None:
    page = people(bypass_csp=True, color_scheme=theme)
    open_table(page, server.url, ["me", "open", "bot:easy"])
    uploaded(page, server, finished_record(["Anne", "Bruno", "bot:medium"]))
    for path in ("/", "/games", "/name", "/?game=san-juan&more=1"):
        page.goto(server.url + path)
        assert faults(page) == [], path
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(server.url)
    assert faults(page) == []


def played_out(server: Server, anne: Player) -> tuple[str, Record]:
    """A game that Anne has played to its end: all but the last moves come from a record."""
    record = finished_record(["Anne", "bot:medium", "bot:medium"])
    record = record.upto(len(record.moves) - 12)
    _, _, where = anne.upload(record.to_text())
    made = where.rpartition("/")[2]
    anne.join(made)
    while anne.now["status"] != "over":
        if anne.my_turn()["status"] != "over":
            anne.play()
    return made, record


def test_games_that_were_played_are_found_with_their_result(server: Server) -> None:
    anne = Player(server.url, "Anne")
    assert "row-end" not in anne.get("/games")[1]
    made, _ = played_out(server, anne)
    points = anne.now["end"]["points"]
    for path in ("/", "/games"):
        _, text, _ = anne.get(path)
        assert f"/t/{made}/replay" in text
        assert f"/t/{made}/rematch" in text
        for number in points:
            assert f"<b>{number}</b>" in text
        place = 1 + sum(other > points[0] for other in points)
        assert ["you won", "you came second of 3", "you came third of 3"][place - 1] in text
    assert f"/t/{made}/rematch" not in Player(server.url, "Bruno").get("/games")[1]


def test_a_game_of_other_rules_stands_in_the_history_without_a_result() -> None:
    class Kept:
        """A store with one game that these rules do not read."""

        async def finished_of(self, player: str, most: int) -> list[dict[str, Any]]:
            return [{"id": "x", "header": '{"game":"san-juan","rules":0,"seats":["Anne","Bruno"],"options":{}}',
                     "moved": 0.0, "chairs": [], "holders": [{"seat": 0, "player": player}]}]

        async def entries(self, table: str) -> list[str]:
            return ['{"by":0,"do":"role:builder"}']

    async def asked() -> None:
        store: Any = Kept()
        found = await History(store).played_by(Person("anne"))
        assert [game.result.points for game in found] == [()]
        assert found[0].place == 0

    run(asked())
