"""L'intendant."""

from __future__ import annotations

import pytest


def test_the_ship_is_dealt_one_by_one_from_the_mayor(lay):
    """L'intendant, Exemple pour 4 joueurs: 3 (one of the supply, two of the ship), 2, 1 and 1. PR-4."""
    t = lay(colonists={"ship": 6})
    t.play("Anne role:mayor", "Anne colonist")
    assert [t[name]["colonists"] for name in ("Anne", "Bernie", "Christine", "David")] == [
        {"san_juan": 3}, {"san_juan": 2}, {"san_juan": 1}, {"san_juan": 1}]


def test_the_privilege_colonist_comes_from_the_supply(lay):
    """L'intendant: not from the ship. PR-4: three aboard, so the fourth gets none."""
    t = lay(colonists={"ship": 3})
    supply = t["colonists"]["supply"]
    t.play("Anne role:mayor", "Anne colonist")
    assert [t[name]["colonists"] for name in ("Anne", "Bernie", "Christine", "David")] == [
        {"san_juan": 2}, {"san_juan": 1}, {"san_juan": 1}, {}]
    assert t["colonists"]["supply"] == supply - 1 - 4


def test_the_deal_begins_with_the_mayor_not_with_the_governor(lay):
    """L'intendant. PR-4."""
    t = lay(agenda=["choose_role 2", "end_round 0"], colonists={"ship": 5})
    t.play("Christine role:mayor", "Christine pass")
    assert [t[name]["colonists"]["san_juan"] for name in ("Anne", "Bernie", "Christine", "David")] == [1, 1, 2, 1]


def test_the_privilege_may_be_declined(lay):
    """Règles de base. PR-18."""
    t = lay(colonists={"ship": 4})
    t.play("Anne role:mayor", "Anne pass")
    assert t["Anne"]["colonists"] == {"san_juan": 1}


def test_with_an_empty_supply_there_is_no_privilege_and_the_ship_stays_empty(lay):
    """L'intendant, Notes. PR-5: not asked; what is aboard is still dealt."""
    t = lay(colonists={"supply": 0, "ship": 2}, David={"colonists": {"san_juan": 77}})
    t.play("Anne role:mayor")
    assert (t["Anne"]["colonists"], t["Bernie"]["colonists"]) == ({"san_juan": 1}, {"san_juan": 1})
    assert (t["colonists"], t["end"]) == ({"supply": 0, "ship": 0}, "colonists")


def test_all_colonists_may_be_moved(lay, staffed):
    """L'intendant: those on the board and those in San Juan. PR-4."""
    t = lay(Anne=staffed("office", island={"corn": 1, "quarry": 1}, colonists={"corn": 1}))
    t.play("Anne role:mayor", "Anne pass")
    assert (t.asked, t.choices) == ("Anne place_colonists", ["place:corn:0", "place:corn:1"])
    t.play("Anne place:corn:0")
    assert t["Anne"]["colonists"] == {"quarry": 1, "office": 1}


def test_nobody_may_leave_colonists_in_san_juan_while_a_circle_is_free(lay):
    """L'intendant, Notes. PR-4: with four colonists for five circles only one stays empty."""
    t = lay(Anne={"island": {"corn": 3, "quarry": 2}, "colonists": {"san_juan": 4}})
    t.play("Anne role:mayor", "Anne pass")
    assert t.choices == ["place:corn:2", "place:corn:3"]
    t.play("Anne place:corn:3")
    assert t["Anne"]["colonists"] == {"corn": 3, "quarry": 1}


def test_circles_of_buildings_count_as_free_too(lay):
    """L'intendant, Notes. PR-4: any empty circle, on tiles and buildings."""
    t = lay(Anne={"city": ["office", "indigo_plant"], "colonists": {"san_juan": 3}})
    t.play("Anne role:mayor", "Anne pass")
    assert t.choices == ["place:indigo_plant:2", "place:indigo_plant:3"]
    t.play("Anne place:indigo_plant:2")
    assert t["Anne"]["colonists"] == {"indigo_plant": 2, "office": 1}


def test_with_circles_for_all_nobody_is_asked(lay):
    """PR-4: what must be so is done."""
    t = lay(Anne={"island": {"corn": 1}, "city": ["office"], "colonists": {"san_juan": 1}}, colonists={"ship": 1})
    t.play("Anne role:mayor", "Anne pass")
    assert (t["Anne"]["colonists"], t.asked) == ({"corn": 1, "office": 1}, "Bernie choose_role")


def test_colonists_without_a_circle_wait_in_san_juan_for_the_next_mayor(lay):
    """L'intendant. PR-4: a building put up meanwhile does not bring them out."""
    t = lay(agenda=["choose_role 0", "choose_role 1", "end_round 0"], colonists={"ship": 1},
            Anne={"doubloons": 5})
    t.play("Anne role:mayor", "Anne pass", "Bernie role:builder", "Bernie pass", "Anne build:office")
    assert t["Anne"]["colonists"] == {"san_juan": 1}
    t.play("Bernie role:mayor", "Bernie pass")
    assert t["Anne"]["colonists"]["office"] == 1


def test_the_order_is_fixed_tiles_first_then_buildings(lay):
    """PR-4: circle by circle in one order, so that no arrangement is met twice."""
    t = lay(Anne={"island": {"corn": 1, "indigo": 1, "quarry": 1}, "city": ["office", "small_indigo_plant"],
                  "colonists": {"san_juan": 1}})
    t.play("Anne role:mayor", "Anne pass")
    asked = []
    while t.asked == "Anne place_colonists":
        asked.append(t.choices)
        t.play(f"Anne {t.choices[0]}")
    assert asked == [[f"place:{place}:0", f"place:{place}:1"]
                     for place in ("corn", "indigo", "quarry", "small_indigo_plant")]
    assert t["Anne"]["colonists"] == {"office": 1}


def test_colonists_are_placed_clockwise_from_the_mayor(lay):
    """L'intendant, Notes. PR-4: each sees what those before him did."""
    board = {"island": {"corn": 1, "quarry": 1}, "colonists": {"corn": 1}}
    t = lay(agenda=["choose_role 1", "end_round 0"], Anne=board, Bernie=board, David=board)
    t.play("Bernie role:mayor", "Bernie pass", "Bernie place:corn:1", "David place:corn:0")
    assert t.asked == "Anne place_colonists"


def test_the_ship_gets_a_colonist_for_each_empty_circle_of_all_buildings(lay, staffed):
    """L'intendant: buildings only, whoever owns them. PR-5: 3 + 2 + 1 empty circles, tiles do not count."""
    t = lay(Anne={"city": ["indigo_plant"], "island": {"corn": 9}},
            Bernie={"city": ["sugar_mill", "office"], "colonists": {"sugar_mill": 1}})
    t.play("Anne role:mayor", "Anne pass", "Bernie place:sugar_mill:1")
    assert t["colonists"]["ship"] == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_ship_gets_at_least_as_many_colonists_as_there_are_players(lay, seats):
    """L'intendant. PR-5."""
    t = lay(seats=seats, Anne={"city": ["office"]})
    t.play("Anne role:mayor", "Anne pass")
    assert t["colonists"]["ship"] == seats


def test_empty_circles_are_counted_after_all_have_placed(lay):
    """L'intendant: at the end of the phase. PR-5: the five colonists aboard fill Anne's plants first."""
    t = lay(Anne={"city": ["indigo_plant", "sugar_mill"], "colonists": {"san_juan": 4}}, colonists={"ship": 1})
    t.play("Anne role:mayor", "Anne colonist")
    assert (t["Anne"]["colonists"], t["colonists"]["ship"]) == ({"indigo_plant": 3, "sugar_mill": 3}, 4)
