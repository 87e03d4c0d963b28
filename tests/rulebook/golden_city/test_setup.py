"""Contenu, Préparation, Plan de l'île, Déroulement de la partie."""

from __future__ import annotations

import pytest

from comptoir.games.golden_city import data
from comptoir.kernel.errors import BadOption, NotationError

SECOND = ["draw_0:forest", "draw_1:meadow", "draw_2:mountain", "draw_3:desert"]
GOODS = ["goods:pottery_wine", "goods:wine_spice", "goods:cloth_spice"]


@pytest.mark.parametrize(("seats", "posts"), [(2, 18), (3, 18), (4, 16)])
def test_each_seat_starts_with_a_port_card_another_card_three_coins_and_its_posts(game, seats, posts):
    """Préparation. GC-1."""
    state = game.new(seats, seed=5)
    for player in state.to_json()["players"]:
        assert player["hand"].get("port", 0) >= 1
        assert sum(player["hand"].values()) == 2
        assert (player["coins"], player["posts"], player["letters"]) == (3, [], 0)
    assert [int(p.posts) for p in state.players] == [posts] * seats
    assert int(state.actor()) == 0


def test_the_box_has_ten_cards_of_each_of_five_landscapes(game):
    """Contenu: 50 cards. GC-1: ports are the fifth kind."""
    box = dict(zip(game.components, game.box(4), strict=True))
    assert [box[f"{name} cards"] for name in data.LANDSCAPE_NAMES] == [10] * 5
    assert (box["coins"], box["keys"], box["posts"], box["score cards"]) == (35, 6, 64, 16)
    assert sum(box[f"goods cards {name}"] for name in data.PAIR_NAMES) == 8
    assert sum(box[f"bonus card {name}"] for name in data.BONUS_NAMES) == 8


@pytest.mark.parametrize(("seats", "groups"), [(2, [2, 3]), (3, [2, 2, 2]), (4, [2, 2, 2, 2])])
def test_a_round_begins_with_a_score_card_and_pairs_of_landscape_cards(game, seats, groups):
    """Révélation des cartes. GC-2: six cards for three seats, eight for four; GC-12: two and three for two."""
    laid = game.new(seats, seed=3).to_json()
    assert laid["score_card"] in data.SCORE_NAMES[:4]
    assert [sum(group["cards"].values()) for group in laid["auction"]["groups"]] == groups
    assert sum(laid["goods"]["open"].values()) == 3


def test_score_cards_come_by_the_number_on_their_back(game):
    """Préparation: 1 above, 3 below. GC-2."""
    back = {card: 1 if n < 4 else 2 if n < 12 else 3 for n, card in enumerate(data.SCORE_NAMES)}
    for seed in range(3):
        state, seen = game.new(3, seed), []
        while state.outcome() is None:
            card = state.to_json()["score_card"]
            seen += [card] if card not in seen else []
            state.apply(state.legal()[0])
        backs = [back[card] for card in seen]
        assert backs == sorted(backs)
        assert len(set(seen)) == len(seen)


def test_the_starting_port_card_is_known_to_all_and_the_second_card_is_not(game):
    """Préparation. GC-16: everybody got one, so everybody knows of it."""
    state = game.new(4, seed=8)
    view = state.view(1).to_json()["players"][0]
    assert (view["hand"], view["unknown"]) == ({"port": 1}, 1)


def test_the_first_player_marker_moves_on_clockwise(lay):
    """Changement du premier joueur. GC-2."""
    t = lay(agenda=["score 0", "end_round 1"])
    assert (t["first"], t["round"], t.asked) == (1, 2, "Bernie bid")


def test_the_island_has_the_rulebooks_places(game):
    """Plan de l'île: 16 ports, 30 sites, 12 zones."""
    assert [name.split("_")[0] for name in data.PLACE_NAMES].count("port") == 16
    assert [name.split("_")[0] for name in data.PLACE_NAMES].count("site") == 30
    assert len(data.PLACE_NAMES) == 58
    assert all(game.actions.id(f"build:{name}") for name in data.PLACE_NAMES)


@pytest.mark.parametrize(("seats", "options", "allowed"), [
    (3, {"black_posts": "on"}, "option black_posts can be on for two seats only; with 3 it can be: off"),
    (4, {"drought_city": "on"}, "option drought_city can be on for two seats only; with 4 it can be: off"),
    (4, {"port_rewards": "maybe"}, "option port_rewards cannot be 'maybe'; it can be: on, off"),
    (4, {"board": "no-such-file"}, "option board cannot be 'no-such-file'; it can be: reconstructed, or a board file"),
    (5, {}, "golden-city is not played by 5; it can be: 2, 3, 4")])
def test_bad_options_are_refused_in_one_line(game, seats, options, allowed):
    """Options that a table cannot agree on."""
    with pytest.raises(BadOption) as refusal:
        game.new(seats, seed=1, options=options)
    assert str(refusal.value) == allowed


@pytest.mark.parametrize("text", ["build:atlantis", "bid:5", "pay:forest", "oust:1", ""])
def test_a_text_that_is_no_action_is_refused_and_changes_nothing(lay, text):
    """Notation."""
    t = lay(groups=[{"port": 2}] * 4, bid=0)
    before = t.record.state.key()
    with pytest.raises(NotationError, match="no action is called") as refusal:
        t.record.play(text)
    assert "\n" not in str(refusal.value)
    assert t.record.state.key() == before
