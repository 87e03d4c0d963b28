"""What a title says, in a reader's language. A title in the making that lacks a text speaks in its notation."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from comptoir import load, titles
from comptoir.draw.palette import stylesheet
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game, Option
from comptoir.kernel.state import OVER, State
from comptoir.message import Message, Seat, render
from comptoir.words import Words, locales, words

PAGE = "comptoir.table"


def page_words(locale: str) -> Words:
    """The words of the pages themselves."""
    return words(PAGE, locale)


@cache
def playable() -> tuple[str, ...]:
    """The titles that have a board."""
    return tuple(slug for slug in titles() if part_of(load(slug), "board") is not None)


@cache
def part_of(game: Game, name: str) -> ModuleType | None:
    """A module of the title, if it has it."""
    try:
        return import_module(f"{game.package}.{name}") if find_spec(f"{game.package}.{name}") else None
    except ModuleNotFoundError:  # the title is a single file
        return None


@cache
def title_words(game: Game, locale: str) -> Words | None:
    """The words of a title, in this language or in one it has."""
    try:
        spoken = locales(game.package)
    except (FileNotFoundError, ModuleNotFoundError):
        return None
    return words(game.package, locale if locale in spoken else spoken[0]) if spoken else None


def title_name(game: Game, locale: str) -> str:
    return word(game, locale, "board-title", game.slug.replace("-", " ").title())


def word(game: Game, locale: str, key: str, otherwise: str) -> str:
    """A text of the title without arguments, or something else where it has none."""
    say = title_words(game, locale)
    return say(key) if say is not None and say.has(key) else otherwise


def option_words(game: Game, option: Option, locale: str) -> tuple[str, str]:
    """What an option is called, and what it does."""
    key = "option-" + option.name.replace("_", "-")
    return (word(game, locale, key, option.name.replace("_", " ").capitalize()),
            word(game, locale, key + "-help", option.help))


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


def value_word(game: Game, option: Option, value: Any, locale: str) -> str:
    """What one value of an option is called."""
    plain = str(value).lower()
    return word(game, locale, f"option-{option.name}-{plain}".replace("_", "-"), plain.replace("_", " "))


class Telling:
    """The texts of one game for readers of one language."""

    def __init__(self, game: Game, locale: str, names: Sequence[str]) -> None:
        self.game = game
        self.locale = locale
        self.names = list(names)
        self.say = title_words(game, locale)
        self._tell = part_of(game, "tell") if self.say is not None else None

    def prompt(self, view: State, seat: int) -> str:
        if self._tell is not None:
            return self._render(self._tell.prompt(view, seat))
        actor = int(view.actor())
        return "—" if actor == OVER else f"{self.names[actor]}: {view.step().replace('_', ' ')}"

    def label(self, view: State, action: int) -> str:
        if self._tell is not None:
            return self._render(self._tell.label(view, action))
        return self.game.actions.text(action)

    def log(self, before: State, action: int, after: State) -> list[tuple[int, str]]:
        """The sentences of a move, each with the seat it tells of (-1: nobody's)."""
        if self._tell is None:
            actor = int(before.actor())
            return [(actor, f"{self.names[actor]}: {self.game.actions.text(action)}")]
        return [(_seat(message), self._render(message)) for message in self._tell.log(before, action, after)]

    def short(self, before: State, action: int, after: State) -> str:
        """A move in a few words, for its seat's strip; "" when it is not worth telling."""
        short = getattr(self._tell, "short", None)
        if short is None:
            told = self.log(before, action, after)
            return told[0][1] if told else ""
        message = short(before, action, after)
        return self._render(message) if message is not None else ""

    def message(self, message: Message) -> str:
        """Any message of the title."""
        return self._render(message) if self.say is not None else message.key

    def advice(self, view: State, seat: int) -> str:
        """A line for a first game, where the title has one."""
        advice = getattr(self._tell, "advice", None)
        message = advice(view, seat) if advice is not None else None
        return self._render(message) if message is not None else ""

    def explain(self, view: State, seat: int) -> dict[str, list[str]]:
        """What each topic means: its name, then its sentences, under the last word of its key."""
        if self._tell is None or self.say is None or not hasattr(self._tell, "topics"):
            return {}
        return {topic: [self.say(topic) if self.say.has(topic) else topic,
                        *[self._render(message) for message in self._tell.explain(view, seat, topic)]]
                for topic in self._tell.topics(view)}

    def end(self, name: str) -> str:
        return self.word("end-" + name.replace("_", "-"), name.replace("_", " "))

    def part(self, name: str) -> str:
        """A source of points."""
        return self.word("score-" + name.replace("_", "-"), name.replace("_", " ").capitalize())

    def word(self, key: str, otherwise: str) -> str:
        return word(self.game, self.locale, key, otherwise)

    def _render(self, message: Message) -> str:
        assert self.say is not None
        return render(message, self.say, self.names)


def _seat(message: Message) -> int:
    """Whom a message is about."""
    for value in message.args.values():
        if isinstance(value, Seat):
            return value.number
    return -1


@cache
def hides_points(game: Game) -> bool:
    """Whether this title keeps other seats' points face down until the end: its board says so by default."""
    board = part_of(game, "board")
    if board is None:
        return False
    told = inspect.signature(board.panels).parameters.get("open_points")
    return told is not None and told.default is False


def panels(game: Game, view: State, *, all_open: bool = False, **how: Any) -> list[Any]:
    """The board in panels; with nothing face down when the game is over or all is open."""
    if hides_points(game) and (all_open or int(view.actor()) == OVER):
        how["open_points"] = True
    return list(game.panels(view, **how))


_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def unstyled(svg: str) -> str:
    """A picture without the rules it brings along: pages have them from `stylesheets`."""
    return _STYLE.sub("", svg) if "<style>" in svg else svg


@cache
def stylesheets() -> str:
    """The rules of all boards, for one file: the palette's, and what titles bring along in their pictures."""
    found = [stylesheet()]
    for slug in playable():
        game = load(slug)
        for panel in game.panels(game.new(seed=0).view(0), seat=0):
            found += [rules for rules in _STYLE.findall(panel.svg.inline) if rules not in found]
    return "\n".join(found)


def places_seen(game: Game, action: int, mover: int, viewer: int) -> list[str]:
    """The places an action touched, as they are called on the viewer's board."""
    board = part_of(game, "board")
    places = game.actions.places(action)
    return list(board.seen(places, mover, viewer)) if board is not None and hasattr(board, "seen") else list(places)
