"""Luck (docs/design.md, Luck): the k-th draw of a stream is a function of (seed, stream, k) and of nothing else, and it
is fair across seeds as well as along one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import product
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import comptoir
from comptoir.kernel.chance import OPEN, SEEDS, STRONG, Chance, Keyed, Script, chance_from_json
from comptoir.kernel.errors import BadOption, BadRecord

DRAWS = 20_000 if comptoir.compiled() else 6_000
STREAMS = [0, 1, 2, 3, 7, 15, 16, 100, 254, 255]


def fair(draws: Iterable[int], faces: int) -> None:
    """Chi-square: five standard deviations from what is expected is not chance."""
    seen = [0] * faces
    for face in draws:
        seen[face] += 1
    expected = sum(seen) / faces
    chi = sum((n - expected) ** 2 / expected for n in seen)
    free = faces - 1
    assert abs(chi - free) < 5 * sqrt(2 * free) + 5, f"{seen}"


@pytest.mark.parametrize("stream", STREAMS)
@pytest.mark.parametrize("first", [0, 10**6, (1 << 32) - 3_000, 1 << 40, SEEDS - 30_000])
def test_the_first_draw_of_each_stream_is_fair_across_seeds(stream: int, first: int) -> None:
    for faces in (2, 6, 52):
        fair((Chance(seed).below(faces, stream, 0) for seed in range(first, first + DRAWS // 5)), faces)


@pytest.mark.parametrize("luck", [Chance(0), Chance(12345), Keyed(STRONG + 7), Script([3] * 40)])
def test_a_die_falls_as_its_odds_say(luck: Chance) -> None:
    odds = vec[i64]([1] * 6)
    for k in range(40):
        assert luck.throw(6, 0, vec[i64]([k])) == luck.pick(odds, 0, vec[i64]([k])) in range(6)


def test_a_die_has_no_side_that_was_told_wrongly() -> None:
    with pytest.raises(BadRecord, match="cannot have come out as 6"):
        Script([6]).throw(6, 0, vec[i64]([0]))


@pytest.mark.parametrize("odds", [[1], [0, 0, 3], [2, 0, 1, 0], [1] * 12, [1] * 13, [0, 5] * 20])
def test_a_draw_goes_through_the_weights_one_by_one(odds: list[int]) -> None:
    """However many there are."""
    row = [outcome for outcome, weight in enumerate(odds) for _ in range(weight)]
    for k in range(200):
        assert Chance(4).draw(vec[i64](odds), 1, k) == row[Chance(4).below(len(row), 1, k)]


@pytest.mark.parametrize("step", [2, 256, 1 << 16, 1 << 32, (1 << 32) + 1])
def test_the_first_draw_is_fair_across_seeds_that_lie_apart(step: int) -> None:
    """Only high or only even digits change."""
    fair((Chance(n * step % SEEDS).below(6, 0, 0) for n in range(DRAWS // 4)), 6)


@pytest.mark.parametrize("stream", STREAMS)
def test_along_one_seed_the_draws_are_fair(stream: int) -> None:
    for seed in (0, 1, 12345, SEEDS - 1):
        chance = Chance(seed)
        for faces in (2, 6, 52):
            fair((chance.below(faces, stream, k) for k in range(DRAWS // 4)), faces)


def test_draws_that_follow_each_other_are_independent() -> None:
    chance = Chance(9)
    fair((chance.below(6, 0, k) * 6 + chance.below(6, 0, k + 1) for k in range(0, DRAWS, 2)), 36)


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 2), (0, 128), (0, 254), (254, 255)])
def test_streams_are_independent(one: int, other: int) -> None:
    chance = Chance(10)
    fair((chance.below(6, one, k) * 6 + chance.below(6, other, k) for k in range(DRAWS // 2)), 36)
    fair((Chance(seed).below(6, one, 0) * 6 + Chance(seed).below(6, other, 0) for seed in range(DRAWS // 4)), 36)


def test_seeds_next_to_each_other_are_independent() -> None:
    fair((Chance(seed).below(6, 0, 0) * 6 + Chance(seed + 1).below(6, 0, 0) for seed in range(0, DRAWS // 2, 2)), 36)
    one, other = Chance(5), Chance(6)
    fair((one.below(6, 0, k) * 6 + other.below(6, 0, k) for k in range(DRAWS // 2)), 36)


def test_every_digit_of_a_number_is_fair() -> None:
    numbers = [Chance(seed).number(0, 0) for seed in range(DRAWS // 2)]
    assert all(0 <= number < 1 << 32 for number in numbers)
    for digit in range(32):
        fair((number >> digit & 1 for number in numbers), 2)


def test_numbers_hardly_ever_repeat() -> None:
    """Of n numbers of 32 bits about n²/2³³ pairs are alike."""
    numbers = {Chance(seed).number(stream, k) for seed in range(40) for stream in range(10) for k in range(50)}
    assert len(numbers) > 20_000 - 150


def test_a_draw_depends_on_seed_stream_and_number_alone() -> None:
    asked = list(product([0, 1, 77], [0, 1, 255], [0, 1, 999]))
    forwards = [Chance(seed).number(stream, k) for seed, stream, k in asked]
    backwards = [Chance(seed).number(stream, k) for seed, stream, k in reversed(asked)]
    assert forwards == backwards[::-1]
    one = Chance(77)
    assert [one.number(stream, k) for seed, stream, k in asked if seed == 77] == forwards[-9:]


def test_numbers_are_the_same_on_every_machine_and_build() -> None:
    """Written down once; records of all times hang on them."""
    found = [Chance(seed).number(stream, k) for seed, stream, k in
             ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (123456789, 3, 1000), (SEEDS - 1, 255, (1 << 24) - 1))]
    assert found == NUMBERS


NUMBERS = [1492139738, 2391682181, 1868905393, 684226951, 720117165, 2138386729]


def test_weights_are_kept() -> None:
    odds, chance = vec[i64]([0, 1, 0, 2, 3, 0]), Chance(3)
    seen = [0] * 6
    for k in range(DRAWS):
        seen[chance.draw(odds, 0, k)] += 1
    assert seen[0] == seen[2] == seen[5] == 0
    fair([0] * seen[1] + [1] * (seen[3] // 2) + [2] * (seen[4] // 3), 3)


def test_pick_takes_the_next_of_its_stream() -> None:
    chance, odds = Chance(4), vec[i64]([1] * 50)
    assert chance.pick(odds, 1, vec[i64]([5, 7])) == chance.draw(odds, 1, 7)


@pytest.mark.parametrize("seed", [-1, -(1 << 70), SEEDS, 1 << 63, 1 << 64, 10**30])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match=r"a seed is a whole number from 0 to 2\*\*62 - 1"):
        Chance(seed)


# Script


def test_a_script_tells_its_outcomes_in_order_whatever_the_stream() -> None:
    script, odds = Script([2, 0, 1], before=3), vec[i64]([1, 1, 1])
    assert script.pick(odds, 0, vec[i64]([2, 1])) == 2
    assert script.pick(odds, 1, vec[i64]([3, 1])) == 0
    assert script.pick(odds, 0, vec[i64]([3, 2])) == 1
    with pytest.raises(BadRecord, match="draw 4 was not told"):
        script.pick(odds, 0, vec[i64]([4, 2]))


@pytest.mark.parametrize("outcome", [-1, 1, 3, 10**6])
def test_a_script_does_not_tell_what_cannot_come(outcome: int) -> None:
    with pytest.raises(BadRecord, match="draw 1 cannot have come out as"):
        Script([outcome]).pick(vec[i64]([1, 0, 1]), 0, vec[i64]([0]))


def test_luck_is_written_and_read_back() -> None:
    assert chance_from_json("open") is OPEN
    assert OPEN.left_open
    assert chance_from_json(json.loads(json.dumps(Chance(8).to_json()))).number(0, 0) == Chance(8).number(0, 0)
    script = chance_from_json(json.loads(json.dumps(Script([1, 2], 5).to_json())))
    assert script.to_json() == {"told": [1, 2], "before": 5}
    assert not script.left_open
