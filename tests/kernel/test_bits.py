"""Sets of small numbers as bits, against Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from comptoir.kernel.bits import MOST, how_many, lowest

SETS = st.sets(st.integers(0, int(MOST) - 1))


@given(SETS)
def test_members_are_counted(members: set[int]) -> None:
    assert how_many(sum(1 << one for one in members)) == len(members)


@given(SETS.filter(bool))
def test_the_first_is_the_smallest(members: set[int]) -> None:
    assert lowest(sum(1 << one for one in members)) == min(members)
