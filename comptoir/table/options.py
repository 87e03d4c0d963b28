"""Options and numbers that strangers send us."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game, Option
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


@cache
def offered(game: Game, option: Option, seats: int) -> tuple[Any, ...]:
    """The values of an option for so many seats: without those that only other numbers of players can choose."""
    return tuple(value for value in option.values if _allowed(game, option, value, seats)
                 or not any(_allowed(game, option, value, others) for others in game.seats))


def _allowed(game: Game, option: Option, value: Any, seats: int) -> bool:
    try:
        game.checked_options(seats, {option.name: value})
    except BadOption:
        return False
    return True
