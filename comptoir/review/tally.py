"""What a review comes to for each seat: the parts of the sum, accuracy, luck, the best and the worst decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from comptoir.review.analyst import Review, decision_part
from comptoir.review.chances import WHOLE
from comptoir.review.names import AT_STAKE, BEST, NAMES, WORTH, name_of


@dataclass(frozen=True)
class Tally:
    """One seat's game. start + own + others + luck = result, in millionths."""

    seat: int
    start: int  # chance to win before the first move
    own: int  # what its own decisions moved
    others: int  # what the decisions of the others moved
    luck: int
    result: int  # at the end, or where the record stops
    lost: int  # what its decisions gave away, all together
    accuracy: int | None  # percent; None: nothing was at stake yet
    counts: dict[str, int]  # how many decisions are called what
    best: int  # the move of its best decision; -1: none
    worst: int

    def to_json(self) -> dict[str, Any]:
        return dict(self.__dict__)


def tallies(review: Review) -> list[Tally]:
    """Of every seat, from what is there of the review."""
    return [_tally(review, seat) for seat in range(len(review["chances"][0]))]


def _tally(review: Review, seat: int) -> Tally:
    chances, own, others = review["chances"], 0, 0
    by = review["by"]
    for move in range(len(chances) - 1):
        part = decision_part(review, move)[seat]
        own, others = (own + part, others) if by[move] == seat else (own, others + part)
    mine = {int(move): weighed for move, weighed in review.get("decisions", {}).items() if weighed["by"] == seat}
    staked = [weighed for weighed in mine.values() if at_stake(weighed)]
    counts = {name: sum(name_of(weighed["loss"]) == name for weighed in mine.values()) for name in NAMES}
    accuracy = sum(WORTH[name_of(weighed["loss"])] for weighed in staked) / len(staked) if staked else None
    return Tally(seat, chances[0][seat], own, others, sum(luck[seat] for luck in review["luck"].values()),
                 chances[-1][seat], sum(weighed["loss"] for weighed in mine.values()),
                 None if accuracy is None else round(100 * accuracy), counts,
                 max(mine, key=lambda move: (brilliance(mine[move]), -move), default=-1) if mine else -1,
                 _worst(mine))


def _worst(mine: dict[int, Review]) -> int:
    worst = max(mine, key=lambda move: (mine[move]["loss"], -move), default=-1)
    return worst if worst >= 0 and name_of(mine[worst]["loss"]) != BEST else -1


def at_stake(weighed: Review) -> bool:
    """Whether something could be done wrong."""
    return any(way["off"] >= AT_STAKE * WHOLE for way in weighed["ways"])


def brilliance(weighed: Review) -> float:
    """Of a decision that was the best one: how far ahead of the next, and how little it offered itself."""
    ways = weighed["ways"]
    if ways[0]["do"] != weighed["do"] or len(ways) < 2:
        return 0.0
    return float(ways[1]["off"] * (1.0 - 0.9 * ways[0]["liked"]))
