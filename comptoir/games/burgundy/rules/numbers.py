"""The numbers of the steps, as they stand in STEPS (table.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The steps of the buildings come first, in the order of the buildings, so that a kind is its step.
SETUP: Final[i64] = 8
DEAL_GOOD: Final[i64] = 9
DEAL_SHEET: Final[i64] = 10
CHOOSE_SIDE: Final[i64] = 11
CHOOSE_START: Final[i64] = 12
REVEAL: Final[i64] = 13
PHASE: Final[i64] = 14
DRAW_BUILDING: Final[i64] = 15
DRAW_ANIMAL: Final[i64] = 16
DRAW_KNOWLEDGE: Final[i64] = 17
DRAW_BLACK: Final[i64] = 18
DRAW_GOOD: Final[i64] = 19
ROUND: Final[i64] = 20
THROW_WHITE: Final[i64] = 21
THROW: Final[i64] = 22
PLACE_GOOD: Final[i64] = 23
TURN: Final[i64] = 24
STORE_TILE: Final[i64] = 25
PLACE_TILE: Final[i64] = 26
SHIP_GOODS: Final[i64] = 27
KEEP_KIND: Final[i64] = 28
MOVE_MARKER: Final[i64] = 29
SCORE_ANIMAL: Final[i64] = 30
CASTLE_ACTION: Final[i64] = 31
END_ROUND: Final[i64] = 32
END_PHASE: Final[i64] = 33
TURN_2: Final[i64] = 34
TURN_3: Final[i64] = 35
