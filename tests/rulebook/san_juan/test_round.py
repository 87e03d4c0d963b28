"""Déroulement d'une partie, Manches suivantes; office building, chapel, bank, tower, guard room; two players."""

from __future__ import annotations

import pytest

EIGHT = ["statue", "hero", "smithy", "well", "archive", "crane", "quarry", "tower"]


def size(pile):
    return sum(pile.values())


def end_of_round(seats=4):
    """The last role has been played; seat 1 becomes governor."""
    return {"agenda": ["end_round 0"], "seats": seats}


def test_each_takes_one_of_the_roles_left_and_must(lay):
    """Les Personnages: a role must be chosen; nobody can choose it again in this round."""
    t = lay()
    assert t.choices == ["role:builder", "role:producer", "role:trader", "role:mayor", "role:prospector"]
    t.play("Anne role:prospector", "Anne pass")
    assert t.asked == "Bernie choose_role"
    assert "role:prospector" not in t.choices
    assert "pass" not in t.choices


def test_two_players_take_three_roles_and_the_governor_two_of_them(lay):
    """Note À 2 joueurs. SJ-1: governor, other, governor again; then the card goes on."""
    t = lay(seats=2)
    t.play("Anne role:prospector", "Anne pass", "Bernie role:builder")
    assert t.asked == "Anne choose_role"
    t.play("Anne role:trader")
    assert t.asked == "Bernie choose_role"
    assert (t["governor"], t["round"], t["taken"]) == (1, 2, {})


@pytest.mark.parametrize("seats", [3, 4])
def test_after_all_have_chosen_the_governor_changes(lay, seats):
    """Déroulement: the neighbour on the left is the new governor, and all roles are free again."""
    people = ["Anne", "Bernie", "Christine", "David"][:seats]
    roles = ["builder", "producer", "trader", "prospector"]
    t = lay(seats=seats)
    for name, role in zip(people, roles, strict=False):
        assert t.asked == f"{name} choose_role"
        t.play(f"{name} role:{role}")
        while not t.asked.endswith("choose_role"):
            t.play(f"{t.asked.split()[0]} pass")
    assert (t["governor"], t["taken"]) == (1, {})
    assert t.asked == "Bernie choose_role"


# The library for two (SJ-1)


def scholar(**rest):
    return {"city": ["indigo_plant", "library"], **rest}


def test_the_governor_of_two_is_asked_whether_his_library_serves_the_first_role(lay):
    """Bibliothèque, Attention: once a round with two players. SJ-1: used at the first, it is spent."""
    t = lay(seats=2, Anne=scholar())
    t.play("Anne role:prospector", "Anne double", "Anne draw")
    assert size(t["Anne"]["hand"]) == 2
    t.play("Bernie role:trader", "Anne role:mayor", "Anne draw")
    assert t["aside"]["seen_by"] == 0
    assert size(t["aside"]["cards"]) == 5  # not eight


def test_declined_at_the_first_role_the_library_serves_the_second(lay):
    """SJ-1."""
    t = lay(seats=2, Anne=scholar())
    t.play("Anne role:prospector", "Anne pass", "Anne draw")
    assert size(t["Anne"]["hand"]) == 1
    t.play("Bernie role:trader", "Anne role:mayor", "Anne draw")
    assert size(t["aside"]["cards"]) == 8


def test_a_builder_who_builds_nothing_keeps_his_library_for_the_second_role(lay):
    """SJ-1."""
    t = lay(seats=2, Anne=scholar(hand=["smithy"]))
    t.play("Anne role:builder", "Anne double", "Anne pass", "Bernie role:trader", "Anne role:mayor", "Anne draw")
    assert size(t["aside"]["cards"]) == 8


@pytest.mark.parametrize(("role", "after"), [("prospector", "Bernie choose_role"), ("producer", "Bernie make_goods")])
def test_whoever_declines_his_roles_action_has_not_used_his_library(lay, role, after):
    """SJ-22: what holds for the builder holds for the others."""
    t = lay(seats=2, Anne=scholar(), Bernie={"city": ["indigo_plant"]})
    t.play(f"Anne role:{role}", "Anne double", "Anne pass")
    assert t.asked == after
    if after == "Bernie make_goods":
        t.play("Bernie pass")
    t.play("Bernie role:trader", "Anne role:mayor", "Anne draw")
    assert size(t["aside"]["cards"]) == 8


def test_a_library_built_in_the_first_roles_phase_is_ready_for_the_second(lay):
    """SJ-1."""
    t = lay(seats=2, Anne={"city": ["indigo_plant"], "hand": ["library"] + ["coffee_roaster"] * 4})
    t.play("Anne role:builder", "Anne build:library", "Bernie role:trader", "Anne role:mayor", "Anne draw")
    assert size(t["aside"]["cards"]) == 8


def test_the_other_of_two_doubles_without_being_asked(lay):
    """SJ-1: he has one role a round."""
    t = lay(seats=2, Bernie=scholar())
    t.play("Anne role:trader", "Bernie role:prospector", "Bernie draw")
    assert size(t["Bernie"]["hand"]) == 2


def test_three_players_are_never_asked_about_the_library(lay):
    """SJ-20: with two seats only."""
    t = lay(seats=3, Anne=scholar())
    t.play("Anne role:prospector", "Anne draw")
    assert size(t["Anne"]["hand"]) == 2


# The start of a round (SJ-10)


def test_the_first_round_has_no_such_stage(game):
    """SJ-10."""
    assert game.decision(game.new(4, 2, {"expansion": "on"})) == "choose_role"


def test_an_office_building_trades_one_or_two_cards(lay):
    """Fournisseur: "office_building" discards one or two and draws as many. SJ-10, SJ-12: what is discarded is in
    the discard before the draw."""
    clerk = {"city": ["office_building"], "hand": ["smithy", "statue", "hero"]}
    t = lay(expansion="on", Bernie=clerk, Christine=clerk, luck=["hand_1:well", "hand_2:park", "hand_2:bank"],
            **end_of_round())
    assert t.asked == "Bernie office_exchange"
    t.play("Bernie discard:statue", "Bernie pass")
    assert t["Bernie"]["hand"] == {"smithy": 1, "hero": 1, "well": 1}
    t.play("Christine discard:smithy", "Christine discard:statue")
    assert t["Christine"]["hand"] == {"hero": 1, "park": 1, "bank": 1}
    assert t["discard"] == {"smithy": 1, "statue": 2}


def test_an_office_building_may_be_left_alone(lay):
    """SJ-20."""
    t = lay(expansion="on", Bernie={"city": ["office_building"], "hand": 2}, **end_of_round())
    t.play("Bernie pass")
    assert (t["Bernie"]["hand"], t["discard"]) == ({"coffee_roaster": 2}, {})


def test_a_chapel_takes_one_card_each_round(lay):
    """Chapelle: the "chapel" takes one card before the hands are counted; whether comes before which.
    SJ-10, SJ-20, SJ-25."""
    monk = {"city": ["chapel"], "hand": ["hero"] + ["coffee_roaster"] * 7}
    t = lay(Bernie=monk, Christine={"city": ["chapel"], "hand": 1}, **end_of_round())
    t.play("Bernie chapel", "Bernie tuck:hero", "Christine pass")
    assert t.asked == "Bernie choose_role"  # seven are left: nothing to discard
    assert (t["Bernie"]["chapel"], t["Christine"]["chapel"], t["discard"]) == ({"hero": 1}, {}, {})


def test_a_bank_takes_any_number_once_in_the_game(lay):
    """Banque: the "bank" serves a single time. SJ-10, SJ-16."""
    t = lay(expansion="on", Bernie={"city": ["bank"], "hand": ["hero", "hero", "statue", "well"]}, **end_of_round())
    t.play("Bernie bank:well", "Bernie bank:hero", "Bernie bank:hero")
    assert (t["Bernie"]["bank"], t["Bernie"]["hand"]) == ({"hero": 2, "well": 1}, {"statue": 1})
    again = lay(expansion="on", Bernie={"city": ["bank"], "hand": 2, "bank": 1}, **end_of_round())
    assert again.asked == "Bernie choose_role"


def test_a_second_bank_does_not_serve_again(lay):
    """SJ-16: once per game and seat, even with a second bank."""
    t = lay(expansion="on", Bernie={"city": ["bank"], "covered": ["bank"], "bank": 2, "hand": 2}, **end_of_round())
    assert t.asked == "Bernie choose_role"


def test_the_stages_follow_each_other_for_all_seats(lay):
    """Caserne, Note: 1. Fournisseur, 2. Chapelle/Banque, 3. the limits. SJ-10: each clockwise from the new
    governor."""
    all_three = {"city": ["office_building", "chapel", "bank"], "hand": EIGHT}
    t = lay(expansion="on", Anne=all_three, Bernie=all_three, seats=2, agenda=["end_round 0"])
    asked = []
    for _ in range(8):
        asked.append(t.asked)
        if t.asked.endswith("discard_cards"):
            t.play(f"{t.asked.split()[0]} {t.choices[0]}")
        else:
            t.play(f"{t.asked.split()[0]} pass")
    assert asked == ["Bernie office_exchange", "Anne office_exchange", "Bernie use_chapel", "Bernie bank_cards",
                     "Anne use_chapel", "Anne bank_cards", "Bernie discard_cards", "Anne discard_cards"]


def test_more_than_seven_cards_are_discarded_by_choice(lay):
    """Manches suivantes: at most seven; the player chooses what goes. SJ-10."""
    t = lay(Bernie={"city": ["well"], "hand": ["smithy", *["statue"] * 3, *["coffee_roaster"] * 5]}, **end_of_round())
    t.play("Bernie discard:coffee_roaster", "Bernie discard:smithy")
    assert t["Bernie"]["hand"] == {"statue": 3, "coffee_roaster": 4}
    assert t["discard"] == {"smithy": 1, "coffee_roaster": 1}


def test_a_tower_allows_twelve(lay):
    """Phare: twelve with a "tower", and no more. SJ-10."""
    t = lay(Bernie={"city": ["tower"], "hand": ["smithy", "well"] + ["silver_smelter"] * 8 + ["hero"] * 3},
            **end_of_round())
    assert t.asked == "Bernie discard_cards"
    t.play("Bernie discard:well")
    assert (t.asked, size(t["Bernie"]["hand"])) == ("Bernie choose_role", 12)


def test_a_guard_room_leaves_the_others_six(lay):
    """Caserne: seven for the owners of a "guard_room", six for the others, twelve with a tower. SJ-10: unasked."""
    three = ["smithy", *["coffee_roaster"] * 2]
    t = lay(expansion="on", Bernie={"city": ["guard_room"], "hand": ["indigo_plant"] * 8},
            Christine={"city": ["well"], "hand": ["sugar_mill"] * 7},
            David={"city": ["tower", "indigo_plant"], "hand": ["tobacco_storage"] * 8},
            Anne={"city": [], "hand": three}, **end_of_round())
    assert [size(t[name]["hand"]) for name in ("Anne", "Bernie", "Christine", "David")] == [3, 7, 6, 8]


def test_a_guard_room_with_a_tower_keeps_twelve(lay):
    """Caserne with Phare. SJ-10."""
    t = lay(expansion="on", Bernie={"city": ["guard_room", "tower"], "hand": ["sugar_mill"] * 8 + ["well"] * 3},
            **end_of_round())
    assert size(t["Bernie"]["hand"]) == 11


def test_a_covered_guard_room_guards_nothing(lay):
    """SJ-4, SJ-10: any seat has one in play."""
    t = lay(expansion="on", Bernie={"city": ["well"], "covered": ["guard_room"]},
            Christine={"city": ["crane"], "hand": ["sugar_mill"] * 7}, **end_of_round())
    assert size(t["Christine"]["hand"]) == 7


def test_fifty_rounds_without_a_building_end_the_game(lay):
    """SJ-24: beyond the rulebook; nothing else would ever end it. The points count as they stand."""
    t = lay(round=60, last_build=10, seats=2, Anne={"city": ["hero"]}, agenda=["end_round 0"])
    assert t.asked == "over"
    assert (t.outcome.end, t.winners) == ("standstill", ["Anne"])
    assert lay(round=60, last_build=11, seats=2, agenda=["end_round 0"]).asked == "Bernie choose_role"
