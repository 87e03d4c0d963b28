"""Puzzles: those of the package are sound, and a page to solve them."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import load, titles
from comptoir.puzzles import GRADES, position, puzzles
from comptoir.puzzles.find import GAP
from comptoir.puzzles.solving import Solving

from .axe import faults
from .driving import Person
from .serving import Player, Server


@pytest.mark.parametrize("slug", titles())
def test_every_puzzle_of_the_package_stands(slug: str) -> None:
    game, found = load(slug), puzzles(slug)
    assert found
    for one in found[::7]:  # they are replayed move by move: some do
        state = position(game, one)
        legal = [game.actions.text(action) for action in state.legal()]
        assert state.step() == one.step
        assert {one.best, one.tempting} <= set(one.chances) <= set(legal)
    for one in found:
        assert one.best != one.tempting
        assert one.grade in GRADES
        rest = [chance for text, chance in one.chances.items() if text != one.best]
        assert one.chances[one.best] - max(rest) >= GAP - 0.001
    assert list(found) == sorted(found, key=lambda one: one.grade)
    assert len({(one.seed, one.moves) for one in found}) == len(found)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("slug", titles())
def test_a_puzzle_is_explained_in_both_languages(slug: str, locale: str) -> None:
    one = puzzles(slug)[0]
    solving = Solving(one, locale)
    assert solving.prompt()
    assert one.best in [text for text, _ in solving.choices()]
    worths = solving.worths(one.tempting)
    assert worths[0].text == one.best
    assert all(worth.label for worth in worths)
    assert len(solving.goes_on()) > 0


def test_pages_that_are_not_there(server: Server) -> None:
    anne = Player(server.url, "Anne")
    assert anne.get("/puzzles")[0] == 200
    for path in ("/puzzles/chess", "/puzzles/puerto-rico/0", "/puzzles/puerto-rico/99999", "/puzzles/chess/1"):
        assert anne.get(path)[0] == 404
    status, text, _ = anne.get("/puzzles/puerto-rico/1?answer=nonsense")
    assert status == 200
    assert "pz-verdict" not in text  # it is asked still


@pytest.mark.parametrize(("width", "height", "slug"), [(1280, 800, "golden-city"), (390, 844, "puerto-rico")])
def test_a_puzzle_is_solved_on_the_board_or_by_a_button(width: int, height: int, slug: str, server: Server,
                                                        people: Any) -> None:
    page = people(width, height, has_touch=width < 700, is_mobile=width < 700)
    n, one = next((n, one) for n, one in enumerate(puzzles(slug), 1) if one.step in ("choose_role", "bid"))
    page.goto(f"{server.url}/puzzles/{slug}/{n}")
    assert page.locator(f".pz-choices [value='{one.best}']").count() == 1
    assert str(round(100 * one.chances[one.best])) + " of 100" not in page.content()  # nothing is told before
    assert faults(page) == []
    place = load(slug).actions.places(load(slug).actions.id(one.best))[0]
    Person(page).at(*Person(page).where(place))
    page.wait_for_selector(".pz-verdict")
    assert page.inner_text(".pz-verdict") == "Right."
    assert page.inner_text(".pz-worths .is-best em >> nth=0") == "best"
    assert faults(page) == []
    page.goto(f"{server.url}/puzzles/{slug}")
    page.wait_for_selector(f".pz-shelf [data-n='{n}'].is-solved")
    page.goto(f"{server.url}/puzzles/{slug}/{n}")
    page.click("#open-drawer")
    assert faults(page) == []
    page.click(f".pz-choices [value='{one.tempting}']")
    page.wait_for_selector(".pz-verdict")
    assert page.inner_text(".pz-verdict") == "Not the best."


def test_places_that_mean_several_choices_are_touched_one_after_the_other(server: Server, people: Any) -> None:
    page = people(1280, 720)
    n, one = next((n, one) for n, one in enumerate(puzzles("burgundy"), 1)
                  if len(load("burgundy").actions.places(load("burgundy").actions.id(one.best))) > 1)
    page.goto(f"{server.url}/puzzles/burgundy/{n}")
    for place in load("burgundy").actions.places(load("burgundy").actions.id(one.best)):
        if page.locator(".pz-verdict").count() == 0:
            Person(page).at(*Person(page).where(place))
    page.wait_for_selector(".pz-verdict")
    assert page.inner_text(".pz-verdict") == "Right."
    assert page.locator(".stage-part .is-better").count() >= 1
    assert page.locator(".stage-part .is-lit").count() == 0


@pytest.mark.parametrize("slug", titles())
def test_a_puzzle_stands_on_its_stage_without_scrolling_and_every_board_can_be_seen(slug: str, server: Server,
                                                                                    people: Any) -> None:
    page = people(1280, 720)
    faulty: list[str] = []
    page.on("pageerror", lambda error: faulty.append(str(error)))
    page.goto(f"{server.url}/puzzles/{slug}/{len(puzzles(slug))}")
    page.wait_for_selector(".stage-part .is-lit", state="attached")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    other = next(seat for seat in range(2) if str(seat) != page.get_attribute("body", "data-seat"))
    page.click(f".strip[data-seat='{other}'] .strip-hit")
    page.wait_for_selector("#peek:not([hidden])")
    assert page.inner_text("#peek .peek-in").strip() or page.locator("#peek .peek-in svg").count()
    assert faulty == []
