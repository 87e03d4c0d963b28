"""Batch stepping: the same games as one at a time, whole refusals, games that follow one another."""

from __future__ import annotations

import numpy as np
import pytest

import comptoir
from comptoir.kernel.errors import BadOption, IllegalAction
from comptoir.kernel.state import OVER, State
from comptoir.research import batch as module
from comptoir.research.batch import Batch
from comptoir.research.reward import checked_reward

from ..laws.playing import Case, covering

CASES = [case for slug in comptoir.titles() for case in covering(slug)]


class Alone:
    """What a batch should show, from games that are stepped one at a time."""

    def __init__(self, case: Case, n: int, seed: int) -> None:
        self.case, self.n, self.seed = case, n, seed
        self.played = [0] * n
        self.states = [case.new(seed + lane) for lane in range(n)]

    def step(self, actions: list[int]) -> tuple[list[list[float]], list[bool]]:
        rewards = []
        ends = []
        for lane, action in enumerate(actions):
            state: State = self.states[lane]
            state.apply(action)
            rewards.append([0.0] * self.case.seats)
            ends.append(state.actor() == OVER)
            if ends[-1]:
                outcome = state.outcome()
                assert outcome is not None
                rewards[-1] = checked_reward("win")(outcome)
                self.played[lane] += 1
                self.states[lane] = self.case.new(self.seed + lane + self.played[lane] * self.n)
        return rewards, ends

    def compare(self, batch: Batch, keys: bool) -> None:
        for lane, state in enumerate(self.states):
            actor = int(state.actor())
            assert batch.seen.actors[lane] == actor
            assert list(np.flatnonzero(batch.seen.masks[lane])) == state.legal()
            assert np.array_equal(batch.seen.observations[lane], self.case.game.encode(state.view(actor), actor))
            if keys:
                assert batch.state(lane).key() == state.key()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_stepped_together_are_the_games_stepped_alone(case: Case) -> None:
    """Same seeds, same keys, same features, masks, actors and rewards, beyond the end of the first games."""
    n, seed = 3, 70
    batch = Batch(case.slug, n, seats=case.seats, seed=seed, options=case.options)
    alone = Alone(case, n, seed)
    alone.compare(batch, keys=True)
    ended = turn = 0
    while ended < (n + 1 if comptoir.compiled() else 1):
        actions = batch.random_actions()
        seen = batch.step(actions)
        rewards, ends = alone.step(actions.tolist())
        assert np.array_equal(seen.rewards, np.array(rewards, dtype=np.float32))
        assert seen.ends.tolist() == ends
        ended += int(seen.ends.sum())
        turn += 1
        if seen.ends.any() or turn % (7 if comptoir.compiled() else 40) == 0:
            alone.compare(batch, keys=turn % 3 == 0 or bool(seen.ends.any()))
    assert batch.seeds().tolist() == [seed + lane + played * n for lane, played in enumerate(alone.played)]


def test_the_same_seed_gives_the_same_batch() -> None:
    one, two = Batch("san-juan", 8, seed=5), Batch("san-juan", 8, seed=5)
    for _ in range(60):
        a, b = one.step(one.random_actions()), two.step(two.random_actions())
        assert all(np.array_equal(x, y) for x, y in zip(a, b, strict=True))
    first = [array.copy() for array in Batch("san-juan", 8, seed=5).seen]
    assert all(np.array_equal(x, y) for x, y in zip(one.reset(), first, strict=True))
    assert not np.array_equal(one.reset(6).observations, first[0])
    assert not np.array_equal(Batch("san-juan", 8).seen.observations, first[0]), "without a seed the luck is fresh"


@pytest.mark.parametrize("wrong", [-1, 10_000, 1 << 40])
def test_an_action_that_is_none_is_refused_and_nothing_changes(wrong: int) -> None:
    check_refused(wrong)


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    batch = Batch("puerto-rico", 4, seed=1)
    check_refused(int(np.flatnonzero(batch.seen.masks[2] == 0)[0]))


def check_refused(wrong: int) -> None:
    batch = Batch("puerto-rico", 4, seed=1)
    actions = batch.random_actions().copy()
    actions[2] = wrong
    before = [array.copy() for array in batch.seen]
    keys = [batch.state(lane).key() for lane in range(4)]
    with pytest.raises(IllegalAction, match=rf"^lane 2: action {wrong}\b.* not allowed; allowed are: .*role:settler"):
        batch.step(actions)
    assert all(np.array_equal(x, y) for x, y in zip(batch.seen, before, strict=True))
    assert [batch.state(lane).key() for lane in range(4)] == keys
    batch.step(batch.random_actions())


@pytest.mark.parametrize("wrong", [[1, 2], [[1], [2], [3]], [1.0, 2.0, 3.0], ["1", "2", "3"], 7])
def test_actions_are_one_whole_number_for_each_lane(wrong: object) -> None:
    with pytest.raises(IllegalAction, match="3 whole numbers"):
        Batch("golden-city", 3, seed=1).step(wrong)  # type: ignore[arg-type]


def test_any_kind_of_whole_number_will_do() -> None:
    batches = [Batch("golden-city", 3, seed=1) for _ in range(4)]
    actions = batches[0].random_actions()
    table = np.zeros((3, 2), np.int64)
    table[:, 1] = actions
    for batch, given in zip(batches, (actions, actions.astype(np.uint8), actions.tolist(), table[:, 1]), strict=True):
        batch.step(given)
        assert np.array_equal(batch.seen.observations, batches[0].seen.observations)


def test_the_arrays_are_the_same_ones_and_cannot_be_written() -> None:
    batch = Batch("burgundy", 2, seed=1)
    before = batch.seen
    after = batch.step(batch.random_actions())
    assert all(x is y for x, y in zip(before, after, strict=True))
    kinds = [str(array.dtype) for array in after]
    assert kinds == ["float32", "int8", "float32", "bool", "bool", "int64"]
    for array in after:
        assert array.shape[0] == 2
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    batch = Batch("san-juan", 3, seed=1, max_steps=10)
    for turn in range(1, 31):
        seen = batch.step(batch.random_actions())
        assert seen.cuts.tolist() == seen.ends.tolist() == [turn % 10 == 0] * 3
        assert not seen.rewards.any()
    assert batch.seeds().tolist() == [10, 11, 12]


def test_rewards_by_place() -> None:
    batch = Batch("puerto-rico", 2, seats=3, seed=1, reward="place")
    while not batch.seen.ends.any():
        batch.step(batch.random_actions())
    lane = int(np.flatnonzero(batch.seen.ends)[0])
    assert sorted(batch.seen.rewards[lane].tolist()) == [-1, 0, 1]


@pytest.mark.parametrize(("wrong", "message"), [
    ({"title": "chess"}, "titles are: puerto-rico"), ({"title": "null-game"}, "null-game has no features"),
    ({"n": 0}, "n cannot be 0"), ({"n": True}, "n cannot be True"),
    ({"seats": 9}, "not played by 9"), ({"seed": -1}, "seed -1 is out of range"), ({"max_steps": 0}, "max_steps"),
    ({"options": {"colour": "red"}}, "options are: balance"), ({"reward": "money"}, "win, place"),
    ({"threads": 0}, "threads cannot be 0")])
def test_what_cannot_be_is_refused(wrong: dict[str, object], message: str) -> None:
    arguments: dict[str, object] = {"title": "puerto-rico", "n": 2, "seed": 1, **wrong}
    with pytest.raises(BadOption, match=message):
        Batch(**arguments)  # type: ignore[arg-type]


def test_threads_only_where_they_run_at_the_same_time() -> None:
    if module.runs_in_parallel():
        assert Batch("puerto-rico", 4, seed=1, threads=2).n == 4
    else:
        with pytest.raises(BadOption, match="threads must be 1 here"):
            Batch("puerto-rico", 4, seed=1, threads=2)


def test_threads_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has lanes of its own. Where Python runs one at a time this still shows that the parts make a whole."""
    monkeypatch.setattr(module, "runs_in_parallel", lambda: True)
    one, three = Batch("san-juan", 7, seed=2), Batch("san-juan", 7, seed=2, threads=3)
    for _ in range(80):
        actions = one.random_actions()
        assert all(np.array_equal(x, y) for x, y in zip(one.step(actions), three.step(actions), strict=True))
