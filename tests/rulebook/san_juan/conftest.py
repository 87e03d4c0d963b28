"""The table for San Juan: cities and hands by name, the rest of the position by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from comptoir.games.san_juan import GAME

PEOPLE = ["Anne", "Bernie", "Christine", "David"]
MONEY = "coffee_roaster"  # what a hand is filled with when only its size matters


def cards(pile: Any) -> Any:
    """A number of cards that are all alike, or a list of cards."""
    if isinstance(pile, int):
        return {MONEY: pile} if pile else {}
    return {card: pile.count(card) for card in pile} if isinstance(pile, list) else pile


@pytest.fixture(scope="session")
def lay(at_table: Any) -> Callable[..., Any]:
    """lay(Anne={"city": ["smithy"], "hand": 3}, tiles=…): four people unless `seats` says otherwise, and a round that
    Anne begins unless `agenda` says otherwise. Who is not named has an indigo plant and no cards. Options of the game
    (`expansion`, `edition` …) are keys like the others."""

    def laid(*, luck: list[str] | None = None, seats: int = 4, **position: Any) -> Any:
        cities = []
        for name in PEOPLE[:seats]:
            city = dict(position.pop(name, {"city": ["indigo_plant"]}))
            for pile in ("hand", "chapel", "bank", "harbor"):
                if pile in city:
                    city[pile] = cards(city[pile])
            cities.append(city)
        options = {option.name: position.pop(option.name) for option in GAME.options if option.name in position}
        position.setdefault("agenda", ["round 0"])
        if "discard" in position:
            position["discard"] = cards(position["discard"])
        if "deck" in position:
            position["deck"] = cards(position["deck"])
        return at_table(GAME, {"seats": seats, "options": options, "players": cities, **position}, luck)

    return laid


@pytest.fixture(scope="session")
def game() -> Any:
    return GAME


def size(pile: dict[str, int]) -> int:
    return sum(pile.values())
