"""Positions written by hand: what is filled in, and what is refused with every reason."""

from __future__ import annotations

import pytest

from comptoir.kernel.errors import BadPosition


def test_what_is_not_written_lies_in_the_deck_and_the_unseen_is_dealt_from_it(game):
    players = [{"city": ["indigo_plant"], "goods": {"indigo": 1}, "hand": {"?": 3}}, {"hand": {"hero": 1}}]
    position = {"seats": 2, "agenda": ["round 0"], "players": players}
    state = game.from_json(position)
    assert state.census() == game.box(2)
    table = state.to_json()
    assert sum(table["deck"].values()) == 112 - 6
    assert sum(table["players"][0]["hand"].values()) == 3
    assert "?" not in table["players"][0]["hand"]


def test_a_view_is_read_back_as_a_view(game):
    state = game.new(4, 8, {"expansion": "on"})
    for seat in (-1, 0, 1):
        view = state.view(seat)
        assert game.from_json(view.to_json()).key() == view.key()
        assert game.from_json(view.to_json()).legal() == view.legal()


@pytest.mark.parametrize(("change", "reason"), [
    ({"round": 0}, "round must be a whole number from 1 to 999, not 0"),
    ({"weather": 1}, "'weather' is not known"),
    ({"players": []}, "players must be a list of 2"),
    ({"agenda": ["sail 0"]}, "agenda: 'sail 0' is not a step and a seat"),
    ({"agenda": ["sell_goods 0 1"]}, "agenda: sell_goods, but the top tile has not been turned"),
    ({"agenda": ["pay_cards 0 5"]}, "agenda: 5 cards are to be given from a hand of 0"),
    ({"agenda": ["build_over 0 hero"]}, "agenda: hero is not the new building"),
    ({"agenda": ["harbor_tucks 0 sugar"]}, "agenda: no good lies on sugar"),
    ({"agenda": ["keep_cards 0 2"]}, "agenda: 2 cards are to be kept of 0"),
    ({"agenda": ["spend_goods 0 2"]}, "agenda: 2 cards are due"),
    ({"taken": {"mayor": 0, "trader": 0, "builder": 0}}, "taken: seat 0 has taken more than 2 in one round"),
    ({"taken": {"mayor": 7}}, "taken: mayor is taken by seat 7"),
    ({"role": "mayor"}, "role mayor is in play, but taken does not say by whom"),
    ({"tiles": ["11122", "11122", "?", "?", "?"]}, "tiles: 11122 is there twice"),
    ({"discard": "?"}, "a position with a secret number of cards must say how large the deck is"),
    ({"deck": "?"}, "deck: its size is public"),
    ({"deck": {"hero": 3}}, "cards: the box has 112, the position 5")])
def test_impossible_tables_are_refused(game, change, reason):
    position = {"seats": 2, "agenda": ["round 0"], "players": [{"city": ["indigo_plant"]}, {"city": ["indigo_plant"]}]}
    with pytest.raises(BadPosition) as refused:
        game.from_json({**position, **change})
    assert reason in "; ".join(refused.value.reasons)


@pytest.mark.parametrize(("player", "reason"), [
    ({"city": ["well", "well"]}, "player 0: one copy of each city building, not 2 of well"),
    ({"city": ["hut"]}, "hut: the box has 0, the position 1"),
    ({"hand": {"hero": 4}}, "hero: the box has 3, the position 4"),
    ({"city": ["indigo_plant"] * 9 + ["sugar_mill"] * 4}, "player 0: a city has at most 12 buildings, not 13"),
    ({"goods": {"sugar": 1}}, "player 0: 1 goods on 0 of sugar_mill"),
    ({"goods": {"rum": 1}}, "player 0: goods: 'rum' is not known"),
    ({"goods": {"indigo": ["rum"]}}, "player 0: goods: indigo must be one of"),
    ({"chapel": {"hero": 1}}, "player 0: cards under the chapel, which was never built"),
    ({"new": "well"}, "player 0: well is new, but not in the city"),
    ({"hand": "?"}, "player 0: only the size of a chapel's pile is secret"),
    ({"hand": {"cathedral": 1}}, "player 0: hand: 'cathedral' is not known"),
    ({"city": ["bank"], "bank": {"hero": 1}, "bank_used": False},
     "player 0: cards under the bank, but bank_used is false")])
def test_impossible_cities_are_refused(game, player, reason):
    with pytest.raises(BadPosition) as refused:
        game.from_json({"seats": 2, "agenda": ["round 0"], "players": [player, {}]})
    assert reason in "; ".join(refused.value.reasons)


def test_every_fault_is_named_at_once(game):
    with pytest.raises(BadPosition) as refused:
        game.from_json({"seats": 2, "round": -1, "agenda": ["x"], "players": [{"new": "moon"}, 3]})
    assert len(refused.value.reasons) >= 4
