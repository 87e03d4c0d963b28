"""The table of a title as text for a terminal: its module `screen`.

`screen(view, ...)` shows the whole position, and PAGES what more can be asked for, by the name of its command. A title
without a screen is shown as the JSON of its position."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.voice import Voice


def show(voice: Voice, view: State, seat: int, width: int, open_points: bool) -> RenderableType:
    """The position as this seat sees it."""
    module = voice.game.part("screen")
    if module is None or voice.say is None:
        return Text(json.dumps(view.to_json(), ensure_ascii=False))
    shown: RenderableType = module.screen(view, seat=seat, names=voice.names, say=voice.say, width=width,
                                          open_points=open_points)
    return shown


def pages(game: Game) -> Sequence[str]:
    """The names of what can be shown besides."""
    return list(getattr(game.part("screen"), "PAGES", {}))


def page(voice: Voice, name: str, view: State, seat: int) -> RenderableType:
    """One of them."""
    made: Any = getattr(voice.game.part("screen"), "PAGES", {})[name]
    shown: RenderableType = made(view, seat=seat, say=voice.say)
    return shown
