"""Which games a worker plays: every seat count at once, and every second worker or so a variant."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game

USUAL: Final = 0.5  # how often options are left as they are


@dataclass(frozen=True)
class Table:
    """So many games of one kind."""

    seats: int
    options: dict[str, Any]
    games: int


def tables(game: Game, games: int, index: int, seats: tuple[int, ...] = ()) -> list[Table]:
    """What the index-th group of so many games is: the usual seat count twice as often as each of the others."""
    counts = [n for n in game.seats if not seats or n in seats]
    weights = [2 if n == game.default_seats else 1 for n in counts]
    luck = Random(index)
    found: list[Table] = []
    begun = 0
    for n, count in enumerate(counts):
        end = games * sum(weights[:n + 1]) // sum(weights)
        if end > begun:
            found.append(Table(count, options(game, count, luck), end - begun))
        begun = end
    return found


def options(game: Game, seats: int, luck: Random) -> dict[str, Any]:
    """As usual, or a mixture of all there are."""
    if luck.random() >= USUAL:
        try:
            return game.checked_options(seats, {option.name: luck.choice(option.values) for option in game.options})
        except BadOption:  # some do not go together
            pass
    return game.checked_options(seats, {})
