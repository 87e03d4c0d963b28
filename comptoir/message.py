"""Messages: what is said to a person, before it is put into their language.

A message is a key and its arguments. Words and seats stand in it as references, so that each reader gets their own
language, in the log of an old game too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from comptoir.kernel.state import CHANCE, OVER
from comptoir.words import Words, listed


@dataclass(frozen=True)
class Word:
    """Another message, put in as it reads in the reader's language: Word("building-office")."""

    key: str


@dataclass(frozen=True)
class Seat:
    """A player, put in by name."""

    number: int


@dataclass(frozen=True)
class Message:
    """A key of the title's locale files with its arguments; an argument may be a message itself ("2 barrels of
    corn"), and a list of arguments reads as an enumeration."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)


Argument = int | str | Word | Seat | Message | list[Any]


def unasked(actor: int, seat: int) -> Message | None:
    """What a seat is told that has nothing to decide: the game is over, luck is awaited, or who is to play."""
    if actor == OVER:
        return Message("prompt-over")
    if actor == CHANCE:
        return Message("prompt-chance")
    return Message("prompt-wait", {"player": Seat(actor)}) if actor != seat else None


def render(message: Message, words: Words, names: Sequence[str]) -> str:
    """The message in the reader's language."""
    return words(message.key, **{name: said(value, words, names) for name, value in message.args.items()})


def said(value: Argument, words: Words, names: Sequence[str]) -> int | str:
    """An argument as it is put into a text."""
    if type(value) is int or type(value) is str:  # most are
        return value
    if isinstance(value, Word):
        return words(value.key)
    if isinstance(value, Seat):
        return names[value.number]
    if isinstance(value, Message):
        return render(value, words, names)
    if isinstance(value, list):
        return listed([str(said(item, words, names)) for item in value], words.locale)
    return value
