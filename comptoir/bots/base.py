"""What a program that plays must do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from comptoir.kernel.actions import shown
from comptoir.kernel.chance import checked_seed
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.search.race import Glance
from comptoir.search.turn import Value, Values, points


@dataclass(frozen=True)
class Limit:
    """How long a bot may think about one choice; None: as long as it likes. Only a limit in iterations gives the same
    answer on every machine."""

    seconds: float | None = None
    iterations: int | None = None


NO_LIMIT = Limit()


class Bot:
    """A player of one title. Its choices follow from the seed and from what it was asked before, so that a match can
    be played again."""

    name = ""
    settings: ClassVar[dict[str, Callable[[str], Any]]] = {}  # what can be set after the colon, and how it is read

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = checked_seed(seed)

    def __repr__(self) -> str:
        return f"<Bot {self.name} of {self.game.slug}>"

    @classmethod
    def made(cls, written: str, game: Game, seed: int) -> Bot:
        """One with the settings that were written after the colon."""
        return cls(game, seed, **read_settings(cls.name, cls.settings, written))

    def choose(self, view: State, legal: Sequence[int], limit: Limit = NO_LIMIT) -> int:
        """One of the legal actions, for the actor of the view."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over: let go of what the bot holds."""


def read_settings(name: str, known: dict[str, Callable[[str], Any]], written: str) -> dict[str, Any]:
    """"iterations=400,worlds=4" as a table; BadOption says what can be set."""
    found: dict[str, Any] = {}
    for part in written.split(",") if written.strip() else []:
        key, equals, value = (word.strip() for word in part.partition("="))
        if key not in known:
            raise BadOption(f"{name} has no setting {shown(key)}; settings are: {', '.join(known) or 'none'}")
        if not equals:
            raise BadOption(f"{name}: {key} must be given a value, e.g. {name}:{key}=1")
        found[key] = read_setting(name, key, known[key], value)
    return found


def read_setting(name: str, key: str, read: Callable[[str], Any], value: str) -> Any:
    try:
        return read(value)
    except ValueError as problem:
        raise BadOption(f"{name}: {key} cannot be {shown(value)}: {problem}") from None


def count(value: str) -> int:
    """A whole number of at least 1."""
    if not value.isdecimal() or not 0 < int(value) < 1 << 31:
        raise ValueError("it is a whole number, at least 1")
    return int(value)


def amount(value: str) -> float:
    """A number above 0."""
    number = float(value) if value.replace(".", "", 1).isdecimal() else 0.0
    if not 0.0 < number < 1e6:
        raise ValueError("it is a number above 0")
    return number


def values_of(game: Game) -> tuple[Values, Value | None]:
    """The title's evaluation, for all seats and, where it has that, for one; a title in the making may have none:
    then the points there are."""
    sense = game.part("sense")
    return (points, None) if sense is None else (sense.values, getattr(sense, "value", None))


def glance_of(game: Game) -> Glance | None:
    """What the title does at a glance, if it has that."""
    glance = game.part("glance")
    return None if glance is None else glance.glance
