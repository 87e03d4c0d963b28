"""Positions are freed safely wherever they hang: at the end of a chain of hundreds of things, too, where Python puts
freeing off. (Classes of which mypyc is told that they are acyclic broke memory there.)"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import comptoir

CHAIN = """
import sys
import comptoir

class Link:
    __slots__ = ("before", "state")

    def __init__(self, state, before):
        self.state, self.before = state, before

game = comptoir.load(sys.argv[1])
for _ in range(20):
    state, chain = game.new(seed=1), None
    while state.actor() >= 0 and state.round < 4:
        chain = Link(state.clone(), Link(state.view(state.actor()), chain))
        game.values(state)
        state.apply(state.legal()[-1])
    del chain
"""


@pytest.mark.parametrize("slug", comptoir.titles())
def test_a_long_chain_of_positions_is_freed_without_harm(slug: str) -> None:
    done = subprocess.run([sys.executable, "-c", CHAIN, slug], env={**os.environ, "PYTHONMALLOC": "debug"}, check=False,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
