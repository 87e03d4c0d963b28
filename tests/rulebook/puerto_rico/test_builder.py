"""Le maçon, Carrières; université where it meets them."""

from __future__ import annotations

import pytest

TEN = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
       "small_market", "hacienda", "construction_hut", "small_warehouse"]


def quarries(n, doubloons, **rest):
    return {"island": {"quarry": n}, "colonists": {"quarry": n}, "doubloons": doubloons, **rest}


@pytest.mark.parametrize(("building", "price"), [
    ("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)])
def test_prices_with_three_quarries(lay, building, price):
    """Le maçon, Carrières, the example: 1, 3, 5 and 7 doubloons. PR-6."""
    t = lay(Bernie=quarries(3, price), Christine=quarries(3, price - 1))
    t.play("Anne role:builder", "Anne pass", f"Bernie build:{building}")
    assert t["Bernie"]["doubloons"] == 0
    assert f"build:{building}" not in t.choices  # one doubloon less is too little


def test_a_fourth_quarry_counts_in_the_fourth_column_only(lay):
    """Le maçon, Carrières: at most one, two, three, four. PR-6."""
    t = lay(Bernie=quarries(4, 10), Christine=quarries(4, 10))
    t.play("Anne role:builder", "Anne pass", "Bernie build:guild_hall", "Christine build:harbor")
    assert (t["Bernie"]["doubloons"], t["Christine"]["doubloons"]) == (4, 5)


def test_an_unoccupied_quarry_saves_nothing(lay):
    """Le maçon, Carrières: occupied ones. PR-6."""
    t = lay(Bernie={"island": {"quarry": 3}, "colonists": {"quarry": 1}, "doubloons": 8})
    t.play("Anne role:builder", "Anne pass", "Bernie build:harbor")
    assert t["Bernie"]["doubloons"] == 1


def test_the_builder_pays_one_less_on_top_of_the_quarries(lay):
    """Le maçon, Carrières: the privilege is added. PR-6: 5 - 2 - 1."""
    t = lay(Anne=quarries(3, 2), Bernie=quarries(3, 3))
    t.play("Anne role:builder", "Anne build:office", "Bernie build:office")
    assert (t["Anne"]["doubloons"], t["Bernie"]["doubloons"]) == (0, 0)


def test_no_building_costs_less_than_nothing(lay):
    """Le maçon, Carrières. PR-6: 1 - 1 - 1 is 0, and the bank pays nobody for building."""
    t = lay(Anne=quarries(1, 0))
    t.play("Anne role:builder", "Anne build:small_market")
    assert t["Anne"]["doubloons"] == 0


def test_the_builder_who_builds_nothing_gets_no_doubloon(lay):
    """Le maçon, Notes."""
    t = lay(Anne={"doubloons": 5})
    t.play("Anne role:builder", "Anne pass")
    assert t["Anne"]["doubloons"] == 5


def test_what_is_paid_goes_to_the_bank_and_the_building_comes_from_the_offer(lay):
    """Le maçon."""
    t = lay(Anne={"doubloons": 9})
    bank = t["bank"]
    t.play("Anne role:builder", "Anne build:wharf")
    assert (t["Anne"]["doubloons"], t["bank"], t["offer"]["wharf"], t["Anne"]["city"]) == (1, bank + 8, 1, ["wharf"])


def test_each_builds_one_building_at_most(lay):
    """Le maçon, Notes. PR-6: the builder too."""
    rich = {"doubloons": 20}
    t = lay(Anne=rich, Bernie=rich)
    t.play("Anne role:builder", "Anne build:office", "Bernie build:office")
    assert t.asked == "Bernie choose_role"


def test_only_what_can_be_paid_is_offered(lay):
    """Le maçon."""
    t = lay(Bernie={"doubloons": 2})
    t.play("Anne role:builder", "Anne pass")
    assert t.choices == ["pass", "build:small_indigo_plant", "build:small_sugar_mill", "build:small_market",
                         "build:hacienda", "build:construction_hut"]


def test_nobody_builds_the_same_building_twice(lay):
    """Les bâtiments, Règles générales. PR-6: occupied or not."""
    t = lay(Anne={"doubloons": 9, "city": ["office"]})
    t.play("Anne role:builder")
    t.refuses("Anne build:office")


def test_small_and_large_of_a_kind_may_stand_together(lay):
    """Les bâtiments, Règles générales: they are not the same building."""
    t = lay(Anne={"doubloons": 9, "city": ["small_sugar_mill", "small_warehouse"]})
    t.play("Anne role:builder")
    assert {"build:sugar_mill", "build:large_warehouse"} <= set(t.choices)


def test_a_building_that_is_sold_out_is_not_offered(lay):
    """Le maçon. PR-6: of the two offices none is left, nor is the only fortress."""
    t = lay(Anne={"doubloons": 20}, Bernie={"city": ["office", "fortress"]}, Christine={"city": ["office"]})
    t.play("Anne role:builder")
    t.refuses("Anne build:office", "Anne build:fortress")


def test_a_full_city_takes_no_building(lay):
    """Le maçon, Notes. PR-6: not asked."""
    t = lay(Anne={"doubloons": 20, "city": [*TEN, "hospice", "office"]})
    t.play("Anne role:builder")
    assert t.asked == "Bernie choose_role"


def test_a_large_building_needs_two_free_spaces(lay):
    """Les bâtiments, Règles générales. PR-6: one is not enough."""
    t = lay(Anne={"doubloons": 20, "city": [*TEN, "hospice"]})
    t.play("Anne role:builder")
    t.refuses("Anne build:fortress")
    assert "build:harbor" in t.choices


def test_two_free_spaces_anywhere_will_do(lay):
    """Les bâtiments, Règles générales. PR-6: buildings may be moved to make room."""
    t = lay(Anne={"doubloons": 20, "city": TEN})
    t.play("Anne role:builder", "Anne build:fortress")
    assert (t["Anne"]["city"], t["end"]) == ([*TEN, "fortress"], "city")


# University


def test_the_university_brings_a_colonist_from_the_supply_with_the_building(lay, staffed):
    """Université. PR-2."""
    t = lay(colonists={"ship": 4}, Anne=staffed("university", doubloons=5))
    supply = t["colonists"]["supply"]
    t.play("Anne role:builder", "Anne build:office", "Anne colonist")
    assert t["Anne"]["colonists"] == {"university": 1, "office": 1}
    assert t["colonists"] == {"supply": supply - 1, "ship": 4}


def test_the_university_brings_one_colonist_even_for_three_circles(lay, staffed):
    """Université, Notes. PR-6."""
    t = lay(Anne=staffed("university", doubloons=9))
    t.play("Anne role:builder", "Anne build:sugar_mill", "Anne colonist")
    assert (t["Anne"]["colonists"], t.asked) == ({"university": 1, "sugar_mill": 1}, "Bernie choose_role")


def test_the_university_may_be_declined(lay, staffed):
    """Université: may. PR-18."""
    t = lay(Anne=staffed("university", doubloons=9))
    t.play("Anne role:builder", "Anne build:office", "Anne pass")
    assert t["Anne"]["colonists"] == {"university": 1}


def test_the_university_brings_no_colonist_for_itself(lay):
    """Université. PR-6: it was not occupied when it was built."""
    t = lay(Anne={"doubloons": 9})
    t.play("Anne role:builder", "Anne build:university")
    assert (t["Anne"]["colonists"], t.asked) == ({}, "Bernie choose_role")


def test_with_an_empty_supply_the_university_takes_from_the_ship(lay, staffed):
    """Université, Notes. PR-2."""
    t = lay(colonists={"supply": 0, "ship": 1}, Anne=staffed("university", doubloons=5),
            David={"colonists": {"san_juan": 77}})
    t.play("Anne role:builder", "Anne build:office", "Anne colonist")
    assert (t["colonists"], t["end"]) == ({"supply": 0, "ship": 0}, "")


def test_with_supply_and_ship_empty_the_university_does_nothing(lay, staffed):
    """Université, Notes. PR-2."""
    t = lay(colonists={"supply": 0, "ship": 0}, Anne=staffed("university", doubloons=5),
            David={"colonists": {"san_juan": 78}})
    t.play("Anne role:builder", "Anne build:office")
    assert t.asked == "Bernie choose_role"


def test_an_unoccupied_university_does_nothing(lay):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(Anne={"doubloons": 9, "city": ["university"]})
    t.play("Anne role:builder", "Anne build:office")
    assert t.asked == "Bernie choose_role"


def test_no_colonist_is_offered_to_who_builds_nothing(lay, staffed):
    """Université: only with a building."""
    t = lay(Anne=staffed("university", doubloons=9))
    t.play("Anne role:builder", "Anne pass")
    assert t.asked == "Bernie choose_role"
