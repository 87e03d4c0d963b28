"""The search: its budget, and that it sees what it should."""

from __future__ import annotations

import time

import pytest

from comptoir import load, titles
from comptoir.bots import Limit, make_bot
from comptoir.bots.base import glance_of, values_of
from comptoir.bots.mcts import Mcts
from comptoir.search.mcts import FIRST_WEIGHT, Search
from comptoir.search.pace import WORTH_A_ROUND, think
from comptoir.search.race import Race
from comptoir.search.sketch import Sketch

from ..speed.both_builds import ask

TITLES = titles()


def searched(slug: str, iterations: int, seconds: float = 0.0, worlds: int = 3) -> Search:
    game = load(slug)
    state = game.new(seats=3, seed=4)
    search = Search(state.view(state.actor()), values_of(game)[0], 1, worlds)
    search.run(iterations, seconds)
    return search


@pytest.mark.parametrize("slug", TITLES)
def test_it_does_as_many_iterations_as_it_is_allowed(slug):
    search = searched(slug, 25)
    assert search.done == 25
    legal = len(load(slug).new(seats=3, seed=4).legal())
    assert len(search.tried()) == legal
    assert sum(search.tried()) == 25 + FIRST_WEIGHT * legal * len(search.roots)  # a first look at each counts, too


def test_it_deals_worlds_only_where_something_is_hidden():
    assert len(searched("puerto-rico", 5).roots) == 1
    assert len(searched("san-juan", 5).roots) == 3


def test_the_clock_stops_it():
    """How well is for the benchmark to say: here it only must not be far off."""
    began = time.perf_counter()
    search = searched("puerto-rico", 0, 0.05)
    assert sum(search.tried()) > 0
    assert time.perf_counter() - began < 5.0


def test_it_can_be_asked_to_go_on():
    search = searched("golden-city", 10)
    search.run(15, 0.0)
    assert search.tried() == searched("golden-city", 25).tried()


@pytest.mark.parametrize("slug", ["puerto-rico", "san-juan", "golden-city"])
def test_a_choice_that_is_decided_is_not_thought_about_any_longer(slug):
    """What was tried most cannot be overtaken: the same choice with fewer iterations."""
    game = load(slug)
    saved = 0
    for seed in range(3):
        state = game.new(seats=3, seed=seed)
        view = state.view(state.actor())
        bot = Mcts(game, 1, iterations=48, worlds=2)
        whole = Search(view, values_of(game)[0], 1, 2)
        whole.run(48, 0.0)
        assert bot.choose(view, state.legal()) == state.legal()[whole.best()]
        saved += 48 - bot.done
    assert saved > 0


def test_with_a_limit_in_iterations_a_choice_does_not_depend_on_what_was_asked_before():
    game = load("san-juan")
    state = game.new(seats=3, seed=5)
    bot = make_bot("mcts:iterations=20", game, seed=3)
    for _ in range(12):
        view, legal = state.view(state.actor()), state.legal()
        chosen = bot.choose(view, legal)
        assert chosen == make_bot("mcts:iterations=20", game, seed=3).choose(view, legal)
        state.apply(chosen)


@pytest.mark.parametrize("slug", ["puerto-rico", "san-juan", "golden-city"])
def test_a_search_goes_on_where_its_choice_led(slug):
    """As long as the same seat is asked and nothing new is seen: then what was tried there counts. It must be about
    the very position, in every world it dealt."""
    game = load(slug)
    state = game.new(seats=3, seed=2)
    went_on = known = 0
    for _ in range(24):
        if state.outcome() is not None:
            break
        seat = state.actor()
        search = Search(state.view(seat), values_of(game)[0], 1, 2)
        search.run(8, 0.0)
        chosen = state.legal()[search.best()]
        goes_on = search.follow(chosen)
        state.apply(chosen)
        new = len(state.drawn) > 0
        while not new and len(state.legal()) == 1:
            state.apply(state.legal()[0])
            new = len(state.drawn) > 0
        if goes_on:
            went_on += 1
            assert not new
            assert search.asks(state.view(seat))
            known += sum(search.tried()) > len(state.legal())
            assert len(search.tried()) == len(state.legal())
            search.run(4, 0.0)
            assert search.done == 12
    assert went_on > 0
    assert known > 0


@pytest.mark.parametrize("slug", TITLES)
def test_in_a_sketch_who_is_asked_the_same_does_the_same(slug):
    """And tries nothing for it: that is what makes sketches quick."""
    game = load(slug)
    asked = 0

    def values(position):
        nonlocal asked
        asked += 1
        return values_of(game)[0](position)

    sketch = Sketch(values)
    state = game.new(seats=3, seed=3)
    for _ in range(20):
        if len(state.legal()) > 1:
            asked = 0
            once = sketch.play_on(state.clone())
            assert asked in (0, len(state.legal()))
            asked = 0
            assert sketch.play_on(state.clone()) == once
            assert not asked
        state = sketch.play_on(state)


def test_what_was_kept_is_of_no_use_for_another_question():
    """It is compared with the position that is asked about, not taken for it."""
    game = load("puerto-rico")
    kept = 0
    for seed in range(3):
        bot = Mcts(game, 1, seconds=0.02)
        state = game.new(seats=3, seed=seed)
        for _ in range(30):
            bot.choose(state.view(state.actor()), state.legal())
            state.apply(state.legal()[-1])  # not what it chose, as a rule
            kept += bot._kept is not None
            other = game.new(seats=4, seed=seed)
            assert bot.choose(other.view(other.actor()), other.legal()) in other.legal()
    assert kept > 0
    bot.close()
    assert bot._kept is None


def test_by_the_clock_a_clear_choice_takes_little_of_the_time():
    """Two pebbles left: taking both wins."""
    null = load("null-game")
    state = null.new(2, 3)
    while state.pebbles > 2:
        state.apply(null.actions.id("take:1"))
    view = state.view(state.actor())
    whole = Search(view, values_of(null)[0], 1, 1)
    whole.run(0, 0.5)
    bot = Mcts(null, 1, seconds=0.5, worlds=1)
    assert null.actions.text(bot.choose(view, state.legal())) == "take:2"
    assert bot.done < whole.done / 2


def raced(iterations: int, seconds: float = 0.0, phase: int = 0) -> Race:
    """In the first or in the last round of the game."""
    game = load("burgundy")
    state = game.new(seats=2, seed=4)
    glance = glance_of(game)
    assert glance is not None
    while state.phase < phase or state.round < phase or len(state.legal()) < 4:
        state.apply(glance(state))
    race = Race(state.view(state.actor()), *values_of(game), glance, 1)
    race.run(iterations, seconds)
    return race


def test_a_race_does_as_many_iterations_as_it_is_allowed_and_can_go_on():
    race = raced(10)
    assert race.done == sum(race.tried()) == 10
    race.run(15, 0.0)
    assert race.tried() == raced(25).tried()
    assert race.best() == raced(25).best()


def test_a_race_ends_when_one_is_left():
    """In the last round nothing is left to luck, so that whoever is behind stays behind."""
    race = raced(4000, phase=4)
    assert race.done < 4000
    assert len(race.runners) == 1


def test_by_the_clock_a_race_ends_when_nobody_is_likely_to_be_better():
    race = raced(1)
    think(race, 0, 600.0)
    assert race.hope < WORTH_A_ROUND
    done = race.done
    if len(race.runners) > 1:
        race.run(5, 0.0)  # iterations are done all the same
        assert race.done == sum(race.tried()) > done


def test_a_race_that_has_no_time_still_has_a_leader():
    began = time.perf_counter()
    race = raced(0, 0.000001)
    assert race.done == 0
    assert 0 <= race.best() < len(race.tried())
    assert time.perf_counter() - began < 5.0


def test_all_runners_of_a_race_meet_the_same_luck():
    """A round is one try for each that is not out, so that none is tried in luck that the others did not meet."""
    race = raced(60)
    assert len({len(runner.found) for runner in race.runners}) <= 2  # a round may be under way
    assert all(tries <= race.rounds + 1 for tries in race.tried())


def test_advice_counts_until_the_end_of_a_race():
    """However many rounds there were: what looked worst leads, if somebody thinks enough of it."""
    race = raced(0, 0.000001)
    race.until = 0.0  # now there is time
    race.begin()
    runners = list(race.runners)
    last = runners[-1]
    last.advice = runners[0].first - last.first + 3.0  # enough to stay ahead, and not to be alone at once
    race.line_up(runners, len(runners))
    race.run(20_000, 0.0)
    assert race.rounds > 20
    assert race.best() == last.place


def test_a_glance_is_legal_and_leaves_the_position_alone():
    game = load("burgundy")
    glance = glance_of(game)
    assert glance is not None
    for boards in ("1", "draw-secret", "draw-spielbox"):
        state = game.new(seats=3, seed=6, options={"boards": boards})
        while state.outcome() is None:
            key = state.key()
            action = glance(state)
            assert state.key() == key
            assert action in state.legal()
            state.apply(action)


def test_the_tighter_limit_counts():
    game = load("puerto-rico")
    state = game.new(seats=3, seed=2)
    few = make_bot("mcts:iterations=7", game).choose(state.view(0), state.legal())
    assert make_bot("mcts:iterations=900000000", game).choose(state.view(0), state.legal(), Limit(iterations=7)) == few
    assert make_bot("mcts", game).choose(state.view(0), state.legal(), Limit(seconds=0.01)) in state.legal()


def test_it_takes_the_win_that_is_there():
    """Three pebbles and one token each: whoever takes two is ahead, and the game ends with the last."""
    null = load("null-game")
    state = null.new(2, 3)
    while state.pebbles > 2:
        state.apply(null.actions.id("take:1"))
    chosen = make_bot("mcts:iterations=200", null).choose(state.view(state.actor()), state.legal())
    assert null.actions.text(chosen) == "take:2"


@pytest.mark.parametrize("slug", TITLES)
@pytest.mark.parametrize("spec", ["sense", "mcts:iterations=3,worlds=2", "net", "net:iterations=3"])
def test_both_builds_choose_alike(slug, spec):
    pure = ask("moves", slug, spec, "5", pure=True)
    built = ask("moves", slug, spec, "5", pure=False)
    assert pure is not None
    if built is None:
        pytest.skip("THE COMPILED BUILD IS NOT INSTALLED: only pure Python was tried")
    assert built["answer"] == pure["answer"]
