"""The boards of the titles, for pages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from comptoir import load, titles
from comptoir.draw.palette import stylesheet
from comptoir.draw.svg import Panel
from comptoir.kernel.game import Game
from comptoir.kernel.state import OVER, State

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@cache
def playable() -> tuple[str, ...]:
    """The titles that have a board."""
    return tuple(slug for slug in titles() if load(slug).part("board") is not None)


def panels(game: Game, view: State, *, all_open: bool = False, **how: Any) -> list[Panel]:
    """The board in panels; with nothing face down when the game is over or all is open."""
    if not game.open_points and (all_open or int(view.actor()) == OVER):
        how["open_points"] = True
    return list(game.panels(view, **how))


def unstyled(svg: str) -> str:
    """A picture without the rules it brings along: pages have them from `stylesheets`."""
    return _STYLE.sub("", svg) if "<style>" in svg else svg


@cache
def stylesheets() -> str:
    """The rules of all boards, for one file: the palette's, and what titles bring along in their pictures."""
    found = [stylesheet()]
    for slug in playable():
        game = load(slug)
        for panel in game.panels(game.new(seed=0).view(0), seat=0):
            found += [rules for rules in _STYLE.findall(panel.svg.inline) if rules not in found]
    return "\n".join(found)
