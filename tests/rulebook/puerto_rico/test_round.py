"""Déroulement du jeu, Les personnages, Tour suivant."""

from __future__ import annotations

import random

from comptoir import load


def test_clockwise_from_the_governor_everybody_takes_one_role(lay):
    """Déroulement du jeu."""
    t = lay(agenda=["round 2"], governor=2)
    t.play("Christine role:trader", "David role:craftsman", "Anne role:captain")
    assert t.asked == "Bernie choose_role"
    assert t["taken"] == {"trader": 2, "craftsman": 3, "captain": 0}


def test_a_role_that_is_taken_cannot_be_taken_again_in_this_round(lay):
    """Règles de base: the card stays with its taker until the round is over."""
    t = lay()
    t.play("Anne role:trader")
    t.refuses("Bernie role:trader")


def test_a_role_must_be_taken(lay):
    """Règles de base: nobody passes on the choice of a role."""
    t = lay()
    t.refuses("Anne pass")
    assert t.choices == ["role:settler", "role:mayor", "role:builder", "role:craftsman", "role:trader",
                         "role:captain", "role:prospector"]


def test_who_takes_the_role_acts_first_then_the_others_clockwise(lay):
    """Règles de base. The governor is Anne, but the builder is Christine."""
    rich = {"doubloons": 9}
    t = lay(agenda=["choose_role 2", "end_round 0"], Anne=rich, Bernie=rich, Christine=rich, David=rich)
    t.play("Christine role:builder", "Christine build:office", "David pass", "Anne build:office")
    assert t.asked == "Bernie build_one"


def test_the_governors_card_goes_to_the_left_and_the_roles_come_back(lay):
    """Tour suivant."""
    t = lay()
    t.play("Anne role:trader", "Bernie role:craftsman", "Christine role:captain", "David role:prospector")
    assert (t["round"], t["governor"], t.asked, t["taken"]) == (2, 1, "Bernie choose_role", {})
    assert "role:trader" in t.choices


def test_after_the_last_seat_the_governors_card_goes_to_the_first(lay):
    """Tour suivant."""
    t = lay(agenda=["choose_role 2", "end_round 3"], governor=3)
    t.play("Christine role:trader")
    assert (t["governor"], t.asked) == (0, "Anne choose_role")


def test_each_role_not_taken_gets_a_doubloon_even_if_some_lie_there(lay):
    """Tour suivant. PR-15."""
    t = lay(doubloons={"mayor": 2}, bank=84)
    t.play("Anne role:trader", "Bernie role:craftsman", "Christine role:captain", "David role:prospector")
    assert t["doubloons"] == {"settler": 1, "mayor": 3, "builder": 1}
    assert t["bank"] == 84 - 1 - 3


def test_who_takes_a_role_gets_its_doubloons_at_once(lay):
    """Règles de base. PR-15: the doubloon already helps to pay for the building."""
    t = lay(doubloons={"builder": 2}, Anne={"doubloons": 0})
    t.play("Anne role:builder", "Anne build:small_warehouse")
    assert (t["Anne"]["doubloons"], t["doubloons"]) == (0, {})


def test_with_five_the_two_prospectors_are_separate_roles(lay):
    """Mise en place, Tour suivant. PR-15: each has doubloons of its own."""
    t = lay(seats=5, doubloons={"prospector": 1, "prospector_2": 3})
    t.play("Anne role:prospector_2", "Bernie role:prospector")
    assert (t["Anne"]["doubloons"], t["Bernie"]["doubloons"]) == (4, 2)


def test_with_five_a_prospector_nobody_wanted_gets_his_doubloon(lay):
    """Tour suivant. PR-15."""
    t = lay(seats=5)
    t.play("Anne role:trader", "Bernie role:craftsman", "Christine role:captain", "David role:prospector",
           "Emma role:builder", "Emma pass", "David pass")
    assert t["doubloons"] == {"settler": 1, "mayor": 1, "prospector_2": 1}


def test_with_three_there_is_no_prospector(lay):
    """Mise en place: three seats leave both in the box, and three roles get a doubloon all the same."""
    t = lay(seats=3)
    assert "role:prospector" not in t.choices
    t.play("Anne role:trader", "Bernie role:craftsman", "Christine role:captain")
    assert t["doubloons"] == {"settler": 1, "mayor": 1, "builder": 1}


def test_a_role_nobody_can_use_is_over_at_once(lay):
    """Règles de base: it may be impossible to act; the next one chooses."""
    t = lay()
    t.play("Anne role:trader")
    assert t.asked == "Bernie choose_role"


def test_chips_are_open_to_programs(lay, game):
    """Points de victoire. PR-17: every chip could be counted, so every view shows them."""
    t = lay(Anne={"points": 12}, Bernie={"points": 7})
    for seat in (-1, 0, 1, 3):
        assert [p["points"] for p in t.record.state.view(seat).to_json()["players"]] == [12, 7, 0, 0]


def test_a_screen_hides_the_chips_of_others_until_the_end(lay, game):
    """Points de victoire. PR-17: own chips are shown, those of others only when the table agreed on it."""
    t = lay(Anne={"points": 12}, Bernie={"points": 7})

    def shown(**how):
        return str(game.board(t.record.state.view(0), seat=0, **how))

    assert "12 points in chips" in shown()
    assert "7 points in chips" not in shown()
    assert "7 points in chips" in shown(open_points=True)


def test_the_bank_never_runs_dry(lay):
    """PR-19: with all 86 doubloons out, notes replace them."""
    t = lay(Bernie={"doubloons": 86})
    assert t["bank"] == 0
    t.play("Anne role:prospector")
    assert (t["Anne"]["doubloons"], t["bank"]) == (1, -1)


def test_what_a_player_may_decline(lay, staffed):
    """Règles de base: acting and using a privilege are voluntary. PR-18: all that is asked so can be declined."""
    t = lay(Anne=staffed("hacienda", "hospice", "university", doubloons=9, goods={"corn": 1},
                           island={"corn": 1}, colonists={"corn": 1}),
              plantations={"row": {"corn": 5}})
    t.play("Anne role:settler")
    assert (t.asked, t.choices) == ("Anne hacienda_tile", ["pass", "draw"])
    t.play("Anne pass")
    assert (t.asked, t.choices) == ("Anne take_tile", ["pass", "take:corn", "take:quarry"])
    t.play("Anne take:corn")
    assert (t.asked, t.choices) == ("Anne hospice_colonist", ["pass", "colonist"])
    t.play("Anne pass", "Bernie pass", "Christine pass", "David pass", "Bernie role:builder", "Bernie pass",
           "Anne build:office")
    assert (t.asked, t.choices) == ("Anne university_colonist", ["pass", "colonist"])
    t.play("Anne pass", "Christine role:trader")
    assert (t.asked, t.choices) == ("Anne sell_barrel", ["pass", "sell:corn"])


def test_what_a_privileged_player_may_decline(lay, staffed):
    """Règles de base. PR-18: the mayor's colonist, the craftsman's barrel, the builder's building."""
    t = lay(Anne={"doubloons": 1, "island": {"corn": 1}, "colonists": {"corn": 1}})
    t.play("Anne role:craftsman")
    assert t.choices == ["pass", "produce:corn"]
    t.play("Anne pass", "Bernie role:mayor")
    assert (t.asked, t.choices) == ("Bernie mayor_colonist", ["pass", "colonist"])
    t.play("Bernie pass")
    t.play("Christine role:builder")
    assert t.choices == ["pass", "build:small_indigo_plant", "build:small_market"]


def test_what_nobody_is_asked_about(lay, staffed):
    """PR-18: money of roles and prospector, colonists of the ship, production, factory, markets, points."""
    t = lay(doubloons={"craftsman": 1}, colonists={"ship": 4},
              Bernie=staffed("factory", "small_indigo_plant", "small_market", "harbor",
                             island={"corn": 1, "indigo": 1}, colonists={"corn": 1, "indigo": 1}))
    t.play("Anne role:craftsman")
    assert t.asked == "Bernie choose_role"
    assert (t["Anne"]["doubloons"], t["Bernie"]["doubloons"]) == (1, 1)
    assert t["Bernie"]["goods"] == {"corn": 1, "indigo": 1}
    t.play("Bernie role:prospector", "Christine role:mayor", "Christine pass")
    assert (t.asked, t["Anne"]["colonists"]) == ("David choose_role", {"san_juan": 1})
    t.play("David role:captain", "Bernie ship:corn:0")
    assert t["Bernie"]["points"] == 2


def test_in_the_last_round_no_doubloons_are_laid_and_the_governor_stays(lay):
    """Fin du jeu. PR-20: with the round the game is over; nothing is prepared for a next one."""
    t = lay(agenda=["choose_role 3", "end_round 0"], end="city", bank=86)
    t.play("David role:trader")
    assert t.asked == "over"
    assert (t["doubloons"], t["governor"], t["round"], t["bank"]) == ({}, 0, 1, 86)


def test_between_the_phases_no_role_is_in_play_and_nobody_has_a_privilege():
    """Déroulement du jeu: a role is played once, and its privilege ends with it."""
    for seats in (2, 3, 4, 5):
        g, luck = load("puerto-rico").new(seats=seats, seed=seats), random.Random(seats)
        while g.actor() >= 0:
            if g.step() == "choose_role":
                assert (g.role, g.owner) == (-1, -1)
            else:
                assert g.taken[g.role] == g.owner >= 0
            g.apply(luck.choice(g.legal()))
