"""Enchères."""

from __future__ import annotations

GROUPS = [{"port": 1, "desert": 1}, {"forest": 2}, {"port": 2}, {"forest": 1, "meadow": 1}]


def test_the_whole_example_of_the_rulebook(lay):
    """Exemple de phase d'enchères, move by move: Rouge is Anne, Bleu Bernie, Blanc Christine, Noir David. GC-3."""
    t = lay(Anne={"coins": 3}, Bernie={"coins": 3}, Christine={"coins": 3}, David={"coins": 3}, bid=0, groups=GROUPS)
    t.play("Anne bid:1", "Bernie bid:2", "Christine bid:2")  # Blanc ousts Bleu for one coin
    assert (t["Christine"]["coins"], t["reserve"]) == (2, 24)
    t.play("David bid:1")  # Noir ousts Rouge for two
    assert (t["David"]["coins"], t["reserve"], t.asked) == (1, 26, "Anne bid")
    t.play("Anne bid:3")  # Rouge goes to the free ports
    assert (t["Anne"]["coins"], t.asked) == (3, "Bernie bid")
    t.play("Bernie bid:2")  # Bleu ousts Blanc for three
    assert (t["Bernie"]["coins"], t["reserve"], t.asked) == (0, 29, "Christine bid")
    assert t.choices == ["bid:4"]  # four coins are more than Blanc has: the free pair is all there is
    t.play("Christine bid:4")
    assert t["auction"]["groups"] == [{"cards": {}}] * 4
    assert [t[name]["hand"] for name in ("Anne", "Bernie", "Christine", "David")] == [
        {"port": 2}, {"forest": 2}, {"forest": 1, "meadow": 1}, {"port": 1, "desert": 1}]


def test_the_ousted_seat_may_go_anywhere_it_can_pay_for(lay):
    """Enchères: on the same pair or another. GC-3."""
    t = lay(Anne={"coins": 2}, Bernie={"coins": 1}, bid=0, groups=GROUPS)
    t.play("Anne bid:1", "Bernie bid:1", "Christine bid:3", "David bid:4")
    assert t.asked == "Anne bid"
    assert t.choices == ["bid:1", "bid:2", "bid:3", "bid:4"]
    t.play("Anne bid:1")
    assert t["Anne"]["coins"] == 0


def test_ousting_may_be_chosen_while_groups_are_free_but_not_without_the_coins(lay):
    """Enchères. GC-3."""
    t = lay(Bernie={"coins": 1}, bid=0, groups=GROUPS)
    t.play("Anne bid:2")
    assert t.choices == ["bid:1", "bid:2", "bid:3", "bid:4"]
    t.play("Bernie bid:2")
    t.refuses("Christine bid:2")


def test_nobody_passes_and_a_seat_with_a_group_is_skipped(lay):
    """Enchères: only who has no hand on a pair lays it. GC-3."""
    t = lay(Christine={"coins": 1}, bid=0, groups=GROUPS)
    t.play("Anne bid:1", "Bernie bid:2", "Christine bid:1", "David bid:3")
    assert t.asked == "Anne bid"  # Bernie's hand lies on a pair
    assert "pass" not in t.choices


def test_the_price_starts_again_in_the_next_round(lay):
    """Enchères, Remarque. GC-3."""
    t = lay(Bernie={"coins": 1}, bid=0, groups=[{"forest": 1, "meadow": 1}] * 4)
    t.play("Anne bid:1", "Bernie bid:1", "Christine bid:2", "David bid:3", "Anne bid:4")
    while t["round"] == 1:
        t.play(f"{t.asked.split()[0]} pass")
    assert t["auction"]["oustings"] == 0


def test_coins_paid_go_to_the_reserve(lay):
    """Enchères. GC-3."""
    t = lay(Anne={"coins": 0}, Bernie={"coins": 5}, bid=0, groups=GROUPS)
    t.play("Anne bid:1", "Bernie bid:1")
    assert (t["Bernie"]["coins"], t["reserve"]) == (4, 31)
