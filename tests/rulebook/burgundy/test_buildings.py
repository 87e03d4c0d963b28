"""Les bâtiments: each of the eight, when it is placed. CB-11."""

from __future__ import annotations

import sys

from comptoir.games.burgundy import data

BOARD = {"1": {"tiles": ["bank", "ship"]}, "2": {"tiles": ["knowledge_1", "castle"]},
         "3": {"tiles": ["cow_2", "market"]}, "4": {"tiles": ["ship", "church"]},
         "5": {"tiles": ["mine", "knowledge_2"]}, "6": {"tiles": ["warehouse", "pig_3"]}}


def built(lay, building, *, depots=BOARD, **rest):
    """Anne has just placed the building on space 12, with a 3."""
    storage = sorted([building, *rest.pop("storage", [])], key=data.KIND_NAMES.index)
    t = lay(Anne={"dice": [3, 6], "storage": storage, **rest}, depots=depots, black_depot=["bank", "ship", "castle"])
    t.play(f"Anne place:{storage.index(building) + 1}:12:die1")
    return t


def test_every_building_has_its_test():
    """A test fails when one of data.py has none: its name must be in a test's."""
    tests = [name for name in dir(sys.modules[__name__]) if name.startswith("test_")]
    assert [name for name in data.BUILDING_NAMES if f"test_{name}" not in tests] == []
    assert data.BUILDING_NAMES == ["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house",
                                   "bank", "city_hall"]


def test_warehouse(lay):
    """Sells one kind of choice, or none."""
    t = built(lay, "warehouse", goods={"red": 2, "pink": 1})
    assert t.choices == ["pass", "sell:pink", "sell:red"]
    t.play("Anne sell:red")
    assert (t["Anne"]["points"]["sales"], t["Anne"]["silver"], t["Anne"]["goods"]) == (4, 1, {"pink": 1})
    t = built(lay, "warehouse", goods={"red": 2})
    t.play("Anne pass")
    assert t["Anne"]["goods"] == {"red": 2}


def test_warehouse_without_goods_is_only_placed(lay):
    """A benefit that cannot be used is lost."""
    t = built(lay, "warehouse")
    assert t.asked == "Anne turn_2"
    assert t["Anne"]["estate"]["12"] == "warehouse"


def test_watchtower(lay):
    """Four points, at once."""
    assert built(lay, "watchtower")["Anne"]["points"]["watchtowers"] == 4


def test_carpenter(lay):
    """Any building of the numbered depots, never of the black one; or none."""
    t = built(lay, "carpenter")
    assert t.choices == ["pass", "take:1:1", "take:3:2", "take:4:2", "take:6:1"]
    t.play("Anne take:3:2")
    assert t["Anne"]["storage"] == ["market"]
    assert t["depots"]["3"]["tiles"][:2] == ["cow_2", None]


def test_church(lay):
    """A mine, a knowledge tile or a castle."""
    t = built(lay, "church")
    assert t.choices == ["pass", "take:2:1", "take:2:2", "take:5:1", "take:5:2"]
    t.play("Anne take:5:1")
    assert t["Anne"]["storage"] == ["mine"]


def test_market(lay):
    """A ship or an animal."""
    t = built(lay, "market")
    assert t.choices == ["pass", "take:1:2", "take:3:1", "take:4:1", "take:6:2"]
    t.play("Anne pass")
    assert t["Anne"]["storage"] == []


def test_market_finds_nothing(lay):
    """The rulebook's case: no blue or light green tile in the numbered depots; the black one does not help."""
    t = built(lay, "market", depots={"2": {"tiles": ["knowledge_1", "castle"]}})
    assert t.asked == "Anne turn_2"


def test_a_benefit_that_takes_always_finds_room(lay):
    """CB-6: the building just left a full storage."""
    t = built(lay, "carpenter", storage=["ship", "ship"])
    t.play("Anne take:6:1")
    assert t["Anne"]["storage"] == ["warehouse", "ship", "ship"]


def test_boarding_house(lay):
    """Four workers; it is no action "take workers", so knowledge 13 and 14 do nothing. CB-12."""
    t = built(lay, "boarding_house", known=[13, 14])
    assert (t["Anne"]["workers"], t["Anne"]["silver"]) == (4, 0)


def test_bank(lay):
    """Two silver."""
    assert built(lay, "bank")["Anne"]["silver"] == 2


def test_city_hall(lay):
    """One more stored tile on a space of any number; colour, neighbours and the town rule hold. CB-10."""
    t = built(lay, "city_hall", storage=["ship", "bank"], tiles={26: "bank"})
    assert t.choices == ["pass", "place:2:18", "place:2:20"]
    t.play("Anne place:2:20")
    assert t["Anne"]["estate"]["20"] == "ship"
    assert t["Anne"]["track"] == 1


def test_city_hall_may_be_declined(lay):
    """CB-10."""
    t = built(lay, "city_hall", storage=["ship"])
    t.play("Anne pass")
    assert t["Anne"]["storage"] == ["ship"]


def test_no_purchase_inside_an_action(lay):
    """CB-4: while a benefit is open nothing is bought."""
    t = built(lay, "carpenter", silver=6)
    assert not [text for text in t.choices if text.startswith("buy")]
