"""The texts of a package in one language: Fluent files behind one small function.

A text on screen is a key with arguments, so each reader has their own language, in old records too:

>>> say = words("comptoir.games.puerto_rico", "fr")
>>> say("building-office")
'Comptoir'
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

Value = str | int | float


def spaced(text: str, locale: str) -> str:
    """French sets a space before ; : ! ? and inside « »; no line may break there."""
    return re.sub(r"(?<=[\w»)’*]) (?=[;:!?»])|(?<=«) ", "\u00a0", text) if locale == "fr" else text


AND = {"en": " and ", "fr": " et "}


def listed(things: Sequence[str], locale: str) -> str:
    """An enumeration: "indigo, sugar and coffee", "indigo, sucre et café"."""
    if len(things) < 2:
        return "".join(things)
    return ", ".join(things[:-1]) + AND.get(locale, ", ") + things[-1]


ASPIRATED = ("hangar", "haut", "héros", "hutte", "huit", "halle", "hollandais")  # words before which nothing is elided


def elided(word: str, name: str) -> str:
    """A French word before a name, as it is spoken: d’Anne, de Bruno, qu’Élodie, du port, des archives, d’Yves, de
    Yann. The one place where this is decided."""
    if word == "de" and name.startswith(("le ", "les ")):
        return f"du {name[3:]}" if name.startswith("le ") else f"des {name[4:]}"
    begins = name[:2].lower().replace("œ", "o")
    bare = unicodedata.normalize("NFKD", begins).encode("ascii", "ignore").decode()
    spoken = bare[:1] in tuple("aeiou") or (bare[:1] == "h" and not name.lower().startswith(ASPIRATED)) \
        or (bare[:1] == "y" and bare[1:2] not in tuple("aeiou"))
    return f"{word[:-1]}’{name}" if spoken else f"{word} {name}"


def whose(name: str, locale: str) -> str:
    """A person before or after what is theirs: "Anne’s", "d’Anne"."""
    return elided("de", name) if locale == "fr" else name + "’s"


FUNCTIONS: dict[str, Any] = {"DE": lambda name: elided("de", str(name)), "QUE": lambda name: elided("que", str(name))}


class Words:
    """All messages of one package in one language; call it with a key, or a key and one of its attributes
    ("building-smithy.the"), and the arguments of its text. In French texts { DE($name) } and { QUE($name) } put the
    word before a name."""

    def __init__(self, package: str, locale: str, source: str) -> None:
        self.package = package
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False, functions=FUNCTIONS)
        self._bundle.add_resource(FluentResource(source))
        self._said = lru_cache(maxsize=4096)(self._say)
        self._plain = lru_cache(maxsize=4096)(partial(self._say, args=()))

    def __call__(self, key: str, **args: Value) -> str:
        """The text; KeyError, with key and language, when it or one of its arguments is missing."""
        return self._said(key, tuple(args.items())) if args else self._plain(key)

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _say(self, key: str, args: tuple[tuple[str, Value], ...]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"no text {key!r} in {self.locale!r} of {self.package}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"the text {key!r} in {self.locale!r} of {self.package}: {errors[0]}")
        return spaced(str(text), self.locale)


@cache
def locales(package: str) -> tuple[str, ...]:
    """The languages a package speaks: its files locale/<language>.ftl."""
    folder = files(package).joinpath("locale")
    return tuple(sorted(f.name.removesuffix(".ftl") for f in folder.iterdir() if f.name.endswith(".ftl")))


@cache
def words(package: str, locale: str) -> Words:
    """The texts of a package, read once; ValueError for a language it does not speak."""
    if locale not in locales(package):
        raise ValueError(f"no language {locale!r} in {package}: there is {', '.join(locales(package))}")
    return Words(package, locale, files(package).joinpath("locale", locale + ".ftl").read_text("utf-8"))


def dashed(name: str) -> str:
    """A name of a title's data as it stands in keys and in icons: small_market, small-market."""
    return name.replace("_", "-")
