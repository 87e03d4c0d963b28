"""Intervals say what they claim."""

from __future__ import annotations

from random import Random

import pytest

from comptoir.arena.intervals import mean, share, t_quantile


@pytest.mark.parametrize(("df", "t"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281),
                                       (30, 2.0423), (200, 1.9719)])
def test_students_t(df, t):
    assert t_quantile(df) == pytest.approx(t, abs=0.01)


@pytest.mark.parametrize(("chance", "alike"), [(0.5, 0.0), (0.5, 0.7), (0.9, 0.5), (0.25, 0.3), (0.02, 0.4)])
def test_win_shares_cover_the_truth_when_games_of_a_block_are_alike(chance, alike):
    """Blocks of four; with odds `alike` a game ends like the first one of its block. Binomial intervals over games
    would miss far too often."""
    luck, hits, runs = Random(3), 0, 600
    for _ in range(runs):
        blocks = []
        for _ in range(40):
            first = luck.random() < chance
            blocks.append(sum([first if luck.random() < alike else luck.random() < chance for _ in range(4)]))
        found = share(blocks, [4] * 40)
        hits += found.low <= chance <= found.high
    assert 0.925 <= hits / runs <= 0.99


def test_means_cover_the_truth_with_few_blocks():
    luck, hits, runs = Random(5), 0, 800
    for _ in range(runs):
        found = mean([6 * luck.gauss(40, 5) for _ in range(5)], [6] * 5)
        hits += found.low <= 40 <= found.high
    assert 0.925 <= hits / runs <= 0.98


def test_a_bot_that_always_won_may_still_lose():
    found = share([6] * 50, [6] * 50)
    assert found.value == 1
    assert 0.98 < found.low < 0.99
    assert found.high == 1


def test_blocks_that_are_all_alike_do_not_make_an_interval_of_no_width():
    found = share([3] * 4, [6] * 4)
    assert found.low < 0.4
    assert found.high > 0.6


def test_one_block_says_nothing():
    assert share([3], [6]).interval() == [0, 1]
    assert mean([30], [6]).interval() == [None, None]
    assert share([0, 0], [0, 0]).n == 0
