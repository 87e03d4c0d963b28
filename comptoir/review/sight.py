"""The chances of a position: those at first sight, averaged over the next few choices as they might be made.

A judge sees a position through the eyes of whoever is to choose, and eyes differ: at first sight the chances jump with
every change of the turn. Over a few choices everybody has looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.state import State
from comptoir.review.chances import Floats
from comptoir.review.judge import Judge
from comptoir.review.look import LUCKS, picked

CHOICES: Final = 8  # that are looked ahead
WALKS: Final = 2  # from every position
AT_ONCE: Final = 128  # positions that are thought about together


def chances_ahead(judge: Judge, positions: Sequence[State], seed: int, walks: int = WALKS,
                  choices: int = CHOICES) -> Floats:
    """A row of chances for each position. The seed rules the walks: what is drawn on them, and what is chosen."""
    found = []
    for first in range(0, len(positions), AT_ONCE):
        part = positions[first:first + AT_ONCE]
        lucks = [(seed + LUCKS * ((first + n) * walks + walk + 1)) % SEEDS
                 for n in range(len(part)) for walk in range(walks)]
        found.append(_walked(judge, [state for state in part for _ in range(walks)], lucks, choices)
                     .reshape(len(part), walks, -1).mean(axis=1))
    return np.concatenate(found)


def _walked(judge: Judge, positions: Sequence[State], lucks: Sequence[int], choices: int) -> Floats:
    games = []
    for position, luck in zip(positions, lucks, strict=True):
        game = position.clone()
        game.chance = Chance(luck)
        games.append(game)
    now = judge.chances(games)
    sums = now.copy()
    for choice in range(1, choices):
        going = [n for n, game in enumerate(games) if _to_choose(game)]
        if going:
            for n, policy in zip(going, judge.policies([games[n] for n in going]), strict=True):
                games[n].apply(games[n].offers[picked(policy, lucks[n], choice)])
        ended = [n for n, game in enumerate(games) if not game.top or n in going]
        if ended:
            now[ended] = judge.chances([games[n] for n in ended])
        sums += now  # who is over keeps the result
    return np.asarray(sums / choices)


def _to_choose(game: State) -> bool:
    """Go on to the next real choice, if there is one."""
    while game.top and game.count == 1:
        game.apply(game.offers[0])
    return bool(game.top)
