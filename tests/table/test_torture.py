"""The short form of the torture: see torture.py, and `make torture` for the long one."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from .torture import torture

KILLS = int(os.environ.get("COMPTOIR_KILLS", "20"))
TABLES = 2  # few, so that something happens at each between two kills even on a slow machine


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_again_and_again_what_was_told_is_in_the_store(kind: str) -> None:
    with ThreadPoolExecutor(1) as thread:  # the browser of other tests keeps a loop running in this one
        found = thread.submit(torture, kind, KILLS, 1, 0.0, False, TABLES).result()
    assert found["moves acknowledged"] > KILLS // 4  # on a slow machine little happens between two of them
    assert found["begun"] > 0
