"""What is asked for again and again leaves nothing behind: hours of play fit into the memory that a minute needs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import comptoir
from comptoir.bots.brain import brain_of
from comptoir.research.batch import Batch

STATM = Path("/proc/self/statm")
PAGE = 4096
MOST = 2 << 20  # bytes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="MEMORY NOT TESTED: it is read from /proc")


def grown(work: Callable[[], object], times: int) -> int:
    """How many bytes more the process has, once it has done this often."""
    for _ in range(times // 10):
        work()
    before = int(STATM.read_text().split()[1])
    for _ in range(times):
        work()
    return (int(STATM.read_text().split()[1]) - before) * PAGE


@pytest.mark.parametrize("slug", comptoir.titles())
def test_seeing_a_position_leaves_nothing_behind(slug: str) -> None:
    game = comptoir.load(slug)
    state = game.new(seed=1)
    assert grown(lambda: game.encode(state, 0), 3000) < MOST
    brain = brain_of(game)
    assert grown(lambda: brain.see(state, 0), 3000) < MOST


def test_steps_of_a_batch_leave_nothing_behind() -> None:
    batch = Batch("san-juan", n=512, seed=1)
    assert grown(lambda: batch.step(batch.random_actions()), 2000) < MOST
