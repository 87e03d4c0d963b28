"""Puerto Rico: a position as JSON, in the rulebook's words, and back.

A person can write one by hand: what is zero may be left out, and what follows from the rest (supplies,
buildings and quarries on offer, the face-down pile, the bank) is filled in so that nothing is missing from
the box. What is written is checked, and every fault is named."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.puerto_rico.data import (
    BUILDING_NAMES,
    CITY,
    EMPTY,
    END_NAMES,
    GOOD_NAMES,
    GOODS,
    HOUSE,
    ISLAND,
    MAYOR,
    NO_END,
    NO_ROLE,
    PICKS,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    ROLE_NAMES,
    RULES,
    TILE_NAMES,
    TILES,
)
from comptoir.games.puerto_rico.rules.captain import shelves
from comptoir.games.puerto_rico.rules.numbers import (
    CHOOSE_ROLE,
    DEAL_SHIP,
    DRAW_TILE,
    END_ROUND,
    FILL_WAREHOUSE,
    HOSPICE_COLONIST,
    PLACE_COLONISTS,
    REFILL_SHIP,
    ROUND,
    UNIVERSITY_COLONIST,
)
from comptoir.games.puerto_rico.rules.settler import TO_ISLAND
from comptoir.games.puerto_rico.rules.table import STEPS
from comptoir.games.puerto_rico.state import Player, PuertoRico, bare, box
from comptoir.kernel.chance import Chance
from comptoir.kernel.counts import total
from comptoir.kernel.reading import Reader
from comptoir.kernel.state import NOBODY, read_agenda, set_agenda

KEYS: Final = ["game", "rules", "seats", "options", "round", "governor", "role", "captain_to_load_first", "end",
               "bank", "chips", "noted", "colonists", "doubloons", "taken", "plantations", "quarries", "supply",
               "house", "ships", "offer", "players", "agenda", "draws"]
PLAYER_KEYS: Final = ["doubloons", "points", "island", "city", "colonists", "goods", "stored", "wharf_used"]
COMPONENTS: Final = (["doubloons", "points", "colonists"]
                     + [f"{name} {'tiles' if name == 'quarry' else 'plantations'}" for name in TILE_NAMES]
                     + [f"{name} barrels" for name in GOOD_NAMES] + BUILDING_NAMES)


# Writing


def named(counts: list[i64], names: list[str]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(n) for name, n in zip(names, counts, strict=False) if n}


def write(g: PuertoRico) -> dict[str, Any]:
    return {
        "game": "puerto-rico",
        "rules": RULES,
        "seats": int(g.seats),
        "options": dict(g.options),
        "round": int(g.round),
        "governor": int(g.governor),
        "role": "" if g.role == NO_ROLE else ROLE_NAMES[g.role],
        "captain_to_load_first": g.privilege,
        "end": END_NAMES[g.end],
        "bank": int(g.bank),
        "chips": int(g.chips),
        "noted": int(g.noted),
        "colonists": {"supply": int(g.colonists), "ship": int(g.ship)},
        "doubloons": named(list(g.doubloons), ROLE_NAMES),
        "taken": {ROLE_NAMES[role]: int(g.taken[role]) for role in range(len(g.taken)) if g.taken[role] != NOBODY},
        "plantations": {"pile": named(list(g.pile), GOOD_NAMES), "row": named(list(g.row)[:5], GOOD_NAMES),
                        "discard": named(list(g.discard), GOOD_NAMES)},
        "quarries": int(g.row[QUARRY]),
        "supply": named(list(g.supply), GOOD_NAMES),
        "house": named(list(g.house), GOOD_NAMES),
        "ships": {str(int(g.holds[ship])): ({} if g.cargo[ship] == EMPTY else
                                            {GOOD_NAMES[g.cargo[ship]]: int(g.loaded[ship])})
                  for ship in range(len(g.holds))},
        "offer": named(list(g.stock), PLACE_NAMES),
        "players": [write_player(p) for p in g.players],
        "agenda": g.written_agenda(),
        "draws": {"tiles": int(g.draws[0])},
    }


def write_player(p: Player) -> dict[str, Any]:
    colonists = named(list(p.workers), PLACE_NAMES)
    if p.idle:
        colonists["san_juan"] = int(p.idle)
    return {
        "doubloons": int(p.coins),
        "points": int(p.points),
        "island": named(list(p.circles)[:6], TILE_NAMES),
        "city": [PLACE_NAMES[building] for building in range(TILES, PLACES) if p.circles[building]],
        "colonists": colonists,
        "goods": named(list(p.goods), GOOD_NAMES),
        "stored": [name for kind, name in enumerate(GOOD_NAMES) if p.stored >> kind & 1],
        "wharf_used": p.wharf,
    }


# Reading


def read(d: dict[str, Any], chance: Chance) -> PuertoRico:
    """A position from JSON. seats and options have been checked."""
    r = Reader()
    r.known(d, KEYS, "")
    seats: int = d["seats"]
    g = bare(STEPS, seats, d["options"], chance)
    read_table(g, d, r)
    players = r.players(d, seats)
    for seat in range(seats):
        read_player(g.players[seat], players[seat], f"player {seat}", r)
    fill_in(g, d, r)
    agenda = read_agenda(STEPS, seats, d.get("agenda"), r.reasons)
    if d.get("agenda") == [] and g.end == NO_END:
        r.fault("agenda: nothing is left to be done, but \"end\" does not say why the game is over")
    check_agenda(g, agenda, r)
    check(g, r)
    set_agenda(g, agenda, r.reasons)
    g.run()
    return g


def read_table(g: PuertoRico, d: dict[str, Any], r: Reader) -> None:
    """What is written about the table; what fill_in computes stays as it is when it is not written."""
    seats = int(g.seats)
    g.round = r.number(d.get("round", 1), "round", 1)
    g.governor = r.number(d.get("governor", 0), "governor", 0, seats - 1)
    roles = ROLE_NAMES[:len(g.taken)]
    g.role = r.one_of(d.get("role", ""), ["", *roles], "role") - 1
    g.privilege = r.flag(d.get("captain_to_load_first", False), "captain_to_load_first")
    g.end = r.one_of(d.get("end", ""), END_NAMES, "end")
    g.noted = r.number(d.get("noted", 0), "noted")
    g.draws[0] = r.number(d.get("draws", {}).get("tiles", 0) if isinstance(d.get("draws", {}), dict) else None,
                          "draws: tiles", 0, (1 << 24) - 1)
    for role, n in enumerate(r.counts(d.get("doubloons", {}), roles, "doubloons")):
        g.doubloons[role] = n
    for name, seat in r.table(d.get("taken", {}), roles, "taken").items():
        g.taken[ROLE_NAMES.index(name)] = seat
        if seat >= seats:
            r.fault(f"taken: {name} is taken by seat {seat}; seats are 0 to {seats - 1}")
    for seat in range(seats):
        if sum([taker == seat for taker in g.taken]) > PICKS[seats]:
            r.fault(f"taken: seat {seat} has taken more than {PICKS[seats]} in one round")
    if g.role != NO_ROLE:
        g.owner = g.taken[g.role]
        if g.owner == NOBODY:
            r.fault(f"role {ROLE_NAMES[g.role]} is in play, but taken does not say by whom")
            g.owner = 0
    for kind, n in enumerate(r.counts(d.get("house", {}), GOOD_NAMES, "house")):
        g.house[kind] = n
    ships = d.get("ships", {})
    holds = [str(int(hold)) for hold in g.holds]
    if not isinstance(ships, dict):
        r.fault("ships must be an object by spaces: " + ", ".join(holds))
        return
    r.known(ships, holds, "ships: ")
    for ship, hold in enumerate(holds):
        aboard = r.table(ships.get(hold, {}), GOOD_NAMES, f"ship of {hold}")
        if len([n for n in aboard.values() if n]) > 1:
            r.fault(f"ship of {hold}: it carries one kind only")
        for name, n in aboard.items():
            if n:
                g.cargo[ship] = GOOD_NAMES.index(name)
                g.loaded[ship] = n


def read_player(p: Player, value: Any, where: str, r: Reader) -> None:
    value = r.part(value, PLAYER_KEYS, where)
    p.coins = r.number(value.get("doubloons", 0), f"{where}: doubloons")
    p.points = r.number(value.get("points", 0), f"{where}: points")
    for kind, n in enumerate(r.counts(value.get("island", {}), TILE_NAMES, f"{where}: island")):
        p.circles[kind] = n
        p.island += n
    for i in r.subset(value.get("city", []), BUILDING_NAMES, f"{where}: city"):
        p.raise_building(TILES + i)
    colonists = r.table(value.get("colonists", {}), ["san_juan", *PLACE_NAMES], f"{where}: colonists")
    p.idle = colonists.pop("san_juan", 0)
    for name, n in colonists.items():
        p.workers[PLACE_NAMES.index(name)] = n
    for kind, n in enumerate(r.counts(value.get("goods", {}), GOOD_NAMES, f"{where}: goods")):
        p.goods[kind] = n
    for kind in r.subset(value.get("stored", []), GOOD_NAMES, f"{where}: stored"):
        p.stored |= 1 << kind
    p.wharf = r.flag(value.get("wharf_used", False), f"{where}: wharf_used")


def fill_in(g: PuertoRico, d: dict[str, Any], r: Reader) -> None:
    """The supplies: as written, or what the rest leaves of the box."""
    seats = g.seats
    tiles = d.get("plantations", {})
    if not isinstance(tiles, dict):
        r.fault("plantations must be an object with pile, row and discard")
        tiles = {}
    r.known(tiles, ["pile", "row", "discard"], "plantations: ")
    row = r.counts(tiles.get("row", {}), GOOD_NAMES, "plantations: row")
    discard = r.counts(tiles.get("discard", {}), GOOD_NAMES, "plantations: discard")
    for kind in range(GOODS):
        g.row[kind], g.discard[kind], g.pile[kind], g.supply[kind] = row[kind], discard[kind], 0, 0
    people = d.get("colonists", {})
    people = r.table(people, ["supply", "ship"], "colonists")
    g.ship = people.get("ship", 0)
    g.colonists = g.bank = g.row[QUARRY] = 0
    g.chips = 0
    for building in range(TILES, PLACES):
        g.stock[building] = 0
    # With every supply at 0, what the census lacks is what must lie there.
    missing = [int(whole - there) for whole, there in zip(box(seats, g.options), g.census(), strict=True)]
    g.bank = r.number(d["bank"], "bank", -9999) if "bank" in d else missing[0]
    g.chips = r.number(d["chips"], "chips") if "chips" in d else max(0, missing[1])
    g.colonists = people["supply"] if "supply" in people else max(0, missing[2])
    pile = r.counts(tiles["pile"], GOOD_NAMES, "plantations: pile") if "pile" in tiles else missing[3:8]
    g.row[QUARRY] = r.number(d["quarries"], "quarries") if "quarries" in d else max(0, missing[8])
    supply = r.counts(d["supply"], GOOD_NAMES, "supply") if "supply" in d else missing[9:14]
    offer = r.counts(d["offer"], BUILDING_NAMES, "offer") if "offer" in d else missing[14:]
    for kind in range(GOODS):
        g.pile[kind] = max(0, pile[kind])
        g.supply[kind] = max(0, supply[kind])
    for i in range(len(BUILDING_NAMES)):
        g.stock[TILES + i] = max(0, offer[i])


def check(g: PuertoRico, r: Reader) -> None:
    """What no table can look like."""
    for name, whole, there in zip(COMPONENTS, box(g.seats, g.options), g.census(), strict=True):
        if whole != there:
            r.fault(f"{name}: the box has {whole}, the position {there}")
    if total(g.house) > HOUSE:
        r.fault(f"the trading house has {HOUSE} places, not {total(g.house)}")
    for ship in range(len(g.holds)):
        if g.room(ship) < 0:
            r.fault(f"the ship of {g.holds[ship]} carries {g.loaded[ship]} barrels")
        for other in range(ship):
            if g.cargo[ship] != EMPTY and g.cargo[ship] == g.cargo[other]:
                r.fault(f"{GOOD_NAMES[g.cargo[ship]]} is on two ships")
    if total(g.row) - g.row[QUARRY] > g.seats + 1:
        r.fault(f"the row has at most {g.seats + 1} plantations")
    if g.noted and g.chips:
        r.fault("points are noted only when the pool of chips is empty")
    for seat in range(g.seats):
        p = g.players[seat]
        if p.island > ISLAND:
            r.fault(f"player {seat}: the island has {ISLAND} spaces, not {p.island}")
        if p.city > CITY:
            r.fault(f"player {seat}: the city has {CITY} spaces, not {p.city}")
        for place in range(PLACES):
            if p.workers[place] > p.circles[place]:
                name, circles = PLACE_NAMES[place], p.circles[place]
                r.fault(f"player {seat}: {p.workers[place]} colonists on {circles} circles of {name}")


def check_agenda(g: PuertoRico, agenda: vec[i64], r: Reader) -> None:
    """What no game can have planned: the steps trust that those before them left the table as they do."""
    picks: i64 = 0
    round_ends = False
    aboard = g.ship
    for i in range(len(agenda) - 1, -1, -1):  # the next thing first
        plan = agenda[i]
        step, seat, arg = plan & 255, plan >> 8 & 15, plan >> 12
        me = g.players[seat]
        if step == PLACE_COLONISTS and total(me.workers[arg:]):
            r.fault("agenda: place_colonists asks about a place where, or after which, colonists stand already")
        elif step in (HOSPICE_COLONIST, UNIVERSITY_COLONIST) and me.workers[arg] >= me.circles[arg]:
            r.fault(f"agenda: seat {seat} has no free circle on {PLACE_NAMES[arg]}")
        elif step == DRAW_TILE and arg == TO_ISLAND and me.island >= ISLAND:
            r.fault(f"agenda: seat {seat} has no room for a tile")
        elif step == FILL_WAREHOUSE and arg > shelves(me):
            r.fault(f"agenda: the warehouses of seat {seat} have {shelves(me)} places, not {arg}")
        elif step in (MAYOR, DEAL_SHIP):
            aboard = 0
        elif step == REFILL_SHIP and aboard:
            r.fault(f"agenda: refill_ship comes before the {aboard} colonists aboard are dealt out")
        elif step == END_ROUND:
            round_ends = True
        elif not round_ends and step == CHOOSE_ROLE:
            picks += 1
        elif not round_ends and step == ROUND:
            picks += g.seats * PICKS[g.seats]
    left = sum([taker == NOBODY for taker in g.taken])
    if picks > left:
        r.fault(f"agenda: {picks} roles are to be chosen in this round, but only {left} are left")
