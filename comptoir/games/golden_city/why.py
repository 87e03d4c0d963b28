"""The Golden City: why something is not allowed. The same conditions as in the steps' `choices`, in the same order; a
test holds the two against each other in thousands of positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comptoir.games.golden_city.actions import (
    ACTIONS,
    BID,
    BLACK,
    BONUS_TAKE,
    BUILD,
    DISCARD,
    GOODS_PILE,
    GOODS_RETURN,
    GOODS_TAKE,
    PAY,
    PAYS_FOR,
)
from comptoir.games.golden_city.data import (
    ALL_INNER,
    ALL_PORTS,
    BIT,
    FIRST_ZONE,
    HAND_LIMIT,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    PAIR_NAMES,
    PLACE_NAMES,
    TWO_SEATS,
)
from comptoir.games.golden_city.payments import CARDS, price
from comptoir.games.golden_city.rules.building import built_at
from comptoir.games.golden_city.state import GoldenCity
from comptoir.games.golden_city.tell_words import cards as card_words
from comptoir.games.golden_city.tell_words import group_name, place_name
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Argument, Seat, Word
from comptoir.stage.why import Reason
from comptoir.words import dashed as key

WHEN: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "bid": ("auction", ("bid",)),
    "build": ("building", ("build",)), "black": ("building", ("build",)), "pay": ("building", ("pay",)),
    "discard": ("building", ("limit",)),
    "goods": ("rewards", ("take_goods",)), "return": ("rewards", ("return_goods",)),
    "bonus": ("rewards", ("take_bonus",)),
}


def reason(g: GoldenCity, seat: int, action: int) -> Reason | None:
    """Of an action whose step is asked about, and which is not offered."""
    if action == PASS:
        return Reason("why-must-bid", ruling="GC-3") if g.step() == "bid" else None
    return REASONS[ACTIONS.verb(action)](g, seat, action)


def _bid(g: GoldenCity, seat: int, action: int) -> Reason:
    group = action - BID
    if group >= len(g.hands):
        return Reason("why-no-group", {"n": int(g.seats)}, "GC-2", f"group:{group + 1}")
    assert g.hands[group] != NOBODY
    return Reason("why-oust", {"group": group_name(g, group), "player": Seat(int(g.hands[group])),
                               "n": int(g.oustings) + 1, "have": int(g.players[seat].coins)}, "GC-3",
                  f"group:{group + 1}")


def _build(g: GoldenCity, seat: int, action: int) -> Reason:
    place, me = action - BUILD, g.players[seat]
    name: dict[str, Argument] = {"place": place_name(g, place)}
    bit, at = BIT[place], "place:" + PLACE_NAMES[place]
    if not me.posts:
        return Reason("why-no-posts", ruling="GC-18", at=at)
    if me.built & bit:
        return Reason("why-own-post", name, "GC-4", at)
    if g.occupied & bit:
        owner = [other for other in range(int(g.seats)) if g.players[other].built & bit]
        return Reason("why-taken", {**name, "player": Seat(owner[0])}, "GC-4", at)
    if not bit & ALL_PORTS and not me.reach & bit:
        return Reason("why-no-road", name, "GC-4", at)
    if any([p.closed & bit for p in g.players]):
        return Reason("why-closed", name, "GC-13", at)
    if bit & ALL_INNER and not me.keys:
        return Reason("why-key", name, "GC-4", at)
    return _cards(g, seat, place)


def _cards(g: GoldenCity, seat: int, place: int) -> Reason:
    """The hand does not pay."""
    land, hand = int(g.chart.landscape[place]), g.players[seat].hand
    jokers = sum([int(hand[kind]) // 2 for kind in range(LANDSCAPES) if kind != land])
    return Reason("why-cards", {"place": place_name(g, place), "landscape": Word("landscape-" + LANDSCAPE_NAMES[land]),
                                "n": price(land), "have": int(hand[land]), "jokers": jokers}, "GC-5",
                  "place:" + PLACE_NAMES[place])


def _black(g: GoldenCity, seat: int, action: int) -> Reason:
    place, me = action - BLACK + int(FIRST_ZONE), g.players[seat]
    name: dict[str, Argument] = {"place": place_name(g, place)}
    bit, at = BIT[place], "place:" + PLACE_NAMES[place]
    if not me.black:
        return Reason("why-no-black" if g.seats == TWO_SEATS else "why-black-two", ruling="GC-13", at=at)
    if not me.built & bit:
        return Reason("why-black-own", name, "GC-13", at)
    if me.closed & bit:
        return Reason("why-black-twice", name, "GC-13", at)
    for other in range(int(g.seats)):
        if other != seat and g.players[other].built & bit:
            return Reason("why-black-rival", {**name, "player": Seat(other)}, "GC-13", at)
    if bit & ALL_INNER and not me.keys:
        return Reason("why-key", name, "GC-13", at)
    return _cards(g, seat, place)


def _pay(g: GoldenCity, seat: int, action: int) -> Reason:
    payment, place = action - PAY, int(built_at(g.agenda[g.top - 1] >> 12))
    land, at = int(g.chart.landscape[place]), ACTIONS.places(action)[0]
    if not PAYS_FOR[payment] >> land & 1:
        return Reason("why-pay-land", {"cards": card_words(CARDS[payment]), "place": place_name(g, place)}, "GC-5", at)
    return Reason("why-pay-cards", {"cards": card_words(CARDS[payment])}, "GC-5", at)


def _discard(g: GoldenCity, seat: int, action: int) -> Reason:
    kind, me, at = action - DISCARD, g.players[seat], ACTIONS.places(action)[0]
    name = Word("landscape-" + LANDSCAPE_NAMES[kind])
    if not me.hand[kind]:
        return Reason("why-no-card", {"landscape": name}, "GC-8", at)
    if kind < g.agenda[g.top - 1] >> 12:
        return Reason("why-card-before", {"landscape": name}, "GC-8", at)
    return Reason("why-card-after", {"landscape": name, "n": int(me.cards() - HAND_LIMIT)}, "GC-8", at)


def _goods(g: GoldenCity, seat: int, action: int) -> Reason:
    if action == GOODS_PILE:
        return Reason("why-no-pile", ruling="GC-6", at="goods:pile")
    pair = PAIR_NAMES[action - GOODS_TAKE]
    return Reason("why-no-goods", {"goods": Word("pair-" + key(pair))}, "GC-6", "goods:" + pair)


def _return(g: GoldenCity, seat: int, action: int) -> Reason:
    pair = PAIR_NAMES[action - GOODS_RETURN]
    return Reason("why-not-held", {"goods": Word("pair-" + key(pair))}, "GC-6", "held:" + pair)


def _bonus(g: GoldenCity, seat: int, action: int) -> Reason:
    assert not g.bonus_left >> (action - BONUS_TAKE) & 1
    return Reason("why-no-bonus", ruling="GC-6", at=ACTIONS.places(action)[0])


REASONS: Final[dict[str, Callable[[GoldenCity, int, int], Reason]]] = {
    "bid": _bid, "build": _build, "black": _black, "pay": _pay, "discard": _discard, "goods": _goods,
    "return": _return, "bonus": _bonus,
}


def meant(g: GoldenCity, seat: int, place: str) -> list[int]:
    """A tap on a place of the island means a post there."""
    head, _, name = place.partition(":")
    return [BUILD + PLACE_NAMES.index(name)] if head == "place" and name in PLACE_NAMES else []
