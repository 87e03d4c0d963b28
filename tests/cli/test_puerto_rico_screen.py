"""Puerto Rico in a terminal: what it shows is so."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from comptoir import load
from comptoir.games.puerto_rico.screen import offer, screen
from comptoir.words import words

GAME = load("puerto-rico")
SAY = words("comptoir.games.puerto_rico", "en")


def shown(piece: Any) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as seen:
        console.print(piece)
    return seen.get()


def prices(g: Any, seat: int) -> dict[str, list[str]]:
    """By building: printed price, own price."""
    lines = [line.rsplit(maxsplit=5) for line in shown(offer(g.view(seat), seat=seat, say=SAY)).splitlines()[1:]]
    return {line[0].strip(): line[1:3] for line in lines}


def test_the_builder_sees_his_privilege_in_the_prices_and_only_in_his_phase() -> None:
    anne = {"doubloons": 9, "island": {"quarry": 1}, "colonists": {"quarry": 1}}
    g: Any = GAME.from_json({"seats": 3, "players": [anne, {"doubloons": 9}, {}], "agenda": ["round 0"]})
    assert prices(g, 0)["Wharf"] == ["9", "8"]
    g.apply(GAME.actions.id("role:builder"))
    assert (prices(g, 0)["Wharf"], prices(g, 1)["Wharf"]) == (["9", "7"], ["9", "9"])
    for _ in range(2):  # Christine has nothing to build with
        g.apply(0)
    assert g.step() == "choose_role"
    assert prices(g, 0)["Wharf"] == ["9", "8"]


def test_colonists_are_shown_where_they_stand_until_they_are_moved() -> None:
    anne = {"island": {"corn": 2, "indigo": 2}, "colonists": {"corn": 1, "indigo": 2}}
    g: Any = GAME.from_json({"seats": 3, "players": [anne, {}, {}], "agenda": ["round 0"]})
    g.apply(GAME.actions.id("role:mayor"))
    g.apply(0)
    assert g.step() == "place_colonists"
    assert g.players[0].workers[1] == 0  # for the engine they are in the air
    text = shown(screen(g.view(0), seat=0, names=["Anne", "Bernie", "Christine"], say=SAY, width=100,
                        open_points=False))
    assert "indigo ●●" in text


def test_what_a_barrel_brings_is_shown_before_anybody_can_sell() -> None:
    g: Any = GAME.new(seats=3, seed=1)
    text = shown(screen(g.view(0), seat=0, names=["Anne", "Bernie", "Christine"], say=SAY, width=100,
                        open_points=False))
    line = next(line for line in text.splitlines() if line.startswith("Prices"))
    assert line.split()[1:] == ["corn", "0", "indigo", "1", "sugar", "2", "tobacco", "3", "coffee", "4"]
