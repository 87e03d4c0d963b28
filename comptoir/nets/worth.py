"""What a finished game is worth to a seat, as networks learn it: having won, and a small part for points."""

from __future__ import annotations

from typing import Final

from comptoir.kernel.outcome import Outcome

POINTS: Final = 0.2  # the part that points have
SPREAD: Final = 10.0  # points: beyond it, being further ahead counts less and less


def worth(outcome: Outcome) -> list[float]:
    """Between -1 and 1. Winning alone is a thin signal at first: a seat that loses whatever it does learns nothing from
    it, while a point more is always to be had."""
    points = [float(score.points) for score in outcome.scores]
    mean = sum(points) / len(points)
    found = []
    for seat, own in enumerate(points):
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        won = (len(points) * share - 1) / (len(points) - 1)
        ahead = own - mean
        found.append((1.0 - POINTS) * won + POINTS * ahead / (SPREAD + abs(ahead)))
    return found
