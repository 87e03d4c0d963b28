"""La Grande Sécheresse, and its Variante supplémentaire: black posts."""

from __future__ import annotations

import pytest

from comptoir.games.golden_city import data
from comptoir.games.golden_city.rules.numbers import STUCK
from comptoir.games.golden_city.rules.table import STEPS

from .test_rewards import BOARD, chain, price

PAIR_AND_THREE = [{"cards": {"forest": 2}, "coin": 1}, {"cards": {"meadow": 3}}]
BLACK = {"black_posts": "on"}
BLUE = ["port_5", "site_8", "desert_a"]
ENDING = ["score 0", "end_round 1"]
SEVENTEEN = [*[f"port_{n}" for n in range(1, 9)], *[f"site_{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 12)]]
DRY = [place["id"] for place in BOARD["places"] if place.get("landscape") == "desert"]


def two(lay, **position):
    return lay(seats=2, **position)


# Preparation and auction


def test_the_last_back_is_not_used(game):
    """Préparation: the four cards 3 stay in the box. GC-12."""
    state = game.new(2, seed=4).to_json()
    assert set(state["score_cards_left"]) | {state["score_card"]} == set(data.SCORE_NAMES[:12])


def test_a_pair_with_a_coin_and_three_cards(lay):
    """Révélation des cartes paysage. GC-12: the coin comes from the reserve."""
    t = two(lay, Anne={"coins": 3}, Bernie={"coins": 3})
    assert t["auction"]["groups"][0]["coin"] == 1
    assert t["reserve"] == 28


def test_no_coin_lies_there_when_the_reserve_is_empty(lay):
    """Révélation des cartes paysage. GC-12."""
    t = two(lay, Anne={"coins": 35})
    assert "coin" not in t["auction"]["groups"][0]


def test_the_coin_comes_after_the_auction_and_cannot_pay_in_it(lay):
    """Révélation, Construction. GC-12."""
    t = two(lay, Anne={"coins": 1}, bid=0, groups=PAIR_AND_THREE)
    t.play("Anne bid:1")
    assert t.choices == ["bid:2"]  # Bernie has no coin of his own
    t.play("Bernie bid:2")
    assert (t["Anne"]["coins"], t["Bernie"]["coins"]) == (2, 0)


def test_ousting_goes_on_until_each_has_a_group(lay):
    """Enchères, as usual: 1, 2, 3 coins. GC-12, GC-3."""
    t = two(lay, Anne={"coins": 5}, Bernie={"coins": 5}, bid=0, groups=PAIR_AND_THREE)
    t.play("Anne bid:2", "Bernie bid:2", "Anne bid:2", "Bernie bid:2")
    assert (t["Anne"]["coins"], t["Bernie"]["coins"], t.asked) == (3, 1, "Anne bid")


@pytest.mark.parametrize(("bids", "first", "next_first"), [
    (["Anne bid:1", "Bernie bid:2"], "Anne", 1), (["Anne bid:2", "Bernie bid:1"], "Bernie", 0)])
def test_the_taker_of_the_pair_builds_first_and_the_last_to_build_begins_the_next_round(lay, bids, first, next_first):
    """Construction, Changement du premier joueur. GC-12."""
    t = two(lay, bid=0, groups=PAIR_AND_THREE)
    t.play(*bids)
    assert t.asked == f"{first} build"
    while t["round"] == 1:
        t.play(f"{t.asked.split()[0]} pass")
    assert t["first"] == next_first


# The drought


@pytest.mark.parametrize("site", DRY)
def test_no_reward_on_a_rural_desert_site(lay, site):
    """Construction: posts in the desert. GC-12."""
    t = two(lay, Anne={"posts": chain(site), "hand": price(site)}, turn=0)
    t.play(f"Anne build:{site}")
    anne = t["Anne"]
    assert (anne["coins"], anne["keys"], anne["hand"], anne["goods"]) == (0, 0, {}, {})
    assert (t["bonus"]["taken"], t.asked) == ([], "Bernie build")


def test_ports_on_the_desert_coast_pay_as_usual(lay):
    """Construction. GC-12."""
    t = two(lay, Anne={"hand": {"port": 1}}, turn=0)
    t.play("Anne build:port_8")
    assert t["Anne"]["coins"] == 2


@pytest.mark.parametrize(("option", "letters"), [("off", 5), ("on", 0)])
def test_the_desert_quarter_pays_unless_the_option_dries_it_up(lay, option, letters):
    """Construction: the text is ambiguous. GC-12: rural sites only, by default."""
    t = two(lay, Anne={"posts": BLUE[:2], "hand": {"desert": 2}}, turn=0, options={"drought_city": option})
    t.play("Anne build:desert_a")
    assert t["Anne"]["letters"] == letters


def test_posts_in_the_desert_count_when_scoring(lay):
    """Décompte. GC-12, GC-9."""
    t = two(lay, Anne={"posts": BLUE}, agenda=ENDING, score_card="score_9", round=5)
    assert t["Anne"]["letters"] == 4


# Special scorings


def special(lay, round, *, score_card=None, **position):
    card = score_card or {4: "score_4", 8: "score_8", 12: "score_12"}.get(round, "score_2")
    return two(lay, agenda=ENDING, round=round, score_card=card, **position)


@pytest.mark.parametrize(("round", "points"), [(4, 1), (8, 2), (12, 3)])
def test_most_letters_win_one_two_three_points(lay, round, points):
    """Décompte spécial. GC-12."""
    t = special(lay, round, Anne={"letters": 9}, Bernie={"letters": 12})
    assert (t["Anne"]["points"], t["Bernie"]["points"]) == (0, points)
    assert t["specials"][round // 4 - 1] == [9, 12]


def test_bonus_cards_are_counted_and_leave_the_game_and_letters_go_back(lay):
    """Décompte spécial. GC-12."""
    t = special(lay, 4, Anne={"letters": 9, "coins": 3}, Bernie={"letters": 12},
                bonus={"taken": [{"seat": 0, "card": "coins"}, {"seat": 1, "card": "city"}]})
    assert t["Anne"]["points"] == 1
    assert (t["Anne"]["letters"], t["Bernie"]["letters"]) == (0, 0)
    assert (t["bonus"]["box"], t["bonus"]["taken"]) == (["coins", "city"], [])
    assert t["Anne"]["coins"] == 3


def test_a_tie_goes_to_posts_in_the_city_then_to_coins(lay):
    """Décompte spécial. GC-12."""
    t = special(lay, 4, Anne={"letters": 9, "posts": BLUE}, Bernie={"letters": 9, "coins": 5})
    assert t["Anne"]["points"] == 1
    t = special(lay, 4, Anne={"letters": 9}, Bernie={"letters": 9, "coins": 5})
    assert t["Bernie"]["points"] == 1


def test_a_full_tie_gives_nobody_points(lay):
    """Décompte spécial. GC-12."""
    t = special(lay, 4, Anne={"letters": 9, "coins": 2}, Bernie={"letters": 9, "coins": 2})
    assert (t["Anne"]["points"], t["Bernie"]["points"]) == (0, 0)


def test_no_special_scoring_in_other_rounds(lay):
    """Décompte spécial. GC-12."""
    t = special(lay, 3, score_card="score_3", Anne={"letters": 9})
    assert (t["Anne"]["letters"], t["Anne"]["points"]) == (9, 0)


# The end


def test_three_points_win_at_once(lay):
    """Fin de la partie. GC-12."""
    t = special(lay, 8, Anne={"letters": 9, "points": 1}, Bernie={"letters": 2})
    assert (t.outcome.end, t.winners, t.score("Anne")) == ("points", ["Anne"], {"points": 3})


def test_after_round_twelve_equal_points_share(lay):
    """Fin de la partie. GC-12: a full tie in the last special scoring."""
    t = special(lay, 12, Anne={"points": 1}, Bernie={"points": 1})
    assert (t.outcome.end, t.winners) == ("cards", ["Anne", "Bernie"])


def test_out_of_posts_earlier_the_running_pile_is_scored_once(lay):
    """Fin de la partie. GC-12: and more points win."""
    t = two(lay, Anne={"posts": SEVENTEEN, "hand": {"port": 1}, "letters": 9}, Bernie={"letters": 20}, turn=0,
            stop=False, round=6, score_card="score_9")
    t.play("Anne build:port_16")
    assert (t.outcome.end, t["Bernie"]["points"], t.winners) == ("posts", 2, ["Bernie"])


def test_out_of_posts_in_the_round_of_a_special_scoring_it_is_held_once(lay):
    """Fin de la partie. GC-12."""
    t = two(lay, Anne={"posts": SEVENTEEN, "hand": {"port": 1}, "letters": 9}, turn=0, stop=False, round=4,
            score_card="score_4")
    t.play("Anne build:port_16")
    assert (t.outcome.end, t["Anne"]["points"]) == ("posts", 1)


def test_a_stuck_seat_has_lost_whatever_the_points(lay):
    """Fin de la partie, Remarque. GC-11: the rival has won."""
    ports = [f"port_{n}" for n in range(2, 17)]
    t = two(lay, Anne={"posts": ["port_1"], "points": 2, "letters": 50},
            Bernie={"posts": [*ports, "site_25"], "hand": {"mountain": 2}}, turn=1, stop=False)
    t.play("Bernie build:site_1", "Bernie bonus:city")
    assert (t.outcome.end, t.winners, t["Anne"]["points"]) == ("stuck", ["Bernie"], 3)


# Black posts


def blacks(t):
    return [text for text in t.choices if text.startswith("black:")]


def test_a_black_post_goes_where_the_seat_has_a_post_and_the_rival_none(lay):
    """Variante supplémentaire. GC-13: normal price, no reward."""
    t = two(lay, Anne={"posts": BLUE, "hand": {"desert": 2}}, turn=0, options=BLACK)
    assert blacks(t) == ["black:desert_a"]
    t.play("Anne black:desert_a")
    assert (t["Anne"]["black_posts"], t["Anne"]["letters"], t["discards"]) == (["desert_a"], 0, {"desert": 2})


def test_without_the_option_there_are_none(lay):
    """Variante supplémentaire. GC-13."""
    t = two(lay, Anne={"posts": BLUE, "hand": {"desert": 2}}, turn=0)
    assert blacks(t) == []


def test_not_where_the_rival_has_a_post(lay):
    """Variante supplémentaire. GC-13."""
    rival = ["port_7", "site_15", "site_14", "site_9", "desert_b", "desert_a"]
    t = two(lay, Anne={"posts": BLUE, "hand": {"desert": 2}}, Bernie={"posts": rival}, turn=0, options=BLACK)
    assert blacks(t) == []


def test_also_into_a_zone_built_just_before_and_one_in_each_zone(lay):
    """Variante supplémentaire. GC-13: a black post is one of the two builds."""
    t = two(lay, Anne={"posts": BLUE[:2], "hand": {"desert": 5}}, turn=0, options=BLACK)
    t.play("Anne build:desert_a")
    assert blacks(t) == ["black:desert_a"]
    t.play("Anne black:desert_a")
    assert t.asked == "Bernie build"
    t = two(lay, Anne={"posts": BLUE, "black_posts": ["desert_a"], "hand": {"desert": 2}}, turn=0, options=BLACK)
    assert blacks(t) == []


def test_two_black_posts_in_a_turn_in_two_zones(lay):
    """Variante supplémentaire. GC-13."""
    t = two(lay, Anne={"posts": [*BLUE, "desert_b"], "hand": {"desert": 4}}, turn=0, options=BLACK)
    t.play("Anne black:desert_a", "Anne black:desert_b")
    assert t["Anne"]["black_posts"] == ["desert_a", "desert_b"]


def test_an_inner_zone_takes_a_key_again(lay):
    """Variante supplémentaire. GC-13."""
    posts = [*BLUE, "desert_inner"]
    t = two(lay, Anne={"posts": posts, "black_posts": ["desert_a"], "hand": {"desert": 2}}, turn=0, options=BLACK)
    assert blacks(t) == []
    t = two(lay, Anne={"posts": posts, "black_posts": ["desert_a"], "hand": {"desert": 2}, "keys": 1}, turn=0,
            options=BLACK)
    t.play("Anne black:desert_inner")
    assert (t["Anne"]["keys"], t["keys"]) == (0, 4)


def test_a_zone_with_a_black_post_is_closed_to_the_rival(lay):
    """Variante supplémentaire: never more than two posts in a zone. GC-13."""
    rival = ["port_7", "site_15", "site_14", "site_9", "desert_b"]
    t = two(lay, Anne={"posts": BLUE, "black_posts": ["desert_a"]}, Bernie={"posts": rival, "hand": {"desert": 2}},
            turn=1, options=BLACK)
    t.refuses("Bernie build:desert_a")


def test_black_posts_count_as_own_posts_everywhere(lay):
    """Variante supplémentaire, Décompte. GC-13: two against one; and in bonus cards."""
    rival = ["port_7", "site_15", "site_14", "site_9", "desert_b"]
    t = two(lay, Anne={"posts": BLUE, "black_posts": ["desert_a"]}, Bernie={"posts": rival}, agenda=ENDING,
            score_card="score_9", round=5, options=BLACK)
    assert (t["Anne"]["letters"], t["Bernie"]["letters"]) == (4, 2)
    t = special(lay, 4, Anne={"posts": BLUE, "black_posts": ["desert_a"]}, options=BLACK,
                bonus={"taken": [{"seat": 0, "card": "city"}]})
    assert t["specials"][0] == [2, 0]


def test_a_seat_is_out_of_posts_when_its_eighteen_are_built_and_may_still_build_a_black_one(lay):
    """Variante supplémentaire. GC-13, GC-18."""
    posts = [f"port_{n}" for n in range(1, 15)] + ["site_8", "desert_a", "site_12"]
    t = two(lay, Anne={"posts": posts, "hand": {"port": 1, "desert": 2}}, turn=0, options=BLACK)
    t.play("Anne build:port_15", "Anne pay:port")
    assert (t["end"], t.choices) == ("posts", ["pass", "black:desert_a"])


@pytest.mark.parametrize(("own_black", "rivals_black", "stuck"), [
    ([], ["desert_b", "mountain_b"], False), (["desert_a"], ["desert_b", "mountain_b"], True),
    (["desert_a"], ["mountain_b"], False)])
def test_a_seat_that_can_still_place_a_black_post_is_not_stuck(lay, own_black, rivals_black, stuck):
    """Fin de la partie, Remarque. GC-11: and a zone closed by the rival's black post does not count."""
    rival = ["port_7", "site_15", "site_14", "site_9", "desert_b", "port_3", "site_7", "site_2", "mountain_b"]
    t = two(lay, Anne={"posts": BLUE, "black_posts": own_black, "hand": {"port": 1}},
            Bernie={"posts": rival, "black_posts": rivals_black}, turn=0, options=BLACK)
    state = t.record.state
    state.occupied = (1 << 46) - 1  # as if every port and site were taken
    STEPS[STUCK].resolve(state, 0, 0, 0)
    assert t["Anne"]["stuck"] == stuck
