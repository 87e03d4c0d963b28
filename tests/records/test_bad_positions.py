"""Positions written by hand or by anybody: what cannot lie on a table is refused with every reason; what is let in
keeps the laws and can be played to the end."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import comptoir
from comptoir.kernel.chance import Chance
from comptoir.kernel.errors import BadOption, BadPosition
from comptoir.kernel.state import OVER, State

from ..laws.playing import Case, finish, positions
from .test_bad_records import anything, one_clear_line, places, put

# Not shrunk: every try plays a game to its end, and what was changed is in the report anyway.
fuzzed = settings(max_examples=40 if comptoir.compiled() else 10, deadline=None, derandomize=True, database=None,
                  suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate])
Position = dict[str, Any]


def some_position(case: Case, data: st.DataObject) -> Position:
    seed = data.draw(st.integers(0, 30), label="seed")
    state = finish(case.new(seed), case.player(seed), data.draw(st.integers(0, 400), label="moves"))
    position: Position = json.loads(json.dumps(state.to_json()))
    return position


def refused_or_played(case: Case, position: Any) -> State | None:
    """None after a refusal; else the position keeps the laws to the end of the game."""
    try:
        state = case.game.from_json(position, Chance(1)).determinize(Chance(1))  # it may be a view
    except (BadPosition, BadOption) as problem:
        said, reasons = str(problem), getattr(problem, "reasons", ["an option"])
        one_clear_line(said[:900])
        assert reasons
        return None
    box = case.game.box(int(state.seats), state.options)
    for n, now in enumerate(positions(state, Random(1))):
        assert now.census() == box
        assert now.legal() or now.actor() == OVER
        if n < 4 or n % 50 == 0:
            again = case.game.from_json(json.loads(json.dumps(now.to_json())), Chance(1))
            assert again.key() == now.key()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.end in case.game.ends
    return state


@fuzzed
@given(data=st.data())
def test_anything_anywhere_is_refused_or_can_be_played(table: Case, data: st.DataObject) -> None:
    position: Any = some_position(table, data)
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(spots(position)), label="where")
        position = put(position, path, data.draw(anything, label="what"))
        if not isinstance(position, dict):
            break
    refused_or_played(table, position)


@fuzzed
@given(data=st.data())
def test_numbers_a_little_off_are_refused_or_can_be_played(table: Case, data: st.DataObject) -> None:
    position: Any = some_position(table, data)
    numbers = [path for path in spots(position) if isinstance(at(position, path), int)]
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(numbers), label="where")
        position = put(position, path, at(position, path) + data.draw(st.integers(-2, 2), label="how much"))
    refused_or_played(table, position)


@fuzzed
@given(data=st.data())
def test_what_is_left_out_is_filled_in_or_missed(table: Case, data: st.DataObject) -> None:
    position: Any = some_position(table, data)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(spots(position)[1:] or [()]), label="which")
        if path:
            position = copy.deepcopy(position)
            inner = at(position, path[:-1])
            del inner[path[-1]]
    refused_or_played(table, position)


def spots(position: Any) -> list[tuple[Any, ...]]:
    """Everywhere but in single lines of the agenda: one that is made up may lead where no game comes."""
    return [path for path in places(position) if len(path) < 2 or path[0] != "agenda"]


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


@pytest.mark.parametrize("position", [None, 1, "x", [], {}, {"game": "x"}, {"rules": 99}, {"seats": 99}, {"seats": "3"},
                                      {"seats": 3.0}, {"seats": []}, {"options": 5}, {"options": []}, {"options": "x"},
                                      {"options": {"x": 1}}, {"rules": "1\n2"}, {"seats": "3\n"}, {"players": 3}])
def test_what_is_no_position_is_refused(slug: str, position: Any) -> None:
    game = comptoir.load(slug)
    with pytest.raises((BadPosition, BadOption)) as problem:
        game.from_json(position, Chance(1))
    one_clear_line(str(problem.value))


# Puerto Rico: every reason is named

GAME = comptoir.load("puerto-rico")


def base() -> Position:
    """Three seats in the first round."""
    return GAME.new(3, 1).to_json()


def too_many_barrels(p: Position) -> None:
    p["players"][0]["goods"] = {"corn": 11}
    p["supply"]["corn"] = 0


def a_barrel_missing(p: Position) -> None:
    p["supply"]["coffee"] -= 1


def thirteen_city_spaces(p: Position) -> None:
    del p["offer"]
    p["players"][1]["city"] = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "small_market",
                               "hacienda", "office", "guild_hall", "residence", "fortress"]


def thirteen_tiles(p: Position) -> None:
    del p["plantations"]["pile"]
    p["players"][1]["island"] = {"corn": 4, "indigo": 9}


def a_colonist_missing(p: Position) -> None:
    p["colonists"]["supply"] -= 1


def a_colonist_too_many(p: Position) -> None:
    p["players"][2]["colonists"] = {"san_juan": 1}


def a_colonist_without_a_circle(p: Position) -> None:
    p["colonists"]["supply"] -= 2
    p["players"][2]["colonists"] = {"corn": 2}


def a_building_too_many(p: Position) -> None:
    p["players"][0]["city"] = ["wharf"]


def a_doubloon_missing(p: Position) -> None:
    p["players"][0]["doubloons"] -= 1


def a_point_too_many(p: Position) -> None:
    p["players"][0]["points"] = 1


def a_full_house_and_more(p: Position) -> None:
    p["house"] = {"corn": 5}
    p["supply"]["corn"] -= 5


def a_ship_overloaded(p: Position) -> None:
    p["ships"]["4"] = {"corn": 5}
    p["supply"]["corn"] -= 5


def two_kinds_on_a_ship(p: Position) -> None:
    p["ships"]["4"] = {"corn": 1, "sugar": 1}
    p["supply"]["corn"] -= 1
    p["supply"]["sugar"] -= 1


def a_kind_on_two_ships(p: Position) -> None:
    p["ships"].update({"4": {"corn": 1}, "5": {"corn": 1}})
    p["supply"]["corn"] -= 2


def a_ship_that_is_not_there(p: Position) -> None:
    p["ships"]["7"] = {}


def a_quarry_too_many(p: Position) -> None:
    p["players"][0]["island"]["quarry"] = 1


def a_row_too_long(p: Position) -> None:
    p["plantations"] = {"row": {"corn": 5}}


def points_noted_too_soon(p: Position) -> None:
    p["noted"] = 3
    p["chips"] += 3


def a_role_taken_by_nobody(p: Position) -> None:
    p["role"] = "mayor"


def a_role_taken_by_a_stranger(p: Position) -> None:
    p["taken"] = {"mayor": 3}


def two_roles_for_one(p: Position) -> None:
    p["taken"] = {"mayor": 1, "settler": 1}


def an_agenda_of_nonsense(p: Position) -> None:
    p["agenda"] = ["dance 0"]


def a_fourth_player(p: Position) -> None:
    p["players"].append(p["players"][0])


def a_word_unknown(p: Position) -> None:
    p["players"][0]["gold"] = 3


def the_game_is_over_without_an_end(p: Position) -> None:
    p["agenda"] = []


@pytest.mark.parametrize(("change", "reason"), [
    (too_many_barrels, "corn barrels: the box has 10, the position 11"),
    (a_barrel_missing, "coffee barrels: the box has 9, the position 8"),
    (thirteen_city_spaces, "player 1: the city has 12 spaces, not 13"),
    (thirteen_tiles, "player 1: the island has 12 spaces, not 13"),
    (a_colonist_missing, "colonists: the box has 58, the position 57"),
    (a_colonist_too_many, "colonists: the box has 58, the position 59"),
    (a_colonist_without_a_circle, "player 2: 2 colonists on 1 circles of corn"),
    (a_building_too_many, "wharf: the box has 2, the position 3"),
    (a_doubloon_missing, "doubloons: the box has 86, the position 85"),
    (a_point_too_many, "points: the box has 75, the position 76"),
    (a_full_house_and_more, "the trading house has 4 places, not 5"),
    (a_ship_overloaded, "the ship of 4 carries 5 barrels"),
    (two_kinds_on_a_ship, "ship of 4: it carries one kind only"),
    (a_kind_on_two_ships, "corn is on two ships"),
    (a_ship_that_is_not_there, "ships: '7' is not known"),
    (a_quarry_too_many, "quarry tiles: the box has 8, the position 9"),
    (a_row_too_long, "the row has at most 4 plantations"),
    (points_noted_too_soon, "points are noted only when the pool of chips is empty"),
    (a_role_taken_by_nobody, "role mayor is in play, but taken does not say by whom"),
    (a_role_taken_by_a_stranger, "taken: mayor is taken by seat 3"),
    (two_roles_for_one, "taken: seat 1 has taken more than 1"),
    (an_agenda_of_nonsense, "agenda: 'dance 0' is not a step and a seat"),
    (a_fourth_player, "players must be a list of 3"),
    (a_word_unknown, "player 0: 'gold' is not known"),
    (the_game_is_over_without_an_end, "end")])
def test_puerto_rico_names_the_reason(change: Callable[[Position], None], reason: str) -> None:
    position = base()
    change(position)
    with pytest.raises(BadPosition) as problem:
        GAME.from_json(position)
    assert any(reason in said for said in problem.value.reasons), problem.value.reasons
    assert str(problem.value).startswith("impossible position: ")


def test_puerto_rico_names_every_reason_at_once() -> None:
    position = base()
    for change in (a_barrel_missing, a_colonist_missing, a_kind_on_two_ships, a_word_unknown, an_agenda_of_nonsense):
        change(position)
    with pytest.raises(BadPosition) as problem:
        GAME.from_json(position)
    said = str(problem.value)
    for reason in ("coffee barrels", "colonists: the box", "corn is on two ships", "'gold'", "'dance 0'"):
        assert reason in said


def test_a_position_written_by_hand_needs_only_what_matters() -> None:
    """Supplies, what is on offer and the bank follow from the rest."""
    state = GAME.from_json({"seats": 3, "agenda": ["round 0"],
                            "players": [{"doubloons": 5, "island": {"corn": 2}, "colonists": {"corn": 1}},
                                        {"city": ["harbor"], "goods": {"corn": 3}}, {}]})
    assert state.census() == GAME.box(3)
    assert state.actor() == 0
    assert GAME.actions.text(state.legal()[0]) == "role:settler"
    refused_or_played(Case("puerto-rico", 3, {"balance": "2002"}), state.to_json())
