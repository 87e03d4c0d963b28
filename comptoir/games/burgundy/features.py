"""The Castles of Burgundy: the numbers that `encode` gives to a network, in the order of its NAMES.

Boards that were chosen secretly (CB-18) are zero for the others. A full position is written as the seat's view of it
is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from comptoir.features.sheet import Features, Sheet
from comptoir.games.burgundy.data import (
    ANIMAL,
    BLACK,
    BUILDING,
    BUILDINGS,
    CELLS,
    COLOUR,
    COLOUR_SPACES,
    COLOURS,
    DEPOT_COLOUR,
    EMPTY,
    FIRST_KNOWLEDGE,
    GOODS,
    HEADS,
    KINDS,
    KNOWLEDGE,
    KNOWLEDGES,
    MINE_TILE,
    NORMAL,
    NUMBERED,
    PHASES,
    PIPS,
    SPACES_ON_BOARD,
    SPECIES,
    SPECIES_OF,
    SPIELBOX_NAMES,
    SWAPPED_SLOT,
)
from comptoir.games.burgundy.rules.numbers import TURN, TURN_2, TURN_3
from comptoir.games.burgundy.rules.table import STEPS
from comptoir.games.burgundy.state import Board, Burgundy, Player, how_many
from comptoir.kernel.counts import row
from comptoir.kernel.state import HIDDEN, NOBODY

CHAIRS: Final[i64] = 4
ABSENT: Final[i64] = -1  # no number says that this kind is here
STORED: Final[i16] = 1  # a knowledge tile: there is one of each
LAID: Final[i16] = 2
SMALL: Final[i64] = 1  # a bonus tile
LARGE: Final[i64] = 2
OWN_SPACE: Final[i64] = 5  # of one's own estate: colour, number, covered, size of the region, how much of it is empty
OTHER_SPACE: Final[i64] = 2  # of another's: colour and number in one, tile
OWN_ESTATE: Final[i64] = (CELLS * OWN_SPACE + COLOUR_SPACES[BUILDING] * BUILDINGS
                          + COLOUR_SPACES[ANIMAL] * (SPECIES + 1))
OTHER_ESTATE: Final[i64] = CELLS * OTHER_SPACE


def can_lie(space: i64, kind: i64) -> bool:
    """Whether a tile of this kind can come to a space of the main board."""
    if space >= NUMBERED:
        return BLACK[kind] > 0
    swapped = space == SWAPPED_SLOT and kind == MINE_TILE
    return swapped or (DEPOT_COLOUR[space] == COLOUR[kind] and NORMAL[kind] > 0)


def _by_kind(numbered: vec[i64]) -> vec[i64]:
    """By kind: its place among those of which there are any, or ABSENT."""
    places, n = row(KINDS, ABSENT), 0
    for kind in range(KINDS):
        if numbered[kind]:
            places[kind] = n
            n += 1
    return places


def _on_board() -> vec[i64]:
    """By space of the main board and kind: the place of the number that says it lies there, or ABSENT."""
    places, n = row(SPACES_ON_BOARD * (KINDS + 1), ABSENT), 0
    for space in range(SPACES_ON_BOARD):
        for kind in range(KINDS):
            if can_lie(space, kind):
                places[space * (KINDS + 1) + kind] = n
                n += 1
    return places


ON_BOARD: Final = _on_board()
ALL_ON_BOARD: Final[i64] = max(ON_BOARD) + 1
IN_STOCK: Final = _by_kind(NORMAL)
IN_BLACK: Final = _by_kind(BLACK)
IN_STORAGE: Final = _by_kind(vec[i64]([int(colour != KNOWLEDGE) for colour in COLOUR]))


class BurgundyFeatures(Features):
    """The main board, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: Burgundy, seat: i64, out: Sheet) -> None:
        write_table(g, out)
        write_decision(g, out)
        coming = turns_to_come(g)
        other = max(seat, 0)
        for chair in range(g.seats):
            p = g.players[other]
            known = p.board != HIDDEN and (other == seat or not g.secret)
            write_player(g, other, coming, known, out)
            if chair:
                write_other_estate(g, p, known, out)
            else:
                write_own_estate(g, p, known, out)
            other = g.left(other)


def write_table(g: Burgundy, out: Sheet) -> None:
    out.one_of(g.phase, PHASES)
    out.put(g.round + 1)
    out.put(g.bought)
    out.one_of(g.seats - 2, CHAIRS - 1)
    out.one_of(g.white - 1, PIPS)
    out.one_of(g.spielbox, len(SPIELBOX_NAMES))
    out.put(g.most_empty)
    write_depots(g.depots, out)
    out.counts(g.heaps)
    for good in g.round_goods:
        out.one_of(good, GOODS)
    write_kinds(g.stock, IN_STOCK, out)
    write_kinds(g.black, IN_BLACK, out)
    out.counts(g.goods)
    out.matches(g.large, NOBODY)
    out.matches(g.small, NOBODY)


def write_depots(depots: vec[i64], out: Sheet) -> None:
    """By space of the main board: which of the tiles that can come there it has."""
    cells, first, at = out.cells, out.at, ON_BOARD
    n: i64 = 0
    for kind in depots:
        place = at[n + kind]
        if place != ABSENT:
            cells[first + place] = 1
        n += KINDS + 1
    out.at = first + ALL_ON_BOARD


def write_kinds(counts: vec[i64], places: vec[i64], out: Sheet) -> None:
    """By kind: how many there are, of kinds that have a place."""
    cells, first, n = out.cells, out.at, out.at
    for kind in range(KINDS):
        place = places[kind]
        if place != ABSENT:
            cells[first + place] = i16(counts[kind])
            n += 1
    out.at = n


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
    out.put(p.sheet + 1)
    for die in p.dice:
        out.one_of(die - 1, PIPS)
    out.counts(p.goods)
    out.counts(p.sold)
    write_storage(p, out)
    for colour in range(COLOURS):
        out.put(LARGE if g.large[colour] == seat else SMALL if g.small[colour] == seat else 0)
    for colour in range(COLOURS):
        out.put(how_many(g.board_of(seat).of_colour[colour] & ~p.covered) if known else 0)


def write_storage(p: Player, out: Sheet) -> None:
    """By kind: how many tiles are stored; of each knowledge tile, whether it is stored or lies in the estate."""
    cells, at = out.cells, out.at
    tiles = at + KINDS - KNOWLEDGES
    for kind in p.storage:
        if kind != EMPTY:
            if COLOUR[kind] == KNOWLEDGE:
                cells[tiles + kind - FIRST_KNOWLEDGE] = STORED
            else:
                cells[at + IN_STORAGE[kind]] += 1
    known = p.known >> 1
    while known:
        if known & 1:
            cells[tiles] = LAID
        known >>= 1
        tiles += 1
    out.at = at + KINDS


def write_own_estate(g: Burgundy, p: Player, known: bool, out: Sheet) -> None:
    """By space: what is printed there, whether it is covered, its region. Then the buildings by space for one, and the
    animals by space for one, in the order of the spaces."""
    at = out.at
    out.at = at + OWN_ESTATE
    if not known:
        return
    board: Board = g.boards[p.board]
    cells, regions, covered = out.cells, board.region, p.covered
    left = board.sizes[:]  # by region: spaces still empty
    for region in range(len(left)):
        left[region] = how_many(board.masks[region] & ~covered)
    for space in range(CELLS):
        region = regions[space]
        cells[at] = i16(board.colour[space] + 1)
        cells[at + 1] = i16(board.number[space])
        cells[at + 2] = i16(covered >> space & 1)
        cells[at + 3] = i16(board.sizes[region])
        cells[at + 4] = i16(left[region])
        at += OWN_SPACE
    for i in range(board.first[BUILDING], board.first[BUILDING + 1]):
        kind = p.tiles[board.spaces[i]]
        if kind != EMPTY:
            cells[at + kind] = 1
        at += BUILDINGS
    for i in range(board.first[ANIMAL], board.first[ANIMAL + 1]):
        kind = p.tiles[board.spaces[i]]
        if kind != EMPTY:
            cells[at + SPECIES_OF[kind]] = 1
            cells[at + SPECIES] = i16(HEADS[kind])
        at += SPECIES + 1


def write_other_estate(g: Burgundy, p: Player, known: bool, out: Sheet) -> None:
    """By space: what is printed there, and the tile on it."""
    at = out.at
    out.at = at + OTHER_ESTATE
    if not known:
        return
    board: Board = g.boards[p.board]
    cells = out.cells
    for space in range(CELLS):
        cells[at] = i16(board.colour[space] * PIPS + board.number[space])
        kind = p.tiles[space]
        if kind != EMPTY:
            cells[at + 1] = i16(kind + 1)
        at += OTHER_SPACE


FEATURES: Final = BurgundyFeatures()
