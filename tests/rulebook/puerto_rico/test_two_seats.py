"""The official variant for two: beyond the rulebook."""

from __future__ import annotations


def test_the_table_is_laid_for_two(game):
    """Variant for two: set-up."""
    state = game.new(seats=2, seed=1)
    laid = state.to_json()
    assert [p["doubloons"] for p in laid["players"]] == [3, 3]
    assert [p["island"] for p in laid["players"]] == [{"indigo": 1}, {"corn": 1}]
    assert (laid["chips"], laid["colonists"], laid["quarries"]) == (65, {"supply": 40, "ship": 2}, 5)
    assert laid["ships"] == {"4": {}, "6": {}}
    assert sum(laid["plantations"]["row"].values()) == 3
    assert laid["supply"] == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}
    assert len(state.legal()) == 7


def test_two_of_each_plant_and_one_of_each_violet_building_are_for_sale(game):
    """Variant for two: set-up."""
    assert list(game.new(seats=2, seed=1).to_json()["offer"].values()) == [2] * 6 + [1] * 17


def test_three_tiles_of_each_kind_stay_in_the_box(game):
    """Variant for two: set-up."""
    laid = game.new(seats=2, seed=1).to_json()
    heaps = [laid["plantations"]["pile"], laid["plantations"]["row"], *[p["island"] for p in laid["players"]]]
    whole = {"corn": 7, "indigo": 9, "sugar": 8, "tobacco": 6, "coffee": 5}
    assert {kind: sum(heap.get(kind, 0) for heap in heaps) for kind in whole} == whole


def test_the_two_take_three_roles_each_in_turn(lay):
    """Variant for two: six of seven roles are played in a round, each by both."""
    t = lay(seats=2)
    t.play("Anne role:trader", "Bernie role:craftsman", "Anne role:captain", "Bernie role:prospector",
           "Anne role:mayor", "Anne pass")
    assert (t.asked, t.choices) == ("Bernie choose_role", ["role:settler", "role:builder"])


def test_the_unused_role_gets_a_doubloon_and_the_other_begins(lay):
    """Variant for two. PR-15: one role is left over."""
    t = lay(seats=2)
    t.play("Anne role:trader", "Bernie role:craftsman", "Anne role:captain", "Bernie role:prospector",
           "Anne role:mayor", "Anne pass", "Bernie role:builder", "Bernie pass")
    assert (t["doubloons"], t["governor"], t.asked) == ({"settler": 1}, 1, "Bernie choose_role")
    assert (t["taken"], t["round"]) == ({}, 2)


def test_the_last_round_of_two_goes_on_until_both_have_taken_three(lay):
    """Variant for two, Fin du jeu."""
    t = lay(seats=2, end="city")
    t.play("Anne role:trader", "Bernie role:craftsman", "Anne role:captain", "Bernie role:prospector",
           "Anne role:mayor", "Anne pass")
    assert t.asked == "Bernie choose_role"
    t.play("Bernie role:settler", "Bernie pass")
    assert t.asked == "over"


def test_the_row_for_two_has_three_tiles(lay):
    """Variant for two. PR-3: one more than there are players."""
    t = lay(seats=2, plantations={"row": {"corn": 3}}, luck=["corn", "indigo", "sugar"])
    t.play("Anne role:settler", "Anne take:corn", "Bernie take:corn")
    assert t["plantations"]["row"] == {"corn": 1, "indigo": 1, "sugar": 1}
    assert t["plantations"]["discard"] == {"corn": 1}


def test_with_two_ships_a_third_kind_finds_no_room(lay):
    """Variant for two. PR-9."""
    t = lay(seats=2, Anne={"goods": {"corn": 5, "sugar": 1, "coffee": 1}})
    t.play("Anne role:captain")
    t.play("Anne ship:corn:1", "Anne ship:sugar:0")
    assert (t.asked, t["Anne"]["goods"]) == ("Bernie choose_role", {"coffee": 1})


def test_who_took_the_role_has_the_privilege_also_for_his_third(lay):
    """Variant for two: Bernie is the builder although Anne is governor."""
    t = lay(seats=2, Anne={"doubloons": 5}, Bernie={"doubloons": 5})
    t.play("Anne role:trader", "Bernie role:builder", "Bernie build:office")
    assert (t["Bernie"]["doubloons"], t.asked) == (1, "Anne build_one")
    t.refuses("Anne build:office")  # the only one is sold
