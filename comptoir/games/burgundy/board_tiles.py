"""Burgundy's board: tiles, goods, dice, and the small signs."""

from __future__ import annotations

from comptoir.draw.estate import INK
from comptoir.draw.hexes import hexagon
from comptoir.draw.palette import SEATS
from comptoir.draw.pen import Pen
from comptoir.draw.svg import num
from comptoir.games.burgundy.board_scene import Scene
from comptoir.games.burgundy.data import (
    ANIMAL,
    BUILDING,
    BUILDING_NAMES,
    CASTLE,
    COLOUR,
    COLOUR_NAMES,
    HEADS,
    KNOWLEDGE,
    NUMBER_0,
    SPECIES_NAMES,
    SPECIES_OF,
)

# Where two, three or four animals stand on their tile, in parts of its radius.
HERD = {2: ((-0.38, 0.0), (0.38, 0.0)), 3: ((0.0, -0.36), (-0.4, 0.3), (0.4, 0.3)),
        4: ((-0.37, -0.34), (0.37, -0.34), (-0.37, 0.36), (0.37, 0.36))}
PICTURES = {"carpenter": "carpenters-workshop"}


def tile(pen: Pen, kind: int, x: float, y: float, r: float, figure: float = 0) -> None:
    """A tile with its centre at x, y; drawn once for each size. Knowledge tiles bear their number, in a figure of the
    given size (0: as fits the tile, below 0: none)."""
    ident = f"cb-tile-{kind}-{num(r).replace('.', '_')}"
    if COLOUR[kind] == KNOWLEDGE and figure:
        ident += f"-{num(figure).replace('.', '_')}"
    if ident not in pen.symbols:
        pen.keep(ident, _drawn(pen, kind, r, figure), "cb-green" if COLOUR[kind] == CASTLE else "cb-ink")
    pen.put(ident, x, y)


def _drawn(pen: Pen, kind: int, r: float, figure: float) -> str:
    colour = int(COLOUR[kind])
    ground = f"cb-hex-{colour}-{num(r).replace('.', '_')}"
    pen.keep(ground, f'<path d="{hexagon(0, 0, r)}" class="cb-tile cb-f{colour}"/>'
                     f'<path d="{hexagon(0, 0, r * 0.87)}" class="cb-edge"/>')
    body = f'<use href="#{ground}"/>'
    if colour == ANIMAL:
        species, size = SPECIES_NAMES[SPECIES_OF[kind]], 0.74 * r
        body += "".join(_icon(pen, f"cb-{species}", dx * r, dy * r, size) for dx, dy in HERD[int(HEADS[kind])])
    elif colour == KNOWLEDGE:
        number = kind - int(NUMBER_0)
        body += _icon(pen, f"cb-k{number}", 0, -0.2 * r, 1.02 * r)
        if figure >= 0:
            font = figure or max(11, 0.36 * r)
            body += f'<text y="{num(0.59 * r + 0.36 * font)}" font-size="{num(font)}" class="cb-n">{number}</text>'
    elif colour == BUILDING:
        name = BUILDING_NAMES[kind]
        body += _icon(pen, "cb-" + PICTURES.get(name, name).replace("_", "-"), 0, 0, 1.14 * r)
    else:
        body += _icon(pen, f"cb-{COLOUR_NAMES[colour]}", 0, 0, 1.14 * r)
    return body


def _icon(pen: Pen, name: str, x: float, y: float, size: float) -> str:
    """An icon round a centre, for use inside something that is kept."""
    ident = pen.take(name)
    return (f'<use href="#{ident}" x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" '
            f'height="{num(size)}"/>')


def ground(pen: Pen, colour: int, x: float, y: float, r: float) -> None:
    """The ground of an estate's space, with the sign of what it wants."""
    ident = f"cb-space-{colour}-{num(r).replace('.', '_')}"
    if ident not in pen.symbols:
        icon = _icon(pen, f"cb-type-{COLOUR_NAMES[colour]}", 0, 0.46 * r, 0.56 * r)
        pen.keep(ident, f'<path d="{hexagon(0, 0, r)}" class="cb-ground cb-g{colour}"/><g class="cb-page">{icon}</g>')
    pen.put(ident, x, y)


def space(pen: Pen, colour: int, number: int, x: float, y: float, r: float) -> None:
    """An empty space: its ground, and the number in a box."""
    side, font = 0.66 * r, 0.5 * r
    ground(pen, colour, x, y, r)
    pen.stamp(f"cb-box-{number}-{num(r).replace('.', '_')}",
              f'<rect x="{num(-side / 2)}" y="{num(-0.66 * r)}" width="{num(side)}" height="{num(side)}" '
              f'rx="{num(side * 0.22)}" class="cb-box"/><text y="{num(-0.33 * r + font * 0.36)}" '
              f'font-size="{num(font)}" class="cb-n">{number}</text>', x, y, "cb-ink")


def free_slot(pen: Pen, x: float, y: float, r: float, colour: int = -1) -> None:
    """A space for a tile that nothing lies on."""
    ident = f"cb-slot-{colour if colour >= 0 else ''}-{num(r).replace('.', '_')}"
    if ident not in pen.symbols:
        icon = ""
        if colour >= 0:
            icon = f'<g class="cb-wooden cb-pale">{_icon(pen, f"cb-type-{COLOUR_NAMES[colour]}", 0, 0, r)}</g>'
        pen.keep(ident, f'<path d="{hexagon(0, 0, r)}" class="cb-slot"/>{icon}')
    pen.put(ident, x, y)


def badge(pen: Pen, x: float, y: float, workers: int) -> None:
    """What using a place costs in workers."""
    if workers:
        pen.stamp(f"cb-pay-{workers}", '<rect x="-18" y="-8" width="36" height="16" rx="8" class="cb-pay"/>'
                                       f'<text x="-6.5" y="4.3" font-size="12" class="cb-n">−{workers}</text>'
                                       f'{_icon(pen, "cb-worker", 9, -0.3, 13)}', x, y, "cb-ink")


def good(pen: Pen, kind: int, x: float, y: float, size: float, count: int = 0) -> None:
    """A good, its upper left corner at x, y; from two on with their count."""
    pen.icon(f"cb-good-{kind + 1}", x, y, size, cls="cb-ink")
    count_on(pen, x, y, size, count)


def count_on(pen: Pen, x: float, y: float, size: float, count: int) -> None:
    """How many goods lie there, at the upper right corner of the picture."""
    if count > 1:
        bx, by, radius = x + size * 0.94, y + size * 0.1, max(8, size * 0.24)
        pen.stamp(f"cb-many-{count}-{num(radius).replace('.', '_')}",
                  f'<circle r="{num(radius)}" class="cb-count"/><text y="4.5" font-size="12.5" '
                  f'class="cb-n">{count}</text>', bx, by, "cb-cream")


def die(pen: Pen, scene: Scene, seat: int, pips: int, x: float, y: float, size: float) -> None:
    """A seat's die in its colour; a used one is only an outline."""
    if not pips:
        side, span = num(size - 3), num(0.44 * size)
        pen.stamp(f"cb-used-{num(size)}", f'<rect x="1.5" y="1.5" width="{side}" height="{side}" '
                                          f'rx="{num(0.2 * size)}" class="cb-dash"/><path d="M{num(0.28 * size)} '
                                          f'{num(0.72 * size)}l{span}-{span}"/>', x, y, "cb-used")
        return
    rim = INK if scene.theme != "evening" else "#F3E9D8"
    pen.icon(f"cb-die-{pips}", x, y, size, cls="cb-white" if seat in (0, 2) else "cb-ink",
             **{"die": SEATS[seat][0], "die-rim": rim})


def white_die(pen: Pen, pips: int, x: float, y: float, size: float) -> None:
    pen.icon(f"cb-die-{pips}", x, y, size, cls="cb-ink", **{"die": "#FFFFFF", "die-rim": INK})


def sign(pen: Pen, name: str, x: float, y: float, size: float) -> None:
    """Silver or a worker on a light square, its upper left corner at x, y."""
    pen.rect(x, y, size, size, 6, "cb-box")
    pen.icon(name, x + 2.5, y + 2.5, size - 5, cls="cb-ink")
