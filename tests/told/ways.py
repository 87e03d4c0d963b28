"""Ways a title is played in which everything is said: seats and options, and positions for what is seldom heard, some
with moves that are made first."""

from __future__ import annotations

from typing import Any

from .moves import Ways

# Puerto Rico

TRADES = {  # much of what is seldom built: wharf, university, hospice, warehouses; a full city beside it
    "seats": 3, "agenda": ["round 0"], "players": [
        {"doubloons": 9, "island": {"corn": 2, "indigo": 1, "sugar": 1, "quarry": 1},
         "city": ["small_indigo_plant", "small_sugar_mill", "wharf", "university", "hospice", "small_warehouse",
                  "large_warehouse", "hacienda"],
         "colonists": {"corn": 2, "indigo": 1, "small_indigo_plant": 1, "wharf": 1, "university": 1, "hospice": 1,
                       "small_warehouse": 1, "large_warehouse": 1, "hacienda": 1},
         "goods": {"corn": 3, "indigo": 2, "sugar": 2, "tobacco": 1}},
        {"doubloons": 9, "island": {"corn": 2, "coffee": 1, "tobacco": 2},
         "city": ["coffee_roaster", "tobacco_storage", "wharf", "small_warehouse", "factory", "harbor", "office",
                  "small_market", "large_market", "construction_hut", "customs_house"],
         "colonists": {"corn": 2, "coffee": 1, "tobacco": 1, "coffee_roaster": 1, "wharf": 1, "small_warehouse": 1,
                       "office": 1}, "goods": {"corn": 3, "coffee": 2, "tobacco": 2}},
        {"doubloons": 9, "island": {"corn": 1, "indigo": 2}, "city": ["indigo_plant"],
         "colonists": {"corn": 1, "indigo": 2, "indigo_plant": 2}, "goods": {"corn": 1, "indigo": 4}}]}
FULL_SHIPS = {"4": {"corn": 4}, "5": {"indigo": 5}, "6": {"sugar": 6}}
STORING: dict[str, Any] = {  # nothing can be shipped but by a wharf, and there is more than the warehouses take
    "seats": 3, "agenda": ["captain 0", "end_phase 0", "end_round 0"], "role": "captain", "taken": {"captain": 0},
    "ships": FULL_SHIPS, "players": [
        {"city": ["large_warehouse"], "colonists": {"large_warehouse": 1},
         "goods": {"corn": 2, "sugar": 2, "tobacco": 2, "coffee": 2}},
        {"city": ["wharf", "small_warehouse"], "colonists": {"wharf": 1, "small_warehouse": 1},
         "goods": {"corn": 1, "indigo": 2, "tobacco": 2, "coffee": 2}},
        {"city": ["wharf"], "colonists": {"wharf": 1}, "goods": {"corn": 3, "indigo": 2, "sugar": 1}}]}
STORED = {**STORING, "agenda": ["fill_warehouse 0 1", "keep_barrel 0", "unload_ships 0", "end_phase 0", "end_round 0"],
          "players": [{**STORING["players"][0], "stored": ["sugar"]}, {}, {}]}
SHIPPING = {  # a wharf, and kinds enough to be asked again when it is used
    "seats": 3, "agenda": ["captain 0", "end_phase 0", "end_round 0"], "role": "captain", "taken": {"captain": 0},
    "players": [{"city": ["wharf"], "colonists": {"wharf": 1},
                 "goods": {"corn": 2, "indigo": 2, "sugar": 2, "tobacco": 2, "coffee": 2}}, {}, {}]}
FEW_HANDS = {  # more circles than colonists, and one of them stands in a building
    "seats": 3, "agenda": ["mayor 0", "end_phase 0", "end_round 0"], "role": "mayor", "taken": {"mayor": 0},
    "colonists": {"ship": 3}, "players": [
        {"island": {"indigo": 2}, "city": ["indigo_plant", "factory", "hospice", "office"],
         "colonists": {"factory": 1}}, {}, {}]}
LAST_POINT = {  # the reserve of points runs out, and an island is full
    "seats": 3, "agenda": ["choose_role 0", "choose_role 1", "choose_role 2", "end_round 0"], "chips": 2, "players": [
        {"points": 33, "island": {"corn": 6, "indigo": 6}, "goods": {"corn": 4}}, {"points": 20}, {"points": 20}],
    "first": ["role:captain"]}
LAST_SPACE = {  # no large building fits any more
    "seats": 3, "agenda": ["builder 0", "end_phase 0", "end_round 0"], "role": "builder", "taken": {"builder": 0},
    "players": [{"doubloons": 12, "city": [
        "coffee_roaster", "tobacco_storage", "wharf", "small_warehouse", "factory", "harbor", "office", "small_market",
        "large_market", "construction_hut", "university"]}, {}, {}]}
PUERTO_RICO: Ways = [*[(seats, {}) for seats in (2, 3, 4, 5)], (0, TRADES), (0, STORING), (0, STORED),
                     (0, {**SHIPPING, "first": ["wharf:corn"]}), (0, FEW_HANDS), (0, LAST_SPACE),
                     (0, LAST_POINT)]


# San Juan

SAN_JUAN: Ways = [
    (4, {}), (3, {"expansion": "on"}), (2, {"expansion": "on", "edition": "2004", "start": "choose"}),
    (2, {"expansion": "on"})]
OLD_MINES = {  # of 2004: what a mine finds is chosen; two cards kept; goods that pay; a smithy of gold
    "seats": 3, "options": {"expansion": "on", "edition": "2004"}, "agenda": ["round 0"], "players": [
        {"hand": {"library": 1, "crane": 1, "palace": 1, "indigo_plant": 2, "smithy": 1}, "goods": {"indigo": 1,
         "sugar": 1}, "city": {"indigo_plant": 1, "sugar_mill": 1, "gold_mine": 1, "prefecture": 1, "black_market": 1}},
        {"hand": {"statue": 1, "hero": 1, "tower": 1}, "goods": {"indigo": 1},
         "city": {"indigo_plant": 1, "gold_mine": 1, "goldsmith": 1, "bank": 1, "crane": 1, "black_market": 1}},
        {"hand": {"carpenter": 1, "well": 1, "sugar_mill": 1}, "city": {"indigo_plant": 1, "goldsmith": 1}}]}
QUIET = {"seats": 2, "players": [{}, {}], "round": 60, "last_build": 10,
         "agenda": ["choose_role 0 second", "end_round 0"]}
BUILDS = {"seats": 2, "role": "builder", "taken": {"builder": 0}, "agenda": ["builder 0", "end_phase 0", "end_round 0"]}
SPENDING = {**BUILDS, "players": [  # three goods, of which a black market takes two
    {"hand": {"hero": 1, "carpenter": 1, "well": 1}, "goods": {"indigo": 1, "sugar": 1, "tobacco": 1},
     "city": {"indigo_plant": 1, "sugar_mill": 1, "tobacco_storage": 1, "black_market": 1}}, {}]}
LAST_BUILDING = {**BUILDS, "players": [
    {"hand": {"statue": 1, "well": 2, "smithy": 2}, "city": {"indigo_plant": 5, "sugar_mill": 6}}, {}]}
HARBOR = {"seats": 2, "role": "trader", "taken": {"trader": 0}, "agenda": ["trader 0", "end_phase 0", "end_round 0"],
          "players": [{"goods": {"indigo": 1, "sugar": 1}, "city": {"indigo_plant": 1, "sugar_mill": 1, "harbor": 1}},
                      {}], "options": {"expansion": "on"}}
SAN_JUAN += [(0, OLD_MINES), (0, QUIET), (0, {**SPENDING, "first": ["build:hero"]}), (0, LAST_BUILDING), (0, HARBOR)]


# The Castles of Burgundy

BURGUNDY: Ways = [
    (2, {}), (3, {"boards": "draw"}), (4, {"boards": "draw-secret", "spielbox": "off"}),
    (2, {"boards": "draw-spielbox", "spielbox": "on"}), (2, {"boards": "4,9"})]


def knowing(*numbers: int) -> dict[str, Any]:
    """A game for two whose first estate knows these tiles from the start."""
    spaces = ("13", "8", "4", "31", "35", "36")
    known = {space: f"knowledge_{n}" for space, n in zip(spaces, numbers, strict=False)}
    mine = {"estate": {"19": "castle", "25": "mine", **known}, "workers": 3, "silver": 2}
    return {"seats": 2, "players": [mine, {"estate": {"19": "castle"}, "workers": 3}], "agenda": ["phase 0 A"]}


BURGUNDY += [(0, knowing(2, 3, 4, 5, 13, 26)), (0, knowing(5, 6, 7, 8, 9, 10)), (0, knowing(1, 12, 14, 15, 11, 24))]
LAST_MINE = {"seats": 2, "phase": "D", "agenda": ["turn 0", "turn 1", "end_round 0"], "players": [
    {"estate": {"19": "castle", "25": "mine", "30": "mine"}, "storage": ["mine", "city_hall", "bank"], "dice": [3, 3],
     "workers": 4}, {"estate": {"19": "castle", "25": "mine", "30": "mine"}, "storage": ["mine"], "dice": [3, 5]}]}
FAR: dict[str, Any] = {"estate": {"19": "castle"}, "storage": ["castle"], "dice": [3, 4], "points": {"animals": 9},
                       "workers": 1}
FAR_CASTLE = {"seats": 2, "options": {"spielbox": "on"}, "agenda": ["turn 0", "turn 1", "end_round 0"], "players": [
    FAR, {"estate": {"19": "castle"}, "dice": [1, 2], "points": {"animals": 9}}]}
NEAR_CASTLE = {**FAR_CASTLE, "players": [{**FAR, "estate": {"7": "castle"}}, {"estate": {"19": "castle"}}]}
FOUR_KINDS = {"seats": 2, "agenda": ["turn 0", "end_round 0"], "players": [
    {"estate": {"19": "castle"}, "storage": ["ship"], "dice": [5, 5], "goods": {"turquoise": 1}},
    {"estate": {"19": "castle"}}],
    "depots": {"1": {"goods": {"turquoise": 1, "purple": 1, "pink": 1, "red": 1, "orange": 1}}}}
BURGUNDY += [(0, LAST_MINE), (0, FAR_CASTLE), (0, FOUR_KINDS), (0, NEAR_CASTLE),
             (0, knowing(16))]


# The Golden City

PORTS = [f"port_{n}" for n in range(2, 16)]
STUCK = {"seats": 4, "score_card": "score_1", "agenda": ["turn 1", "score 0", "end_round 1"], "players": [
    {"posts": ["port_1"], "letters": 5}, {"posts": ["port_16", "site_25"], "hand": {"mountain": 2}},
    {"posts": PORTS[:7]}, {"posts": PORTS[7:]}]}
FIFTH_GOODS = {"seats": 3, "score_card": "score_1", "agenda": ["take_goods 0", "turn 1", "score 0", "end_round 1"],
               "players": [{"posts": ["port_1"], "goods": {"pottery_wine": 2, "pottery_cloth": 1, "wine_spice": 1}},
                           {"hand": {"port": 1}}, {}],
               "goods": {"open": {"pottery_spice": 1, "wine_cloth": 1, "cloth_spice": 1}}}
RESHUFFLED = {"seats": 2, "options": {"black_posts": "on"}, "score_card": "score_1", "deck": {"port": 1},
              "discards": {"port": 9, "forest": 10, "meadow": 10, "mountain": 10, "desert": 8},
              "agenda": ["turn 0", "score 0", "end_round 1"],
              "players": [{"posts": ["port_5", "site_8", "desert_a"], "hand": {"desert": 2}}, {"posts": ["port_2"]}]}
RIVAL = ["port_7", "site_15", "site_14", "site_9", "desert_b"]
BLACK = {"seats": 2, "options": {"black_posts": "on"}, "score_card": "score_1",
         "agenda": ["turn 0", "turn 1", "score 0", "end_round 1"], "players": [
             {"posts": ["port_5", "site_8", "desert_a", "desert_b"], "black_posts": ["desert_a"], "keys": 1,
              "hand": {"desert": 4, "forest": 3}}, {"posts": RIVAL, "hand": {"desert": 2, "forest": 5}}]}
LAST_POST = {"seats": 2, "options": {"black_posts": "on"}, "score_card": "score_1",
             "agenda": ["turn 0", "turn 1", "score 0", "end_round 1"], "players": [
                 {"posts": [*[f"port_{n}" for n in range(1, 15)], "site_8", "desert_a", "site_12"],
                  "hand": {"port": 1, "desert": 2}}, {"hand": {"port": 1}}]}
TOO_MANY = {"seats": 3, "score_card": "score_1",
            "agenda": ["limit 0 port", "limit 1 port", "turn 2", "score 0", "end_round 1"],
            "players": [{"hand": {"forest": 3, "mountain": 2, "desert": 2}}, {"hand": {"meadow": 7}},
                        {"hand": {"port": 1}}]}
LAST_ROUND = {**RESHUFFLED, "first": ["black:desert_a"]}  # the cards that paid are shuffled before the others see them
TIE = {"seats": 2, "round": 4, "score_card": "score_1", "agenda": ["turn 0", "score 0", "end_round 1"],
       "players": [{"hand": {"port": 1}}, {}]}
HOARD = {**RESHUFFLED, "discards": {"port": 9, "forest": 10, "meadow": 3, "mountain": 10, "desert": 10},
         "players": [{"posts": ["port_5"], "hand": {"meadow": 7}}, {"posts": ["port_2"]}], "first": ["pass"]}
ONE_DESERT = {**TOO_MANY, "players": [{"hand": {"forest": 3, "mountain": 3, "desert": 1}}, {}, {"hand": {"port": 1}}]}
INNER = {"seats": 2, "score_card": "score_1", "agenda": ["turn 0", "turn 1", "score 0", "end_round 1"], "players": [
    {"posts": ["port_5", "site_8", "site_2", "mountain_b"], "keys": 1, "hand": {"mountain": 2}}, {"hand": {"port": 1}}],
    "first": ["build:mountain_inner"]}
GOLDEN_CITY: Ways = [(2, {"black_posts": "on"}), (2, {}), (3, {}), (4, {}), (0, STUCK), (0, FIFTH_GOODS),
                     (0, RESHUFFLED), (0, BLACK), (0, LAST_POST), (0, TOO_MANY), (0, {**TIE, "first": ["pass"]}),
                     (0, LAST_ROUND), (0, HOARD), (0, INNER), (0, ONE_DESERT)]

WAYS: dict[str, Ways] = {"puerto-rico": PUERTO_RICO, "san-juan": SAN_JUAN, "burgundy": BURGUNDY,
                         "golden-city": GOLDEN_CITY}
