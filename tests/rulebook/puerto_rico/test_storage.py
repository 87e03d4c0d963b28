"""Stockage des marchandises; the two entrepôts. The ships carry nothing that anybody has, and have no room for it."""

from __future__ import annotations

NO_ROOM = {"5": {"tobacco": 5}, "6": {"indigo": 6}, "7": {"coffee": 7}}


def test_without_a_warehouse_one_barrel_stays(lay):
    """Stockage des marchandises. PR-13: of a single kind without a question, also when nobody loaded."""
    t = lay(Bernie={"goods": {"corn": 4}}, ships=NO_ROOM)
    t.play("Anne role:captain")
    assert (t["Bernie"]["goods"], t["supply"]["corn"]) == ({"corn": 1}, 9)


def test_who_cannot_store_all_chooses_what_to_keep(lay):
    """Le capitaine, Notes. PR-13: one barrel in all, not one of each kind; keeping none is no choice."""
    t = lay(Bernie={"goods": {"corn": 4, "sugar": 2}}, ships=NO_ROOM)
    t.play("Anne role:captain")
    assert (t.asked, t.choices) == ("Bernie keep_barrel", ["keep:corn", "keep:sugar"])
    t.play("Bernie keep:sugar")
    assert (t["Bernie"]["goods"], t["supply"]["corn"], t["supply"]["sugar"]) == ({"sugar": 1}, 10, 10)


def test_storing_goes_clockwise_from_the_captain(lay):
    """PR-13."""
    goods = {"goods": {"corn": 1, "sugar": 1}}
    t = lay(agenda=["choose_role 1", "end_round 0"], Anne=goods, Bernie=goods, David=goods, ships=NO_ROOM)
    t.play("Bernie role:captain", "Bernie keep:corn", "David keep:corn")
    assert t.asked == "Anne keep_barrel"


def test_the_small_warehouse_keeps_one_kind_and_one_barrel_of_another(lay, staffed):
    """Petit entrepôt. PR-13."""
    t = lay(Bernie=staffed("small_warehouse", goods={"corn": 4, "sugar": 3, "coffee": 2}), ships=NO_ROOM)
    t.play("Anne role:captain")
    assert (t.asked, t.choices) == ("Bernie fill_warehouse", ["store:corn", "store:sugar", "store:coffee"])
    t.play("Bernie store:sugar")
    assert (t.asked, t.choices) == ("Bernie keep_barrel", ["keep:corn", "keep:coffee"])
    t.play("Bernie keep:corn")
    assert t["Bernie"]["goods"] == {"corn": 1, "sugar": 3}


def test_the_small_warehouse_keeps_a_single_kind_whole(lay, staffed):
    """Petit entrepôt. PR-13: no place stays unused, so nothing is asked."""
    t = lay(Bernie=staffed("small_warehouse", goods={"corn": 4}), ships=NO_ROOM)
    t.play("Anne role:captain")
    assert t["Bernie"]["goods"] == {"corn": 4}


def test_the_small_warehouse_does_not_spare_loading(lay, staffed):
    """Petit entrepôt: what can be loaded must be."""
    t = lay(Bernie=staffed("small_warehouse", goods={"corn": 4}), ships={"5": {"corn": 2}})
    t.play("Anne role:captain")
    assert t.choices == ["ship:corn:0"]


def test_the_large_warehouse_keeps_two_kinds_and_one_barrel(lay, staffed):
    """Grand entrepôt. PR-13: the kinds are chosen one after the other."""
    t = lay(Bernie=staffed("large_warehouse", goods={"corn": 4, "sugar": 3, "coffee": 2}), ships=NO_ROOM)
    t.play("Anne role:captain")
    assert t.choices == ["store:corn", "store:sugar"]  # with coffee first, sugar or corn would have come before
    t.play("Bernie store:corn")
    assert t.choices == ["store:sugar", "store:coffee"]
    t.play("Bernie store:coffee")
    assert t["Bernie"]["goods"] == {"corn": 4, "sugar": 1, "coffee": 2}


def test_both_warehouses_keep_three_kinds(lay, staffed):
    """Grand entrepôt, Note. PR-13: and one barrel of a fourth."""
    t = lay(Bernie=staffed("small_warehouse", "large_warehouse",
                           goods={"corn": 2, "sugar": 2, "coffee": 2, "tobacco": 2}), ships=NO_ROOM)
    t.play("Anne role:captain")
    assert t.choices == ["store:corn", "store:sugar"]
    t.play("Bernie store:corn", "Bernie store:tobacco")
    assert t["Bernie"]["goods"] == {"corn": 2, "sugar": 1, "tobacco": 2, "coffee": 2}


def test_a_place_for_every_kind_asks_nothing(lay, staffed):
    """PR-13: no place is left unused while barrels are left."""
    t = lay(Bernie=staffed("large_warehouse", goods={"corn": 3, "sugar": 3}), ships=NO_ROOM)
    t.play("Anne role:captain")
    assert (t["Bernie"]["goods"], t.asked) == ({"corn": 3, "sugar": 3}, "Bernie choose_role")


def test_unoccupied_warehouses_keep_nothing(lay):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(Bernie={"goods": {"corn": 4}, "city": ["small_warehouse"]},
            Christine={"goods": {"corn": 4}, "city": ["large_warehouse"]}, ships=NO_ROOM)
    t.play("Anne role:captain")
    assert t["Bernie"]["goods"] == t["Christine"]["goods"] == {"corn": 1}


def test_only_full_ships_sail_and_only_after_the_stores(lay):
    """Stockage des marchandises. PR-13: while Bernie stores, the full ships still lie there."""
    t = lay(Bernie={"goods": {"corn": 1, "sugar": 1}},
            ships={"5": {"tobacco": 5}, "6": {"indigo": 6}, "7": {"coffee": 3}})
    t.play("Anne role:captain")
    assert t["ships"] == {"5": {"tobacco": 5}, "6": {"indigo": 6}, "7": {"coffee": 3}}
    t.play("Bernie keep:corn")
    assert t["ships"] == {"5": {}, "6": {}, "7": {"coffee": 3}}
    assert (t["supply"]["tobacco"], t["supply"]["indigo"], t["supply"]["coffee"]) == (9, 11, 6)


def test_outside_the_captains_phase_everything_may_be_kept(lay):
    """Le capitaine, Notes: barrels are stored only when ships have been loaded."""
    t = lay(Bernie={"goods": {"corn": 4, "sugar": 4}})
    t.play("Anne role:prospector", "Bernie role:craftsman", "Christine role:trader", "Bernie pass",
           "David role:settler", "David pass")
    assert t["Bernie"]["goods"] == {"corn": 4, "sugar": 4}
