"""The Golden City: the last move in a few letters, for strips and recap. Cards and rewards are pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from comptoir.games.golden_city.actions import BID, DISCARD, GOODS_RETURN
from comptoir.games.golden_city.board_scene import REWARD_ICONS
from comptoir.games.golden_city.data import (
    COIN_1,
    COIN_2,
    FIRST_ZONE,
    INNER,
    INNER_LETTERS,
    KEY,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    OUTER,
    OUTER_COIN,
    OUTER_LETTERS,
    PAIR_NAMES,
    PAIRS,
    PLACES,
)
from comptoir.games.golden_city.rules.rewards import arrivals
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_turns import discarded
from comptoir.games.golden_city.tell_words import short_name
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Message, Seat

LETTER: Final = "[[gc-letter]]"


def short(before: GoldenCity, action: int, after: GoldenCity) -> Message | None:
    """What a seat did; None where the rest of its decision is still to come."""
    seat, step = int(before.actor()), before.step()
    if step == "bid":
        return _bid(before, action - int(BID))
    if step == "limit":
        gone = [known for other, _, known in discarded(before, action, after) if other == seat]
        return Message("short-discard", {"cards": pictures(gone[0] if gone and gone[0] else
                                                           _one(action - int(DISCARD)))})
    if step == "return_goods":
        return Message("short-return", {"goods": _goods(action - int(GOODS_RETURN))})
    if step == "build" and action == PASS:
        return Message("short-pass", {"n": int(before.agenda[before.top - 1] >> 12)})
    for place in range(int(FIRST_ZONE), int(PLACES)):
        if (after.players[seat].closed & ~before.players[seat].closed) >> place & 1:
            return Message("short-black", {"place": short_name(after, place)})
    for place in range(int(PLACES)):
        if (after.players[seat].built & ~before.players[seat].built) >> place & 1:
            return Message("short-build", {"place": short_name(after, place), "gains": _gains(before, place)})
    if step == "take_bonus":
        return Message("short-bonus")
    for pair in range(int(PAIRS)):
        if after.players[seat].goods[pair] > before.players[seat].goods[pair]:
            return Message("short-goods", {"goods": _goods(pair)})
    return None


def pictures(counts: Iterable[Any]) -> str:
    """Landscape cards as little pictures."""
    return "".join([f"[[gcs-{LANDSCAPE_NAMES[kind]}]]" * int(n) for kind, n in enumerate(counts)])


def _one(kind: int) -> list[int]:
    return [int(kind == other) for other in range(int(LANDSCAPES))]


def _goods(pair: int) -> str:
    return "".join([f"[[gc-{good}]]" for good in PAIR_NAMES[pair].split("_")])


def _bid(before: GoldenCity, group: int) -> Message:
    rival = int(before.hands[group])
    if rival == NOBODY:
        cards = list(before.groups)[group * int(LANDSCAPES):(group + 1) * int(LANDSCAPES)]
        return Message("short-bid", {"cards": pictures(cards)})
    return Message("short-oust", {"rival": Seat(rival), "n": int(before.oustings) + 1})


def _gains(before: GoldenCity, place: int) -> str:
    """The reward as it was given: what the reserve lacked is not in it."""
    kind, first = int(before.reward[place]), not arrivals(before, place)
    if kind >= OUTER:
        table = INNER_LETTERS if kind == INNER else OUTER_LETTERS
        letters = int(table[min(int(arrivals(before, place)) + 1, 3)])
        said = f"+{letters}{LETTER}" if letters else ""
        if first and kind == OUTER_COIN and before.bank:
            said += " +1[[gc-coin]]"
        return said + " [[gc-card]]" if first and kind == INNER else said
    if COIN_1 <= kind <= COIN_2:
        coins = min(kind, int(before.bank))
        return f"+{coins}[[gc-coin]]" if coins else ""
    if kind == KEY and not before.keys:
        return ""
    return f"[[{REWARD_ICONS[kind]}]]" if kind in REWARD_ICONS else ""

