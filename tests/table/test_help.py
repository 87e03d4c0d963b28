"""One line of help in the action line: how to see what a choice would do, and how to put it back."""

from __future__ import annotations

from typing import Any

from .driving import Person
from .serving import Server
from .test_whole import colonists, sit, turn, until

LINE = "document.querySelector('.act').offsetHeight"


def test_a_mouse_is_told_to_point_and_how_to_put_back(server: Server, people: Any) -> None:
    page = people(1280, 720)
    sit(page, server, until("burgundy", turn, 2))
    page.wait_for_selector("#hint:text-is('Point to see what it would do.')")
    person, high = Person(page), page.evaluate(LINE)
    person.touch("die:1")
    page.wait_for_selector("#hint:text-is('Click it again to put it back.')")
    assert page.evaluate(LINE) == high
    person.touch("die:1")
    page.wait_for_selector("#hint:text-is('Point to see what it would do.')")


def test_what_is_picked_is_not_done_before_it_is_confirmed(server: Server, people: Any) -> None:
    page = people(1280, 720)
    sit(page, server, until("puerto-rico", lambda state: state.step() == "choose_role"))
    page.wait_for_selector("#hint:text-is('Point to see what it would do.')")
    high = page.evaluate(LINE)
    page.evaluate("window.table.desk.touch('role:settler', 'keys')")
    page.wait_for_selector("#hint:text-is('Nothing is done before you confirm.')")
    assert page.evaluate(LINE) == high


def test_a_finger_is_told_beside_the_buttons(server: Server, people: Any) -> None:
    page = people(390, 844, has_touch=True, is_mobile=True)
    sit(page, server, until("golden-city", lambda state: state.step() == "build" and len(state.legal()) > 2))
    page.wait_for_selector("#help:text-is('Tap to see what it would do.')")
    page.wait_for_selector("#pass:visible")
    high = page.evaluate(LINE)
    page.evaluate("document.querySelector('#help').textContent = ''")
    assert page.evaluate(LINE) == high


def test_a_finger_s_confirm_has_the_rest_of_the_line(server: Server, people: Any) -> None:
    """Where nothing is left to say beside the buttons, the last of them is as wide as there is room."""
    page = people(390, 844, has_touch=True, is_mobile=True)
    sit(page, server, until("puerto-rico", colonists(1)))
    page.wait_for_selector("#go:visible")
    assert page.evaluate("""() => document.querySelector('.act-end').getBoundingClientRect().right
        - document.querySelector('#go').getBoundingClientRect().right""") < 2
