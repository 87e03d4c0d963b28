"""Pieces of a page, as text that is safe to show: whatever is not Html already is escaped."""

from __future__ import annotations

import re
from html import escape
from typing import Any


class Html(str):
    """Markup of ours. Everything else that is put into a tag is taken for text."""

    __slots__ = ()


NOTHING = Html("")


Child = str | int | None | list[Any]

_VOID = frozenset({"br", "hr", "img", "input"})
_ICON = re.compile(r"\[\[([\w-]+)(?:\|([^\]]*))?\]\]")
_NUMBER = re.compile(r"(?<![\w&#])([+−-]?\d+)(?!\w)")


def tag(name: str, attributes: dict[str, str | int | bool | None] | None = None, *children: Child) -> Html:
    """An element: tag("b", {"class": "coin"}, 3). An attribute that is None or False is left out, True stands alone."""
    said = []
    for key, value in (attributes or {}).items():
        if value is None or value is False:
            continue
        said.append(f" {key}" if value is True else f' {key}="{escape(str(value), quote=True)}"')
    inside = "".join(_text(child) for child in children)
    return Html(f"<{name}{''.join(said)}>" if name in _VOID else f"<{name}{''.join(said)}>{inside}</{name}>")


def _text(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, list):
        return "".join(_text(one) for one in child)
    return child if isinstance(child, Html) else escape(str(child), quote=False)


def join(*children: Child) -> Html:
    """Pieces beside each other, without an element of their own."""
    return Html("".join(_text(child) for child in children))


def icon(name: str, classes: str = "i", label: str = "") -> Html:
    """A symbol of a sheet; the page holds the sheets of its title once."""
    told: dict[str, str | int | bool | None] = {"class": classes, "viewBox": "0 0 24 24"}
    told |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return tag("svg", told, tag("use", {"href": f"#{name}"}))


def mark(seat: int) -> Html:
    """A player's sign."""
    return tag("svg", {"class": f"mark mark-{seat}", "viewBox": "0 0 16 16", "aria-hidden": "true"},
               tag("use", {"href": f"#m-{seat}"}))


def fact(seat: int, name: str, value: int | str, hint: str = "") -> Html:
    """A number that is shown and may change: previews write what it would become beside it."""
    return tag("span", {"data-fact": f"{seat}:{name}", "title": hint or None}, value)


def rich(text: str) -> Html:
    """A sentence of a locale file on the page: numbers stand out, [[co-doubloon]] is a picture, and
    [[co-doubloon|doubloons]] one that says what it is to those who do not see it."""
    parts = _ICON.split(text)  # text, name, label, text, name, label, …
    shown = [_NUMBER.sub(r"<b>\1</b>", escape(parts[0], quote=False))]
    for n in range(1, len(parts), 3):
        shown += [str(icon(parts[n], label=parts[n + 1] or "")),
                  _NUMBER.sub(r"<b>\1</b>", escape(parts[n + 2], quote=False))]
    return Html("".join(shown))


def plain(text: str) -> str:
    """The same sentence without pictures, for those who hear it: what a picture is called stands for it."""
    return re.sub(r"\s+", " ", _ICON.sub(lambda found: f" {found[2] or ''} ", text)).strip()
