"""What to expect of a level: how often it wins one against one from the level below, as it was measured.

The figures stand in `expected.json`, by title and level. `python tools/strength.py --levels` writes them, of games that
it has played."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from comptoir.bots import LEVELS, level_of
from comptoir.kernel.game import Game

EVEN: Final = 0.5  # among equals


@dataclass(frozen=True)
class Expected:
    """Of a level against the one below."""

    level: str
    below: str
    share: float  # of the games that it wins; a shared victory is split
    low: float
    high: float
    games: int


@cache
def measured() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("comptoir.bots").joinpath("expected.json").read_text("utf-8"))
    return found


def below(level: str) -> str:
    """The level below; the lowest has none."""
    names = list(LEVELS)
    place = names.index(level)
    return names[place - 1] if place else ""


def expected(game: Game, level: str) -> Expected | None:
    """None where it was not measured, or is not sure to be more than half: what other bots did, who had these levels
    before, says nothing."""
    found, under = measured().get(game.slug, {}).get(level), below(level)
    if found is None or (found["bot"], found["against"]) != (level_of(game, level), level_of(game, under)):
        return None
    return Expected(level, under, found["share"], found["low"], found["high"], found["games"]) \
        if found["low"] > EVEN else None
