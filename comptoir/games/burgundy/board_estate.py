"""Burgundy's board: an estate, that is one seat's spaces, storage, goods and dice; and the sheet to choose from."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from comptoir.draw.hexes import centres, hex_place, hexagon, side
from comptoir.draw.pen import Pen
from comptoir.draw.svg import Svg
from comptoir.draw.text import BOLD, SERIF, clip, shrink, width
from comptoir.games.burgundy import board_tiles as draw
from comptoir.games.burgundy.board_scene import Scene
from comptoir.games.burgundy.data import (
    CASTLE,
    EMPTY,
    GOOD_NAMES,
    ROWS,
    SHEET_NAMES,
    STORE,
)
from comptoir.games.burgundy.facts import chosen_secretly
from comptoir.games.burgundy.score import points_now
from comptoir.games.burgundy.state import Board, axial
from comptoir.kernel.state import HIDDEN

WIDE: Final = 400
R: Final = 31
FIELD: Final = centres(ROWS, R, (WIDE - 7 * R * 3 ** 0.5) / 2, 46)
LOW: Final = 412  # where storage and goods stand
HIGH: Final = 486
SHEET: Final = 576  # both sides of a sheet under each other
# The neighbour beyond each side of a hexagon, as a step in the honeycomb.
BEYOND: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
PLACES: Final = axial()


def estate(scene: Scene, seat: int) -> Svg:
    pen = scene.pen()
    keeping = seat == scene.seat and any(place.startswith("keep:") for place in scene.wanted)
    _head(pen, scene, seat)
    if scene.player(seat).board == HIDDEN:
        no_board(pen, scene, seat)
    else:
        _spaces(pen, scene, seat)
    _purse(pen, scene, seat)
    _dice(pen, scene, seat)
    _sold(pen, scene, seat)
    pen.path(f"M14 {LOW - 4}h{WIDE - 28}", "thin")
    _storage(pen, scene, seat)
    _goods(pen, scene, seat)
    if keeping:
        _keeping(pen, scene)
    title = scene.say("panel-estate", name=scene.names[seat])
    return pen.finish(WIDE, HIGH + (48 if keeping else 0), theme=scene.theme, label=title)


def _head(pen: Pen, scene: Scene, seat: int) -> None:
    say, acting = scene.say, scene.acting() == seat
    outcome = scene.g.outcome()
    points = int(points_now(scene.g, seat))
    about = say("tip-points", name=scene.names[seat], n=points)
    star = "★ " if outcome is not None and seat in outcome.winners else ""
    room = width(star + str(points), 22, BOLD)
    with pen.place(scene.at(seat, "points"), about, WIDE - 24 - room, 6, room + 16, 30, key=f"{seat}:points"):
        pen.text(WIDE - 14, 28, star + str(points), 22, "bold end")
    pen.text(WIDE - 28 - room, 28, say("estate-points"), 12, "mute end")
    left = WIDE - 36 - room - width(say("estate-points"), 12)
    pen.seat(seat, 12, 11, 20)
    name = clip(scene.names[seat], left - 130, 17, SERIF)
    pen.text(40, 27, name, 17, "serif")
    x = 40 + width(name, 17, SERIF) + 10
    words = about_board(scene, seat)
    pen.text(x, 27, clip(words, left - x - 4, 12), 12, "mute")
    pen.rect(12, 37 if acting else 38, WIDE - 24, 4 if acting else 2.5, 1, f"seat{seat}")


def about_board(scene: Scene, seat: int) -> str:
    me = scene.player(seat)
    if me.board == HIDDEN:
        return SHEET_NAMES[me.sheet] if me.sheet != HIDDEN else ""
    board = scene.g.board_of(seat)
    return scene.say("estate-board-ours" if board.reconstructed else "estate-board", name=board.name)


def no_board_words(scene: Scene, seat: int) -> str:
    """Why no board is seen: none is chosen yet, or it is kept secret."""
    return scene.say("estate-hidden" if chosen_secretly(scene.g, seat) else "estate-choosing")


def bare_field(pen: Pen) -> None:
    for x, y in FIELD:
        pen.path(hexagon(x, y, R - 1.5), "taken")


def no_board(pen: Pen, scene: Scene, seat: int) -> None:
    """The estate of a seat that has no board yet, or none that the viewer may see."""
    bare_field(pen)
    pen.rect(90, 206, 220, 32, 8, "card")
    words = no_board_words(scene, seat)
    pen.text(WIDE / 2, 227, words, shrink(words, 200, 14), "mid")


# Spaces


def _spaces(pen: Pen, scene: Scene, seat: int) -> None:
    """Empty spaces and tiles, the outlines of regions, then what is lit or was touched last, on top of them."""
    board = scene.g.board_of(seat)
    later = [n for n in range(len(FIELD))
             if scene.at(seat, f"space:{n + 1}") in scene.lit | scene.last]
    for n in range(len(FIELD)):
        if n not in later:
            _space(pen, scene, seat, board, n)
    outline(pen, board, FIELD, R)
    for n in later:
        _space(pen, scene, seat, board, n)
    for n, (x, y) in enumerate(FIELD):
        if scene.player(seat).tiles[n] == EMPTY:
            draw.badge(pen, x, y + R * 0.5, scene.cost(seat, f"space:{n + 1}"))


def _space(pen: Pen, scene: Scene, seat: int, board: Board, n: int) -> None:
    kind, (x, y) = int(scene.player(seat).tiles[n]), FIELD[n]
    colour, number = int(board.colour[n]), int(board.number[n])
    at = scene.at(seat, f"space:{n + 1}")
    key = "" if kind == EMPTY else f"{seat}:space:{n + 1}"
    with hex_place(pen, at, about_space(scene, seat, n), x, y, R - 1, key=key):
        if kind == EMPTY:
            draw.space(pen, colour, number, x, y, R - (3.4 if at in scene.lit else 0))
        else:
            draw.ground(pen, colour, x, y, R)
            draw.tile(pen, kind, x, y, R - 3)


def about_space(scene: Scene, seat: int, n: int) -> str:
    """What a space wants, or what lies on it."""
    kind, board = int(scene.player(seat).tiles[n]), scene.g.board_of(seat)
    if kind == EMPTY:
        return scene.say("tip-space", space=n + 1, colour=scene.colour(int(board.colour[n])), n=int(board.number[n]))
    return scene.say("tip-space-tile", space=n + 1, name=scene.tile(kind), help=scene.effect(kind))


@lru_cache(maxsize=64)
def _borders(colours: tuple[int, ...], field: tuple[tuple[float, float], ...], r: float) -> str:
    """Each side between two colours once, and those at the edge."""
    sides = []
    for n, (q, down) in enumerate(PLACES):
        for which, (dq, dr) in enumerate(BEYOND):
            there = (q + dq, down + dr)
            if there not in PLACES or (which < 3 and colours[PLACES.index(there)] != colours[n]):
                sides.append(side(*field[n], r, which))
    return "".join(sides)


def outline(pen: Pen, board: Board, field: list[tuple[float, float]], r: float) -> None:
    """Lines where two colours meet, and around the whole."""
    pen.path(_borders(tuple(board.colour), tuple(field), r), "cb-border")


# Around the spaces


def _purse(pen: Pen, scene: Scene, seat: int) -> None:
    me, say, name = scene.player(seat), scene.say, scene.names[seat]
    for n, (at, icon, count) in enumerate((("silver", "cb-silver", int(me.silver)),
                                           ("workers", "cb-worker", int(me.workers)))):
        y = 50 + 38 * n
        with pen.place(scene.at(seat, at), say("tip-" + at, name=name, n=count), 9, y - 3, 60, 34, 8,
                       key=f"{seat}:{at}"):
            draw.sign(pen, icon, 13, y + 1, 27)
            pen.text(46, y + 20, str(count), 16, "bold")


def _dice(pen: Pen, scene: Scene, seat: int) -> None:
    me, say = scene.player(seat), scene.say
    for n in range(2):
        pips = int(me.dice[n])
        about = say("tip-die", n=pips) if pips else say("tip-die-used")
        x = WIDE - 80 + 36 * n
        with pen.place(scene.at(seat, f"die:{n + 1}"), about, x - 2, 48, 36, 36, 9, key=f"{seat}:die:{n + 1}"):
            draw.die(pen, scene, seat, pips, x + 1, 51, 30)


def _sold(pen: Pen, scene: Scene, seat: int) -> None:
    me = scene.player(seat)
    count = int(sum(me.sold))
    about = scene.say("tip-sold", name=scene.names[seat], n=count)
    with pen.place(scene.at(seat, "sold"), about, WIDE - 86, 366, 78, 38, key=f"{seat}:sold"):
        pen.text(WIDE - 14, 379, scene.say("estate-sold", n=count), 11.5, "mute end")
        kinds = [good for good in range(len(GOOD_NAMES)) if me.sold[good]]
        for n, good in enumerate(kinds):
            draw.good(pen, good, WIDE - 12 - 12.5 * (len(kinds) - n) - 2, 385, 14)


def _storage(pen: Pen, scene: Scene, seat: int) -> None:
    me, say = scene.player(seat), scene.say
    for n in range(int(STORE)):
        kind, x, y = int(me.storage[n]), 46 + 58 * n, LOW + 36
        about = say("tip-storage-empty") if kind == EMPTY else \
            say("tip-storage", name=scene.tile(kind), help=scene.effect(kind))
        with hex_place(pen, scene.at(seat, f"storage:{n + 1}"), about, x, y, 30.5, key=f"{seat}:storage:{n + 1}"):
            if kind == EMPTY:
                draw.free_slot(pen, x, y, 27)
            else:
                draw.tile(pen, kind, x, y, R - 3)


def _goods(pen: Pen, scene: Scene, seat: int) -> None:
    """The kinds that are stored, side by side; places for the others are not drawn."""
    me, say = scene.player(seat), scene.say
    kinds = [good for good in range(len(GOOD_NAMES)) if me.goods[good]]
    for n in range(3):
        x, y = 226 + 56 * n, LOW + 15
        if n >= len(kinds):
            pen.rect(x + 2, y + 2, 38, 38, 5, "cb-slot")
            continue
        good, count = kinds[n], int(me.goods[kinds[n]])
        place = f"goods:{GOOD_NAMES[good]}"
        with pen.place(scene.at(seat, place), say("tip-goods", goods=scene.goods(good, count)), x - 2, y - 2, 46, 46,
                       key=f"{seat}:{place}"):
            draw.good(pen, good, x + 1, y + 1, 40, count)
        draw.badge(pen, x + 21, y + 44, scene.cost(seat, place))


def _keeping(pen: Pen, scene: Scene) -> None:
    """Which new kinds a ship's owner may store."""
    pen.text(16, HIGH + 24, scene.say("estate-keep"), 13, "mute")
    x = 30 + width(scene.say("estate-keep"), 13)
    arg = int(scene.g.agenda[scene.g.top - 1] >> 12) // len(GOOD_NAMES)
    depots = [arg % 6] + ([(arg + 1) % 6] if arg >= 6 else [])
    for good, name in enumerate(GOOD_NAMES):
        if f"keep:{name}" in scene.wanted:
            count = int(sum(scene.g.heaps[depot * len(GOOD_NAMES) + good] for depot in depots))
            about = scene.say("tip-keep", goods=scene.goods(good, count))
            with pen.place(f"keep:{name}", about, x - 2, HIGH, 42, 42):
                draw.good(pen, good, x + 1, HIGH + 3, 36, count)
            x += 54


# The sheet a seat was dealt


def sheet(scene: Scene) -> Svg:
    """Both sides, with their castle spaces to choose from."""
    pen = scene.pen()
    draw_sheet(pen, scene)
    return pen.finish(WIDE, SHEET, theme=scene.theme, label=scene.say("panel-boards"))


def draw_sheet(pen: Pen, scene: Scene) -> None:
    r, high = 23.5, SHEET / 2
    sides = scene.g.sides(scene.player(scene.seat).sheet)
    for n, number in enumerate(sides):
        board = scene.g.boards[number]
        field = centres(ROWS, r, (WIDE - 7 * r * 3 ** 0.5) / 2, 24 + high * n)
        pen.text(12, 22 + high * n, scene.say("estate-board", name=board.name), 14, "serif")
        for cell, (x, y) in enumerate(field):
            if board.colour[cell] != CASTLE:
                draw.space(pen, int(board.colour[cell]), int(board.number[cell]), x, y, r)
        outline(pen, board, field, r)
        for cell, (x, y) in enumerate(field):
            if board.colour[cell] == CASTLE:
                at = f"board:{board.name}:{cell + 1}"
                about = scene.say("tip-board", name=board.name, space=cell + 1)
                with hex_place(pen, at, about, x, y, r - 0.5, key=at):
                    draw.space(pen, int(CASTLE), int(board.number[cell]), x, y, r - 2)
