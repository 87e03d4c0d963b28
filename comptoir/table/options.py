"""Options and numbers that strangers send us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comptoir.kernel.game import Game
from comptoir.table.refusal import Refused

MOST_DIGITS = 9


def number(text: str) -> int | None:
    """A whole number as a form or an address has it; None where there is none that anybody could mean."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


def refuse_files(game: Game, options: Mapping[str, Any]) -> None:
    """None of them may make a title open a file of this machine."""
    for option in game.options:
        value = options.get(option.name)
        written = [str(known).lower() for known in option.values]
        if option.opens_files and value is not None and not isinstance(value, dict) \
                and str(value).lower() not in written:
            raise Refused("option-file", name=option.name, allowed=", ".join(written))
