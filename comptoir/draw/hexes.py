"""Hexagons with a point at the top: where they stand, and places of that shape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import sqrt

from comptoir.draw.pen import Pen
from comptoir.draw.svg import esc, num

ROOT3 = sqrt(3)


@lru_cache(maxsize=4096)
def hexagon(x: float, y: float, r: float) -> str:
    """The outline round a centre, as path data."""
    w = ROOT3 * r / 2
    points = [(x, y - r), (x + w, y - r / 2), (x + w, y + r / 2), (x, y + r), (x - w, y + r / 2), (x - w, y - r / 2)]
    return "M" + "L".join(f"{num(px)} {num(py)}" for px, py in points) + "z"


@lru_cache(maxsize=4096)
def side(x: float, y: float, r: float, which: int) -> str:
    """One of the six sides, clockwise from the upper right, as path data."""
    w = ROOT3 * r / 2
    points = [(x, y - r), (x + w, y - r / 2), (x + w, y + r / 2), (x, y + r), (x - w, y + r / 2), (x - w, y - r / 2)]
    (ax, ay), (bx, by) = points[which], points[(which + 1) % 6]
    return f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"


def centres(rows: Sequence[int], r: float, x0: float, y0: float) -> list[tuple[float, float]]:
    """The centres of a field of rows that are centred under each other; x0, y0 is its upper left corner."""
    w, widest = ROOT3 * r, max(rows)
    return [(x0 + w / 2 + (widest - length) * w / 2 + n * w, y0 + r + 1.5 * r * down)
            for down, length in enumerate(rows) for n in range(length)]


@contextmanager
def hex_place(pen: Pen, at: str, title: str, x: float, y: float, r: float, key: str = "") -> Iterator[None]:
    """Something hexagonal one can point at; as `Pen.place`, its first child is the rim."""
    state = " is-lit" if at in pen.lit else ""
    if at in pen.last:
        state += " is-last"
    cls = f' class="{state[1:]}"' if state else ""
    tag = f' data-key="{esc(key)}"' if key else ""
    pen.out.append(f'<g data-at="{esc(at)}"{tag}{cls}><path class="rim" d="{hexagon(x, y, r)}"/>'
                   f"<title>{esc(title)}</title>")
    yield
    pen.out.append("</g>")
