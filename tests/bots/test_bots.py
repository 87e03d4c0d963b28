"""Bots: found by name, fair, repeatable; greedy is better than random."""

from __future__ import annotations

import pytest

from comptoir import load
from comptoir.bots import BOTS, make_bot
from comptoir.kernel.errors import BadOption
from comptoir.kernel.state import State

GAME = load("puerto-rico")


def positions(seats: int, seed: int, every: int) -> list[State]:
    """Some positions of a random game."""
    found, state, bot, n = [], GAME.new(seats, seed), make_bot("random", GAME, seed), 0
    while state.outcome() is None:
        if n % every == 0:
            found.append(state.clone())
        state.apply(bot.choose(state.view(state.actor()), state.legal()))
        n += 1
    return found


def test_an_unknown_name_is_refused_with_the_known_ones():
    with pytest.raises(BadOption, match="bots are: random, greedy"):
        make_bot("deepblue", GAME)


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_what_is_legal_and_repeat_themselves(name):
    one, other = make_bot(name, GAME, 5), make_bot(name, GAME, 5)
    for state in positions(4, 2, every=9):
        view = state.view(state.actor())
        action = one.choose(view, state.legal())
        assert action in state.legal()
        assert action == other.choose(state.view(state.actor()), state.legal())


@pytest.mark.parametrize("name", BOTS)
def test_bots_leave_the_view_as_it_is(name):
    for state in positions(3, 4, every=25):
        view = state.view(state.actor())
        key = view.key()
        make_bot(name, GAME, 1).choose(view, state.legal())
        assert view.key() == key


def test_greedy_does_not_know_the_luck_to_come():
    """The same view in games of other luck: the same choice."""
    for state in positions(4, 7, every=20):
        chosen = {make_bot("greedy", GAME, 3).choose(other.view(other.actor()), other.legal())
                  for other in (GAME.from_json(state.to_json()) for _ in range(3))}
        assert len(chosen) == 1


def test_random_tries_everything():
    state = GAME.new(4, 1)
    bot = make_bot("random", GAME, 9)
    assert {bot.choose(state.view(0), state.legal()) for _ in range(200)} == set(state.legal())


def test_greedy_plays_a_title_without_an_evaluation():
    null = load("null-game")
    state = null.new(2, 1)
    assert null.actions.text(make_bot("greedy", null).choose(state.view(0), state.legal())) == "take:2"
