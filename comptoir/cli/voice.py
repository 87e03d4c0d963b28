"""What a title says to a reader, in his language. A title in the making, without texts, speaks in its notation."""

from __future__ import annotations

import unicodedata
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from comptoir.cli.console import printable
from comptoir.cli.options import own_locales
from comptoir.kernel.game import Game
from comptoir.kernel.state import OVER, State
from comptoir.message import Message, render
from comptoir.words import Words, words

LONGEST_NAME = 24


def part_of(game: Game, name: str) -> ModuleType | None:
    """A module of the title, if it has it."""
    try:
        return import_module(f"{game.package}.{name}") if find_spec(f"{game.package}.{name}") else None
    except ModuleNotFoundError:  # the title is a single file
        return None


def called(names: list[str]) -> list[str]:
    """How players are called on screen: bot:greedy in seat 2 is "Greedy 2", and nothing steers the terminal."""
    shown = []
    for seat, name in enumerate(names):
        if name.startswith("bot:"):
            name = f"{name[4:].capitalize()} {seat}"
        shown.append(printable(name)[:LONGEST_NAME] or f"seat {seat}")
    return shown


def folded(text: str) -> str:
    """For comparing what people type: no capitals, no accents, no punctuation."""
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return " ".join("".join([letter if letter.isalnum() else " " for letter in bare]).split())


class Voice:
    """The texts of a title for one table."""

    def __init__(self, game: Game, locale: str, names: list[str]) -> None:
        self.game = game
        self.locale = locale
        self.names = called(names)
        self.say: Words | None = words(game.package, locale) if own_locales(game) else None
        self._tell = part_of(game, "tell") if self.say is not None else None

    def prompt(self, view: State, seat: int) -> str:
        if self._tell is not None:
            return self._render(self._tell.prompt(view, seat))
        return "—" if view.actor() == OVER else f"{self.names[int(view.actor())]}: {view.step().replace('_', ' ')}"

    def label(self, view: State, action: int) -> str:
        if self._tell is not None:
            return self._render(self._tell.label(view, action))
        return self.game.actions.text(action)

    def log(self, before: State, action: int, after: State) -> list[str]:
        if self._tell is not None:
            return [self._render(message) for message in self._tell.log(before, action, after)]
        return [f"{self.names[int(before.actor())]}: {self.game.actions.text(action)}"]

    def fill_step(self) -> str:
        """The step whose questions can be answered all at once; "" where the title has none."""
        return str(getattr(self._tell, "FILL", ""))

    def topics(self, view: State) -> list[str]:
        """What rules can be asked about, by key."""
        return list(self._tell.topics(view)) if self._tell is not None else []

    def topic_name(self, topic: str) -> str:
        return self.word(topic, topic)

    def find_topics(self, view: State, asked: str) -> list[str]:
        """Those whose name is, begins with, or holds what was asked; the best kind of match only."""
        asked = folded(asked)
        names = {topic: (folded(self.topic_name(topic)), folded(topic.partition("-")[2]))
                 for topic in self.topics(view)}
        for fits in (str.__eq__, str.startswith, str.__contains__):
            found = [topic for topic, own in names.items() if any([fits(name, asked) is True for name in own])]
            if found:
                return found
        return []

    def explain(self, view: State, seat: int, topic: str) -> str:
        assert self._tell is not None
        return " ".join([self._render(message) for message in self._tell.explain(view, seat, topic)])

    def word(self, key: str, otherwise: str) -> str:
        """A text of the title without arguments, or something else where it has none."""
        return self.say(key) if self.say is not None and self.say.has(key) else otherwise

    def end(self, name: str) -> str:
        return self.word("end-" + name.replace("_", "-"), name)

    def part(self, name: str) -> str:
        """A source of points."""
        return self.word("score-" + name.replace("_", "-"), name)

    def _render(self, message: Message) -> str:
        assert self.say is not None
        return render(message, self.say, self.names)
