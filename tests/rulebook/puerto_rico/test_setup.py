"""Mise en place: what lies on the table before the first choice, in the numbers of the rulebook."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.games.puerto_rico import data

BOX = Path(__file__).with_name("box.json")

# seats: doubloons, points, supply, ship, roles, row, ships, first plantations
SETUP = {
    3: (2, 75, 55, 3, 6, 4, ["4", "5", "6"], ["indigo", "indigo", "corn"]),
    4: (3, 100, 75, 4, 7, 5, ["5", "6", "7"], ["indigo", "indigo", "corn", "corn"]),
    5: (4, 122, 95, 5, 8, 6, ["6", "7", "8"], ["indigo", "indigo", "indigo", "corn", "corn"]),
}


@pytest.mark.parametrize("seats", SETUP)
def test_the_table_is_laid_for_three_four_and_five(game, seats):
    """Mise en place."""
    doubloons, points, supply, ship, roles, row, ships, first = SETUP[seats]
    state = game.new(seats=seats, seed=1)
    laid = state.to_json()
    assert [p["doubloons"] for p in laid["players"]] == [doubloons] * seats
    assert [p["island"] for p in laid["players"]] == [{kind: 1} for kind in first]
    assert (laid["chips"], laid["colonists"]) == (points, {"supply": supply, "ship": ship})
    assert len(state.legal()) == roles
    assert sum(laid["plantations"]["row"].values()) == row
    assert laid["ships"] == {ship: {} for ship in ships}
    assert laid["quarries"] == 8
    assert laid["supply"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert laid["house"] == laid["doubloons"] == laid["plantations"]["discard"] == {}


@pytest.mark.parametrize("page", ["puerto-rico.md", "puerto-rico.fr.md"])
def test_the_table_of_the_docs_has_these_numbers(page):
    """docs/rules: the set-up by number of players."""
    text = (Path(__file__).parents[3] / "docs" / "rules" / page).read_text(encoding="utf-8").replace("maïs", "corn")
    for seats, (doubloons, points, supply, ship, roles, row, ships, first) in SETUP.items():
        assert (f"| {seats} | {doubloons} | {', '.join(first)} | {points} | {supply}, {ship} | {', '.join(ships)} | "
                f"{roles - 6} | {row} |") in text


@pytest.mark.parametrize("seats", SETUP)
def test_fifty_plantations_lie_in_the_pile_in_the_row_and_on_the_islands(game, seats):
    """Matériel: 8 coffee, 9 tobacco, 10 corn, 11 sugar, 12 indigo."""
    laid = game.new(seats=seats, seed=1).to_json()
    heaps = [laid["plantations"]["pile"], laid["plantations"]["row"], *[p["island"] for p in laid["players"]]]
    whole = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
    assert {kind: sum(heap.get(kind, 0) for heap in heaps) for kind in whole} == whole


def test_nobody_has_a_colonist_a_barrel_a_building_or_a_point_yet(game):
    """Mise en place: the first colonists are still aboard."""
    for board in game.new(seats=4, seed=1).to_json()["players"]:
        assert (board["colonists"], board["goods"], board["city"], board["points"]) == ({}, {}, [], 0)


def test_forty_nine_buildings_are_for_sale(game):
    """Matériel, Les bâtiments mauves: two of each small violet one, one of each large one, twenty plants."""
    offer = game.new(seats=4, seed=1).to_json()["offer"]
    assert sum(offer.values()) == 49
    assert [offer[plant] for plant in data.BUILDING_NAMES[:6]] == [4, 4, 3, 3, 3, 3]
    assert [offer[violet] for violet in data.BUILDING_NAMES[6:18]] == [2] * 12
    assert [offer[large] for large in data.BUILDING_NAMES[18:]] == [1] * 5


def test_the_first_governor_is_the_first_seat_and_begins(game):
    """Mise en place: who begins is agreed before seating."""
    state = game.new(seats=3, seed=1)
    assert (state.to_json()["governor"], state.actor(), game.decision(state)) == (0, 0, "choose_role")


def test_the_box_has_eighty_six_doubloons_and_the_bank_what_the_players_have_not(game):
    """Matériel: 46 of one and 8 of five. PR-19."""
    assert [game.new(seats=n, seed=1).to_json()["bank"] for n in (3, 4, 5)] == [86 - 6, 86 - 12, 86 - 20]


def test_with_swap_the_factory_costs_eight_and_the_university_seven(lay):
    """Option balance, beyond the rulebook: only these two prices change places."""
    rich = {"doubloons": 20}
    t = lay(options={"balance": "swap"}, Bernie=rich, Christine=rich, David=rich)
    t.play("Anne role:builder", "Anne pass", "Bernie build:factory", "Christine build:university", "David build:harbor")
    assert [t[name]["doubloons"] for name in ("Bernie", "Christine", "David")] == [12, 13, 12]


def test_in_2002_the_factory_costs_seven_and_the_university_eight(lay):
    """Les bâtiments: what is printed."""
    t = lay(Bernie={"doubloons": 20}, Christine={"doubloons": 20})
    t.play("Anne role:builder", "Anne pass", "Bernie build:factory", "Christine build:university")
    assert [t[name]["doubloons"] for name in ("Bernie", "Christine")] == [13, 12]


def test_the_tables_of_the_code_are_those_of_the_box():
    """Every number of data.py against the tables of the box, which were collected apart from it."""
    box = json.loads(BOX.read_text(encoding="utf-8"))
    names = data.BUILDING_NAMES
    assert [building["id"] for building in box["buildings"]] == names
    for key, column in (("cost", data.COST), ("vp", data.POINTS), ("quarry_column_limit", data.COLUMN),
                        ("circles", data.CIRCLES), ("count", data.COPIES), ("city_spaces", data.SPACES)):
        assert [building[key] for building in box["buildings"]] == list(column)[6:], key
    goods = data.GOOD_NAMES
    assert [box["trade_prices"][good] for good in goods] == list(data.PRICE)
    assert [box["goods"][good] for good in goods] == list(data.BARRELS)
    assert [box["plantation_tiles"][good] for good in goods] == list(data.PLANTATIONS)
    assert (box["plantation_tiles"]["quarry"], box["trading_house_slots"]) == (data.QUARRIES, data.HOUSE)
    assert sum(int(coin) * n for coin, n in box["coins"].items()) == data.BANK
    assert (box["island_spaces"], box["city_spaces"]) == (data.ISLAND, data.CITY)
    assert list(box["factory_bonus_by_kinds"].values()) == list(data.FACTORY_PAYS)
    assert box["residence_bonus_by_filled_island"] == {
        "<=9": data.RESIDENCE_POINTS[9], "10": data.RESIDENCE_POINTS[10], "11": data.RESIDENCE_POINTS[11],
        "12": data.RESIDENCE_POINTS[12]}
    assert box["balance_variant"]["factory"] == data.SWAP_FACTORY_COST
    assert box["balance_variant"]["university"] == data.SWAP_UNIVERSITY_COST


def test_the_set_ups_of_the_code_are_those_of_the_box(game):
    """The tables by number of seats, the variant for two among them."""
    box = json.loads(BOX.read_text(encoding="utf-8"))
    for seats, table in {**box["setup"], "2": box["setup_2p_official_variant"]}.items():
        laid = game.new(seats=int(seats), seed=1).to_json()
        assert {p["doubloons"] for p in laid["players"]} == {table["doubloons"]}
        assert laid["chips"] == table["vp"]
        assert laid["colonists"] == {"supply": table["colonist_supply"], "ship": table["colonist_ship"]}
        assert list(laid["ships"]) == [str(hold) for hold in table["cargo_ships"]]
        assert data.ROLES[int(seats)] == 6 + table["prospectors"]
        assert sum(laid["plantations"]["row"].values()) == table["face_up_plantations"]
        assert [list(p["island"]) for p in laid["players"]] == [[kind] for kind in table["start_plantations"]]
