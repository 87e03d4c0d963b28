"""The rules pages: for players, with pictures by our boards, found at the phase that is played, at every width."""

from __future__ import annotations

import re
from typing import Any

import pytest

import comptoir
from comptoir.table.boards import playable
from comptoir.table.rule_pictures import drawn
from comptoir.table.rule_places import rules_anchor
from comptoir.table.rulebook import rules

from .axe import faults
from .driving import choose, open_table, sideways, wait_asked
from .serving import Server

LOCALES = ("en", "fr")
PAGES = [(slug, locale) for slug in playable() for locale in LOCALES]


def told(slug: str, locale: str) -> str:
    """What is read there, without the pictures."""
    page = rules(slug, locale)
    assert page is not None
    return re.sub(r"<svg.*?</svg>", "", page.html, flags=re.DOTALL)


@pytest.mark.parametrize(("slug", "locale"), PAGES)
def test_nothing_on_a_page_is_for_those_who_write_programs(slug: str, locale: str) -> None:
    text = told(slug, locale)
    for word in ("<code>", "<pre>", "test_", ".py", ".md", "JSON", "Tests", "Step", "Étape", "_plant", "COMPTOIR_"):
        assert word not in text, word
    assert "How actions are written" not in text


@pytest.mark.parametrize("slug", playable())
def test_both_languages_have_the_same_sections_under_the_same_anchors(slug: str) -> None:
    english, french = rules(slug, "en"), rules(slug, "fr")
    assert english is not None
    assert french is not None
    assert french.locale == "fr"
    assert [anchor for anchor, _ in english.sections] == [anchor for anchor, _ in french.sections]
    assert english.sections != french.sections


@pytest.mark.parametrize("slug", playable())
def test_every_step_that_is_asked_has_its_place_in_the_rules(slug: str) -> None:
    game, page = comptoir.load(slug), rules(slug, "fr")
    assert page is not None
    anchors = [anchor for anchor, _ in page.sections]
    for step in game.steps:
        if not step.chance:
            assert rules_anchor(game, step.name) in anchors, step.name
    assert rules_anchor(game, game.new(seed=1).step()) in anchors
    known = {step.name for step in game.steps} | {""}
    assert {step for steps in game.part("rules_page").PLACES.values() for step in steps} <= known


def test_the_captain_is_explained_at_the_captain() -> None:
    assert rules_anchor(comptoir.load("puerto-rico"), "load_ship") == "captain"
    assert rules_anchor(comptoir.load("san-juan"), "pay_cards") == "builder"


@pytest.mark.parametrize(("slug", "locale"), PAGES)
def test_every_picture_is_drawn_and_says_what_is_asked(slug: str, locale: str) -> None:
    page = rules(slug, locale)
    assert page is not None
    for anchor in comptoir.load(slug).part("rules_page").PICTURES:
        picture = drawn(comptoir.load(slug), locale, anchor)
        assert picture in page.html
        assert "<svg" in picture
        assert "<style" not in picture  # the page has the boards' rules already
        assert re.search(r"<figcaption>\w.*</figcaption>", picture), anchor


@pytest.mark.parametrize("slug", playable())
def test_a_ruling_keeps_its_number_and_what_names_it_leads_there(slug: str) -> None:
    text = told(slug, "en")
    numbers = re.findall(r'<p class="ruling" id="([A-Z]{2}-\d+)">', text)
    assert len(numbers) >= 14
    assert set(re.findall(r'class="ref" href="#([A-Z]{2}-\d+)"', text)) <= set(numbers)


def test_french_punctuation_never_begins_a_line() -> None:
    for slug in playable():
        assert not re.search(r"\w [;:!?]", re.sub(r"<[^>]*>", "", told(slug, "fr")))


@pytest.mark.parametrize("slug", playable())
def test_no_table_is_clipped_on_a_phone_or_beside_the_board(slug: str, server: Server, people: Any) -> None:
    for width, query in ((390, ""), (480, "?beside"), (1280, "")):
        page = people(width, 720, has_touch=width < 400, is_mobile=width < 400, locale="fr-FR")
        page.goto(f"{server.url}/rules/{slug}{query}")
        assert sideways(page) <= 0
        over = page.evaluate("""() => [...document.querySelectorAll('.seats-table, .seats-table :is(td, th)')]
            .filter(cell => cell.checkVisibility() && cell.closest('thead') === null)
            .filter(cell => cell.scrollWidth > cell.clientWidth + 1
                            || cell.getBoundingClientRect().right > innerWidth + 1).length""")
        assert over == 0, width


def test_the_page_opens_at_the_phase_and_the_contents_stay_in_reach(server: Server, people: Any) -> None:
    page = people(1280, 720)
    page.goto(f"{server.url}/rules/puerto-rico#captain")
    page.wait_for_selector(".toc a[href='#captain'][aria-current]")
    assert 0 <= page.locator("#captain").bounding_box()["y"] < 200
    page.click(".toc a[href='#mayor']")
    page.wait_for_selector(".toc a[href='#mayor'][aria-current]")
    phone = people(390, 844, has_touch=True, is_mobile=True)
    phone.goto(f"{server.url}/rules/puerto-rico#captain")
    assert not phone.is_visible(".toc a[href='#mayor']")
    phone.locator(".toc summary").tap()
    phone.locator(".toc a[href='#mayor']").tap()
    phone.wait_for_timeout(200)
    assert not phone.is_visible(".toc a[href='#mayor']")
    assert 0 <= phone.locator("#mayor").bounding_box()["y"] < 300


def test_beside_the_game_the_rules_open_at_what_is_played(server: Server, people: Any) -> None:
    page = people(1280, 720)
    open_table(page, server.url, ["me", "bot:medium"])
    wait_asked(page)
    page.click("nav [data-beside]")
    page.frame_locator("#beside iframe").locator("#round").wait_for()
    assert page.locator("#beside iframe").get_attribute("src").endswith("?beside#round")
    page.click("#beside button")
    choose(page, "role:builder")
    page.click("nav [data-beside]")
    assert page.locator("#beside iframe").get_attribute("src").endswith("?beside#builder")


@pytest.mark.parametrize("slug", playable())
def test_axe_finds_nothing_in_the_rules(slug: str, server: Server, people: Any) -> None:
    for how in ({"color_scheme": "light"}, {"color_scheme": "dark"}):
        page = people(bypass_csp=True, **how)
        page.goto(f"{server.url}/rules/{slug}")
        assert faults(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert faults(page) == []
