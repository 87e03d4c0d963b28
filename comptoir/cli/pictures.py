"""The board as a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from comptoir.cli.files import check_writable, write_whole
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.state import State


def check_picture(path: Path) -> None:
    """BadOption when no picture can be written there."""
    if path.suffix not in (".svg", ".png"):
        raise BadOption(f"cannot write {path}: a picture is a .svg or a .png file")
    check_writable(path)


def draw(path: Path, game: Game, state: State, *, seat: int, names: Sequence[str], locale: str, theme: str = "",
         last: Iterable[str] = (), open_points: bool = False) -> None:
    """Write the board as this seat sees it, with what it may do lit up."""
    check_picture(path)
    if game.part("board") is None:
        raise BadOption(f"{game.slug} has no board to draw yet")
    legal = state.legal() if int(state.actor()) == seat else []
    picture = game.board(state.view(seat), seat=seat, legal=legal, last=list(last), names=names, locale=locale,
                         theme=theme, open_points=open_points)
    if path.suffix == ".svg":
        write_whole(path, picture.text)
        return
    try:
        image = picture.png()
    except RuntimeError as problem:  # no renderer is installed
        raise BadOption(f"cannot write {path}: {problem}") from None
    write_whole(path, image)
