"""The Castles of Burgundy: the numbers that `encode` gives to a network, in the order of its NAMES.

Boards that were chosen secretly (CB-18) are zero for the others. A full position is written as the seat's view of it
is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.features.sheet import NOTHING, ONE, ZERO, Features, Sheet, quotient, truth
from comptoir.games.burgundy.data import (
    BLACK,
    BUILDINGS,
    CELLS,
    COLOURS,
    EMPTY,
    GOODS,
    GOODS_EACH,
    HEADS,
    KINDS,
    LARGEST_REGION,
    NORMAL,
    PHASES,
    PIPS,
    ROUNDS,
    SHEET_NAMES,
    SPECIES,
    SPECIES_OF,
    SPIELBOX_NAMES,
    STORE,
    TRACK,
)
from comptoir.games.burgundy.rules.numbers import TURN, TURN_2, TURN_3
from comptoir.games.burgundy.rules.table import STEPS
from comptoir.games.burgundy.state import Board, Burgundy, Player
from comptoir.kernel.counts import row
from comptoir.kernel.state import HIDDEN, NOBODY

CHAIRS: Final[i64] = 4
POINTS: Final[i64] = 200  # points, workers and silver have no limit: these are usual large amounts
PURSE: Final[i64] = 10
FOUR: Final[i64] = 4
ABOUT: Final[i64] = 64
# The numbers for one space of an estate: its colour, its number, whether it is covered, the size of its region and how
# much of that is empty, animals on it, its building, its species.
COVERED: Final[i64] = COLOURS + 1
REGION: Final[i64] = COLOURS + 2
HEAD: Final[i64] = COLOURS + 4
FIRST_KIND: Final[i64] = COLOURS + 5
SPACE: Final[i64] = COLOURS + 5 + BUILDINGS + SPECIES
FIRST_PRINT: Final[i64] = 1  # after the stocks
PRINTS: Final[i64] = CELLS + 2  # by chair: its board, all tiles; by space: the tile, how much of the region is empty
TILE_BITS: Final[i64] = 8
TILE: Final[i64] = 255  # the bits of the tile
MOST_NORMAL: Final = vec[i64]([max(1, count) for count in NORMAL])
MOST_BLACK: Final = vec[i64]([max(1, count) for count in BLACK])
NO_TILES: Final = row(KINDS)


class BurgundyFeatures(Features):
    """The main board, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: Burgundy, seat: i64, out: Sheet) -> None:
        out.provide(FIRST_PRINT + g.seats * PRINTS)
        write_table(g, out)
        write_decision(g, out)
        coming = turns_to_come(g)
        other = max(seat, 0)
        place = FIRST_PRINT
        for _chair in range(g.seats):
            p = g.players[other]
            known = p.board != HIDDEN and (other == seat or not g.secret)
            laid = write_player(g, other, coming, known, out)
            changed = True
            if known:
                board = g.board_of(other)
                if out.reprint(place, p.board):
                    print_estate(board, place, out)
                changed = out.reprint(place + 1, p.laid)
                if changed:
                    write_estate(p, board, place + 2, out)
                else:
                    out.skip(CELLS * SPACE)
            else:
                out.reprint(place, NOTHING)
                out.blank(CELLS * SPACE)
            if changed:
                write_laid(p.tiles, laid, out)
            place += PRINTS
            other = g.left(other)


def write_table(g: Burgundy, out: Sheet) -> None:
    out.one_of(g.phase, PHASES)
    out.put(g.round + 1, ROUNDS)
    out.flag(g.bought)
    out.one_of(g.seats - 2, CHAIRS - 1)
    out.one_of(g.white - 1, PIPS)
    out.one_of(g.spielbox, len(SPIELBOX_NAMES))
    out.flag(g.most_empty)
    out.ones_of(g.depots, KINDS)
    out.some(g.heaps, FOUR)
    out.ones_of(g.round_goods, GOODS)
    if out.reprint(0, g.stocks):
        out.counts_by(g.stock, MOST_NORMAL)
        out.counts_by(g.black, MOST_BLACK)
    else:
        out.skip(2 * KINDS)
    out.counts(g.goods, GOODS_EACH)
    write_owned(g, NOBODY, out)


def write_owned(g: Burgundy, seat: i64, out: Sheet) -> None:
    """Which large and small bonus tiles the seat has; NOBODY: which are still to be had."""
    out.matches(g.large, seat)
    out.matches(g.small, seat)


def write_decision(g: Burgundy, out: Sheet) -> None:
    """Which step is asked about, and what it is about."""
    step: i64 = NOBODY
    about: i64 = 0
    if g.top:
        plan = g.agenda[g.top - 1]
        step = plan & 255
        about = plan >> 12
    out.one_of(step, len(STEPS))
    out.put(about, ABOUT)


def turns_to_come(g: Burgundy) -> i64:
    """The seats that are still to move, or are about to, in this round, one bit each."""
    coming: i64 = 0
    for i in range(g.top):
        plan = g.agenda[i]
        step = plan & 255
        if step in (TURN, TURN_2, TURN_3):
            coming |= 1 << (plan >> 8 & 15)
    return coming


def write_player(g: Burgundy, seat: i64, coming: i64, known: bool, out: Sheet) -> i64:
    """All but the estate; where the numbers of the tiles go that lie in it comes back."""
    p: Player = g.players[seat]
    turn: i64 = 0
    while g.order[turn] != seat:
        turn += 1
    out.flag(True)
    out.put(p.points(), POINTS)
    out.put(p.workers, PURSE)
    out.put(p.silver, PURSE)
    out.put(p.space, TRACK)
    out.put(turn, CHAIRS)
    out.flag(g.actor() == seat)
    out.flag(coming >> seat & 1 == 1)
    out.flag(known and g.bound(seat))
    out.flag(known)
    for die in p.dice:
        out.one_of(die - 1, PIPS)
    out.some(p.goods, GOODS_EACH)
    out.some(p.sold, GOODS_EACH)
    write_stored(p.storage, out)
    laid = out.at
    out.skip(KINDS)
    write_owned(g, seat, out)
    out.one_of(p.sheet, len(SHEET_NAMES))
    return laid


def write_stored(storage: vec[i64], out: Sheet) -> None:
    """By kind: how many tiles are stored. Equal ones lie side by side."""
    n: i64 = 0
    for i in range(STORE):
        kind = storage[i]
        if kind == EMPTY:
            break
        if i and storage[i - 1] == kind:
            n += 1
        else:
            n = 1
        out.lone(out.at + kind, quotient(n, 1))
    out.skip(KINDS)


def write_laid(tiles: vec[i64], at: i64, out: Sheet) -> None:
    """By kind: how many tiles lie in the estate. Written only when one of them is new."""
    found = NO_TILES[:]
    for kind in tiles:
        if kind != EMPTY:
            found[kind] += 1
    cells = out.cells
    for kind in range(KINDS):
        cells[at + kind] = quotient(found[kind], 1)


def print_estate(board: Board, place: i64, out: Sheet) -> None:
    """By space: what is printed there, and how large its region is. All tiles must be written again."""
    first = out.at
    out.prints[place + 1] = NOTHING
    for space in range(CELLS):
        out.blank(SPACE)
        at = first + space * SPACE
        out.cells[at + board.colour[space]] = ONE
        out.cells[at + COLOURS] = quotient(board.number[space], PIPS)
        out.cells[at + REGION] = quotient(board.sizes[board.region[space]], LARGEST_REGION)
        out.prints[place + 2 + space] = NOTHING
    out.at = first


def write_estate(p: Player, board: Board, place: i64, out: Sheet) -> None:
    """By space: how much of its region is still empty, and the tile on it. This would be much of what is written, so
    only what is new is."""
    tiles, regions, prints, at = p.tiles, board.region, out.prints, out.at
    out.at = at + CELLS * SPACE
    left = board.sizes[:]  # by region: spaces still empty
    covered = p.covered
    for space in range(CELLS):
        left[regions[space]] -= covered & 1
        covered >>= 1
    for space in range(CELLS):
        what = left[regions[space]] << TILE_BITS | tiles[space]
        old = prints[place + space]
        if old != what:
            prints[place + space] = what
            out.cells[at + REGION + 1] = quotient(left[regions[space]], LARGEST_REGION)
            if old & TILE != tiles[space]:
                write_tile(tiles[space], at, out)
        at += SPACE


def write_tile(kind: i64, at: i64, out: Sheet) -> None:
    """What lies on the space whose numbers begin here."""
    cells = out.cells
    cells[at + COVERED] = truth(kind != EMPTY)
    for i in range(at + HEAD, at + SPACE):
        cells[i] = ZERO
    if kind == EMPTY:
        return
    if kind < BUILDINGS:
        cells[at + FIRST_KIND + kind] = ONE
    elif SPECIES_OF[kind] >= 0:
        cells[at + HEAD] = quotient(HEADS[kind], FOUR)
        cells[at + FIRST_KIND + BUILDINGS + SPECIES_OF[kind]] = ONE


FEATURES: Final = BurgundyFeatures()
