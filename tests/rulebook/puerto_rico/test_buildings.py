"""Les bâtiments: the table of all 23, and what holds for every one of them. What each does is tested with its role:
hacienda, construction hut, hospice in test_settler; university in test_builder; plants and factory in
test_craftsman; markets and office in test_trader; harbor and wharf in test_captain; warehouses in test_storage;
the large ones in test_scoring."""

from __future__ import annotations

from pathlib import Path

import pytest

from comptoir.games.puerto_rico import data

DOCS = Path(__file__).parents[3] / "docs" / "rules"

# cost, points, quarries that count at most, circles, copies, city spaces
BUILDINGS = {
    "small_indigo_plant": (1, 1, 1, 1, 4, 1), "small_sugar_mill": (2, 1, 1, 1, 4, 1),
    "indigo_plant": (3, 2, 2, 3, 3, 1), "sugar_mill": (4, 2, 2, 3, 3, 1),
    "tobacco_storage": (5, 3, 3, 3, 3, 1), "coffee_roaster": (6, 3, 3, 2, 3, 1),
    "small_market": (1, 1, 1, 1, 2, 1), "hacienda": (2, 1, 1, 1, 2, 1), "construction_hut": (2, 1, 1, 1, 2, 1),
    "small_warehouse": (3, 1, 1, 1, 2, 1), "hospice": (4, 2, 2, 1, 2, 1), "office": (5, 2, 2, 1, 2, 1),
    "large_market": (5, 2, 2, 1, 2, 1), "large_warehouse": (6, 2, 2, 1, 2, 1), "factory": (7, 3, 3, 1, 2, 1),
    "university": (8, 3, 3, 1, 2, 1), "harbor": (8, 3, 3, 1, 2, 1), "wharf": (9, 3, 3, 1, 2, 1),
    "guild_hall": (10, 4, 4, 1, 1, 2), "residence": (10, 4, 4, 1, 1, 2), "fortress": (10, 4, 4, 1, 1, 2),
    "customs_house": (10, 4, 4, 1, 1, 2), "city_hall": (10, 4, 4, 1, 1, 2)}


def test_there_are_twenty_three_buildings():
    """Les bâtiments."""
    assert list(BUILDINGS) == data.BUILDING_NAMES


@pytest.mark.parametrize("building", BUILDINGS)
def test_what_a_building_costs(lay, building):
    """Les bâtiments: the printed cost, and not a doubloon less. PR-6."""
    cost = BUILDINGS[building][0]
    t = lay(Bernie={"doubloons": cost}, Christine={"doubloons": cost - 1})
    t.play("Anne role:builder", "Anne pass", f"Bernie build:{building}")
    assert (t["Bernie"]["city"], t["Bernie"]["doubloons"]) == ([building], 0)
    assert f"build:{building}" not in t.choices


@pytest.mark.parametrize("building", BUILDINGS)
def test_how_many_quarries_count(lay, building):
    """Le maçon, Carrières: eight are occupied, the column is the limit. PR-6."""
    cost, _, limit, *_ = BUILDINGS[building]
    t = lay(Bernie={"doubloons": 10, "island": {"quarry": 8}, "colonists": {"quarry": 8}})
    t.play("Anne role:builder", "Anne pass", f"Bernie build:{building}")
    assert t["Bernie"]["doubloons"] == 10 - max(0, cost - limit)


@pytest.mark.parametrize("building", BUILDINGS)
def test_what_a_building_is_worth(lay, building):
    """Fin du jeu: its points, although nobody works there."""
    t = lay(agenda=[], end="city", Anne={"city": [building]})
    assert t.score("Anne") == {"buildings": BUILDINGS[building][1]}


@pytest.mark.parametrize("building", BUILDINGS)
def test_how_many_circles_a_building_has(lay, building):
    """L'intendant: nine colonists come, the circles are filled, the others wait."""
    circles = BUILDINGS[building][3]
    t = lay(Anne={"city": [building], "colonists": {"san_juan": 9}})
    t.play("Anne role:mayor", "Anne pass")
    assert t["Anne"]["colonists"] == {building: circles, "san_juan": 9 - circles}


@pytest.mark.parametrize("building", BUILDINGS)
def test_how_many_copies_there_are(game, building):
    """Matériel, Les bâtiments mauves."""
    assert game.new(seats=5, seed=1).to_json()["offer"][building] == BUILDINGS[building][4]


@pytest.mark.parametrize("building", BUILDINGS)
def test_how_many_city_spaces_a_building_takes(lay, building):
    """Les grands bâtiments: two spaces, the others one. Eleven are filled, or ten."""
    spaces = BUILDINGS[building][5]
    small = [name for name in BUILDINGS if BUILDINGS[name][5] == 1 and name != building]
    t = lay(Anne={"doubloons": 20, "city": small[:11]}, Bernie={"doubloons": 20, "city": small[:12 - spaces]})
    t.play("Anne role:builder")
    assert (f"build:{building}" in t.choices) is (spaces == 1)
    t.play("Anne pass", f"Bernie build:{building}")
    assert t["end"] == "city"


@pytest.mark.parametrize("page", ["puerto-rico.md", "puerto-rico.fr.md"])
def test_the_table_of_the_docs_has_these_numbers(page):
    """docs/rules: cost, points, quarries, circles and copies of each building."""
    rows = [line.split(" | ") for line in (DOCS / page).read_text(encoding="utf-8").splitlines() if "| `" in line]
    shown = {row[1].strip("`"): tuple(int(cell) for cell in row[2:7]) for row in rows if len(row) == 8}
    assert shown == {name: numbers[:5] for name, numbers in BUILDINGS.items()}
