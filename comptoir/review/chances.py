"""From what a judge hopes for each seat to chances to win: a softmax whose warmth is fitted on games between bots.

What was fitted stands in `chances.json`, by title and number of seats: `actor` weighs the hopes as the seat that is to
choose sees them, `own` those of each seat as it sees them itself, with its own hand, and `acting` is what it is worth
to be the one who chooses (networks are a little hopeful then). Where nothing is hidden, `own` is 0.
`python -m comptoir.review.calibrate` fits them anew."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import State

Floats = NDArray[np.float64]

WHOLE: Final = 1_000_000  # chances are stored in millionths, as whole numbers: their sums are exact
SUREST: Final = 0.999  # a hope of 1 would be a certainty, which no judge has before the end
OTHERWISE: Final = {"actor": 3.0, "own": 0.0, "acting": 0.0}

Warmth = dict[str, float]


@cache
def fitted() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("comptoir.review").joinpath("chances.json").read_text("utf-8"))
    return found


def warmth_of(slug: str, seats: int) -> Warmth:
    """The weights of a title for so many seats."""
    found: Warmth = fitted().get(slug, {}).get(str(seats), OTHERWISE)
    return found


def logits(hopes: Floats) -> Floats:
    """Hopes from -1 to 1, drawn out over all numbers."""
    return np.asarray(np.arctanh(np.clip(hopes, -SUREST, SUREST)), np.float64)


def softmax(numbers: Floats) -> Floats:
    """Rows that sum to 1."""
    grown = np.exp(numbers - numbers.max(axis=-1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=-1, keepdims=True), np.float64)


def acting(positions: Sequence[State], seats: int) -> Floats:
    """1 for the seat that is to choose, else 0; a row for each position."""
    return np.array([[float(int(position.actor()) == seat) for seat in range(seats)] for position in positions])


def shares(actor: Floats, own: Floats, choosing: Floats, warmth: Warmth) -> Floats:
    """The chances, from logits."""
    return softmax(warmth["actor"] * actor + warmth["own"] * own + warmth["acting"] * choosing)


def result(outcome: Outcome) -> Floats:
    """A finished game: 1 for the winner; those who share the victory share it."""
    found = np.zeros(len(outcome.scores))
    found[outcome.winners] = 1.0 / len(outcome.winners)
    return found


def whole(found: Floats) -> list[int]:
    """Shares in millionths that sum to a million: what rounding leaves over goes to the largest remainders."""
    exact = np.asarray(found, np.float64) * WHOLE
    floors = np.floor(exact).astype(np.int64)
    missing = WHOLE - int(floors.sum())
    for seat in np.argsort(floors - exact, kind="stable")[:missing]:
        floors[seat] += 1
    return [int(share) for share in floors]
