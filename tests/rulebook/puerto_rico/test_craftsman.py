"""L'artisan, Les bâtiments industriels; manufacture where it meets them."""

from __future__ import annotations

import pytest

# Enough of everything to produce all five kinds, one barrel each.
PLANTS = ["small_indigo_plant", "small_sugar_mill", "tobacco_storage", "coffee_roaster"]
KINDS = ["corn", "indigo", "sugar", "tobacco", "coffee"]


def test_the_production_example(lay):
    """Les bâtiments industriels, Exemple: 2 corn, 1 tobacco, 3 sugar; idle colonists make nothing. PR-7."""
    t = lay(Bernie={
        "island": {"corn": 3, "tobacco": 2, "sugar": 4}, "city": ["tobacco_storage", "small_sugar_mill", "sugar_mill"],
        "colonists": {"corn": 2, "tobacco": 2, "sugar": 3, "tobacco_storage": 1, "small_sugar_mill": 1,
                      "sugar_mill": 3}})
    t.play("Anne role:craftsman")
    assert t["Bernie"]["goods"] == {"corn": 2, "tobacco": 1, "sugar": 3}
    assert t["supply"] == {"corn": 8, "indigo": 11, "sugar": 8, "tobacco": 8, "coffee": 9}


def test_corn_needs_no_plant(lay):
    """Les bâtiments industriels, Note: occupied corn plantations produce barrels at once. PR-7."""
    t = lay(Bernie={"island": {"corn": 2}, "colonists": {"corn": 2}})
    t.play("Anne role:craftsman")
    assert t["Bernie"]["goods"] == {"corn": 2}


@pytest.mark.parametrize(("kind", "plant", "circles"), [
    ("indigo", "small_indigo_plant", 1), ("sugar", "small_sugar_mill", 1), ("indigo", "indigo_plant", 3),
    ("sugar", "sugar_mill", 3), ("tobacco", "tobacco_storage", 3), ("coffee", "coffee_roaster", 2)])
def test_each_plant_makes_a_barrel_for_each_occupied_circle(lay, staffed, kind, plant, circles):
    """Les bâtiments industriels: four plantations, so the circles are the limit. PR-7."""
    t = lay(Bernie=staffed(plant, island={kind: 4}, colonists={kind: 4}))
    t.play("Anne role:craftsman")
    assert t["Bernie"]["goods"] == {kind: circles}


@pytest.mark.parametrize(("kind", "plant"), [
    ("indigo", "small_indigo_plant"), ("sugar", "small_sugar_mill"), ("indigo", "indigo_plant"),
    ("sugar", "sugar_mill"), ("tobacco", "tobacco_storage"), ("coffee", "coffee_roaster")])
def test_an_unoccupied_plant_makes_nothing_and_neither_does_an_unoccupied_plantation(lay, staffed, kind, plant):
    """L'intendant, Les bâtiments: only what is occupied works."""
    t = lay(Bernie={"city": [plant], "island": {kind: 2}, "colonists": {kind: 2}},
            Christine=staffed(plant, island={kind: 2}))
    t.play("Anne role:craftsman")
    assert t["Bernie"]["goods"] == t["Christine"]["goods"] == {}


def test_small_and_large_plants_of_a_kind_work_together(lay, staffed):
    """Les bâtiments industriels. PR-7: circles of both, four in all."""
    t = lay(Bernie=staffed("small_indigo_plant", "indigo_plant", island={"indigo": 5}, colonists={"indigo": 5}))
    t.play("Anne role:craftsman")
    assert t["Bernie"]["goods"] == {"indigo": 4}


def test_a_plant_works_for_its_own_kind_only(lay, staffed):
    """Les bâtiments industriels."""
    t = lay(Bernie=staffed("sugar_mill", "coffee_roaster", island={"indigo": 2, "tobacco": 2},
                           colonists={"indigo": 2, "tobacco": 2}))
    t.play("Anne role:craftsman")
    assert t["Bernie"]["goods"] == {}


def test_the_supply_limits_production_in_turn(lay):
    """L'artisan, Notes. PR-7: Christine comes first, takes 3 of the 4 left, and Anne the last."""
    corn = {"island": {"corn": 3}, "colonists": {"corn": 3}}
    t = lay(agenda=["choose_role 2", "end_round 0"], Anne=corn, Christine=corn, Bernie={"goods": {"corn": 6}})
    t.play("Christine role:craftsman")
    assert (t["Christine"]["goods"], t["Anne"]["goods"], t["supply"].get("corn", 0)) == ({"corn": 3}, {"corn": 1}, 0)


def test_the_privilege_barrel_is_of_a_kind_the_craftsman_produced(lay):
    """L'artisan. PR-7."""
    t = lay(Anne={"island": {"corn": 1}, "colonists": {"corn": 1}})
    t.play("Anne role:craftsman")
    assert t.choices == ["pass", "produce:corn"]
    t.play("Anne produce:corn")
    assert (t["Anne"]["goods"], t["supply"]["corn"]) == ({"corn": 2}, 8)


def test_the_privilege_comes_after_everybody_has_produced(lay):
    """L'artisan: at the end of the phase. PR-7: Bernie has taken the last corn; only indigo is left to choose."""
    t = lay(Anne={"island": {"corn": 1, "indigo": 1}, "city": ["small_indigo_plant"],
                  "colonists": {"corn": 1, "indigo": 1, "small_indigo_plant": 1}},
            Bernie={"island": {"corn": 2}, "colonists": {"corn": 2}}, David={"goods": {"corn": 7}})
    t.play("Anne role:craftsman")
    assert (t["Bernie"]["goods"], t.choices) == ({"corn": 2}, ["pass", "produce:indigo"])


def test_a_kind_the_craftsman_could_make_but_did_not_get_is_no_privilege(lay):
    """L'artisan, Notes. PR-7: no corn was left for Anne, so she gets no further barrel of anything."""
    t = lay(Anne={"island": {"corn": 1}, "colonists": {"corn": 1}}, David={"goods": {"corn": 10}})
    t.play("Anne role:craftsman")
    assert (t["Anne"]["goods"], t.asked) == ({}, "Bernie choose_role")


def test_who_produces_nothing_has_no_privilege(lay):
    """L'artisan, Notes: although Bernie produces."""
    t = lay(Bernie={"island": {"corn": 1}, "colonists": {"corn": 1}})
    t.play("Anne role:craftsman")
    assert t.asked == "Bernie choose_role"


# Factory


def test_the_factory_counts_the_kinds_received(lay, staffed):
    """Manufacture, Exemple: no corn and two sugar are left; David gets 2 sugar, 1 tobacco, 1 doubloon. PR-7."""
    t = lay(Anne={"goods": {"corn": 10, "sugar": 9}},
            David=staffed("factory", "sugar_mill", "tobacco_storage", island={"corn": 3, "sugar": 3, "tobacco": 1},
                          colonists={"corn": 3, "sugar": 3, "tobacco": 1}))
    t.play("Anne role:craftsman")
    assert (t["David"]["goods"], t["David"]["doubloons"]) == ({"sugar": 2, "tobacco": 1}, 1)


@pytest.mark.parametrize(("kinds", "pays"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_the_factory_pays_by_the_number_of_kinds(lay, staffed, kinds, pays):
    """Manufacture: 1, 2, 3 and 5 doubloons; the number of barrels does not matter."""
    tiles = dict.fromkeys(KINDS[:kinds], 1)
    t = lay(Bernie=staffed("factory", *PLANTS, island=tiles, colonists=tiles))
    t.play("Anne role:craftsman")
    assert t["Bernie"]["doubloons"] == pays


def test_many_barrels_of_one_kind_earn_the_factory_nothing(lay, staffed):
    """Manufacture."""
    t = lay(Bernie=staffed("factory", island={"corn": 6}, colonists={"corn": 6}))
    t.play("Anne role:craftsman")
    assert (t["Bernie"]["goods"], t["Bernie"]["doubloons"]) == ({"corn": 6}, 0)


def test_an_unoccupied_factory_pays_nothing(lay, staffed):
    """Les bâtiments: only occupied ones can be used."""
    tiles = {"corn": 1, "indigo": 1, "sugar": 1}
    t = lay(Bernie=staffed(*PLANTS, city=["factory"], island=tiles, colonists=tiles))
    t.play("Anne role:craftsman")
    assert (t["Bernie"]["goods"], t["Bernie"]["doubloons"]) == (tiles, 0)
