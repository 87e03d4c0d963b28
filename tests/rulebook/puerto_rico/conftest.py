"""The table for Puerto Rico: boards by name, the rest of the position by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from comptoir.games.puerto_rico import GAME

PEOPLE = ["Anne", "Bernie", "Christine", "David", "Emma"]


@pytest.fixture(scope="session")
def lay(at_table: Any) -> Callable[..., Any]:
    """lay(Anne={"goods": {"corn": 1}}, house={"sugar": 1}): four people unless `seats` says otherwise, and a
    round that Anne begins unless `agenda` says otherwise. Who is not named has an empty board."""

    def laid(*, luck: list[str] | None = None, seats: int = 4, **position: Any) -> Any:
        boards = [position.pop(name, {}) for name in PEOPLE[:seats]]
        position.setdefault("agenda", ["round 0"])
        return at_table(GAME, {"seats": seats, "players": boards, **position}, luck)

    return laid


@pytest.fixture(scope="session")
def staffed() -> Callable[..., dict[str, Any]]:
    """staffed("office", "wharf", goods=…): a board with these buildings, every circle occupied."""
    circles = {"indigo_plant": 3, "sugar_mill": 3, "tobacco_storage": 3, "coffee_roaster": 2}

    def board(*city: str, **rest: Any) -> dict[str, Any]:
        colonists = {building: circles.get(building, 1) for building in city}
        return {**rest, "city": [*city, *rest.get("city", [])], "colonists": {**colonists, **rest.get("colonists", {})}}

    return board


@pytest.fixture(scope="session")
def game() -> Any:
    return GAME
