"""The texts of a package in one language: Fluent files behind one small function.

A text on screen is a key with arguments, so each reader has their own language, in old records too:

>>> say = words("comptoir.games.puerto_rico", "fr")
>>> say("building-office")
'Comptoir'
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

Value = str | int | float


def spaced(text: str, locale: str) -> str:
    """French sets a space before ; : ! ? and inside « »; no line may break there."""
    return re.sub(r"(?<=[\w»)’*]) (?=[;:!?»])|(?<=«) ", "\u00a0", text) if locale == "fr" else text


class Words:
    """All messages of one package in one language; call it with a key and the arguments of its text."""

    def __init__(self, package: str, locale: str, source: str) -> None:
        self.package = package
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))
        self._said = lru_cache(maxsize=4096)(self._say)

    def __call__(self, key: str, **args: Value) -> str:
        """The text; KeyError, with key and language, when it or one of its arguments is missing."""
        return self._said(key, tuple(args.items()))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def _say(self, key: str, args: tuple[tuple[str, Value], ...]) -> str:
        if not self.has(key):
            raise KeyError(f"no text {key!r} in {self.locale!r} of {self.package}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"the text {key!r} in {self.locale!r} of {self.package} is empty")
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
