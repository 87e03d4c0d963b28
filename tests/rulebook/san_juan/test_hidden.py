"""What a seat may see (SJ-11, SJ-21)."""

from __future__ import annotations

import pytest

from comptoir.kernel.chance import Chance


def test_hands_are_secret_their_sizes_are_not(lay):
    """Manches suivantes, Important: the number of cards in hand is public. SJ-11."""
    t = lay(Anne={"hand": ["hero", "well"]}, Bernie={"hand": ["statue"]})
    seen = t.record.state.view(0).to_json()["players"]
    assert (seen[0]["hand"], seen[1]["hand"]) == ({"hero": 1, "well": 1}, {"?": 1})
    assert [p["hand"] for p in t.record.state.view(-1).to_json()["players"]] == [{"?": 2}, {"?": 1}, {}, {}]


def test_the_number_under_a_chapel_is_its_owners_secret(lay):
    """Chapelle, Note: he tells neither which cards nor how many. SJ-11."""
    t = lay(Anne={"city": ["chapel"], "chapel": ["hero", "well"]}, Bernie={"city": ["well"]})
    assert t.record.state.view(0).to_json()["players"][0]["chapel"] == {"hero": 1, "well": 1}
    for seat in (-1, 1, 2, 3):
        assert t.record.state.view(seat).to_json()["players"][0]["chapel"] == "?"


def test_the_size_of_the_discard_would_tell_it_and_is_hidden_with_it(lay):
    """SJ-21: all cards are counted, so one unknown number needs another. Without another's chapel it is public."""
    t = lay(Anne={"city": ["chapel"], "chapel": ["hero", "well"]}, discard=["statue"])
    assert t.record.state.view(0).to_json()["discard"] == {"?": 1}
    assert t.record.state.view(1).to_json()["discard"] == "?"
    moved = lay(Anne={"city": ["chapel"], "chapel": ["hero"]}, discard=["statue", "well"])
    assert moved.record.state.view(1) == t.record.state.view(1)
    assert moved.record.state.view(0) != t.record.state.view(0)


def test_a_covered_chapel_keeps_its_secret(lay):
    """SJ-4, SJ-11."""
    t = lay(Anne={"city": ["hero"], "covered": ["chapel"], "chapel": 2})
    assert t.record.state.view(1).to_json()["players"][0]["chapel"] == "?"


def test_under_bank_and_harbor_the_number_is_public(lay):
    """SJ-11: the owner knows what he put under the bank; what lies under a harbor nobody knows."""
    t = lay(expansion="on", Anne={"city": ["bank", "harbor"], "bank": ["hero", "well"], "harbor": ["statue"]})
    own, other = (t.record.state.view(seat).to_json()["players"][0] for seat in (0, 1))
    assert (own["bank"], own["harbor"]) == ({"hero": 1, "well": 1}, {"?": 1})
    assert (other["bank"], other["harbor"]) == ({"?": 2}, {"?": 1})


def test_piles_are_hidden_and_the_discard_is_not_remembered(lay):
    """SJ-11: not even one's own cards in it; the sizes are public."""
    t = lay(Anne={"hand": ["well", "coffee_roaster", "coffee_roaster"]})
    t.play("Anne role:builder", "Anne build:well")
    seen = t.record.state.view(0).to_json()
    assert (seen["deck"], seen["discard"]) == ({"?": 112 - 3 - 3}, {"?": 1})


def test_a_view_does_not_tell_what_another_may_do(lay):
    """SJ-11: what is offered to a player tells his hand, and so does the order in which he names cards."""
    t = lay(Anne={"hand": ["library", "smithy", "smithy", "well", "statue", "palace", "hero"]})
    t.play("Anne role:builder", "Anne build:library", "Anne pay:smithy")
    assert t.record.state.view(0).legal() == t.record.state.legal()
    assert (t.record.state.view(1).legal(), t.record.state.view(1).to_json()["floor"]) == ([], 0)


def test_draws_are_told_only_to_those_who_see_them(lay):
    """SJ-11: one's own cards, and what is turned face up."""
    t = lay(Anne={"city": ["gold_mine"]},
            luck=["hero", *[f"shown_0:{card}" for card in ("quarry", "smithy", "tobacco_storage", "library")]])
    t.play("Anne role:prospector", "Anne draw")
    drawn = [len(t.record.state.view(seat).drawn) for seat in (-1, 0, 1)]
    assert drawn == [0, 1, 0]
    t.play("Anne mine")
    assert [len(t.record.state.view(seat).drawn) for seat in (-1, 0, 1)] == [4, 4, 4]


def test_at_the_end_the_cards_under_the_chapels_are_counted(lay):
    """Fin de la partie."""
    t = lay(agenda=[], Anne={"city": ["chapel"], "chapel": 2})
    assert t.record.state.view(1).outcome().scores[0].parts["chapel"] == 2


@pytest.mark.parametrize("seed", range(20))
def test_dealt_worlds_agree_with_the_view_and_with_the_rules(lay, seed):
    """SJ-11, SJ-21: whoever is asked has something to choose in them, though his hand is dealt anew."""
    t = lay(Anne={"hand": ["smithy"]}, Bernie={"city": ["chapel"], "chapel": 2}, round=9,
            agenda=["builder 0", "end_round 0"], role="builder", taken={"builder": 0})
    for seat in (1, 2, -1):
        view = t.record.state.view(seat)
        world = view.determinize(Chance(seed))
        assert world.view(seat) == view
        assert len(world.legal()) > 1
        assert world.census() == t.game.box(4)
