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
    COLOUR,
    COLOURS,
    DEPOT_COLOUR,
    DEPOTS,
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
    ROUNDS,
    SPACES_ON_BOARD,
    SPECIES,
    SPECIES_OF,
    SPIELBOX_NAMES,
    SWAPPED_SLOT,
)
from comptoir.games.burgundy.prints import (
    BONUSES,
    COVERED,
    ESTATE,
    FREE,
    LEFT,
    OTHER_SPACE,
    OWN_SPACE,
    STANDING,
    STANDINGS,
    TILE,
    Prints,
    zeros,
)
from comptoir.games.burgundy.rules.numbers import TURN, TURN_2, TURN_3
from comptoir.games.burgundy.rules.table import STEPS
from comptoir.games.burgundy.state import Board, Burgundy, Player
from comptoir.kernel.bits import how_many, lowest
from comptoir.kernel.counts import row
from comptoir.kernel.state import HIDDEN, NOBODY

CHAIRS: Final[i64] = 4
ABSENT: Final[i64] = -1  # no number says that this kind is here
STORED: Final[i16] = 1  # a knowledge tile: there is one of each
LAID: Final[i16] = 2
SMALL: Final[i16] = 1  # a bonus tile
LARGE: Final[i16] = 2


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
IN_STOCK: Final = vec[i64]([kind for kind in range(KINDS) if NORMAL[kind]])
IN_BLACK: Final = vec[i64]([kind for kind in range(KINDS) if BLACK[kind]])
IN_STORAGE: Final = _by_kind(vec[i64]([int(colour != KNOWLEDGE) for colour in COLOUR]))


BEFORE_STOCKS: Final = zeros(PHASES + 2 + CHAIRS - 1 + PIPS + len(SPIELBOX_NAMES) + 1 + ALL_ON_BOARD + DEPOTS * GOODS
                             + ROUNDS * GOODS)
AFTER_STOCKS: Final = zeros(2 * COLOURS + len(STEPS) + 1)
UNKNOWN: Final = Prints()  # nobody, or one whose board nobody may know


class BurgundyFeatures(Features):
    """The main board, what is asked, then the players clockwise from the one who looks."""

    def write(self, g: Burgundy, seat: i64, out: Sheet) -> None:
        out.lay(BEFORE_STOCKS)
        write_table(g, out)
        out.lay(stocks_told(g))
        out.lay(AFTER_STOCKS)
        out.matches(g.large, NOBODY)
        out.matches(g.small, NOBODY)
        write_decision(g, out)
        coming = turns_to_come(g)
        other = max(seat, 0)
        for chair in range(g.seats):
            p = g.players[other]
            known = p.board != HIDDEN and (other == seat or not g.secret)
            first = len(out.cells)
            if chair == 0:
                write_own(p, g.boards, known, out)
            elif known:
                write_other(p, g.boards, out)
            else:
                out.lay(UNKNOWN.other)
                write_player(p, out)
            write_standing(g, other, coming, known, first, out)
            other = g.left(other)
        for _chair in range(g.seats, CHAIRS):
            out.lay(UNKNOWN.other)
        out.at = len(out.cells)


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


def stocks_told(g: Burgundy) -> vec[i16]:
    """By kind: how many are in the stocks. They change when a phase begins, and are told again and again."""
    if not g.same:
        told, at = zeros(len(IN_STOCK) + len(IN_BLACK) + GOODS), i64(0)
        for kind in IN_STOCK:
            told[at] = i16(g.stock[kind])
            at += 1
        for kind in IN_BLACK:
            told[at] = i16(g.black[kind])
            at += 1
        for n in g.goods:
            told[at] = i16(n)
            at += 1
        g.told = told
        g.same = True
    return g.told


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


def write_own(p: Player, boards: vec[Board], known: bool, out: Sheet) -> None:
    """The player who looks."""
    first = len(out.cells)
    if known:
        board = boards[p.board]
        out.lay(board.prints.own)
        write_own_estate(p, board, first, out)
    else:
        out.lay(UNKNOWN.own)
    write_player(p, out)


def write_other(p: Player, boards: vec[Board], out: Sheet) -> None:
    """Another, who seldom changes while somebody looks."""
    if p.same:
        out.lay(p.told)
        return
    first = len(out.cells)
    out.lay(boards[p.board].prints.other)
    write_other_estate(p, first, out)
    write_player(p, out)
    p.told = out.cells[first:]
    p.same = True


def write_standing(g: Burgundy, seat: i64, coming: i64, known: bool, first: i64, out: Sheet) -> None:
    """What the table knows of a player."""
    turn: i64 = 0
    while g.order[turn] != seat:
        turn += 1
    out.at = first + STANDING
    out.five(turn, g.actor() == seat, coming >> seat & 1, known and g.bound(seat), known)
    cells, at = out.cells, first + BONUSES
    for colour in range(COLOURS):
        if g.large[colour] == seat:
            cells[at + colour] = LARGE
        elif g.small[colour] == seat:
            cells[at + colour] = SMALL


def write_player(p: Player, out: Sheet) -> None:
    """What the player has, beside the estate."""
    out.five(True, p.points(), p.workers, p.silver, p.space)
    out.skip(STANDINGS)
    out.put(p.sheet + 1)
    for die in p.dice:
        out.one_of(die - 1, PIPS)
    out.counts(p.goods)
    out.counts(p.sold)
    write_storage(p, out)


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


def write_own_estate(p: Player, board: Board, first: i64, out: Sheet) -> None:
    """What lies on the print: which spaces are covered, what is left of their regions, buildings and animals."""
    cells, spaces, covered, told = out.cells, first + ESTATE, p.covered, board.prints.tiles
    rest = covered
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        kind = p.tiles[space]
        colour = COLOUR[kind]
        cells[spaces + space * OWN_SPACE + COVERED] = 1
        cells[first + FREE + colour] -= 1
        if colour == BUILDING:
            cells[first + told[space] + kind] = 1
        elif colour == ANIMAL:
            at = first + told[space]
            cells[at + SPECIES_OF[kind]] = 1
            cells[at + SPECIES] = i16(HEADS[kind])
    rest = covered
    while rest:
        region = board.area[lowest(rest)]
        rest &= ~region
        left = i16(how_many(region & ~covered))
        while region:
            cells[spaces + lowest(region) * OWN_SPACE + LEFT] = left
            region &= region - 1


def write_other_estate(p: Player, first: i64, out: Sheet) -> None:
    """The tiles on the print."""
    cells, spaces, rest = out.cells, first + ESTATE, p.covered
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        kind = p.tiles[space]
        cells[spaces + space * OTHER_SPACE + TILE] = i16(kind + 1)
        cells[first + FREE + COLOUR[kind]] -= 1


FEATURES: Final = BurgundyFeatures()
