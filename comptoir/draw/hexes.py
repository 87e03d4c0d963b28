"""Hexagons with a point at the top: where they stand, and places of that shape."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import lru_cache
from math import sqrt

from comptoir.draw.pen import Pen
from comptoir.draw.svg import num

ROOT3 = sqrt(3)


@lru_cache(maxsize=4096)
def hexagon(x: float, y: float, r: float) -> str:
    """The outline round a centre, as path data."""
    w, h = num(ROOT3 * r / 2), num(r / 2)
    return f"M{num(x)} {num(y - r)}l{w} {h}v{num(r)}l-{w} {h}-{w}-{h}v-{num(r)}z"


@lru_cache(maxsize=4096)
def side(x: float, y: float, r: float, which: int) -> str:
    """One of the six sides, clockwise from the upper right, as path data."""
    w, h = ROOT3 * r / 2, r / 2
    points = [(0.0, -r), (w, -h), (w, h), (0.0, r), (-w, h), (-w, -h)]
    (ax, ay), (bx, by) = points[which], points[(which + 1) % 6]
    return f"M{num(x + ax)} {num(y + ay)}l{num(bx - ax)} {num(by - ay)}"


def centres(rows: Sequence[int], r: float, x0: float, y0: float) -> list[tuple[float, float]]:
    """The centres of a field of rows that are centred under each other; x0, y0 is its upper left corner."""
    w, widest = ROOT3 * r, max(rows)
    return [(x0 + w / 2 + (widest - length) * w / 2 + n * w, y0 + r + 1.5 * r * down)
            for down, length in enumerate(rows) for n in range(length)]


def hex_place(pen: Pen, at: str, title: str, x: float, y: float, r: float,
              key: str = "") -> AbstractContextManager[None]:
    """A spot with a hexagon as its rim."""
    return pen.spot(at, title, f'<path class="rim" d="{hexagon(x, y, r)}"/>', key)
