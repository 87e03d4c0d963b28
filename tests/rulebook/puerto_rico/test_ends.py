"""Fin du jeu: the three ends. The round is always played out."""

from __future__ import annotations

import pytest

ELEVEN = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
          "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice"]


# Colonists


def short_of_colonists(lay, supply, **rest):
    """So many in the supply, none aboard; all others wait in David's San Juan."""
    return lay(colonists={"supply": supply, "ship": 0}, David={"colonists": {"san_juan": 79 - supply}}, **rest)


def test_a_ship_that_cannot_be_filled_ends_the_game_with_this_round(lay):
    """Fin du jeu. PR-5: three colonists for four; what is left goes aboard."""
    t = short_of_colonists(lay, 3, agenda=["choose_role 2", "choose_role 3", "end_round 0"])
    t.play("Christine role:mayor", "Christine pass")
    assert (t["colonists"], t["end"], t.asked) == ({"supply": 0, "ship": 3}, "colonists", "David choose_role")
    t.play("David role:prospector")
    assert (t.asked, t.outcome.end) == ("over", "colonists")


def test_a_supply_of_exactly_nothing_after_a_full_refill_ends_nothing(lay):
    """Fin du jeu: not enough is what counts. PR-5."""
    t = short_of_colonists(lay, 4)
    t.play("Anne role:mayor", "Anne pass")
    assert (t["colonists"], t["end"]) == ({"supply": 0, "ship": 4}, "")


def test_the_mayors_privilege_can_bring_the_end_about(lay):
    """Fin du jeu. PR-5: the fourth colonist has gone to the mayor."""
    t = short_of_colonists(lay, 4)
    t.play("Anne role:mayor", "Anne colonist")
    assert (t["colonists"], t["end"]) == ({"supply": 0, "ship": 3}, "colonists")


def test_empty_circles_can_ask_for_more_than_the_supply_has(lay):
    """Fin du jeu. PR-5: seven empty circles on buildings, six colonists."""
    t = short_of_colonists(lay, 6, Anne={"city": ["indigo_plant", "sugar_mill", "office"]})
    t.play("Anne role:mayor", "Anne pass")
    assert (t["colonists"], t["end"]) == ({"supply": 0, "ship": 6}, "colonists")


def test_hospice_and_university_never_end_the_game(lay, staffed):
    """PR-5: the supply is looked at only when the ship is filled; here it is empty, and the ship loses one."""
    t = lay(colonists={"supply": 1, "ship": 1}, plantations={"row": {"corn": 5}}, David={"colonists": {"san_juan": 75}},
            Anne=staffed("hospice", "university", doubloons=9),
            agenda=["choose_role 0", "choose_role 1", "end_round 0"])
    t.play("Anne role:settler", "Anne take:corn", "Anne colonist", "Bernie pass", "Christine pass", "David pass")
    t.play("Bernie role:builder", "Bernie pass", "Anne build:office", "Anne colonist")
    assert (t["colonists"], t["end"], t.asked) == ({"supply": 0, "ship": 0}, "", "Bernie choose_role")


# City


def test_the_twelfth_city_space_ends_the_game_with_this_round(lay):
    """Fin du jeu. PR-6: the others may still build, and David still takes a role."""
    t = lay(agenda=["choose_role 0", "choose_role 3", "end_round 0"], Anne={"doubloons": 9, "city": ELEVEN},
            Bernie={"doubloons": 9})
    t.play("Anne role:builder", "Anne build:office")
    assert (t["end"], t.asked) == ("city", "Bernie build_one")
    t.play("Bernie build:office", "David role:prospector")
    assert (t.asked, t.outcome.end, t["David"]["doubloons"]) == ("over", "city", 1)


def test_the_eleventh_city_space_ends_nothing(lay):
    """Fin du jeu. PR-6."""
    t = lay(Anne={"doubloons": 9, "city": ELEVEN[:10]})
    t.play("Anne role:builder", "Anne build:office")
    assert t["end"] == ""


def test_the_twelfth_island_space_ends_nothing(lay):
    """Fin du jeu: only the city counts."""
    t = lay(Anne={"island": {"indigo": 11}}, plantations={"row": {"corn": 5}})
    t.play("Anne role:settler", "Anne take:corn")
    assert t["end"] == ""


# Points


def test_the_last_point_ends_the_game_exactly_nothing_is_enough(lay):
    """Fin du jeu: the last one is taken. PR-12: unlike the colonists of PR-5."""
    t = lay(agenda=["choose_role 0", "choose_role 1", "end_round 0"], Anne={"goods": {"corn": 4}},
            David={"points": 95})
    t.play("Anne role:captain", "Anne ship:corn:0")
    assert (t["chips"], t["end"], t.asked) == (0, "points", "Bernie choose_role")
    t.play("Bernie role:prospector")
    assert t.outcome.end == "points"


def test_one_point_left_ends_nothing(lay):
    """Fin du jeu. PR-12."""
    t = lay(Anne={"goods": {"corn": 4}}, David={"points": 94})
    t.play("Anne role:captain", "Anne ship:corn:0")
    assert (t["chips"], t["end"]) == (1, "")


def test_points_beyond_the_pool_are_noted_and_count(lay, staffed):
    """Fin du jeu, Douane. PR-12: 6 barrels and the captain's point, 3 of them chips; 7 + 1 points make 2 for the
    customs house."""
    t = lay(agenda=["choose_role 0", "end_round 0"], David={"points": 96},
            Anne=staffed("customs_house", points=1, goods={"corn": 6}))
    t.play("Anne role:captain", "Anne ship:corn:1")
    assert (t["chips"], t["noted"], t["Anne"]["points"]) == (0, 4, 8)
    assert t.score("Anne") == {"chips": 8, "buildings": 4, "customs_house": 2}


def test_the_loading_goes_on_when_the_pool_is_empty(lay):
    """Fin du jeu: further points of the round are written down. PR-12."""
    t = lay(David={"points": 98, "goods": {"corn": 1}}, Anne={"goods": {"corn": 1, "sugar": 2}})
    t.play("Anne role:captain", "Anne ship:corn:0", "David ship:corn:0", "Anne ship:sugar:1")
    assert (t["noted"], t["Anne"]["points"], t["David"]["points"]) == (3, 4, 99)


@pytest.mark.parametrize(("seats", "pool"), [(2, 65), (3, 75), (4, 100), (5, 122)])
def test_how_large_the_pool_is(lay, seats, pool):
    """Mise en place. PR-12."""
    t = lay(seats=seats, agenda=["choose_role 0", "end_round 0"], Anne={"goods": {"corn": 1}},
            Bernie={"points": pool - 2})
    t.play("Anne role:captain", "Anne ship:corn:0")
    assert t["end"] == "points"


# Several ends


def test_of_several_ends_in_one_round_the_first_is_named(lay):
    """PR-16: the city is full before the points are gone."""
    t = lay(agenda=["choose_role 0", "choose_role 1", "end_round 0"], Anne={"doubloons": 9, "city": ELEVEN},
            Bernie={"goods": {"corn": 2}}, David={"points": 99})
    t.play("Anne role:builder", "Anne build:office", "Bernie role:captain", "Bernie ship:corn:0")
    assert (t["chips"], t.outcome.end) == (0, "city")


def test_the_last_round_is_played_out_by_all(lay):
    """Fin du jeu: after the governor's city is full the three others take a role each."""
    t = lay(Anne={"doubloons": 9, "city": ELEVEN})
    t.play("Anne role:builder", "Anne build:office", "Bernie role:trader", "Christine role:craftsman")
    assert t.asked == "David choose_role"
    t.play("David role:prospector")
    assert t.asked == "over"
