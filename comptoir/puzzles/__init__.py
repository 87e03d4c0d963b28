"""Puzzles: positions with one clearly best choice that is not the one that comes to mind. Those that come with the
package lie beside this file, one file a title, a line each; `comptoir puzzles` finds more."""

from __future__ import annotations

import gzip
import json
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from comptoir.kernel.game import Game
from comptoir.kernel.state import State

EASY, MEDIUM, HARD = 1, 2, 3
GRADES: Final = (EASY, MEDIUM, HARD)
FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Puzzle:
    """A game up to a choice, and what the choices are worth. The seat that is to choose solves it."""

    title: str
    seats: int
    seed: int
    moves: tuple[str, ...]
    best: str
    tempting: str  # what comes to mind
    grade: int
    step: str
    chances: dict[str, float] = field(hash=False)  # to win, by action: those that were looked at

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "moves": " ".join(self.moves)}


def from_json(line: dict[str, Any]) -> Puzzle:
    return Puzzle(**{**line, "moves": tuple(str(line["moves"]).split())})


def position(game: Game, puzzle: Puzzle) -> State:
    """Where it is to be solved."""
    state = game.new(seats=puzzle.seats, seed=puzzle.seed)
    for text in puzzle.moves:
        state.apply(game.actions.id(text))
    return state


def shelf(slug: str) -> Path:
    """Where the title's puzzles lie; they need not be there."""
    return FOLDER / f"{slug}.jsonl.gz"


@cache
def puzzles(slug: str) -> tuple[Puzzle, ...]:
    """Those that come with the package, the easy ones first."""
    path = shelf(slug)
    return read(path) if path.exists() else ()


def read(path: Path) -> tuple[Puzzle, ...]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return tuple(from_json(json.loads(line)) for line in file)
