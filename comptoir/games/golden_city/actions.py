"""The Golden City: the action table. Pass, then one id for each thing a hand can take hold of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    BONUS_NAMES,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MOST_GROUPS,
    PAIR_NAMES,
    PLACE_NAMES,
    PORT,
    ZONE_NAMES,
)
from comptoir.kernel.actions import Actions

BID: Final[i64] = 1  # + group
BUILD: Final[i64] = 5  # + place
BLACK: Final[i64] = 63  # + zone
PAY: Final[i64] = 75  # + payment
DISCARD: Final[i64] = 111  # + landscape
GOODS_TAKE: Final[i64] = 116  # + pair
GOODS_PILE: Final[i64] = 122
GOODS_RETURN: Final[i64] = 123  # + pair
BONUS_TAKE: Final[i64] = 129  # + bonus card


def _payments() -> list[list[int]]:
    """Every set of cards that pays for something, with jokers (GC-5): a port card; a pair of a landscape, for its
    own sites or as a joker for a port; a card and a joker; two jokers."""
    kinds = range(LANDSCAPES)
    sets = [[int(PORT)]] + [[x, x] for x in kinds if x != PORT]
    sets += [[own, x, x] for own in kinds if own != PORT for x in kinds if x != own]
    sets += [[x, x, y, y] for x in kinds for y in kinds if x <= y]
    return sets


def _pays_for(cards: list[int]) -> int:
    """The landscapes such a set pays for, one bit each; PORT: a port."""
    kinds = range(LANDSCAPES)
    if len(cards) == 1:
        return 1
    if len(cards) == 2:
        return 1 << cards[0] | 1
    if len(cards) == 3:
        return 1 << cards[0]
    return sum([1 << own for own in kinds if own != PORT and own not in cards])


_SETS: Final = _payments()
PAYMENTS: Final[i64] = 36
ALL_PAYMENTS: Final[i64] = (1 << 36) - 1  # one bit each
PAYMENT_NAMES: Final = ["+".join([LANDSCAPE_NAMES[kind] for kind in cards]) for cards in _SETS]
PAYS_FOR: Final = vec[i64]([_pays_for(cards) for cards in _SETS])
PAYS_WITH: Final = vec[i64]([cards.count(kind) for cards in _SETS for kind in range(LANDSCAPES)])  # 5 cells each


def _table() -> Actions:
    table = Actions()
    for group in range(MOST_GROUPS):
        table.add(f"bid:{group + 1}", f"group:{group + 1}")
    table.each("build", PLACE_NAMES, "place")
    table.each("black", ZONE_NAMES, "place")
    table.each("pay", PAYMENT_NAMES, "pay")
    table.each("discard", LANDSCAPE_NAMES, "hand")
    table.each("goods", PAIR_NAMES, "goods")
    table.add("goods:pile", "goods:pile")
    table.each("return", PAIR_NAMES, "held")
    table.each("bonus", BONUS_NAMES, "bonus")
    return table


ACTIONS: Final = _table()
