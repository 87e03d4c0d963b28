"""San Juan: why something is not allowed. The same conditions as in the steps' `choices`, in the same order; a test
holds the two against each other in thousands of positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.san_juan.actions import (
    ACTIONS,
    BUILD,
    COVER,
    DEPOSIT,
    DISCARD,
    KEEP,
    PAY,
    PRODUCE,
    ROLE,
    SELL,
    SPEND,
    TUCK,
)
from comptoir.games.san_juan.data import (
    BUILDING_NAMES,
    CARD_NAMES,
    CATHEDRAL,
    CRANE,
    GOOD_NAMES,
    NONE,
    PLANTS,
    ROLE_NAMES,
)
from comptoir.games.san_juan.rules.builder import price, purse
from comptoir.games.san_juan.state import SanJuan
from comptoir.games.san_juan.tell_names import building as named
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Seat, Word
from comptoir.stage.why import Reason
from comptoir.words import dashed as key

WHEN: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "role": ("round", ("choose_role",)), "double": ("round", ("library_serves",)),
    "build": ("builder", ("build_one",)), "crane": ("builder", ("use_crane",)), "cover": ("builder", ("build_over",)),
    "spend": ("builder", ("spend_goods",)), "pay": ("builder", ("pay_cards",)),
    "produce": ("producer", ("make_goods",)),
    "sell": ("trader", ("sell_goods",)), "harbor": ("trader", ("harbor_tucks",)),
    "draw": ("drawing", ("council", "prospect")), "keep": ("keeping", ("keep_cards", "mine_find")),
    "mine": ("prospector", ("open_mine",)), "smith": ("prospector", ("open_smith",)),
    "discard": ("start", ("discard_cards", "office_exchange")), "chapel": ("start", ("use_chapel",)),
    "tuck": ("start", ("chapel_card",)), "bank": ("start", ("bank_cards",)),
}


def reason(g: SanJuan, seat: int, action: int) -> Reason | None:
    """Of an action whose step is asked about, and which is not offered."""
    if action == PASS:
        return Reason("why-must-spend", ruling="SJ-3") if g.step() == "spend_goods" else None
    return REASONS[ACTIONS.verb(action)](g, seat, action)


def _role(g: SanJuan, seat: int, action: int) -> Reason:
    role = action - ROLE
    assert g.taken[role] != NOBODY
    name = Word(f"role-{key(ROLE_NAMES[role])}.the")
    return Reason("why-role-taken", {"role": name, "player": Seat(int(g.taken[role]))}, at="role:" + ROLE_NAMES[role])


def _build(g: SanJuan, seat: int, action: int) -> Reason:
    building, me = action - BUILD, g.players[seat]
    name = named(g, "the", int(building))
    at = "cathedral" if building == CATHEDRAL else "hand:" + BUILDING_NAMES[building]
    if building == CATHEDRAL:
        if not g.cathedral:
            return Reason("why-no-cathedral", ruling="SJ-13", at=at)
    elif not me.hand[building]:
        return _not_in_hand(g, building)
    if building >= PLANTS and me.city[building]:
        return Reason("why-one-copy", {"building": name}, "SJ-4", at)
    cards = int(me.hand_size) - (building != CATHEDRAL)
    return Reason("why-cost", {"building": name, "n": int(price(g, seat, building, NONE)),
                               "have": int(purse(me, cards, NONE))}, "SJ-3", at)


def _cover(g: SanJuan, seat: int, action: int) -> Reason:
    covered, building, me = action - COVER, g.agenda[g.top - 1] >> 12, g.players[seat]
    name, at = named(g, "the", int(covered)), "city:" + BUILDING_NAMES[covered]
    if not me.city[covered]:
        return Reason("why-not-in-city", {"building": name}, "SJ-4", at)
    if covered == CRANE:
        return Reason("why-crane-itself", ruling="SJ-4", at=at)
    if covered == building:
        return Reason("why-cover-same", ruling="SJ-4", at=at)
    return Reason("why-cost-over", {"building": name, "n": int(price(g, seat, building, covered)),
                                    "have": int(purse(me, me.hand_size, covered))}, "SJ-4", at)


def _produce(g: SanJuan, seat: int, action: int) -> Reason:
    kind, me = action - PRODUCE, g.players[seat]
    name, at = named(g, "the", int(kind)), "city:" + BUILDING_NAMES[kind]
    if not me.city[kind]:
        return Reason("why-not-in-city", {"building": name}, "SJ-6", at)
    if me.goods[kind] >= me.city[kind]:
        return Reason("why-full", {"building": name}, "SJ-6", at)
    return Reason("why-kind-order", {"good": Word("good-" + GOOD_NAMES[kind])}, "SJ-6", at)


def _goods(g: SanJuan, seat: int, kind: int, ruling: str) -> Reason | None:
    """What keeps a good from being sold or spent."""
    good, at = Word("good-" + key(GOOD_NAMES[kind])), "goods:" + GOOD_NAMES[kind]
    if not g.players[seat].goods[kind]:
        return Reason("why-no-good", {"good": good}, ruling, at)
    return Reason("why-kind-order", {"good": good}, ruling, at) if kind < g.floor else None


def _sell(g: SanJuan, seat: int, action: int) -> Reason | None:
    return _goods(g, seat, action - SELL, "SJ-7")


def _spend(g: SanJuan, seat: int, action: int) -> Reason:
    kind = action - SPEND
    return _goods(g, seat, kind, "SJ-3") or Reason("why-spend-late", {"good": Word("good-" + key(GOOD_NAMES[kind]))},
                                                   "SJ-3", "goods:" + GOOD_NAMES[kind])


def _not_in_hand(g: SanJuan, card: int) -> Reason:
    return Reason("why-not-in-hand", {"card": named(g, "the", int(card))}, at="hand:" + CARD_NAMES[card])


def _order(g: SanJuan, pile: vec[i64], card: int, at: str) -> Reason:
    """Cards are named from left to right, so that several of them are one choice in any order."""
    if card < g.floor:
        return Reason("why-card-before", {"card": named(g, "the", int(card))}, "", at)
    left = sum([int(pile[other]) for other in range(card, len(CARD_NAMES))])
    return Reason("why-card-after", {"n": int(g.agenda[g.top - 1] >> 12), "left": left}, "", at)


def _hand(g: SanJuan, seat: int, card: int) -> Reason:
    hand = g.players[seat].hand
    return _order(g, hand, card, "hand:" + CARD_NAMES[card]) if hand[card] else _not_in_hand(g, card)


def _keep(g: SanJuan, seat: int, action: int) -> Reason:
    card = action - KEEP
    if g.aside[card]:
        return _order(g, g.aside, card, "aside:" + CARD_NAMES[card])
    return Reason("why-not-aside", {"card": named(g, "the", int(card))},
                  "SJ-9" if g.step() == "mine_find" else "SJ-8", "aside:" + CARD_NAMES[card])


REASONS: Final[dict[str, Callable[[SanJuan, int, int], Reason | None]]] = {
    "role": _role, "build": _build, "cover": _cover, "produce": _produce, "sell": _sell, "spend": _spend,
    "keep": _keep, "pay": lambda g, seat, action: _hand(g, seat, action - PAY),
    "discard": lambda g, seat, action: _hand(g, seat, action - DISCARD),
    "tuck": lambda g, seat, action: _hand(g, seat, action - TUCK),
    "bank": lambda g, seat, action: _hand(g, seat, action - DEPOSIT),
}


def meant(g: SanJuan, seat: int, place: str) -> list[int]:
    """A tap on a hand card means what this step does with cards, and building it at any other time; on a production
    building its good."""
    head, _, name = place.partition(":")
    if head == "hand" and name in CARD_NAMES:
        card = CARD_NAMES.index(name)
        first = {"pay_cards": PAY, "discard_cards": DISCARD, "office_exchange": DISCARD, "chapel_card": TUCK,
                 "bank_cards": DEPOSIT}.get(g.step())
        if first is not None:
            return [first + card]
        return [BUILD + card] if name in BUILDING_NAMES else []
    if head == "goods" and name in GOOD_NAMES and g.step() != "spend_goods":
        return [SELL + GOOD_NAMES.index(name)]
    if head == "city" and name in BUILDING_NAMES[:PLANTS] and g.step() != "build_over":
        return [PRODUCE + BUILDING_NAMES.index(name)]
    return []
