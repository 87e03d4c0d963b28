"""Marchand; trading post, market stand, market hall, harbor, hut, customs office."""

from __future__ import annotations

import pytest

from comptoir.games.san_juan.data import PRICES

PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
FULL = {"indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1, "silver": 1}
DEAR = ["12233", "?", "?", "?", "?"]


def size(pile):
    return sum(pile.values())


def stocked(*city, **rest):
    """A city with all five plants and a good on each."""
    return {"city": [*PLANTS, *city], "goods": FULL, **rest}


def test_seven_cards_for_indigo_tobacco_and_silver(lay):
    """Marchand, Exemple: Jean, with "market_stand" and "trading_post", sells three goods for 1 + 2 + 3 and one card
    more. SJ-7."""
    t = lay(Anne=stocked("market_stand", "trading_post"), tiles=["11223", "?", "?", "?", "?"])
    t.play("Anne role:trader", "Anne sell:indigo", "Anne sell:tobacco", "Anne sell:silver")
    assert size(t["Anne"]["hand"]) == 7
    assert sorted(t["Anne"]["goods"]) == ["coffee", "sugar"]
    assert size(t["discard"]) == 3


@pytest.mark.parametrize(("owner", "library", "most"), [(1, False, 2), (0, False, 3), (0, True, 4)])
def test_a_trading_post_sells_one_more(lay, owner, library, most):
    """Boutique, Exemple: two, as trader three, with a library four; "trading_post". SJ-7."""
    t = lay(Anne=stocked("trading_post", *(["library"] if library else [])), Bernie={}, agenda=[f"trader {owner}"],
            role="trader", taken={"trader": owner}, double=library)
    sold = 0
    while t.asked == "Anne sell_goods":
        t.play(f"Anne {t.choices[1]}")
        sold += 1
    assert sold == most


def test_a_market_hall_adds_one_card_and_not_one_a_good(lay):
    """Grand marché, Exemple: five cards for sugar and coffee. SJ-17: 1 + 3 fits no tile, so the arithmetic is
    tried with a tile that pays four for both; "market_hall"."""
    assert not any(prices[1] == 1 and prices[3] == 3 for prices in PRICES)
    t = lay(Anne=stocked("market_hall"), tiles=["12223", "?", "?", "?", "?"])
    t.play("Anne role:trader", "Anne sell:sugar", "Anne sell:coffee")
    assert size(t["Anne"]["hand"]) == 2 + 2 + 1


def test_a_market_hall_pays_for_a_single_good_and_not_for_none(lay):
    """Grand marché. SJ-7."""
    t = lay(Anne=stocked("market_hall"), Bernie=stocked("market_hall"), tiles=DEAR)
    t.play("Anne role:trader", "Anne sell:indigo", "Anne pass", "Bernie pass")
    assert (size(t["Anne"]["hand"]), size(t["Bernie"]["hand"])) == (2, 0)


def test_a_market_stand_needs_two_goods(lay):
    """Petit marché: a "market_stand" pays at two or more, trader or not. SJ-7."""
    t = lay(Anne=stocked("market_stand"), Bernie=stocked("market_stand"), tiles=DEAR)
    t.play("Anne role:trader", "Anne sell:indigo", "Anne sell:sugar", "Bernie sell:indigo")
    assert (size(t["Anne"]["hand"]), size(t["Bernie"]["hand"])) == (1 + 2 + 1, 1)


def test_both_markets_pay_together(lay):
    """SJ-7: prices and markets are drawn together."""
    t = lay(Anne=stocked("market_stand", "market_hall"), tiles=DEAR)
    t.play("Anne role:trader", "Anne sell:coffee", "Anne sell:silver")
    assert size(t["Anne"]["hand"]) == 3 + 3 + 1 + 1


def test_goods_lie_in_the_discard_before_the_cards_are_drawn(lay, game):
    """SJ-7, SJ-12: with an empty deck the sold goods come back as the cards drawn for them."""
    box = dict(zip(game.components, game.box(2), strict=True))
    held = dict(box, indigo_plant=box["indigo_plant"] - 2, sugar_mill=box["sugar_mill"] - 1, hero=box["hero"] - 1)
    t = lay(seats=2, Anne={"city": ["indigo_plant"], "goods": {"indigo": ["hero"]}}, tiles=DEAR,
            Bernie={"city": ["indigo_plant", "sugar_mill"], "hand": {card: n for card, n in held.items() if n}})
    assert t["deck"] == {}
    t.play("Anne role:trader", "Anne sell:indigo")
    assert t["Anne"]["hand"] == {"hero": 1}
    assert (t["deck"], t["discard"]) == ({}, {})


def test_the_tile_is_turned_first_and_goes_under_the_stack(lay):
    """Marchand: the price is known before anybody decides; the order stays the same. SJ-7: even if nobody sold."""
    t = lay(Anne=stocked(), luck=["tile:11222"])
    t.play("Anne role:trader")
    assert t["tiles"] == ["11222", "?", "?", "?", "?"]
    t.play("Anne pass")
    assert t["tiles"] == ["?", "?", "?", "?", "11222"]


def test_a_tile_seen_is_known_and_comes_again(lay):
    """Marchand: the order is the same all game, so a tile once seen is known. SJ-7."""
    known = ["11222", "12233", "11122", "11223", "12223"]
    t = lay(Anne=stocked(), tiles=known)
    t.play("Anne role:trader", "Anne sell:sugar", "Anne pass")
    assert [word for word in t.record.moves[0].drawn if word.startswith("tile")] == []
    assert size(t["Anne"]["hand"]) == 1
    assert t["tiles"] == [*known[1:], known[0]]
    assert t.record.state.view(3).to_json()["tiles"] == t["tiles"]


def test_a_player_sells_one_good_the_trader_two(lay):
    """Marchand. SJ-7, SJ-20: how many is his choice."""
    t = lay(Anne=stocked(), Bernie=stocked(), tiles=DEAR)
    t.play("Anne role:trader", "Anne sell:indigo", "Anne sell:silver")
    assert t.asked == "Bernie sell_goods"
    t.play("Bernie sell:coffee")
    assert (size(t["Anne"]["hand"]), size(t["Bernie"]["hand"])) == (1 + 3, 3)


# The expansion (SJ-16)


def test_a_customs_good_sells_for_two_whatever_the_tile_says(lay):
    """Douane: two cards; it uses a sale and counts for the markets. SJ-7, SJ-16; "customs_office"."""
    t = lay(expansion="on", tiles=DEAR, Anne={"city": ["indigo_plant", "customs_office", "market_stand", "market_hall"],
                                              "goods": {"indigo": 1, "customs": 1}})
    t.play("Anne role:trader", "Anne sell:indigo", "Anne sell:customs")
    assert size(t["Anne"]["hand"]) == 1 + 2 + 1 + 1
    assert t["Anne"]["goods"] == {}


def test_a_harbor_tucks_one_sold_good(lay):
    """Port: one good a trader phase goes under the "harbor" instead of the discard. SJ-16."""
    t = lay(expansion="on", tiles=DEAR, Anne={"city": ["indigo_plant", "sugar_mill", "harbor"],
                                              "goods": {"indigo": ["hero"], "sugar": ["well"]}})
    t.play("Anne role:trader", "Anne sell:indigo", "Anne harbor", "Anne sell:sugar")
    assert (t["Anne"]["harbor"], t["discard"]) == ({"hero": 1}, {"well": 1})
    assert size(t["Anne"]["hand"]) == 1 + 2


def test_a_harbor_may_be_left_empty(lay):
    """SJ-20; "harbor"."""
    t = lay(expansion="on", tiles=DEAR, Anne={"city": ["indigo_plant", "harbor"], "goods": {"indigo": ["hero"]}})
    t.play("Anne role:trader", "Anne sell:indigo", "Anne pass")
    assert (t["Anne"]["harbor"], t["discard"]) == ({}, {"hero": 1})


def test_a_customs_good_goes_under_the_harbor_and_pays_at_both_markets(lay):
    """Douane with Port and the markets. SJ-16."""
    t = lay(expansion="on", tiles=DEAR, Anne={"city": ["customs_office", "harbor", "market_hall"],
                                              "goods": {"customs": ["hero"]}})
    t.play("Anne role:trader", "Anne sell:customs", "Anne harbor")
    assert (t["Anne"]["harbor"], size(t["Anne"]["hand"])) == ({"hero": 1}, 3)


def test_a_hut_draws_when_nobody_sold_anything(lay):
    """Hutte: one card for the owner of a "hut", whoever is trader. SJ-16."""
    t = lay(expansion="on", Anne=stocked(), Bernie={"city": ["hut"]})
    t.play("Anne role:trader", "Anne pass")
    assert size(t["Bernie"]["hand"]) == 1
    t = lay(expansion="on", Anne=stocked(), Bernie={"city": ["hut"]})
    t.play("Anne role:trader", "Anne sell:indigo", "Anne pass")
    assert t["Bernie"]["hand"] == {}
