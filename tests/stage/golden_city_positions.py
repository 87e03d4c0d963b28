"""Positions of The Golden City to look at: of random games, which come to places where sensible play does not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from comptoir.games.golden_city import GAME

CASES: tuple[tuple[int, dict[str, str]], ...] = ((2, {"black_posts": "on"}), (2, {}), (3, {}), (4, {}))


@cache
def played(seats: int, black: bool, seed: int) -> tuple[Any, ...]:
    """Every position of a random game in which somebody is asked, and the end. Who builds by chance builds more often
    than not, so that boards fill."""
    options = {"black_posts": "on"} if black else {}
    g, luck, found = GAME.new(seats=seats, seed=seed, options=options), random.Random(seed), []
    while int(g.actor()) >= 0:
        found.append(g.clone())
        legal = g.legal()
        if len(legal) > 1 and legal[0] == 0 and luck.random() < 0.85:
            legal = legal[1:]
        g.apply(luck.choice(legal))
    return (*found, g)


def positions(every: int, seeds: int = 1, first: int = 1) -> Iterator[Any]:
    """Some of them, with all seat counts: every n-th, and each step that is rarely asked."""
    rare, rarest = ("pay", "take_bonus", "take_goods"), ("limit", "return_goods")
    for seats, options in CASES:
        for seed in range(first, first + seeds):
            for n, g in enumerate(played(seats, bool(options), seed)):
                step = g.step()
                if n % every == 0 or step in rarest or (step in rare and n % max(1, every // 4) == 0):
                    yield g
