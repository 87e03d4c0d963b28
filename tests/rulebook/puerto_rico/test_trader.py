"""Le marchand; comptoir and the two marchés where they meet him."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(("kind", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)])
def test_what_a_barrel_brings_and_one_more_for_the_trader(lay, kind, price):
    """Le marchand: between 0 and 4 doubloons, and the privilege. PR-8."""
    t = lay(Anne={"goods": {kind: 2}})
    t.play("Anne role:trader", f"Anne sell:{kind}")
    assert (t["Anne"]["goods"], t["Anne"]["doubloons"], t["house"]) == ({kind: 1}, price + 1, {kind: 1})
    t = lay(Bernie={"goods": {kind: 2}})
    t.play("Anne role:trader", f"Bernie sell:{kind}")
    assert t["Bernie"]["doubloons"] == price


def test_each_sells_one_barrel_at_most_in_turn(lay):
    """Le marchand. PR-8."""
    t = lay(Anne={"goods": {"corn": 1, "coffee": 1}}, Bernie={"goods": {"sugar": 3}}, David={"goods": {"indigo": 1}})
    t.play("Anne role:trader", "Anne sell:coffee", "Bernie sell:sugar", "David sell:indigo")
    assert (t.asked, t["house"]) == ("Bernie choose_role", {"indigo": 1, "sugar": 1, "coffee": 1})


def test_the_trader_begins_not_the_governor(lay):
    """Règles de base: Christine took the role; her coffee is sold before Anne's."""
    coffee = {"goods": {"coffee": 1}}
    t = lay(agenda=["choose_role 2", "end_round 0"], Anne=coffee, Christine=coffee)
    t.play("Christine role:trader", "Christine sell:coffee")
    assert (t["Christine"]["doubloons"], t["Anne"]["goods"], t.asked) == (5, {"coffee": 1}, "Bernie choose_role")


def test_the_trader_who_sells_nothing_gets_nothing(lay):
    """Le marchand, Notes."""
    t = lay(Anne={"goods": {"coffee": 1}})
    t.play("Anne role:trader", "Anne pass")
    assert (t["Anne"]["doubloons"], t["Anne"]["goods"]) == (0, {"coffee": 1})


def test_corn_may_be_sold_for_nothing(lay):
    """Le marchand, Notes. PR-8: it fills a place, and that may be the point."""
    t = lay(Bernie={"goods": {"corn": 1}}, house={"indigo": 1, "sugar": 1, "coffee": 1})
    t.play("Anne role:trader", "Bernie sell:corn")
    assert (t["Bernie"]["doubloons"], t["house"]) == (0, {})


def test_the_house_takes_no_kind_twice(lay):
    """Le marchand. PR-8."""
    t = lay(Anne={"goods": {"corn": 1, "coffee": 1}}, Bernie={"goods": {"coffee": 1}}, house={"corn": 1})
    t.play("Anne role:trader")
    assert t.choices == ["pass", "sell:coffee"]
    t.play("Anne sell:coffee")
    assert t.asked == "Bernie choose_role"  # Bernie has nothing that it would take


def test_a_full_house_ends_the_sales_and_is_cleared(lay):
    """Le marchand. PR-8: the fourth place is filled by Anne; the barrels go back to the supply."""
    t = lay(Anne={"goods": {"coffee": 1}}, Bernie={"goods": {"tobacco": 1}}, house={"corn": 1, "indigo": 1, "sugar": 1})
    t.play("Anne role:trader", "Anne sell:coffee")
    assert (t.asked, t["house"], t["Bernie"]["goods"]) == ("Bernie choose_role", {}, {"tobacco": 1})
    assert t["supply"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 8, "coffee": 9}


def test_the_house_is_cleared_only_at_the_end_of_the_phase(lay):
    """Le marchand. PR-8: a place does not become free again for those who come later, even with an office."""
    t = lay(house={"corn": 1, "indigo": 1, "sugar": 1}, Anne={"goods": {"coffee": 1}},
            Bernie={"goods": {"coffee": 1}, "city": ["office"], "colonists": {"office": 1}})
    t.play("Anne role:trader", "Anne sell:coffee")
    assert t["Bernie"]["goods"] == {"coffee": 1}


def test_a_house_that_is_not_full_stays_as_it_is(lay):
    """Le marchand. PR-8: it is harder to sell next time."""
    t = lay(Anne={"goods": {"coffee": 1}}, house={"corn": 1, "indigo": 1})
    t.play("Anne role:trader", "Anne sell:coffee")
    assert t["house"] == {"corn": 1, "indigo": 1, "coffee": 1}


def test_a_sale_may_be_declined(lay):
    """Règles de base. PR-18."""
    t = lay(Bernie={"goods": {"coffee": 1}})
    t.play("Anne role:trader")
    assert t.choices == ["pass", "sell:coffee"]


# Small market, large market


def test_the_small_market_brings_a_doubloon_for_corn(lay, staffed):
    """Petit marché, Exemple: Anne sells corn and gets 1 doubloon. PR-8: Bernie is the trader."""
    t = lay(agenda=["choose_role 1", "end_round 0"], Anne=staffed("small_market", goods={"corn": 1}))
    t.play("Bernie role:trader", "Anne sell:corn")
    assert t["Anne"]["doubloons"] == 1


def test_the_large_market_brings_two_more(lay, staffed):
    """Grand marché. PR-8."""
    t = lay(Bernie=staffed("large_market", goods={"sugar": 1}))
    t.play("Anne role:trader", "Bernie sell:sugar")
    assert t["Bernie"]["doubloons"] == 4


def test_both_markets_bring_three_more_and_the_privilege_is_added(lay, staffed):
    """Grand marché, Note. PR-8: 4 + 1 + 2 + 1."""
    t = lay(Anne=staffed("small_market", "large_market", goods={"coffee": 1}))
    t.play("Anne role:trader", "Anne sell:coffee")
    assert t["Anne"]["doubloons"] == 8


@pytest.mark.parametrize("market", ["small_market", "large_market"])
def test_an_unoccupied_market_pays_nothing(lay, market):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(Bernie={"goods": {"sugar": 1}, "city": [market]})
    t.play("Anne role:trader", "Bernie sell:sugar")
    assert t["Bernie"]["doubloons"] == 2


@pytest.mark.parametrize("market", ["small_market", "large_market"])
def test_a_market_pays_nothing_without_a_sale(lay, staffed, market):
    """Petit marché, Grand marché: when a barrel is sold."""
    t = lay(Bernie=staffed(market, goods={"sugar": 1}))
    t.play("Anne role:trader", "Bernie pass")
    assert t["Bernie"]["doubloons"] == 0


# Office


def test_two_offices_sell_tobacco_to_a_house_that_has_tobacco(lay, staffed):
    """Comptoir, Exemple: Bernie and Christine both. PR-8."""
    t = lay(house={"tobacco": 1}, Bernie=staffed("office", goods={"tobacco": 1}),
            Christine=staffed("office", goods={"tobacco": 1}), David={"goods": {"tobacco": 1}})
    t.play("Anne role:trader", "Bernie sell:tobacco", "Christine sell:tobacco")
    assert (t["house"], t.asked) == ({"tobacco": 3}, "Bernie choose_role")
    assert (t["Bernie"]["doubloons"], t["Christine"]["doubloons"], t["David"]["goods"]) == (3, 3, {"tobacco": 1})


def test_not_even_an_office_sells_to_a_full_house(lay, staffed):
    """Comptoir. PR-8."""
    t = lay(house={"tobacco": 4}, Anne=staffed("office", goods={"tobacco": 1, "corn": 1}))
    t.play("Anne role:trader")
    assert t.asked == "Bernie choose_role"


def test_an_unoccupied_office_does_nothing(lay):
    """Les bâtiments: only occupied ones can be used."""
    t = lay(house={"tobacco": 1}, Anne={"goods": {"tobacco": 1}, "city": ["office"]})
    t.play("Anne role:trader")
    assert t.asked == "Bernie choose_role"
