"""Positions written by hand: what follows is filled in, what cannot be is refused with every reason."""

from __future__ import annotations

import pytest

from comptoir.kernel.errors import BadPosition


def test_stocks_are_filled_in(lay):
    """What is nowhere else lies in the stocks."""
    t = lay(Anne={"storage": ["knowledge_3"]}, depots={"1": {"tiles": ["bank"]}})
    assert "knowledge_3" not in t["stock"]
    assert t["stock"]["bank"] + t["black_stock"]["bank"] == 6
    assert t["stock"]["castle"] == 12
    assert sum(t["goods_face_down"].values()) == 42


@pytest.mark.parametrize(("position", "reason"), [
    ({"Anne": {"storage": ["knowledge_3"]}, "Bernie": {"storage": ["knowledge_3"]}}, "knowledge_3: the box has 1"),
    ({"Anne": {"goods": {"red": 8}}}, "red goods: the box has 7, the position 8"),
    ({"Anne": {"goods": {"red": 1, "pink": 1, "brown": 1, "orange": 1}}}, "player 0: goods of more than 3 kinds"),
    ({"Anne": {"storage": ["bank"] * 4}}, "player 0: storage must be a list of at most 3"),
    ({"Anne": {"tiles": {12: "ship"}}}, "player 0: space 12 is for the colour building, not for ship"),
    ({"Anne": {"tiles": {1: "cow_2"}}}, "player 0: the tiles of the estate do not all hang together"),
    ({"Anne": {"tiles": {26: "bank", 27: "bank"}}}, "the town of space 26 has two of bank"),
    ({"Anne": {"tiles": {38: "bank"}}}, "estate: '38' is not known"),
    ({"Anne": {"dice": [7, 1]}}, "player 0: dice must be a whole number from 0 to 6, not 7"),
    ({"Anne": {"track": 3}}, "player 0: the marker is on space 3 of the track, with 0 ships"),
    ({"Anne": {"board": "12"}}, "player 0: board must be one of 1, 2"),
    ({"Anne": {"gold": 1}}, "player 0: 'gold' is not known"),
    ({"depots": {"1": {"tiles": ["ship"]}}}, "depot 1, space 1 is for the colour building, not for ship"),
    ({"depots": {"1": {"tiles": [None, None, "knowledge_1"]}}}, "depot 1, space 3 is empty with 2 players"),
    ({"black_depot": [None] * 5 + ["bank"]}, "the black depot has 4 tiles with 2 players"),
    ({"bonus_tiles": {"small": {"mine": 0}}}, "the small mine tile goes to the second"),
    ({"bonus_tiles": {"large": {"mine": 0}}}, "has a bonus tile for mine without covering the colour"),
    ({"order": [0, 0]}, "order must list the seats 0 to 1"),
    ({"order": [0, 1], "Bernie": {"tiles": {18: "ship"}}}, "a marker farther right on the track plays earlier"),
    ({"phase": "F"}, "phase must be one of A, B, C, D, E"),
    ({"agenda": ["turn 0"]}, "the last thing planned"),
    ({"agenda": []}, "the game ends with phase E only"),
    ({"agenda": ["store_tile 0 1:1", "turn 0", "end_round 0"]}, "no tile lies at 1:1"),
    ({"agenda": ["choose_side 0", "phase 0 A"]}, "player 0: has no board or castle to choose"),
    ({"agenda": ["place_good 0", "end_round 0"]}, "place_good needs a white die")])
def test_impossible_positions_are_refused(lay, position, reason):
    with pytest.raises(BadPosition, match=reason):
        lay(**position)


def test_every_reason_is_named(lay):
    with pytest.raises(BadPosition) as problem:
        lay(Anne={"dice": [9], "goods": {"red": 9}}, phase="Z")
    assert len(problem.value.reasons) == 3
