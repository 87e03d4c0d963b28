"""Fin de la partie: the count; monuments, the sixes, residence, cathedral."""

from __future__ import annotations

import pytest

OVER = {"agenda": [], "seats": 2}


def test_printed_points_and_tucked_cards(lay):
    """Fin de la partie; Statue, Colonne, Bronze: 3, 4 and 5 points. "statue", "victory_column", "hero". SJ-14."""
    t = lay(Anne={"city": ["statue", "victory_column", "hero", "chapel"], "chapel": 3}, **OVER)
    assert t.score("Anne") == {"buildings": 3 + 4 + 5 + 2, "chapel": 3}


def test_cards_under_bank_and_harbor_count_one_each(lay):
    """Banque, Port. SJ-14; also under covered ones (SJ-4)."""
    t = lay(expansion="on", Anne={"city": ["well"], "covered": ["bank", "harbor"], "bank": 2, "harbor": ["hero"]},
            **OVER)
    assert t.score("Anne") == {"buildings": 1, "bank": 2, "harbor": 1}


def test_a_city_hall_counts_nine_city_buildings(lay):
    """Hôtel de ville, Exemple: Louis's "city_hall". SJ-19."""
    city = ["poor_house", "aqueduct", "carpenter", "chapel", "quarry", "library", "statue", "victory_column",
            "city_hall"]
    t = lay(Anne={"city": [*city, "indigo_plant"]}, **OVER)
    assert t.score("Anne")["city_hall"] == 9


@pytest.mark.parametrize(("monuments", "points"), [
    ([], 0), (["statue"], 4), (["statue", "hero"], 6), (["statue", "victory_column", "hero"], 8)])
def test_a_triumphal_arch_counts_monuments(lay, monuments, points):
    """Arc de triomphe: 4, 6, 8; "triumphal_arch"."""
    t = lay(Anne={"city": ["triumphal_arch", *monuments]}, **OVER)
    assert t.score("Anne").get("triumphal_arch", 0) == points


def test_monuments_count_for_arch_and_city_hall_alike(lay):
    """Arc de triomphe, Note."""
    t = lay(Anne={"city": ["triumphal_arch", "city_hall", "statue"]}, **OVER)
    assert t.score("Anne") == {"buildings": 3, "triumphal_arch": 4, "city_hall": 3}


GUILD = ["guild_hall", "indigo_plant", "indigo_plant", "sugar_mill", "tobacco_storage", "tobacco_storage"]


def test_a_guild_hall_counts_buildings_and_kinds(lay):
    """Guilde, Exemple: Pascale has five buildings of three kinds, 8 points; "guild_hall"."""
    assert lay(Anne={"city": GUILD}, **OVER).score("Anne")["guild_hall"] == 8


def test_the_guild_hall_of_2004_counts_two_a_building(lay):
    """Guilde, the old card."""
    assert lay(edition="2004", Anne={"city": GUILD}, **OVER).score("Anne")["guild_hall"] == 10


def test_a_palace_adds_a_quarter_of_all_the_rest(lay):
    """Palais, Exemple: 34 points make 8 more, 42 in all; "palace". SJ-14: last, rounded down."""
    city = ["palace", "hero", "victory_column", "statue", "library", "silver_smelter", "silver_smelter", "chapel"]
    t = lay(Anne={"city": city, "chapel": {"indigo_plant": 6, "sugar_mill": 5}}, **OVER)
    assert t.score("Anne") == {"buildings": 23, "chapel": 11, "palace": 8}
    assert t.outcome.scores[0].points == 42


def test_the_palace_comes_after_arch_guild_city_hall_residence_and_cathedral(lay):
    """Fin de la partie: computed last. SJ-14."""
    t = lay(expansion="on", Anne={"city": ["palace", "city_hall", "residence", "cathedral"]},
            Bernie={"city": ["guild_hall", "triumphal_arch"]}, **OVER)
    assert t.score("Anne") == {"city_hall": 4, "residence": 4, "cathedral": 7, "palace": 3}


def test_a_residence_with_two_sets(lay):
    """Résidence, Exemples: Marie's three buildings of 2 and three of 6: 7 points; "residence". SJ-15, SJ-18."""
    city = ["indigo_plant"] * 2 + ["sugar_mill", "black_market", "well"] + ["tobacco_storage"] * 2 + [
        "aqueduct", "palace", "guild_hall", "residence"]
    assert lay(expansion="on", Anne={"city": city}, **OVER).score("Anne")["residence"] == 7


DEVIN = ["indigo_plant"] * 2 + ["archive", "gold_mine", "guard_room", "customs_office", "carpenter", "tobacco_storage",
                                "aqueduct", "palace", "city_hall", "residence"]


def test_a_residence_with_four_sets(lay):
    """Résidence, Exemples: Devin uses his two indigo plants in two sets: 10 points. SJ-15, SJ-18."""
    assert lay(expansion="on", Anne={"city": DEVIN}, **OVER).score("Anne")["residence"] == 10


def test_with_a_dear_customs_office_the_sets_are_others(lay):
    """SJ-18: at cost 3 the customs office leaves the ones and is a fourth different three: three sets, and two
    points on the card."""
    dear = lay(expansion="on", customs_cost=3, Anne={"city": DEVIN}, **OVER).score("Anne")
    usual = lay(expansion="on", Anne={"city": DEVIN}, **OVER).score("Anne")
    assert dear["residence"] == 9
    assert dear["buildings"] == usual["buildings"] + 1


def test_the_best_grouping_is_taken(lay):
    """SJ-15: two sets of cost 1 fit from 2 + 2 + 1 + 1 buildings of four kinds, not from 4 + 1 + 1."""
    two = ["indigo_plant"] * 2 + ["smithy", "archive", "gold_mine", "hut"]
    one = ["indigo_plant"] * 4 + ["smithy", "archive"]
    assert lay(expansion="on", Anne={"city": ["residence", *two]}, **OVER).score("Anne")["residence"] == 7
    assert lay(expansion="on", Anne={"city": ["residence", *one]}, **OVER).score("Anne")["residence"] == 4


def test_the_cathedral_counts_the_others_sixes(lay):
    """Cathédrale, Exemple: six of them make 4 + 3 + 2 + 1 + 0 + 0; "cathedral". SJ-15."""
    t = lay(expansion="on", seats=4, agenda=[], Anne={"city": ["cathedral", "palace"]},
            Bernie={"city": ["guild_hall", "city_hall"]}, Christine={"city": ["guild_hall", "city_hall"]},
            David={"city": ["residence", "palace"]})
    assert t.score("Anne")["cathedral"] == 10


@pytest.mark.parametrize("building", ["guild_hall", "city_hall", "triumphal_arch", "palace", "residence", "cathedral"])
def test_a_covered_six_counts_nothing(lay, building):
    """SJ-4: its points, power, count and kind are gone."""
    t = lay(expansion="on", Anne={"city": ["statue", "sugar_mill"], "covered": [building]},
            Bernie={"city": ["guild_hall"]}, **OVER)
    assert t.score("Anne") == {"buildings": 4}


def test_a_tie_goes_to_hand_cards_and_goods(lay):
    """Fin de la partie: cards in hand and on production buildings. SJ-14: the customs good and tucked cards do not
    count."""
    t = lay(expansion="on", Anne={"city": ["indigo_plant", "customs_office"], "goods": {"customs": 1}, "hand": 1},
            Bernie={"city": ["indigo_plant", "hut"], "goods": {"indigo": 1}, "hand": 1}, **OVER)
    assert (t.record.state.scores(), t.winners) == ([(2, 1), (2, 2)], ["Bernie"])


def test_a_perfect_tie_is_shared(lay):
    """SJ-14."""
    t = lay(Anne={"city": ["indigo_plant"], "hand": 1}, Bernie={"city": ["indigo_plant"], "hand": 1}, **OVER)
    assert t.winners == ["Anne", "Bernie"]
