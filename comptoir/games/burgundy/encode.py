"""The Castles of Burgundy: a view as numbers for a network.

The vector has a fixed length for every number of seats: players are listed clockwise from the one who looks, chairs
that do not exist are zero, and so is a board that was chosen secretly. Counts are divided by what is usual at most,
so that most values lie between 0 and 1. NAMES says what each number is; VERSION is raised when they change."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from comptoir.games.burgundy.data import (
    ANIMAL,
    BLACK,
    BUILDING,
    BUILDING_NAMES,
    CELLS,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    GOODS_EACH,
    HEADS,
    KIND_NAMES,
    KINDS,
    LARGEST_REGION,
    NORMAL,
    PHASE_NAMES,
    PIPS,
    ROUNDS,
    SHEET_NAMES,
    SPACES_ON_BOARD,
    SPECIES_NAMES,
    SPECIES_OF,
    SPIELBOX_NAMES,
    TRACK,
)
from comptoir.games.burgundy.rules.sequence import STEPS
from comptoir.games.burgundy.rules.turn import bound
from comptoir.games.burgundy.state import Burgundy
from comptoir.kernel.state import HIDDEN, NOBODY

VERSION: Final = 1
CHAIRS: Final = 4
POINTS: Final = 200  # points, workers and silver have no limit: these are usual large amounts
PURSE: Final = 10
FOUR: Final = 4


# What each number is, and what it is divided by.


def _player_fields(chair: int) -> list[tuple[str, int]]:
    who = "me" if chair == 0 else f"left{chair}"
    fields = [("there", 1), ("points", POINTS), ("workers", PURSE), ("silver", PURSE), ("track", int(TRACK)),
              ("turn", CHAIRS), ("actor", 1), ("turns_to_come", 1), ("spielbox", 1), ("board_known", 1)]
    fields += [(f"die{die}:{n}", 1) for die in (1, 2) for n in range(1, PIPS + 1)]
    fields += [(f"goods:{good}", int(GOODS_EACH)) for good in GOOD_NAMES]
    fields += [(f"sold:{good}", int(GOODS_EACH)) for good in GOOD_NAMES]
    fields += [(f"stored:{kind}", 1) for kind in KIND_NAMES] + [(f"laid:{kind}", 1) for kind in KIND_NAMES]
    fields += [(f"{size}:{colour}", 1) for size in ("large", "small") for colour in COLOUR_NAMES]
    fields += [(f"sheet:{sheet}", 1) for sheet in SHEET_NAMES]
    for space in range(1, CELLS + 1):
        fields += [(f"{space}:{colour}", 1) for colour in COLOUR_NAMES]
        fields += [(f"{space}:number", int(PIPS)), (f"{space}:covered", 1), (f"{space}:region", int(LARGEST_REGION)),
                   (f"{space}:region_left", int(LARGEST_REGION)), (f"{space}:animals", FOUR)]
        fields += [(f"{space}:{name}", 1) for name in BUILDING_NAMES + SPECIES_NAMES]
    return [(f"{who}:{name}", most) for name, most in fields]


def _fields() -> list[tuple[str, int]]:
    fields = [(f"phase:{phase}", 1) for phase in PHASE_NAMES] + [("round", int(ROUNDS)), ("purchase_made", 1)]
    fields += [(f"seats:{n}", 1) for n in range(2, CHAIRS + 1)] + [(f"white:{n}", 1) for n in range(1, PIPS + 1)]
    fields += [(f"spielbox:{name}", 1) for name in SPIELBOX_NAMES] + [("most_empty", 1)]
    for space in range(SPACES_ON_BOARD):
        fields += [(f"board:{space + 1}:{kind}", 1) for kind in KIND_NAMES]
    fields += [(f"heap:{depot}:{good}", FOUR) for depot in range(1, PIPS + 1) for good in GOOD_NAMES]
    fields += [(f"round:{n}:{good}", 1) for n in range(1, ROUNDS + 1) for good in GOOD_NAMES]
    fields += [(f"stock:{kind}", max(1, int(NORMAL[n]))) for n, kind in enumerate(KIND_NAMES)]
    fields += [(f"black:{kind}", max(1, int(BLACK[n]))) for n, kind in enumerate(KIND_NAMES)]
    fields += [(f"goods_face_down:{good}", int(GOODS_EACH)) for good in GOOD_NAMES]
    fields += [(f"{size}_free:{colour}", 1) for size in ("large", "small") for colour in COLOUR_NAMES]
    fields += [(f"step:{step.name}", 1) for step in STEPS] + [("about", 64)]
    for chair in range(CHAIRS):
        fields += _player_fields(chair)
    return fields


NAMES: Final = [name for name, _ in _fields()]
SCALE: Final = np.array([1 / most for _, most in _fields()], dtype=np.float32)
PLAYER_LENGTH: Final = len(_player_fields(0))


def encode(view: Burgundy, seat: int) -> NDArray[np.float32]:
    """The view as seat sees it; for a spectator (-1) in the order of seat 0."""
    values = _table(view)
    for chair in range(CHAIRS):
        values += _player(view, (max(seat, 0) + chair) % int(view.seats)) if chair < view.seats \
            else [0] * PLAYER_LENGTH
    return np.array(values, dtype=np.float32) * SCALE


def _one_of(value: int, count: int) -> list[int]:
    """A one in the place of the value; none where it is outside."""
    cells = [0] * count
    if 0 <= value < count:
        cells[value] = 1
    return cells


def _table(g: Burgundy) -> list[int]:
    values = [*_one_of(g.phase, len(PHASE_NAMES)), g.round + 1, int(g.bought)]
    values += [*_one_of(g.seats - 2, CHAIRS - 1), *_one_of(g.white - 1, int(PIPS))]
    values += [*_one_of(g.spielbox, len(SPIELBOX_NAMES)), int(g.most_empty)]
    for kind in g.depots:
        values += _one_of(kind, int(KINDS))
    values += list(g.heaps)
    for good in g.round_goods:
        values += _one_of(good, int(GOODS))
    values += [*g.stock, *g.black, *g.goods]
    values += [int(seat == NOBODY) for seats in (g.large, g.small) for seat in seats]
    plan = g.agenda[g.top - 1] if g.top else NOBODY
    return values + _one_of(plan & 255 if g.top else NOBODY, len(STEPS)) + [plan >> 12 if g.top else 0]


def _player(g: Burgundy, seat: int) -> list[int]:
    p = g.players[seat]
    known = p.board != HIDDEN
    to_come = any(plan >> 8 & 15 == seat and STEPS[plan & 255].name.startswith("turn") for plan in g.plans())
    values = [1, p.points(), p.workers, p.silver, p.space, list(g.order).index(seat), int(g.actor() == seat),
              int(to_come), int(known and bound(g, seat)), int(known)]
    for die in p.dice:
        values += _one_of(die - 1, int(PIPS))
    values += [*p.goods, *p.sold]
    for place in (p.storage, p.tiles):
        counts = [0] * (int(KINDS) + 1)
        for kind in place:
            counts[kind] += 1
        values += counts[:-1]
    values += [int(owner == seat) for seats in (g.large, g.small) for owner in seats]
    return values + _one_of(p.sheet, len(SHEET_NAMES)) + (_estate(g, seat) if known else [0] * _ESTATE)


_ESTATE: Final = int(CELLS) * (int(COLOURS) + 5 + len(BUILDING_NAMES) + len(SPECIES_NAMES))


def _estate(g: Burgundy, seat: int) -> list[int]:
    p, board = g.players[seat], g.board_of(seat)
    left = list(board.sizes)
    for space in range(CELLS):
        if p.tiles[space] != EMPTY:
            left[board.region[space]] -= 1
    values: list[int] = []
    for space in range(CELLS):
        kind, region = p.tiles[space], board.region[space]
        there = kind != EMPTY
        values += _one_of(board.colour[space], int(COLOURS))
        values += [board.number[space], int(there), board.sizes[region], left[region], HEADS[kind] if there else 0]
        values += _one_of(kind if there and COLOUR[kind] == BUILDING else NOBODY, len(BUILDING_NAMES))
        values += _one_of(SPECIES_OF[kind] if there and COLOUR[kind] == ANIMAL else NOBODY, len(SPECIES_NAMES))
    return values
