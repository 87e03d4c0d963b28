"""The table of a title as text for a terminal: one module a title, named like its package.

`screen(view, ...)` shows the whole position, and PAGES what more can be asked for, by the name of its command. A title
without a screen is shown as the JSON of its position."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.voice import Voice


def screens_of(game: Game) -> ModuleType | None:
    name = f"{__name__}.{game.package.rpartition('.')[2]}"
    return import_module(name) if find_spec(name) is not None else None


def show(voice: Voice, view: State, seat: int, width: int, open_points: bool) -> RenderableType:
    """The position as this seat sees it."""
    module = screens_of(voice.game)
    if module is None or voice.say is None:
        return Text(json.dumps(view.to_json(), ensure_ascii=False))
    shown: RenderableType = module.screen(view, seat=seat, names=voice.names, say=voice.say, width=width,
                                          open_points=open_points)
    return shown


def pages(game: Game) -> Sequence[str]:
    """The names of what can be shown besides."""
    return list(getattr(screens_of(game), "PAGES", {}))


def page(voice: Voice, name: str, view: State, seat: int) -> RenderableType:
    """One of them."""
    made: Any = getattr(screens_of(voice.game), "PAGES", {})[name]
    shown: RenderableType = made(view, seat=seat, say=voice.say)
    return shown
