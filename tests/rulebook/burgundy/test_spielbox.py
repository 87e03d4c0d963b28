"""Extension nouveaux tabliers: the spielbox rule and its action. CB-16."""

from __future__ import annotations

ON = {"spielbox": "on"}


def places(t, stored=1):
    return [int(text.split(":")[2]) for text in t.choices
            if text.startswith(f"place:{stored}:") and text.endswith("die1")]


def test_the_placement_example(lay):
    """The sheet's example on board 1: animals that touch neither castle nor animal cannot be placed, and the ship on
    the 1 needs a ship on the 2 first."""
    anne = {"dice": [4, 4], "workers": 9, "storage": ["cow_2", "ship"], "tiles": {12: "bank"}}
    assert 11 in places(lay(Anne=anne))
    assert 11 not in places(lay(Anne=anne, options=ON))
    with_animals = {**anne, "tiles": {12: "bank", 11: "pig_2", 10: "pig_3"}}
    assert 17 in places(lay(Anne=with_animals), 2)
    assert places(lay(Anne=with_animals, options=ON), 2) == [18, 20]
    assert 17 in places(lay(Anne={**with_animals, "tiles": {12: "bank", 11: "pig_2", 18: "ship"}}, options=ON), 2)


def test_castles_need_only_a_placed_neighbour(lay):
    """CB-16."""
    anne = {"dice": [6, 6], "storage": ["castle"], "tiles": {12: "bank"}}
    assert places(lay(Anne=anne, options=ON)) == [7]


def test_the_rule_holds_for_city_hall_and_castle_too(lay):
    """CB-16: in every placement."""
    anne = {"dice": [3, 3], "storage": ["city_hall", "cow_2"]}
    t = lay(Anne=anne, options=ON)
    t.play("Anne place:1:12:die1")
    assert t.asked == "Anne turn_2"
    t = lay(Anne=anne)
    t.play("Anne place:1:12:die1")
    assert t.choices == ["pass", "place:1:6", "place:1:11"]


def test_it_binds_the_boards_10(lay):
    """CB-16: by default the seats on a 10x board, and not the others."""
    t = lay(Anne={"estate": {}, "dice": [4, 4]}, Bernie={"estate": {}}, options={"boards": "10a,1"})
    state = t.record.state
    assert [state.bound(0), state.bound(1)] == [True, False]
    for option, bind in (("on", [True, True]), ("off", [False, False])):
        t = lay(Anne={"estate": {}}, Bernie={"estate": {}}, options={"boards": "10a,1", "spielbox": option})
        assert [t.record.state.bound(seat) for seat in (0, 1)] == bind


def test_a_castle_far_away_for_both_dice_and_five_points(lay):
    """CB-16: its number is ignored, region, bonus and its own action follow, the purchase is untouched."""
    t = lay(Anne={"dice": [1, 4], "silver": 2, "storage": ["castle", "ship"], "points": {"sales": 6}}, options=ON,
            black_depot=["bank"], depots={"3": {"tiles": ["cow_3"]}})
    assert [text for text in t.choices if text.startswith("castle")] == ["castle:2", "castle:3", "castle:7"]
    t.play("Anne castle:7")
    assert (t["Anne"]["dice"], t["Anne"]["paid_for_outposts"]) == ([0, 0], 5)
    assert t.asked == "Anne castle_action"
    t.play("Anne take:3:1")
    assert t.choices == ["pass", "buy:black:1"]
    t.play("Anne buy:black:1")
    assert t.asked == "Bernie turn"


def test_it_needs_both_dice_five_points_a_stored_castle_and_an_unconnected_space(lay):
    """CB-16."""
    good = {"dice": [1, 4], "storage": ["castle"], "points": {"sales": 5}}

    def offered(options=ON, **change):
        return [text for text in lay(Anne={**good, **change}, options=options).choices if text.startswith("castle")]

    assert offered() == ["castle:2", "castle:3", "castle:7"]
    assert offered(dice=[0, 4]) == []
    assert offered(points={"sales": 4}) == []
    assert offered(storage=["ship"]) == []
    assert offered(tiles={12: "bank"}) == ["castle:2", "castle:3"]
    assert offered(options={"spielbox": "off"}) == []


def test_a_lone_castle_scores_its_region(lay):
    """CB-16, CB-13: on board 2 every castle is a region of one."""
    t = lay(Anne={"estate": {"4": "castle"}, "dice": [1, 4], "storage": ["castle"], "points": {"sales": 5}},
            Bernie={"estate": {"4": "castle"}}, options={"boards": "2", "spielbox": "on"})
    t.play("Anne castle:34")
    assert t["Anne"]["points"] == {"sales": 5, "regions": 1, "phases": 10}


def test_from_the_lone_castle_the_estate_goes_on(lay):
    """CB-7, CB-16: what touches it may be placed."""
    t = lay(Anne={"dice": [4, 4], "storage": ["cow_2", "knowledge_2"], "tiles": {7: "castle"}, "paid_for_outposts": 5,
                  "points": {"sales": 5}, "workers": 3}, options=ON)
    assert 6 in places(t)
    assert {8, 13} <= set(places(t, 2))
