"""The table for The Golden City: people by name, the rest of the position by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from comptoir.games.golden_city import GAME

PEOPLE = ["Anne", "Bernie", "Christine", "David"]


@pytest.fixture(scope="session")
def lay(at_table: Any) -> Callable[..., Any]:
    """lay(Anne={"hand": {"port": 1}}, turn=0): four people unless `seats` says otherwise. `turn`: this seat is to
    build, then the next one, who can if nothing is said about his hand (not with `stop=False`: the round ends);
    `bid`: this seat is to bid; else a round begins that Anne opens."""

    def laid(*, luck: list[str] | None = None, seats: int = 4, turn: int | None = None, bid: int | None = None,
             groups: list[Any] | None = None, stop: bool = True, **position: Any) -> Any:
        players = [position.pop(name, {}) for name in PEOPLE[:seats]]
        agenda = ["round 0"]
        if turn is not None:
            agenda = [f"turn {turn}", "score 0", "end_round 1"]
            if stop:
                agenda.insert(1, f"turn {(turn + 1) % seats}")
                players[(turn + 1) % seats] = {"hand": {"port": 1}, **players[(turn + 1) % seats]}
        elif bid is not None:
            agenda = [f"bid {bid}", "take_cards 0"]
        position.setdefault("agenda", agenda)
        if position["agenda"] != ["round 0"] and position["agenda"]:
            position.setdefault("score_card", "score_1")
        if groups is not None:
            position["auction"] = {"groups": [group if "cards" in group else {"cards": group} for group in groups]}
        return at_table(GAME, {"seats": seats, "players": players, **position}, luck)

    return laid


@pytest.fixture(scope="session")
def game() -> Any:
    return GAME
