"""San Juan: what an action did, read off the positions: cards drawn, buildings, prices."""

from __future__ import annotations

from collections import Counter
from typing import Any

from comptoir.games.san_juan.data import (
    BUILDING_NAMES,
    CATHEDRAL,
    CUSTOMS,
    GOOD_NAMES,
    HAND_LUCK,
)
from comptoir.words import dashed, words

from .law import Told
from .moves import Move

PAYING = ("use_crane", "build_over", "spend_goods", "pay_cards")
COUNCIL = ("keep_cards", "discard_cards")


def name(m: Move, what: int) -> str:
    """How a card is called in this edition."""
    known = "building-" + dashed(BUILDING_NAMES[what])
    old = m.before.old and words("comptoir.games.san_juan", "fr").has(known + "-2004")
    return known + "-2004" * bool(old)


def good(kind: int) -> str:
    return "good-" + GOOD_NAMES[kind]


def really(m: Move) -> Any:
    """The position after the action, with the luck of this game."""
    world = m.before.clone()
    world.apply(m.action)
    return world


def draws(m: Move, seat: int, after: Any = None) -> int:
    """Cards that came to a hand."""
    return int((after or m.after).draws[HAND_LUCK + seat] - m.before.draws[HAND_LUCK + seat])


def drawn(m: Move, stream: int) -> list[str]:
    return [name(m, int(one) >> 8) for one in m.after.drawn if int(one) & 255 == stream]


def listed(names: list[str]) -> list[Any]:
    """Cards as they are read out: of several of a kind how many there are."""
    return [("cards-of", n, one) if n > 1 else one for one, n in Counter(names).items()]


def on(world: Any, seat: int, steps: tuple[str, ...]) -> Any:
    """On to the end of what the seat is doing, by its first choices."""
    world = world.clone()
    while int(world.actor()) == seat and world.step() in steps:
        world.apply(world.legal()[0])
    return world


def change(old: Any, new: Any, kinds: int) -> Counter[int]:
    return Counter({kind: int(new[kind] - old[kind]) for kind in range(kinds) if new[kind] != old[kind]})


def city(m: Move, sign: int) -> int:
    """The one building that came to the city, or is covered."""
    found = [what for what, n in change(m.old.city, m.new.city, len(BUILDING_NAMES)).items() if n == sign]
    assert len(found) == 1
    return found[0]


def fresh(m: Move) -> int:
    """The building that is being built."""
    return city(m, 1) if m.step == "build_one" else m.argument


def paid(m: Move, world: Any) -> int | None:
    """Cards and goods that leave the seat until it has paid; None: it cannot be told apart from what came after."""
    after = on(world, m.seat, PAYING)
    if after.round > m.before.round or draws(m, m.seat, after):
        return None
    old, new = m.old, after.players[m.seat]
    lost = int(old.covered != new.covered and _good_lost(m, new))
    own = int(m.verb == "build" and fresh_built(m) != CATHEDRAL)  # the card itself, if it was in the hand
    return int(old.hand_size - new.hand_size + sum(old.goods) - sum(new.goods)) - own - lost


def _good_lost(m: Move, new: Any) -> bool:
    """A good lay on what was covered, and no other of its kind was free."""
    for what in range(len(BUILDING_NAMES)):
        if new.covered[what] > m.old.covered[what]:
            if BUILDING_NAMES[what] == "customs_office":
                return bool(m.old.goods[CUSTOMS])
            return bool(what < CUSTOMS and m.old.goods[what] and m.old.goods[what] == m.old.city[what])
    return False


def price(m: Move, told: Told) -> int:
    """From the action to the last card that pays."""
    found = paid(m, really(m))
    return int(told["n"]) if found is None else found


def cheapest(m: Move, told: Told) -> int:
    """By the crane: the least of what the coverings cost."""
    found = []
    for cover in m.after.legal():
        world = m.after.clone()
        world.apply(cover)
        found.append(paid(m, world))
    return int(told["n"]) if None in found else min(n for n in found if n is not None)


def fresh_built(m: Move) -> int:
    return BUILDING_NAMES.index(m.named[0])
