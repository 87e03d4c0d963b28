"""Mise en place du jeu; Ceux qui connaissent bien le jeu."""

from __future__ import annotations

import pytest

from comptoir.kernel.chance import Chance
from comptoir.kernel.errors import BadOption


def test_what_everybody_begins_with(game):
    """CB-1: a castle in the centre, three goods, one silver, one to four workers by turn order."""
    position = game.new(4, seed=1).to_json()
    assert position["order"] == [0, 1, 2, 3]
    for seat, player in enumerate(position["players"]):
        assert player["estate"] == {"19": "castle"}
        assert sum(player["goods"].values()) == 3
        assert (player["silver"], player["workers"], player["points"]) == (1, seat + 1, {})
        assert (player["board"], player["storage"], player["sold"]) == ("1", [], {})


def test_goods_that_are_left_stay_face_down(game):
    """Mise en place: 42 goods, three each, five for phase A; the others are not seen."""
    for seats in (2, 3, 4):
        position = game.new(seats, seed=2).to_json()
        lying = sum(sum(depot["goods"].values()) for depot in position["depots"].values())
        assert lying == 1
        assert sum(good is not None for good in position["round_goods"]) == 4
        assert sum(position["goods_face_down"].values()) == 42 - 3 * seats - 5


def test_the_start_castle_comes_from_the_fourteen(game):
    """CB-1: two seats leave twelve castles, one of which lies in depot 2."""
    assert game.new(2, seed=1).to_json()["stock"]["castle"] == 14 - 2 - 1


def test_a_list_of_boards_gives_one_to_each_seat_and_may_repeat(game):
    """CB-1: board 1 begins in the centre, the others choose openly, in turn order, before the depots are filled."""
    g = game.new(4, seed=1, options={"boards": "1,4,9,4"})
    assert [p["board"] for p in g.to_json()["players"]] == ["1", "4", "9", "4"]
    assert (g.actor(), game.decision(g)) == (1, "choose_start")
    assert [game.actions.text(a) for a in g.legal()] == ["castle:1", "castle:14", "castle:24", "castle:37"]
    assert g.to_json()["depots"]["1"]["tiles"] == [None] * 4
    g.apply(game.actions.id("castle:14"))
    assert g.actor() == 2
    g.apply(game.actions.id("castle:3"))
    assert g.actor() == 3
    g.apply(game.actions.id("castle:14"))
    assert game.decision(g) == "turn"
    assert [list(p["estate"]) for p in g.to_json()["players"]] == [["19"], ["14"], ["3"], ["14"]]


def test_one_board_for_all(game):
    g = game.new(3, seed=1, options={"boards": "8"})
    assert [p["board"] for p in g.to_json()["players"]] == ["8", "8", "8"]


def test_dealt_sheets_have_two_sides_and_board_1_may_begin_elsewhere(game):
    """CB-1: with `draw` each seat picks a side and any of its four castle spaces, in turn order, openly."""
    for seed in range(40):
        g = game.new(2, seed=seed, options={"boards": "draw"})
        texts = [game.actions.text(a) for a in g.legal()]
        sides = g.to_json()["players"][0]["sheet"].split("/")
        assert sorted({text.split(":")[1] for text in texts}) == sorted(sides)
        assert len(texts) == 8
        if "board:1:2" in texts:
            g.apply(game.actions.id("board:1:2"))
            assert g.to_json()["players"][0]["board"] == "1"
            assert g.to_json()["players"][0]["estate"] == {"2": "castle"}
            return
    raise AssertionError("no sheet with board 1")


def test_every_sheet_of_the_box_is_dealt_and_none_twice(game):
    """Six sheets: four with board 1 on one side."""
    seen = set()
    for seed in range(60):
        sheets = [p["sheet"] for p in game.new(4, seed=seed, options={"boards": "draw"}).to_json()["players"]]
        assert len(set(sheets)) == 4
        seen |= set(sheets)
    assert seen == {"1/2", "1/3", "1/4", "1/5", "6/7", "8/9"}


def test_the_spielbox_sheets(game):
    """CB-19: 10a/10e, 10b/10f, 10c/10g, 10d/10h."""
    sheets = [p["sheet"] for p in game.new(4, seed=3, options={"boards": "draw-spielbox"}).to_json()["players"]]
    assert sorted(sheets) == ["10a/10e", "10b/10f", "10c/10g", "10d/10h"]


def test_secret_choices_are_revealed_together(game):
    """CB-1, CB-18: nobody sees what the others chose until all have chosen."""
    g = game.new(3, seed=5, options={"boards": "draw-secret"})
    first = g.legal()[3]
    g.apply(first)
    assert g.actor() == 1
    for other in (1, 2, -1):
        hidden = g.view(other).to_json()["players"][0]
        assert (hidden["board"], hidden["first_castle"], hidden["estate"]) == (None, None, {})
    own = g.view(0).to_json()["players"][0]
    assert f"board:{own['board']}:{own['first_castle']}" == game.actions.text(first)
    g.apply(g.legal()[0])
    assert not g.revealed
    g.apply(g.legal()[7])
    assert g.revealed
    assert game.decision(g) == "turn"
    for seat in range(3):
        shown = g.view(seat).to_json()["players"]
        assert [len(player["estate"]) for player in shown] == [1, 1, 1]
        assert None not in [player["board"] for player in shown]


def test_a_secret_choice_changes_nothing_that_others_see(game):
    """CB-18: every choice of seat 0 leads to the same views of seat 1 and of a spectator."""
    g = game.new(2, seed=6, options={"boards": "draw-secret"})
    views = set()
    for action in g.legal():
        child = g.clone()
        child.apply(action)
        views.add((child.view(1).key(), tuple(child.view(1).legal()), child.view(-1).key()))
        world = child.view(1).determinize(Chance(action))
        assert world.to_json()["players"][0]["board"] is not None
        assert world.view(1).key() == child.view(1).key()
    assert len(views) == 1


def test_sheets_are_dealt_face_up(game):
    """CB-20: which sheet a seat was dealt is no secret; only what it does with it may be."""
    g = game.new(2, seed=6, options={"boards": "draw-secret"})
    assert [p["sheet"] for p in g.view(1).to_json()["players"]] == [p["sheet"] for p in g.to_json()["players"]]
    assert None not in [p["sheet"] for p in g.to_json()["players"]]


@pytest.mark.parametrize(("options", "reason"), [
    ({"boards": "11"}, "no board is called '11'"),
    ({"boards": "1,2,3"}, "names 3 boards for 2 seats"),
    ({"boards": "../1"}, "no board is called"),
    ({"spielbox": "yes"}, "it can be: board, on, off"),
    ({"tiebreak": "coin"}, "it can be: fewest-empty, most-empty")])
def test_bad_options_say_what_is_allowed(game, options, reason):
    with pytest.raises(BadOption, match=reason):
        game.new(2, seed=1, options=options)
