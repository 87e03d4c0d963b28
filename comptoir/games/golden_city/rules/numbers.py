"""The Golden City: the numbers of the steps, as `STEPS` in table.py lists them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 0
TURN_SCORE_CARD: Final[i64] = 1
TURN_CARD: Final[i64] = 2
BID_HAND: Final[i64] = 3
TAKE_CARDS: Final[i64] = 4
TURN: Final[i64] = 5
BUILD_POST: Final[i64] = 6
PAY_CARDS: Final[i64] = 7
REWARD: Final[i64] = 8
DRAW_CARD: Final[i64] = 9
TAKE_BONUS: Final[i64] = 10
TAKE_GOODS: Final[i64] = 11
DRAW_GOODS: Final[i64] = 12
RETURN_GOODS: Final[i64] = 13
STUCK: Final[i64] = 14
LIMIT: Final[i64] = 15
SCORE: Final[i64] = 16
SPECIAL: Final[i64] = 17
END_ROUND: Final[i64] = 18

TO_ROW: Final[i64] = 0  # where a goods card from the pile goes
TO_SEAT: Final[i64] = 1
BLACK_AT: Final[i64] = 12  # a black post in a zone is built "at" the place that many further on
