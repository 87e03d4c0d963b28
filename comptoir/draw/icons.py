"""The icon sheets: symbols on a grid of 24 units, drawn for Comptoir; a picture takes those it uses.

`icons.svg` beside this file has what several titles share (`co-`); a title with pictures of its own has an `icons.svg`
in its folder, and says `bring(PACKAGE)` where it draws. Ink is `currentColor`. The shared sheet takes its colours from
classes (see `palette`); the others write `var(--tone,#FFF6E3)` where a colour may change, and it is written in when the
symbol is taken over.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

SHARED: Final = "comptoir.draw"

_SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*?)</symbol>', re.S)
_ALIAS: Final = re.compile(r'<use href="#([\w-]+)" width="24" height="24"/>')
_PART: Final = re.compile(r'<use href="#([\w-]+)"')
_VAR: Final = re.compile(r"var\(--([\w-]+),([^()]*)\)")

_brought: Final[dict[str, str]] = {}  # by name: what is inside


@cache
def bring(package: str) -> None:
    """Take over the icon sheet of a package: from now on its symbols can be drawn."""
    found = dict(_SYMBOL.findall(_text(package)))
    for name, inside in found.items():
        alias = _ALIAS.fullmatch(inside)
        _brought[name] = found[alias[1]] if alias else inside


def drawings() -> dict[str, str]:
    """What is inside each symbol of the sheets that were brought, by name."""
    bring(SHARED)
    return _brought


@cache
def parts(name: str) -> tuple[str, ...]:
    """The symbols an icon is made of: a barrel bears the mark of its good."""
    return tuple(_PART.findall(drawings()[name]))


@cache
def symbol(name: str, look: str = "", paints: tuple[tuple[str, str], ...] = ()) -> tuple[str, str]:
    """(id, markup) of an icon. A look is one or more classes of the palette ("pic t-violet"); paints give the
    variables of a sheet another colour than their own. Each combination is a symbol of its own."""
    inside = drawings().get(name)
    if inside is None:
        raise KeyError(f"no icon {name!r}: see icons.svg in comptoir/draw and in the folders of the titles")
    chosen = dict(paints)
    inside = _VAR.sub(lambda var: chosen.get(var[1], var[2]), inside)
    ident = "-".join([name, *look.split(), *(colour.strip("#") for _, colour in paints)])
    if look:
        inside = f'<g class="{look}">{inside}</g>'
    return ident, f'<symbol id="{ident}" viewBox="0 0 24 24">{inside}</symbol>'


@cache
def sheet(package: str) -> str:
    """All symbols of a sheet, for a page that holds them once; a page's own style gives their variables a colour."""
    return "".join(re.findall(r"<symbol .*?</symbol>", _text(package), re.S))


def _text(package: str) -> str:
    return files(package).joinpath("icons.svg").read_text("utf-8")
