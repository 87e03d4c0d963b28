"""What a finished game is worth to a seat, as networks learn it: having won, and a part for points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from comptoir.kernel.outcome import Outcome


@dataclass(frozen=True)
class Worth:
    """Between -1 and 1. Winning alone is a thin signal at first: a seat that loses whatever it does learns nothing from
    it, while a point more is always to be had."""

    points: float = 0.2  # the part that points have
    spread: float = 10.0  # points: beyond it, being further ahead counts less and less

    def __call__(self, outcome: Outcome) -> list[float]:
        points = [float(score.points) for score in outcome.scores]
        mean = sum(points) / len(points)
        found = []
        for seat, own in enumerate(points):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            won = (len(points) * share - 1) / (len(points) - 1)
            ahead = own - mean
            found.append((1.0 - self.points) * won + self.points * ahead / (self.spread + abs(ahead)))
        return found


def worth_of(plan: dict[str, Any]) -> Worth:
    """What the network that was made by this plan learned to hope for."""
    return Worth(**{name: float(plan[name]) for name in ("points", "spread") if name in plan})
