"""Burgundy's board: what lies in the middle of the table, and the order of play."""

from __future__ import annotations

from typing import Final

from comptoir.draw.hexes import hex_place
from comptoir.draw.palette import SEATS
from comptoir.draw.pen import Pen
from comptoir.draw.svg import Svg, num
from comptoir.draw.text import BOLD, clip, shrink, width
from comptoir.games.burgundy import board_tiles as draw
from comptoir.games.burgundy.board_scene import Scene
from comptoir.games.burgundy.data import (
    BLACK_TILES,
    CASTLE,
    COLOUR_NAMES,
    DEPOT_COLOUR,
    EMPTY,
    GOOD_NAMES,
    LARGE_BONUS,
    NO_GOOD,
    NUMBERED,
    PHASE_NAMES,
    PHASE_POINTS,
    REGION_POINTS,
    SLOTS,
    SMALL_BONUS,
    TRACK,
)
from comptoir.games.burgundy.facts import turn_order
from comptoir.kernel.state import NOBODY

WIDE: Final = 400
TRAY: Final = 130
GOODS: Final = range(len(GOOD_NAMES))
R: Final = 22.5
# Where the six depots stand in their ring: column (0 left, 1 right) and row; those in the middle row stand apart.
RING: Final = {1: (1, 0), 2: (1, 1), 3: (1, 2), 4: (0, 2), 5: (0, 1), 6: (0, 0)}


def main(scene: Scene) -> Svg:
    """Phases and rounds, depots in their ring round the black one, bonus tiles, what regions count."""
    pen = scene.pen()
    _phases(pen, scene)
    _rounds(pen, scene)
    rows = 1 if scene.g.seats == 2 else 2
    high = 14 + 48 * rows + 40
    top, step = 66, high + 14
    corners = {depot: _corner(depot, top, step) for depot in RING}
    for depot in RING:
        _plank(pen, depot, corners, high)
    for depot in RING:
        _depot(pen, scene, depot, *corners[depot], high)
    _black(pen, scene, top + step, high)
    for depot in RING:
        _bridge(pen, scene, depot, corners, high)
    bottom = top + 3 * step
    _bonus(pen, scene, bottom)
    _regions(pen, scene, bottom + 46)
    return pen.finish(WIDE, bottom + 96, theme=scene.theme, label=scene.say("panel-main"))


def _corner(depot: int, top: float, step: float) -> tuple[float, float]:
    column, line = RING[depot]
    left = (4, WIDE - TRAY - 4) if line == 1 else (62, WIDE - TRAY - 62)
    return left[column], top + line * step


# Time


def _phases(pen: Pen, scene: Scene) -> None:
    for n, name in enumerate(PHASE_NAMES):
        x, points, now = 6 + 39 * n, int(PHASE_POINTS[n]), n == scene.g.phase
        about = scene.say("tip-phase", phase=name, n=points)
        with pen.place(f"phase:{name}", about, x, 4, 36, 48, 7):
            pen.rect(x + 1, 5, 34, 46, 6, "cb-nowb" if now else "taken")
            with pen.group(cls="cb-now" if now else ""):
                pen.text(x + 18, 25, name, 17, "serif mid cb-past" if n < scene.g.phase else "serif mid")
                pen.text(x + 18, 43, f"+{points}", 12.5, "mid" if now else "mid mute")


def _rounds(pen: Pen, scene: Scene) -> None:
    for n in range(5):
        x, good = 208 + 38 * n, int(scene.g.round_goods[n])
        now = n == scene.g.round and not scene.over()
        about = scene.say("tip-round-done", n=n + 1) if good == NO_GOOD else \
            scene.say("tip-round-good", n=n + 1, good=scene.say("good-" + GOOD_NAMES[good]))
        with pen.place(f"round:{n + 1}", about, x, 10, 36, 36, 7):
            pen.rect(x + 1.5, 11.5, 33, 33, 6, "sold" if not now else "now")
            if good == NO_GOOD:
                pen.text(x + 18, 33, str(n + 1), 14, "bold mid" if now else "mute mid")
            else:
                draw.good(pen, good, x + 3.5, 13.5, 29)


# Depots


def _depot(pen: Pen, scene: Scene, depot: int, x: float, y: float, high: float) -> None:
    pen.rect(x, y, TRAY, high, 9, "cb-wood")
    with pen.group(cls="cb-ink"):
        pen.rect(x + 6, y + 7, 28, 28, 6, "cb-box")
        pen.text(x + 20, y + 28, str(depot), 20, "cb-n")
    for slot in range(int(scene.g.seats)):
        _slot(pen, scene, depot, slot, x + 61 + 44 * (slot % 2), y + 28 + 48 * (slot // 2))
    _heap(pen, scene, depot, x + 5, y + high - 39)


def _slot(pen: Pen, scene: Scene, depot: int, slot: int, x: float, y: float) -> None:
    where = (depot - 1) * int(SLOTS) + slot
    kind, at = int(scene.g.depots[where]), f"depot:{depot}:{slot + 1}"
    colour = int(DEPOT_COLOUR[where])
    about = scene.say("tip-depot-empty", depot=depot, colour=scene.colour(colour)) if kind == EMPTY else \
        scene.say("tip-depot-tile", depot=depot, name=scene.tile(kind), help=scene.effect(kind))
    with hex_place(pen, at, about, x, y, R + 1.6, key=at):
        if kind == EMPTY:
            draw.free_slot(pen, x, y, R - 2, colour)
        else:
            draw.tile(pen, kind, x, y, R - 1)
    if kind != EMPTY:
        draw.badge(pen, x, y + R - 3, scene.costs.get(at, 0))


def _heap(pen: Pen, scene: Scene, depot: int, x: float, y: float) -> None:
    lying = [(good, int(scene.g.heaps[(depot - 1) * len(GOOD_NAMES) + good])) for good in GOODS]
    lying = [(good, n) for good, n in lying if n]
    words = ", ".join(scene.goods(good, n) for good, n in lying)
    about = scene.say("tip-heap", depot=depot, goods=words) if lying else scene.say("tip-heap-empty", depot=depot)
    with pen.place(f"heap:{depot}", about, x, y, TRAY - 10, 35, 7, key=f"heap:{depot}"):
        pen.rect(x + 2, y + 2, TRAY - 14, 31, 5, "cb-slot")
        step = min(31.0, 108 / max(1, len(lying)))
        for n, (good, count) in enumerate(lying):
            draw.good(pen, good, x + 6 + step * n, y + 7, 22, count)


def _plank(pen: Pen, depot: int, corners: dict[int, tuple[float, float]], high: float) -> None:
    """A depot and the next one in the ring are neighbours."""
    (ax, ay), (bx, by) = corners[depot], corners[depot % 6 + 1]
    pen.path(f"M{num(ax + TRAY / 2)} {num(ay + high / 2)}L{num(bx + TRAY / 2)} {num(by + high / 2)}", "cb-plank")


def _bridge(pen: Pen, scene: Scene, depot: int, corners: dict[int, tuple[float, float]], high: float) -> None:
    """Two neighbours, which one ship may empty together with knowledge 5."""
    beyond = depot % 6 + 1
    (ax, ay), (bx, by) = corners[depot], corners[beyond]
    x, y = (ax + bx + TRAY) / 2, (ay + by + high) / 2
    if f"bridge:{depot}" in scene.wanted:
        about = scene.say("tip-bridge", depot=depot, next=beyond)
        with pen.place(f"bridge:{depot}", about, x - 18, y - 11, 36, 22, 11), pen.group(cls="cb-ink"):
            pen.rect(x - 16, y - 9, 32, 18, 9, "cb-box")
            pen.text(x, y + 4.5, f"{depot}+{beyond}", 12, "cb-n")


def _black(pen: Pen, scene: Scene, y: float, high: float) -> None:
    count = int(BLACK_TILES[scene.g.seats])
    wide, x = 124.0, (WIDE - 124) / 2
    tall = max(high, 118)
    y -= (tall - high) / 2
    pen.rect(x, y, wide, tall, 9, "cb-dark")
    rows = (2, 2) if count == 4 else (3, 3) if count == 6 else (3, 2, 3)
    r = 20.5 if count > 4 else 23.0
    w, first, n = r * 3 ** 0.5, y + (30 if count != 6 else 44), 0
    for line, length in enumerate(rows):
        for place in range(length):
            cx = x + wide / 2 + (place - (length - 1) / 2) * (w + 1) + (w / 4 if count == 4 and line else 0) \
                - (w / 4 if count == 4 and not line else 0)
            _black_slot(pen, scene, n, cx, first + line * 1.56 * r, r)
            n += 1
    words = scene.say("main-buy")
    size = shrink(words, 92, 13, BOLD)
    middle = x + wide / 2 - 9
    with pen.group(cls="cb-cream"):
        pen.text(middle, y + tall - 9, words, size, "cb-n")
        pen.icon("cb-silver", middle + width(words, size, BOLD) / 2 + 4, y + tall - 21, 15)


def _black_slot(pen: Pen, scene: Scene, n: int, x: float, y: float, r: float) -> None:
    kind, at = int(scene.g.depots[NUMBERED + n]), f"black:{n + 1}"
    about = scene.say("tip-black-empty") if kind == EMPTY else \
        scene.say("tip-black-tile", name=scene.tile(kind), help=scene.effect(kind))
    with hex_place(pen, at, about, x, y, r + 0.8, key=at):
        if kind == EMPTY:
            draw.free_slot(pen, x, y, r - 2)
        else:
            draw.tile(pen, kind, x, y, r - 1.5)


# Bonus tiles and regions


def _bonus(pen: Pen, scene: Scene, y: float) -> None:
    g, say = scene.g, scene.say
    for colour, name in enumerate(COLOUR_NAMES):
        for small in (0, 1):
            owner = int((g.small if small else g.large)[colour])
            points = int((SMALL_BONUS if small else LARGE_BONUS)[g.seats])
            size, word = (24, "small") if small else (35, "large")
            x = 6 + 65.5 * colour + (38 if small else 0)
            about = say(f"tip-{word}", colour=scene.colour(colour), n=points) if owner == NOBODY else \
                say(f"tip-{word}-taken", colour=scene.colour(colour), name=scene.names[owner])
            low = y + 37 - size
            with pen.place(f"{word}:{name}", about, x - 1, low - 1, size + 2, size + 2, 6):
                if owner == NOBODY:
                    pen.rect(x, low, size, size, 5, f"cb-bonus cb-f{colour}")
                    with pen.group(cls="cb-cream" if colour == CASTLE else "cb-ink"):
                        if not small:
                            pen.icon(f"cb-type-{name}", x + 3, low + 9, 16)
                        pen.text(x + (size / 2 if small else size - 8), low + size / 2 + 5.5, str(points), 15, "cb-n")
                else:
                    pen.rect(x, low, size, size, 5, "sold")
                    pen.seat(owner, x + size / 2 - 7, low + size / 2 - 7, 14)


def _regions(pen: Pen, scene: Scene, y: float) -> None:
    pen.text(8, y + 16, scene.say("main-region"), 12, "mute")
    pen.text(8, y + 38, scene.say("main-points"), 12, "mute")
    for size in range(1, 9):
        x = 104 + 39 * (size - 1)
        pen.text(x, y + 16, str(size), 13, "mid mute")
        pen.text(x, y + 38, str(int(REGION_POINTS[size])), 14, "mid bold")
    pen.path(f"M84 {y + 22}h306", "thin")


# Turn order and dice


def order(scene: Scene) -> Svg:
    pen = scene.pen()
    _track(pen, scene)
    _players(pen, scene)
    return pen.finish(WIDE, 72 + 42 * ((int(scene.g.seats) + 2) // 2), theme=scene.theme,
                      label=scene.say("panel-order"))


def _track(pen: Pen, scene: Scene) -> None:
    """Markers lie in piles, the uppermost plays first."""
    for n in range(int(TRACK)):
        x = 8 + 52 * n
        pen.rect(x, 6, 48, 52, 8, "cb-river")
        pen.path(f"M{x + 10} 51q3.6-4 7.2 0t7.2 0 7.2 0", "wave")
        here = [int(seat) for seat in scene.g.order if scene.player(seat).space == n]
        step = min(12.0, 26 / max(1, len(here) - 1))
        for height, seat in reversed(list(enumerate(here))):
            about = scene.say("tip-marker", name=scene.names[seat], n=n + 1)
            y = 9 + step * height + (0 if len(here) > 1 else 8)
            with pen.place(f"marker:{seat}", about, x + 11, y - 1, 27, 27, 6, key=f"marker:{seat}"):
                pen.icon("cb-pawn", x + 12, y, 25, cls="cb-ink", seat=SEATS[seat][0])
                pen.seat(seat, x + 31, y + 1, 11)
    pen.path("M378 32h14m-6-6 6 6-6 6", "strike")


def _players(pen: Pen, scene: Scene) -> None:
    """Who plays when in this round, and with which dice; the white die at the end."""
    g = scene.g
    for n, seat in enumerate(turn_order(g)):
        x, y = 8 + 196 * (n % 2), 66 + 42 * (n // 2)
        if scene.acting() == seat:
            pen.rect(x + 1, y + 1, 188, 36, 8, "now")
        pen.text(x + 8, y + 25, str(n + 1), 15, "bold")
        pen.seat(seat, x + 24, y + 11, 17)
        pen.text(x + 47, y + 25, clip(scene.names[seat], 68, 14), 14, "bold" if scene.acting() == seat else "")
        for which in range(2):
            draw.die(pen, scene, seat, int(scene.player(seat).dice[which]), x + 122 + 32 * which, y + 5, 28)
    n = int(g.seats)
    x, y = 8 + 196 * (n % 2), 66 + 42 * (n // 2)
    with pen.place("white", scene.say("tip-white", n=int(g.white)), x, y, 190, 38, 8):
        words = scene.say("main-white")
        pen.text(x + 8, y + 25, words, 13, "mute")
        left = x + 18 + width(words, 13)
        if g.white:
            draw.white_die(pen, int(g.white), left, y + 4, 30)
            pen.text(left + 38, y + 25, f"→ {scene.say('main-depot')} {int(g.white)}", 13, "mute")
