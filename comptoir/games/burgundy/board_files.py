"""Board files of The Castles of Burgundy: estates, as rows of spaces."""

from __future__ import annotations

from pathlib import Path

from comptoir.games.burgundy.loader import BadBoard, parse

KIND = "estate"


def is_one(text: str) -> bool:
    """Whether this can be meant for an estate."""
    return not text.lstrip().startswith(("{", "["))


def problems(file: Path, text: str) -> list[str]:
    """The first thing that is wrong with an estate."""
    try:
        parse(text, str(file))
    except BadBoard as problem:
        return [str(problem)]
    return []
