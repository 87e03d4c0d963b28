"""Positions of The Golden City to look at: of random games, which come to places where sensible play does not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from comptoir.games.golden_city import GAME
from comptoir.games.golden_city.actions import BUILD, PAY
from comptoir.games.golden_city.data import FIRST_ZONE
from comptoir.kernel.counts import changed

CASES: tuple[tuple[int, dict[str, str]], ...] = ((2, {"black_posts": "on"}), (2, {}), (3, {}), (4, {}))


@cache
def played(seats: int, black: bool, seed: int) -> tuple[Any, ...]:
    """Every position of a random game in which somebody is asked, and the end. Who may build mostly does, and in the
    city where he can, so that boards fill and zones are closed."""
    options = {"black_posts": "on"} if black else {}
    g, luck, found = GAME.new(seats=seats, seed=seed, options=options), random.Random(seed), []
    while int(g.actor()) >= 0:
        found.append(g.clone())
        legal = g.legal()
        if len(legal) > 1 and legal[0] == 0 and luck.random() < 0.85:
            legal = legal[1:]
            city = [action for action in legal if BUILD + FIRST_ZONE <= action < PAY]
            legal = city if city and luck.random() < 0.7 else legal
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
    yield a_fifth_card()


@cache
def a_fifth_card() -> Any:
    """Somebody has four goods cards and takes another: one goes back, which random games hardly ever come to."""
    for seed in range(1, 50):
        for g in played(3, False, seed):
            seat = int(g.actor())
            if g.step() == "take_goods" and sum(g.players[seat].goods) < 4:
                made = g.clone()
                me = made.own(seat)
                while sum(me.goods) < 4:
                    me.goods = changed(me.goods, sum(me.goods), 1)
                made.apply(made.legal()[0])
                if made.step() == "return_goods":
                    return made
    raise AssertionError("nobody takes goods")
