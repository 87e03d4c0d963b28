"""Mise en place pour chaque phase; Les cinq tours de jeu; Fin de la phase."""

from __future__ import annotations

import pytest

from comptoir.games.burgundy import data
from comptoir.kernel.chance import Chance
from comptoir.search.playout import finish

DEPOTS = {"1": "building ship knowledge animal", "2": "knowledge castle building building",
          "3": "animal building ship knowledge", "4": "ship building animal mine",
          "5": "mine knowledge building building", "6": "building animal castle ship"}


def colour(name: str) -> str:
    return data.COLOUR_NAMES[data.COLOUR[data.KIND_NAMES.index(name)]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_depots_are_filled_by_colour_and_seats(game, seats):
    """12, 18 or 24 spaces. CB-2."""
    position = game.new(seats, seed=1).to_json()
    for depot, colours in DEPOTS.items():
        tiles = position["depots"][depot]["tiles"]
        assert [colour(name) for name in tiles[:seats]] == colours.split()[:seats]
        assert tiles[seats:] == [None] * (4 - seats)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot(game, seats, tiles):
    """CB-17: 4, 6 or 8 tiles with black backs, new ones in each phase only."""
    g = game.new(seats, seed=1)
    black = [name for name in g.to_json()["black_depot"] if name]
    assert len(black) == tiles
    assert all(data.BLACK[data.KIND_NAMES.index(name)] for name in black)
    assert sum(g.to_json()["black_stock"].values()) == 40 - tiles


def phases(game, seats, seed=3):
    """The position at the first choice of each phase of a random game."""
    g, luck, n, found = game.new(seats, seed=seed), Chance(seed + 1), 0, {}
    while g.top:
        found.setdefault(g.to_json()["phase"], g.to_json())
        g.apply(g.legal()[luck.below(g.count, 255, n)])
        n += 1
    return found, g.to_json()


def test_four_players_use_every_normal_tile_exactly(game):
    """Help sheet: five phases of 24 spaces, and four first castles; nothing is left in the stocks."""
    found, last = phases(game, 4)
    assert list(found) == ["A", "B", "C", "D", "E"]
    assert found["E"]["stock"] == {}
    assert found["E"]["black_stock"] == {}
    assert last["stock"] == {}


def test_three_players_get_a_mine_in_depot_6_in_phases_b_and_d(game):
    found, _ = phases(game, 3)
    third = {}
    for seed in range(12):
        for phase, position in phases(game, 3, seed)[0].items():
            third.setdefault(phase, set()).add(position["depots"]["6"]["tiles"][2])
    assert {phase: kinds - {None} for phase, kinds in third.items()} == {
        "A": {"castle"}, "B": {"mine"}, "C": {"castle"}, "D": {"mine"}, "E": {"castle"}}
    assert found["B"]["depots"]["2"]["tiles"][1] == "castle"


def test_what_is_left_on_the_board_leaves_the_game_but_goods_stay(lay):
    """CB-2: tiles of the black depot too."""
    t = lay(agenda=["end_phase 0"], depots={"2": {"tiles": [None, "castle"], "goods": {"red": 2}}},
            black_depot=["bank"], luck=None)
    assert t["phase"] == "B"
    assert t["gone"] == {"castle": 1, "bank": 1}
    assert t["depots"]["2"]["goods"].get("red", 0) >= 2
    assert len([name for name in t["black_depot"] if name]) == 4


def test_all_throw_together_and_the_white_die_places_the_good(lay):
    """CB-3: the dice are public before the first turn; the good of the round goes to the white die's depot."""
    t = lay(agenda=["round 0 2"], round_goods=[None, "red", "pink", "pink", "brown"], luck=None)
    white = t["white_die"]
    assert 1 <= white <= 6
    assert t["depots"][str(white)]["goods"] == {"red": 1}
    assert t["round_goods"] == [None, None, "pink", "pink", "brown"]
    assert all(0 not in t[name]["dice"] for name in ("Anne", "Bernie"))
    assert t.asked == "Anne turn"


def test_the_white_die_is_no_die_for_actions(lay):
    """CB-3: with two workers and a white 6, Anne's dice are still her own two."""
    t = lay(Anne={"dice": [1, 2]}, white_die=6, depots={"6": {"tiles": ["bank"]}, "1": {"tiles": ["church"]}})
    assert "take:1:1:die1" in t.choices
    assert not [text for text in t.choices if text.startswith("take:6")]


def test_the_order_of_a_round_is_read_from_the_track_at_its_start(lay):
    """CB-8: who moved his marker last round goes first now."""
    t = lay(Bernie={"tiles": {18: "ship"}}, order=[1, 0], agenda=["round 0 1"])
    assert t.asked == "Bernie turn"


def test_mines_pay_at_the_end_of_each_phase(lay):
    """CB-14: one silver a mine."""
    t = lay(Anne={"tiles": {25: "mine", 30: "mine"}, "silver": 1}, agenda=["end_phase 0"])
    assert (t["Anne"]["silver"], t["Anne"]["workers"], t["Bernie"]["silver"]) == (3, 0, 0)


def test_mines_pay_at_the_end_of_phase_e_before_the_final_count(lay):
    """CB-14."""
    t = lay(Anne={"tiles": {25: "mine"}}, phase="E", round=5, agenda=["end_phase 0"])
    assert t.asked == "over"
    assert t.score("Anne") == {"silver": 1}


def test_five_phases_of_five_rounds(game):
    """La partie dure cinq phases: 25 rounds, 50 die actions each."""
    g = game.new(2, seed=9)
    finish(g, Chance(10))
    position = g.to_json()
    assert position["draws"]["die-0"] == position["draws"]["die-1"] == 50
    assert position["draws"]["white"] == 25
    assert (position["phase"], position["round"], g.outcome().end) == ("E", 5, "phases")
