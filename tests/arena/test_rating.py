"""Plackett–Luce: what the ratings are, against formulas and another program."""

from __future__ import annotations

from itertools import pairwise, permutations
from math import exp, log, log10
from random import Random

import pytest

from comptoir.arena.rating import POINTS, add_up, bootstrap, draws_of, fit

STRENGTHS = [8.0, 4.0, 2.0, 1.0]


def ranking(strengths, luck):
    """Bots from first to last, drawn from the model."""
    left = list(range(len(strengths)))
    order = []
    while left:
        at = luck.random() * sum([strengths[bot] for bot in left])
        for bot in left:
            at -= strengths[bot]
            if at < 0:
                break
        left.remove(bot)
        order.append(bot)
    return order


def game(order, kinds):
    """Draws of a game without ties."""
    return draws_of(order, list(range(1, len(order) + 1)), kinds)


def test_two_bots_have_the_closed_form():
    """With two bots the strengths are as the wins are; a tie is half a win for each."""
    draws = add_up([*[game([0, 1], 2)] * 30, *[game([1, 0], 2)] * 10, *[draws_of([0, 1], [1.5, 1.5], 2)] * 4])
    ratings, proper = fit(draws, 2)
    assert proper
    assert ratings[0] - ratings[1] == pytest.approx(400 * log10(32 / 12), abs=1e-6)
    assert sum(ratings) == pytest.approx(0)


def test_strengths_that_were_put_in_come_out():
    luck = Random(11)
    blocks = [game(ranking(STRENGTHS, luck), 4) for _ in range(3000)]
    ratings, _ = fit(add_up(blocks), 4)
    assert sorted(ratings, reverse=True) == ratings
    for better, worse in pairwise(ratings):
        assert better - worse == pytest.approx(400 * log10(2), abs=20)


def test_another_program_finds_the_same():
    choix = pytest.importorskip("choix", reason="choix is not installed: the ratings are not compared with its own")
    luck = Random(2)
    orders = [ranking([3.0, 1.5, 1.0, 0.4, 0.8], luck) for _ in range(300)]
    theirs = choix.ilsr_rankings(5, orders, tol=1e-12)
    ours, _ = fit(add_up([game(order, 5) for order in orders]), 5)
    assert ours == pytest.approx([POINTS * each for each in theirs], abs=0.05)


def test_the_maximum_is_a_maximum_with_ties_and_with_twins():
    """Counted the slow way: every order of the tied in equal parts, and each chair of a bot by itself."""
    luck = Random(4)
    games = []
    for _ in range(60):
        order = ranking([2.0, 2.0, 1.0, 1.0], luck)
        places = luck.choice([[1, 2, 3, 4], [1, 2, 3, 4], [1.5, 1.5, 3, 4], [1, 3, 3, 3], [1, 2, 3.5, 3.5]])
        games.append(([bot // 2 for bot in order], places))  # chairs 0, 1 are one bot, 2, 3 the other

    def likelihood(ratings):
        total = 0.0
        for bots, places in games:
            orders = [order for order in permutations(range(4))
                      if [places[chair] for chair in order] == sorted(places)]
            for order in orders:
                strengths = [exp(ratings[bots[chair]] / POINTS) for chair in order]
                total += sum([log(strengths[n] / sum(strengths[n:])) for n in range(4)]) / len(orders)
        return total

    found, _ = fit(add_up([draws_of(bots, places, 2) for bots, places in games]), 2)
    best = likelihood(found)
    for shift in (-5, -1, 1, 5):
        assert likelihood([found[0] + shift, found[1]]) < best


def test_a_bot_that_never_lost_gets_a_finite_rating_and_the_answer_says_so():
    ratings, proper = fit(add_up([game([0, 1, 2], 3), game([0, 2, 1], 3)] * 10), 3)
    assert not proper
    assert ratings[0] > 300
    assert ratings[1] == pytest.approx(ratings[2])


def test_resampled_blocks_cover_the_truth():
    truth = [POINTS * (log(each) - sum(map(log, STRENGTHS)) / 4) for each in STRENGTHS]
    luck, hits, runs = Random(8), 0, 12
    for _ in range(runs):
        blocks = [add_up([game(ranking(STRENGTHS, luck), 4) for _ in range(2)]) for _ in range(60)]
        ratings, _ = fit(add_up(blocks), 4)
        spread = bootstrap(blocks, 4, ratings, 200)
        hits += sum([low <= true <= high for true, (low, high) in zip(truth, spread, strict=True)])
    assert hits / (4 * runs) > 0.85


def test_the_same_blocks_give_the_same_interval():
    luck = Random(1)
    blocks = [game(ranking([2.0, 1.0], luck), 2) for _ in range(300)]
    ratings, _ = fit(add_up(blocks), 2)
    assert bootstrap(blocks, 2, ratings) == bootstrap(blocks, 2, ratings)
