"""Bâtisseur; smithy, quarry, crane, black market, carpenter, poor house, park, tavern, cathedral; the end."""

from __future__ import annotations

import pytest


def size(pile):
    return sum(pile.values())


def build(lay, player, *moves, **rest):
    """Anne is the builder and builds."""
    t = lay(Anne=player, **rest)
    t.play("Anne role:builder", *[f"Anne {move}" for move in moves])
    return t


def hand(*cards, money=0):
    return [*cards, *["coffee_roaster"] * money]


# The price (SJ-3)


def test_the_builder_pays_one_card_less(lay):
    """Bâtisseur, Privilège: a "market_hall" (4) for three cards; the next player pays four."""
    t = build(lay, {"hand": hand("market_hall", money=3)}, "build:market_hall",
              Bernie={"hand": ["market_hall"] + ["silver_smelter"] * 3},
              Christine={"hand": ["market_hall"] + ["silver_smelter"] * 4})
    assert (t["Anne"]["hand"], t["discard"]) == ({}, {"coffee_roaster": 3})
    assert t.asked == "Christine build_one"  # Bernie cannot pay four


def test_smithy_and_library_make_a_sugar_mill_free_and_no_less(lay):
    """Bâtisseur, Exemple: Louis has a "smithy" and a "library"; the "sugar_mill" costs nothing. SJ-3: at least 0."""
    t = build(lay, {"city": ["smithy", "library"], "hand": hand("sugar_mill", money=1)}, "build:sugar_mill")
    assert t["Anne"]["hand"] == {"coffee_roaster": 1}
    assert t["Anne"]["city"] == {"smithy": 1, "library": 1, "sugar_mill": 1}


@pytest.mark.parametrize(("plant", "cost"), [
    ("indigo_plant", 1), ("sugar_mill", 2), ("tobacco_storage", 3), ("coffee_roaster", 4), ("silver_smelter", 5)])
def test_a_smithy_saves_a_card_on_each_production_building(lay, plant, cost):
    """Forge; Les bâtiments de production: "indigo_plant", "tobacco_storage", "coffee_roaster", "silver_smelter".
    SJ-3."""
    t = lay(Bernie={"city": ["smithy"], "hand": [plant] + ["hero", "hero"] + ["sugar_mill"] * 2},
            agenda=["build_one 1"], role="builder", taken={"builder": 0})
    t.play(f"Bernie build:{plant}")
    while t.asked == "Bernie pay_cards":
        t.play(f"Bernie {t.choices[0]}")
    assert size(t["discard"]) == cost - 1


def test_a_smithy_saves_nothing_on_city_buildings(lay):
    """Forge. SJ-19: on none of them."""
    t = build(lay, {"city": ["smithy"], "hand": hand("palace", money=4)})
    assert "build:palace" not in t.choices  # six less one are five cards


def test_a_quarry_and_the_builder_make_a_crane_free(lay):
    """Carrière, Exemple: Jean, with a "quarry", builds a "crane" (2) free."""
    t = build(lay, {"city": ["quarry"], "hand": ["crane"]}, "build:crane")
    assert (t["Anne"]["city"], t["discard"]) == ({"quarry": 1, "crane": 1}, {})


def test_a_quarry_saves_nothing_on_production(lay):
    """Carrière."""
    t = build(lay, {"city": ["quarry"], "hand": hand("silver_smelter", money=3)})
    assert "build:silver_smelter" not in t.choices


@pytest.mark.parametrize("building", ["statue", "hut", "palace", "residence", "cathedral"])
def test_library_quarry_and_builder_save_three_on_any_city_building(lay, building):
    """Bibliothèque, Exemples: Jean pays three less. SJ-19: powers, monuments, sixes, residence, cathedral."""
    cost = {"statue": 3, "hut": 1, "palace": 6, "residence": 6, "cathedral": 7}[building]
    cards = [] if building == "cathedral" else [building]
    t = build(lay, {"city": ["library", "quarry"], "hand": hand(*cards, money=5)}, f"build:{building}", expansion="on")
    assert size(t["discard"]) == max(0, cost - 3)


def test_a_building_without_its_price_is_not_offered(lay):
    """Bâtisseur: the card itself does not pay."""
    t = build(lay, {"hand": ["hero", "statue", "smithy"]})
    assert t.choices == ["pass", "build:smithy", "build:statue"]


def test_payments_are_asked_in_ascending_order_and_by_type(lay):
    """SJ-3: card by card; two equal cards are one choice, and no order comes twice."""
    t = build(lay, {"hand": ["library", "smithy", "smithy", "well", "statue", "palace", "hero"]}, "build:library")
    assert t.choices == ["pay:smithy", "pay:well"]  # from statue on there are only three
    t.play("Anne pay:well")
    assert t["discard"] == {"well": 1, "statue": 1, "palace": 1, "hero": 1}  # no choice was left
    assert t["Anne"]["hand"] == {"smithy": 2}


# One copy (SJ-4)


def test_a_city_building_stands_once_production_buildings_freely(lay):
    """Bâtisseur, Attention; Rappel of the monuments: a "statue" and a "hero", never two statues. SJ-4, SJ-19."""
    t = build(lay, {"city": ["statue", "indigo_plant"], "hand": ["statue", "indigo_plant", "hero", "well", "well",
                                                                 "victory_column"]})
    assert t.choices == ["pass", "build:indigo_plant", "build:well", "build:victory_column", "build:hero"]


def test_the_cathedral_is_built_from_the_table_instead_of_a_hand_card(lay):
    """Cathédrale: any player, once; no other building in this phase."""
    rich = {"hand": ["silver_smelter"] * 4 + ["coffee_roaster"] * 3}
    t = build(lay, {"hand": hand(money=6)}, "build:cathedral", expansion="on", Bernie=rich)
    assert (t["Anne"]["city"], t["Anne"]["hand"], t["cathedral"]) == ({"cathedral": 1}, {}, False)
    assert "build:cathedral" not in t.choices


def test_a_building_works_only_after_the_phase_it_was_built_in(lay):
    """Les bâtiments beiges. SJ-2: a tavern built now draws nothing now; SJ-5: a carpenter nothing for itself."""
    t = build(lay, {"hand": hand("carpenter", money=2)}, "build:carpenter")
    assert t["Anne"]["hand"] == {}
    t = build(lay, {"hand": hand("tavern", money=1)}, "build:tavern", expansion="on", Bernie={"city": ["well"] * 1},
              Christine={"city": ["well", "statue"]}, David={"city": ["well", "statue"]})
    assert t["Anne"]["hand"] == {}


# Black market


def test_the_black_market_pays_two_of_five(lay):
    """Marché noir, Exemple: Louis builds a "library" (5) with two goods and three cards. SJ-3."""
    t = lay(Bernie={"city": ["black_market", "indigo_plant", "tobacco_storage"], "hand": hand("library", money=3),
                    "goods": {"indigo": ["well"], "tobacco": ["hero"]}},
            agenda=["build_one 1"], role="builder", taken={"builder": 0})
    t.play("Bernie build:library", "Bernie spend:indigo", "Bernie spend:tobacco")
    assert t["discard"] == {"well": 1, "hero": 1, "coffee_roaster": 3}
    assert (t["Bernie"]["hand"], t["Bernie"]["goods"]) == ({}, {})


def test_the_black_market_may_be_declined(lay):
    """SJ-20; "black_market"."""
    t = build(lay, {"city": ["black_market", "indigo_plant"], "hand": hand("well", money=1), "goods": {"indigo": 1}},
              "build:well", "pass")
    assert (t["Anne"]["hand"], t["Anne"]["goods"]["indigo"].__class__) == ({}, list)


def test_the_black_market_takes_two_goods_at_most(lay):
    """Marché noir: up to two."""
    t = build(lay, {"city": ["black_market", *["indigo_plant"] * 3], "hand": hand("library", money=2),
                    "goods": {"indigo": 3}}, "build:library", "spend:indigo", "spend:indigo")
    assert (size(t["discard"]), len(t["Anne"]["goods"]["indigo"])) == (4, 1)


def test_a_customs_good_pays_on_the_black_market(lay):
    """Douane, Note: it counts as a good there. SJ-16."""
    t = build(lay, {"city": ["black_market", "customs_office"], "hand": ["well"], "goods": {"customs": ["hero"]}},
              "build:well", "spend:customs", expansion="on")
    assert t["discard"] == {"hero": 1}


# Crane (SJ-4)


def test_a_palace_over_a_chapel_costs_three(lay):
    """Grue, Exemples: Louis builds a "palace" (6) over a "chapel" (3); the tucked cards stay. SJ-4."""
    t = lay(Bernie={"city": ["crane", "chapel"], "chapel": 2, "hand": hand("palace", money=4)},
            agenda=["build_one 1"], role="builder", taken={"builder": 0})
    t.play("Bernie build:palace", "Bernie cover:chapel")
    assert size(t["discard"]) == 3
    assert (t["Bernie"]["city"], t["Bernie"]["covered"]) == ({"crane": 1, "palace": 1}, {"chapel": 1})
    assert t["Bernie"]["chapel"] == {"coffee_roaster": 2}


def test_a_statue_over_a_coffee_roaster_is_free_and_brings_no_card(lay):
    """Grue, Exemples: Jean pays nothing, and draws nothing; the good is lost. SJ-4."""
    jean = {"city": ["crane", "coffee_roaster"], "hand": hand("statue", money=1), "goods": {"coffee": ["hero"]}}
    t = lay(Bernie=jean, agenda=["build_one 1"], role="builder", taken={"builder": 0})
    t.play("Bernie build:statue", "Bernie cover:coffee_roaster")
    assert (t["Bernie"]["hand"], t["discard"], t["Bernie"]["goods"]) == ({"coffee_roaster": 1}, {"hero": 1}, {})


def test_the_crane_covers_neither_itself_nor_an_identical_building(lay):
    """Grue, Note. SJ-4."""
    t = build(lay, {"city": ["crane", "indigo_plant", "well"], "hand": hand("indigo_plant", money=1)},
              "build:indigo_plant")
    assert t.choices == ["pass", "crane"]
    t.play("Anne crane")
    assert t.choices == ["cover:well"]


def test_the_crane_may_be_declined_but_not_when_only_it_pays(lay):
    """SJ-20, SJ-25: whether is asked before which; but the price must be paid."""
    t = build(lay, {"city": ["crane", "market_hall"], "hand": hand("hero", money=4)}, "build:hero")
    assert t.choices == ["pass", "crane"]
    t = build(lay, {"city": ["crane", "market_hall"], "hand": ["hero"]}, "build:hero")
    assert t.choices == ["cover:market_hall"]


def test_the_crane_is_not_asked_about_when_it_has_nothing_to_cover(lay):
    """SJ-25: no question without two answers."""
    t = build(lay, {"city": ["crane"], "hand": hand("well", money=1)}, "build:well")
    assert t["Anne"]["hand"] == {}


def test_a_covered_building_may_be_built_again(lay):
    """Grue, Note. SJ-4: it is in play no more."""
    t = build(lay, {"city": ["hero"], "covered": ["well"], "hand": hand("well", money=1)}, "build:well")
    assert (t["Anne"]["city"], t["Anne"]["covered"]) == ({"hero": 1, "well": 1}, {"well": 1})


@pytest.mark.parametrize(("covered", "building", "due"), [
    ("smithy", "silver_smelter", 5 - 1 - 1), ("quarry", "hero", 5 - 1 - 4), ("library", "palace", 6 - 1 - 5)])
def test_what_is_covered_saves_nothing_by_its_power(lay, covered, building, due):
    """SJ-4: out of play for this price already; only its cost is taken off."""
    t = build(lay, {"city": ["crane", covered], "hand": [building] + ["sugar_mill"] * 5}, f"build:{building}",
              "crane", f"cover:{covered}")
    assert size(t["discard"]) == due


def test_a_covered_black_market_takes_no_goods(lay):
    """SJ-4: also for this payment."""
    t = build(lay, {"city": ["crane", "black_market", "indigo_plant"], "hand": hand("hero", money=2),
                    "goods": {"indigo": 1}}, "build:hero", "cover:black_market")
    assert t["discard"] == {"coffee_roaster": 2}


def test_crane_over_a_chapel_with_black_market_goods(lay):
    """SJ-3, SJ-4: cost 6, less 1 as builder, less 3 for the chapel; two goods pay the rest."""
    t = build(lay, {"city": ["crane", "chapel", "black_market", "indigo_plant", "sugar_mill"], "chapel": ["hero"],
                    "hand": ["palace"], "goods": {"indigo": ["well"], "sugar": ["statue"]}},
              "build:palace", "cover:chapel", "spend:indigo", "spend:sugar")
    assert t["discard"] == {"well": 1, "statue": 1}
    assert t["Anne"]["chapel"] == {"hero": 1}


def test_a_good_on_a_covered_building_cannot_pay(lay):
    """SJ-4: it is discarded first."""
    t = build(lay, {"city": ["crane", "black_market", "indigo_plant"], "hand": hand("market_hall", money=1),
                    "goods": {"indigo": ["well"]}}, "build:market_hall")
    assert t.choices == ["cover:black_market"]  # over the indigo plant two would be due, and one is there


def test_of_several_copies_one_without_a_good_is_covered(lay):
    """SJ-23."""
    player = {"city": ["crane", *["sugar_mill"] * 2], "hand": hand("well", money=1), "goods": {"sugar": ["hero"]}}
    t = build(lay, player, "build:well", "crane", "cover:sugar_mill")
    assert (t["Anne"]["goods"], t["discard"]) == ({"sugar": ["hero"]}, {})


def test_a_covered_customs_office_loses_its_good(lay):
    """SJ-4, SJ-16: like any good on a covered building; "customs_office"."""
    t = build(lay, {"city": ["crane", "customs_office"], "hand": hand("well", money=1), "goods": {"customs": ["hero"]}},
              "build:well", "crane", "cover:customs_office", expansion="on")
    assert (t["Anne"]["goods"], t["discard"]) == ({}, {"hero": 1})


def test_a_later_crane_takes_off_the_top_cards_cost_only(lay):
    """SJ-4: not what lies under it."""
    t = build(lay, {"city": ["crane", "well"], "covered": ["library"], "hand": hand("hero", money=3)},
              "build:hero", "cover:well")
    assert size(t["discard"]) == 5 - 1 - 2


def test_a_covered_cathedral_is_gone_for_everybody(lay):
    """SJ-4."""
    t = build(lay, {"city": ["crane", "cathedral"], "hand": ["hero"]}, "build:hero", "cover:cathedral", expansion="on",
              Bernie={"hand": 8})
    assert (t["cathedral"], t["Anne"]["covered"]) == (False, {"cathedral": 1})
    assert "build:cathedral" not in t.choices


# Park


def test_a_library_over_a_park_is_free_and_the_cathedral_costs_one(lay):
    """Parc, Exemple: Nicole and Jaden; six instead of three for a "park". SJ-3."""
    nicole = {"city": ["crane", "park"], "hand": hand("library", money=1)}
    jaden = {"city": ["crane", "park"], "hand": hand(money=1)}
    t = lay(expansion="on", Bernie=nicole, Christine=jaden, agenda=["build_one 1", "build_one 2"], role="builder",
            taken={"builder": 0})
    t.play("Bernie build:library", "Bernie cover:park", "Christine build:cathedral", "Christine cover:park")
    assert (t["Bernie"]["hand"], t["Christine"]["hand"]) == ({"coffee_roaster": 1}, {})


@pytest.mark.parametrize("city", [["crane", "park"], ["crane", "park", "quarry"]])
def test_as_builder_or_with_a_quarry_the_cathedral_over_a_park_is_free(lay, city):
    """Parc, Exemple, what is added in brackets."""
    taken = 1 if len(city) == 2 else 0
    t = lay(expansion="on", Bernie={"city": city}, agenda=["build_one 1"], role="builder", taken={"builder": taken})
    t.play("Bernie build:cathedral", "Bernie cover:park")
    assert (t["Bernie"]["covered"], t["discard"]) == ({"park": 1}, {})


# After building (SJ-5)


def test_a_carpenter_draws_for_a_city_building_only(lay):
    """Atelier: a "carpenter" draws after the payment. SJ-5, SJ-12."""
    t = build(lay, {"city": ["carpenter"], "hand": hand("well", money=2)}, "build:well")
    assert size(t["Anne"]["hand"]) == 2
    t = build(lay, {"city": ["carpenter"], "hand": hand("sugar_mill", money=2)}, "build:sugar_mill")
    assert size(t["Anne"]["hand"]) == 1


def test_a_poor_house_draws_at_none_or_one_card(lay):
    """Refuge: a "poor_house" looks at the hand after building. SJ-5."""
    for money, after in ((0, 1), (1, 2), (2, 2)):
        t = build(lay, {"city": ["poor_house"], "hand": hand("smithy", money=money)}, "build:smithy")
        assert size(t["Anne"]["hand"]) == after


def test_the_carpenter_draws_before_the_poor_house_looks(lay):
    """Refuge, Note. SJ-5: none left, one by the carpenter, one more by the poor house; from one left only one."""
    t = build(lay, {"city": ["carpenter", "poor_house"], "hand": ["smithy"]}, "build:smithy")
    assert size(t["Anne"]["hand"]) == 2
    t = build(lay, {"city": ["carpenter", "poor_house"], "hand": hand("smithy", money=1)}, "build:smithy")
    assert size(t["Anne"]["hand"]) == 2


def test_a_poor_house_draws_neither_for_itself_nor_for_nothing(lay):
    """Refuge, Note. SJ-5."""
    t = build(lay, {"hand": hand("poor_house", money=1)}, "build:poor_house")
    assert t["Anne"]["hand"] == {}
    t = build(lay, {"city": ["poor_house"], "hand": ["smithy"]}, "pass")
    assert t["Anne"]["hand"] == {"smithy": 1}


def test_a_covered_carpenter_draws_nothing(lay):
    """SJ-4: also for the draw afterwards."""
    t = build(lay, {"city": ["carpenter", "crane"], "hand": ["well"]}, "build:well", "cover:carpenter")
    assert t["Anne"]["hand"] == {}


# Tavern (SJ-16)


@pytest.mark.parametrize(("others", "cards"), [
    ((["well"], ["well"], ["well"]), 0), ((["well"], ["well"], ["well", "statue"]), 1),
    ((["well", "smithy"], ["well", "smithy"], ["well", "smithy"]), 1), (([], ["well", "smithy"], ["well"]), 0)])
def test_a_tavern_draws_for_the_fewest_buildings_when_somebody_has_more(lay, others, cards):
    """Pension, Note: ties count; a "tavern" draws at the end of a builder phase. SJ-16."""
    b, c, d = others
    t = lay(expansion="on", Anne={"city": ["tavern"]}, Bernie={"city": b}, Christine={"city": c}, David={"city": d})
    t.play("Anne role:builder")
    assert size(t["Anne"]["hand"]) == cards


# The end (SJ-13)

ELEVEN = ["indigo_plant"] * 4 + ["smithy", "well", "crane", "statue", "hero", "tower", "chapel"]


def test_twelve_buildings_end_the_game_after_the_builder_phase(lay):
    """Fin de la partie: at once after that phase; the others still build in it. SJ-13."""
    t = build(lay, {"city": ELEVEN, "hand": ["archive"]}, "build:archive", "pass",
              Bernie={"hand": hand("library", money=5)})
    assert t.asked == "Bernie build_one"
    t.play("Bernie build:library")
    assert t.asked == "over"
    assert (t.outcome.end, t["Bernie"]["city"]) == ("buildings", {"library": 1})


def test_a_crane_build_adds_no_building(lay):
    """SJ-13."""
    t = build(lay, {"city": ELEVEN, "hand": ["archive"]}, "build:archive", "crane", "cover:well")
    assert t.asked == "Bernie choose_role"


def test_the_cathedral_is_a_twelfth_building_and_taverns_draw_before_the_end(lay):
    """SJ-13."""
    t = build(lay, {"city": ELEVEN, "hand": hand(money=6)}, "build:cathedral", "pass", expansion="on",
              Bernie={"city": ["tavern"]}, Christine={"city": ["well"]}, David={"city": ["well"]})
    assert t.asked == "over"
    assert size(t["Bernie"]["hand"]) == 1
