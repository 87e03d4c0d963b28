"""San Juan: the numbers of the steps, in the order of STEPS; those of the roles are in data.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SET_UP: Final[i64] = 5
ROUND: Final[i64] = 6
CHOOSE_ROLE: Final[i64] = 7
LIBRARY_SERVES: Final[i64] = 8
END_ROUND: Final[i64] = 9
OFFICE_EXCHANGE: Final[i64] = 10
CHAPEL_CARD: Final[i64] = 11
BANK_CARDS: Final[i64] = 12
CHECK_HAND: Final[i64] = 13
BUILD_ONE: Final[i64] = 14
BUILD_OVER: Final[i64] = 15
SPEND_GOODS: Final[i64] = 16
PAY_CARDS: Final[i64] = 17
AFTER_BUILDING: Final[i64] = 18
POOR_HOUSE_CARD: Final[i64] = 19
TAVERN_CARD: Final[i64] = 20
END_BUILDER: Final[i64] = 21
MAKE_GOODS: Final[i64] = 22
DRAW_GOOD: Final[i64] = 23
TURN_TILE: Final[i64] = 24
SELL_GOODS: Final[i64] = 25
HARBOR_TUCKS: Final[i64] = 26
HUT_CARD: Final[i64] = 27
END_TRADER: Final[i64] = 28
CUSTOMS_GOOD: Final[i64] = 29
COUNCIL: Final[i64] = 30
LOOK: Final[i64] = 31
CHOOSE_CARDS: Final[i64] = 32
KEEP_CARDS: Final[i64] = 33
PROSPECT: Final[i64] = 34
OPEN_MINE: Final[i64] = 35
MINE_FIND: Final[i64] = 36
OPEN_SMITH: Final[i64] = 37
SMITH_FIND: Final[i64] = 38
REVEAL: Final[i64] = 39
DRAW_CARDS: Final[i64] = 40
DISCARD_CARDS: Final[i64] = 41
USE_CHAPEL: Final[i64] = 42
USE_CRANE: Final[i64] = 43
END_PHASE: Final[i64] = 44
