"""The Castles of Burgundy: the action table. Pass, then the four actions three times over: without a die (castle,
city hall and the buildings that take or sell), with the first die, with the second; then all the rest. A die
action names its target, so that what it costs in workers is settled. Spaces are counted from 1 in texts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    BLACK_SLOTS,
    CASTLE,
    CELLS,
    DEPOTS,
    GOOD_NAMES,
    SLOTS,
    STORE,
)
from comptoir.games.burgundy.loader import shipped
from comptoir.kernel.actions import Actions

# One block of actions; the first begins at FREE, those with a die at DIE and DIE + BLOCK.
TAKE: Final[i64] = 0  # + depot * SLOTS + slot
PLACE: Final[i64] = 24  # + place in the storage * CELLS + space of the estate
SELL: Final[i64] = 135  # + good
TAKE_WORKERS: Final[i64] = 141
BLOCK: Final[i64] = 142

FREE: Final[i64] = 1
DIE: Final[i64] = 143  # + BLOCK for the second die
BUY: Final[i64] = 427  # + space of the main board: 24 of the depots, then 8 of the black one
LAY_CASTLE: Final[i64] = 459  # + space of the estate: the first castle, or the spielbox action
DISCARD: Final[i64] = 496  # + place in the storage
UNLOAD: Final[i64] = 499  # + depot: its goods go to a ship
UNLOAD_TWO: Final[i64] = 505  # + depot: its goods and those of the next one
KEEP: Final[i64] = 511  # + good: a new kind to store
CHOOSE_BOARD: Final[i64] = 517  # + board * CASTLES + which of its castle spaces: where the first castle lies
CASTLES: Final[i64] = 4


def _block(table: Actions, die: str, *first: str) -> None:
    """The four actions; those with a die begin by touching it and end by naming it."""
    for depot in range(1, DEPOTS + 1):
        for slot in range(1, SLOTS + 1):
            table.add(f"take:{depot}:{slot}{die}", *first, f"depot:{depot}:{slot}")
    for stored in range(1, STORE + 1):
        for space in range(1, CELLS + 1):
            table.add(f"place:{stored}:{space}{die}", *first, f"storage:{stored}", f"space:{space}")
    for name in GOOD_NAMES:
        table.add(f"sell:{name}{die}", *first, f"goods:{name}")
    table.add(f"workers{die}", *first, "workers")


def _table() -> Actions:
    table = Actions()
    _block(table, "")
    _block(table, ":die1", "die:1")
    _block(table, ":die2", "die:2")
    for depot in range(1, DEPOTS + 1):
        for slot in range(1, SLOTS + 1):
            table.add(f"buy:{depot}:{slot}", "silver", f"depot:{depot}:{slot}")
    for slot in range(1, BLACK_SLOTS + 1):
        table.add(f"buy:black:{slot}", f"black:{slot}")
    for space in range(1, CELLS + 1):
        table.add(f"castle:{space}", f"space:{space}")
    for stored in range(1, STORE + 1):
        table.add(f"discard:{stored}", f"storage:{stored}")
    for depot in range(1, DEPOTS + 1):
        table.add(f"unload:{depot}", f"heap:{depot}")
    for depot in range(1, DEPOTS + 1):
        table.add(f"unload:{depot}+{depot % DEPOTS + 1}", f"bridge:{depot}")
    table.each("keep", GOOD_NAMES, "keep")
    for board in shipped():
        for i in range(board.first[CASTLE], board.first[CASTLE + 1]):
            table.add(f"board:{board.name}:{board.spaces[i] + 1}", f"board:{board.name}:{board.spaces[i] + 1}")
    return table


ACTIONS: Final = _table()
