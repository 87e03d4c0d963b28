"""Counts lines of play from the positions in the files here. As a program: the counts of the named files, with
whatever package the path leads to.

A file has: id, title, seats, options; either a position or a seed with the moves from the start; luck, seeded or
open (every outcome is a branch then); and counts by depth, from 1 on."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import comptoir
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.state import State
from comptoir.search.playout import divide, perft

HERE = Path(__file__).parent / "positions"


def files() -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*.json"))]


def position(file: dict[str, Any]) -> State:
    game = comptoir.load(file["title"])
    chance = OPEN if file["luck"] == "open" else Chance(file["seed"])
    if "position" in file:
        return game.from_json(file["position"], chance)
    state = game.new(file["seats"], None, file["options"], chance)
    for text in file["moves"]:
        state.apply(game.actions.id(text))
    return state


def shown(file: dict[str, Any], depth: int) -> str:
    """The count of each first action: compare it with another engine's."""
    game, state = comptoir.load(file["title"]), position(file)
    names = game.actions.text if state.actor() >= 0 else str
    return "\n".join([f"{names(action)}: {count}" for action, count in divide(state, depth)])


def main(ids: list[str]) -> None:
    for file in files():
        if file["id"] in ids:
            counts = [int(perft(position(file), depth)) for depth in range(1, len(file["counts"]) + 1)]
            print(json.dumps({"id": file["id"], "counts": counts, "compiled": comptoir.compiled()}))


if __name__ == "__main__":
    main(sys.argv[1:])
