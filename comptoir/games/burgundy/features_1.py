"""The Castles of Burgundy: version 1 of the numbers for a network, in the order of the NAMES of encode_1.py: see there.

Boards that were chosen secretly (CB-18) are zero for the others. A full position is written as the seat's view of it
is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from comptoir.features.sheet import Features, Sheet
from comptoir.games.burgundy.data import (
    BUILDINGS,
    CELLS,
    COLOURS,
    EMPTY,
    GOODS,
    HEADS,
    KINDS,
    PHASES,
    PIPS,
    SHEET_NAMES,
    SPECIES,
    SPECIES_OF,
    SPIELBOX_NAMES,
)
from comptoir.games.burgundy.rules.numbers import TURN, TURN_2, TURN_3
from comptoir.games.burgundy.rules.table import STEPS
from comptoir.games.burgundy.state import Board, Burgundy, Player
from comptoir.kernel.state import HIDDEN, NOBODY

CHAIRS: Final[i64] = 4
# The numbers for one space of an estate: its colour, its number, whether it is covered, the size of its region and how
# much of that is empty, animals on it, its building, its species.
COVERED: Final[i64] = COLOURS + 1
REGION: Final[i64] = COLOURS + 2
HEAD: Final[i64] = COLOURS + 4
FIRST_KIND: Final[i64] = COLOURS + 5
SPACE: Final[i64] = COLOURS + 5 + BUILDINGS + SPECIES


class BurgundyFeatures(Features):
    """The main board, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: Burgundy, seat: i64, out: Sheet) -> None:
        out.row()
        write_table(g, out)
        write_decision(g, out)
        coming = turns_to_come(g)
        other = max(seat, 0)
        for _chair in range(g.seats):
            p = g.players[other]
            known = p.board != HIDDEN and (other == seat or not g.secret)
            write_player(g, other, coming, known, out)
            if known:
                write_estate(p, g.board_of(other), out)
            else:
                out.skip(CELLS * SPACE)
            other = g.left(other)


def write_table(g: Burgundy, out: Sheet) -> None:
    out.one_of(g.phase, PHASES)
    out.put(g.round + 1)
    out.put(g.bought)
    out.one_of(g.seats - 2, CHAIRS - 1)
    out.one_of(g.white - 1, PIPS)
    out.one_of(g.spielbox, len(SPIELBOX_NAMES))
    out.put(g.most_empty)
    for kind in g.depots:
        out.one_of(kind, KINDS)
    out.counts(g.heaps)
    for good in g.round_goods:
        out.one_of(good, GOODS)
    out.counts(g.stock)
    out.counts(g.black)
    out.counts(g.goods)
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
    out.put(about)


def turns_to_come(g: Burgundy) -> i64:
    """The seats that are still to move, or are about to, in this round, one bit each."""
    coming: i64 = 0
    for i in range(g.top):
        plan = g.agenda[i]
        step = plan & 255
        if step in (TURN, TURN_2, TURN_3):
            coming |= 1 << (plan >> 8 & 15)
    return coming


def write_player(g: Burgundy, seat: i64, coming: i64, known: bool, out: Sheet) -> None:
    """All but the spaces of the estate."""
    p: Player = g.players[seat]
    turn: i64 = 0
    while g.order[turn] != seat:
        turn += 1
    out.five(True, p.points(), p.workers, p.silver, p.space)
    out.five(turn, g.actor() == seat, coming >> seat & 1, known and g.bound(seat), known)
    for die in p.dice:
        out.one_of(die - 1, PIPS)
    out.counts(p.goods)
    out.counts(p.sold)
    write_kinds(p.storage, out)
    write_kinds(p.tiles, out)
    write_owned(g, seat, out)
    out.one_of(p.sheet, len(SHEET_NAMES))


def write_kinds(tiles: vec[i64], out: Sheet) -> None:
    """By kind: how many of these tiles there are."""
    cells, at = out.cells, out.at
    for kind in tiles:
        if kind != EMPTY:
            cells[at + kind] += 1
    out.skip(KINDS)


def write_estate(p: Player, board: Board, out: Sheet) -> None:
    """By space: what is printed there, its region, and the tile on it."""
    tiles, regions, cells, at = p.tiles, board.region, out.cells, out.at
    left = board.sizes[:]  # by region: spaces still empty
    covered = p.covered
    for space in range(CELLS):
        left[regions[space]] -= covered & 1
        covered >>= 1
    for space in range(CELLS):
        cells[at + board.colour[space]] = 1
        cells[at + COLOURS] = i16(board.number[space])
        cells[at + REGION] = i16(board.sizes[regions[space]])
        cells[at + REGION + 1] = i16(left[regions[space]])
        kind = tiles[space]
        if kind != EMPTY:
            cells[at + COVERED] = 1
            if kind < BUILDINGS:
                cells[at + FIRST_KIND + kind] = 1
            elif SPECIES_OF[kind] >= 0:
                cells[at + HEAD] = i16(HEADS[kind])
                cells[at + FIRST_KIND + BUILDINGS + SPECIES_OF[kind]] = 1
        at += SPACE
    out.at = at


FEATURES: Final = BurgundyFeatures()
