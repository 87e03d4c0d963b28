"""Un tour de joueur; Les actions; Le dépôt central noir."""

from __future__ import annotations

EVERYWHERE = {"1": {"tiles": ["bank", "ship"]}, "2": {"tiles": ["knowledge_1", "castle"]},
              "3": {"tiles": ["cow_2", "market"]}, "4": {"tiles": ["ship", "church"]},
              "5": {"tiles": ["mine", "knowledge_2"]}, "6": {"tiles": ["warehouse", "pig_3"]}}


def test_two_workers_turn_a_2_into_a_6(lay):
    """The rulebook's example of Anna: 2, 1, 6; she takes a tile of depot 6. CB-5."""
    t = lay(Anne={"dice": [2, 2], "workers": 2}, depots=EVERYWHERE)
    t.play("Anne take:6:2:die1")
    assert t["Anne"]["storage"] == ["pig_3"]
    assert t["Anne"]["workers"] == 0


def test_a_worker_too_few(lay):
    """CB-5: each worker changes a die by one."""
    t = lay(Anne={"dice": [2, 2], "workers": 1}, depots=EVERYWHERE)
    assert {text.split(":")[1] for text in t.choices if text.startswith("take")} == {"1", "2", "3"}


def test_never_more_workers_than_needed(lay):
    """CB-5: 6 and 1 are neighbours."""
    t = lay(Anne={"dice": [6, 6], "workers": 9}, depots=EVERYWHERE)
    t.play("Anne take:1:1:die1")
    assert t["Anne"]["workers"] == 8


def test_both_dice_are_used_in_any_order_and_the_turn_goes_on(lay):
    """CB-4: exactly two die actions."""
    t = lay(Anne={"dice": [3, 5]}, depots=EVERYWHERE)
    t.refuses("Anne pass")
    t.play("Anne take:5:2:die2")
    assert t["Anne"]["dice"] == [3, 0]
    t.refuses("Anne pass", "Anne take:5:1:die2")
    t.play("Anne workers:die1")
    assert t.asked == "Bernie turn"


def test_equal_dice_are_one_choice(lay):
    """CB-4: nothing tells them apart, so only the first is offered."""
    t = lay(Anne={"dice": [3, 3]}, depots=EVERYWHERE)
    assert not [text for text in t.choices if text.endswith("die2")]
    t.play("Anne workers:die1", "Anne workers:die2")
    assert t["Anne"]["workers"] == 4


def test_a_die_can_always_be_spent_on_workers(lay):
    """CB-4, CB-12: nothing to take, place or sell; two workers each."""
    t = lay(Anne={"dice": [3, 5]})
    assert t.choices == ["workers:die1", "workers:die2"]


def test_taking_puts_the_tile_into_the_storage(lay):
    """Prendre une tuile hexagonale: never straight into the estate. CB-6."""
    t = lay(Anne={"dice": [4, 4]}, depots=EVERYWHERE)
    t.play("Anne take:4:1:die1")
    assert (t["Anne"]["storage"], t["Anne"]["estate"]) == (["ship"], {"19": "castle"})
    assert t["depots"]["4"]["tiles"] == [None, "church", None, None]


def test_a_full_storage_gives_one_tile_up_first(lay):
    """CB-6: a stored tile of choice leaves the game; of two alike one is offered."""
    t = lay(Anne={"dice": [4, 4], "storage": ["ship", "bank", "ship"]}, depots=EVERYWHERE)
    t.play("Anne take:4:2:die1")
    assert t.asked == "Anne store_tile"
    assert t.choices == ["discard:1", "discard:2"]
    t.play("Anne discard:2")
    assert t["Anne"]["storage"] == ["church", "bank", "ship"]
    assert t["gone"] == {"ship": 1}


def test_a_purchase_needs_room_too(lay):
    """CB-6."""
    t = lay(Anne={"dice": [4, 4], "silver": 2, "storage": ["bank", "ship", "ship"]}, black_depot=["church"])
    t.play("Anne buy:black:1", "Anne discard:1")
    assert t["Anne"]["storage"] == ["church", "ship", "ship"]


def test_nothing_is_discarded_at_other_times(lay):
    """CB-6."""
    t = lay(Anne={"dice": [4, 4], "storage": ["bank", "ship", "ship"]})
    assert not [text for text in t.choices if text.startswith("discard")]


def test_one_purchase_a_turn_before_between_or_after_the_dice(lay):
    """CB-4: two silver for a tile of the black depot."""
    for when in range(3):
        t = lay(Anne={"dice": [4, 4], "silver": 5}, black_depot=["church", "bank"])
        t.play(*["Anne workers:die1", "Anne workers:die2"][:when], "Anne buy:black:2")
        assert (t["Anne"]["storage"], t["Anne"]["silver"]) == (["bank"], 3)
        assert t["purchase_made"] or t.asked == "Bernie turn"
        assert not [text for text in t.choices if text.startswith("buy")]


def test_after_both_dice_the_turn_stays_open_for_a_purchase_that_can_be_declined(lay):
    """CB-4."""
    t = lay(Anne={"dice": [4, 4], "silver": 2}, Bernie={"dice": [1, 2]}, black_depot=["church"])
    t.play("Anne workers:die1", "Anne workers:die2")
    assert t.choices == ["pass", "buy:black:1"]
    t.play("Anne pass")
    assert t.asked == "Bernie turn"


def test_the_turn_ends_by_itself_when_nothing_can_be_bought(lay):
    """CB-4: too little silver, or an empty depot."""
    for silver, black in ((1, ["church"]), (2, [])):
        t = lay(Anne={"dice": [4, 4], "silver": silver}, Bernie={"dice": [1, 2]}, black_depot=black)
        t.play("Anne workers:die1", "Anne workers:die2")
        assert t.asked == "Bernie turn"


def test_everybody_has_a_purchase_in_his_own_turn(lay):
    """CB-4: Anne's purchase does not use up Bernie's."""
    t = lay(Anne={"dice": [4, 4], "silver": 2}, Bernie={"dice": [1, 2], "silver": 2}, black_depot=["church", "bank"])
    t.play("Anne buy:black:1", "Anne workers:die1", "Anne workers:die2", "Bernie buy:black:2")
    assert t["Bernie"]["storage"] == ["bank"]


def test_numbered_depots_are_not_for_sale(lay):
    """Le dépôt central noir: only with knowledge 6. CB-4."""
    t = lay(Anne={"dice": [1, 1], "silver": 9}, depots=EVERYWHERE, black_depot=["church"])
    assert [text for text in t.choices if text.startswith("buy")] == ["buy:black:1"]


def test_a_sale_uses_the_number_of_the_good(lay):
    """CB-12: all tiles of the kind, one silver, two points a tile with two players."""
    t = lay(Anne={"dice": [4, 5], "goods": {"red": 3, "orange": 1}})
    t.play("Anne sell:red:die1")
    assert (t["Anne"]["points"], t["Anne"]["silver"], t["Anne"]["sold"]) == ({"sales": 6}, 1, {"red": 3})
    assert t["Anne"]["goods"] == {"orange": 1}
    assert "sell:orange:die2" not in t.choices


def test_a_sale_counts_as_many_points_a_tile_as_there_are_seats(lay):
    """CB-12: 2, 3 or 4."""
    for seats in (2, 3, 4):
        t = lay(Anne={"dice": [4, 5], "goods": {"red": 2}}, seats=seats)
        t.play("Anne sell:red:die1")
        assert t["Anne"]["points"] == {"sales": 2 * seats}


def test_workers_help_a_sale(lay):
    """CB-5: a worker makes a 5 of the 4."""
    t = lay(Anne={"dice": [4, 4], "workers": 1, "goods": {"brown": 1}})
    t.play("Anne sell:brown:die1")
    assert t["Anne"]["workers"] == 0


def test_supplies_of_workers_and_silver_have_no_end(lay):
    """CB-15: more than the thirty workers and twenty silver of the box."""
    t = lay(Anne={"dice": [4, 4], "workers": 40, "silver": 30, "goods": {"red": 1}})
    t.play("Anne workers:die1", "Anne sell:red:die2")
    assert (t["Anne"]["workers"], t["Anne"]["silver"]) == (42, 31)
