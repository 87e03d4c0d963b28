"""San Juan: the action table. Pass, then one id for each card or thing a hand can take hold of; cards are named by
what they are, not by which copy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.san_juan.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CATHEDRAL,
    GOOD_NAMES,
    PLANTS,
    ROLE_NAMES,
)
from comptoir.kernel.actions import Actions

ROLE: Final[i64] = 1  # + role
DOUBLE: Final[i64] = 6  # the library, with two seats
DRAW: Final[i64] = 7  # the mayor's action, the prospector's card
HARBOR_GOOD: Final[i64] = 8  # a sold good goes under the harbor
MINE: Final[i64] = 9
SMITH: Final[i64] = 10
PRODUCE: Final[i64] = 11  # + kind
SELL: Final[i64] = 16  # + kind
SPEND: Final[i64] = 22  # + kind: a good pays, by the black market
BUILD: Final[i64] = 28  # + building
COVER: Final[i64] = 68  # + building: the crane builds over it
PAY: Final[i64] = 108  # + card
DISCARD: Final[i64] = 147  # + card
KEEP: Final[i64] = 186  # + card
TUCK: Final[i64] = 225  # + card: under the chapel
DEPOSIT: Final[i64] = 264  # + card: under the bank
OPEN_CHAPEL: Final[i64] = 303  # a card will go under it
RAISE: Final[i64] = 304  # the crane will build over something


def _table() -> Actions:
    table = Actions()
    table.each("role", ROLE_NAMES, "role")
    table.add("double", "city:library")
    table.add("draw", "deck")
    table.add("harbor", "city:harbor")
    table.add("mine", "city:gold_mine")
    table.add("smith", "city:goldsmith")
    for kind in range(PLANTS):
        table.add(f"produce:{GOOD_NAMES[kind]}", f"city:{BUILDING_NAMES[kind]}")
    table.each("sell", GOOD_NAMES, "goods")
    table.each("spend", GOOD_NAMES, "goods")
    for card in range(BUILDINGS):
        name = BUILDING_NAMES[card]
        table.add(f"build:{name}", "cathedral" if card == CATHEDRAL else f"hand:{name}")
    table.each("cover", BUILDING_NAMES, "city")
    table.each("pay", CARD_NAMES, "hand")
    table.each("discard", CARD_NAMES, "hand")
    table.each("keep", CARD_NAMES, "aside")
    table.each("tuck", CARD_NAMES, "hand")
    table.each("bank", CARD_NAMES, "hand", "city:bank")
    table.add("chapel", "city:chapel")
    table.add("crane", "city:crane")
    return table


ACTIONS: Final = _table()
