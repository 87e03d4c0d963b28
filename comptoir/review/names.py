"""What a decision is called, and what a seat's decisions come to. docs/review.md explains the numbers."""

from __future__ import annotations

from typing import Final

from comptoir.review.chances import WHOLE

BEST, FINE, IMPRECISE, MISTAKE, BLUNDER = "best", "fine", "imprecise", "mistake", "blunder"
NAMES: Final = (BEST, FINE, IMPRECISE, MISTAKE, BLUNDER)

# A decision is called so while it gives away less than this much chance to win.
BELOW: Final = ((BEST, 0.005), (FINE, 0.02), (IMPRECISE, 0.05), (MISTAKE, 0.10))
WORTH: Final = {BEST: 1.0, FINE: 0.9, IMPRECISE: 0.5, MISTAKE: 0.2, BLUNDER: 0.0}  # what it counts for accuracy
AT_STAKE: Final = 0.01  # where no way is worse than the best by this much, nothing could be done wrong


def name_of(loss: int) -> str:
    """Of a loss in millionths."""
    for name, below in BELOW:
        if loss < below * WHOLE:
            return name
    return BLUNDER
