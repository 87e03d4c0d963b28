"""Chercheur d'or; gold mine, goldsmith, library."""

from __future__ import annotations

import pytest


def size(pile):
    return sum(pile.values())


def shown(*cards, seat=0):
    return [f"shown_{seat}:{card}" for card in cards]


def test_only_the_prospector_draws_a_card(lay):
    """Chercheur d'or: one card, his privilege; no action for the others. SJ-9."""
    t = lay()
    t.play("Anne role:prospector", "Anne draw")
    assert [size(t[name]["hand"]) for name in ("Anne", "Bernie", "Christine", "David")] == [1, 0, 0, 0]
    assert t.asked == "Bernie choose_role"


def test_with_a_library_he_draws_two(lay):
    """Bibliothèque. SJ-9; "library"."""
    t = lay(Anne={"city": ["library"]})
    t.play("Anne role:prospector", "Anne draw")
    assert size(t["Anne"]["hand"]) == 2


def test_a_gold_mine_with_equal_costs_keeps_nothing(lay):
    """Mine d'or, Exemple: library 5, prefecture 3, smithy 1, tobacco storage 3; "gold_mine". SJ-9."""
    t = lay(Bernie={"city": ["gold_mine"]}, luck=shown("library", "prefecture", "smithy", "tobacco_storage", seat=1))
    t.play("Anne role:prospector", "Anne pass", "Bernie mine")
    assert t["Bernie"]["hand"] == {}
    assert t["discard"] == {"library": 1, "prefecture": 1, "smithy": 1, "tobacco_storage": 1}


def test_a_gold_mine_with_four_costs_keeps_the_cheapest(lay):
    """Mine d'or, Exemple: quarry 4, smithy 1, tobacco storage 3, library 5: the smithy. SJ-9."""
    t = lay(Bernie={"city": ["gold_mine"]}, luck=shown("quarry", "smithy", "tobacco_storage", "library", seat=1))
    t.play("Anne role:prospector", "Anne pass", "Bernie mine")
    assert t["Bernie"]["hand"] == {"smithy": 1}
    assert size(t["discard"]) == 3


def test_in_2004_any_of_the_four_is_kept(lay):
    """Mine d'Or, the old card. SJ-9."""
    t = lay(edition="2004", Bernie={"city": ["gold_mine"]},
            luck=shown("quarry", "smithy", "tobacco_storage", "library", seat=1))
    t.play("Anne role:prospector", "Anne pass", "Bernie mine")
    assert t.choices == ["keep:tobacco_storage", "keep:smithy", "keep:quarry", "keep:library"]
    for seat in range(-1, 4):  # they lie face up
        assert size(t.record.state.view(seat).to_json()["aside"]["cards"]) == 4
        assert "?" not in t.record.state.view(seat).to_json()["aside"]["cards"]
    t.play("Bernie keep:library")
    assert t["Bernie"]["hand"] == {"library": 1}


def test_two_equal_cards_have_equal_costs(lay):
    """Mine d'or."""
    t = lay(Bernie={"city": ["gold_mine"]}, luck=shown("hero", "hero", "smithy", "statue", seat=1))
    t.play("Anne role:prospector", "Anne pass", "Bernie mine")
    assert t["Bernie"]["hand"] == {}


def test_gold_mines_then_goldsmiths_clockwise_each_optional(lay):
    """Mine d'or, Orfèvrerie: after the prospector has drawn, or not. SJ-9, SJ-20."""
    both = {"city": ["gold_mine", "goldsmith"]}
    t = lay(expansion="on", Anne=both, Christine=both)
    t.play("Anne role:prospector", "Anne pass")
    asked = []
    while t.asked != "Bernie choose_role":
        asked.append(t.asked)
        t.play(f"{t.asked.split()[0]} pass")
    assert asked == ["Anne open_mine", "Christine open_mine", "Anne open_smith", "Christine open_smith"]


@pytest.mark.parametrize(("card", "kept"), [("hero", True), ("well", False), ("goldsmith", False), ("quarry", True)])
def test_a_goldsmith_keeps_what_nobody_has_in_play(lay, card, kept):
    """Orfèvrerie: "goldsmith"; its own owner counts. SJ-9: a covered building does not (Bernie's quarry)."""
    t = lay(expansion="on", Anne={"city": ["goldsmith"]}, Bernie={"city": ["well"], "covered": ["quarry"]},
            luck=shown(card))
    t.play("Anne role:prospector", "Anne pass", "Anne smith")
    assert (t["Anne"]["hand"] == {card: 1}, t["discard"] == {card: 1}) == (kept, not kept)


def test_a_gold_mine_is_not_offered_with_fewer_than_four_cards(lay, game):
    """SJ-9."""
    box = dict(zip(game.components, game.box(2), strict=True))
    held = dict(box, indigo_plant=box["indigo_plant"] - 1, hero=0, gold_mine=2, cathedral=0)
    t = lay(seats=2, Anne={"city": ["gold_mine"]},
            Bernie={"city": ["indigo_plant"], "hand": {card: n for card, n in held.items() if n}})
    t.play("Anne role:prospector", "Anne pass")
    assert t.asked == "Bernie choose_role"
