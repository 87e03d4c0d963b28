"""Décompte, and the final count: Bonus, Fin de la partie."""

from __future__ import annotations

import pytest

from comptoir.games.golden_city import data

from .test_rewards import BOARD, chain

CARDS = {card["id"]: card for card in BOARD["score_cards"]}
RED = ["port_5", "site_8", "desert_a", "desert_b", "desert_inner"]
BLUE = ["port_7", "site_15", "site_14", "site_9", "desert_b", "desert_a"]
BLACK = ["port_3", "site_7", "site_2", "mountain_b", "desert_a"]
ENDING = ["score 0", "end_round 1"]


def test_a_good_is_shown_by_the_three_pairs_that_bear_its_name():
    shown, wide = list(data.PAIRS_WITH), int(data.SHOWN_BY)
    assert [shown[n * wide:n * wide + wide] for n in range(len(data.GOOD_NAMES))] == \
        [[n for n, pair in enumerate(data.PAIR_NAMES) if good in pair.split("_")] for good in data.GOOD_NAMES]


def letters(t):
    return [t[name]["letters"] for name in ("Anne", "Bernie", "Christine", "David")]


def round_of(card):
    """A round in which this card can be turned up."""
    return {1: 1, 2: 5, 3: 13}[CARDS[card]["back"]]


# The examples


def test_example_1_white_and_black_on_the_river(lay):
    """Exemple de décompte 1: pottery, and the river between meadow and mountain; both get 2. GC-9."""
    t = lay(Christine={"posts": ["port_16", "site_25"]}, David={"posts": ["port_1", "site_1"]}, agenda=ENDING,
            score_card="score_1")
    assert letters(t) == [0, 0, 2, 2]


def test_example_1_a_seat_alone_on_the_river(lay):
    """Exemple de décompte 1: 2 more for the only one. GC-9."""
    t = lay(Christine={"posts": ["port_16", "site_25"]}, agenda=ENDING, score_card="score_1")
    assert letters(t) == [0, 0, 4, 0]


def test_example_1_a_seat_on_the_third_site_too(lay):
    """Exemple de décompte 1: with two posts against one, 2 more. GC-9."""
    chain_of_two = ["port_16", "site_25", "port_15", "site_30", "site_29", "site_24"]
    t = lay(Christine={"posts": chain_of_two}, David={"posts": ["port_1", "site_1"]}, agenda=ENDING,
            score_card="score_1")
    assert letters(t) == [0, 0, 4, 2]


def test_example_2_red_blue_and_black_in_the_desert_quarter(lay):
    """Exemple de décompte 2: 3, 2 and 1 posts; 2 letters each, and 2 more for Rouge. GC-9."""
    t = lay(Anne={"posts": RED}, Bernie={"posts": BLUE}, David={"posts": BLACK}, agenda=ENDING, score_card="score_9",
            round=5)
    assert letters(t) == [4, 2, 0, 2]


# The rules


def test_an_owner_of_the_good_gets_two_and_a_sole_one_four(lay):
    """Décompte des marchandises, Bonus de monopole. GC-9: how many cards show it does not matter."""
    t = lay(Anne={"goods": {"pottery_wine": 2}}, Bernie={"goods": {"pottery_spice": 1}},
            Christine={"goods": {"wine_spice": 1}}, agenda=ENDING, score_card="score_1")
    assert letters(t) == [2, 2, 0, 0]
    t = lay(Anne={"goods": {"pottery_wine": 1}}, agenda=ENDING, score_card="score_1")
    assert letters(t) == [4, 0, 0, 0]


def test_a_tie_for_most_posts_gives_nobody_more(lay):
    """Bonus de majorité. GC-9: strictly more than each other."""
    t = lay(Anne={"posts": [*RED[:3], "desert_b"]}, Bernie={"posts": BLUE}, agenda=ENDING, score_card="score_9",
            round=5)
    assert letters(t) == [2, 2, 0, 0]


@pytest.mark.parametrize("card", data.SCORE_NAMES)
def test_every_score_card_scores_its_good_and_its_region(lay, card):
    """Décompte: goods, then a river or a quarter. GC-9."""
    entry = CARDS[card]
    if "river" in entry:
        place = next(place["id"] for place in BOARD["places"] if place.get("river") == entry["river"])
    else:
        place = f"{entry['quarter']}_a"
    pair = next(name for name in data.PAIR_NAMES if entry["good"] in name.split("_"))
    t = lay(Anne={"posts": [*chain(place), place]}, Bernie={"goods": {pair: 1}}, agenda=ENDING, score_card=card,
            round=round_of(card))
    if card != data.SCORE_NAMES[-1]:
        assert letters(t)[1:] == [4, 0, 0]
        assert letters(t)[0] == 4


def test_the_score_card_goes_back_to_the_box(lay):
    """Décompte, at its end. GC-2."""
    t = lay(agenda=ENDING, score_card="score_3", luck=None)
    assert "score_3" not in t["score_cards_left"]
    assert t["score_card"] != "score_3"
    assert len(t["score_cards_left"]) == 14


# The final count


POSTS = ["port_5", "site_8", "site_12", "site_11", "desert_a", "desert_b", "mountain_b", "site_2"]
COUNTS = {"goods": 2, "coins": 5, "city": 3, "rivers": 2, "forest": 0, "meadow": 0, "mountain": 2, "desert": 5}
EACH = {"goods": 3, "coins": 2, "city": 1, "rivers": 2, "forest": 1, "meadow": 1, "mountain": 1, "desert": 1}


@pytest.mark.parametrize("bonus", data.BONUS_NAMES)
def test_every_bonus_card_counts_what_it_shows(lay, bonus):
    """Bonus. GC-10: 3 a goods card, 2 a coin, 1 a post in the city, 2 a river post, 1 a post on a landscape's sites
    and zones; ports never count."""
    t = lay(Anne={"posts": POSTS, "goods": {"wine_spice": 2 - 1, "wine_cloth": 1}, "coins": 5},
            bonus={"taken": [{"seat": 0, "card": bonus}]}, agenda=[], end="cards", round=16, score_card="score_16")
    assert t.score("Anne").get("bonus", 0) == COUNTS[bonus] * EACH[bonus]


def test_several_bonus_cards_add_up(lay):
    """Bonus. GC-10."""
    taken = [{"seat": 0, "card": "coins"}, {"seat": 1, "card": "city"}, {"seat": 0, "card": "goods"}]
    t = lay(Anne={"coins": 2, "goods": {"wine_spice": 1}, "letters": 9}, bonus={"taken": taken}, agenda=[],
            end="cards", round=16, score_card="score_16")
    assert t.score("Anne") == {"letters": 9, "bonus": 7}
    assert t.winners == ["Anne"]


def test_a_tie_goes_to_posts_in_the_city_then_to_coins_then_is_shared(lay):
    """Fin de la partie. GC-10."""
    over = {"agenda": [], "end": "cards", "round": 16, "score_card": "score_16"}
    anne, bernie = {"letters": 20, "coins": 1}, {"letters": 20, "coins": 2}
    assert lay(Anne={**anne, "posts": RED[:3]}, Bernie=bernie, **over).winners == ["Anne"]
    assert lay(Anne=anne, Bernie=bernie, **over).winners == ["Bernie"]
    assert lay(Anne=anne, Bernie={**bernie, "coins": 1}, **over).winners == ["Anne", "Bernie"]
