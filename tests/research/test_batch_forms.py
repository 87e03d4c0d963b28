"""Other forms of a batch: observations as float16 or uint8, and games without forced choices."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

import comptoir
from comptoir.encoding import scales
from comptoir.kernel.errors import BadOption
from comptoir.research.batch import Batch
from comptoir.research.forms import checked_form

from ..laws.playing import Case, covering

CASES = [case for slug in comptoir.titles() for case in covering(slug)]
SOME = 120 if comptoir.compiled() else 5  # steps


def encoder(slug: str) -> Any:
    return import_module(comptoir.load(slug).package + ".encode")


@pytest.mark.parametrize("slug", comptoir.titles())
def test_the_forms_say_the_same(slug: str) -> None:
    """float16 is the nearest there is, and still tells the counts; uint8 is the counts."""
    most = np.array(encoder(slug).MOST)
    whole, half, byte = (Batch(slug, 5, seed=2, dtype=kind) for kind in ("float32", np.float16, np.dtype("u1")))
    for _ in range(SOME):
        actions = whole.random_actions()
        for batch in (whole, half, byte):
            batch.step(actions)
        features, counts = whole.seen.observations, byte.seen.observations
        assert (half.seen.observations.dtype, counts.dtype) == (np.float16, np.uint8)
        assert np.array_equal(half.seen.observations, features.astype(np.float16))
        assert np.array_equal(np.rint(half.seen.observations.astype(np.float64) * most), np.rint(features * most))
        assert counts.max() < 255
        assert np.array_equal(counts * scales(most.tolist()), features)


@pytest.mark.parametrize("divisor", [1, 2, 3, 7, 12, 60, 122, 200, 255])
def test_every_count_is_rounded_as_numpy_would(divisor: int) -> None:
    counts = np.arange(32768, dtype=np.int16)
    whole, half, byte = (np.zeros(32768, kind) for kind in (np.float32, np.float16, np.uint8))
    for out in (whole, half, byte):
        checked_form(out.dtype, [divisor] * 32768)[1](counts, out)()
    assert np.array_equal(whole, counts.astype(np.float32) * np.float32(1 / divisor))
    assert np.array_equal(half, whole.astype(np.float16))
    assert byte.tolist() == [min(count, 255) for count in counts.tolist()]


def test_a_form_can_be_written_into_arrays_of_the_caller() -> None:
    batch = Batch("golden-city", 3, seed=1, dtype="float16")
    mine = np.zeros((3, 2, 681), np.float16)[:, 1]
    batch.into({"observations": mine})
    plain = Batch("golden-city", 3, seed=1)
    for _ in range(5):
        actions = plain.random_actions()
        batch.step(actions)
        assert np.array_equal(mine, plain.step(actions).observations.astype(np.float16))
    with pytest.raises(BadOption, match="observations must be float16, not float32"):
        batch.into({"observations": np.zeros((3, 681), np.float32)})


@pytest.mark.parametrize("wrong", ["float64", "int8", ">f4", "money", object, np.bool_])
def test_other_forms_are_refused(wrong: Any) -> None:
    with pytest.raises(BadOption, match="they can be: float32, float16, uint8"):
        Batch("golden-city", 3, seed=1, dtype=wrong)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_without_forced_choices_the_games_are_the_same(case: Case) -> None:
    """Played again one by one, with what is forced, they pass the same positions to the same ends."""
    n, seed = 3, 70
    batch = Batch(case.slug, n, seats=case.seats, seed=seed, options=case.options, forced=False)
    alone = [case.new(seed + lane) for lane in range(n)]
    played, skipped, ended, turn = [0] * n, 0, 0, 0
    while ended < (n if comptoir.compiled() else 1):
        for lane, state in enumerate(alone):
            while state.count == 1:
                skipped += 1
                state.apply(state.legal()[0])
            actor = int(state.actor())
            assert batch.seen.actors[lane] == actor
            assert np.flatnonzero(batch.seen.masks[lane]).tolist() == state.legal()
            if turn % 9 == 0 or batch.seen.ends[lane]:
                assert np.array_equal(batch.seen.observations[lane], case.game.encode(state, actor))
                assert batch.state(lane).key() == state.key()
        assert batch.seen.masks.sum(axis=1).min() > 1
        actions = batch.random_actions()
        seen = batch.step(actions)
        turn += 1
        for lane, action in enumerate(actions.tolist()):
            state = alone[lane]
            state.apply(action)
            while state.count == 1:
                skipped += 1
                state.apply(state.legal()[0])
            assert bool(seen.ends[lane]) == (not state.top)
            if not state.top:
                assert bool(seen.rewards[lane].any()) == (len(state.outcome().winners) < case.seats)
                ended += 1
                played[lane] += 1
                alone[lane] = case.new(seed + lane + played[lane] * n)
    assert skipped > 0


def test_what_is_forced_counts_among_the_decisions_of_a_game() -> None:
    """So a game is broken off where it would be with them."""
    longest, n = 30, 4
    batch = Batch("puerto-rico", n, seats=3, seed=1, forced=False, max_steps=longest)
    alone = [comptoir.load("puerto-rico").new(seats=3, seed=1 + lane) for lane in range(n)]
    made, played, shown = [0] * n, [0] * n, 0
    for _ in range(60):
        actions = batch.random_actions()
        seen = batch.step(actions)
        for lane, state in enumerate(alone):
            state.apply(int(actions[lane]))
            made[lane] += 1
            shown += 1
            while state.count == 1 and made[lane] < longest:
                state.apply(state.legal()[0])
                made[lane] += 1
            assert seen.ends[lane] == seen.cuts[lane] == (made[lane] == longest)
            if made[lane] == longest:
                made[lane] = 0
                played[lane] += 1
                alone[lane] = comptoir.load("puerto-rico").new(seats=3, seed=1 + lane + n * played[lane])
    assert shown < sum(played) * longest + sum(made), "some were forced"
    assert not seen.rewards.any()
