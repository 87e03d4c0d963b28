"""Random play and perft: the loops that must be compiled too, or compiled rules are never seen at speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from comptoir.kernel.chance import Chance
from comptoir.kernel.state import State, go_on

PLAYER_LUCK: Final[i64] = 255  # a stream no title uses


def finish(g: State, luck: Chance) -> i64:
    """Play at random to the end; how many decisions that took. Draws left open are decided too."""
    n: i64 = 0
    drawn = luck.number(PLAYER_LUCK, n)
    while g.top:
        action = g.offers[drawn * g.count >> 32]
        n += 1
        drawn = luck.number(PLAYER_LUCK, n)  # for the next one: a processor does that beside what the action does
        g.comings = 0  # as apply does, without a call
        g.revealed = False
        go_on(g, action)
    return n


def many(start: Callable[[int, dict[str, Any], Chance], State], seats: int, options: dict[str, Any],
         first: int, games: int) -> int:
    """Decisions of so many random games, seeded first, first + 1 …"""
    n: i64 = 0
    for seed in range(first, first + games):
        n += finish(start(seats, options, Chance(seed)), Chance(seed + 1))
    return n


def clones(g: State, times: i64) -> None:
    """For the benchmark."""
    for _time in range(times):
        g.clone()


def worlds(g: State, seat: i64, times: i64) -> None:
    """For the benchmark: a view, and a full position dealt from it."""
    chance = Chance(0)
    for _time in range(times):
        g.view(seat).determinize(chance)


def perft(g: State, depth: i64) -> i64:
    """How many lines of so many actions lead on from here; a game that ends sooner counts once. With
    luck left open every outcome that can come is a branch."""
    if depth == 0 or not g.top:
        return 1
    n: i64 = 0
    for i in range(g.count):
        if depth == 1:
            n += 1
        else:
            child = g.clone()
            child.apply(g.offers[i])
            n += perft(child, depth - 1)
    return n


def divide(g: State, depth: i64) -> list[tuple[int, int]]:
    """perft by first action: where a wrong count comes from."""
    lines: list[tuple[int, int]] = []
    for action in g.legal():
        child = g.clone()
        child.apply(action)
        lines.append((action, perft(child, depth - 1)))
    return lines
