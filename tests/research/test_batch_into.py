"""A batch that writes into arrays of the caller: the same numbers, in shared memory too, and nothing beside them."""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

import comptoir
from comptoir.kernel.errors import BadOption
from comptoir.research.batch import Batch, Seen

STEPS = 90
Arrays = dict[str, NDArray[Any]]


def filled(batch: Batch) -> Arrays:
    """Arrays for all that the batch shows, full of what it never would."""
    return {name: np.full_like(array, 77) for name, array in batch.seen._asdict().items()}


def same(one: Seen, other: Seen) -> bool:
    return all(np.array_equal(x, y) for x, y in zip(one, other, strict=True))


@pytest.mark.parametrize("slug", comptoir.titles())
@pytest.mark.parametrize("n", [1, 70])
def test_the_arrays_of_the_caller_hold_what_the_batchs_own_would(slug: str, n: int) -> None:
    plain, other = Batch(slug, n, seed=3, max_steps=80), Batch(slug, n, seed=3, max_steps=80)
    mine = filled(other)
    seen = other.into(mine)
    assert same(seen, plain.seen), "they show the position at once"
    for _ in range(STEPS if comptoir.compiled() else 3):
        actions = plain.random_actions()
        assert other.step(actions) is seen
        assert same(seen, plain.step(actions))
    assert all(getattr(seen, name) is array for name, array in mine.items())
    assert same(other.reset(), plain.reset())


def test_only_some_of_them_and_then_the_batchs_own_again() -> None:
    batch = Batch("san-juan", 5, seed=3)
    masks = np.zeros_like(batch.seen.masks)
    batch.into({"masks": masks})
    batch.step(batch.random_actions())
    assert all(np.flatnonzero(masks[lane]).tolist() == batch.state(lane).legal() for lane in range(5))
    assert not batch.seen.rewards.flags.writeable
    kept, own = masks.copy(), batch.into({})
    batch.step(batch.random_actions())
    assert np.array_equal(masks, kept), "nothing is written there any more"
    assert own.masks is not masks
    with pytest.raises(ValueError, match="read-only"):
        own.masks[0] = 0


def test_whoever_writes_into_them_disturbs_nothing() -> None:
    """Not even what is legal: the batch never reads them."""
    plain, other = Batch("burgundy", 9, seed=4), Batch("burgundy", 9, seed=4)
    mine = filled(other)
    other.into(mine)
    for _ in range(12):
        actions = plain.random_actions()
        for array in mine.values():
            array[...] = 1
        assert same(other.step(actions), plain.step(actions))


def test_a_rollout_is_written_turn_by_turn() -> None:
    """Without a fill only the step writes: each turn once."""
    n, turns = 6, 5
    plain, other = Batch("golden-city", n, seed=3), Batch("golden-city", n, seed=3)
    kept = {name: np.full((turns + 1, *array.shape), 77, array.dtype) for name, array in plain.seen._asdict().items()}
    for turn in range(1, turns + 1):
        other.into({name: array[turn] for name, array in kept.items()}, fill=False)
        assert (kept["observations"][turn] == 77).all()
        other.step(plain.random_actions())
        plain.step(plain.random_actions())
        assert all(np.array_equal(kept[name][turn], array) for name, array in plain.seen._asdict().items())
    assert (kept["observations"][0] == 77).all()


def test_rows_may_lie_apart() -> None:
    """One record for each lane, with whatever else stands in it; a part of longer rows."""
    plain, other = Batch("puerto-rico", 4, seats=3, seed=3), Batch("puerto-rico", 4, seats=3, seed=3)
    fields: list[Any] = [(name, array.dtype, array.shape[1:]) for name, array in plain.seen._asdict().items()]
    records = np.zeros(4, [("before", np.int64), *fields])
    wide = np.full((4, 5), 77, np.float32)
    other.into({name: records[name] for name in Seen._fields} | {"rewards": wide[:, 1:4]})
    for _ in range(30):
        actions = plain.random_actions()
        assert same(other.step(actions), plain.step(actions))
    assert not records["before"].any()
    assert (wide[:, [0, 4]] == 77).all()


@pytest.mark.parametrize(("name", "wrong", "message"), [
    ("observation", np.zeros((3, 681), np.float32), "no 'observation'; it has: observations, masks, rewards"),
    ("observations", [[0.0]], "observations must be an array of numpy, not list"),
    ("observations", np.zeros((3, 681)), "observations must be float32, not float64"),
    ("observations", np.zeros((3, 681), ">f4"), "observations must be float32, not >f4"),
    ("observations", np.zeros((3, 680), np.float32), r"must have the shape \(3, 681\), not \(3, 680\)"),
    ("observations", np.zeros((681, 3), np.float32).T, "must lie in one piece"),
    ("observations", np.zeros((3, 1362), np.float32)[:, ::2], "must lie in one piece"),
    ("observations", np.zeros((3, 681), np.float32)[::-1], "the next one after it"),
    ("observations", as_strided(np.zeros(681, np.float32), (3, 681), (0, 4)), "the next one after it"),
    ("observations", np.broadcast_to(np.float32(0), (3, 681)), "read-only"),
    ("masks", np.zeros((3, 5), np.bool_), "masks must be int8, not bool"),
    ("ends", np.zeros((3, 1), np.bool_), r"ends must have the shape \(3,\)"),
    ("actors", np.zeros(3, np.int32), "actors must be int64, not int32")])
def test_what_cannot_be_written_is_refused_and_nothing_changes(name: str, wrong: Any, message: str) -> None:
    batch = Batch("golden-city", 3, seed=1)
    seen = batch.into({"ends": np.zeros(3, np.bool_)})
    with pytest.raises(BadOption, match=message):
        batch.into({name: wrong})
    assert batch.seen is seen
    assert batch.step(batch.random_actions()) is seen


def test_two_of_them_in_the_same_memory_are_refused() -> None:
    flags = np.zeros(4, np.bool_)
    with pytest.raises(BadOption, match="ends and cuts lie in the same memory"):
        Batch("san-juan", 3, seed=1).into({"ends": flags[:3], "cuts": flags[1:]})


WORKER = """
import sys
from multiprocessing import resource_tracker
from multiprocessing.shared_memory import SharedMemory
import numpy as np
from comptoir.research.batch import Batch

memory, at, shared = SharedMemory(sys.argv[1]), 0, {}
resource_tracker.unregister(memory._name, "shared_memory")  # it is the other's to give back
batch = Batch("san-juan", 8, seed=5)
for name, array in batch.seen._asdict().items():
    shared[name] = np.frombuffer(memory.buf, array.dtype, array.size, at).reshape(array.shape)
    at += -(-array.nbytes // 8) * 8
batch.into(shared)
for _ in range(25):
    batch.step(batch.random_actions())
del shared
batch.into({})
memory.close()
"""


def test_shared_memory_holds_what_another_process_saw() -> None:
    batch = Batch("san-juan", 8, seed=5)
    memory = SharedMemory(create=True, size=sum(array.nbytes + 8 for array in batch.seen))
    try:
        env = {**os.environ, "PYTHONPATH": str(Path(comptoir.__file__).parents[1])}
        done = subprocess.run([sys.executable, "-c", WORKER, memory.name], env=env, capture_output=True, text=True,
                              check=False)
        assert (done.returncode, done.stderr) == (0, "")
        for _ in range(25):
            batch.step(batch.random_actions())
        at = 0
        for array in batch.seen:
            theirs = np.frombuffer(bytes(memory.buf), array.dtype, array.size, at).reshape(array.shape)
            assert np.array_equal(theirs, array)
            at += -(-array.nbytes // 8) * 8
    finally:
        memory.close()
        memory.unlink()
