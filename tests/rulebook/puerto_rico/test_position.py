"""Positions written by hand: what is left out is filled in, what cannot be is refused, and every reason is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.games.puerto_rico import data
from comptoir.kernel.errors import BadPosition

DOCS = Path(__file__).parents[3] / "docs" / "rules"
NOBODY = {"seats": 4, "players": [{}, {}, {}, {}], "agenda": ["round 0"]}


def reasons(game, **position):
    """Why this cannot be a position."""
    with pytest.raises(BadPosition) as refusal:
        game.from_json({**NOBODY, **position})
    return refusal.value.reasons


def anne(**board):
    return [board, {}, {}, {}]


def test_an_empty_table_is_filled_from_the_box(game):
    """Matériel: nobody has anything, so everything lies in the supplies."""
    laid = game.from_json(NOBODY).to_json()
    assert (laid["bank"], laid["chips"], laid["colonists"]) == (86, 100, {"supply": 79, "ship": 0})
    assert laid["plantations"]["pile"] == {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
    assert (laid["supply"]["corn"], laid["quarries"], laid["offer"]["wharf"]) == (10, 8, 2)


def test_what_people_have_is_missing_from_the_supplies(game):
    """Matériel."""
    players = anne(doubloons=6, points=10, goods={"corn": 4}, city=["wharf"], island={"quarry": 2},
                   colonists={"quarry": 1, "wharf": 1})
    laid = game.from_json({**NOBODY, "players": players}).to_json()
    assert (laid["bank"], laid["chips"], laid["colonists"]["supply"]) == (80, 90, 77)
    assert (laid["supply"]["corn"], laid["quarries"], laid["offer"]["wharf"]) == (6, 6, 1)


def test_what_is_written_comes_back(game):
    """A position goes through JSON unchanged, with its future."""
    state = game.new(seats=3, seed=5)
    again = game.from_json(json.loads(json.dumps(state.to_json())))
    assert (again.key(), again.legal()) == (state.key(), state.legal())


@pytest.mark.parametrize(("position", "reason"), [
    ({"players": anne(goods={"corn": 11})}, "corn barrels: the box has 10, the position 11"),
    ({"players": anne(island={"quarry": 9})}, "quarry tiles: the box has 8, the position 9"),
    ({"colonists": {"supply": 78, "ship": 0}}, "colonists: the box has 79, the position 78"),
    ({"players": anne(city=data.BUILDING_NAMES[:11] + ["fortress"])}, "player 0: the city has 12 spaces, not 13"),
    ({"players": anne(island={"indigo": 12, "corn": 1})}, "player 0: the island has 12 spaces, not 13"),
    ({"players": [{"city": ["wharf"]}] * 3 + [{}]}, "wharf: the box has 2, the position 3"),
    ({"players": anne(city=["office"], colonists={"office": 2})}, "player 0: 2 colonists on 1 circles of office"),
    ({"players": anne(colonists={"office": 1})}, "player 0: 1 colonists on 0 circles of office"),
    ({"players": anne(city=["office", "office"])}, "player 0: city: office is there twice"),
    ({"house": {"corn": 3, "sugar": 2}}, "the trading house has 4 places, not 5"),
    ({"ships": {"5": {"corn": 6}}}, "the ship of 5 carries 6 barrels"),
    ({"ships": {"5": {"corn": 1}, "6": {"corn": 1}}}, "corn is on two ships"),
    ({"ships": {"5": {"corn": 1, "sugar": 1}}}, "ship of 5: it carries one kind only"),
    ({"plantations": {"row": {"corn": 6}}}, "the row has at most 5 plantations"),
    ({"noted": 3}, "points are noted only when the pool of chips is empty"),
    ({"role": "trader"}, "role trader is in play, but taken does not say by whom"),
    ({"taken": {"trader": 0, "mayor": 0}}, "taken: seat 0 has taken more than 1 in one round"),
    ({"players": anne(doubloons=-1)}, "player 0: doubloons must be a whole number from 0 to 999, not -1"),
])
def test_what_no_table_can_look_like_is_refused(game, position, reason):
    """Matériel and the limits of the boards."""
    assert reason in reasons(game, **position)


def test_every_reason_is_named_at_once(game):
    """Three faults, three reasons."""
    players = anne(goods={"corn": 11}, island={"indigo": 12, "corn": 1})
    assert len(reasons(game, players=players, house={"coffee": 5})) == 3


def test_an_unknown_word_is_refused_with_what_is_known(game):
    """The rulebook's words, and no others."""
    assert reasons(game, plantation={})[0].startswith("'plantation' is not known; known are game, ")


def test_more_choices_of_a_role_than_roles_are_refused(game):
    """Règles de base: a role is taken once in a round. PR-15."""
    taken = {"settler": 0, "mayor": 1, "builder": 2, "craftsman": 3}
    assert reasons(game, taken=taken) == ["agenda: 4 roles are to be chosen in this round, but only 3 are left"]
    assert reasons(game, agenda=["choose_role 0"] * 8 + ["end_round 0"]) == [
        "agenda: 8 roles are to be chosen in this round, but only 7 are left"]


def test_a_colonist_for_a_circle_that_is_not_there_is_refused(game):
    """Hospice, Université. PR-2: the tile or building must be there, and a circle free."""
    assert reasons(game, agenda=["hospice_colonist 0 corn"]) == ["agenda: seat 0 has no free circle on corn"]
    players = anne(city=["office"], colonists={"office": 1})
    assert reasons(game, agenda=["university_colonist 0 office"], players=players) == [
        "agenda: seat 0 has no free circle on office"]


def test_a_tile_for_a_full_island_is_refused(game):
    """Hacienda. PR-1: there is room for it, or it is not drawn."""
    assert reasons(game, agenda=["draw_tile 0 island"], players=anne(island={"indigo": 12})) == [
        "agenda: seat 0 has no room for a tile"]


def test_the_ship_is_not_filled_before_it_was_dealt_out(game):
    """L'intendant. PR-5: colonists aboard would be lost."""
    assert reasons(game, agenda=["refill_ship 0", "end_round 0"], colonists={"ship": 3}) == [
        "agenda: refill_ship comes before the 3 colonists aboard are dealt out"]
    game.from_json({**NOBODY, "agenda": ["deal_ship 0", "refill_ship 0", "end_round 0"], "colonists": {"ship": 3}})


def test_more_places_than_the_warehouses_have_are_refused(game):
    """Petit entrepôt. PR-13."""
    assert reasons(game, agenda=["fill_warehouse 0 1"], players=anne(city=["small_warehouse"])) == [
        "agenda: the warehouses of seat 0 have 0 places, not 1"]


def test_colonists_are_asked_about_only_where_none_stand_yet(game):
    """L'intendant. PR-4: they were all lifted before."""
    players = anne(island={"corn": 1}, colonists={"corn": 1})
    assert reasons(game, agenda=["place_colonists 0 corn"], players=players) == [
        "agenda: place_colonists asks about a place where, or after which, colonists stand already"]


# The pages that people read


@pytest.mark.parametrize("page", ["puerto-rico.md", "puerto-rico.fr.md"])
def test_the_position_in_the_docs_is_one_and_its_moves_can_be_played(game, page):
    """docs/rules: the hand-written example."""
    text = (DOCS / page).read_text(encoding="utf-8")
    state = game.from_json(json.loads(text.split("```json\n")[1].split("```")[0]))
    for move in text.split("```moves\n")[1].split("```")[0].split():
        action = game.actions.id(move)
        assert action in state.legal(), move
        state.apply(action)
    assert state.to_json()["players"][0]["doubloons"] == 6


@pytest.mark.parametrize("page", ["puerto-rico.md", "puerto-rico.fr.md"])
def test_every_verb_of_the_notation_is_in_the_docs(game, page):
    """docs/rules: the table of actions."""
    text = (DOCS / page).read_text(encoding="utf-8")
    verbs = {game.actions.verb(action) for action in range(len(game.actions))}
    assert {verb for verb in verbs if f"| `{verb}" not in text} == set()


@pytest.mark.parametrize("page", ["puerto-rico.md", "puerto-rico.fr.md"])
def test_every_key_of_a_position_is_in_the_docs(game, page):
    """docs/rules: how a position is written."""
    text = (DOCS / page).read_text(encoding="utf-8")
    laid = game.new(seats=3, seed=1).to_json()
    keys = [*laid, *laid["players"][0]]
    assert [key for key in keys if f"`{key}`" not in text] == []
