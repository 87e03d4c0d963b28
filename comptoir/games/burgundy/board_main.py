"""Burgundy's board: what lies in the middle of the table, and who plays with which dice."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from comptoir.draw.hexes import hex_place, hexagon
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

WIDE: Final = 436
ORDER: Final = 400  # the panel of turns
TRAY: Final = 134
GOODS: Final = range(len(GOOD_NAMES))
SMALL: Final = 13.0  # the smallest words: what a phone shows at 11 pixels
TOP: Final = 106.0
WIDE_RIM: Final = 32.6  # of a tile in a tray of two
RIM: Final = 28.5  # of all others: on a phone just wide enough for a finger
PITCH: Final = RIM * 3 ** 0.5
BLACK_ROWS: Final = {4: ((2, -0.25), (2, 0.25)), 6: ((2, -0.25), (2, 0.25), (2, -0.25)),
                     8: ((3, 0.0), (2, 0.0), (3, 0.0))}  # tiles in each row, and how far it is shifted
# Where the six depots stand in their ring: column (0 left, 1 right) and row; those in the middle row stand apart.
RING: Final = {1: (1, 0), 2: (1, 1), 3: (1, 2), 4: (0, 2), 5: (0, 1), 6: (0, 0)}


def main(scene: Scene) -> Svg:
    """Phases and rounds, the track of turn order and the white die, depots in their ring round the black one, what
    regions count in the ring's lower corners, bonus tiles."""
    pen = scene.pen()
    high = size(int(scene.g.seats))
    draw_main(pen, scene)
    return pen.finish(WIDE, high, theme=scene.theme, label=scene.say("panel-main"))


def size(seats: int) -> float:
    """How high the main board is drawn: a tray has one row of tiles, or two."""
    return TOP + 3 * _step(seats) + 44


def draw_main(pen: Pen, scene: Scene) -> None:
    high = _tray(int(scene.g.seats))
    step = _step(int(scene.g.seats))
    pen.kept(("burgundy-phases", scene.say, int(scene.g.phase)), lambda pen: _phases(pen, scene))
    _rounds(pen, scene)
    _track(pen, scene)
    _white(pen, scene)
    corners = {depot: _corner(depot, step) for depot in RING}
    for depot in RING:
        _plank(pen, depot, corners, high)
    for depot in RING:
        pen.kept(("burgundy-depot", *_lies(scene, depot)), partial(_depot, scene, depot, *corners[depot], high))
    pen.kept(("burgundy-black", scene.say, int(scene.g.seats), tuple(scene.g.depots[NUMBERED:])),
             lambda pen: _black(pen, scene, TOP + step, high))
    for depot in RING:
        _bridge(pen, scene, depot, corners, high)
    pen.kept(("burgundy-regions", scene.say, int(scene.g.seats)),
             lambda pen: _regions(pen, scene, TOP + 2 * step + (high - 86) / 2))
    pen.kept(("burgundy-bonus", scene.say, scene.names, int(scene.g.seats), tuple(scene.g.large), tuple(scene.g.small)),
             lambda pen: _bonus(pen, scene, TOP + 3 * step))


def _lies(scene: Scene, depot: int) -> tuple[Hashable, ...]:
    """All that a depot shows."""
    g, first, heap = scene.g, (depot - 1) * int(SLOTS), (depot - 1) * len(GOOD_NAMES)
    tiles = range(first, first + int(g.seats))
    costs = tuple(scene.costs.get(f"depot:{depot}:{slot + 1}", 0) for slot in range(int(g.seats)))
    return (scene.say, depot, int(g.seats), tuple(int(g.depots[n]) for n in tiles),
            tuple(g.heaps[heap:heap + len(GOOD_NAMES)]), costs)


def _tray(seats: int) -> float:
    return 112.0 if seats == 2 else 141.0


def _step(seats: int) -> float:
    """From one row of trays to the next; low trays stand wider apart, so that the board fills a window."""
    return _tray(seats) + (19 if seats == 2 else 9)


def _corner(depot: int, step: float) -> tuple[float, float]:
    column, line = RING[depot]
    left = (2, WIDE - TRAY - 2) if line == 1 else (78.5, WIDE - TRAY - 78.5)
    return left[column], TOP + line * step


# Time


def _phases(pen: Pen, scene: Scene) -> None:
    for n, name in enumerate(PHASE_NAMES):
        x, points, now = 4 + 40 * n, int(PHASE_POINTS[n]), n == scene.g.phase
        about = scene.say("tip-phase", phase=name, n=points)
        with pen.place(f"phase:{name}", about, x, 2, 37, 48, 7):
            pen.rect(x + 1, 3, 35, 46, 6, "cb-nowb" if now else "taken")
            with pen.group(cls="cb-now" if now else ""):
                pen.text(x + 18.5, 23, name, 17, "serif mid cb-past" if n < scene.g.phase else "serif mid")
                pen.text(x + 18.5, 41, f"+{points}", SMALL, "mid" if now else "mid mute")


def _rounds(pen: Pen, scene: Scene) -> None:
    for n in range(5):
        x, good = 212 + 44 * n, int(scene.g.round_goods[n])
        now = n == scene.g.round and not scene.over()
        about = scene.say("tip-round-done", n=n + 1) if good == NO_GOOD else \
            scene.say("tip-round-good", n=n + 1, good=scene.say("good-" + GOOD_NAMES[good]))
        with pen.place(f"round:{n + 1}", about, x, 4, 42, 44, 7):
            pen.rect(x + 1.5, 5.5, 39, 41, 7, "sold" if not now else "now")
            if good == NO_GOOD:
                pen.text(x + 21, 32, str(n + 1), 16, "bold mid" if now else "mute mid")
            else:
                draw.good(pen, good, x + 5, 10, 32)


def _track(pen: Pen, scene: Scene) -> None:
    """Markers lie in piles, the uppermost plays first."""
    for n in range(int(TRACK)):
        x = 4 + 43 * n
        pen.rect(x, 58, 40, 40, 7, "cb-river")
        pen.path(f"M{x + 9} 92q3.6-4 7.2 0t7.2 0 7.2 0", "wave")
        here = [int(seat) for seat in scene.g.order if scene.player(seat).space == n]
        step = min(13.0, 20 / max(1, len(here) - 1))
        left = x + 20 - 13 - step * (len(here) - 1) / 2
        for place, seat in reversed(list(enumerate(here))):
            about = scene.say("tip-marker", name=scene.names[seat], n=n + 1)
            at = left + step * place
            with pen.place(f"marker:{seat}", about, at, 61, 26, 30, 6, key=f"marker:{seat}"):
                pen.icon("cb-pawn", at + 1, 63, 25, cls="cb-ink", seat=SEATS[seat][0])
                pen.seat(seat, at + 16, 61, 11)
    pen.path("M307 78h10m-5-5 5 5-5 5", "strike")


def _white(pen: Pen, scene: Scene) -> None:
    g = scene.g
    with pen.place("white", scene.say("tip-white", n=int(g.white)), 325, 57, 110, 42, 8):
        words, where = scene.say("main-white"), f"{scene.say('main-depot')} {int(g.white)}"
        if g.white:
            draw.white_die(pen, int(g.white), 325, 61, 34)
            pen.text(363, 75, words, SMALL, "mute")
            pen.text(363, 92, where, SMALL, "bold")


# Depots


def _depot(scene: Scene, depot: int, x: float, y: float, high: float, pen: Pen) -> None:
    """A tray with its tiles; all of it that is not a tile stands for its goods, so that a finger finds them."""
    pen.rect(x, y, TRAY, high, 10, "cb-wood")
    seats = int(scene.g.seats)
    _heap(pen, scene, depot, x, y, high)
    for slot in range(seats):
        if seats == 2:
            _slot(pen, scene, depot, slot, x + 36.9 + 60.2 * slot, y + 38, WIDE_RIM)
        else:
            low = slot // 2
            _slot(pen, scene, depot, slot, x + 27.7 + PITCH * (slot % 2 + low / 2), y + 32 + 1.5 * RIM * low, RIM)


def _slot(pen: Pen, scene: Scene, depot: int, slot: int, x: float, y: float, rim: float) -> None:
    where, r = (depot - 1) * int(SLOTS) + slot, rim - 2.4
    kind, at = int(scene.g.depots[where]), f"depot:{depot}:{slot + 1}"
    colour = int(DEPOT_COLOUR[where])
    about = scene.say("tip-depot-empty", depot=depot, colour=scene.colour(colour)) if kind == EMPTY else \
        scene.say("tip-depot-tile", depot=depot, name=scene.tile(kind), help=scene.effect(kind))
    with hex_place(pen, at, about, x, y, rim, key="" if kind == EMPTY else at):
        if kind == EMPTY:
            draw.free_slot(pen, x, y, r - 1, colour)
        else:
            draw.tile(pen, kind, x, y, r, SMALL)
    if kind != EMPTY:
        draw.badge(pen, x, y + r - 4, scene.costs.get(at, 0))


def _heap(pen: Pen, scene: Scene, depot: int, x: float, y: float, high: float) -> None:
    lying = [(good, int(scene.g.heaps[(depot - 1) * len(GOOD_NAMES) + good])) for good in GOODS]
    lying = [(good, n) for good, n in lying if n]
    words = ", ".join(scene.goods(good, n) for good, n in lying)
    about = scene.say("tip-heap", depot=depot, goods=words) if lying else scene.say("tip-heap-empty", depot=depot)
    with pen.place(f"heap:{depot}", about, x, y, TRAY, high, 10, key=f"heap:{depot}"):
        with pen.group(cls="cb-ink"):
            pen.rect(x + 5, y + high - 34, 30, 30, 6, "cb-box")
            pen.text(x + 20, y + high - 11.5, str(depot), 21, "cb-n")
        pen.rect(x + 39.5, y + high - 34, 89, 30, 5, "cb-slot")
        step = min(28.0, 60 / max(1, len(lying) - 1))
        for n, (good, _count) in enumerate(lying):
            draw.good(pen, good, x + 43 + step * n, y + high - 30, 22)
        for n, (_good, count) in enumerate(lying):
            draw.count_on(pen, x + 43 + step * n, y + high - 30, 22, count)


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
        with pen.place(f"bridge:{depot}", about, x - 25, y - 25, 50, 50, 25), pen.group(cls="cb-ink"):
            pen.rect(x - 20, y - 12, 40, 24, 12, "cb-box")
            pen.text(x, y + 5, f"{depot}+{beyond}", 14, "cb-n")


def _black(pen: Pen, scene: Scene, y: float, high: float) -> None:
    """The black depot: rows in a honeycomb, as many tiles as the seats make it."""
    count = int(BLACK_TILES[scene.g.seats])
    wide, x, top = 154.0, (WIDE - 154) / 2, y - 7 if count > 4 else y - 3
    tall = high + 15 if count > 4 else high + 8
    pen.rect(x, top, wide, tall, 10, "cb-dark")
    n = 0
    for line, (length, shift) in enumerate(BLACK_ROWS[count]):
        for place in range(length):
            cx = x + wide / 2 + (place - (length - 1) / 2 + shift) * PITCH
            _black_slot(pen, scene, n, cx, top + 3 + RIM * (1 + 1.5 * line), RIM - 2.4)
            n += 1
    words = scene.say("main-buy")
    size = shrink(words, 110, SMALL, BOLD)
    middle = x + wide / 2 - 9
    with pen.group(cls="cb-cream"):
        pen.text(middle, top + tall - 4, words, size, "cb-n")
        pen.icon("cb-silver", middle + width(words, size, BOLD) / 2 + 3, top + tall - 16, 14)


def _black_slot(pen: Pen, scene: Scene, n: int, x: float, y: float, r: float) -> None:
    kind, at = int(scene.g.depots[NUMBERED + n]), f"black:{n + 1}"
    about = scene.say("tip-black-empty") if kind == EMPTY else \
        scene.say("tip-black-tile", name=scene.tile(kind), help=scene.effect(kind))
    with hex_place(pen, at, about, x, y, RIM, key="" if kind == EMPTY else at):
        if kind == EMPTY:
            draw.free_slot(pen, x, y, r - 1)
        else:
            draw.tile(pen, kind, x, y, r, SMALL)


# Bonus tiles and regions


def _bonus(pen: Pen, scene: Scene, y: float) -> None:
    g, say = scene.g, scene.say
    for colour, name in enumerate(COLOUR_NAMES):
        for small in (0, 1):
            owner = int((g.small if small else g.large)[colour])
            points = int((SMALL_BONUS if small else LARGE_BONUS)[g.seats])
            size, word = (28, "small") if small else (38, "large")
            x = 3 + 72.5 * colour + (40 if small else 0)
            about = say(f"tip-{word}", colour=scene.colour(colour), n=points) if owner == NOBODY else \
                say(f"tip-{word}-taken", colour=scene.colour(colour), name=scene.names[owner])
            low = y + 40 - size
            with pen.place(f"{word}:{name}", about, x - 1, low - 1, size + 2, size + 2, 6):
                if owner == NOBODY:
                    pen.rect(x, low, size, size, 6, f"cb-bonus cb-f{colour}")
                    with pen.group(cls="cb-cream" if colour == CASTLE else "cb-ink"):
                        if not small:
                            pen.icon(f"cb-type-{name}", x + 3, low + 10, 18)
                        pen.text(x + (size / 2 if small else size - 9), low + size / 2 + 5.5, str(points), 15, "cb-n")
                else:
                    pen.rect(x, low, size, size, 6, "sold")
                    pen.seat(owner, x + size / 2 - 8, low + size / 2 - 8, 16)


def _regions(pen: Pen, scene: Scene, y: float) -> None:
    """What a region of each size counts, in the two corners that the ring leaves free."""
    for x, word, first in ((4, "main-region", 1), (366, "main-points", 5)):
        words = scene.say(word)
        pen.text(x, y + 12, words, shrink(words, 70, SMALL), "mute")
        for n in range(4):
            line = y + 31 + 18 * n
            pen.path(hexagon(x + 8, line - 4.5, 8.6), "sold")
            pen.text(x + 8, line, str(first + n), SMALL, "mid mute")
            pen.text(x + 22, line, f"→ {int(REGION_POINTS[first + n])}", 14, "bold")


# Who plays when


def order(scene: Scene) -> Svg:
    """Who plays when in this round, and with which dice."""
    pen = scene.pen()
    for n, seat in enumerate(turn_order(scene.g)):
        x, y = 8 + 196 * (n % 2), 6 + 42 * (n // 2)
        if scene.acting() == seat:
            pen.rect(x + 1, y + 1, 188, 36, 8, "now")
        pen.text(x + 8, y + 25, str(n + 1), 15, "bold")
        pen.seat(seat, x + 24, y + 11, 17)
        pen.text(x + 47, y + 25, clip(scene.names[seat], 68, 14), 14, "bold" if scene.acting() == seat else "")
        for which in range(2):
            draw.die(pen, scene, seat, int(scene.player(seat).dice[which]), x + 122 + 32 * which, y + 5, 28)
    return pen.finish(ORDER, 12 + 42 * ((int(scene.g.seats) + 1) // 2), theme=scene.theme,
                      label=scene.say("panel-order"))
