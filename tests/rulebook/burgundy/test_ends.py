"""Fin de la partie."""

from __future__ import annotations

from comptoir.games.burgundy import GAME


def over(lay, seats=2, **people):
    """A game that is over, with these estates."""
    return lay(**people, seats=seats, phase="E", round=5, agenda=[])


def test_the_final_count(lay):
    """CB-14: a point for each unsold good, each silver, each two workers; nothing for stored tiles."""
    t = over(lay, Anne={"goods": {"red": 2, "pink": 1}, "silver": 4, "workers": 5, "storage": ["castle"],
                        "points": {"regions": 30, "sales": 8}})
    assert t.score("Anne") == {"regions": 30, "sales": 8, "goods": 3, "silver": 4, "workers": 2}
    assert t.outcome.scores[0].points == 47


def test_a_tie_goes_to_fewer_empty_spaces(lay):
    """CB-15."""
    t = over(lay, Anne={"points": {"regions": 20}}, Bernie={"points": {"regions": 20}, "tiles": {12: "bank"}})
    assert t.winners == ["Bernie"]


def test_the_other_reading_of_the_tie(lay):
    """CB-15: the option most-empty."""
    t = lay(Anne={"points": {"regions": 20}}, Bernie={"points": {"regions": 20}, "tiles": {12: "bank"}}, phase="E",
            round=5, agenda=[], options={"tiebreak": "most-empty"})
    assert t.winners == ["Anne"]


def test_then_to_the_later_in_turn_order(lay):
    """CB-15: as the track stands at the end."""
    t = over(lay, Anne={"points": {"regions": 20}}, Bernie={"points": {"regions": 20}})
    assert t.winners == ["Bernie"]
    t = lay(Anne={"points": {"regions": 20}, "tiles": {18: "ship"}}, Bernie={"points": {"regions": 20},
            "tiles": {12: "bank"}}, phase="E", round=5, agenda=[])
    assert t.winners == ["Bernie"]
    t = lay(Anne={"points": {"regions": 20}, "tiles": {12: "bank"}}, Bernie={"points": {"regions": 20},
            "tiles": {18: "ship"}}, phase="E", round=5, agenda=[], order=[1, 0])
    assert t.winners == ["Anne"]


def test_ships_of_the_last_round_count_for_the_tie(lay):
    """CB-15: Bernie's last ship makes him the first, and so the loser of the tie."""
    t = lay(Anne={"points": {"regions": 20}, "tiles": {12: "bank"}, "dice": [0, 0]},
            Bernie={"points": {"regions": 20}, "dice": [2, 0], "storage": ["ship"]}, phase="E", round=5)
    t.play("Bernie place:1:18:die1")
    assert t.asked == "over"
    assert t["order"] == [1, 0]
    assert t.winners == ["Anne"]


def test_the_game_has_one_end():
    assert GAME.ends == ["phases"]
