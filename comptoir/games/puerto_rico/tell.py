"""Puerto Rico: what is said to the players. The questions, what the buttons say, and what a word means; the log is
in tell_log.py, a move in a few words in tell_short.py.

Every title has these functions. They return keys with arguments, so that each reader has their own language:
`prompt(view, seat)`, `advice(view, seat)`, `label(view, action)`, `log(before, action, after)`,
`short(before, action, after)`, `topics(view)`, `explain(view, seat, topic)`.
"""

from __future__ import annotations

from typing import Final

from comptoir.games.puerto_rico.actions import (
    ACTIONS,
    BUILD,
    COLONIST,
    DOCKS,
    DRAW,
    KEEP,
    PLACE_FROM,
    PRODUCE,
    ROLE,
    SELL,
    SHIP,
    STORE,
    TAKE,
    WHARF_LOAD,
)
from comptoir.games.puerto_rico.colonists import as_they_stand
from comptoir.games.puerto_rico.data import (
    BUILDER,
    BUILDING_NAMES,
    CONSTRUCTION_HUT,
    HARBOR,
    PLACE_NAMES,
    POINTS,
    QUARRY,
    ROLE_NAMES,
    TILE_NAMES,
    WHARF,
)
from comptoir.games.puerto_rico.rules.builder import price
from comptoir.games.puerto_rico.rules.captain import loadable, only_wharf
from comptoir.games.puerto_rico.rules.trader import sale
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.games.puerto_rico.tell_log import barrels, load, log, the_role
from comptoir.games.puerto_rico.tell_short import short
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Argument, Message, Seat, Word, unasked
from comptoir.words import dashed as key

__all__ = ["FILL", "advice", "button", "explain", "label", "log", "prompt", "short", "topics"]

THINGS: Final = ["tile-quarry", "thing-plantations", "thing-goods", "thing-house", "thing-ship", "thing-supply",
                 "thing-colonists", "thing-sanjuan", "thing-points", "thing-governor", "thing-roles",
                 "thing-stock"]
FILL: Final = "place_colonists"  # the step whose questions a player may have answered all at once


# Questions


def prompt(view: PuertoRico, seat: int) -> Message:
    """What this seat is asked; for everybody else, who is to play."""
    waiting = unasked(int(view.actor()), seat)
    if waiting is not None:
        return waiting
    step, arg, me = view.step(), int(view.agenda[view.top - 1] >> 12), view.players[seat]
    args: dict[str, Argument] = {"player": Seat(seat)}
    if step in ("place_colonists", "hospice_colonist", "university_colonist"):
        args |= {"place": Word(f"place-{key(PLACE_NAMES[arg])}.the"), "n": int(me.idle)}
    elif step == "take_tile":
        quarry = view.row[QUARRY] and (seat == view.owner or me.has(CONSTRUCTION_HUT))
        args["quarry"] = 1 if quarry else 0
    elif step == "build_one":
        args["n"] = int(me.coins)
    elif step == "load_ship":
        args["way"] = "wharf" if only_wharf(view, me) else "either" if me.has(WHARF) and not me.wharf else "ship"
    elif step == "fill_warehouse":
        args["n"] = arg
    return Message("prompt-" + key(step), args)


def advice(view: PuertoRico, seat: int) -> Message | None:
    """A line for somebody's first game, when they are asked."""
    if int(view.actor()) != seat:
        return None
    return Message("advice-" + key(view.step()))


# Buttons


def label(view: PuertoRico, action: int) -> Message:
    """What happens when the actor does this: with their own price, their own sale, their own points."""
    seat = int(view.actor())
    if action == PASS:
        return Message("action-pass-" + key(view.step()))
    if action == COLONIST:
        return Message("action-colonist" if view.step() == "mayor_colonist" else "action-colonist-for-it")
    if action == DRAW:
        return Message("action-draw")
    if action < TAKE:
        role = action - ROLE
        return Message("action-role", {"role": the_role(role), "n": int(view.doubloons[role])})
    if action < DRAW:
        return Message("action-take", {"tile": Word(f"place-{key(TILE_NAMES[action - TAKE])}.a")})
    if action < PRODUCE:
        building = action - BUILD
        return Message("action-build", {"building": Word(f"place-{key(PLACE_NAMES[building])}.the"),
                                        "n": int(price(view, seat, building, seat == view.owner))})
    if action < SELL:
        return Message("action-produce", {"barrels": barrels(action - PRODUCE, 1)})
    if action < SHIP:
        return Message("action-sell", {"barrels": barrels(action - SELL, 1), "n": int(sale(view, seat, action - SELL))})
    if action < STORE:
        return _label_load(view, seat, action)
    if action < PLACE_FROM:
        verb, kind = ("store", action - STORE) if action < KEEP else ("keep", action - KEEP)
        n = view.players[seat].goods[kind] if verb == "store" else 1
        return Message("action-" + verb, {"barrels": barrels(kind, n)})
    place, colonists = ACTIONS.words(action)
    stands = as_they_stand(view, seat).workers[PLACE_NAMES.index(place)]
    return Message("action-place", {"place": Word(f"place-{key(place)}.the"), "n": int(colonists),
                                    "stay": 1 if stands == int(colonists) else 0})


def _label_load(view: PuertoRico, seat: int, action: int) -> Message:
    me = view.players[seat]
    extra = (1 if me.has(HARBOR) else 0) + (1 if view.privilege and seat == view.owner else 0)
    if action >= WHARF_LOAD:
        kind = action - WHARF_LOAD
        n = int(me.goods[kind])
        return Message("action-wharf", {"barrels": barrels(kind, n), "n": n + extra})
    kind, ship = divmod(action - SHIP, int(DOCKS))
    n = int(loadable(view, kind, ship, me.goods[kind]))
    return Message("action-ship", {"barrels": barrels(kind, n), "ship": int(view.holds[ship]), "n": n + extra})


def button(view: PuertoRico, action: int) -> Message:
    """The same in a few words, for the button that confirms: what it costs and brings stands beside it."""
    if action == PASS:
        return label(view, action)
    if action in (COLONIST, DRAW):
        return Message("do-colonist" if action == COLONIST else "do-draw")
    name = ACTIONS.words(action)[0]
    if action < TAKE:
        return Message("do-role", {"role": the_role(action - ROLE)})
    if action < DRAW:
        return Message("do-take", {"tile": name, "word": Word(f"tile-{name}.some")})
    if action < PRODUCE:
        return Message("do-build", {"building": Word(f"place-{key(name)}.the")})
    if action >= PLACE_FROM:
        return label(view, action)
    args: dict[str, Argument] = {"good": Word("good-" + name)}
    if SHIP <= action < STORE:
        args["n"] = load(view, action)[1]
    verb = ACTIONS.verb(action)
    return label(view, action) if verb == "store" else Message("do-" + verb, args)


# What a word means


def topics(view: PuertoRico) -> list[str]:
    """The keys that can be asked about: each has a name, and a text under its key + "-help"."""
    return (["role-" + key(name) for name in ROLE_NAMES[:len(view.taken)] if name != "prospector_2"]
            + ["building-" + key(name) for name in BUILDING_NAMES] + THINGS)


def explain(view: PuertoRico, seat: int, topic: str) -> list[Message]:
    """The rule, and for a building what it costs this seat (as builder, if it is), is worth, and how many are left."""
    said = [Message(topic + "-help")]
    kind, name = topic.split("-", 1)
    if kind == "building":
        building = [key(place) for place in PLACE_NAMES].index(name)
        builder = view.role == BUILDER and seat == view.owner
        cost = price(view, seat, building, builder) if seat != NOBODY else view.cost[building]
        said.append(Message("fact-building", {"price": int(cost), "cost": int(view.cost[building]),
                                              "points": int(POINTS[building]), "left": int(view.stock[building])}))
    return said
