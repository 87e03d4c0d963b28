"""Over whole games of luck and of bots, every number and every thing that is told is what the engine did, and no two
buttons that do different things say the same. COMPTOIR_TOLD says how many games of each kind (make told: many)."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest

from comptoir import load
from comptoir.kernel.game import Game

from .law import check_games, falsify
from .ways import WAYS

GAMES = int(os.environ.get("COMPTOIR_TOLD", "1"))
MANY = 24  # games of each kind in which everything is heard


TITLES = ["puerto_rico", "san_juan", "burgundy", "golden_city"]


def title(name: str) -> tuple[Game, Any]:
    return load(name.replace("_", "-")), import_module(f"tests.told.{name}")


@pytest.mark.parametrize("name", TITLES)
def test_all_that_is_told_is_what_the_engine_did(name: str) -> None:
    game, table = title(name)
    heard = check_games(game, table.TABLE, WAYS[game.slug], range(3 * GAMES), 0.2, getattr(table, "account", None))
    unheard = [key for key in table.TABLE if not heard[key]]
    said = sum(n for key, n in heard.items() if key not in ("moves", "positions") and not key.startswith("asked "))
    print(f"{name}: {heard['moves']} moves, all buttons of {heard['positions']} positions, {said} messages; "
          f"not heard: {unheard}")
    assert heard["moves"] > 1000
    assert GAMES < MANY or not unheard


@pytest.mark.parametrize("name", TITLES)
def test_an_untruth_is_noticed(name: str) -> None:
    """Each argument of each message is made untrue, one by one: for every one of them the law is broken somewhere."""
    game, table = title(name)
    seen, missed = falsify(game, table.TABLE, WAYS[game.slug], range(3 * GAMES), 0.05)
    blind = [one for one in seen if missed[one] == seen[one] > 4 and one not in table.IN_SUM]
    print(f"{name}: {seen.total()} untruths, {seen.total() - missed.total()} of them noticed at once")
    assert seen.total() > 1000
    assert blind == []
