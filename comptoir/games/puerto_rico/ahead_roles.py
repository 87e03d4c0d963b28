"""Puerto Rico: what a role would bring to every seat. The role is taken on a copy of the view, and the engine is asked
what each seat could do in its phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from comptoir.games.puerto_rico.actions import BUILD, COLONIST, DOCKS, DRAW, ROLE, SELL, SHIP, TAKE, WHARF_LOAD
from comptoir.games.puerto_rico.data import (
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    GOOD_NAMES,
    HOSPICE,
    ISLAND,
    MAYOR,
    PROSPECTOR,
    PROSPECTOR_2,
    QUARRY,
    SETTLER,
    TILE_NAMES,
    TRADER,
)
from comptoir.games.puerto_rico.facts import people
from comptoir.games.puerto_rico.rules.captain import most_loadable
from comptoir.games.puerto_rico.rules.numbers import BUILD_ONE, HACIENDA_TILE, LOAD_SHIP, SELL_BARREL, TAKE_TILE
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.kernel.chance import OPEN
from comptoir.kernel.state import PASS
from comptoir.message import Message, Word
from comptoir.stage.ahead import Told


def role(view: PuertoRico, seat: int, action: int, after: PuertoRico) -> Told:
    """A role, before it is taken: one line for the seat itself, a pill on every strip."""
    taken = action - ROLE
    world = view.clone()
    world.chance = OPEN
    world.apply(action)
    found = _TELLERS[taken](view, seat, world)
    coins = int(view.doubloons[taken])
    if coins and taken < PROSPECTOR:
        found.lines.append(Message("ahead-on-it", {"n": coins}))
    return found


def pictured(picture: str) -> dict[str, Any]:
    """A picture and what it is called, as arguments."""
    word = {"doubloon": "hint-doubloons", "point": "supply-points", "colonist": "word-colonists"}
    return {"picture": picture, "word": Word(word.get(picture, f"good-{picture}"))}


def barrels_of(numbers: Sequence[int]) -> dict[str, Any]:
    """Barrels by kind, as arguments of a text that shows those that are there."""
    return dict(zip(GOOD_NAMES, numbers, strict=True))


def asked(world: PuertoRico, step: int, seat: int) -> PuertoRico:
    """The same table with nothing to be done but to ask this seat this."""
    g = world.clone()
    g.top = 0
    g.then(step, seat)
    g.run()
    return g


def _seats(view: PuertoRico) -> range:
    return range(int(view.seats))


# Settler, mayor, builder


def _settler(view: PuertoRico, seat: int, world: PuertoRico) -> Told:
    """What I may take; for the others, how many tiles at most, and with whom."""
    pills = {}
    for other in _seats(view):
        tiles = [action for action in asked(world, TAKE_TILE, other).legal() if action >= TAKE]
        drawn = 1 if DRAW in asked(world, HACIENDA_TILE, other).legal() else 0
        room = int(ISLAND - view.players[other].island)
        n = min(room, drawn + (1 if tiles else 0))
        pills[other] = Message("pill-settles", {
            "n": n, "quarry": 1 if TAKE + QUARRY in tiles else 0,
            "colonist": 1 if view.players[other].has(HOSPICE) and tiles and view.colonists + view.ship else 0}) \
            if n else Message("pill-nothing")
    mine = [action for action in asked(world, TAKE_TILE, seat).legal() if action >= TAKE]
    line = Message("ahead-may-take", {name: 1 if TAKE + kind in mine else 0 for kind, name in enumerate(TILE_NAMES)}) \
        if mine else Message("ahead-no-tile")
    return Told([line], pills)


def _mayor(view: PuertoRico, seat: int, world: PuertoRico) -> Told:
    """Colonists for each, the mayor's own among them."""
    if world.step() == "mayor_colonist":
        world.apply(COLONIST)
    gains = [people(world.players[other]) - people(view.players[other]) for other in _seats(view)]
    pills = {other: Message("pill-colonists", {"n": gains[other]}) if gains[other] else Message("pill-nothing")
             for other in _seats(view)}
    return Told([Message("ahead-colonists", {"n": gains[seat]})], pills)


def _builder(view: PuertoRico, seat: int, world: PuertoRico) -> Told:
    """How many kinds of building everybody could pay."""
    pills, counts = {}, []
    for other in _seats(view):
        counts.append(len([action for action in asked(world, BUILD_ONE, other).legal() if action != PASS]))
        pills[other] = Message("pill-builds", {"n": counts[other]}) if counts[other] else Message("pill-nothing")
    if not counts[seat]:
        return Told([Message("ahead-no-building")], pills)
    game, dearest = asked(world, BUILD_ONE, seat), 0
    for action in game.legal():
        if action != PASS:
            dearest = max(dearest, int(game.cost[action - BUILD]))
    return Told([Message("ahead-builds", {"n": counts[seat], "dearest": dearest})], pills)


# Craftsman, trader, captain, prospector


def _craftsman(view: PuertoRico, seat: int, world: PuertoRico) -> Told:
    """Who makes what, and what factories pay."""
    pills, lines = {}, []
    for other in _seats(view):
        old, new = view.players[other], world.players[other]
        made = [int(new.goods[kind] - old.goods[kind]) for kind in range(len(GOOD_NAMES))]
        paid = int(new.coins - old.coins) - (int(view.doubloons[CRAFTSMAN]) if other == seat else 0)
        pills[other] = Message("pill-makes", {**barrels_of(made), "doubloons": paid}) if sum(made) else \
            Message("pill-nothing")
        if other == seat:
            more = world.step() == "extra_barrel" and world.actor() == seat
            lines.append(Message("ahead-makes", {**barrels_of(made), "doubloons": paid, "more": 1 if more else 0})
                         if sum(made) else Message("ahead-makes-nothing"))
    return Told(lines, pills)


def _trader(view: PuertoRico, seat: int, world: PuertoRico) -> Told:
    """The best sale of everybody, as the house stands now."""
    pills, lines = {}, [Message("ahead-no-sale")]
    for other in _seats(view):
        best: tuple[int, int] | None = None
        game = asked(world, SELL_BARREL, other)
        for action in game.legal():
            if action != PASS:
                after = game.clone()
                after.apply(action)
                gain = int(after.players[other].coins - game.players[other].coins)
                best = max(best or (-1, 0), (gain, action - SELL))
        pills[other] = Message("pill-sells", {"n": best[0], **pictured(GOOD_NAMES[best[1]])}) if best else \
            Message("pill-nothing")
        if best and other == seat:
            lines = [Message("ahead-best-sale", {"n": best[0], **pictured(GOOD_NAMES[best[1]])})]
    return Told(lines, pills)


def _captain(view: PuertoRico, seat: int, world: PuertoRico) -> Told:
    """Who can load what, as the ships stand now; my best load."""
    pills, lines = {}, [Message("ahead-no-load")]
    for other in _seats(view):
        game = asked(world, LOAD_SHIP, other)
        legal = [action for action in game.legal() if action != PASS and game.actor() == other]
        goods = game.players[other].goods
        loads = [int(most_loadable(game, kind, goods[kind])) for kind in range(len(GOOD_NAMES))]
        wharf = any(action >= WHARF_LOAD for action in legal)
        pills[other] = Message("pill-loads", {**barrels_of(loads), "wharf": 1 if wharf else 0}) if legal else \
            Message("pill-no-load")
        if legal and other == seat:
            lines = [_best_load(game, seat, legal)]
    return Told(lines, pills)


def _best_load(game: PuertoRico, seat: int, legal: Sequence[int]) -> Message:
    """The load that brings most points."""
    best, kind = -1, 0
    for action in legal:
        after = game.clone()
        after.apply(action)
        gain = int(after.players[seat].points - game.players[seat].points)
        if gain > best:
            best, kind = gain, action - WHARF_LOAD if action >= WHARF_LOAD else (action - SHIP) // int(DOCKS)
    return Message("ahead-best-load", {"n": best, **pictured(GOOD_NAMES[kind])})


def _prospector(view: PuertoRico, seat: int, world: PuertoRico) -> Told:
    old, new = int(view.players[seat].coins), int(world.players[seat].coins)
    return Told([Message("ahead-change", {**pictured("doubloon"), "old": old, "new": new})],
                {other: Message("pill-doubloons", {"n": new - old}) if other == seat else Message("pill-nothing")
                 for other in _seats(view)})


_TELLERS: Final[dict[int, Callable[[PuertoRico, int, PuertoRico], Told]]] = {
    int(SETTLER): _settler, int(MAYOR): _mayor, int(BUILDER): _builder, int(CRAFTSMAN): _craftsman,
    int(TRADER): _trader, int(CAPTAIN): _captain, int(PROSPECTOR): _prospector, int(PROSPECTOR_2): _prospector}
