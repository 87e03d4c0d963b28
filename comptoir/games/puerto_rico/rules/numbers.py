"""Puerto Rico: the numbers of the steps, in the order of STEPS; those of the roles are in data.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 8
CHOOSE_ROLE: Final[i64] = 9
END_ROUND: Final[i64] = 10
HACIENDA_TILE: Final[i64] = 11
TAKE_TILE: Final[i64] = 12
HOSPICE_COLONIST: Final[i64] = 13
NEW_ROW: Final[i64] = 14
DRAW_TILE: Final[i64] = 15
MAYOR_COLONIST: Final[i64] = 16
DEAL_SHIP: Final[i64] = 17
GATHER: Final[i64] = 18
PLACE_COLONISTS: Final[i64] = 19
REFILL_SHIP: Final[i64] = 20
BUILD_ONE: Final[i64] = 21
UNIVERSITY_COLONIST: Final[i64] = 22
EXTRA_BARREL: Final[i64] = 23
SELL_BARREL: Final[i64] = 24
CLEAR_HOUSE: Final[i64] = 25
LOAD_SHIP: Final[i64] = 26
STORE_GOODS: Final[i64] = 27
FILL_WAREHOUSE: Final[i64] = 28
KEEP_BARREL: Final[i64] = 29
UNLOAD_SHIPS: Final[i64] = 30
END_PHASE: Final[i64] = 31
