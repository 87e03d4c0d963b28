"""The board in the ways environments show it: as text, as SVG, as pixels."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.research.episode import Episode

MODES: Final = ["ansi", "svg", "rgb_array"]
HUMAN: Final = "human"  # the text is printed; PettingZoo's render_test asks every environment for it
TEXT_WIDTH: Final = 100
PIXELS: Final = 900  # the width of an image


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode != HUMAN and mode not in MODES:
        raise BadOption(f"no render mode is called {shown(str(mode))}; it can be: {', '.join(MODES)}, {HUMAN}")
    return mode


def render(episode: Episode, mode: str, seat: int) -> Any:
    """What this seat sees: a text, the text of an SVG picture, or an array of height x width x 3 bytes."""
    if mode == "svg":
        return picture(episode, seat).text
    if mode == "rgb_array":
        return pixels(episode, seat)
    text = as_text(episode, seat)
    if mode == HUMAN:
        print(text)
        return None
    return text


def picture(episode: Episode, seat: int) -> Any:
    """The board as our own Svg, with what may be done lit up."""
    legal = episode.state.legal() if episode.actor == seat else []
    return episode.game.board(episode.state.view(seat), seat=seat, legal=legal, last=episode.last_places())


def as_text(episode: Episode, seat: int) -> str:
    """The table as in comptoir play."""
    from rich.console import Console

    from comptoir import screens
    from comptoir.voice import Voice
    state = episode.state
    voice = Voice(episode.game, "en", [f"seat {n}" for n in range(state.seats)])
    console = Console(file=io.StringIO(), width=TEXT_WIDTH, highlight=False, color_system="standard",
                      force_terminal=True, legacy_windows=False)
    with console.capture() as capture:
        console.print(screens.show(voice, state.view(seat), seat, TEXT_WIDTH, False))
    return capture.get()


def pixels(episode: Episode, seat: int) -> NDArray[np.uint8]:
    try:
        from PIL import Image
    except ImportError:
        raise RuntimeError("rgb_array needs the package pillow: pip install 'comptoir[png]'") from None
    drawn = picture(episode, seat).sized(PIXELS).png()
    with Image.open(io.BytesIO(drawn)) as image:
        whole = image.convert("RGBA")
    paper = Image.new("RGBA", whole.size, "white")
    return np.asarray(Image.alpha_composite(paper, whole).convert("RGB"))
