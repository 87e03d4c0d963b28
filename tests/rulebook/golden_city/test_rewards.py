"""Récompenses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.games.golden_city import chart, data

FILE = Path(chart.__file__).parent / "boards" / "reconstructed.json"
BOARD = json.loads(FILE.read_text(encoding="utf-8"))
PLACES = {place["id"]: place for place in BOARD["places"]}
# A chain of own posts to every site and zone of the island.
NEAR = {name: [a if b == name else b for a, b in BOARD["roads"] if name in (a, b)] for name in data.PLACE_NAMES}


def chain(place, taken=()):
    """The shortest row of posts that ends beside a place, without the ports and sites that are taken; nothing for a
    port."""
    if place.startswith("port_"):
        return []
    ways = [[place]]
    for way in ways:
        for step in NEAR[way[-1]]:
            if step in way or step in taken or "inner" in step:
                continue
            if step.startswith("port_"):
                return [*way[1:], step]
            ways.append([*way, step])
    raise AssertionError(place)


def price(place):
    land = "port" if place.startswith("port_") else PLACES[place].get("landscape") or place.split("_")[0]
    return {land: 1 if land == "port" else 2}


def lay_for(lay, place, seat="Anne", luck=None, **rest):
    """A seat that is to build, and has all it takes for this place."""
    have = {"posts": chain(place), "hand": price(place), "keys": 1 if place.endswith("_inner") else 0}
    return lay(**{seat: {**have, **rest.pop("more", {})}}, turn=0, luck=luck, **rest)


def reward(place):
    return PLACES[place].get("reward")


def gained(t, place):
    """What has changed for Anne by building there."""
    before = {"coins": t["Anne"]["coins"], "keys": t["Anne"]["keys"]}
    t.play(f"Anne build:{place}")
    anne = t["Anne"]
    return {"coins": anne["coins"] - before["coins"], "keys": anne["keys"] - before["keys"],
            "cards": sum(anne["hand"].values()), "letters": anne["letters"],
            "asked": t.asked if t.asked.startswith("Anne take") else ""}


GIVES = {"coin1": {"coins": 1}, "coin2": {"coins": 2}, "landscape": {"cards": 1}, "key": {"keys": 1},
         "bonus": {"asked": "Anne take_bonus"}, "goods": {"asked": "Anne take_goods"}}
NONE = {"coins": 0, "keys": 0, "cards": 0, "letters": 0, "asked": ""}
OPEN = {"goods": {"open": {"pottery_wine": 1, "pottery_cloth": 1, "wine_spice": 1}}}


@pytest.mark.parametrize("place", [name for name in data.PLACE_NAMES if reward(name)])
def test_every_port_and_site_gives_what_it_shows(lay, place):
    """Récompenses. GC-6; for ports GC-15."""
    assert gained(lay_for(lay, place, **OPEN), place) == {**NONE, **GIVES[reward(place)]}


@pytest.mark.parametrize("zone", data.ZONE_NAMES)
def test_every_zone_pays_the_first_and_the_second(lay, zone):
    """Récompenses: outer zones 5 and 3, inner ones 10 with a card, then 6; nothing for the third. GC-7."""
    inner = zone.endswith("_inner")
    first = {"letters": 10, "cards": 1, "keys": -1} if inner else {"letters": 5}
    if PLACES[zone].get("coin"):
        first["coins"] = 1
    assert gained(lay_for(lay, zone), zone) == {**NONE, **first}
    second = {"letters": 6 if inner else 3, "keys": -1 if inner else 0}
    for others, gain in ((["Bernie"], second), (["Bernie", "Christine"], {**second, "letters": 0})):
        people, taken = {}, list(chain(zone))
        for name in others:
            way = chain(zone, [place for place in taken if place not in data.ZONE_NAMES])
            people[name] = {"posts": [*way, zone]}
            taken += way
        assert gained(lay_for(lay, zone, **people), zone) == {**NONE, **gain}


def test_four_outer_zones_and_no_others_add_a_coin(lay):
    """Récompenses. GC-7: they are fixed, one in each quarter on this map."""
    coins = [place["id"] for place in BOARD["places"] if place.get("coin")]
    assert sorted(name.split("_")[0] for name in coins) == ["desert", "forest", "meadow", "mountain"]


# Coins


def test_two_coins_due_and_one_left_is_one(lay):
    """Récompenses. GC-6."""
    t = lay_for(lay, "site_11", Bernie={"coins": 34})
    t.play("Anne build:site_11")
    assert (t["Anne"]["coins"], t["reserve"]) == (1, 0)


def test_no_coin_is_left(lay):
    """Récompenses. GC-6: an empty stock gives nothing."""
    t = lay_for(lay, "port_1", Bernie={"coins": 35})
    t.play("Anne build:port_1")
    assert t["Anne"]["coins"] == 0


# Landscape cards


def test_a_landscape_card_is_drawn_and_nobody_else_sees_it(lay):
    """Récompenses. GC-6, GC-14."""
    t = lay_for(lay, "port_3", luck=["draw_0:desert"], more={"hand": {"port": 2}})
    t.play("Anne build:port_3")
    assert t["Anne"]["hand"] == {"port": 1, "desert": 1}
    assert t.record.state.view(1).to_json()["players"][0]["unknown"] == 2


def test_the_discards_are_shuffled_when_a_card_is_needed_and_the_deck_is_empty(lay):
    """Révélation des cartes paysage. GC-6: the card just paid is among them."""
    hands = {"Bernie": {"hand": {"forest": 10, "meadow": 10}}, "Christine": {"hand": {"mountain": 10, "desert": 10}}}
    t = lay_for(lay, "port_3", luck=["draw_0:port"], more={"hand": {"port": 2}}, **hands, discards={"port": 8})
    t.play("Anne build:port_3")
    assert (t["Anne"]["hand"], t["deck"], t["discards"]) == ({"port": 2}, {"port": 8}, {})


def test_also_in_the_middle_of_a_reveal(lay):
    """Révélation des cartes paysage. GC-6: one card is left, seven come from the discards."""
    discards = {"port": 8, "forest": 10, "meadow": 10, "mountain": 10, "desert": 10}
    t = lay(Anne={"hand": {"port": 1}}, turn=0, stop=False, discards=discards,
            luck=["score:score_2", "port", *["forest"] * 7])
    t.play("Anne pass")
    assert t["auction"]["groups"] == [{"cards": {"port": 1, "forest": 1}}, *[{"cards": {"forest": 2}}] * 3]
    assert (t["discards"], sum(t["deck"].values())) == ({}, 41)


def test_no_card_anywhere_gives_none(lay):
    """Récompenses. GC-6: all are in hands; only what was just paid can come."""
    hands = {"Bernie": {"hand": {"forest": 10, "meadow": 10}}, "Christine": {"hand": {"mountain": 10, "desert": 9}},
             "David": {"hand": {"port": 9}}}
    t = lay(Anne={"posts": ["port_5"], "hand": {"desert": 1, "port": 1}}, agenda=["draw_card 0", "score 0",
                                                                                   "end_round 1"], **hands)
    assert sum(t["Anne"]["hand"].values()) == 2


# Keys


def test_the_six_keys_are_all_there_are(lay):
    """Récompenses. GC-6."""
    t = lay_for(lay, "site_12", Bernie={"keys": 6})
    t.play("Anne build:site_12")
    assert t["Anne"]["keys"] == 0


# Bonus cards


@pytest.mark.parametrize("bonus", data.BONUS_NAMES)
def test_every_bonus_card_can_be_kept(lay, bonus):
    """Récompenses: look at all, keep one secretly. GC-6, GC-14."""
    t = lay_for(lay, "site_1")
    t.play("Anne build:site_1")
    assert t.choices == [f"bonus:{name}" for name in data.BONUS_NAMES]
    t.play(f"Anne bonus:{bonus}")
    assert t["bonus"]["taken"] == [{"seat": 0, "card": bonus}]
    assert bonus not in t["bonus"]["left"]
    assert t.record.state.view(1).to_json()["bonus"]["taken"] == [{"seat": 0, "card": None, "saw": None}]


def test_the_last_bonus_card_is_taken_unasked_and_then_there_is_none(lay):
    """Récompenses. GC-6."""
    taken = [{"seat": 1, "card": name} for name in data.BONUS_NAMES[:7]]
    t = lay_for(lay, "site_1", bonus={"taken": taken})
    t.play("Anne build:site_1")
    assert t["bonus"]["taken"][-1] == {"seat": 0, "card": "desert"}
    t = lay_for(lay, "site_1", bonus={"taken": [*taken, {"seat": 1, "card": "desert"}]})
    t.play("Anne build:site_1")
    assert len(t["bonus"]["taken"]) == 8


def test_looking_at_the_bonus_cards_cannot_be_undone_freely(lay):
    """Récompenses. GC-6: what was seen was seen."""
    t = lay_for(lay, "site_1")
    t.play("Anne build:site_1")
    assert not t.record.free_undo(0)


# Goods cards


@pytest.mark.parametrize("pair", data.PAIR_NAMES)
def test_every_goods_card_can_be_taken_and_is_replaced(lay, pair):
    """Récompenses: one of three open cards. GC-6."""
    others = [name for name in data.PAIR_NAMES if name != pair]
    t = lay_for(lay, "site_2", luck=[f"goods:{others[2]}"], more={"posts": chain("site_2")},
                goods={"open": {pair: 1, others[0]: 1, others[1]: 1}})
    t.play("Anne build:site_2")
    assert sorted(t.choices) == sorted([f"goods:{name}" for name in (pair, *others[:2])] + ["goods:pile"])
    t.play(f"Anne goods:{pair}")
    assert t["Anne"]["goods"] == {pair: 1}
    assert t["goods"]["open"] == {others[0]: 1, others[1]: 1, others[2]: 1}


def test_or_the_top_of_the_pile(lay):
    """Récompenses. GC-6: the row stays as it is."""
    t = lay_for(lay, "site_2", luck=["goods:cloth_spice"], **OPEN, more={"hand": {"mountain": 2, "port": 1}})
    t.play("Anne build:site_2", "Anne goods:pile")
    assert (t["Anne"]["goods"], t["goods"]["open"]) == ({"cloth_spice": 1}, OPEN["goods"]["open"])


def test_an_empty_pile_gives_no_card_and_fills_no_gap(lay):
    """Récompenses. GC-6: while it lasts."""
    held = {"Bernie": {"goods": {"pottery_wine": 1, "pottery_spice": 1, "wine_cloth": 1, "cloth_spice": 1}},
            "Christine": {"goods": {"cloth_spice": 1}}}
    t = lay_for(lay, "site_2", **held, **OPEN)
    t.play("Anne build:site_2")
    assert t.choices == ["goods:pottery_wine", "goods:pottery_cloth", "goods:wine_spice"]
    t.play("Anne goods:wine_spice")
    assert t["goods"]["open"] == {"pottery_wine": 1, "pottery_cloth": 1}


def test_no_goods_card_at_all(lay):
    """Récompenses. GC-6."""
    held = {"Bernie": {"goods": {"pottery_wine": 2, "pottery_spice": 1, "wine_cloth": 1}},
            "Christine": {"goods": {"cloth_spice": 2, "pottery_cloth": 1, "wine_spice": 1}}}
    t = lay_for(lay, "site_2", **held)
    t.play("Anne build:site_2")
    assert t["Anne"]["goods"] == {}


@pytest.mark.parametrize("returned", ["pottery_wine", "cloth_spice"])
def test_a_fifth_goods_card_sends_one_of_the_five_back_to_the_box(lay, returned):
    """Récompenses, Important. GC-6: the new one too."""
    four = {"pottery_wine": 2, "pottery_spice": 1, "wine_cloth": 1}
    t = lay_for(lay, "site_2", more={"goods": four}, goods={"open": {"cloth_spice": 2, "wine_spice": 1}})
    t.play("Anne build:site_2", "Anne goods:cloth_spice")
    assert t.asked == "Anne return_goods"
    t.play(f"Anne return:{returned}")
    assert (t["goods"]["box"], sum(t["Anne"]["goods"].values())) == ({returned: 1}, 4)


# Ports


def test_ports_give_nothing_by_the_option(lay):
    """Récompenses name sites and zones. GC-15: that ports pay goes beyond the text."""
    t = lay_for(lay, "port_4", options={"port_rewards": "off"})
    t.play("Anne build:port_4")
    assert t["Anne"]["coins"] == 0


def test_letters_never_run_out(lay):
    """Récompenses. GC-6: letters are unlimited; the box has 300."""
    t = lay_for(lay, "mountain_a", more={"letters": 400})
    t.play("Anne build:mountain_a")
    assert t["Anne"]["letters"] == 405
