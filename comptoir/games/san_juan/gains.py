"""San Juan: what a role would bring to a seat if somebody took it now. All of it lies open on the table, save what the
viewer's own hand could build."""

from __future__ import annotations

from comptoir.games.san_juan.data import (
    AQUEDUCT,
    ARCHIVE,
    BUILDER,
    BUILDINGS,
    GOLD_MINE,
    GOLDSMITH,
    GOOD_NAMES,
    GOODS,
    KEPT,
    LIBRARY,
    MAYOR,
    PLANTS,
    PREFECTURE,
    PREFECTURE_KEEPS,
    PRICE,
    PRODUCER,
    SEEN_BY_ALL,
    SEEN_MORE,
    TRADER,
    TRADING_POST,
    TWO_SEATS,
    UNSEEN,
)
from comptoir.games.san_juan.rules.builder import can_build
from comptoir.games.san_juan.rules.trader import market_cards
from comptoir.games.san_juan.state import SanJuan
from comptoir.message import Message


def served(view: SanJuan, owner: int, seat: int) -> int:
    """How often the privilege would serve a seat if `owner` took a role now. With two seats the governor is asked at
    their first role whether the library doubles it (SJ-1): there it is not counted."""
    if seat != owner:
        return 0
    if not view.players[owner].has(LIBRARY):
        return 1
    if view.seats == TWO_SEATS and owner == view.governor:
        first = all(by != owner for by in view.taken)
        return 1 if first or view.doubled else 2
    return 2


def goods_made(view: SanJuan, seat: int, privilege: int) -> tuple[int, list[int]]:
    """How many goods a seat could make, and on which kinds of free production buildings, one for each."""
    me = view.players[seat]
    free = [kind for kind in range(int(PLANTS)) for _ in range(int(me.city[kind] - me.goods[kind]))]
    most = 1 + privilege + int(me.has(AQUEDUCT))
    return min(most, len(free), int(view.stock())), free


def goods_sold(view: SanJuan, seat: int, privilege: int) -> tuple[int, int | None]:
    """How many goods a seat could sell, and for how many cards at best; None when the tile was never seen."""
    me = view.players[seat]
    most = 1 + privilege + int(me.has(TRADING_POST))
    held = [kind for kind in range(int(GOODS)) for _ in range(int(me.goods[kind]))]
    sold = min(most, len(held))
    if view.tiles[0] == UNSEEN:
        return sold, None
    prices = sorted((int(PRICE[view.tiles[0] * GOODS + kind]) for kind in held), reverse=True)
    return sold, sum(prices[:sold]) + int(market_cards(view, seat, sold))


def cards_seen(view: SanJuan, seat: int, privilege: int) -> tuple[int, int]:
    """How many cards a seat would look at as the mayor's phase comes, and how many it keeps: not more than are left."""
    seen = min(int(SEEN_BY_ALL + SEEN_MORE * privilege), int(view.stock()))
    return seen, min(int(PREFECTURE_KEEPS if view.players[seat].has(PREFECTURE) else KEPT), seen)


def cards_given_up(view: SanJuan, seat: int, seen: int) -> int:
    """How many cards of the hand go for so many that came to it: with an archive, which keeps any of them (SJ-8)."""
    kept = min(seen, cards_seen(view, seat, 0)[1])
    return seen - kept if view.players[seat].has(ARCHIVE) else 0


def cards_drawn(view: SanJuan, privilege: int) -> int:
    """How many cards the prospector draws."""
    return min(privilege, int(view.stock()))


def goods_left(view: SanJuan, seat: int, most: int) -> int:
    """How many goods a seat that makes or sells some can still make or sell: kinds are named in ascending order."""
    me, making = view.players[seat], view.step() == "make_goods"
    kinds = range(int(view.floor), int(PLANTS if making else GOODS))
    there = sum([int(me.city[kind] - me.goods[kind] if making else me.goods[kind]) for kind in kinds])
    return min(most, there, int(view.stock())) if making else min(most, there)


def can_be_built(view: SanJuan, seat: int, privilege: int) -> int:
    """How many different buildings the seat whose view this is could pay for."""
    world = view.clone()
    world.role, world.owner, world.double = BUILDER, seat if privilege else -1, privilege > 1
    return sum(bool(can_build(world, seat, building)) for building in range(int(BUILDINGS)))


def gain(view: SanJuan, role: int, owner: int, seat: int, viewer: int) -> Message | None:
    """What a seat would get if `owner` took the role, in a few words; None for nothing."""
    who, privilege = ("you" if seat == viewer else "seat"), served(view, owner, seat)
    if role == BUILDER:
        if seat != viewer:
            return Message("gain-may-build")
        return Message("gain-build", {"n": can_be_built(view, seat, privilege)})
    if role == PRODUCER:
        n, free = goods_made(view, seat, privilege)
        if not n:
            return None
        kinds = free if n == len(free) or len(set(free)) == 1 else []
        shown = "".join(f"[[co-{GOOD_NAMES[kind]}]]" for kind in kinds[:n])
        return Message("gain-make", {"who": who, "n": n, "goods": shown})
    if role == TRADER:
        sold, cards = goods_sold(view, seat, privilege)
        if not sold:
            return None
        return (Message("gain-sell", {"who": who, "n": sold}) if cards is None
                else Message("gain-sell-for", {"who": who, "n": sold, "cards": cards}))
    if role == MAYOR:
        seen, kept = cards_seen(view, seat, privilege)
        out = cards_given_up(view, seat, seen)
        return Message("gain-look", {"who": who + "-archive" * bool(out), "n": seen, "kept": kept, "out": out})
    if privilege:
        return Message("gain-draw", {"who": who, "n": privilege})
    me = view.players[seat]
    if me.has(GOLD_MINE):
        return Message("gain-mine")
    return Message("gain-smith") if me.has(GOLDSMITH) else None
