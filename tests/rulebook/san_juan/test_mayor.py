"""Maire; archive, prefecture, library, customs office."""

from __future__ import annotations

import pytest


def size(pile):
    return sum(pile.values())


@pytest.mark.parametrize(("owner", "library", "seen"), [(1, False, 2), (0, False, 5), (0, True, 8)])
def test_two_five_or_eight_cards_are_looked_at_and_one_is_kept(lay, owner, library, seen):
    """Maire; Bibliothèque: one of eight. SJ-8."""
    t = lay(Anne={"city": ["library"] if library else []}, agenda=["council 0", "end_round 0"], role="mayor",
            taken={"mayor": owner}, double=library)
    t.play("Anne draw")
    assert t.asked == "Anne keep_cards"
    assert size(t["aside"]["cards"]) == seen
    t.play(f"Anne {t.choices[0]}")
    assert (size(t["Anne"]["hand"]), size(t["discard"])) == (1, seen - 1)


@pytest.mark.parametrize(("owner", "library", "seen"), [(1, False, 2), (0, False, 5), (0, True, 8)])
def test_a_prefecture_keeps_two(lay, owner, library, seen):
    """Villa, Exemple: two of two, of five, of eight; "prefecture". SJ-8."""
    t = lay(Anne={"city": ["prefecture", *(["library"] if library else [])]}, agenda=["council 0", "end_round 0"],
            role="mayor", taken={"mayor": owner}, double=library)
    t.play("Anne draw")
    while t.asked == "Anne keep_cards":
        t.play(f"Anne {t.choices[0]}")
    assert (size(t["Anne"]["hand"]), size(t["discard"])) == (2, seen - 2)


@pytest.mark.parametrize(("city", "owner", "hand", "given"), [
    (["archive"], 0, 2 + 5 - 4, 4), (["archive", "prefecture"], 0, 2 + 5 - 3, 3),
    (["archive", "prefecture", "library"], 0, 2 + 8 - 6, 6), (["archive", "prefecture"], 1, 2 + 2, 0),
    (["archive"], 1, 2 + 2 - 1, 1)])
def test_an_archive_mixes_all_cards_into_the_hand_first(lay, city, owner, hand, given):
    """Cadastre, Villa, Bibliothèque, Exemples: 5 cards and 3 back, 8 and 6, 2 and 0; "archive". SJ-8."""
    t = lay(Anne={"city": city, "hand": ["hero", "hero"]}, agenda=["council 0", "end_round 0"], role="mayor",
            taken={"mayor": owner}, double="library" in city)
    t.play("Anne draw")
    while t.asked == "Anne discard_cards":
        t.play(f"Anne {t.choices[-1]}")
    assert (size(t["Anne"]["hand"]), size(t["discard"])) == (hand, given)


def test_an_archive_gives_back_old_cards(lay):
    """Cadastre: cards that were in hand before."""
    t = lay(Anne={"city": ["archive"], "hand": ["hero", "palace"]}, agenda=["council 0", "end_round 0"],
            luck=["well", "smithy"])
    t.play("Anne draw", "Anne discard:palace")
    assert t["Anne"]["hand"] == {"hero": 1, "well": 1, "smithy": 1}


def test_all_others_look_after_the_mayor_and_may_decline(lay):
    """Maire; SJ-20."""
    t = lay(seats=3)
    t.play("Anne role:mayor", "Anne draw", )
    t.play(f"Anne {t.choices[0]}", "Bernie pass", "Christine draw")
    assert size(t["aside"]["cards"]) in (0, 2)


def test_what_is_looked_at_is_seen_by_one_alone(lay):
    """SJ-11."""
    t = lay(luck=["hero", "well", "smithy", "statue", "quarry"])
    t.play("Anne role:mayor", "Anne draw")
    state = t.record.state
    assert state.view(0).to_json()["aside"]["cards"] == t["aside"]["cards"]
    for seat in (-1, 1, 2, 3):
        assert state.view(seat).to_json()["aside"] == {"cards": {"?": 5}, "seen_by": 0}
        assert state.view(seat).legal() == []


def test_a_short_draw_keeps_what_there_is(lay, game):
    """SJ-8, SJ-12: three cards are left in all; the mayor sees three and keeps one."""
    box = dict(zip(game.components, game.box(2), strict=True))
    held = dict(box, indigo_plant=box["indigo_plant"] - 2, hero=0, cathedral=0)
    t = lay(seats=2, Bernie={"city": ["indigo_plant"], "hand": {card: n for card, n in held.items() if n}})
    t.play("Anne role:mayor", "Anne draw")
    assert (t["Anne"]["hand"], t["discard"]) == ({"hero": 1}, {"hero": 2})


def test_the_discard_is_shuffled_when_the_deck_is_empty_and_the_draw_goes_on(lay, game):
    """Attention pioche épuisée. SJ-12: cards being looked at are not in it."""
    box = dict(zip(game.components, game.box(2), strict=True))
    held = dict(box, indigo_plant=box["indigo_plant"] - 2, hero=0, well=0, cathedral=0)
    t = lay(seats=2, Bernie={"city": ["indigo_plant"], "hand": {card: n for card, n in held.items() if n}},
            discard=["well"] * 3)
    assert t["deck"] == {"hero": 3}
    t.play("Anne role:mayor", "Anne draw")
    assert t["aside"]["cards"] == {"well": 2, "hero": 3}
    assert (t["deck"], t["discard"]) == ({"well": 1}, {})


def test_customs_offices_receive_a_good_before_anybody_draws(lay):
    """Douane: at the start of the mayor phase, an empty one only. SJ-16; "customs_office"."""
    t = lay(expansion="on", Anne={"city": ["customs_office"]}, Bernie={"city": ["customs_office"]},
            Christine={"city": ["customs_office"], "goods": {"customs": ["hero"]}},
            luck=["good_0:well", "good_1:smithy"])
    t.play("Anne role:mayor")
    assert t.asked == "Anne council"
    assert [t[name]["goods"] for name in ("Anne", "Bernie", "Christine")] == [
        {"customs": ["well"]}, {"customs": ["smithy"]}, {"customs": ["hero"]}]


def test_a_customs_office_is_no_production_building(lay):
    """SJ-16: the producer puts nothing on it, and a well does not count it."""
    t = lay(expansion="on", Anne={"city": ["customs_office", "well", "indigo_plant"]}, Bernie={})
    t.play("Anne role:producer")
    assert t.choices == ["pass", "produce:indigo"]
    t.play("Anne produce:indigo")
    assert t["Anne"]["hand"] == {}
