"""Burgundy's board: tiles, goods, dice, and the small signs."""

from __future__ import annotations

from comptoir.draw import icons
from comptoir.draw.hexes import hexagon
from comptoir.draw.palette import SEATS
from comptoir.draw.pen import Pen
from comptoir.draw.svg import num
from comptoir.games.burgundy.board_scene import CREAM, GROUND, INK, TILE, Scene
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


def tile(pen: Pen, kind: int, x: float, y: float, r: float) -> None:
    """A tile with its centre at x, y; drawn once for each size."""
    ident = f"cb-tile-{kind}-{num(r).replace('.', '_')}"
    if ident not in pen.symbols:
        pen.keep(ident, _drawn(pen, kind, r))
    pen.put(ident, x, y)


def _drawn(pen: Pen, kind: int, r: float) -> str:
    colour = int(COLOUR[kind])
    ink = "#16281A" if colour == CASTLE else INK
    body = (f'<path d="{hexagon(0, 0, r)}" fill="{TILE[colour]}" stroke="{ink}" stroke-width="1.3" '
            f'stroke-linejoin="round"/><path d="{hexagon(0, 0, r * 0.87)}" fill="none" stroke="{CREAM}" '
            f'stroke-opacity=".6" stroke-width="1"/>')
    if colour == ANIMAL:
        species, size = SPECIES_NAMES[SPECIES_OF[kind]], 0.74 * r
        body += "".join(_icon(pen, f"cb-{species}", dx * r, dy * r, size) for dx, dy in HERD[int(HEADS[kind])])
    elif colour == KNOWLEDGE:
        number = kind - int(NUMBER_0)
        size = max(10.5, 0.36 * r)
        body += (_icon(pen, f"cb-k{number}", 0, -0.2 * r, 1.02 * r)
                 + f'<text y="{num(0.72 * r)}" font-size="{num(size)}" text-anchor="middle" font-weight="700" '
                   f'style="fill:{INK}">{number}</text>')
    elif colour == BUILDING:
        name = BUILDING_NAMES[kind]
        body += _icon(pen, "cb-" + PICTURES.get(name, name).replace("_", "-"), 0, 0, 1.14 * r)
    else:
        body += _icon(pen, f"cb-{COLOUR_NAMES[colour]}", 0, 0, 1.14 * r)
    return f'<g style="color:{ink}">{body}</g>'


def _icon(pen: Pen, name: str, x: float, y: float, size: float) -> str:
    """An icon round a centre, for use inside something that is kept."""
    ident, markup = icons.symbol(name)
    pen.symbols[ident] = markup
    return (f'<use href="#{ident}" x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" '
            f'height="{num(size)}"/>')


def space(pen: Pen, scene: Scene, colour: int, number: int, x: float, y: float, r: float) -> None:
    """An empty space of an estate: its ground, the number in a box, what it wants."""
    ident = f"cb-space-{colour}-{number}-{num(r).replace('.', '_')}"
    if ident not in pen.symbols:
        box, font = 0.66 * r, 0.5 * r
        ink = scene.paint((INK, "#F3E9D8"))
        icon = _icon(pen, f"cb-type-{COLOUR_NAMES[colour]}", 0, 0.5 * r, 0.62 * r)
        pen.keep(ident, f'<path d="{hexagon(0, 0, r)}" style="fill:{scene.paint(GROUND[colour])};'
                        f'stroke:{scene.paint(("#FBF6EA", "#27201A"))};stroke-width:1.3"/>'
                        f'<rect x="{num(-box / 2)}" y="{num(-0.66 * r)}" width="{num(box)}" height="{num(box)}" '
                        f'rx="{num(box * 0.22)}" fill="#FFFDF6" stroke="{INK}" stroke-width="1.1"/>'
                        f'<text y="{num(-0.33 * r + font * 0.36)}" font-size="{num(font)}" text-anchor="middle" '
                        f'font-weight="700" style="fill:{INK}">{number}</text>'
                        f'<g style="color:{ink}">{icon}</g>')
    pen.put(ident, x, y)


def free_slot(pen: Pen, scene: Scene, x: float, y: float, r: float, colour: int = -1) -> None:
    """A space for a tile that nothing lies on."""
    line = scene.paint(("#A58051", "#8E7046"))
    pen.out.append(f'<path d="{hexagon(x, y, r)}" style="fill:none;stroke:{line};stroke-width:1.3;'
                   f'stroke-dasharray:2 3"/>')
    if colour >= 0:
        icon = _icon(pen, f"cb-type-{COLOUR_NAMES[colour]}", x, y, r)
        pen.out.append(f'<g style="color:{line}" opacity=".75">{icon}</g>')


def badge(pen: Pen, x: float, y: float, workers: int) -> None:
    """What using a place costs in workers."""
    if not workers:
        return
    pen.out.append(f'<g style="color:{INK}"><rect x="{num(x - 18)}" y="{num(y - 8)}" width="36" height="16" rx="8" '
                   f'fill="#FFFDF6" stroke="#B45309" stroke-width="1.6"/>'
                   f'<text x="{num(x - 6.5)}" y="{num(y + 4.3)}" font-size="12" font-weight="700" text-anchor="middle" '
                   f'style="fill:{INK}">−{workers}</text>{_icon(pen, "cb-worker", x + 9, y - 0.3, 13)}</g>')


def good(pen: Pen, kind: int, x: float, y: float, size: float, count: int = 0) -> None:
    """A good, its upper left corner at x, y; from two on with their count."""
    pen.out.append(f'<g style="color:{INK}">')
    pen.icon(f"cb-good-{kind + 1}", x, y, size)
    pen.out.append("</g>")
    if count > 1:
        bx, by, radius = x + size * 0.94, y + size * 0.1, max(7.4, size * 0.24)
        pen.out.append(f'<circle cx="{num(bx)}" cy="{num(by)}" r="{num(radius)}" fill="{INK}" stroke="{CREAM}"/>'
                       f'<text x="{num(bx)}" y="{num(by + 4)}" font-size="11" font-weight="700" text-anchor="middle" '
                       f'style="fill:{CREAM}">{count}</text>')


def die(pen: Pen, scene: Scene, seat: int, pips: int, x: float, y: float, size: float) -> None:
    """A seat's die in its colour; a used one is only an outline."""
    if not pips:
        line, low, span = scene.paint(("#64564A", "#C6B69F")), y + 0.72 * size, 0.44 * size
        pen.out.append(f'<g style="fill:none;stroke:{line};stroke-width:1.3">'
                       f'<rect x="{num(x + 1.5)}" y="{num(y + 1.5)}" '
                       f'width="{num(size - 3)}" height="{num(size - 3)}" rx="{num(0.2 * size)}" '
                       f'stroke-dasharray="2 3"/><path d="M{num(x + 0.28 * size)} {num(low)}l{num(span)} {num(-span)}" '
                       f'stroke-width="1.8"/></g>')
        return
    dark = seat in (0, 2)
    pen.out.append(f'<g style="color:{"#FFFFFF" if dark else INK}">')
    rim = INK if scene.theme != "evening" else "#F3E9D8"
    pen.icon(f"cb-die-{pips}", x, y, size, **{"die": SEATS[seat][0], "die-rim": rim})
    pen.out.append("</g>")


def white_die(pen: Pen, pips: int, x: float, y: float, size: float) -> None:
    pen.out.append(f'<g style="color:{INK}">')
    pen.icon(f"cb-die-{pips}", x, y, size, **{"die": "#FFFFFF", "die-rim": INK})
    pen.out.append("</g>")


def sign(pen: Pen, name: str, x: float, y: float, size: float) -> None:
    """Silver or a worker on a light square, its upper left corner at x, y."""
    pen.out.append(f'<g style="color:{INK}"><rect x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}" '
                   f'rx="6" fill="#FFFDF6" stroke="{INK}" stroke-width="1.1"/>')
    pen.icon(name, x + 2.5, y + 2.5, size - 5)
    pen.out.append("</g>")
