"""The icon sheets: symbols on a grid of 24 units, drawn for Comptoir; a picture takes those it uses.

`co-` Puerto Rico and San Juan, `cb-` The Castles of Burgundy, `gc-` The Golden City. Ink is `currentColor`.
The colonial sheet takes its colours from classes (see `palette`); the others write `var(--tone,#FFF6E3)`
where a colour may change, and it is written in when the symbol is taken over.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

SHEETS: Final = ("colonial", "burgundy", "city")

_SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*?)</symbol>', re.S)
_ALIAS: Final = re.compile(r'<use href="#([\w-]+)" width="24" height="24"/>')
_PART: Final = re.compile(r'<use href="#([\w-]+)"')
_VAR: Final = re.compile(r"var\(--([\w-]+),([^()]*)\)")


@cache
def drawings() -> dict[str, str]:
    """What is inside each symbol of the sheets, by name."""
    found: dict[str, str] = {}
    for sheet in SHEETS:
        text = files("comptoir.draw").joinpath("sheets", sheet + ".svg").read_text("utf-8")
        found.update(_SYMBOL.findall(text))
    for name, inside in found.items():
        alias = _ALIAS.fullmatch(inside)
        if alias:
            found[name] = found[alias[1]]
    return found


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
        raise KeyError(f"no icon {name!r}: see comptoir/draw/sheets")
    chosen = dict(paints)
    inside = _VAR.sub(lambda var: chosen.get(var[1], var[2]), inside)
    ident = "-".join([name, *look.split(), *(colour.strip("#") for _, colour in paints)])
    if look:
        inside = f'<g class="{look}">{inside}</g>'
    return ident, f'<symbol id="{ident}" viewBox="0 0 24 24">{inside}</symbol>'


@cache
def sheet(name: str) -> str:
    """All symbols of a sheet, for a page that holds them once; a page's own style gives their variables a colour."""
    text = files("comptoir.draw").joinpath("sheets", name + ".svg").read_text("utf-8")
    return "".join(re.findall(r"<symbol .*?</symbol>", text, re.S))
