"""Ajouter une tuile hexagonale à votre domaine: where it may lie, and what follows."""

from __future__ import annotations


def places(t, stored=1):
    """The spaces on which the first die may put a stored tile."""
    return [int(text.split(":")[2]) for text in t.choices
            if text.startswith(f"place:{stored}:") and text.endswith("die1")]


def test_the_first_tile_goes_next_to_the_first_castle(lay):
    """CB-7: a free space of its colour and the die's number, next to a tile."""
    t = lay(Anne={"dice": [3, 3], "storage": ["bank"]})
    assert places(t) == [12, 26]
    t.play("Anne place:1:12:die1")
    assert t["Anne"]["estate"] == {"12": "bank", "19": "castle"}
    assert t["Anne"]["storage"] == []


def test_the_number_must_be_the_dies(lay):
    """CB-7, CB-5: other numbers for workers."""
    t = lay(Anne={"dice": [1, 1], "storage": ["ship"], "workers": 1})
    assert places(t) == [18]
    t.play("Anne place:1:18:die1")
    assert t["Anne"]["workers"] == 0


def test_a_building_not_twice_in_a_town(lay):
    """CB-7: 26 and 32 are in one town, 12 is a town of its own."""
    t = lay(Anne={"dice": [5, 5], "workers": 9, "storage": ["bank"], "tiles": {26: "bank"}})
    assert 12 in places(t)
    assert not {27, 32, 33} & set(places(t))
    t = lay(Anne={"dice": [5, 5], "workers": 9, "storage": ["church"], "tiles": {26: "bank"}})
    assert {12, 27, 32} <= set(places(t))


def test_two_stored_tiles_alike_are_offered_once(lay):
    t = lay(Anne={"dice": [2, 2], "storage": ["ship", "ship"]})
    assert [text for text in t.choices if text.startswith("place")] == ["place:1:18:die1"]


def test_towns_of_board_1(game):
    """The rulebook's example: board 1 has towns of 1, 5, 3 and 3."""
    board = game.new(2, seed=1).boards[0]
    assert sorted(board.region_sizes(0)) == [1, 3, 3, 5]


def test_a_region_scores_its_size_and_the_phase(lay):
    """CB-13: the town of one space, in phase A 1 + 10, in phase E 1 + 2."""
    for phase, points in (("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)):
        t = lay(Anne={"dice": [3, 3], "storage": ["bank"]}, phase=phase)
        t.play("Anne place:1:12:die1")
        assert t["Anne"]["points"] == {"regions": 1, "phases": points}


def test_points_by_size(game):
    """1, 3, 6, 10, 15, 21, 28, 36. CB-13."""
    from comptoir.games.burgundy import data
    assert list(data.REGION_POINTS) == [0, 1, 3, 6, 10, 15, 21, 28, 36]


def test_a_region_scores_only_when_it_is_complete(lay):
    """CB-13: three ships make one region of three."""
    t = lay(Anne={"dice": [1, 2], "storage": ["ship", "ship"], "tiles": {16: "ship", 10: "cow_2", 11: "cow_2",
                                                                         12: "bank"}}, phase="C")
    t.play("Anne place:1:17:die1")
    assert t["Anne"]["points"] == {}
    t.play("Anne place:1:18:die2")
    assert t["Anne"]["points"] == {"regions": 6, "phases": 6}


def test_the_first_castle_counts_in_its_region_and_for_its_colour(lay):
    """CB-1, CB-13: the set-up scores nothing; the colour is complete with the other three castles, which are one
    region of three."""
    t = lay(Anne={"dice": [4, 4], "storage": ["castle"],
                  "tiles": {2: "castle", 7: "castle", 12: "bank", 6: "cow_2", 11: "cow_3"}})
    assert t["Anne"]["points"] == {}
    t.play("Anne place:1:3:die1", "Anne workers")
    assert t["Anne"]["points"] == {"regions": 6, "phases": 10, "bonuses": 5}


def test_a_region_that_holds_the_first_castle_scores_its_full_size(lay):
    """CB-1: board 7 has castles in twos."""
    t = lay(Anne={"estate": {"2": "castle"}, "dice": [4, 4], "storage": ["castle"]}, options={"boards": "7"},
            Bernie={"estate": {"2": "castle"}})
    t.play("Anne place:1:3:die1", "Anne workers")
    assert t["Anne"]["points"] == {"regions": 3, "phases": 10}


def test_the_large_bonus_for_the_first_the_small_for_the_second(lay):
    """CB-13: 5 and 2, 6 and 3, 7 and 4 points by seats; the third gets nothing."""
    for seats, large, small in ((2, 5, 2), (3, 6, 3), (4, 7, 4)):
        mines = {"dice": [3, 4], "storage": ["mine"], "tiles": {25: "mine", 30: "mine"}}
        names = ["Anne", "Bernie", "Christine"][:seats]
        t = lay(**dict.fromkeys(names, mines), seats=seats)
        for name in names:
            t.play(f"{name} place:1:34:die1", f"{name} workers:die2")
        assert t["Anne"]["points"]["bonuses"] == large
        assert t["Bernie"]["points"]["bonuses"] == small
        assert t["bonus_tiles"] == {"large": {"mine": 0}, "small": {"mine": 1}}
        if seats > 2:
            assert "bonuses" not in t["Christine"]["points"]


def test_region_and_bonus_come_before_the_tiles_own_effect(lay):
    """CB-13: when the castle's action is asked, region and colour have scored."""
    t = lay(Anne={"dice": [4, 4], "storage": ["castle"],
                  "tiles": {2: "castle", 7: "castle", 12: "bank", 6: "cow_2", 11: "cow_3"}})
    t.play("Anne place:1:3:die1")
    assert t.asked == "Anne castle_action"
    assert t["Anne"]["points"] == {"regions": 6, "phases": 10, "bonuses": 5}


def test_a_region_completed_by_the_set_up_never_scores(game):
    """CB-1: on board 2 every castle stands alone."""
    g = game.new(2, seed=1, options={"boards": "2"})
    g.apply(g.legal()[0])
    g.apply(g.legal()[0])
    assert [p["points"] for p in g.to_json()["players"]] == [{}, {}]


# Animals


def test_cows_score_again_seven_then_eleven(lay):
    """The rulebook's example of Benno: 4 + 3 = 7, later 4 + 4 + 3 = 11. CB-9."""
    t = lay(Anne={"dice": [4, 5], "storage": ["cow_4", "cow_4"], "tiles": {12: "bank", 6: "cow_3"}})
    t.play("Anne place:1:11:die1")
    assert t["Anne"]["points"] == {"animals": 7}
    t.play("Anne place:1:10:die2")
    assert t["Anne"]["points"] == {"animals": 18}


def test_other_species_and_other_pastures_do_not_score(lay):
    """CB-9: 28 is a pasture of its own."""
    t = lay(Anne={"dice": [4, 5], "storage": ["cow_2"],
                  "tiles": {12: "bank", 6: "pig_4", 26: "church", 27: "market", 28: "cow_4"}})
    t.play("Anne place:1:11:die1")
    assert t["Anne"]["points"] == {"animals": 2}


def test_animals_need_not_touch(lay):
    """CB-9: 1 and 11 are in one pasture, with sheep between them."""
    t = lay(Anne={"dice": [6, 6], "storage": ["cow_2"], "tiles": {12: "bank", 11: "cow_3", 6: "sheep_2"}})
    t.play("Anne place:1:1:die1")
    assert t["Anne"]["points"] == {"animals": 5}


# Ships


GOODS_IN_3 = {"3": {"goods": {"turquoise": 1, "pink": 1, "brown": 2}}}


def test_a_ship_takes_what_is_stored_already_and_one_new_kind(lay):
    """The rulebook's example of Carla: turquoise joins her turquoise, and one of pink and brown fills the free
    space. CB-8."""
    t = lay(Anne={"dice": [2, 2], "storage": ["ship"], "goods": {"turquoise": 1, "red": 2}}, depots=GOODS_IN_3)
    t.play("Anne place:1:18:die1")
    assert t.asked == "Anne ship_goods"
    t.play("Anne unload:3")
    assert t["Anne"]["goods"] == {"turquoise": 2, "red": 2}
    assert t.choices == ["keep:pink", "keep:brown"]
    t.play("Anne keep:brown")
    assert t["Anne"]["goods"] == {"turquoise": 2, "red": 2, "brown": 2}
    assert t["depots"]["3"]["goods"] == {"pink": 1}


def test_nothing_stays_behind_that_could_be_stored(lay):
    """CB-8: with two free spaces two of three new kinds come, and the last question answers itself."""
    t = lay(Anne={"dice": [2, 2], "storage": ["ship"], "goods": {"red": 2}}, depots=GOODS_IN_3)
    t.play("Anne place:1:18:die1", "Anne unload:3")
    assert t.choices == ["keep:turquoise", "keep:pink"]
    t.play("Anne keep:pink")
    assert t["Anne"]["goods"] == {"red": 2, "pink": 1, "brown": 2}


def test_stored_goods_are_never_given_up(lay):
    """CB-8: three kinds are stored, so only those are taken."""
    t = lay(Anne={"dice": [2, 2], "storage": ["ship"], "goods": {"red": 1, "orange": 1, "pink": 1}}, depots=GOODS_IN_3)
    t.play("Anne place:1:18:die1", "Anne unload:3")
    assert t["Anne"]["goods"] == {"red": 1, "orange": 1, "pink": 2}
    assert t["depots"]["3"]["goods"] == {"turquoise": 1, "brown": 2}


def test_an_empty_depot_may_be_named(lay):
    """CB-8: any one depot; the die has no part in it."""
    t = lay(Anne={"dice": [2, 2], "storage": ["ship"]}, depots=GOODS_IN_3)
    t.play("Anne place:1:18:die1")
    assert t.choices == [f"unload:{n}" for n in range(1, 7)]
    t.play("Anne unload:5")
    assert t["Anne"]["goods"] == {}
    assert t["Anne"]["track"] == 1


def test_with_all_depots_empty_nobody_is_asked_and_the_marker_moves(lay):
    """CB-8."""
    t = lay(Anne={"dice": [2, 2], "storage": ["ship"]})
    t.play("Anne place:1:18:die1")
    assert t.asked == "Anne turn_2"
    assert t["Anne"]["track"] == 1


def test_the_marker_goes_on_top_and_the_order_changes_with_the_next_round(lay):
    """CB-8: Christine joins Anne on her space, and lies on top; this round's order stands."""
    ship = {"dice": [2, 2], "storage": ["ship"]}
    t = lay(Anne={"tiles": {18: "ship"}, "dice": [1, 1]}, Bernie={"dice": [1, 1]}, Christine=ship, seats=3,
            agenda=["turn 2", "turn 1", "end_round 0"])
    assert t["order"] == [0, 1, 2]
    t.play("Christine place:1:18:die1", "Christine workers:die2")
    assert t["order"] == [2, 0, 1]
    assert t.asked == "Bernie turn"
    t.play("Bernie workers:die1", "Bernie workers:die2")
    assert t.asked == "Christine turn"


def test_a_mine_has_no_effect_at_once(lay):
    """Mine: silver at the end of each phase. CB-14."""
    t = lay(Anne={"dice": [4, 4], "storage": ["mine"]})
    t.play("Anne place:1:25:die1")
    assert (t["Anne"]["silver"], t.asked) == (0, "Anne turn_2")


# Castles, and nesting


def test_a_castle_is_one_more_action_with_any_number(lay):
    """CB-10: take, place, sell or workers; no purchase; it cannot be declined."""
    t = lay(Anne={"dice": [5, 5], "silver": 4, "storage": ["castle", "ship"], "goods": {"pink": 1},
                  "tiles": {12: "bank", 6: "cow_2", 11: "cow_3", 1: "pig_2"}},
            depots={"1": {"tiles": ["church"]}, "6": {"tiles": ["bank"]}}, black_depot=["market"])
    t.play("Anne place:1:2:die1")
    assert t.asked == "Anne castle_action"
    assert t.choices == ["take:1:1", "take:6:1", "place:1:17", "place:1:18", "place:1:20", "sell:pink", "workers"]
    t.play("Anne take:6:1")
    assert t["Anne"]["storage"] == ["bank", "ship"]
    assert (t.asked, t["Anne"]["dice"]) == ("Anne turn_2", [0, 5])


def test_a_castle_may_need_a_discard(lay):
    """CB-10, CB-6: the castle has left the storage, so only a tile bought later can fill it; here it has room."""
    t = lay(Anne={"dice": [5, 5], "storage": ["castle", "ship", "ship"],
                  "tiles": {12: "bank", 6: "cow_2", 11: "cow_3", 1: "pig_2"}}, depots={"1": {"tiles": ["church"]}})
    t.play("Anne place:1:2:die1", "Anne take:1:1")
    assert t["Anne"]["storage"] == ["church", "ship", "ship"]


def test_five_questions_inside_each_other(lay):
    """CB-10: turn → castle → city hall → ship → which kind to keep, all with one die."""
    t = lay(Anne={"dice": [6, 6], "storage": ["castle", "city_hall", "ship"], "goods": {"red": 1, "orange": 1},
                  "tiles": {12: "bank", 6: "cow_2", 11: "cow_3", 13: "knowledge_6", 8: "knowledge_3"}},
            depots=GOODS_IN_3)
    for line, asked in (("place:2:7:die1", "castle_action"), ("place:1:14", "city_hall"), ("place:1:20", "ship_goods"),
                        ("unload:3", "keep_kind"), ("keep:pink", "turn_2")):
        t.play(f"Anne {line}")
        assert t.asked == f"Anne {asked}"
    assert t["Anne"]["storage"] == []
    assert t["Anne"]["goods"] == {"red": 1, "orange": 1, "pink": 1}
    assert (t["Anne"]["track"], t["Anne"]["dice"]) == (1, [0, 6])


def test_a_castle_in_a_castle(lay):
    """CB-10: castle → city hall → castle → take; and the castle just taken goes down with the second die."""
    t = lay(Anne={"dice": [6, 6], "workers": 1, "storage": ["castle", "castle", "city_hall"],
                  "tiles": {12: "bank", 6: "cow_2", 11: "cow_3", 13: "knowledge_6", 8: "knowledge_3", 9: "bank"}},
            depots={"2": {"tiles": ["knowledge_9", "castle"]}, "6": {"tiles": ["city_hall"]}})
    for line, asked in (("place:2:7:die1", "castle_action"), ("place:1:14", "city_hall"),
                        ("place:1:3", "castle_action"), ("take:2:2", "turn_2"), ("place:1:2:die2", "castle_action")):
        t.play(f"Anne {line}")
        assert t.asked == f"Anne {asked}"
    assert t["Anne"]["points"]["bonuses"] == 5
