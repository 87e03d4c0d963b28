"""Le chercheur d'or."""

from __future__ import annotations


def test_the_prospector_gets_a_doubloon_from_the_bank(lay):
    """Le chercheur d'or."""
    t = lay(Anne={"doubloons": 4})
    bank = t["bank"]
    t.play("Anne role:prospector")
    assert (t["Anne"]["doubloons"], t["bank"]) == (5, bank - 1)


def test_with_two_doubloons_on_it_the_prospector_brings_three(lay):
    """Tour suivant, the example: two from the card and one as privilege. PR-15."""
    t = lay(doubloons={"prospector": 2})
    t.play("Anne role:prospector")
    assert t["Anne"]["doubloons"] == 3


def test_the_others_get_nothing_and_are_not_asked(lay):
    """Le chercheur d'or: the role has no action."""
    t = lay()
    t.play("Anne role:prospector")
    assert t.asked == "Bernie choose_role"
    assert [t[name]["doubloons"] for name in ("Bernie", "Christine", "David")] == [0, 0, 0]
