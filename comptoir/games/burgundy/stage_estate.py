"""Burgundy's stage: estates. The own one with storage and goods under it, those of others in three depths, and the
sheet to choose from.

All spaces are drawn first and their rims last: what is lit is drawn over its neighbours, whoever they are."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from comptoir.draw.hexes import hex_place, hexagon
from comptoir.draw.pen import Pen
from comptoir.games.burgundy import board_tiles as draw
from comptoir.games.burgundy.board_estate import (
    FIELD,
    SHEET,
    WIDE,
    R,
    about_space,
    bare_field,
    draw_sheet,
    no_board,
    outline,
)
from comptoir.games.burgundy.data import EMPTY, GOOD_NAMES, STORE
from comptoir.games.burgundy.stage_desk import Desk, picture, tile_words
from comptoir.kernel.state import HIDDEN
from comptoir.stage.html import Html

LOW: Final = 424.0  # the middle of storage and goods
OWN: Final = (6.0, 40.0, 388.0, 418.0)
FIELD_ONLY: Final = (8.0, 42.0, 384.0, 349.0)
CHOOSING: Final = (4.0, 2.0, WIDE - 8.0, SHEET - 4.0)
TILE: Final = R - 2.4
FIGURE: Final = 15.0  # the number of a knowledge tile where the estate is small


def own_estate(desk: Desk) -> Html:
    """The viewer's estate; before they have a board, the sheet from which they take one."""
    pen, seat, scene = desk.pen(), desk.mine, desk.scene
    me = desk.player(seat)
    if me.board == HIDDEN and me.sheet != HIDDEN and scene.seat == seat:
        draw_sheet(pen, scene)
        return picture(pen, CHOOSING, desk.say("panel-boards"), "fit two-sides")
    if me.board == HIDDEN:
        no_board(pen, scene, seat)
    else:
        pen.kept(("burgundy-field", *shown(desk, seat)), lambda pen: _field(pen, desk, seat))
    pen.kept(("burgundy-under", scene.say, seat, scene.seat, tuple(me.storage), tuple(me.goods)),
             lambda pen: _under(pen, desk, seat))
    return picture(pen, OWN, desk.say("panel-estate", name=scene.names[seat]), "fit")


def other_estate(desk: Desk, seat: int, classes: str, places: bool = True) -> Html:
    """Another seat's field. How much of it is drawn is a matter of its width: classes und, mid, det."""
    pen, scene = desk.pen(), desk.scene
    if desk.player(seat).board == HIDDEN:
        bare_field(pen)
    else:
        pen.kept(("burgundy-depths", *shown(desk, seat), places), lambda pen: _depths(pen, desk, seat, places))
    return picture(pen, FIELD_ONLY, desk.say("panel-estate", name=scene.names[seat]), f"estate {classes}")


def shown(desk: Desk, seat: int) -> tuple[Hashable, ...]:
    """All that a field is made of: who looks at whose, in which words, the board and the tiles on it."""
    me, board = desk.player(seat), desk.g.board_of(seat)
    return desk.scene.say, seat, desk.scene.seat, tuple(board.colour), tuple(board.number), tuple(me.tiles)


# Spaces


def _field(pen: Pen, desk: Desk, seat: int) -> None:
    board, me = desk.g.board_of(seat), desk.player(seat)
    for n, (x, y) in enumerate(FIELD):
        if me.tiles[n] == EMPTY:
            draw.space(pen, int(board.colour[n]), int(board.number[n]), x, y, R)
        else:
            draw.ground(pen, int(board.colour[n]), x, y, R)
    outline(pen, board, FIELD, R)
    for n, (x, y) in enumerate(FIELD):
        if me.tiles[n] != EMPTY:
            with pen.group(key=f"{seat}:space:{n + 1}"):
                draw.tile(pen, int(me.tiles[n]), x, y, TILE, 13)
    _rims(pen, desk, seat)


def _rims(pen: Pen, desk: Desk, seat: int) -> None:
    for n, (x, y) in enumerate(FIELD):
        with hex_place(pen, desk.scene.at(seat, f"space:{n + 1}"), about_space(desk.scene, seat, n), x, y, R - 1):
            pass


def _depths(pen: Pen, desk: Desk, seat: int, places: bool) -> None:
    board, me = desk.g.board_of(seat), desk.player(seat)
    for n, (x, y) in enumerate(FIELD):
        pen.path(hexagon(x, y, R), f"cb-ground cb-g{int(board.colour[n])}")
    for n, (x, y) in enumerate(FIELD):
        kind, colour, number = int(me.tiles[n]), int(board.colour[n]), int(board.number[n])
        if kind == EMPTY:
            with pen.group(cls="det"):
                draw.space(pen, colour, number, x, y, R)
            with pen.group(cls="mid cb-ink"):
                pen.rect(x - 14, y - 14, 28, 28, 6, "cb-box")
                pen.text(x, y + 8.6, str(number), 24, "cb-n")
            continue
        pen.path(hexagon(x, y, TILE), f"und cb-tile cb-ink cb-f{colour}")
        with pen.group(cls="mid"):
            draw.tile(pen, kind, x, y, TILE, -1)
        with pen.group(cls="det"):
            draw.tile(pen, kind, x, y, TILE, FIGURE)
    outline(pen, board, FIELD, R)
    if places:
        _rims(pen, desk, seat)


# Under the field


def _under(pen: Pen, desk: Desk, seat: int) -> None:
    _storage(pen, desk, seat)
    _goods(pen, desk, seat)


def _storage(pen: Pen, desk: Desk, seat: int) -> None:
    """Stored tiles. A key is the tile's, not the place's: a new one moves the others aside."""
    me, scene, seen = desk.player(seat), desk.scene, list[int]()
    for place in range(int(STORE)):
        kind, x = int(me.storage[place]), 38 + 56.0 * place
        about = tile_words(desk, kind)
        told = desk.say("tip-storage-empty") if kind == EMPTY else about
        with hex_place(pen, scene.at(seat, f"storage:{place + 1}"), told, x, LOW, 30):
            if kind == EMPTY:
                draw.free_slot(pen, x, LOW, 26)
                continue
            with pen.group(key=f"{seat}:stored:{kind}:{seen.count(kind)}"):
                draw.tile(pen, kind, x, LOW, 27.5, 13)
            seen.append(kind)


def _goods(pen: Pen, desk: Desk, seat: int) -> None:
    me, scene = desk.player(seat), desk.scene
    kinds = [good for good in range(len(GOOD_NAMES)) if me.goods[good]]
    for n in range(3):
        x = 212 + 61.0 * n
        if n >= len(kinds):
            pen.rect(x + 5, LOW - 20, 42, 42, 6, "cb-slot")
            continue
        good, count = kinds[n], int(me.goods[kinds[n]])
        at = f"goods:{GOOD_NAMES[good]}"
        with pen.place(scene.at(seat, at), scene.goods(good, count), x, LOW - 25, 52, 52, 9, key=f"{seat}:{at}"):
            draw.good(pen, good, x + 4, LOW - 21, 44, count)
