"""How long to think: until a limit is reached, or until the choice is clear. One rule for everybody who searches."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from comptoir.search.mcts import Search
from comptoir.search.race import Race

SLICE: Final[i64] = 16  # iterations between two looks at whether it is clear
LEAD: Final = 0.05  # by the clock alone: being ahead by this part of what is left to do makes it clear
WORTH_A_ROUND: Final = 0.03  # points: by the clock alone, a race goes on while a runner may be better by so much
FOREVER: Final = 1e300


def think(search: Search | Race, iterations: i64, seconds: float) -> None:
    """Until the first limit is reached (0: there is none) or the choice is clear. By the clock, what is left to do is
    what the search would do at its present pace."""
    began = perf_counter()
    before = search.done
    spent = 0.0
    while True:
        most = SLICE
        if iterations > 0:
            most = min(most, iterations - (search.done - before))
        search.run(most, seconds - spent if seconds > 0.0 else 0.0)
        done = search.done - before
        left = float(iterations - done) if iterations > 0 else FOREVER
        if seconds > 0.0:
            spent = perf_counter() - began
            left = min(left, (seconds - spent) * float(done) / spent)
        if left <= 0.0 or clear(search, left, iterations <= 0):
            return


def clear(search: Search | Race, left: float, thrifty: bool) -> bool:
    """Whether it is not worth going on. Iterations are counted to find out what they are good for: so all are done
    that could change the choice. A clock is there to save time (thrifty): then it is enough that it hardly will."""
    if isinstance(search, Race):
        return len(search.runners) < 2 or (thrifty and search.hope < WORTH_A_ROUND)
    return ahead(search.tried(), left, thrifty)


def ahead(tried: list[int], left: float, thrifty: bool) -> bool:
    """Whether what was tried most stays so, with so many iterations left to do."""
    first = 0
    second = 0
    for tries in tried:
        if tries > first:
            first, second = tries, first
        elif tries > second:
            second = tries
    return float(first - second) > (left * LEAD if thrifty else left)
