"""Positions of San Juan for the tests of its stage, its decisions and its previews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from comptoir import load
from comptoir.kernel.state import PASS

GAME = load("san-juan")
SEATS = (2, 3, 4)
OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"expansion": "on"}, {"expansion": "on", "edition": "2004", "start": "choose"})


def games(seats: int, seeds: range) -> Iterator[Any]:
    """Every position in which somebody is asked, of games that cover all options: by luck alone, and with hands that
    seldom pass, which build full cities."""
    for seed in seeds:
        luck, options = Random(seed), OPTIONS[seed % len(OPTIONS)]
        state: Any = GAME.new(seats=seats, seed=seed, options=options)
        while int(state.actor()) >= 0:
            yield state
            legal = state.legal()
            state.apply(luck.choice(legal[1:] if seed % 2 and legal[0] == PASS and luck.random() < 0.95 else legal))


@cache
def spread(seats: int, seeds: int, each: int) -> tuple[Any, ...]:
    """Some positions of every step that is ever asked: not only of those that are asked all the time."""
    seen: Counter[str] = Counter()
    found = []
    for state in games(seats, range(seeds)):
        if seen[state.step()] < each and (state.step() != "choose_role" or state.round % 4 == 1):
            seen[state.step()] += 1
            found.append(state.clone())
    return tuple(found)
