"""The table for The Castles of Burgundy: estates by name, the rest of the position by key.

Board 1, by the numbers of its spaces (colour and die number):

          1 a6   2 c5   3 c4   4 k3
       5 a2   6 a1   7 c6   8 k5   9 b4
    10 a5  11 a4  12 b3  13 k1  14 b2  15 b3
 16 s6  17 s1  18 s2  19 c6  20 s5  21 s4  22 s1
    23 b2  24 b5  25 m4  26 b3  27 b1  28 a2
       29 b6  30 m1  31 k2  32 b5  33 b6
          34 m3  35 k4  36 k1  37 b3
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from comptoir.games.burgundy import GAME

PEOPLE = ["Anne", "Bernie", "Christine", "David"]


@pytest.fixture(scope="session")
def lay(at_table: Any) -> Callable[..., Any]:
    """lay(Anne={"storage": ["ship"], "dice": [2, 5]}): two people unless `seats` says otherwise, all on board 1
    with the first castle on space 19 and the dice 1 and 2, and turns that Anne begins unless `agenda` says
    otherwise. `known=[3, 14]` lays knowledge tiles on far spaces; `tiles={12: "bank"}` adds to the estate."""

    def laid(*, luck: list[str] | None = None, seats: int = 2, **position: Any) -> Any:
        players = [estate(**position.pop(name, {})) for name in PEOPLE[:seats]]
        agenda = [f"turn {seat}" for seat in range(seats)] + ["end_round 0"]
        position.setdefault("agenda", agenda)
        return at_table(GAME, {"seats": seats, "players": players, **position}, luck)

    def estate(known: tuple[int, ...] = (), tiles: dict[int, str] | None = None, **rest: Any) -> dict[str, Any]:
        spaces = {"19": "castle", **{str(space): name for space, name in (tiles or {}).items()}}
        for space, number in zip((13, 8, 4), known, strict=False):
            spaces[str(space)] = f"knowledge_{number}"
        ships = len([name for name in spaces.values() if name == "ship"])
        return {"estate": rest.pop("estate", spaces), "track": rest.pop("track", ships),
                "dice": rest.pop("dice", [1, 2]), **rest}

    return laid


@pytest.fixture(scope="session")
def game() -> Any:
    return GAME
