"""What holds for the boards of all titles: no inline styles, and not too many bytes."""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from comptoir import load, titles

TABLES = [(slug, seats) for slug in titles() for seats in load(slug).seats]
NAMES = ("Anne-Sophie", "Bernadette", "Christine", "David", "Élodie")
MOST = 150_000  # bytes, before compression


@cache
def looks(slug: str, seats: int) -> tuple[tuple[Any, dict[str, Any]], ...]:
    """A young, a half-grown and a late position of a random game, with everything that is marked on a board."""
    game = load(slug)
    options = {"expansion": "on"} if slug == "san-juan" else {}
    g, luck, found = game.new(seats, 3, options), random.Random(5), []
    seen = import_module(game.package + ".board").seen
    while g.actor() >= 0:
        mover, action = int(g.actor()), luck.choice(g.legal())
        g.apply(action)
        if g.actor() >= 0:
            found.append((g.clone(), mover, action))
    shown = []
    for now, mover, action in (found[len(found) // 4], found[len(found) // 2], found[-2]):
        seat = int(now.actor())
        shown.append((now.view(seat), {"seat": seat, "legal": now.legal(), "names": NAMES, "locale": "fr",
                                       "last": seen(game.actions.places(action), mover, seat)}))
    return tuple(shown)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_no_board_needs_an_inline_style(slug: str, seats: int) -> None:
    """A page may forbid style attributes; how things look is said by classes alone."""
    for view, how in looks(slug, seats):
        for panel in load(slug).panels(view, **how):
            assert " style=" not in panel.svg.inline
            assert "<style" not in panel.svg.inline
        for theme in ("", "day", "evening"):
            assert " style=" not in load(slug).board(view, theme=theme, **how).text


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_no_board_is_heavy(slug: str, seats: int) -> None:
    """As one picture, and as the panels of a page that holds each symbol once."""
    for view, how in looks(slug, seats):
        assert len(load(slug).board(view, **how).text.encode()) < MOST
        for narrow in (False, True):
            panels = load(slug).panels(view, narrow=narrow, **how)
            symbols = {ident: markup for panel in panels for ident, markup in panel.svg.symbols.items()}
            bare = "".join([panel.svg.bare for panel in panels]) + "".join(symbols.values())
            assert len(bare.encode()) < MOST * 0.9


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_symbol_is_the_same_in_all_panels(slug: str, seats: int) -> None:
    """So one page can show them together, and hold each once."""
    for view, how in looks(slug, seats):
        found: dict[str, str] = {}
        for panel in load(slug).panels(view, **how):
            for ident, markup in panel.svg.symbols.items():
                assert found.setdefault(ident, markup) == markup, ident
