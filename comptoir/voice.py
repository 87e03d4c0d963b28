"""What a title says, in a reader's language. A title in the making that lacks a text speaks in its notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from comptoir.kernel.game import Game, Option
from comptoir.kernel.state import OVER, State
from comptoir.message import Message, Seat, render
from comptoir.words import Words, dashed, locales, words


@cache
def languages(game: Game) -> tuple[str, ...]:
    """The languages a title speaks; none while it has no texts."""
    try:
        return locales(game.package)
    except (ModuleNotFoundError, FileNotFoundError, NotADirectoryError, TypeError):  # a single file, or no folder
        return ()


@cache
def title_words(game: Game, locale: str) -> Words | None:
    """The words of a title, in this language or in one it has."""
    spoken = languages(game)
    return words(game.package, locale if locale in spoken else spoken[0]) if spoken else None


def word(game: Game, locale: str, key: str, otherwise: str) -> str:
    """A text of the title without arguments, or something else where it has none."""
    say = title_words(game, locale)
    return say(key) if say is not None and say.has(key) else otherwise


def title_name(game: Game, locale: str) -> str:
    return word(game, locale, "board-title", game.slug.replace("-", " ").title())


@dataclass(frozen=True)
class OptionTexts:
    """What an option is called, what it does, and what its values are called, in one language."""

    label: str
    help: str
    values: dict[str, str]  # by how a value is written, in the order of Option.values

    def value(self, value: Any) -> str:
        return self.values[str(value).lower()]


def option_texts(game: Game, option: Option, locale: str) -> OptionTexts:
    """The texts of an option: of `black_posts` those under `option-black-posts`, `option-black-posts-help` and
    `option-black-posts-on`; where a title has none, what the option says of itself."""
    key = "option-" + dashed(option.name)
    written = [str(value).lower() for value in option.values]
    return OptionTexts(word(game, locale, key, option.name.replace("_", " ").capitalize()),
                       word(game, locale, key + "-help", option.help),
                       {value: word(game, locale, f"{key}-{dashed(value)}", value.replace("_", " "))
                        for value in written})


class Voice:
    """The texts of one game for readers of one language."""

    def __init__(self, game: Game, locale: str, names: Sequence[str]) -> None:
        self.game = game
        self.locale = locale
        self.names = list(names)
        self.say = title_words(game, locale)
        self._tell = game.part("tell") if self.say is not None else None

    def prompt(self, view: State, seat: int) -> str:
        if self._tell is not None:
            return self.message(self._tell.prompt(view, seat))
        actor = int(view.actor())
        return "—" if actor == OVER else f"{self.names[actor]}: {view.step().replace('_', ' ')}"

    def label(self, view: State, action: int) -> str:
        if self._tell is not None:
            return self.message(self._tell.label(view, action))
        return self.game.actions.text(action)

    def named(self, view: State, action: int) -> str:
        """A label that can stand inside a sentence: where a title's labels are sentences themselves, a shorter one."""
        named = getattr(self._tell, "named", None)
        return self.message(named(view, action)) if named is not None else self.label(view, action)

    def log(self, before: State, action: int, after: State) -> list[tuple[int, str]]:
        """The sentences of a move, each with the seat it tells of (-1: nobody's)."""
        if self._tell is None:
            actor = int(before.actor())
            return [(actor, f"{self.names[actor]}: {self.game.actions.text(action)}")]
        return [(_seat(message), self.message(message)) for message in self._tell.log(before, action, after)]

    def short(self, before: State, action: int, after: State) -> str:
        """A move in a few words, for its seat's strip; "" when it is not worth telling."""
        short = getattr(self._tell, "short", None)
        if short is None:
            told = self.log(before, action, after)
            return told[0][1] if told else ""
        message = short(before, action, after)
        return self.message(message) if message is not None else ""

    def aftermath(self, before: State, action: int, after: State) -> list[tuple[str, tuple[str, ...]]]:
        """What followed by itself and is worth a step of its own, a scoring, with the places that it counts."""
        aftermath = getattr(self._tell, "aftermath", None)
        found = aftermath(before, action, after) if aftermath is not None else []
        return [(self.message(message), places) for message, places in found]

    def advice(self, view: State, seat: int) -> str:
        """A line for a first game, where the title has one."""
        advice = getattr(self._tell, "advice", None)
        message = advice(view, seat) if advice is not None else None
        return self.message(message) if message is not None else ""

    def fill_step(self) -> str:
        """The step whose questions can be answered all at once; "" where the title has none."""
        return str(getattr(self._tell, "FILL", ""))

    def topics(self, view: State) -> list[str]:
        """What rules can be asked about, by key."""
        topics = getattr(self._tell, "topics", None)
        return list(topics(view)) if topics is not None else []

    def explain(self, view: State, seat: int, topic: str) -> list[str]:
        """The sentences of a topic."""
        assert self._tell is not None
        return [self.message(message) for message in self._tell.explain(view, seat, topic)]

    def end(self, name: str) -> str:
        return self.word("end-" + dashed(name), name.replace("_", " "))

    def part(self, name: str) -> str:
        """A source of points."""
        return self.word("score-" + dashed(name), name.replace("_", " ").capitalize())

    def word(self, key: str, otherwise: str) -> str:
        """A text of the title without arguments, or something else where it has none."""
        return word(self.game, self.locale, key, otherwise)

    def message(self, message: Message) -> str:
        """Any message of the title."""
        return render(message, self.say, self.names) if self.say is not None else message.key


def _seat(message: Message) -> int:
    """Whom a message is about."""
    for value in message.args.values():
        if isinstance(value, Seat):
            return value.number
    return -1
