"""Mise en place, Matériel de jeu, Variante de départ; the options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.games.san_juan import data
from comptoir.kernel.errors import BadOption, NotationError
from comptoir.kernel.record import Record

BOX_2018, BOX_2004, EXPANSION = 112, 110, 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_an_indigo_plant_and_four_cards(game, seats):
    """Mise en place."""
    table = game.new(seats, 5).to_json()
    assert [p["city"] for p in table["players"]] == [{"indigo_plant": 1}] * seats
    assert [sum(p["hand"].values()) for p in table["players"]] == [4] * seats
    assert sum(table["deck"].values()) == BOX_2018 - 5 * seats
    assert (table["governor"], table["discard"], table["tiles"]) == (0, {}, ["?"] * 5)


@pytest.mark.parametrize(("options", "cards"), [
    ({}, BOX_2018), ({"edition": "2004"}, BOX_2004), ({"expansion": "on"}, BOX_2018 + EXPANSION),
    ({"edition": "2004", "expansion": "on"}, BOX_2004 + EXPANSION)])
def test_the_box_is_whole(game, options, cards):
    """Matériel de jeu: 44 production and 68 beige cards; 29 and the cathedral with the expansion."""
    box = game.box(4, options)
    assert sum(box) == cards
    assert sum(box[:5]) == (42 if options.get("edition") == "2004" else 44)


def test_the_cathedral_lies_beside_the_roles(game):
    """Extension, Mise en place: it is not shuffled in."""
    assert game.new(4, 1, {"expansion": "on"}).to_json()["cathedral"] is True
    assert game.new(4, 1).to_json()["cathedral"] is False


def test_in_the_starting_variant_each_keeps_four_of_five_to_eight(game):
    """Variante de départ: 5, 6, 7, 8 cards by seat; the others are discarded."""
    record = Record(game, seats=4, seed=3, options={"start": "choose"})
    hands = [sum(p["hand"].values()) for p in record.state.to_json()["players"]]
    assert hands == [5, 6, 7, 8]
    while game.decision(record.state) == "discard_cards":
        record.play(game.actions.text(record.state.legal()[0]))
    table = record.state.to_json()
    assert [sum(p["hand"].values()) for p in table["players"]] == [4, 4, 4, 4]
    assert sum(table["discard"].values()) == 1 + 2 + 3 + 4
    assert table["agenda"][0] == "choose_role 0"


@pytest.mark.parametrize(("options", "said"), [
    ({"edition": "2014"}, "option edition cannot be '2014'; it can be: 2018, 2004"),
    ({"expansion": "maybe"}, "option expansion cannot be 'maybe'; it can be: off, on"),
    ({"customs_cost": 3}, "customs_cost 3 means nothing without the expansion; add expansion=on"),
    ({"colour": "red"}, "san-juan has no option 'colour'; options are: expansion, start, edition, customs_cost")])
def test_bad_options_are_refused_in_one_line(game, options, said):
    """SJ-18: the price of the customs office is no choice without the expansion."""
    with pytest.raises(BadOption) as refused:
        game.new(4, 1, options)
    assert str(refused.value) == said


def test_five_seats_are_refused(game):
    with pytest.raises(BadOption, match=r"^san-juan is not played by 5; it can be: 2, 3, 4$"):
        game.new(5, 1)


def test_bad_texts_are_refused_and_change_nothing(lay):
    t = lay()
    before = t.record.state.key()
    with pytest.raises(NotationError, match="no action is called 'role:captain'; with role there are: role:builder"):
        t.record.play("role:captain")
    t.refuses("Anne build:smithy")
    assert t.record.state.key() == before


def test_the_numbers_are_those_of_the_collected_tables():
    """Les bâtiments: cost, points and copies, against tables that were collected apart from data.py."""
    given = json.loads(Path(__file__).with_name("box.json").read_text("utf-8"))
    cards = given["base_cards"] + given["expansion_cards"]
    assert len(cards) == len(data.BUILDING_NAMES)
    for n, card in enumerate(cards):
        assert (data.COST[n], data.POINTS[n]) == (card["cost"], card["vp"]), card["id"]
        if "count" in card:
            assert data.COPIES_MORE[n] == card["count"]
        else:
            assert (data.COPIES[n], data.COPIES_2004[n]) == (card["count_2018"], card["count_2004"])
    assert [row[:5] for row in data.PRICES] == given["trading_house_tiles"]["rows"]
