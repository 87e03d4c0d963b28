"""Positions written by hand: what is left out is filled in, what cannot be is refused, and every reason is named."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from comptoir.kernel.chance import Chance
from comptoir.kernel.errors import BadPosition

DOCS = Path(__file__).parents[3] / "docs" / "rules"
NOBODY = {"seats": 4, "players": [{}, {}, {}, {}], "agenda": ["round 0"]}


def reasons(game, **position):
    """Why this cannot be a position."""
    with pytest.raises(BadPosition) as refusal:
        game.from_json({**NOBODY, **position})
    return refusal.value.reasons


def anne(**player):
    return [player, {}, {}, {}]


def test_an_empty_table_is_filled_from_the_box(game):
    """Contenu: nobody has anything, so everything lies in the stocks."""
    laid = game.from_json(NOBODY).to_json()
    assert (laid["reserve"], laid["keys"], sum(laid["deck"].values())) == (35, 6, 42)
    assert sum(laid["goods"]["pile"].values()) == 8
    assert len(laid["bonus"]["left"]) == 8


def test_what_people_have_is_missing_from_the_stocks(game):
    """Contenu. A key that was played lies under its inner zone."""
    players = anne(coins=4, keys=1, posts=["port_5", "site_8", "desert_a", "desert_inner"], hand={"forest": 3},
                   goods={"wine_spice": 1})
    laid = game.from_json({**NOBODY, "players": players}).to_json()
    assert (laid["reserve"], laid["keys"], laid["goods"]["pile"].get("wine_spice", 0)) == (31, 4, 0)


def test_what_is_written_comes_back(game):
    """A position goes through JSON unchanged, with its future."""
    state = game.new(seats=3, seed=5)
    again = game.from_json(json.loads(json.dumps(state.to_json())))
    assert (again.key(), again.legal()) == (state.key(), state.legal())


@pytest.mark.parametrize(("position", "reason"), [
    ({"players": anne(coins=36)}, "coins: the box has 35, the position 36"),
    ({"players": anne(keys=7)}, "keys: the box has 6, the position 7"),
    ({"players": anne(hand={"forest": 11})}, "forest cards: the box has 10, the position 11"),
    ({"deck": {"port": 10}}, "forest cards: the box has 10, the position 0"),
    ({"players": anne(goods={"wine_spice": 2})}, "goods cards wine_spice: the box has 1, the position 2"),
    ({"players": anne(goods={"pottery_wine": 2, "cloth_spice": 2, "wine_spice": 1, "wine_cloth": 1})},
     "player 0: 6 goods cards; 4 is the most, and one more while choosing"),
    ({"players": anne(posts=["site_1"])}, "player 0: no own posts lead from an own port to site_1"),
    ({"players": [{"posts": ["port_1"]}, {"posts": ["port_1"]}, {}, {}]}, "port_1: two posts stand on it"),
    ({"players": anne(posts=["port_1", "port_1"])}, "player 0: posts: port_1 is there twice"),
    ({"players": anne(known={"forest": 1})}, "player 0: known has more forest cards than the hand"),
    ({"players": anne(posts=["port_5", "site_8", "desert_a"], black_posts=["desert_a"])},
     "player 0: 0 black posts in all, not 1"),
    ({"round": 17}, "round must be a whole number from 1 to 16, not 17"),
    ({"score_card": "score_1", "score_cards_left": ["score_1"]}, "score_1 is turned up and face down at once"),
    ({"score_card": "score_13", "agenda": ["score 0", "end_round 1"]},
     "a score card with the back 3 was turned up before all with the back 1"),
    ({"bonus": {"taken": [{"seat": 0, "card": "city"}, {"seat": 1, "card": "city"}]}},
     "bonus: taken, entry 2: city is gone already"),
    ({"auction": {"groups": [{"cards": {}, "hand": 1}, {"cards": {}, "hand": 1}, {"cards": {}}, {"cards": {}}]}},
     "auction: group 2: the hand of seat 1 lies on group 1 already"),
    ({"goods": {"open": {"pottery_wine": 2, "cloth_spice": 2}}}, "at most 3 goods cards lie open"),
    ({"players": anne(coins=-1)}, "player 0: coins must be a whole number from 0 to 999, not -1"),
    ({"agenda": []}, "agenda: nothing is to be done, but no end is named"),
    ({"agenda": ["turn 0"]}, "agenda: the last thing planned must be round, take_cards or end_round"),
    ({"agenda": ["score 0", "end_round 0"]}, "agenda: score needs a score card turned up"),
    ({"agenda": ["pay 0 site_1", "end_round 0"], "score_card": "score_1"}, "agenda: seat 0 cannot build on site_1"),
    ({"agenda": ["pay 0 port_1", "end_round 0"], "score_card": "score_1"}, "agenda: seat 0 cannot pay for port_1"),
    ({"agenda": ["take_goods 0", "end_round 0"], "score_card": "score_1"}, "agenda: no goods card lies open"),
    ({"agenda": ["reward 0 site_1", "end_round 0"], "score_card": "score_1"}, "agenda: seat 0 has no post on site_1"),
    ({"agenda": ["take_cards 0"], "score_card": "score_1"}, "agenda: take_cards comes when all hands lie on groups"),
    ({"agenda": ["special 0", "end_round 0"], "score_card": "score_1"}, "agenda: special is for two seats"),
])
def test_what_no_table_can_look_like_is_refused(game, position, reason):
    """Contenu, and the limits of the rules."""
    assert reason in reasons(game, **position)


def test_every_reason_is_named_at_once(game):
    """Three faults, three reasons."""
    assert len(reasons(game, players=anne(coins=36, keys=7, hand={"forest": 11}))) == 3


def test_an_unknown_word_is_refused_with_what_is_known(game):
    """The rulebook's words, and no others."""
    assert reasons(game, depot={})[0].startswith("'depot' is not known; known are game, ")


@pytest.mark.parametrize("junk", [None, 5, "x", [], [[]], {"x": {}}, True, -1, 1 << 70, ["x", None, {}]])
def test_junk_anywhere_is_refused_and_never_crashes(game, junk):
    """A position is not trusted."""
    whole = game.new(2, seed=3, options={"black_posts": "on"}).to_json()
    player = whole["players"][0]
    for key in whole:
        try_to_read(game, {**whole, key: junk})
        if isinstance(whole[key], dict):
            for inner in whole[key]:
                try_to_read(game, {**whole, key: {**whole[key], inner: junk}})
    for key in player:
        try_to_read(game, {**whole, "players": [{**player, key: junk}, whole["players"][1]]})


def try_to_read(game, position):
    try:
        state = game.from_json(position)
    except ValueError:
        return
    if state.partial():  # a view: play a world that it may be
        state = state.determinize(Chance(1))
    player = Random(1)
    for _ in range(400):
        if state.outcome() is not None:
            return
        state.apply(player.choice(state.legal()))


def test_any_agenda_is_played_or_refused(game):
    """Steps in an order no game has either play to an end or are refused."""
    player = Random(7)
    states = []
    for seed in range(6):
        state = game.new(2 + seed % 3, seed=seed)
        for _ in range(60):
            if state.outcome() is None:
                state.apply(player.choice(state.legal()))
        if state.outcome() is None:
            states.append(state.to_json())
    lines = [f"{step.name} {seat} {arg}".strip() for step in game.steps for seat in (0, 1) for arg in step.args[::9]]
    for _ in range(600):
        position = dict(player.choice(states))
        position["agenda"] = [*player.choices(lines, k=player.randrange(3)), *position["agenda"]]
        try_to_read(game, position)


@pytest.mark.parametrize("page", ["golden-city.md", "golden-city.fr.md"])
def test_the_example_of_the_docs_is_a_position(game, page):
    """docs/rules: what is shown there can be played."""
    text = (DOCS / page).read_text(encoding="utf-8").split("```json")[1].split("```")[0]
    assert game.decision(game.from_json(json.loads(text))) == "build"
