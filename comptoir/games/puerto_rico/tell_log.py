"""Puerto Rico: the log. What somebody did, and what followed from it until the next choice.

It is read off two views, before and after: between two choices at most one phase begins and one ends, so every
difference has one cause."""

from __future__ import annotations

from typing import Final

from comptoir.games.puerto_rico.actions import (
    BUILD,
    COLONIST,
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
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    END_NAMES,
    GOOD_NAMES,
    GOODS,
    MAYOR,
    PLACE_NAMES,
    PLACES,
    PROSPECTOR,
    ROLE_NAMES,
    SETTLER,
    TILE_LUCK,
    TILE_NAMES,
    TILES,
    TRADER,
)
from comptoir.games.puerto_rico.rules.builder import price
from comptoir.games.puerto_rico.rules.numbers import GATHER, PLACE_COLONISTS
from comptoir.games.puerto_rico.rules.trader import sale
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.counts import total
from comptoir.kernel.state import PASS
from comptoir.message import Message, Seat, Word
from comptoir.words import dashed as key

BETWEEN_PHASES: Final = ("choose_role", "")  # the steps that are asked when no phase is being played
ASKS: Final = {  # what a role asks first, of whoever can do it
    int(SETTLER): ("take_tile", "hacienda_tile", "draw_tile"), int(BUILDER): ("build_one",),
    int(TRADER): ("sell_barrel",), int(CAPTAIN): ("load_ship",)}


def barrels(kind: int, n: int) -> Message:
    """"2 barrels of corn"."""
    return Message("barrels-" + key(GOOD_NAMES[kind]), {"n": int(n)})


def the_role(role: int) -> Word:
    """ "the captain"; of two prospectors the other one is the second."""
    name = ROLE_NAMES[role]
    return Word(f"role-{key(name)}.the") if not name.endswith("_2") else Word("role-prospector.the-second")


def log(before: PuertoRico, action: int, after: PuertoRico) -> list[Message]:
    """The sentences between two choices. Both views are the reader's."""
    role = action - ROLE if before.step() == "choose_role" else int(before.role)
    said = _done(before, action, after) + _unasked(before, role, after)
    if role >= PROSPECTOR:
        said.append(Message("log-prospector", {"player": Seat(int(before.actor()))}))
    elif role == SETTLER:
        said += _settled(before, after)
    elif role == MAYOR:
        said += _manned(before, action, after)
    elif role == CRAFTSMAN and before.step() == "choose_role":
        said += _produced(before, action - ROLE, after)
    elif role == TRADER and total(before.house) and not total(after.house):
        said.append(Message("log-house-cleared"))
    elif role == CAPTAIN:
        said += _stored(before, action, after)
    return said + _round(before, action, after)


# What was done


def _done(before: PuertoRico, action: int, after: PuertoRico) -> list[Message]:
    """The action itself. Placing colonists is told when a player has placed all of them."""
    seat, step = int(before.actor()), before.step()
    player = Seat(seat)
    if step == "place_colonists":
        return []
    if action == PASS:
        return [Message("log-pass-" + key(step), {"player": player})]
    if step == "choose_role":
        role = action - ROLE
        return [Message("log-role", {"player": player, "role": the_role(role),
                                     "n": int(before.doubloons[role])})]
    if step == "hacienda_tile":
        kind = next(k for k in range(TILES) if after.players[seat].circles[k] > before.players[seat].circles[k])
        return [Message("log-draw", {"player": player, "tile": Word(f"place-{key(TILE_NAMES[kind])}.a")})]
    if step == "take_tile":
        return [Message("log-take", {"player": player, "tile": Word(f"place-{key(TILE_NAMES[action - TAKE])}.a")})]
    if action == COLONIST:
        place = PLACE_NAMES[int(before.agenda[before.top - 1] >> 12)]
        return [Message("log-" + key(step), {"player": player, "place": Word(f"place-{key(place)}.the")})]
    if step == "build_one":
        building = action - BUILD
        return [Message("log-build", {"player": player, "building": Word(f"place-{key(PLACE_NAMES[building])}.the"),
                                      "n": int(price(before, seat, building, seat == before.owner))})]
    if step == "sell_barrel":
        return [Message("log-sell", {"player": player, "barrels": barrels(action - SELL, 1),
                                     "n": int(sale(before, seat, action - SELL))})]
    if step == "load_ship":
        return [_loaded(before, action, after)]
    if step == "extra_barrel":
        return [Message("log-extra-barrel", {"player": player, "barrels": barrels(action - PRODUCE, 1)})]
    kept = barrels(action - KEEP, 1) if step == "keep_barrel" else \
        barrels(action - STORE, int(before.players[seat].goods[action - STORE]))
    return [Message("log-" + key(step), {"player": player, "barrels": kept})]


def _loaded(before: PuertoRico, action: int, after: PuertoRico) -> Message:
    seat = int(before.actor())
    kind, n = load(before, action)
    points = int(after.players[seat].points - before.players[seat].points)
    if action >= WHARF_LOAD:
        return Message("log-wharf", {"player": Seat(seat), "barrels": barrels(kind, n), "n": points})
    return Message("log-ship", {"player": Seat(seat), "barrels": barrels(kind, n), "n": points,
                                "ship": int(before.holds[(action - SHIP) % DOCKS])})


def load(before: PuertoRico, action: int) -> tuple[int, int]:
    """Which kind an action of the captain's phase takes from the actor, and how many barrels."""
    mine = before.players[int(before.actor())].goods
    if before.step() != "load_ship" or action == PASS:
        return 0, 0
    if action >= WHARF_LOAD:
        return action - WHARF_LOAD, int(mine[action - WHARF_LOAD])
    kind, ship = divmod(action - SHIP, int(DOCKS))
    return kind, int(min(mine[kind], before.room(ship)))


def _unasked(before: PuertoRico, role: int, after: PuertoRico) -> list[Message]:
    """Why a phase passes without a question."""
    asks = ASKS.get(role, ())
    if before.step() != "choose_role" or not asks or after.step() in asks:
        return []
    return [Message("log-nobody-" + key(asks[0]))]


# What followed in the phase


def _settled(before: PuertoRico, after: PuertoRico) -> list[Message]:
    """The discards become the pile; a new row is laid out."""
    drawn = int(after.draws[TILE_LUCK] - before.draws[TILE_LUCK])
    said = [Message("log-reshuffled")] if drawn > total(before.pile) else []
    if after.step() in BETWEEN_PHASES:
        tiles = [Message("count", {"n": int(after.row[kind]), "thing": Word("tile-" + key(TILE_NAMES[kind]))})
                 for kind in range(GOODS) if after.row[kind]]
        said.append(Message("log-row", {"tiles": tiles}) if tiles else Message("log-no-row"))
    return said


def _people(me: Player) -> int:
    return int(me.idle + total(me.workers))


def _placing(g: PuertoRico) -> list[int]:
    """The seats that have not placed all their colonists, in order."""
    return [plan >> 8 & 15 for plan in reversed(g.plans()) if plan & 255 in (GATHER, PLACE_COLONISTS)]


def _manned(before: PuertoRico, action: int, after: PuertoRico) -> list[Message]:
    """The ship is dealt out; colonists stand where they work; the ship is filled again."""
    said = []
    seats = [(int(before.actor()) + n) % int(before.seats) for n in range(before.seats)]
    shares = []
    for seat in seats:
        n = _people(after.players[seat]) - _people(before.players[seat])
        if seat == before.actor() and action == COLONIST:
            n -= 1  # the privilege was told already
        if n:
            shares.append(Message("share", {"player": Seat(seat), "n": n}))
    if shares:
        said.append(Message("log-dealt", {"shares": shares}))
    waited = seats if before.step() == "choose_role" else _placing(before)
    still = _placing(after)
    for seat in waited:
        if seat not in still and _people(after.players[seat]):
            said.append(_placed(after, seat))
    if after.step() in BETWEEN_PHASES:
        said.append(Message("log-refill", {"n": int(after.ship)}))
    return said


def _placed(after: PuertoRico, seat: int) -> Message:
    me = after.players[seat]
    places = [Message("count", {"n": int(me.workers[place]), "thing": Word("place-" + key(PLACE_NAMES[place]))})
              for place in range(PLACES) if me.workers[place]]
    if me.idle:
        places.append(Message("count", {"n": int(me.idle), "thing": "San Juan"}))
    return Message("log-placed", {"player": Seat(seat), "places": places})


def _produced(before: PuertoRico, role: int, after: PuertoRico) -> list[Message]:
    """Everybody's barrels, and what the factories pay."""
    said = []
    for n in range(before.seats):
        seat = (int(before.actor()) + n) % int(before.seats)
        old, new = before.players[seat], after.players[seat]
        made = [barrels(kind, int(new.goods[kind] - old.goods[kind]))
                for kind in range(GOODS) if new.goods[kind] > old.goods[kind]]
        said.append(Message("log-produced", {"player": Seat(seat), "barrels": made}) if made
                    else Message("log-produced-nothing", {"player": Seat(seat)}))
        paid = int(new.coins - old.coins - (before.doubloons[role] if n == 0 else 0))
        if paid:
            said.append(Message("log-factory", {"player": Seat(seat), "n": paid}))
    return said


def _stored(before: PuertoRico, action: int, after: PuertoRico) -> list[Message]:
    """What could not be stored is lost, clockwise from the captain (PR-13); full ships sail."""
    said = []
    actor = int(before.actor())
    captain = actor if before.step() == "choose_role" else int(before.owner)
    loaded, n = load(before, action)
    for i in range(before.seats):
        seat = (captain + i) % int(before.seats)
        lost = []
        for kind in range(GOODS):
            gone = int(before.players[seat].goods[kind] - after.players[seat].goods[kind])
            if seat == actor and kind == loaded:
                gone -= n
            if gone:
                lost.append(barrels(kind, gone))
        if lost:
            said.append(Message("log-lost", {"player": Seat(seat), "barrels": lost}))
    if after.step() in BETWEEN_PHASES:
        for ship in range(len(before.holds)):
            here = n and action < WHARF_LOAD and (action - SHIP) % DOCKS == ship
            aboard = int(before.loaded[ship]) + (n if here else 0)
            if aboard and not after.loaded[ship]:
                kind = loaded if here else int(before.cargo[ship])
                said.append(Message("log-sails", {"ship": int(before.holds[ship]), "barrels": barrels(kind, aboard)}))
    return said


# What followed in the round


def _round(before: PuertoRico, action: int, after: PuertoRico) -> list[Message]:
    """The last round is announced, doubloons are laid on roles, the governor's card goes on; the end."""
    said = []
    if after.end != before.end:
        said.append(Message("log-last-round", {"why": Word("end-" + END_NAMES[after.end])}))
    if after.round > before.round:
        just = action - ROLE if before.step() == "choose_role" else -1
        richer = [the_role(role) for role in range(len(after.taken))
                  if after.doubloons[role] > (0 if role == just else before.doubloons[role])]
        if richer:
            said.append(Message("log-doubloons", {"roles": richer}))
        said.append(Message("log-governor", {"player": Seat(int(after.governor)), "n": int(after.round)}))
    outcome = after.outcome()
    if outcome is not None:
        winners = [Seat(seat) for seat in outcome.winners]
        said.append(Message("log-over", {"why": Word("end-" + outcome.end), "winners": winners, "n": len(winners),
                                         "points": outcome.scores[outcome.winners[0]].points}))
    return said
