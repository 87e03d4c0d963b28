"""The pages: no fault for axe, no sideways scrolling on a phone, every width, both themes and languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from comptoir.table.boards import playable

from .axe import faults
from .driving import Person, choose, open_table, place, sideways, version, wait_asked, wait_until, wait_version
from .serving import Player, Server

BUTTONS = "() => [...document.querySelectorAll('.act-end .btn')].map(one => one.getBoundingClientRect().height)"
WIDTHS = [(1920, 1080), (1440, 900), (1280, 800), (820, 1180), (390, 844), (320, 640)]


def test_axe_finds_no_fault(server: Server, people: Any) -> None:
    page = people(bypass_csp=True)  # axe is put into the page by the test
    page.goto(server.url)
    assert faults(page) == []
    made = open_table(page, server.url, ["me", "bot:medium", "bot:easy"], first=True)
    wait_asked(page)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert faults(page) == []
    page.goto(f"{server.url}/t/{made}/replay")
    page.wait_for_selector(".slot")
    assert faults(page) == []
    for path in (f"/t/{made}/links", "/rules/puerto-rico"):
        page.goto(server.url + path)
        assert faults(page) == [], path


@pytest.mark.parametrize("title", playable())
def test_a_phone_plays_a_whole_turn_without_sideways_scrolling(title: str, server: Server, people: Any) -> None:
    page = people(390, 844, has_touch=True, is_mobile=True)
    open_table(page, server.url, ["me", "bot:medium", "bot:easy"], title)
    luck = random.Random(2)
    for _ in range(4):
        if not wait_asked(page):
            break
        assert sideways(page) <= 0
        before = version(page)
        Person(page, finger=True).decide(luck)
        assert version(page) > before
        assert sideways(page) <= 0
        assert all(high >= 44 for high in page.evaluate(BUTTONS) if high)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_page_scrolls_sideways_at_any_width(server: Server, people: Any, locale: str) -> None:
    page = people()
    page.goto(f"{server.url}/lang/{locale}")
    made = open_table(page, server.url, ["me", "bot:medium", "bot:medium", "bot:easy"])
    paths = ["/", f"/t/{made}", f"/t/{made}/replay", f"/t/{made}/links", "/rules"]
    for path in paths:
        page.goto(server.url + path)
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            stage = path.startswith(f"/t/{made}") and "links" not in path  # below 1280 it is scrolled, but for phones
            assert sideways(page) <= (1280 - width if stage and 700 <= width < 1280 else 0), (path, width)


def test_the_language_changes_at_any_moment(server: Server, people: Any) -> None:
    page = people()
    open_table(page, server.url, ["me", "bot:medium"])
    wait_asked(page)
    assert page.inner_text("#prompt") == "Anne, choose a role."
    page.click("button[popovertarget=menu]")
    page.click(".menu a[lang=fr]")
    wait_asked(page)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert "choisissez" in page.inner_text("#prompt")
    wait_until(page, "document.title.startsWith('À vous de jouer')")


def test_the_theme_is_kept(server: Server, people: Any) -> None:
    page = people()
    page.goto(server.url)
    page.check("input[name=theme][value=dark]", force=True)
    page.wait_for_selector("html[data-theme=dark]")
    wait_until(page, "document.cookie.includes('theme=dark')")
    page.goto(server.url + "/rules")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(25, 22, 19)"


def test_a_place_explains_itself_on_hover_and_by_key(server: Server, people: Any) -> None:
    page = people()
    open_table(page, server.url, ["me", "bot:medium"])
    wait_asked(page)
    place(page, "offer:office").hover(force=True)
    page.wait_for_selector("#explain:popover-open")
    page.wait_for_selector("#explain :text('Trader')")
    assert page.inner_text("#explain h2") == "Office"
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.wait_for_selector("#explain:popover-open")


def test_the_rules_open_beside_the_game(server: Server, people: Any) -> None:
    page = people()
    open_table(page, server.url, ["me", "bot:medium"])
    wait_asked(page)
    page.click("nav [data-beside]")
    rules = page.frame_locator("#beside iframe")
    rules.locator("h1").first.wait_for()
    assert "Puerto Rico" in rules.locator("h1").first.inner_text()
    page.click("#beside button")
    assert not page.is_visible("#beside")


def test_a_log_line_shows_where_it_happened(server: Server, people: Any) -> None:
    page = people()
    open_table(page, server.url, ["me", "device"])
    wait_asked(page)
    before = version(page)
    choose(page, "role:settler")
    wait_version(page, before)
    page.hover(".line.is-now")
    assert page.locator(".is-pointed").get_attribute("data-at") == "role:settler"


def test_the_first_game_comes_with_advice(server: Server, people: Any) -> None:
    page = people()
    open_table(page, server.url, ["me", "bot:medium"], first=True)
    page.wait_for_selector("#then:not(:empty)")
    assert page.inner_text("#then")


def test_the_title_says_whose_turn_it_is(server: Server, people: Any) -> None:
    page = people()
    made = open_table(page, server.url, ["me", "open"])
    bruno = Player(server.url, "Bruno")
    bruno.get("/")
    bruno.join(made)
    bruno.send({"sit": 1, "name": "Bruno"})
    wait_asked(page)
    wait_until(page, "document.title.startsWith('Your turn')")
    bruno.until(lambda now: now["seat"] == 1)
    choose(page, "role:builder")
    for _ in range(3):
        if page.evaluate("document.body.dataset.actor") == "1":
            break
        wait_asked(page)
        page.evaluate("window.table.desk.press(document.querySelector('.action:last-child'))")
        page.wait_for_timeout(300)
    page.wait_for_selector("body[data-actor='1']", state="attached")
    wait_until(page, "document.title === 'Puerto Rico · Comptoir'")
    assert page.inner_text("#prompt") == "Bruno is to play."


def test_the_title_waits_until_the_table_rests(server: Server, people: Any) -> None:
    """What is over before somebody could have looked is not said there."""
    page = people()
    open_table(page, server.url, ["me", "bot:medium"])
    wait_until(page, "document.title.startsWith('Your turn')")
    page.evaluate("""() => {
        window.titles = [];
        new MutationObserver(() => window.titles.push(document.title)).observe(document.querySelector('title'), {childList: true});
        for (const title of ['one', 'two', 'three']) window.table.entitle(title);
    }""")  # noqa: E501
    assert page.title().startswith("Your turn")
    wait_until(page, "document.title === 'three'")
    assert page.evaluate("window.titles") == ["three"]


def test_the_command_line_says_what_is_allowed(server: Server, people: Any) -> None:
    page = people()
    open_table(page, server.url, ["me", "bot:medium"])
    wait_asked(page)
    page.keyboard.press("/")
    page.keyboard.type("role:king")
    page.keyboard.press("Enter")
    assert "role:settler" in page.inner_text("#command-says")
    page.fill("#command", "role:settler")
    assert "is allowed" in page.inner_text("#command-says")
    before = version(page)
    page.keyboard.press("Enter")
    wait_version(page, before)


SAID_IS_SEEN = """() => {
    const said = document.querySelector('#command-says').getBoundingClientRect();
    const list = document.querySelector('#list').getBoundingClientRect();
    return said.height > 0 && said.top >= list.top && said.bottom <= Math.min(list.bottom, innerHeight) + 1;
}"""


@pytest.mark.parametrize("typed", ["take:palace", "place:1:1:die1"])  # no action at all; one that a rule forbids
def test_what_is_said_below_a_long_list_is_seen(server: Server, people: Any, typed: str) -> None:
    page = people(1280, 720)
    open_table(page, server.url, ["me", "device", "device", "device"], game="burgundy")
    wait_asked(page)
    page.keyboard.press("/")
    page.fill("#command", typed)
    page.keyboard.press("Enter")
    wait_until(page, SAID_IS_SEEN)


def test_what_was_refused_gives_way_to_what_is_typed_next(server: Server, people: Any) -> None:
    page = people()
    open_table(page, server.url, ["me", "device", "bot:easy"])
    wait_asked(page)
    before = version(page)
    for text in ("nonsense", "role:craftsman"):
        page.keyboard.press("/")
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
    wait_version(page, before)


def test_moves_are_animated_unless_motion_is_unwelcome(server: Server, people: Any) -> None:
    """Only what has changed moves or fades: most pieces stay still."""
    for motion, expected in (("no-preference", True), ("reduce", False)):
        page = people(reduced_motion=motion)
        page.add_init_script("window.carried = []; const animate = Element.prototype.animate;"
                             "Element.prototype.animate = function (...how) {"
                             " window.carried.push(this.dataset.key); return animate.apply(this, how); };")
        open_table(page, server.url, ["me", "bot:easy"])
        wait_asked(page)
        before = version(page)
        choose(page, "role:settler")
        wait_asked(page)
        choose(page, page.evaluate("window.table.now.legal.find(action => action.text.startsWith('take:')).text"))
        wait_version(page, before)
        carried = page.evaluate("window.carried")
        assert bool(carried) is expected
        assert len(carried) <= 6  # tiles and barrels that came or went, not all that stand there


def test_people_talk(server: Server, people: Any) -> None:
    page = people()
    made = open_table(page, server.url, ["me", "bot:medium"])
    wait_asked(page)
    page.click("#tab-chat")
    page.fill("#say", "Hello <b>there</b>")
    page.press("#say", "Enter")
    page.wait_for_selector("#said li")
    assert "Hello <b>there</b>" in page.inner_text("#said")
    gaspard = people()
    gaspard.goto(f"{server.url}/t/{made}")
    gaspard.wait_for_selector("#said li", state="attached")
    page.wait_for_selector("#watching:has-text('1')")
