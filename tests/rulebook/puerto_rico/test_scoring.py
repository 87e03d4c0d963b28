"""Fin du jeu, Les grands bâtiments: the final count. Every position here is a finished game."""

from __future__ import annotations

import pytest

OVER = {"agenda": [], "end": "city"}


def test_chips_and_buildings_are_added(lay):
    """Fin du jeu."""
    t = lay(**OVER, Anne={"points": 12, "city": ["office", "small_market", "wharf", "sugar_mill"]})
    assert t.score("Anne") == {"chips": 12, "buildings": 2 + 1 + 3 + 2}


@pytest.mark.parametrize("large", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_an_unoccupied_large_building_is_worth_its_four_points_and_no_more(lay, large):
    """Fin du jeu, Note. PR-14."""
    t = lay(**OVER, Anne={"city": [large, "small_indigo_plant"], "points": 20, "island": {"corn": 9},
                          "colonists": {"corn": 9}})
    assert t.score("Anne") == {"chips": 20, "buildings": 5}


def test_the_guild_hall_counts_small_and_large_plants(lay, staffed):
    """Guilde, Exemple: small sugar mill, sugar mill, small indigo plant and coffee roaster make 6. PR-14:
    occupied or not."""
    t = lay(**OVER, Anne=staffed("guild_hall", city=["small_sugar_mill", "sugar_mill", "small_indigo_plant",
                                                     "coffee_roaster"]))
    assert t.score("Anne")["guild_hall"] == 6


def test_the_guild_hall_counts_tobacco_storage_and_indigo_plant_double(lay, staffed):
    """Guilde. PR-14: and no violet building."""
    t = lay(**OVER, Anne=staffed("guild_hall", city=["tobacco_storage", "indigo_plant", "office", "wharf"]))
    assert t.score("Anne")["guild_hall"] == 4


def test_the_residence_counts_the_filled_island_spaces(lay, staffed):
    """Résidence, Exemple: 10 of 12 spaces make 5. PR-14: occupied or not, quarries too."""
    t = lay(**OVER, Anne=staffed("residence", island={"corn": 7, "quarry": 3}))
    assert t.score("Anne")["residence"] == 5


@pytest.mark.parametrize(("spaces", "points"), [(0, 4), (1, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_the_residence_step_by_step(lay, staffed, spaces, points):
    """Résidence. PR-14."""
    t = lay(**OVER, Anne=staffed("residence", island={"indigo": spaces}))
    assert t.score("Anne")["residence"] == points


def test_the_fortress_counts_colonists(lay, staffed):
    """Forteresse, Exemple: 20 colonists make 6."""
    t = lay(**OVER, Anne=staffed("fortress", "indigo_plant", "sugar_mill", "office", island={"indigo": 12},
                                 colonists={"indigo": 12}))
    assert t.score("Anne")["fortress"] == 6


def test_the_fortress_counts_colonists_in_san_juan_too(lay, staffed):
    """Forteresse: all on the board. PR-14: the 21st waits in San Juan."""
    t = lay(**OVER, Anne=staffed("fortress", "indigo_plant", "sugar_mill", "office", island={"indigo": 12},
                                 colonists={"indigo": 12, "san_juan": 1}))
    assert t.score("Anne")["fortress"] == 7


def test_the_customs_house_counts_chips(lay, staffed):
    """Douane, Exemple: 23 points in chips make 5. PR-14: points of buildings do not count."""
    t = lay(**OVER, Anne=staffed("customs_house", points=23, city=["wharf", "harbor", "university"]))
    assert t.score("Anne") == {"chips": 23, "buildings": 13, "customs_house": 5}


def test_the_city_hall_counts_violet_buildings(lay, staffed):
    """Hôtel de ville, Exemple: with itself 7. PR-14: occupied or not."""
    t = lay(**OVER, Anne=staffed("city_hall", city=["hacienda", "harbor", "office", "construction_hut",
                                                    "large_warehouse", "residence"]))
    assert t.score("Anne") == {"buildings": 4 + 1 + 3 + 2 + 1 + 2 + 4, "city_hall": 7}


def test_the_city_hall_counts_no_plant(lay, staffed):
    """Hôtel de ville. PR-14: itself only."""
    t = lay(**OVER, Anne=staffed("city_hall", city=["sugar_mill", "coffee_roaster"]))
    assert t.score("Anne")["city_hall"] == 1


def test_the_most_points_win(lay):
    """Fin du jeu."""
    t = lay(**OVER, Anne={"points": 12}, Bernie={"points": 10, "city": ["wharf"]}, Christine={"doubloons": 30})
    assert (t.winners, t.outcome.scores[1].points) == (["Bernie"], 13)


def test_a_tie_goes_to_doubloons_and_barrels_together(lay):
    """Fin du jeu. PR-16: a doubloon and a barrel count alike."""
    t = lay(**OVER, Anne={"points": 12, "doubloons": 3}, Bernie={"points": 12, "doubloons": 1, "goods": {"corn": 3}},
            Christine={"points": 11, "doubloons": 50})
    assert t.winners == ["Bernie"]
    assert [score.rank() for score in t.outcome.scores] == [(12, 3), (12, 4), (11, 50), (0, 0)]


def test_a_tie_even_there_is_shared(lay):
    """Fin du jeu. PR-16."""
    t = lay(**OVER, Anne={"points": 12, "doubloons": 3}, David={"points": 12, "goods": {"corn": 3}})
    assert t.winners == ["Anne", "David"]
