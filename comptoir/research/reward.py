"""What a finished game is worth to each seat: the same numbers in every interface.

"win": 1 to a sole winner, -1 shared by the others; a shared victory is shared. "place": 1 to the first, -1 to the last,
evenly spaced between, equal ranks sharing. Both sum to zero, lie between -1 and 1, and are 1, 0 and -1 at two seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.outcome import Outcome


def win_shares(outcome: Outcome) -> list[float]:
    """One victory, split between those who won."""
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


def places(outcome: Outcome) -> list[int]:
    """1 for the first; equal ranks have the same place."""
    ranks = [score.rank() for score in outcome.scores]
    return [1 + sum([other > own for other in ranks]) for own in ranks]


def by_win(outcome: Outcome) -> list[float]:
    seats = len(outcome.scores)
    return [(seats * share - 1) / (seats - 1) for share in win_shares(outcome)]


def by_place(outcome: Outcome) -> list[float]:
    ranks = [score.rank() for score in outcome.scores]
    return [(sum([other < own for other in ranks]) - sum([other > own for other in ranks])) / (len(ranks) - 1)
            for own in ranks]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {"win": by_win, "place": by_place}


def checked_reward(name: str) -> Callable[[Outcome], list[float]]:
    """How games are valued, by name."""
    if name not in REWARDS:
        raise BadOption(f"no reward is called {shown(str(name))}; it can be: {', '.join(REWARDS)}")
    return REWARDS[name]


def result(outcome: Outcome) -> dict[str, Any]:
    """The end of a game for an info dictionary: how it ended, points, places and win shares, all by seat."""
    return {"end": outcome.end, "points": [score.points for score in outcome.scores], "places": places(outcome),
            "win_shares": win_shares(outcome)}
