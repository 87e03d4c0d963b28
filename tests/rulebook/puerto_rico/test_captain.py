"""Le capitaine: loading and points; port and quai where they meet him. With four seats ship 0 has 5 spaces,
ship 1 has 6 and ship 2 has 7."""

from __future__ import annotations

import pytest


@pytest.fixture
def example(lay):
    """Exemple de phase d'expédition, the goods before Anne takes the captain."""

    def begin(**christine):
        return lay(Anne={"goods": {"corn": 2, "sugar": 6}}, Bernie={"goods": {"sugar": 2, "tobacco": 3}},
                   Christine={"goods": {"corn": 2, "tobacco": 1}, **christine},
                   David={"goods": {"corn": 1, "indigo": 5}}, ships={"6": {"corn": 3}})

    return begin


def test_the_captains_example_move_by_move(example):
    """Le capitaine, Exemple de phase d'expédition. PR-9, PR-11: what each may load, and the points."""
    t = example()
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:1", "ship:sugar:2"]  # 6 sugar do not fit on the ship of 5
    t.play("Anne ship:sugar:2")
    assert t["Anne"]["points"] == 7
    assert t.choices == ["ship:sugar:2", "ship:tobacco:0"]
    t.play("Bernie ship:sugar:2")
    assert (t["Bernie"]["points"], t["Bernie"]["goods"]) == (1, {"sugar": 1, "tobacco": 3})
    assert t.choices == ["ship:corn:1", "ship:tobacco:0"]
    t.play("Christine ship:tobacco:0")
    assert t["Christine"]["points"] == 1
    assert t.choices == ["ship:corn:1"]  # no room anywhere for indigo
    t.play("David ship:corn:1")
    assert t["David"]["points"] == 1
    assert t.choices == ["ship:corn:1"]
    t.play("Anne ship:corn:1")
    assert t["Anne"]["points"] == 9
    assert t.choices == ["ship:tobacco:0"]
    t.play("Bernie ship:tobacco:0")
    assert t["Bernie"]["points"] == 4
    assert t.asked == "Bernie choose_role"  # Christine and David cannot load what they still have


LOADING = ["Anne role:captain", "Anne ship:sugar:2", "Bernie ship:sugar:2", "Christine ship:tobacco:0",
           "David ship:corn:1", "Anne ship:corn:1", "Bernie ship:tobacco:0"]


def test_the_captains_example_stores_and_unloading(example):
    """Le capitaine, Exemple: Christine and David keep one barrel each, and the two full ships sail. PR-13.
    Bernie keeps the sugar that found no room (the example forgets it when it says that he has none left)."""
    t = example()
    t.play(*LOADING)
    assert [t[name]["goods"] for name in ("Anne", "Bernie", "Christine", "David")] == [
        {}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert t["ships"] == {"5": {"tobacco": 4}, "6": {}, "7": {}}
    assert t["supply"] == {"corn": 9, "indigo": 10, "sugar": 10, "tobacco": 5, "coffee": 9}


def test_the_captains_example_with_a_warehouse(example):
    """Le capitaine, Exemple: with stores Christine loses nothing. PR-13."""
    t = example(city=["small_warehouse"], colonists={"small_warehouse": 1})
    t.play(*LOADING)
    assert (t["Christine"]["goods"], t["David"]["goods"]) == ({"corn": 2}, {"indigo": 1})


# Règles de chargement


def test_who_can_load_must(lay):
    """Règles de chargement: no passing. PR-9, PR-18."""
    t = lay(Anne={"goods": {"corn": 1}})
    t.play("Anne role:captain")
    t.refuses("Anne pass")


def test_the_kind_is_free_the_amount_is_not(lay):
    """Règles de chargement: one corn or five sugar, as he likes, but all that fit. PR-9."""
    t = lay(Anne={"goods": {"corn": 1, "sugar": 6}}, ships={"6": {"corn": 2}, "7": {"sugar": 2}})
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:1", "ship:sugar:2"]
    t.play("Anne ship:sugar:2")
    assert (t["ships"]["7"], t["Anne"]["goods"]) == ({"sugar": 7}, {"corn": 1, "sugar": 1})


def test_of_empty_ships_one_that_takes_the_most_must_be_chosen(lay):
    """Règles de chargement. PR-9: with equal amounts the choice is free."""
    t = lay(Anne={"goods": {"corn": 6}}, Bernie={"goods": {"sugar": 4}})
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:1", "ship:corn:2"]
    t.play("Anne ship:corn:2")
    assert t.choices == ["ship:sugar:0", "ship:sugar:1"]


def test_with_more_than_any_ship_takes_the_largest_must_be_chosen(lay):
    """Règles de chargement. PR-9."""
    t = lay(Anne={"goods": {"corn": 9}})
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:2"]


def test_a_kind_on_one_ship_goes_on_no_other(lay):
    """Règles de chargement. PR-9: although the ship with corn has room for one, and an empty one for all."""
    t = lay(Anne={"goods": {"corn": 4}}, ships={"5": {"corn": 4}})
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:0"]
    t.play("Anne ship:corn:0")
    assert t["Anne"]["points"] == 2


def test_a_kind_on_a_full_ship_goes_on_no_other(lay):
    """Règles de chargement: even a full one. PR-9."""
    t = lay(Anne={"goods": {"corn": 3}}, ships={"5": {"corn": 5}})
    t.play("Anne role:captain")
    assert (t.asked, t["Anne"]["points"]) == ("Bernie choose_role", 0)


def test_a_ship_carries_one_kind(lay):
    """Règles de chargement. PR-9: three ships with other kinds leave no room for coffee."""
    t = lay(Anne={"goods": {"coffee": 3}}, ships={"5": {"corn": 1}, "6": {"indigo": 1}, "7": {"sugar": 1}})
    t.play("Anne role:captain")
    assert (t.asked, t["Anne"]["points"], t["Anne"]["goods"]) == ("Bernie choose_role", 0, {"coffee": 1})


def test_loading_goes_round_until_nobody_can(lay):
    """Le capitaine: as long as somebody has something to load. PR-9."""
    t = lay(agenda=["choose_role 3", "end_round 0"], David={"goods": {"corn": 1, "indigo": 1, "sugar": 1}},
            Bernie={"goods": {"corn": 1}})
    t.play("David role:captain", "David ship:corn:0", "Bernie ship:corn:0", "David ship:indigo:1", "David ship:sugar:2")
    assert (t["David"]["points"], t["Bernie"]["points"]) == (4, 1)


# Points de victoire


def test_every_kind_is_worth_a_point_a_barrel(lay):
    """Points de victoire. PR-11: coffee no more than corn."""
    t = lay(Bernie={"goods": {"coffee": 2}}, Christine={"goods": {"corn": 2}})
    chips = t["chips"]
    t.play("Anne role:captain", "Bernie ship:coffee:0", "Christine ship:corn:1")
    assert (t["Bernie"]["points"], t["Christine"]["points"], t["chips"]) == (2, 2, chips - 4)


def test_only_the_captains_first_load_brings_a_point_more(lay):
    """Points de victoire: not the second, and not another seat's. PR-11."""
    t = lay(Anne={"goods": {"corn": 1, "sugar": 1}}, Bernie={"goods": {"corn": 1}})
    t.play("Anne role:captain", "Anne ship:corn:0", "Bernie ship:corn:0", "Anne ship:sugar:1")
    assert (t["Anne"]["points"], t["Bernie"]["points"]) == (3, 1)


def test_a_captain_who_loads_nothing_gets_no_point(lay):
    """Le capitaine, Notes. PR-11."""
    t = lay(Bernie={"goods": {"corn": 1}})
    t.play("Anne role:captain", "Bernie ship:corn:0")
    assert (t["Anne"]["points"], t["Bernie"]["points"], t["captain_to_load_first"]) == (0, 1, False)


def test_each_captain_has_his_point_anew(lay):
    """Points de victoire. PR-11: the next captain phase begins afresh."""
    t = lay(agenda=["choose_role 0", "end_round 0"], Anne={"goods": {"corn": 1}}, Bernie={"goods": {"corn": 2}},
            ships={"5": {"corn": 3}})
    t.play("Anne role:captain", "Anne ship:corn:0", "Bernie ship:corn:0", "Bernie role:captain")
    assert (t["Anne"]["points"], t["Bernie"]["points"]) == (2, 1)
    t.play("Bernie ship:corn:0")
    assert t["Bernie"]["points"] == 3


# Port


def test_the_example_of_harbor_and_wharf(lay, staffed):
    """Port, Exemple: 3+1 for tobacco, 2+1 for sugar, 2+1 by wharf. PR-10, PR-11."""
    t = lay(Bernie=staffed("harbor", "wharf", goods={"tobacco": 5, "sugar": 2}), ships={"7": {"tobacco": 4}})
    t.play("Anne role:captain", "Bernie ship:tobacco:2")
    assert t["Bernie"]["points"] == 4
    t.play("Bernie ship:sugar:0")
    assert t["Bernie"]["points"] == 7
    t.play("Bernie wharf:tobacco")
    assert (t["Bernie"]["points"], t["Bernie"]["goods"]) == (10, {})


def test_harbor_and_captain_add_up(lay, staffed):
    """Port, Points de victoire. PR-11: 2 barrels, 1 harbor, 1 captain."""
    t = lay(Anne=staffed("harbor", goods={"corn": 2}))
    t.play("Anne role:captain", "Anne ship:corn:0")
    assert t["Anne"]["points"] == 4


def test_an_unoccupied_harbor_does_nothing(lay):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(Bernie={"goods": {"corn": 2}, "city": ["harbor"]})
    t.play("Anne role:captain", "Bernie ship:corn:0")
    assert t["Bernie"]["points"] == 2


# Quai


def test_the_wharf_takes_all_barrels_of_a_kind_back_to_the_supply(lay, staffed):
    """Quai. PR-10: instead of loading a ship, and the ships stay as they are."""
    t = lay(Bernie=staffed("wharf", goods={"corn": 10}))
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:2", "wharf:corn"]
    t.play("Bernie wharf:corn")
    assert (t["Bernie"]["points"], t["supply"]["corn"]) == (10, 10)
    assert t["ships"] == {"5": {}, "6": {}, "7": {}}


def test_who_can_load_a_ship_must_load_it_or_use_the_wharf(lay, staffed):
    """Quai: one or the other. PR-9, PR-10."""
    t = lay(Bernie=staffed("wharf", goods={"corn": 1, "coffee": 1}), ships={"5": {"corn": 1}, "6": {"sugar": 1},
                                                                          "7": {"indigo": 1}})
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:0", "wharf:corn", "wharf:coffee"]
    t.refuses("Bernie pass")


def test_the_wharf_serves_once_in_a_phase(lay, staffed):
    """Quai. PR-10."""
    t = lay(Bernie=staffed("wharf", goods={"corn": 1, "sugar": 1}))
    t.play("Anne role:captain", "Bernie wharf:corn")
    assert t.choices == ["ship:sugar:0", "ship:sugar:1", "ship:sugar:2"]


def test_the_wharf_serves_again_in_the_next_phase(lay, staffed):
    """Quai. PR-10."""
    t = lay(agenda=["choose_role 0", "end_round 0"], ships={"5": {"corn": 1}, "6": {"indigo": 1}, "7": {"sugar": 1}},
            Bernie=staffed("wharf", goods={"coffee": 1, "tobacco": 1}))
    t.play("Anne role:captain", "Bernie wharf:coffee")
    assert (t["Bernie"]["goods"], t["Bernie"]["wharf_used"]) == ({"tobacco": 1}, False)
    t.play("Bernie role:captain", "Bernie wharf:tobacco")
    assert t["Bernie"]["goods"] == {}


def test_the_wharf_takes_a_kind_that_is_on_a_ship_or_went_over_another_wharf(lay, staffed):
    """Quai: the same kind is allowed. PR-10."""
    t = lay(Anne=staffed("wharf", goods={"corn": 2}), Bernie=staffed("wharf", goods={"corn": 3}),
            ships={"5": {"corn": 5}})
    t.play("Anne role:captain", "Anne wharf:corn", "Bernie wharf:corn")
    assert (t["Anne"]["points"], t["Bernie"]["points"]) == (3, 3)


def test_the_wharf_need_not_take_what_one_has_most_of(lay, staffed):
    """Quai, Note. PR-10: but all of the kind chosen."""
    t = lay(Bernie=staffed("wharf", goods={"corn": 2, "sugar": 4}))
    t.play("Anne role:captain", "Bernie wharf:corn")
    assert (t["Bernie"]["points"], t["Bernie"]["goods"]) == (2, {"sugar": 4})


def test_a_wharf_load_is_the_captains_first_load(lay, staffed):
    """Points de victoire, Quai. PR-11: 2 + 1, then nothing more."""
    t = lay(Anne=staffed("wharf", goods={"corn": 2, "sugar": 1}))
    t.play("Anne role:captain", "Anne wharf:corn", "Anne ship:sugar:0")
    assert t["Anne"]["points"] == 4


def test_who_can_only_use_the_wharf_may_pass_and_is_asked_again(lay, staffed):
    """Les bâtiments mauves: never obliged to use one. PR-10, PR-18: the wharf is kept for the next turn."""
    t = lay(Anne=staffed("wharf", goods={"coffee": 2}), Bernie={"goods": {"corn": 1}},
            ships={"5": {"corn": 1}, "6": {"sugar": 1}, "7": {"indigo": 1}})
    t.play("Anne role:captain")
    assert t.choices == ["pass", "wharf:coffee"]
    t.play("Anne pass", "Bernie ship:corn:0")
    assert (t.asked, t.choices) == ("Anne load_ship", ["pass", "wharf:coffee"])
    t.play("Anne wharf:coffee")
    assert t["Anne"]["points"] == 3


def test_loading_is_over_when_all_in_succession_passed_or_could_not(lay, staffed):
    """PR-10: Anne passes, Bernie loads his last barrel, Anne passes again; nobody loaded since."""
    t = lay(Anne=staffed("wharf", goods={"coffee": 2}), Bernie={"goods": {"corn": 1}},
            ships={"5": {"corn": 1}, "6": {"sugar": 1}, "7": {"indigo": 1}})
    t.play("Anne role:captain", "Anne pass", "Bernie ship:corn:0", "Anne pass")
    assert (t.asked, t["Anne"]["goods"]) == ("Bernie choose_role", {"coffee": 1})


def test_two_wharves_may_both_pass(lay, staffed):
    """PR-10: each is asked once, then the phase is over."""
    t = lay(Anne=staffed("wharf", goods={"coffee": 2}), Bernie=staffed("wharf", goods={"coffee": 1}),
            ships={"5": {"corn": 1}, "6": {"sugar": 1}, "7": {"indigo": 1}})
    t.play("Anne role:captain", "Anne pass", "Bernie pass")
    assert (t.asked, t["Anne"]["points"], t["Bernie"]["points"]) == ("Bernie choose_role", 0, 0)


def test_a_pass_is_taken_back_by_anothers_wharf(lay, staffed):
    """PR-10: Bernie's load begins the count anew, so Anne is asked once more."""
    t = lay(Anne=staffed("wharf", goods={"coffee": 2}), Bernie=staffed("wharf", goods={"coffee": 1}),
            ships={"5": {"corn": 1}, "6": {"sugar": 1}, "7": {"indigo": 1}})
    t.play("Anne role:captain", "Anne pass", "Bernie wharf:coffee")
    assert t.asked == "Anne load_ship"


def test_an_unoccupied_wharf_does_nothing(lay):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(Bernie={"goods": {"corn": 8}, "city": ["wharf"]})
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:2"]
