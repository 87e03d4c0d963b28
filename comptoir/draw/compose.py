"""Several panels in one picture, for notebooks, documents and films."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from comptoir.draw.pen import Pen
from comptoir.draw.svg import Panel, Svg, esc, num
from comptoir.draw.text import SERIF
from comptoir.draw.text import width as measure

GAP = 12  # between panels, and around all of them
HEAD = 28  # the heading of a panel


@dataclass(frozen=True)
class Placed:
    """A panel and where its frame stands. A note is said at the right of its heading."""

    panel: Panel
    x: float
    y: float
    w: float
    h: float
    note: str = ""


def compose(placed: Sequence[Placed], width: float, height: float, *, title: str, says: str = "",
            note: str = "", theme: str = "", desc: str = "") -> Svg:
    """The page, a title line, and every panel in a frame. Content is centred in a frame that is wider."""
    pen = Pen()
    pen.out.append(f'<rect width="{num(width)}" height="{num(height)}" class="page"/>')
    pen.text(GAP + 4, 33, title, 24, "serif")
    if says:
        pen.text(GAP + 16 + measure(title, 24, SERIF), 32, says, 15)
    if note:
        pen.text(width - GAP - 4, 32, note, 13, "mute end")
    for place in placed:
        _frame(pen, place)
    return pen.finish(width, height, theme=theme, label=title, desc=desc)


def _frame(pen: Pen, place: Placed) -> None:
    svg = place.panel.svg
    pen.out.append(f'<g data-panel="{esc(place.panel.name)}" role="group" '
                   f'aria-label="{esc(place.panel.title)}" '
                   f'transform="translate({num(place.x)} {num(place.y)})">')
    pen.rect(0.6, 0.6, place.w - 1.2, place.h - 1.2, 9, "frame")
    if place.panel.heading:
        pen.text(14, 22, place.panel.title, 15, "serif")
    if place.note:
        pen.text(place.w - 14, 22, place.note, 12, "mute end")
    left, top = (place.w - svg.width) / 2, HEAD if place.panel.heading else 0
    with pen.group(x=left, y=top):
        pen.picture(svg)
    pen.out.append("</g>")
