"""A picture as a value: what is drawn, the symbols it needs, and how it is written out."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from os import PathLike, fspath

from comptoir.draw.palette import stylesheet


@lru_cache(maxsize=16384)
def num(value: float) -> str:
    """A coordinate, to a tenth and as short as SVG allows: 12, 0.5."""
    whole = int(value)
    if whole == value:
        return str(whole)
    return f"{value:.1f}".removesuffix(".0")


@lru_cache(maxsize=16384)
def esc(text: str) -> str:
    """Text as it may stand in an element or an attribute."""
    return escape(text, quote=True)


class Svg:
    """A finished picture. In a notebook it shows itself; `save` writes .svg and .png files."""

    def __init__(self, width: float, height: float, body: str, symbols: Mapping[str, str], *, theme: str = "",
                 label: str = "", desc: str = "", shown: float | None = None, places: Collection[str] = ()) -> None:
        self.width = width
        self.height = height
        self.body = body
        self.symbols = symbols  # by id: only those the body uses
        self.theme = theme
        self.label = label
        self.desc = desc  # the position in a few sentences, for those who do not see it
        self.shown = width if shown is None else shown  # the width it is displayed at
        self.places = frozenset(places)  # what can be pointed at

    @cached_property
    def text(self) -> str:
        """A picture that stands alone, with its stylesheet."""
        return self._markup(f"<style>{stylesheet(self.theme)}</style>")

    @cached_property
    def inline(self) -> str:
        """The same without the stylesheet, for pages that carry `palette.stylesheet()` once, in a file."""
        return self._markup("")

    @cached_property
    def bare(self) -> str:
        """The same without stylesheet and symbols, for pages that hold the symbols of all panels once."""
        return self._markup("", symbols=False)

    def _markup(self, style: str, symbols: bool = True) -> str:
        high = self.shown * self.height / self.width
        label = f"<title>{esc(self.label)}</title>" if self.label else ""
        desc = f"<desc>{esc(self.desc)}</desc>" if self.desc else ""
        size = (f'viewBox="0 0 {num(self.width)} {num(self.height)}" '
                f'width="{num(self.shown)}" height="{num(high)}"')
        defs = f"<defs>{''.join(self.symbols.values())}</defs>" if symbols else ""
        return (f'<svg xmlns="http://www.w3.org/2000/svg" class="co board" role="group" '
                f'aria-label="{esc(self.label)}" {size}>{label}{desc}{style}{defs}{self.body}</svg>')

    def sized(self, width: float) -> Svg:
        """The same picture, displayed at another width."""
        return Svg(self.width, self.height, self.body, self.symbols, theme=self.theme, label=self.label,
                   desc=self.desc, shown=width, places=self.places)

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str:
        return self.text

    def save(self, path: str | PathLike[str]) -> None:
        """Write the picture to a file; the name ends in .svg or .png."""
        name = fspath(path)
        if name.endswith(".svg"):
            with open(name, "w", encoding="utf-8") as file:
                file.write(self.text)
        elif name.endswith(".png"):
            with open(name, "wb") as image:
                image.write(self.png())
        else:
            raise ValueError(f"cannot write {name!r}: a picture is saved as .svg or .png")

    def png(self, scale: float = 1) -> bytes:
        """The picture as PNG. Its renderer knows no light-dark(), so a picture that follows the page is drawn
        by day."""
        try:
            import resvg_py
        except ImportError:
            raise RuntimeError("PNG needs the package resvg-py: pip install 'comptoir[png]'") from None
        plain = self if self.theme else Svg(self.width, self.height, self.body, self.symbols, theme="day",
                                            label=self.label, shown=self.shown)
        return bytes(resvg_py.svg_to_bytes(svg_string=plain.text, width=round(self.shown * scale)))


@dataclass(frozen=True)
class Panel:
    """One part of a board, which a page can put where it likes."""

    name: str  # "roles", "domain:2"
    title: str  # what it is called, in the reader's language
    svg: Svg
    weight: int  # of the twelve columns of a wide page, how many it should have
    seat: int = -1  # whose it is; -1: everybody's
    heading: bool = True  # its title is to be written above it; False: it is in the picture
