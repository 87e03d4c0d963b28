"""Construction des comptoirs, Règle du Joker, Limite de cartes en main."""

from __future__ import annotations

import pytest

from comptoir.games.golden_city import actions, data

BLUE = ["port_5", "site_8", "desert_a"]  # a port, a site and an outer zone of the desert


def builds(t):
    return [text.removeprefix("build:") for text in t.choices if text.startswith("build:")]


def test_the_example_of_blue_in_the_desert(lay):
    """Exemple de construction: desert, mountain or an outer zone next; any free port; the inner zone takes a key,
    which the site ringed in red gives. GC-4."""
    t = lay(Bernie={"posts": BLUE, "hand": {"desert": 3, "mountain": 2, "port": 1}}, turn=1)
    ports = [f"port_{n}" for n in range(1, 17) if n != 5]
    assert builds(t) == [*ports, "site_2", "site_3", "site_11", "site_12", "mountain_b", "desert_b"]
    t.refuses("Bernie build:desert_inner", "Bernie build:site_13", "Bernie build:port_5", "Bernie build:desert_a")
    t.play("Bernie build:site_12", "Bernie pay:desert+desert")
    assert t["Bernie"]["keys"] == 1


def test_with_a_key_the_inner_zone_is_open(lay):
    """Construction: two cards and a key, which leaves the game. GC-4."""
    t = lay(Bernie={"posts": BLUE, "hand": {"desert": 2}, "keys": 1}, turn=1)
    assert "desert_inner" in builds(t)
    t.play("Bernie build:desert_inner")
    assert (t["Bernie"]["keys"], t["keys"], t["Bernie"]["letters"]) == (0, 5, 10)


def test_a_port_costs_one_port_card_and_needs_no_link(lay):
    """Construction: in any free port, at any time. GC-4."""
    t = lay(Anne={"posts": ["port_1"], "hand": {"port": 1}}, Bernie={"posts": ["port_2"]}, turn=0)
    assert builds(t) == [f"port_{n}" for n in range(3, 17)]
    t.play("Anne build:port_14")
    assert (t["Anne"]["hand"], t["discards"], t["Anne"]["posts"]) == ({}, {"port": 1}, ["port_1", "port_14"])


def test_a_site_takes_two_cards_of_its_landscape_and_a_road_to_an_own_post(lay):
    """Construction. GC-4."""
    t = lay(Anne={"posts": ["port_1"], "hand": {"mountain": 2}}, turn=0)
    assert builds(t) == [*[f"port_{n}" for n in range(2, 17)], "site_1"]
    t.play("Anne build:site_1", "Anne bonus:city")
    assert t["Anne"]["hand"] == {}


def test_one_post_on_a_port_or_site_but_each_seat_once_in_a_zone(lay):
    """Construction. GC-4."""
    t = lay(Anne={"posts": ["port_1"], "hand": {"mountain": 2}}, Bernie={"posts": ["port_16", "site_25", "site_1"]},
            turn=0)
    assert "site_1" not in builds(t)
    t = lay(Anne={"posts": ["port_5", "site_8"], "hand": {"desert": 2}},
            Bernie={"posts": ["port_7", "site_15", "site_14", "site_9", "desert_b", "desert_a"]}, turn=0)
    assert "desert_a" in builds(t)


def test_none_one_or_two_posts(lay):
    """Construction: one or two, and nobody must. GC-4."""
    t = lay(Anne={"hand": {"port": 3}}, turn=0, stop=False)
    t.play("Anne build:port_1", "Anne build:port_2")
    assert t["round"] == 2
    assert t["Anne"]["hand"] == {"port": 1}
    t = lay(Anne={"hand": {"port": 3}}, turn=0, stop=False)
    t.play("Anne pass")
    assert (t["round"], t["Anne"]["posts"]) == (2, [])


def test_the_first_posts_reward_may_pay_for_the_second(lay):
    """Construction: the reward comes at once. GC-4: a card drawn, a key won."""
    t = lay(Anne={"posts": ["port_10"], "hand": {"port": 1, "mountain": 1}}, turn=0, luck=["draw_0:port"])
    t.play("Anne build:port_3")
    assert t["Anne"]["hand"] == {"port": 1, "mountain": 1}
    assert "port_4" in builds(t)
    t = lay(Anne={"posts": BLUE, "hand": {"desert": 4}}, turn=0)
    t.play("Anne build:site_12", "Anne build:desert_inner")
    assert t["Anne"]["letters"] == 10


def test_the_second_post_may_go_on_from_the_first(lay):
    """Construction. GC-4."""
    t = lay(Anne={"hand": {"port": 1, "mountain": 2}}, turn=0)
    t.play("Anne build:port_2", "Anne pay:port", "Anne build:site_5")
    assert t["Anne"]["posts"] == ["port_2", "site_5"]


# The joker


def test_two_desert_cards_for_a_meadow(lay):
    """Règle du Joker, its first example. GC-5."""
    t = lay(Anne={"posts": ["port_13"], "hand": {"meadow": 1, "desert": 2}}, turn=0)
    assert "site_23" in builds(t)
    t.play("Anne build:site_23")
    assert t["discards"] == {"meadow": 1, "desert": 2}


def test_two_port_cards_for_a_mountain(lay):
    """Règle du Joker, its second example. GC-5."""
    t = lay(Anne={"posts": ["port_1"], "hand": {"mountain": 1, "port": 2}}, turn=0)
    t.play("Anne build:site_1")
    assert t["discards"] == {"mountain": 1, "port": 2}


def test_a_joker_stands_for_a_port_and_two_jokers_for_a_site(lay):
    """Règle du Joker, Remarque: several in a turn. GC-5."""
    t = lay(Anne={"hand": {"forest": 2}}, turn=0)
    t.play("Anne build:port_1")
    assert t["Anne"]["posts"] == ["port_1"]
    t = lay(Anne={"posts": ["port_1"], "hand": {"forest": 4}}, turn=0)
    t.play("Anne build:site_1")
    assert t["discards"] == {"forest": 4}


def test_a_joker_never_stands_for_a_key(lay):
    """Règle du Joker: any landscape card. GC-5."""
    t = lay(Anne={"posts": BLUE, "hand": {"desert": 2, "forest": 4}}, turn=0)
    assert "desert_inner" not in builds(t)


def test_every_different_set_is_offered_also_jokers_though_the_right_card_is_held(lay):
    """Règle du Joker. GC-5: asked only when there is more than one."""
    t = lay(Anne={"posts": ["port_1"], "hand": {"mountain": 2, "port": 2, "forest": 2}}, turn=0)
    t.play("Anne build:site_1")
    assert t.asked == "Anne pay"
    assert t.choices == ["pay:mountain+mountain", "pay:mountain+port+port", "pay:mountain+forest+forest",
                         "pay:port+port+forest+forest"]
    t.play("Anne pay:mountain+port+port")
    assert t["Anne"]["hand"] == {"forest": 2, "mountain": 1}


def test_a_single_set_is_played_unasked(lay):
    """Règle du Joker. GC-5."""
    t = lay(Anne={"posts": ["port_1"], "hand": {"mountain": 3}}, turn=0)
    t.play("Anne build:site_1")
    assert t.asked == "Anne take_bonus"


# By landscape: a port to begin from, and a site behind it.
BEHIND = {"forest": ("port_12", "site_18"), "meadow": ("port_13", "site_23"), "mountain": ("port_1", "site_1"),
          "desert": ("port_5", "site_8")}


@pytest.mark.parametrize("payment", actions.PAYMENT_NAMES)
def test_every_payment_pays_for_exactly_what_it_should(lay, payment):
    """Construction and Règle du Joker, all sets of cards. GC-5: a set makes just the price, with no card to spare."""
    cards = payment.split("+")
    hand = {name: cards.count(name) for name in set(cards)}
    pays_for = int(actions.PAYS_FOR[actions.PAYMENT_NAMES.index(payment)])
    for n, land in enumerate(data.LANDSCAPE_NAMES):
        others = [name for name in hand if name != land]
        units = hand.get(land, 0) + sum(hand[name] // 2 for name in others)
        spare = any(hand[name] % 2 for name in others)
        assert bool(pays_for >> n & 1) == (units == (1 if land == "port" else 2) and not spare)
        if pays_for >> n & 1:
            port, site = BEHIND.get(land, ("port_2", "port_3"))
            t = lay(Anne={"posts": [port], "hand": hand}, turn=0)
            t.play(f"Anne build:{site}")
            assert t["discards"] == hand


# The hand limit


def test_five_cards_at_the_end_of_the_own_turn_and_the_seat_chooses(lay):
    """Limite de cartes en main. GC-8."""
    t = lay(Anne={"hand": {"forest": 1, "meadow": 2, "desert": 4}}, turn=0)
    t.play("Anne pass")
    assert t.asked == "Anne limit"
    t.play("Anne discard:meadow", "Anne discard:desert")
    assert t["Anne"]["hand"] == {"forest": 1, "meadow": 1, "desert": 3}


def test_discards_are_asked_in_the_order_of_the_landscapes(lay):
    """Limite de cartes en main. GC-8: what was passed over is not asked again."""
    t = lay(Anne={"hand": {"forest": 1, "meadow": 2, "desert": 4}}, turn=0)
    t.play("Anne pass", "Anne discard:meadow")
    assert t.choices == ["discard:meadow", "discard:desert"]


def test_before_the_end_of_the_turn_a_hand_may_be_larger_and_others_need_not_discard(lay):
    """Limite de cartes en main. GC-8."""
    t = lay(Anne={"hand": {"port": 7}}, Bernie={"hand": {"forest": 6}}, turn=0)
    t.play("Anne build:port_1", "Anne build:port_2")
    assert t["Anne"]["hand"] == {"port": 5}
    assert t["Bernie"]["hand"] == {"forest": 6}


def test_equal_cards_are_discarded_unasked(lay):
    """Limite de cartes en main. GC-8."""
    t = lay(Anne={"hand": {"forest": 7}}, turn=0, stop=False)
    t.play("Anne pass")
    assert (t["Anne"]["hand"], t["round"]) == ({"forest": 5}, 2)
