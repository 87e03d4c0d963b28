"""San Juan's stage, from real positions: every place is there once, every number is a fact, nothing hidden is drawn."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from comptoir.games.san_juan.facts import facts
from comptoir.games.san_juan.forms import choices, forms
from comptoir.games.san_juan.stage import LAYOUT, peek, stage
from comptoir.games.san_juan.tell import short
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import NOBODY
from comptoir.message import render
from comptoir.words import words

from .san_juan import GAME, SEATS, games, spread

NAMES = ("Anne", "Bernie", "Christine", "Élodie")


def markup(view: Any, seat: int, locale: str = "en") -> str:
    drawn = stage(view, seat=seat, locale=locale, names=NAMES)
    return "".join([slot.html for slot in drawn.slots]
                   + [strip.signs + strip.stats + strip.body for strip in drawn.strips if strip.seat != seat])


def marks(html: str, name: str) -> Counter[str]:
    return Counter(re.findall(f' {name}="([^"]*)"', html))


@pytest.mark.parametrize("seats", SEATS)
def test_every_place_of_a_legal_action_is_on_the_stage_exactly_once(seats: int) -> None:
    for state in spread(seats, 8, 5):
        seat = int(state.actor())
        there = marks(markup(state.view(seat), seat), "data-at")
        for action in state.legal():
            for place in GAME.actions.places(action):
                assert there[place] == 1, (state.step(), place)
        assert max(there.values()) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_decision_needs_can_be_touched(seats: int) -> None:
    for state in spread(seats, 8, 5):
        seat = int(state.actor())
        view = state.view(seat)
        html = markup(view, seat)
        there = marks(html, "data-at")
        parts = Counter(re.findall(r'data-part="([^"]*)" data-n="(\d+)"', html)
                        + [(part, n) for n, part in re.findall(r'data-n="(\d+)" data-part="([^"]*)"', html)])
        for choice in choices(view, seat):
            assert all(there[place] == 1 for place in choice.places)
        for form in forms(view, seat):
            assert all(there[place] == 1 for place in form.opens)
            for part in form.parts:
                assert all(parts[part.place, str(n)] == 1 for n in range(1, part.most + 1)), (form.name, part)


@pytest.mark.parametrize("seats", SEATS)
def test_other_seats_places_bear_their_number_and_keys_are_their_own(seats: int) -> None:
    for state in spread(seats, 8, 2):
        for seat in (*range(seats), NOBODY):
            drawn = stage(state.view(seat), seat=seat, names=NAMES)
            for strip in drawn.strips:
                if strip.seat != seat:
                    assert all(place.startswith(f"{strip.seat}:") for place in marks(strip.body, "data-at"))
            assert max(marks(markup(state.view(seat), seat), "data-key").values()) == 1


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_seat_and_every_spectator_has_a_stage_in_both_languages(locale: str) -> None:
    for state in spread(3, 8, 2):
        for seat in (0, 1, 2, NOBODY):
            drawn = stage(state.view(seat), seat=seat, locale=locale, names=NAMES)
            assert [strip.seat for strip in drawn.strips] == [(max(seat, 0) + n) % 3 for n in range(3)]
            assert {slot.name for slot in drawn.slots} <= {"roles", "tile", "piles", "city", "hand"}
            assert peek(state.view(seat), 2, seat=seat, locale=locale, names=NAMES).html
    assert {name for tab in LAYOUT.tabs for name in tab} == {"roles", "tile", "piles", "city", "hand"}


def test_the_numbers_on_the_stage_are_the_facts() -> None:
    for state in spread(4, 4, 4):
        view = state.view(1)
        for seat, name, number in re.findall(r'data-fact="(\d):(\w+)"[^>]*>(\d+)<', markup(view, 1)):
            assert facts(view, int(seat))[name] == int(number)


@pytest.mark.parametrize("seats", SEATS)
def test_two_worlds_that_differ_in_secrets_alone_are_drawn_alike(seats: int) -> None:
    """A deal of the cards that a seat does not see is another such world."""
    for state in spread(seats, 8, 2):
        for seat in range(seats):
            view = state.view(seat)
            other = view.determinize(Chance(7))
            assert markup(other.view(seat), seat) == markup(view, seat)


# Facts


def test_points_are_those_of_the_count_that_would_come_now() -> None:
    for state in spread(4, 4, 6):
        for seat in range(4):
            assert facts(state, seat)["points"] == state.scores()[seat][0]
            assert facts(state.view(seat), seat) == facts(state, seat)


def test_another_s_chapel_is_left_out_and_said_to_be() -> None:
    hidden = 0
    for state in spread(4, 8, 8):
        for seat in range(1, 4):
            told = facts(state.view(0), seat)
            chapel = int(state.players[seat].secret_chapel())
            assert told["points_hidden"] == chapel
            hidden += chapel
            if not chapel:
                assert told == facts(state, seat)
    assert hidden


# The last move in a few letters


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_move_is_told_in_one_line_and_tells_no_secret(seats: int) -> None:
    told = set()
    for state in games(seats, range(0, 4)):
        for action in state.legal():
            then = state.clone()
            then.apply(action)
            said = {str(short(state.view(reader), action, then.view(reader))) for reader in range(seats)}
            assert len(said) == 1, "every reader is told the same"
            found = short(state.view(0), action, then.view(0))
            if found is not None:
                told |= {render(found, words("comptoir.games.san_juan", locale), NAMES) for locale in ("en", "fr")}
    assert max(len(text) for text in told) <= 36
    assert {"built nothing", "ne vend rien"} <= told
