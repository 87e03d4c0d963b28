"""What Burgundy tells is true: short words, labels and log over whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from comptoir import load
from comptoir.games.burgundy import tell
from comptoir.message import Message, render
from comptoir.words import words

GAME = load("burgundy")
NAMES = ("Anne", "Bernie", "Christine", "David")
TABLES = [(2, "1", "board"), (3, "draw", "board"), (4, "draw-secret", "off"), (2, "draw-spielbox", "on")]


def moves(seats: int, boards: str, spielbox: str) -> Iterator[tuple[Any, int, Any]]:
    """A random game that does much: before, action, after."""
    luck = random.Random(seats)
    g = GAME.new(seats, 5, {"boards": boards, "spielbox": spielbox})
    while g.actor() >= 0:
        legal = g.legal()
        busy = [action for action in legal if not GAME.actions.text(action).startswith(("workers", "pass"))]
        action = luck.choice(busy or legal)
        before = g.clone()
        g.apply(action)
        yield before, action, g.clone()


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("seats", "boards", "spielbox"), TABLES)
def test_a_move_in_a_few_letters_tells_the_points_it_brought(seats: int, boards: str, spielbox: str,
                                                             locale: str) -> None:
    say = words(GAME.package, locale)
    for before, action, after in moves(seats, boards, spielbox):
        seat = int(before.actor())
        told = tell.short(before.view(-1), action, after.view(-1))
        if told is None:
            assert GAME.actions.text(action).startswith(("pass", "unload"))
            continue
        said = render(told, say, NAMES)
        assert len(said) <= 48
        gain = int(after.players[seat].points() - before.players[seat].points())
        if gain and told.key in ("short-place", "short-sell", "short-start", "short-outpost"):
            assert said.endswith(tell.signed(gain))


def test_a_board_chosen_secretly_is_told_to_nobody() -> None:
    g = GAME.new(2, 6, {"boards": "draw-secret"})
    told = set()
    for action in g.legal():
        child = g.clone()
        child.apply(action)
        told.add(str(tell.short(g.view(1), action, child.view(1))))
    assert told == {str(Message("short-board-secret"))}
