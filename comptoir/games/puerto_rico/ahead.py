"""Puerto Rico: what a decision would bring, told before it is made. Roles are in ahead_roles.py. Every number comes
from the engine, tried on a copy of the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from comptoir.games.puerto_rico.actions import (
    ACTIONS,
    BUILD,
    DOCKS,
    DRAW,
    PRODUCE,
    SELL,
    SHIP,
    WHARF_LOAD,
)
from comptoir.games.puerto_rico.ahead_roles import barrels_of, pictured, role
from comptoir.games.puerto_rico.colonists import PLACING, as_they_stand
from comptoir.games.puerto_rico.data import (
    CITY,
    COLUMN,
    GOOD_NAMES,
    HARBOR,
    LARGE_MARKET,
    LARGE_MARKET_PAYS,
    PLACE_NAMES,
    PLACES,
    PRICE,
    QUARRY,
    SMALL_MARKET,
    SMALL_MARKET_PAYS,
)
from comptoir.games.puerto_rico.facts import facts, makes
from comptoir.games.puerto_rico.rules.captain import loadable, shelves
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.counts import total
from comptoir.kernel.state import PASS
from comptoir.message import Message, Word
from comptoir.stage.ahead import Told
from comptoir.stage.forms import after_one
from comptoir.words import dashed as key


def told(view: PuertoRico, seat: int, actions: Sequence[int], after: PuertoRico, luck: bool) -> Told:
    """What the action line and the strips say of a decision."""
    if view.actor() != seat or not actions:
        return Told()
    step, action = view.step(), actions[0]
    if step == "choose_role":
        then = after_one(view, seat, action) if len(actions) > 1 else None
        if then is None:
            return role(view, seat, action, after)
        return _from_here(view, seat, told(then, seat, actions[1:], after, luck), after)
    if action == PASS:
        return Told([Message("ahead-wharf-waits")] if step == "load_ship" else [])
    found = _TELLERS[step](view, seat, action, after)
    if luck:
        found.lines.append(Message("ahead-draw" if action == DRAW else "ahead-new-row"))
    return found


def _from_here(view: PuertoRico, seat: int, found: Told, after: PuertoRico) -> Told:
    """What is done with a role, told together with the role: numbers change from what they are now."""
    me, coins = view.players[seat], int(view.players[seat].coins)
    now = {"ahead-build": coins, "ahead-sell": coins}
    lines = []
    for line in found.lines:
        picture = str(line.args.get("picture", ""))
        old = int(me.goods[GOOD_NAMES.index(picture)]) if line.key == "ahead-change" else now.get(line.key)
        lines.append(line if old is None else Message(line.key, {**line.args, "old": old}))
    earned = Message("pill-doubloons", {"n": int(after.players[seat].coins) - coins})
    return replace(found, lines=lines, pills={other: earned if pill.key == earned.key else pill
                                              for other, pill in found.pills.items()})


def change(name: str, picture: str, old: int, new: int) -> Message:
    """A number that changes: "6 → 3" behind its picture."""
    return Message(name, {**pictured(picture), "old": old, "new": new})


def _number(view: PuertoRico, seat: int, name: str) -> int:
    value = facts(view, seat)[name]
    assert isinstance(value, int)
    return value


# Settler, mayor


def _tile(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    """A tile of the row, or one that is drawn: luck is announced then."""
    if action == DRAW:
        return Told()
    old = int(view.players[seat].island)
    tile = ACTIONS.words(action)[0]
    return Told([Message("ahead-take", {"picture": tile, "word": Word("tile-" + tile), "old": old, "new": old + 1})])


def _colonist(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    """A free colonist: the mayor's joins those of the ship."""
    if view.step() != "mayor_colonist":
        return Told([Message("ahead-at-work")])
    old, new = _number(view, seat, "colonists"), _number(after, seat, "colonists")
    return Told([change("ahead-change", "colonist", old, new)])


def _colonists(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    """What is produced before and after, which buildings begin or cease to work, and points of large ones."""
    old, new = as_they_stand(view, seat), as_they_stand(after, seat)
    made = [change("ahead-change", GOOD_NAMES[kind], before, then)
            for kind, (before, then) in enumerate(zip(makes(old), makes(new), strict=True)) if before != then]
    lines = [Message("ahead-would-make", {"changes": list(made)})] if made else []
    for name, was, now in (("ahead-begin", old, new), ("ahead-cease", new, old)):
        places = [Word("place-" + key(PLACE_NAMES[building])) for building in range(SMALL_MARKET, PLACES)
                  if now.has(building) and not was.has(building)]
        if places:
            lines.append(Message(name, {"places": list(places), "n": len(places)}))
    points = _number(view, seat, "points"), _number(after, seat, "points")
    if points[0] != points[1]:
        lines.append(change("ahead-change", "point", *points))
    return Told(lines or [Message("ahead-makes-same")])


# Builder, craftsman, trader


def _build(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    """Doubloons and points, what the building does, and how its price comes about."""
    building = action - BUILD
    me, then, name = view.players[seat], after.players[seat], key(PLACE_NAMES[building])
    cost, paid = int(view.cost[building]), int(me.coins - then.coins)
    lines = [Message("ahead-build", {"picture": name, "building": Word("building-" + name),
                                     "old": int(me.coins), "new": int(then.coins),
                                     "points": _number(after, seat, "points") - _number(view, seat, "points")}),
             Message(f"building-{name}-help")]
    if then.city == CITY:
        lines.insert(1, Message("ahead-last-space"))
    card: list[tuple[Message, str]] = []
    if paid != cost:
        card.append((Message("sum-cost"), str(cost)))
        quarries = int(min(me.workers[QUARRY], COLUMN[building]))
        if quarries:
            card.append((Message("sum-quarries", {"n": quarries}), f"−{quarries}"))
        if seat == view.owner:
            card.append((Message("sum-builder"), "−1"))
        card.append((Message("sum-price"), str(paid)))
    return Told(lines, card=card, at=ACTIONS.places(action)[0])


def _barrel(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    name = GOOD_NAMES[action - PRODUCE]
    old = int(view.players[seat].goods[action - PRODUCE])
    return Told([change("ahead-change", name, old, old + 1)])


def _sale(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    """Doubloons, and how the price comes about."""
    me, kind = view.players[seat], action - SELL
    old, new = int(me.coins), int(after.players[seat].coins)
    card = [(Message("sum-good", pictured(GOOD_NAMES[kind])), str(PRICE[kind]))]
    if seat == view.owner:
        card.append((Message("sum-trader"), "+1"))
    for market, pays in ((SMALL_MARKET, SMALL_MARKET_PAYS), (LARGE_MARKET, LARGE_MARKET_PAYS)):
        if me.has(market):
            card.append((Message("sum-place", {"place": Word("building-" + key(PLACE_NAMES[market]))}), f"+{pays}"))
    if len(card) > 1:
        card.append((Message("sum-sale"), str(new - old)))
    return Told([change("ahead-sell", GOOD_NAMES[kind], old, new)],
                {seat: Message("pill-doubloons", {"n": new - old})}, card if len(card) > 1 else [],
                ACTIONS.places(action)[0])


# Captain


def _load(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    """Barrels and points, and what could be lost of the others."""
    me = view.players[seat]
    if action >= WHARF_LOAD:
        kind = action - WHARF_LOAD
        n = int(me.goods[kind])
    else:
        kind, ship = divmod(action - SHIP, int(DOCKS))
        n = int(loadable(view, kind, ship, me.goods[kind]))
    points = n + (1 if me.has(HARBOR) else 0) + (1 if view.privilege and seat == view.owner else 0)
    lines = [Message("ahead-load", {**pictured(GOOD_NAMES[kind]), "n": n, "points": points})]
    left = [int(me.goods[good]) - (n if good == kind else 0) for good in range(len(GOOD_NAMES))]
    world = view.clone()
    world.apply(action)
    lost = sum(left) - int(total(world.players[seat].goods))
    if lost:
        lines.append(Message("ahead-rots", {"n": lost}))
    elif sum(left) and sum(left) > kept(me, left):
        lines.append(Message("ahead-may-rot", {"left": sum(left), "kept": kept(me, left),
                                               "n": sum(left) - kept(me, left)}))
    return Told(lines, {seat: Message("pill-points", {"n": points})})


def kept(me: Player, goods: Sequence[int]) -> int:
    """How many of these barrels a seat can keep at most: whole kinds in its warehouses, and one of another."""
    most = sorted(goods, reverse=True)
    whole = int(shelves(me))
    return sum(most[:whole]) + (1 if sum(most[whole:]) else 0)


def _store(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    """What stays and what is lost."""
    me, then = view.players[seat], after.players[seat]
    lines = [Message("ahead-keeps", barrels_of([int(n) for n in then.goods]))]
    lost = int(total(me.goods) - total(then.goods))
    if lost:
        lines.append(Message("ahead-rots", {"n": lost}))
    return Told(lines)


_TELLERS: Final[dict[str, Callable[[PuertoRico, int, int, PuertoRico], Told]]] = {
    "hacienda_tile": _tile, "take_tile": _tile, "hospice_colonist": _colonist, "university_colonist": _colonist,
    "mayor_colonist": _colonist, PLACING: _colonists, "build_one": _build, "extra_barrel": _barrel,
    "sell_barrel": _sale, "load_ship": _load, "fill_warehouse": _store, "keep_barrel": _store}
