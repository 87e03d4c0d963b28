"""Bots: found by name, fair, repeatable."""

from __future__ import annotations

from random import Random

import pytest

from comptoir import load, titles
from comptoir.bots import BOTS, LEVELS, Limit, level_of, make_bot, split_specs
from comptoir.kernel.chance import Chance
from comptoir.kernel.errors import BadOption
from comptoir.kernel.state import State

GAME = load("puerto-rico")
TITLES = titles()
SPECS = ["random", "greedy", "greedy:noise=3", "sense", "mcts:iterations=12", "mcts:iterations=12,worlds=2", "net",
         "net:iterations=12"]


def positions(slug: str, seats: int, seed: int, every: int) -> list[State]:
    """Some positions of a random game where there is something to choose."""
    found, state, player, n = [], load(slug).new(seats, seed), Random(seed), seed
    while state.outcome() is None:
        n += 1
        if n % every == 0 and len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(player.choice(state.legal()))
    return found


def test_an_unknown_name_is_refused_with_the_known_ones():
    with pytest.raises(BadOption, match="bots are: random, greedy, sense, mcts, net, stdio; "
                                        "levels are: easy, medium, hard, expert"):
        make_bot("deepblue", GAME)


@pytest.mark.parametrize(("spec", "says"), [
    ("mcts:depth=3", "mcts has no setting 'depth'; settings are: iterations, seconds, worlds"),
    ("random:iterations=3", "random has no setting 'iterations'; settings are: none"),
    ("mcts:iterations", "must be given a value, e.g. mcts:iterations=1"),
    ("mcts:iterations=0", "at least 1"), ("mcts:iterations=ten", "whole number"),
    ("mcts:iterations=-5", "whole number"),
    ("mcts:seconds=0", "above 0"), ("mcts:seconds=nan", "above 0"), ("mcts:seconds=1e9", "above 0"),
    ("greedy:noise=loud", "above 0"), ("stdio", "needs a command"), ("stdio:'", "is not a command"), ("", "bots are")])
def test_settings_that_are_none_are_refused_with_what_there_is(spec, says):
    with pytest.raises(BadOption, match=says):
        make_bot(spec, GAME)


def test_a_bot_is_called_as_it_was_asked_for():
    for spec in [*SPECS, *LEVELS]:
        assert make_bot(spec, GAME).name == spec
    assert make_bot("stdio:python3 /somewhere/on/this/machine/mybot.py", GAME).name == "stdio:python3 mybot.py"


def test_levels_are_bots_with_settings():
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    state = GAME.new(3, 1)
    for level, spec in LEVELS.items():
        assert type(make_bot(level, GAME)) is BOTS[spec.partition(":")[0]]
        assert make_bot(level, GAME).choose(state.view(0), state.legal(), Limit(iterations=5)) in state.legal()


def test_a_title_may_have_other_bots_behind_its_levels():
    """In Burgundy what was learned is strong beside a search, and not alone: the upper levels search."""
    assert [level_of(load("burgundy"), level) for level in LEVELS] == \
        ["greedy:noise=2", "sense", "mcts:iterations=100", "net:seconds=1"]
    assert level_of(GAME, "expert") == "net"
    assert level_of(GAME, "sense") == "sense"


def test_a_setting_in_a_list_belongs_to_the_bot_before_it():
    assert split_specs("sense, mcts:iterations=200,worlds=4,random") == \
        ["sense", "mcts:iterations=200,worlds=4", "random"]
    assert split_specs("greedy") == ["greedy"]
    assert split_specs("stdio:python3 bot.py,greedy") == ["stdio:python3 bot.py", "greedy"]


@pytest.mark.parametrize("slug", TITLES)
@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_and_questions_give_the_same_legal_answers(spec, slug):
    game = load(slug)
    one, other = make_bot(spec, game, 5), make_bot(spec, game, 5)
    for state in positions(slug, 3, 2, every=60):
        view = state.view(state.actor())
        key = view.key()
        action = one.choose(view, state.legal())
        assert action in state.legal()
        assert view.key() == key  # the view is left as it is
        assert action == other.choose(state.view(state.actor()), state.legal())


@pytest.mark.parametrize("slug", TITLES)
@pytest.mark.parametrize("spec", SPECS)
def test_nothing_hidden_changes_a_choice(spec, slug):
    """The same view from worlds in which the hidden things lie elsewhere and other luck is to come."""
    game = load(slug)
    for state in positions(slug, 3, 4, every=70):
        view = state.view(state.actor())
        chosen = make_bot(spec, game, 3).choose(view, view.legal())
        for luck in (11, 12):
            other = view.determinize(Chance(luck)).view(state.actor())
            assert make_bot(spec, game, 3).choose(other, other.legal()) == chosen


def test_no_bot_knows_the_luck_to_come():
    for spec in SPECS:
        for state in positions("puerto-rico", 4, 7, every=90):
            chosen = {make_bot(spec, GAME, 3).choose(other.view(other.actor()), other.legal())
                      for other in (GAME.from_json(state.to_json()) for _ in range(3))}
            assert len(chosen) == 1


def test_other_seeds_give_other_play():
    state = GAME.new(4, 1)
    assert len({make_bot("random", GAME, seed).choose(state.view(0), state.legal()) for seed in range(40)}) > 2


def test_random_tries_everything():
    state = GAME.new(4, 1)
    bot = make_bot("random", GAME, 9)
    assert {bot.choose(state.view(0), state.legal()) for _ in range(200)} == set(state.legal())


@pytest.mark.parametrize("spec", ["greedy", "sense", "mcts:iterations=40"])
def test_bots_play_a_title_without_an_evaluation(spec):
    null = load("null-game")
    state = null.new(2, 1)
    assert null.actions.text(make_bot(spec, null).choose(state.view(0), state.legal())) == "take:2"


def test_noise_makes_greedy_err_now_and_then():
    state = GAME.new(4, 1)
    view, legal = state.view(0), state.legal()
    steady, noisy = make_bot("greedy", GAME, 1), make_bot("greedy:noise=9", GAME, 1)
    assert len({steady.choose(view, legal) for _ in range(20)}) == 1
    assert len({noisy.choose(view, legal) for _ in range(20)}) > 1


@pytest.mark.parametrize("spec", ["greedy", "sense"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_mayor_takes_the_colonist_that_costs_nothing(spec, seats):
    """As long as the supply is far from its end: a colonist less in it does not shorten the game."""
    bots, state, taken = [make_bot(spec, GAME, seat) for seat in range(seats)], GAME.new(seats, 3), []
    while state.outcome() is None:
        seat = state.actor()
        action = bots[seat].choose(state.view(seat), state.legal())
        if GAME.decision(state) == "mayor_colonist" and state.to_json()["colonists"]["supply"] > 4 * seats:
            taken.append(GAME.actions.text(action))
        state.apply(action)
    assert taken
    assert set(taken) == {"colonist"}
