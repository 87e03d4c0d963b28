"""Pieces of a page, as text that is safe to show: whatever is not Html already is escaped."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from functools import lru_cache
from html import escape
from typing import Any

from comptoir.draw.kept import Kept


class Html(str):
    """Markup of ours. Everything else that is put into a tag is taken for text."""

    __slots__ = ()


NOTHING = Html("")
TEXTS: Kept[Html] = Kept(len)


Child = str | int | None | list[Any]

_VOID = frozenset({"br", "hr", "img", "input"})
_ICON = re.compile(r"\[\[([\w-]+)(?:\|([^\]]*))?\]\]")
_NUMBER = re.compile(r"(?<![\w&#])([+−-]?\d+)(?!\w)")


@lru_cache(maxsize=1 << 14)  # the same few thousand words stand on all boards
def _said(key: str, value: str | int) -> str:
    return f' {key}="{escape(str(value), quote=True)}"'


def tag(name: str, attributes: dict[str, str | int | bool | None] | None = None, *children: Child) -> Html:
    """An element: tag("b", {"class": "coin"}, 3). An attribute that is None or False is left out, True stands alone."""
    parts = ["<", name]
    if attributes:
        for key, value in attributes.items():
            if value is None or value is False:
                continue
            parts.append(f" {key}" if value is True else _said(key, value))
    parts.append(">")
    if name not in _VOID:
        for child in children:
            if child is not None:
                parts.append(child if type(child) is Html else _text(child))
        parts += ("</", name, ">")
    return Html("".join(parts))


def _text(child: Child) -> str:
    if isinstance(child, Html):
        return child
    if child is None:
        return ""
    if isinstance(child, list):
        return "".join([_text(one) for one in child])
    return escape(str(child), quote=False) if isinstance(child, str) else str(child)


def kept(shows: Hashable, draw: Callable[[], Html]) -> Html:
    """Draw this, or take it as it was drawn when it showed the same; `shows` is all that it is made of."""
    return TEXTS.get(shows, draw)


def join(*children: Child) -> Html:
    """Pieces beside each other, without an element of their own."""
    return Html("".join([_text(child) for child in children]))


@lru_cache(maxsize=1 << 12)
def icon(name: str, classes: str = "i", label: str = "") -> Html:
    """A symbol of a sheet; the page holds the sheets of its title once."""
    told: dict[str, str | int | bool | None] = {"class": classes, "viewBox": "0 0 24 24"}
    told |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return tag("svg", told, tag("use", {"href": f"#{name}"}))


@lru_cache
def mark(seat: int) -> Html:
    """A player's sign."""
    return tag("svg", {"class": f"mark mark-{seat}", "viewBox": "0 0 16 16", "aria-hidden": "true"},
               tag("use", {"href": f"#m-{seat}"}))


@lru_cache(maxsize=1 << 12)
def fact(seat: int, name: str, value: int | str, hint: str = "") -> Html:
    """A number that is shown and may change: previews write what it would become beside it."""
    return tag("span", {"data-fact": f"{seat}:{name}", "title": hint or None}, value)


@lru_cache(maxsize=1 << 12)
def rich(text: str) -> Html:
    """A sentence of a locale file on the page: numbers stand out, [[co-doubloon]] is a picture, and
    [[co-doubloon|doubloons]] one that says what it is to those who do not see it."""
    parts = _ICON.split(text)  # text, name, label, text, name, label, …
    shown = [_NUMBER.sub(r"<b>\1</b>", escape(parts[0], quote=False))]
    for n in range(1, len(parts), 3):
        shown += [str(icon(parts[n], label=parts[n + 1] or "")),
                  _NUMBER.sub(r"<b>\1</b>", escape(parts[n + 2], quote=False))]
    return Html("".join(shown))


@lru_cache(maxsize=1 << 12)
def plain(text: str) -> str:
    """The same sentence without pictures, for those who hear it: what a picture is called stands for it."""
    return re.sub(r"\s+", " ", _ICON.sub(lambda found: f" {found[2] or ''} ", text)).strip()
