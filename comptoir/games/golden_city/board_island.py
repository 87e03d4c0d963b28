"""The Golden City's board: the island as a map. Its ground is drawn once for each board file; places and posts are laid
on it. Coordinates are those of the file, 1000 by 1000."""

from __future__ import annotations

import json
from collections.abc import Collection
from contextlib import AbstractContextManager
from functools import cache
from math import asin, atan2, cos, degrees, exp, hypot, pi, radians, sin
from random import Random
from typing import Any, Final

from comptoir.draw.pen import Pen
from comptoir.draw.svg import Svg, num
from comptoir.draw.text import width as measure
from comptoir.games.golden_city.board_scene import REWARD_ICONS, Scene
from comptoir.games.golden_city.chart import Point, apart, banks, drawn, from_road, positions
from comptoir.games.golden_city.data import (
    FIRST_SITE,
    FIRST_ZONE,
    INNER,
    LANDSCAPE_NAMES,
    OUTER_COIN,
    PLACE_NAMES,
    SIDES,
    ZONE_NAMES,
)

SIZE: Final = 1064  # with the sea around
EDGE: Final = 32
MID: Final = 500.0
ANGLE: Final = {"N": -90.0, "E": 0.0, "S": 90.0, "W": 180.0}
WALL: Final = 185
NAMES_UNDER: Final = 50

PICTURES: Final = {
    "gc-tree": '<path class="gc-t-forest" d="M0-15 8-2H5L10 8H1.2v5H-1.2V8H-10L-5-2h-3z"/>',
    "gc-grass": '<path class="gc-t-meadow" d="M-7-5Q-4 0-3 6M0-8V6M7-5Q4 0 3 6"/>',
    "gc-flower": '<path class="gc-t-meadow" d="M0 6V0M0-5a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 1 1 0-5z"/>',
    "gc-peak": '<path class="gc-t-mountain" d="M-18 11 0-15 18 11z"/><path class="gc-t-shade" d="M0-15 18 11H4L-2-2z"/>'
               '<path class="gc-t-snow" d="M0-15-6-6.6-2-7.8.6-4 3.4-7.2 6-6.6z"/>',
    "gc-dune": '<path class="gc-t-desert" d="M-14 4Q-5-6 2-3 8 0 14 4"/>',
    "gc-cactus": '<path class="gc-t-desert gc-t-cactus" d="M0 10V-8M0-1H-6V-7M0 3H6V-3"/>',
}
TEXTURE: Final = {"forest": ("gc-tree", "gc-tree", 25), "meadow": ("gc-grass", "gc-flower", 29),
                  "mountain": ("gc-peak", "gc-peak", 32), "desert": ("gc-dune", "gc-cactus", 33)}


# The ground


def coast() -> list[Point]:
    """A square with round corners, a bay at each river's mouth, and a coast that is not too straight."""
    points = []
    for n in range(180):
        t = 2 * pi * n / 180
        r = 474 / (abs(cos(t)) ** 4.6 + abs(sin(t)) ** 4.6) ** (1 / 4.6)
        r += 4.5 * sin(9 * t + 1) + 3.5 * sin(17 * t + 2) + 2 * sin(31 * t)
        corner = (t % (pi / 2)) - pi / 4
        r -= 30 * exp(-((corner / 0.05) ** 2))
        points.append((MID + r * cos(t), MID + r * sin(t)))
    return points


def line(points: list[Point], closed: bool = False) -> str:
    """Points as a smooth path."""
    said = [f"M{num(points[0][0])} {num(points[0][1])}"]
    count = len(points)
    last = count if closed else count - 1
    for n in range(last):
        before, a = points[n - 1] if closed or n else points[0], points[n]
        b = points[(n + 1) % count]
        after = points[(n + 2) % count] if closed or n + 2 < count else b
        said.append(f"C{num(a[0] + (b[0] - before[0]) / 6)} {num(a[1] + (b[1] - before[1]) / 6)} "
                    f"{num(b[0] - (after[0] - a[0]) / 6)} {num(b[1] - (after[1] - a[1]) / 6)} {num(b[0])} {num(b[1])}")
    return "".join(said) + ("Z" if closed else "")


def river(board: dict[str, Any], corner: int) -> list[Point]:
    """The river in the corner after a side, from the city to the sea; it bows towards its sites."""
    direction = radians(ANGLE[SIDES[corner]] + 45)
    along, across = (cos(direction), sin(direction)), (-sin(direction), cos(direction))
    name = banks(board)[corner]
    bows = [(197.0, 0.0)]
    for entry in board["places"]:
        if entry.get("river") == name:
            x, y = entry["x"] - MID, entry["y"] - MID
            side = x * across[0] + y * across[1]
            bows.append((x * along[0] + y * along[1], 17.0 if side > 0 else -17.0))
    bows.append((590.0, 0.0))
    bows.append((690.0, 0.0))
    return [(MID + s * along[0] + bow * across[0], MID + s * along[1] + bow * across[1]) for s, bow in sorted(bows)]


def smooth(points: list[Point], steps: int = 6) -> list[Point]:
    """More points on the same line."""
    found = []
    for n in range(len(points) - 1):
        p0, p1, p2 = points[max(n - 1, 0)], points[n], points[n + 1]
        p3 = points[min(n + 2, len(points) - 1)]
        for k in range(steps):
            t = k / steps
            found.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*found, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + t * (c - a) / 2 + t * t * (a - 2.5 * b + 2 * c - d / 2) + t ** 3 * (1.5 * (b - c) + (d - a) / 2)


@cache
def ground(text: str) -> str:
    """Sea, land, rivers, roads, and the walls of the city, as markup; text is the board as JSON."""
    board: dict[str, Any] = json.loads(text)
    at = positions(board)
    out = [f'<g clip-path="url(#gc-frame)"><rect x="-{EDGE}" y="-{EDGE}" width="{SIZE}" height="{SIZE}" '
           f'class="gc-sea"/>']
    out += [f'<use href="#gc-coastline" class="gc-sea{n}"/>' for n in (1, 2, 3)]
    waves = "".join(f"M{x} {y}q5-7 10 0t10 0 10 0" for x, y in (
        (45, -14), (285, -20), (485, -22), (700, -16), (930, -12), (1000, 140), (996, 330), (1000, 520), (990, 705),
        (880, 1006), (690, 1016), (480, 1014), (270, 1012), (-26, 900), (-28, 690), (-28, 510), (-24, 310), (-26, 130)))
    out.append(f'<path d="{waves}" class="gc-wave"/></g>')
    rivers = [river(board, corner) for corner in range(4)]
    out.append('<g clip-path="url(#gc-land)">')
    for n, side in enumerate(SIDES):
        land = next(name for name, where in board["sides"].items() if where == side)
        edge = smooth(rivers[n - 1]) + [far(side)] + smooth(rivers[n])[::-1]
        shape = "".join(f"L{num(x)} {num(y)}" for x, y in edge)
        out.append(f'<path d="M500 500{shape}Z" class="gc-g-{land}"/>')
    out.append('<use href="#gc-coastline" class="gc-beach"/>')
    out += texture(board, at)
    out.append('</g><use href="#gc-coastline" class="gc-coast"/><g clip-path="url(#gc-land)">')
    for kind in ("gc-bank", "gc-river", "gc-shine"):
        out += [f'<path d="{line(points)}" class="{kind}"/>' for points in rivers]
    out.append("</g>")
    out += roads(board, at, [smooth(points, 12) for points in rivers])
    return "".join(out + walls(board, at))


def far(side: str) -> Point:
    t = radians(ANGLE[side])
    return (MID + 900 * cos(t), MID + 900 * sin(t))


def texture(board: dict[str, Any], at: dict[str, Point]) -> list[str]:
    """Trees, grass, peaks and dunes, where nothing else stands; the same on every day."""
    luck = Random(1)
    roads = [(at[a], at[b]) for a, b in board["roads"] if a not in ZONE_NAMES or b not in ZONE_NAMES]
    names = [name for name in PLACE_NAMES if name not in ZONE_NAMES]
    out = []
    for land, side in board["sides"].items():
        first, second, gap = TEXTURE[land]
        put: list[Point] = []
        for _ in range(2200):
            p = (luck.uniform(30, 970), luck.uniform(30, 970))
            scale = luck.uniform(0.85, 1.15)
            x, y = p[0] - MID, p[1] - MID
            depth = {"N": -y - abs(x), "E": x - abs(y), "S": y - abs(x), "W": -x - abs(y)}[side]
            if (depth < 44 or hypot(x, y) < 220 or max(abs(x), abs(y)) > 448
                    or (abs(x) ** 4.6 + abs(y) ** 4.6) ** (1 / 4.6) > 452
                    or any(apart(p, q) < gap for q in put) or any(apart(p, at[name]) < 47 for name in names)
                    or any(abs(p[0] - at[name][0]) < 44 and abs(p[1] - at[name][1] - NAMES_UNDER) < 16
                           for name in names)
                    or any(from_road(p, a, b) < 15 for a, b in roads)):
                continue
            put.append(p)
            name = second if luck.random() < 0.25 else first
            out.append((p[1], f'<use href="#{name}" transform="translate({num(p[0])} {num(p[1])})'
                              f' scale({scale:.2f})"/>'))
    return [markup for _, markup in sorted(out)]


def bent(a: Point, b: Point) -> str:
    """A road: a line with a little bow, always the same."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    bow = 0.05 if (a[0] + a[1] + b[0]) % 2 else -0.05
    return (f"M{num(a[0])} {num(a[1])}Q{num(middle[0] - bow * (b[1] - a[1]))} "
            f"{num(middle[1] + bow * (b[0] - a[0]))} {num(b[0])} {num(b[1])}")


def roads(board: dict[str, Any], at: dict[str, Point], rivers: list[list[Point]]) -> list[str]:
    """Roads and, where they cross a river, bridges. Those inside the city are doors, see walls."""
    land = {entry["id"]: entry.get("landscape") for entry in board["places"]}
    ways, bridges = [], []
    for a, b in board["roads"]:
        if a in ZONE_NAMES and b in ZONE_NAMES:
            continue
        ways.append(bent(at[a], at[b]))
        if land.get(a) and land.get(b) and land[a] != land[b]:
            steps = [(at[a][0] + (at[b][0] - at[a][0]) * k / 20, at[a][1] + (at[b][1] - at[a][1]) * k / 20)
                     for k in range(3, 18)]
            where = min(steps, key=lambda p: min(apart(p, q) for points in rivers for q in points))
            turned = degrees(atan2(at[b][1] - at[a][1], at[b][0] - at[a][0]))
            bridges.append(f'transform="translate({num(where[0])} {num(where[1])}) rotate({num(turned)})"')
    path = "".join(ways)
    out = [f'<path d="{path}" class="gc-case"/>']
    out += [f'<rect x="-17" y="-8.5" width="34" height="17" rx="2" class="gc-casef" {where}/>' for where in bridges]
    out.append(f'<path d="{path}" class="gc-road"/>')
    return out + [f'<path d="M-12-3V3M-6-3V3M0-3V3M6-3V3M12-3V3" class="gc-case gc-thin" {where}/>'
                  for where in bridges]


def walls(board: dict[str, Any], at: dict[str, Point]) -> list[str]:
    """The city's walls and canals, and a gate for every road that leads in."""
    out = ['<circle cx="500" cy="500" r="200" class="gc-casef"/><circle cx="500" cy="500" r="197" class="gc-wallf"/>',
           '<circle cx="500" cy="500" r="191" class="gc-case gc-crenel"/>'
           '<circle cx="500" cy="500" r="185" class="gc-casef"/>',
           '<circle cx="500" cy="500" r="183.5" class="gc-roadf"/>']
    for a, b in board["roads"]:
        site, zone = (a, b) if b in ZONE_NAMES else (b, a)
        if site in ZONE_NAMES or zone not in ZONE_NAMES:
            continue
        t = atan2(at[site][1] - MID, at[site][0] - MID)
        inside = atan2(at[zone][1] - MID, at[zone][0] - MID)
        t = inside + 0.55 * ((t - inside + pi) % (2 * pi) - pi)
        limit = radians(17)
        t = inside + max(-limit, min(limit, (t - inside + pi) % (2 * pi) - pi))
        where = f'transform="translate({num(MID + 192 * cos(t))} {num(MID + 192 * sin(t))}) rotate({num(degrees(t))})"'
        out.append(f'<g {where}><rect x="-10" y="-13" width="19" height="26" rx="3" class="gc-wallf"/>'
                   f'<rect x="-10" y="-13" width="19" height="26" rx="3" class="gc-case gc-edge"/>'
                   f'<rect x="-10" y="-5.5" width="19" height="11" class="gc-roadf"/></g>')
    return out


def over_city(board: dict[str, Any]) -> list[str]:
    """What is drawn above the zones: canals, the inner wall, the spring, towers."""
    at = positions(board)
    cross = "M500 500L639 639M500 500L361 639M500 500L361 361M500 500L639 361"
    out = [f'<path d="{cross}" class="gc-bank gc-canalb"/><path d="{cross}" class="gc-river gc-canal"/>',
           '<circle cx="500" cy="500" r="21" class="gc-riverf"/>'
           '<path d="M491 503q4.5-5 9 0t9 0M494 495q3-3.5 6 0t6 0" class="gc-line gc-thin" stroke="#fff"/>']
    for corner in range(4):
        t = pi / 4 + corner * pi / 2
        where = f'cx="{num(MID + 193 * cos(t))}" cy="{num(MID + 193 * sin(t))}"'
        out.append(f'<circle {where} r="11" class="gc-casef"/><circle {where} r="8.6" class="gc-wallf"/>')
    for a, b in board["roads"]:  # doors between zones that a road joins
        if a in ZONE_NAMES and b in ZONE_NAMES:
            out.append(door(at[a], at[b], a.split("_")[0] != b.split("_")[0]))
    return out


def door(a: Point, b: Point, water: bool) -> str:
    middle, length = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), apart(a, b)
    if not water:
        middle = _boundary(a, b)
    half = 13 if water else 8
    x, y = (b[0] - a[0]) / length * half, (b[1] - a[1]) / length * half
    path = f"M{num(middle[0] - x)} {num(middle[1] - y)}L{num(middle[0] + x)} {num(middle[1] + y)}"
    return (f'<path d="{path}" class="gc-case gc-doorb"/><path d="{path}" class="gc-road gc-door"/>')


def _boundary(a: Point, b: Point) -> Point:
    """Where the way between two zones of a quarter meets the wall between them."""
    ra, rb = apart(a, (MID, MID)), apart(b, (MID, MID))
    if abs(ra - rb) < 20:
        return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    t = (103 - rb) / (ra - rb)
    return (b[0] + (a[0] - b[0]) * t, b[1] + (a[1] - b[1]) * t)


# Zones


def polar(t: float, r: float) -> Point:
    return (MID + r * cos(radians(t)), MID + r * sin(radians(t)))


def sector(low: float, high: float, inner: float, outer: float, gaps: tuple[float, float]) -> str:
    """A piece of a ring; the gaps are kept free at its two straight sides."""
    def edge(t: float, r: float, gap: float) -> Point:
        return polar(t + degrees(asin(gap / r)), r)
    a, b = edge(low, inner, gaps[0]), edge(low, outer, gaps[0])
    c, d = edge(high, outer, -gaps[1]), edge(high, inner, -gaps[1])
    return (f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}A{num(outer)} {num(outer)} 0 0 1 {num(c[0])} {num(c[1])}"
            f"L{num(d[0])} {num(d[1])}A{num(inner)} {num(inner)} 0 0 0 {num(a[0])} {num(a[1])}Z")


def zone_shape(side: str, zone: str) -> str:
    t = ANGLE[side]
    if zone == "a":
        return sector(t - 45, t, 109, 181, (9, 3))
    if zone == "b":
        return sector(t, t + 45, 109, 181, (3, 9))
    return sector(t - 45, t + 45, 27, 98, (9, 9))


def slots(side: str, zone: str) -> list[Point]:
    """Where the posts of a zone stand, in order of arrival; on the first two lie the bills."""
    t = ANGLE[side]
    if zone == "inner":
        return [polar(t - 19, 75), polar(t + 19, 75), polar(t - 28, 41), polar(t + 28, 41)]
    t += -22.5 if zone == "a" else 22.5
    return [polar(t - 9.4, 160), polar(t + 9.4, 160), polar(t - 1.5, 126), polar(t + 15, 127)]


# The panel


@cache
def pictures() -> dict[str, str]:
    """What the ground is drawn with, by name."""
    found = {name: f'<g id="{name}">{markup}</g>' for name, markup in PICTURES.items()}
    found["gc-coastline"] = f'<path id="gc-coastline" d="{line(coast(), closed=True)}"/>'
    found["gc-land"] = '<clipPath id="gc-land"><use href="#gc-coastline"/></clipPath>'
    found["gc-frame"] = (f'<clipPath id="gc-frame"><rect x="-{EDGE}" y="-{EDGE}" width="{SIZE}" height="{SIZE}" '
                         f'rx="12"/></clipPath>')
    return found


def island(scene: Scene, wide: float, names: bool = True) -> Svg:
    """The map with everything on it; without names where it is shown small."""
    pen, board = scene.pen(), drawn(scene.g.options)
    pen.symbols.update(pictures())
    scale = wide / SIZE
    pen.out.append(f'<g transform="scale({scale:.4f}) translate({EDGE} {EDGE})">')
    pen.out.append(ground(json.dumps(board)))
    things(pen, scene, board)
    if names:
        site_names(pen, scene, board, 15.5)
    corners(pen, scene, board, 18 if names else 30)
    pen.out.append("</g>")
    return pen.finish(wide, wide, theme=scene.theme, label=scene.say("panel-island"))


def things(pen: Pen, scene: Scene, board: dict[str, Any]) -> None:
    """What stands on the ground: zones, ports and sites, with the posts on them."""
    at = positions(board)
    for place in range(int(FIRST_ZONE), len(PLACE_NAMES)):
        _zone(pen, scene, board, place)
    pen.out += over_city(board)
    for place in range(int(FIRST_ZONE), len(PLACE_NAMES)):
        if PLACE_NAMES[place].endswith("_inner"):
            _medal(pen, board, place)
    for place in range(int(FIRST_ZONE)):
        _spot(pen, scene, board, place, at[PLACE_NAMES[place]])


def _open(pen: Pen, scene: Scene, place: int, rim: str) -> AbstractContextManager[None]:
    """A place whose rim is no rectangle."""
    at = f"place:{PLACE_NAMES[place]}"
    return pen.spot(at, scene.about(place), rim, at)


def _post(pen: Pen, scene: Scene, seat: int, place: int, x: float, y: float, size: float) -> None:
    shape = scene.shape(seat)
    key = f"post:{seat}:{PLACE_NAMES[place]}"
    under = size * 1.13
    pen.icon(f"gc-mark-{shape}", x - under / 2, y - under / 2, under, "gc-cream", seat="#FFF9EC")
    pen.icon(f"gc-post-{shape}", x - size / 2, y - size / 2, size, "gc-ink", key=key)


def _spot(pen: Pen, scene: Scene, board: dict[str, Any], place: int, at: Point) -> None:
    """A port or a site, with its reward or the post on it."""
    x, y = at
    builders = scene.builders(place)
    port = place < FIRST_SITE
    land = LANDSCAPE_NAMES[scene.g.chart.landscape[place]]
    rim = (f'<rect class="rim gc-rim" x="{num(x - 34)}" y="{num(y - 34)}" width="68" height="68" rx="19"/>' if port
           else f'<circle class="rim gc-rim" cx="{num(x)}" cy="{num(y)}" r="39"/>')
    with _open(pen, scene, place, rim):
        if port:
            dx, dy = _seaward(at)
            pen.path(f"M{num(x + 11 * dy)} {num(y + 11 * dx)}l{num(38 * dx)} {num(38 * dy)}"
                     f"M{num(x - 11 * dy)} {num(y - 11 * dx)}l{num(38 * dx)} {num(38 * dy)}", "gc-pier")
            pen.rect(x - 27, y - 27, 54, 54, 14, "gc-disc")
            pen.rect(x - 23.8, y - 23.8, 47.6, 47.6, 11, "gc-ring gc-r-port")
        else:
            if scene.g.chart.rivers >> place & 1:
                pen.circle(x, y, 34, "gc-riverf")
            pen.circle(x, y, 30, "gc-disc")
            pen.circle(x, y, 26.8, f"gc-ring gc-r-{land}")
        icon = REWARD_ICONS.get(int(scene.g.reward[place]))
        if builders:
            _post(pen, scene, builders[0], place, x, y, 48)
        elif icon:
            size = 36 if port else 39
            pen.icon(icon, x - size / 2, y - size / 2, size, "gc-ink")


def _seaward(at: Point) -> tuple[int, int]:
    """Which way a pier points."""
    x, y = at[0] - MID, at[1] - MID
    if abs(x) > abs(y):
        return (1 if x > 0 else -1), 0
    return 0, (1 if y > 0 else -1)


def _zone(pen: Pen, scene: Scene, board: dict[str, Any], place: int) -> None:
    """A zone of the city: its bills, and the posts that cover them."""
    g = scene.g
    land, _, zone = PLACE_NAMES[place].partition("_")
    side = board["sides"][land]
    shape = zone_shape(side, zone)
    pen.out.append(f'<path d="{shape}" class="gc-g-{land}"/><path d="{shape}" class="gc-case gc-edge"/>')
    with _open(pen, scene, place, f'<path class="rim gc-rim gc-zone" d="{shape}"/>'):
        where, builders = slots(side, zone), scene.builders(place)
        reward = int(g.reward[place])
        bills = (10, 6) if zone == "inner" else (5, 3)
        full = any([p.closed >> place & 1 for p in g.players])  # a black post closes it (GC-13)
        for n in range(g.seats):
            x, y = where[n]
            if n < len(builders):
                _post(pen, scene, builders[n], place, x, y, 36)
                if g.players[builders[n]].closed >> place & 1:
                    pen.icon(f"gc-post-black-{scene.shape(builders[n])}", x + 6, y + 4, 26, "gc-ink",
                             key=f"black:{builders[n]}:{PLACE_NAMES[place]}")
            elif full:
                pen.path(f"M{num(x - 9)} {num(y - 9)}l18 18m0-18l-18 18", "gc-struck")
            elif n < 2 and reward:
                _bill(pen, x, y, bills[n])
                t = ANGLE[side]
                if n == 0 and reward == OUTER_COIN:
                    t += -22.5 if zone == "a" else 22.5
                    cx, cy = polar(t - 17.5, 129)
                    pen.icon("gc-coin", cx - 12, cy - 12, 24, "gc-ink")
                elif n == 0 and reward == INNER:
                    cx, cy = polar(t, 48)
                    pen.icon("gc-card", cx - 10, cy - 10, 20, "gc-ink")
            else:
                pen.circle(x, y, 12, "gc-slot")


def _bill(pen: Pen, x: float, y: float, letters: int) -> None:
    wide = 40 if letters > 9 else 31
    pen.out.append(f'<path d="M{num(x - wide / 2)} {num(y - 16)}h{num(wide)}v26q0 7-7 7h-{num(wide - 7)}z" '
                   f'class="gc-bill"/>')
    pen.text(x, y + 10.5, str(letters), 29, "bold mid gc-inkt")


def _medal(pen: Pen, board: dict[str, Any], place: int) -> None:
    """A key at the inner wall: this is what it takes."""
    side = board["sides"][PLACE_NAMES[place].partition("_")[0]]
    x, y = polar(ANGLE[side], 103.5)
    pen.circle(x, y, 14, "gc-disc")
    pen.icon("gc-key", x - 10, y - 10, 20, "gc-ink")


def site_names(pen: Pen, scene: Scene, board: dict[str, Any], size: float, without: Collection[int] = ()) -> None:
    """The names of the sites, under them, or over them where the island ends; not where something else stands."""
    at = positions(board)
    pen.out.append('<g class="gc-names" aria-hidden="true">')
    for place in range(int(FIRST_SITE), int(FIRST_ZONE)):
        if place in without:
            continue
        name = scene.place(place)
        x, y = at[PLACE_NAMES[place]]
        low = y + (53 if scene.g.chart.rivers >> place & 1 else 49)
        half = measure(name, size) / 2
        near = [q for other, q in at.items() if other.startswith("port_") and abs(q[0] - x) < half + 30
                and -30 < q[1] - low < 42]
        if near:
            low = y - 40
        pen.text(min(max(x, half - 20), 1020 - half), low, name, size, "gc-name")
    pen.out.append("</g>")


def corners(pen: Pen, scene: Scene, board: dict[str, Any], size: float) -> None:
    """Compass and ship; and where the map is ours, that it is."""
    with pen.group(x=12, y=12):
        pen.circle(0, 0, 27, "gc-disc")
        pen.path("M0-23 6 0 0 23-6 0z", "gc-noteb")
        pen.path("M0-23 6 0H-6z", "gc-north")
        pen.path("M-23 0 0-4.5 23 0 0 4.5z", "gc-noteb")
    with pen.group(x=984, y=994):
        pen.path("M-26 6H26Q22 20 14 20H-14Q-24 20-26 6z", "gc-ship gc-hull")
        pen.path("M0 5V-30M-14 5V-16", "gc-ship")
        pen.path("M3-27Q22-16 18-2H3zM-3-24Q-10-10-3-2zM-17-13Q-26-4-24 2H-17z", "gc-ship")
        pen.path("M0-30h10l-3 3 3 3H0z", "gc-north")
    note = scene.say("board-reconstructed") if board.get("reconstructed") else board.get("name", "")
    room = measure(note, size) + 24
    pen.rect(-22, 1020 - size * 1.7, room, size * 1.7, 8, "gc-note")
    pen.text(-22 + room / 2, 1020 - size * 0.55, note, size, "mid gc-inkt")
