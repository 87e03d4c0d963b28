"""Les tuiles jaunes: each of the 26. CB-5, CB-12, CB-14 and the others named."""

from __future__ import annotations

import re
import sys

import pytest

from comptoir.games.burgundy import data

BOARD = {"1": {"tiles": ["bank", "ship"]}, "2": {"tiles": ["knowledge_26", "castle"]},
         "3": {"tiles": ["cow_2", "market"]}, "4": {"tiles": ["ship", "church"]},
         "5": {"tiles": ["mine", "knowledge_20"]},
         "6": {"tiles": ["warehouse", "pig_3"]}}


def test_every_knowledge_tile_has_its_test():
    """One of the 26 without a test of its own, or named in one, fails this."""
    tested = set()
    for name in dir(sys.modules[__name__]):
        if name.startswith("test_knowledge_"):
            numbers = [int(n) for n in re.findall(r"\d+", name)]
            tested |= set(range(numbers[0], numbers[-1] + 1)) if "_to_" in name else set(numbers)
    assert sorted(tested) == list(range(1, len(data.KNOWLEDGE_NAMES) + 1))


def takes(t, die=1):
    return sorted({int(text.split(":")[1]) for text in t.choices if re.fullmatch(rf"take:.*die{die}", text)})


def places(t, die=1):
    return sorted({int(text.split(":")[2]) for text in t.choices if re.fullmatch(rf"place:.*die{die}", text)})


def ended(lay, **anne):
    """The end of the game, with Anne's estate and stores."""
    return lay(Anne=anne, phase="E", round=5, agenda=[])


def test_knowledge_1(lay):
    """A building may be in a town again. CB-7."""
    town = {"dice": [1, 5], "storage": ["bank"], "tiles": {26: "bank"}}
    assert places(lay(Anne=town)) == []
    assert places(lay(Anne={**town, "known": [1]})) == [27]


def test_knowledge_2(lay):
    """A worker for each mine at the end of a phase, beside its silver. CB-14."""
    t = lay(Anne={"known": [2], "tiles": {25: "mine", 30: "mine"}}, agenda=["end_phase 0"])
    assert (t["Anne"]["silver"], t["Anne"]["workers"]) == (2, 2)


def test_knowledge_3(lay):
    """Two silver instead of one for a sale, by die, warehouse or castle. CB-12."""
    t = lay(Anne={"known": [3], "dice": [4, 4], "goods": {"red": 1, "pink": 1}, "storage": ["warehouse"]})
    t.play("Anne sell:red:die1")
    assert t["Anne"]["silver"] == 2
    t = lay(Anne={"known": [3], "dice": [3, 3], "goods": {"red": 1}, "storage": ["warehouse"]})
    t.play("Anne place:1:12:die1", "Anne sell:red")
    assert t["Anne"]["silver"] == 2


def test_knowledge_4(lay):
    """And a worker for a sale. CB-12."""
    t = lay(Anne={"known": [4], "dice": [4, 4], "goods": {"red": 2}})
    t.play("Anne sell:red:die1")
    assert (t["Anne"]["silver"], t["Anne"]["workers"]) == (1, 1)


def test_knowledge_3_and_4_with_a_castle(lay):
    """CB-10: the castle's action is a sale like any other."""
    t = lay(Anne={"known": [3, 4], "dice": [6, 6], "goods": {"pink": 2}, "storage": ["castle"],
                  "tiles": {12: "bank"}})
    t.play("Anne place:1:7:die1", "Anne sell:pink")
    assert (t["Anne"]["silver"], t["Anne"]["workers"], t["Anne"]["points"]["sales"]) == (2, 1, 4)


def test_knowledge_5(lay):
    """A ship may take the goods of two neighbouring depots as one heap; 6 is next to 1. CB-8."""
    goods = {"6": {"goods": {"red": 1}}, "1": {"goods": {"red": 1, "pink": 2}}}
    t = lay(Anne={"known": [5], "dice": [2, 2], "storage": ["ship"]}, depots=goods)
    t.play("Anne place:1:18:die1")
    assert t.choices == [f"unload:{n}" for n in range(1, 7)] + [f"unload:{n}+{n % 6 + 1}" for n in range(1, 7)]
    t.play("Anne unload:6+1")
    assert t["Anne"]["goods"] == {"red": 2, "pink": 2}
    t = lay(Anne={"known": [5], "dice": [2, 2], "storage": ["ship"]}, depots=goods)
    t.play("Anne place:1:18:die1", "Anne unload:6")
    assert t["Anne"]["goods"] == {"red": 1}


def test_knowledge_6(lay):
    """The purchase may be from any of the seven depots; one a turn all the same. CB-4."""
    t = lay(Anne={"known": [6], "dice": [3, 3], "silver": 4}, depots=BOARD, black_depot=["bank"])
    assert len([text for text in t.choices if text.startswith("buy")]) == 13
    t.play("Anne buy:5:1")
    assert (t["Anne"]["storage"], t["Anne"]["silver"]) == (["mine"], 2)
    assert not [text for text in t.choices if text.startswith("buy")]


def test_knowledge_7(lay):
    """The rulebook's example of Benno: (3 + 1) + (4 + 1) = 9, then two pigs 3. CB-9."""
    t = lay(Anne={"known": [7], "dice": [1, 2], "storage": ["sheep_3", "pig_2"], "tiles": {12: "bank", 11: "sheep_4"}})
    t.play("Anne place:1:6:die1")
    assert t["Anne"]["points"]["animals"] == 9
    t.play("Anne place:1:5:die2")
    assert t["Anne"]["points"]["animals"] == 12


def test_knowledge_8(lay):
    """The rulebook's example of Carla: a 6 into a 3 with two workers. CB-5."""
    t = lay(Anne={"known": [8], "dice": [6, 6], "workers": 2}, depots=BOARD)
    t.play("Anne take:3:1:die1")
    assert t["Anne"]["workers"] == 0
    t = lay(Anne={"known": [8], "dice": [6, 6], "workers": 1}, depots=BOARD)
    assert takes(t) == [1, 2, 4, 5, 6]
    t.play("Anne take:4:1:die1")
    assert t["Anne"]["workers"] == 0


@pytest.mark.parametrize(("number", "stored", "near", "far"), [
    (9, "church", [12, 26], 2), (10, "ship", [18, 20], 1), (10, "cow_2", [], 0), (11, "mine", [25], 3),
    (11, "knowledge_16", [], 6), (11, "castle", [], 0)])
def test_knowledge_9_to_11(lay, number, stored, near, far):
    """One free step for the die that places a tile of their colours. CB-5."""
    tiles = {12: "bank", 11: "pig_2"} if stored == "cow_2" else {}
    spaces = lay(Anne={"dice": [1, 1], "workers": 9, "storage": [stored], "tiles": tiles})
    for die in range(1, 7):
        t = lay(Anne={"dice": [die, die], "known": [number], "storage": [stored], "tiles": tiles})
        numbers = {space: spaces.record.state.boards[0].number[space - 1] for space in places(t)}
        assert all(min(abs(n - die), 6 - abs(n - die)) <= 1 for n in numbers.values())
        other = lay(Anne={"dice": [die, die], "known": [9 if number != 9 else 10], "storage": [stored], "tiles": tiles})
        assert set(places(other)) <= set(places(t))
    if near:
        t = lay(Anne={"dice": [far, far], "known": [number], "storage": [stored], "tiles": tiles})
        assert set(places(t)) & set(near)


def test_knowledge_9(lay):
    """Buildings: a 2 or a 4 counts as the 3 of space 12; a worker reaches one farther. CB-5."""
    anne = {"known": [9], "dice": [2, 2], "storage": ["church"]}
    assert places(lay(Anne=anne)) == [12, 14, 26]
    t = lay(Anne={**anne, "dice": [5, 5], "workers": 1})
    t.play("Anne place:1:12:die1")
    assert t["Anne"]["workers"] == 0


def test_knowledge_10(lay):
    """Ships and animals, not buildings. CB-5."""
    assert places(lay(Anne={"known": [10], "dice": [1, 1], "storage": ["ship"]})) == [18]
    assert places(lay(Anne={"known": [10], "dice": [5, 5], "storage": ["cow_2"], "tiles": {12: "bank"}})) == [11]
    assert places(lay(Anne={"known": [10], "dice": [4, 4], "storage": ["church"]})) == []


def test_knowledge_11(lay):
    """Castles, mines and knowledge. CB-5."""
    assert places(lay(Anne={"known": [11], "dice": [3, 3], "storage": ["mine"]})) == [25]
    assert places(lay(Anne={"known": [11], "dice": [4, 4], "storage": ["knowledge_2"]})) == [8]
    assert places(lay(Anne={"known": [11], "dice": [1, 1], "storage": ["castle"]})) == [7]
    assert places(lay(Anne={"known": [11], "dice": [1, 1], "storage": ["ship"]})) == []


def test_knowledge_11_does_not_help_its_own_placement(lay):
    """CB-5: in force once it lies."""
    assert places(lay(Anne={"dice": [2, 2], "storage": ["knowledge_11"]})) == []
    t = lay(Anne={"dice": [1, 4], "storage": ["knowledge_11", "mine"]})
    t.play("Anne place:1:13:die1")
    assert places(t, die=2) == [25]


def test_knowledge_12(lay):
    """One free step for the action "take", not for sales, and none for purchases, which need no die. CB-5."""
    assert takes(lay(Anne={"known": [12], "dice": [1, 1]}, depots=BOARD)) == [1, 2, 6]
    t = lay(Anne={"known": [12], "dice": [1, 1], "workers": 1, "goods": {"pink": 1}}, depots=BOARD)
    assert takes(t) == [1, 2, 3, 5, 6]
    assert "sell:pink:die1" not in t.choices
    t.play("Anne take:2:1:die1")
    assert t["Anne"]["workers"] == 1


def test_knowledge_8_and_12(lay):
    """CB-5: the free step stays one, and combines with workers of two: 1 to 4 with one worker."""
    t = lay(Anne={"known": [8, 12], "dice": [1, 1], "workers": 1}, depots=BOARD)
    t.play("Anne take:4:1:die1")
    assert t["Anne"]["workers"] == 0
    assert takes(lay(Anne={"known": [8, 12], "dice": [1, 1]}, depots=BOARD)) == [1, 2, 6]


def test_knowledge_13(lay):
    """A silver with the action "take workers". CB-12."""
    t = lay(Anne={"known": [13], "dice": [3, 3]})
    t.play("Anne workers:die1")
    assert (t["Anne"]["workers"], t["Anne"]["silver"]) == (2, 1)


def test_knowledge_14(lay):
    """Four workers instead of two, by castle too. CB-12, CB-10."""
    t = lay(Anne={"known": [14, 13], "dice": [6, 6], "storage": ["castle"], "tiles": {12: "bank"}})
    t.play("Anne place:1:7:die1", "Anne workers")
    assert (t["Anne"]["workers"], t["Anne"]["silver"]) == (4, 1)


SOLD = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


def test_knowledge_15(lay):
    """The rulebook's example of Dario: four kinds sold make 12. CB-14."""
    assert ended(lay, known=[15], sold=SOLD, goods={"brown": 2}).score("Anne") == {"knowledge_15": 12, "goods": 2}


@pytest.mark.parametrize(("number", "building"), [(16, "warehouse"), (17, "watchtower"), (18, "carpenter"),
                                                  (19, "church"), (20, "market"), (21, "boarding_house"),
                                                  (22, "bank"), (23, "city_hall")])
def test_knowledge_16_to_23(lay, number, building):
    """Four points for each building of their kind. CB-14."""
    others = [name for name in data.BUILDING_NAMES if name != building]
    tiles = {12: building, 26: building, 27: others[0], 32: others[1]}
    assert ended(lay, known=[number], tiles=tiles).score("Anne") == {f"knowledge_{number}": 8}


def test_knowledge_17_and_22_together(lay):
    """The rulebook's example of Benno: two watchtowers and four banks make 24. CB-14."""
    tiles = {12: "watchtower", 14: "watchtower", 26: "bank", 24: "bank", 9: "bank", 25: "mine", 4: "knowledge_1",
             27: "bank"}
    t = ended(lay, known=[17, 22], tiles=tiles)
    assert t.score("Anne") == {"knowledge_17": 8, "knowledge_22": 16}


def test_knowledge_24(lay):
    """The rulebook's example of Anna: a cow tile, a chicken tile, three sheep tiles make 12. CB-14."""
    tiles = {12: "bank", 11: "cow_2", 10: "chicken_3", 6: "sheep_2", 5: "sheep_3", 1: "sheep_4"}
    assert ended(lay, known=[24], tiles=tiles).score("Anne") == {"knowledge_24": 12}


def test_knowledge_25(lay):
    """The rulebook's example of Dario: eleven tiles sold make 11; what is unsold is not counted here. CB-14."""
    assert ended(lay, known=[25], sold=SOLD, goods={"red": 1}).score("Anne") == {"knowledge_25": 11, "goods": 1}


def test_knowledge_26(lay):
    """Two points for each bonus tile, large or small. CB-14."""
    mines = {25: "mine", 30: "mine", 34: "mine", 17: "ship", 18: "ship", 16: "ship", 20: "ship", 21: "ship", 22: "ship"}
    t = lay(Anne={"known": [26], "tiles": mines}, Bernie={"tiles": mines}, phase="E", round=5, agenda=[],
            bonus_tiles={"large": {"mine": 0, "ship": 1}, "small": {"ship": 0}})
    assert t.score("Anne") == {"knowledge_26": 4}


def test_knowledge_tiles_in_the_storage_count_nothing(lay):
    """CB-14: tiles in storage nothing."""
    assert ended(lay, storage=["knowledge_25", "castle"], sold=SOLD).score("Anne") == {}
