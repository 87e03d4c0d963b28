"""Puerto Rico: why something is not allowed. The same conditions as in the steps' `choices`, in the same order; a test
holds the two against each other in thousands of positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comptoir.games.puerto_rico.actions import (
    ACTIONS,
    BUILD,
    DOCKS,
    KEEP,
    PRODUCE,
    ROLE,
    SELL,
    SHIP,
    STORE,
    TAKE,
    WHARF_LOAD,
)
from comptoir.games.puerto_rico.data import (
    CITY,
    EMPTY,
    GOOD_NAMES,
    OFFICE,
    PLACE_NAMES,
    QUARRY,
    ROLE_NAMES,
    SPACES,
    TILE_NAMES,
    TILES,
    WHARF,
)
from comptoir.games.puerto_rico.rules.builder import price
from comptoir.games.puerto_rico.rules.captain import loadable, most_loadable, stored_up_to
from comptoir.games.puerto_rico.rules.mayor import fewest
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.games.puerto_rico.tell_log import the_role
from comptoir.kernel.state import NOBODY, PASS
from comptoir.message import Seat, Word
from comptoir.stage.why import Reason
from comptoir.words import dashed as key

WHEN: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "role": ("round", ("choose_role",)),
    "take": ("settler", ("take_tile",)), "draw": ("settler", ("hacienda_tile",)),
    "colonist": ("colonist", ("mayor_colonist", "hospice_colonist", "university_colonist")),
    "place": ("mayor", ("place_colonists",)),
    "build": ("builder", ("build_one",)),
    "produce": ("craftsman", ("extra_barrel",)),
    "sell": ("trader", ("sell_barrel",)),
    "ship": ("captain", ("load_ship",)), "wharf": ("captain", ("load_ship",)),
    "store": ("captain", ("fill_warehouse",)), "keep": ("captain", ("keep_barrel",)),
}


def reason(g: PuertoRico, seat: int, action: int) -> Reason | None:
    """Of an action whose step is asked about, and which is not offered."""
    if action == PASS:
        return Reason("why-must-load", ruling="PR-9") if g.step() == "load_ship" else None
    return REASONS[ACTIONS.verb(action)](g, seat, action)


def _role(g: PuertoRico, seat: int, action: int) -> Reason:
    role = action - ROLE
    name = the_role(int(role))
    if role >= len(g.taken):
        return Reason("why-role-absent", {"role": name, "n": int(g.seats)}, at="role:" + ROLE_NAMES[role])
    assert g.taken[role] != NOBODY
    return Reason("why-role-taken", {"role": name, "player": Seat(int(g.taken[role]))}, at="role:" + ROLE_NAMES[role])


def _take(g: PuertoRico, seat: int, action: int) -> Reason:
    kind = action - TAKE
    if not g.row[kind]:
        tile = Word(f"place-{key(TILE_NAMES[kind])}.a")
        return Reason("why-no-tile", {"tile": tile}, "PR-3", "row:" + TILE_NAMES[kind])
    assert kind == QUARRY
    return Reason("why-quarry", ruling="PR-1", at="row:quarry")


def _build(g: PuertoRico, seat: int, action: int) -> Reason:
    building, me = action - BUILD, g.players[seat]
    name, at = Word(f"place-{key(PLACE_NAMES[building])}.the"), "offer:" + PLACE_NAMES[building]
    if not g.stock[building]:
        return Reason("why-sold-out", {"building": name}, "PR-6", at)
    if me.circles[building]:
        return Reason("why-owned", {"building": name}, "PR-6", at)
    free, needs = int(CITY - me.city), int(SPACES[building])
    if free < needs:
        return Reason("why-city-full", {"building": name, "n": needs, "free": free}, "PR-6", at)
    cost = int(price(g, seat, building, seat == g.owner))
    return Reason("why-cost", {"building": name, "n": cost, "have": int(me.coins)}, "PR-6", at)


def _produce(g: PuertoRico, seat: int, action: int) -> Reason:
    kind = action - PRODUCE
    good = Word("good-" + GOOD_NAMES[kind])
    if not g.agenda[g.top - 1] >> 12 + kind & 1:
        return Reason("why-not-produced", {"good": good}, "PR-7", "supply:" + GOOD_NAMES[kind])
    return Reason("why-no-supply", {"good": good}, "PR-7", "supply:" + GOOD_NAMES[kind])


def _no_barrel(g: PuertoRico, seat: int, kind: int) -> Reason | None:
    if g.players[seat].goods[kind]:
        return None
    return Reason("why-no-barrel", {"good": Word("good-" + GOOD_NAMES[kind])}, at="goods:" + GOOD_NAMES[kind])


def _sell(g: PuertoRico, seat: int, action: int) -> Reason:
    kind = action - SELL
    missing = _no_barrel(g, seat, kind)
    if missing is not None:
        return missing
    assert not g.players[seat].has(OFFICE)
    return Reason("why-in-house", {"good": Word("good-" + GOOD_NAMES[kind])}, "PR-8", "house")


def _ship(g: PuertoRico, seat: int, action: int) -> Reason:
    kind, ship = (action - SHIP) // DOCKS, (action - SHIP) % DOCKS
    at = f"ship:{ship}"
    if ship >= len(g.cargo):
        return Reason("why-no-ship", {"n": int(g.seats)}, at=at)
    missing = _no_barrel(g, seat, kind)
    if missing is not None:
        return missing
    good, holds = Word("good-" + GOOD_NAMES[kind]), int(g.holds[ship])
    if g.cargo[ship] not in (EMPTY, kind):
        return Reason("why-ship-carries", {"n": holds, "good": Word("good-" + GOOD_NAMES[g.cargo[ship]])}, "PR-9", at)
    for other in range(len(g.cargo)):
        if other != ship and g.cargo[other] == kind:
            return Reason("why-aboard", {"good": good, "n": int(g.holds[other])}, "PR-9", at)
    if not g.room(ship):
        return Reason("why-ship-full", {"n": holds}, "PR-9", at)
    barrels = g.players[seat].goods[kind]
    return Reason("why-takes-more", {"n": int(loadable(g, kind, ship, barrels)),
                                     "most": int(most_loadable(g, kind, barrels))}, "PR-9", at)


def _wharf(g: PuertoRico, seat: int, action: int) -> Reason:
    me = g.players[seat]
    if not me.circles[WHARF]:
        return Reason("why-no-wharf", ruling="PR-10", at="city:wharf")
    if not me.has(WHARF):
        return Reason("why-wharf-empty", ruling="PR-10", at="city:wharf")
    if me.wharf:
        return Reason("why-wharf-used", ruling="PR-10", at="city:wharf")
    missing = _no_barrel(g, seat, action - WHARF_LOAD)
    assert missing is not None
    return missing


def _store(g: PuertoRico, seat: int, action: int) -> Reason:
    kind, me = action - STORE, g.players[seat]
    good = Word("good-" + GOOD_NAMES[kind])
    missing = _no_barrel(g, seat, kind)
    if missing is not None:
        return missing
    if me.stored >> kind & 1:
        return Reason("why-stored", {"good": good}, "PR-13", "goods:" + GOOD_NAMES[kind])
    if kind < stored_up_to(me):
        return Reason("why-store-order", {"good": good}, "PR-13", "goods:" + GOOD_NAMES[kind])
    return Reason("why-store-empty", {"n": int(g.agenda[g.top - 1] >> 12), "good": good}, "PR-13",
                  "goods:" + GOOD_NAMES[kind])


def _keep(g: PuertoRico, seat: int, action: int) -> Reason:
    kind = action - KEEP
    missing = _no_barrel(g, seat, kind)
    if missing is not None:
        return missing
    return Reason("why-stored", {"good": Word("good-" + GOOD_NAMES[kind])}, "PR-13", "goods:" + GOOD_NAMES[kind])


def _place(g: PuertoRico, seat: int, action: int) -> Reason:
    words = ACTIONS.words(action)
    place, n, me = PLACE_NAMES.index(words[0]), int(words[1]), g.players[seat]
    name, now = Word(f"place-{key(words[0])}.the"), g.agenda[g.top - 1] >> 12
    at = f"{'island' if place < TILES else 'city'}:{words[0]}:{n}" if n else "sanjuan"
    if not me.circles[place]:
        return Reason("why-no-place", {"place": name}, "PR-4", at)
    if n > me.circles[place]:
        return Reason("why-circles", {"place": name, "n": int(me.circles[place])}, "PR-4", at)
    if place != now:
        return Reason("why-place-order", {"place": Word(f"place-{key(PLACE_NAMES[now])}.the")}, "PR-4", at)
    if n > me.idle:
        return Reason("why-idle", {"n": n, "have": int(me.idle)}, "PR-4", at)
    return Reason("why-must-place", {"place": name, "n": int(fewest(me, place))}, "PR-4", at)


REASONS: Final[dict[str, Callable[[PuertoRico, int, int], Reason]]] = {
    "role": _role, "take": _take, "build": _build, "produce": _produce, "sell": _sell, "ship": _ship, "wharf": _wharf,
    "store": _store, "keep": _keep, "place": _place,
}


def meant(g: PuertoRico, seat: int, place: str) -> list[int]:
    """A tap on one's own building means its use; on the first free circle of a place, a colonist there; on a good,
    what this phase does with it."""
    head, _, rest = place.partition(":")
    if head == "goods" and rest in GOOD_NAMES:
        kind = GOOD_NAMES.index(rest)
        ships = [SHIP + kind * DOCKS + ship for ship in range(len(g.cargo))]
        return {"load_ship": ships, "fill_warehouse": [STORE + kind], "keep_barrel": [KEEP + kind]}.get(
            g.step(), [SELL + kind])
    if head in ("island", "city") and rest in PLACE_NAMES and rest != "wharf":
        return [ACTIONS.id(f"place:{rest}:1")]
    return []
