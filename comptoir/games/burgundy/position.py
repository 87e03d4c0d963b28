"""The Castles of Burgundy: a position as JSON, in the rulebook's words, and back.

A person can write one by hand: what is zero or empty may be left out, and what follows from the rest (the stocks,
the goods face down) is filled in so that nothing is missing from the box. What is written is checked, and every
fault is named. Spaces of an estate are counted from 1 to 37, row by row."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    ANIMAL,
    BLACK,
    BLACK_TILES,
    BUILDING,
    CASTLE,
    CELLS,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    DEPOT_COLOUR,
    DEPOTS,
    EMPTY,
    FOR_OUTPOSTS,
    GOOD_NAMES,
    GOOD_SPACES,
    GOODS,
    K_ANY_BUILDINGS,
    KIND_NAMES,
    KINDS,
    KNOWLEDGE,
    MINE,
    NO_GOOD,
    NUMBERED,
    PHASE_NAMES,
    PHASES,
    PIPS,
    ROUNDS,
    RULES,
    SHEET_NAMES,
    SHIP_TILE,
    SLOTS,
    SOURCE_NAMES,
    SPACES_ON_BOARD,
    START_GOODS,
    STORE,
    STREAMS,
    SWAPPED_PHASES,
    SWAPPED_SLOT,
    THREE_SEATS,
    TRACK,
)
from comptoir.games.burgundy.loader import DRAWN, board_of_seat, boards_for
from comptoir.games.burgundy.rules.numbers import (
    CHOOSE_SIDE,
    CHOOSE_START,
    DEAL_GOOD,
    DEAL_SHEET,
    DRAW_ANIMAL,
    DRAW_BLACK,
    DRAW_BUILDING,
    DRAW_GOOD,
    DRAW_KNOWLEDGE,
    END_PHASE,
    END_ROUND,
    MOVE_MARKER,
    PHASE,
    PLACE_GOOD,
    PLACE_TILE,
    REVEAL,
    ROUND,
    SCORE_ANIMAL,
    SETUP,
    STORE_TILE,
    THROW_WHITE,
)
from comptoir.games.burgundy.rules.table import STEPS
from comptoir.games.burgundy.state import BIT, TOUCH, Burgundy, Player, bare, box
from comptoir.kernel.chance import Chance
from comptoir.kernel.counts import total
from comptoir.kernel.reading import Reader
from comptoir.kernel.state import HIDDEN, NOBODY, read_agenda, set_agenda

KEYS: Final = ["game", "rules", "seats", "options", "phase", "round", "white_die", "purchase_made", "choosing_secretly",
               "order", "depots", "black_depot", "round_goods", "stock", "black_stock", "gone", "goods_face_down",
               "sheets", "bonus_tiles", "players", "agenda", "draws"]
PLAYER_KEYS: Final = ["board", "sheet", "first_castle", "points", "paid_for_outposts", "workers", "silver", "track",
                      "dice", "estate", "storage", "goods", "sold"]
COMPONENTS: Final = KIND_NAMES + [f"{name} goods" for name in GOOD_NAMES] + ["sheets"]
STREAM_NAMES: Final = ["building", "animal", "knowledge", "black", "good", "white", "sheet",
                       "die-0", "die-1", "die-2", "die-3"]
DEPOT_NAMES: Final = [str(depot) for depot in range(1, DEPOTS + 1)]


# Writing


def named(counts: list[i64], names: list[str]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(n) for name, n in zip(names, counts, strict=False) if n}


def kind_name(kind: i64) -> str | None:
    return None if kind == EMPTY else KIND_NAMES[kind]


def write(g: Burgundy) -> dict[str, Any]:
    depots: dict[str, Any] = {}
    for depot in range(DEPOTS):
        depots[DEPOT_NAMES[depot]] = {
            "tiles": [kind_name(g.depots[depot * SLOTS + slot]) for slot in range(SLOTS)],
            "goods": named(list(g.heaps)[depot * GOODS:(depot + 1) * GOODS], GOOD_NAMES)}
    return {
        "game": "burgundy",
        "rules": RULES,
        "seats": int(g.seats),
        "options": dict(g.options),
        "phase": PHASE_NAMES[g.phase],
        "round": int(g.round) + 1,
        "white_die": int(g.white),
        "purchase_made": g.bought,
        "choosing_secretly": g.secret,
        "order": [int(seat) for seat in g.order],
        "depots": depots,
        "black_depot": [kind_name(kind) for kind in g.depots[NUMBERED:]],
        "round_goods": [None if good == NO_GOOD else GOOD_NAMES[good] for good in g.round_goods],
        "stock": named(list(g.stock), KIND_NAMES),
        "black_stock": named(list(g.black), KIND_NAMES),
        "gone": named(list(g.gone), KIND_NAMES),
        "goods_face_down": named(list(g.goods), GOOD_NAMES),
        "sheets": [SHEET_NAMES[sheet] for sheet in range(len(SHEET_NAMES)) if g.sheets[sheet]],
        "bonus_tiles": {"large": owners(g.large), "small": owners(g.small)},
        "players": [write_player(g, p) for p in g.players],
        "agenda": g.written_agenda(),
        "draws": named(list(g.draws), STREAM_NAMES),
    }


def owners(seats: vec[i64]) -> dict[str, int]:
    return {COLOUR_NAMES[colour]: int(seats[colour]) for colour in range(COLOURS) if seats[colour] != NOBODY}


def write_player(g: Burgundy, p: Player) -> dict[str, Any]:
    return {
        "board": None if p.board == HIDDEN else g.boards[p.board].name,
        "sheet": None if p.sheet == HIDDEN else SHEET_NAMES[p.sheet],
        "first_castle": None if p.first == HIDDEN else int(p.first) + 1,
        "points": named(list(p.earned)[:FOR_OUTPOSTS], SOURCE_NAMES),
        "paid_for_outposts": -int(p.earned[FOR_OUTPOSTS]),
        "workers": int(p.workers),
        "silver": int(p.silver),
        "track": int(p.space),
        "dice": [int(die) for die in p.dice],
        "estate": {str(space + 1): KIND_NAMES[p.tiles[space]] for space in range(CELLS) if p.tiles[space] != EMPTY},
        "storage": [KIND_NAMES[kind] for kind in p.storage if kind != EMPTY],
        "goods": named(list(p.goods), GOOD_NAMES),
        "sold": named(list(p.sold), GOOD_NAMES),
    }


# Reading


def listed(r: Reader, value: Any, names: list[str], most: int, nothing: i64, where: str) -> list[int]:
    """Up to so many names or nulls; the list is filled up with nothing."""
    if not isinstance(value, list) or len(value) > most:
        r.fault(f"{where} must be a list of at most {most}")
        return [int(nothing)] * most
    found = [int(nothing) if name is None else r.one_of(name, names, where) for name in value]
    return found + [int(nothing)] * (most - len(found))


def read(d: dict[str, Any], chance: Chance) -> Burgundy:
    """A position from JSON. seats and options have been checked."""
    r = Reader()
    r.known(d, KEYS, "")
    seats: int = d["seats"]
    g = bare(STEPS, seats, d["options"], chance, boards_for(d["options"]))
    read_table(g, d, r)
    read_depots(g, d, r)
    players = r.players(d, seats)
    for seat in range(seats):
        read_player(g, seat, players[seat], f"player {seat}", r)
    fill_in(g, d, r)
    agenda = read_agenda(STEPS, seats, d.get("agenda"), r.reasons)
    check(g, r)
    check_agenda(g, agenda, r)
    set_agenda(g, agenda, r.reasons)
    g.run()
    return g


def read_table(g: Burgundy, d: dict[str, Any], r: Reader) -> None:
    seats = int(g.seats)
    g.phase = r.one_of(d.get("phase", "A"), PHASE_NAMES, "phase")
    g.round = r.number(d.get("round", 1), "round", 1, int(ROUNDS)) - 1
    g.white = r.number(d.get("white_die", 0), "white_die", 0, int(PIPS))
    g.bought = r.flag(d.get("purchase_made", False), "purchase_made")
    g.secret = r.flag(d.get("choosing_secretly", False), "choosing_secretly")
    order = d.get("order", list(range(seats)))
    if not isinstance(order, list) or sorted([str(seat) for seat in order]) != [str(seat) for seat in range(seats)]:
        r.fault(f"order must list the seats 0 to {seats - 1}, the first to play first")
    else:
        for n, seat in enumerate(order):
            g.order[n] = int(seat)
    goods = listed(r, d.get("round_goods", []), GOOD_NAMES, int(ROUNDS), NO_GOOD, "round_goods")
    for n, good in enumerate(goods):
        g.round_goods[n] = good
    bonus = d.get("bonus_tiles", {})
    if not isinstance(bonus, dict):
        r.fault("bonus_tiles must be an object with large and small")
        bonus = {}
    r.known(bonus, ["large", "small"], "bonus_tiles: ")
    for size, seats_of in (("large", g.large), ("small", g.small)):
        for name, seat in r.table(bonus.get(size, {}), COLOUR_NAMES, f"bonus_tiles: {size}").items():
            seats_of[COLOUR_NAMES.index(name)] = r.number(seat, f"bonus_tiles: {size}: {name}", 0, seats - 1)
    draws = d.get("draws", {})
    if not isinstance(draws, dict):
        r.fault("draws must be an object of counts")
        draws = {}
    r.known(draws, STREAM_NAMES, "draws: ")
    for stream in range(STREAMS):
        name = STREAM_NAMES[stream]
        g.draws[stream] = r.number(draws.get(name, 0), f"draws: {name}", 0, (1 << 24) - 1)


def read_depots(g: Burgundy, d: dict[str, Any], r: Reader) -> None:
    depots = d.get("depots", {})
    if not isinstance(depots, dict):
        r.fault("depots must be an object by number: " + ", ".join(DEPOT_NAMES))
        depots = {}
    r.known(depots, DEPOT_NAMES, "depots: ")
    for depot in range(DEPOTS):
        name = DEPOT_NAMES[depot]
        here = depots.get(name, {})
        if not isinstance(here, dict):
            r.fault(f"depot {name} must be an object with tiles and goods")
            continue
        r.known(here, ["tiles", "goods"], f"depot {name}: ")
        kinds = listed(r, here.get("tiles", []), KIND_NAMES, int(SLOTS), EMPTY, f"depot {name}: tiles")
        for slot in range(SLOTS):
            if kinds[slot] != EMPTY:
                g.put(depot * SLOTS + slot, kinds[slot])
        for good, n in enumerate(r.counts(here.get("goods", {}), GOOD_NAMES, f"depot {name}: goods")):
            g.heaps[depot * GOODS + good] = n
    kinds = listed(r, d.get("black_depot", []), KIND_NAMES, int(SPACES_ON_BOARD - NUMBERED), EMPTY, "black_depot")
    for n, kind in enumerate(kinds):
        if kind != EMPTY:
            g.put(NUMBERED + n, kind)


def read_player(g: Burgundy, seat: i64, value: Any, where: str, r: Reader) -> None:
    p = g.players[seat]
    value = r.part(value, PLAYER_KEYS, where)
    names = [board.name for board in g.boards]
    board, sheet, first = value.get("board"), value.get("sheet"), value.get("first_castle")
    if board is not None:
        p.board = r.one_of(board, names, f"{where}: board")
    elif g.options["boards"] not in DRAWN:
        p.board = board_of_seat(seat, g.options)
    p.sheet = HIDDEN if sheet is None else r.one_of(sheet, SHEET_NAMES, f"{where}: sheet")
    p.first = HIDDEN if first is None else r.number(first, f"{where}: first_castle", 1, int(CELLS)) - 1
    for name, n in r.table(value.get("points", {}), SOURCE_NAMES[:FOR_OUTPOSTS], f"{where}: points").items():
        p.earned[SOURCE_NAMES.index(name)] = n
    p.earned[FOR_OUTPOSTS] = -r.number(value.get("paid_for_outposts", 0), f"{where}: paid_for_outposts")
    p.workers = r.number(value.get("workers", 0), f"{where}: workers")
    p.silver = r.number(value.get("silver", 0), f"{where}: silver")
    p.space = r.number(value.get("track", 0), f"{where}: track", 0, int(TRACK) - 1)
    dice = value.get("dice", [])
    if not isinstance(dice, list) or len(dice) > len(p.dice):
        r.fault(f"{where}: dice must be a list of two numbers, 0 for a used one")
        dice = []
    for n, die in enumerate(dice):
        p.dice[n] = r.number(die, f"{where}: dice", 0, int(PIPS))
    if p.dice[0] > p.dice[1] > 0:
        p.dice[0], p.dice[1] = p.dice[1], p.dice[0]
    estate = value.get("estate", {})
    if not isinstance(estate, dict):
        r.fault(f"{where}: estate must be an object of tiles by space")
        estate = {}
    spaces = [str(space) for space in range(1, CELLS + 1)]
    r.known(estate, spaces, f"{where}: estate: ")
    for space in range(CELLS):
        if spaces[space] in estate:
            p.tiles[space] = r.one_of(estate[spaces[space]], KIND_NAMES, f"{where}: estate: {spaces[space]}")
    for kind in sorted(listed(r, value.get("storage", []), KIND_NAMES, int(STORE), EMPTY, f"{where}: storage")):
        if kind != EMPTY:
            p.store(kind)
    for good, n in enumerate(r.counts(value.get("goods", {}), GOOD_NAMES, f"{where}: goods")):
        p.goods[good] = n
    for good, n in enumerate(r.counts(value.get("sold", {}), GOOD_NAMES, f"{where}: sold")):
        p.sold[good] = n
    if p.board != HIDDEN:
        g.recount(seat)


def fill_in(g: Burgundy, d: dict[str, Any], r: Reader) -> None:
    """The stocks: as written, or what the rest leaves of the box."""
    gone = r.counts(d.get("gone", {}), KIND_NAMES, "gone")
    for kind in range(KINDS):
        g.gone[kind], g.stock[kind], g.black[kind] = gone[kind], 0, 0
    for good in range(GOODS):
        g.goods[good] = 0
    if "sheets" in d:
        sheets = listed(r, d["sheets"], SHEET_NAMES, len(SHEET_NAMES), HIDDEN, "sheets")
        for sheet in range(len(SHEET_NAMES)):
            g.sheets[sheet] = sheets.count(sheet)
    else:
        for p in g.players:
            if p.sheet != HIDDEN:
                g.sheets[p.sheet] = max(0, g.sheets[p.sheet] - 1)
    # With every stock at 0, what the census lacks is what must lie there.
    missing = [max(0, whole - there) for whole, there in zip(box(g.seats, g.options), g.census(), strict=True)]
    if "black_stock" in d:
        black = r.counts(d["black_stock"], KIND_NAMES, "black_stock")
    else:
        black = [min(int(BLACK[kind]), missing[kind]) for kind in range(KINDS)]
    if "stock" in d:
        stock = r.counts(d["stock"], KIND_NAMES, "stock")
    else:
        stock = [max(0, missing[kind] - black[kind]) for kind in range(KINDS)]
    goods = missing[int(KINDS):int(KINDS + GOODS)]
    if "goods_face_down" in d:
        goods = r.counts(d["goods_face_down"], GOOD_NAMES, "goods_face_down")
    for kind in range(KINDS):
        g.black[kind] = black[kind]
        g.stock[kind] = stock[kind]
    for good in range(GOODS):
        g.goods[good] = goods[good]


def check(g: Burgundy, r: Reader) -> None:
    """What no table can look like."""
    for name, whole, there in zip(COMPONENTS, box(g.seats, g.options), g.census(), strict=True):
        if whole != there:
            r.fault(f"{name}: the box has {whole}, the position {there}")
    for space in range(NUMBERED):
        kind = g.depots[space]
        if kind != EMPTY:
            where = f"depot {space // SLOTS + 1}, space {space % SLOTS + 1}"
            colour = DEPOT_COLOUR[space]
            if space == SWAPPED_SLOT and g.seats == THREE_SEATS and SWAPPED_PHASES[g.phase]:
                colour = MINE
            if space % SLOTS >= g.seats:
                r.fault(f"{where} is empty with {g.seats} players")
            elif COLOUR[kind] != colour:
                r.fault(f"{where} is for the colour {COLOUR_NAMES[colour]}, not for {KIND_NAMES[kind]}")
    for space in range(NUMBERED + BLACK_TILES[g.seats], SPACES_ON_BOARD):
        if g.depots[space] != EMPTY:
            r.fault(f"the black depot has {BLACK_TILES[g.seats]} tiles with {g.seats} players")
    for colour in range(COLOURS):
        if g.small[colour] != NOBODY and g.large[colour] in (NOBODY, g.small[colour]):
            r.fault(f"bonus_tiles: the small {COLOUR_NAMES[colour]} tile goes to the second who covers the colour")
    for n in range(1, g.seats):
        if g.players[g.order[n]].space > g.players[g.order[n - 1]].space:
            r.fault("order: a marker farther right on the track plays earlier")
    for seat in range(g.seats):
        check_player(g, seat, f"player {seat}", r)


def check_player(g: Burgundy, seat: i64, where: str, r: Reader) -> None:
    p = g.players[seat]
    if len([n for n in p.goods if n]) > GOOD_SPACES:
        r.fault(f"{where}: goods of more than {GOOD_SPACES} kinds")
    if p.board == HIDDEN:
        if [kind for kind in p.tiles if kind != EMPTY]:
            r.fault(f"{where}: tiles lie in an estate without a board")
        return
    board = g.boards[p.board]
    for space in range(CELLS):
        kind = p.tiles[space]
        if kind == EMPTY:
            continue
        if COLOUR[kind] != board.colour[space]:
            r.fault(f"{where}: space {space + 1} is for the colour {COLOUR_NAMES[board.colour[space]]}, "
                    f"not for {KIND_NAMES[kind]}")
        alike = [other for other in range(CELLS) if p.tiles[other] == kind and board.area[other] & BIT[space]]
        if COLOUR[kind] == BUILDING and len(alike) > 1 and not p.knows(K_ANY_BUILDINGS):
            r.fault(f"{where}: the town of space {space + 1} has two of {KIND_NAMES[kind]}")
    if p.covered and not p.earned[FOR_OUTPOSTS] and not connected(p):
        r.fault(f"{where}: the tiles of the estate do not all hang together")
    for colour in range(COLOURS):
        mask = board.of_colour[colour]
        if (g.large[colour] == seat or g.small[colour] == seat) and p.covered & mask != mask:
            r.fault(f"{where}: has a bonus tile for {COLOUR_NAMES[colour]} without covering the colour")


def connected(p: Player) -> bool:
    """Whether every tile can be reached from every other."""
    seen: i64 = 0
    for space in range(CELLS):
        if p.covered & BIT[space]:
            seen = BIT[space]
            break
    grown = True
    while grown:
        grown = False
        for space in range(CELLS):
            if p.covered & BIT[space] and not seen & BIT[space] and TOUCH[space] & seen:
                seen += BIT[space]
                grown = True
    return seen == p.covered


# What no game can have planned: the steps trust that those before them left the table as they do.

SETTING_UP: Final = [DEAL_GOOD, DEAL_SHEET, CHOOSE_SIDE, CHOOSE_START, REVEAL]  # in this order, then phase A
DRAWING: Final = [DRAW_BUILDING, DRAW_ANIMAL, DRAW_KNOWLEDGE, DRAW_BLACK, DRAW_GOOD]  # before anything else
LAST: Final = [PHASE, ROUND, END_ROUND, END_PHASE]  # one of them is the last thing planned


def check_agenda(g: Burgundy, agenda: vec[i64], r: Reader) -> None:
    steps = [int(plan & 255) for plan in reversed(list(agenda))]  # the next thing first
    names = [STEPS[step].name for step in LAST]
    if not steps:
        if g.phase + 1 < PHASES:
            r.fault("agenda: nothing is planned, but the game ends with phase E only")
    elif steps[-1] not in LAST or [step for step in steps[:-1] if step in LAST]:
        r.fault(f"agenda: the last thing planned, and only that, must be one of {', '.join(names)}")
    if SETUP in steps:
        r.fault("agenda: setup is over before anything can be written")
    at_once = [step for step in steps[1:] if step in (STORE_TILE, PLACE_TILE, SCORE_ANIMAL)]
    if at_once:
        r.fault(f"agenda: {STEPS[at_once[0]].name} is done at once, so nothing comes before it")
    if PLACE_GOOD in steps and not g.white and THROW_WHITE not in steps[:steps.index(PLACE_GOOD)]:
        r.fault("agenda: place_good needs a white die that was thrown")
    check_setting_up(g, steps, [int(plan >> 8 & 15) for plan in reversed(list(agenda))], r)
    taken: list[int] = []
    for n, plan in enumerate(reversed(list(agenda))):
        step, seat, arg = plan & 255, plan >> 8 & 15, plan >> 12
        if step in DRAWING:
            if n and steps[n - 1] not in DRAWING:
                r.fault(f"agenda: {STEPS[step].name} comes after something else")
            where = int(arg + SPACES_ON_BOARD if step == DRAW_GOOD else arg)
            if where in taken or not drawable(g, step, arg):
                r.fault(f"agenda: {STEPS[step].name} {STEPS[step].args[arg]} cannot be drawn here")
            taken.append(where)
        elif step == STORE_TILE and g.depots[arg] == EMPTY:
            r.fault(f"agenda: no tile lies at {STEPS[step].args[arg]}")
        elif step == PLACE_TILE and not placeable(g, seat, arg):
            r.fault(f"agenda: seat {seat} cannot place what place_tile says")
        elif step == SCORE_ANIMAL and (g.players[seat].tiles[arg] == EMPTY
                                       or COLOUR[g.players[seat].tiles[arg]] != ANIMAL):
            r.fault(f"agenda: seat {seat} has no animal on space {arg + 1}")
    for seat in range(g.seats):
        to_move = len([plan for plan in agenda if plan & 255 == MOVE_MARKER and plan >> 8 & 15 == seat])
        ships = len([kind for kind in g.players[seat].tiles if kind == SHIP_TILE])
        if g.players[seat].space + to_move > ships:
            r.fault(f"player {seat}: the marker is on space {g.players[seat].space} of the track, with {ships} ships"
                    + (f" and {to_move} moves to come" if to_move else ""))


def drawable(g: Burgundy, step: i64, arg: i64) -> bool:
    """Whether what is to be drawn has an empty place that is meant for it."""
    if step == DRAW_GOOD:
        return g.round_goods[arg] == NO_GOOD
    if g.depots[arg] != EMPTY:
        return False
    if step == DRAW_BLACK:
        return NUMBERED <= arg < NUMBERED + BLACK_TILES[g.seats]
    colour = BUILDING if step == DRAW_BUILDING else ANIMAL if step == DRAW_ANIMAL else KNOWLEDGE
    return arg < NUMBERED and arg % SLOTS < g.seats and DEPOT_COLOUR[arg] == colour


def placeable(g: Burgundy, seat: i64, arg: i64) -> bool:
    p = g.players[seat]
    kind, space = p.storage[arg // CELLS], arg % CELLS
    return (p.board != HIDDEN and kind != EMPTY and p.tiles[space] == EMPTY
            and g.boards[p.board].colour[space] == COLOUR[kind])


def check_setting_up(g: Burgundy, steps: list[int], seats: list[int], r: Reader) -> None:
    """Until phase A: goods, sheets, boards and castles, in this order, once for each seat."""
    drawn = g.options["boards"] in DRAWN
    ranks = [SETTING_UP.index(step) for step in steps if step in SETTING_UP]
    if ranks and (ranks != sorted(ranks) or steps[len(ranks):] != [PHASE]):
        r.fault("agenda: the set-up goes on with deal_good, deal_sheet, choose_side or choose_start, reveal, and "
                "ends with phase")
    if (REVEAL in steps) != g.secret or (g.secret and g.options["boards"] != "draw-secret"):
        r.fault("choosing_secretly belongs to boards that are dealt secretly, and ends with reveal")
    for seat in range(g.seats):
        p = g.players[seat]
        mine = [step for step, who in zip(steps, seats, strict=True) if who == seat]
        for step in SETTING_UP[1:-1]:
            if mine.count(step) > 1:
                r.fault(f"agenda: {STEPS[step].name} {seat} is there twice")
        deals = mine.count(DEAL_GOOD)
        if deals and total(p.goods) + deals > START_GOODS:
            r.fault(f"agenda: seat {seat} is dealt more than {START_GOODS} goods")
        check_board(g, p, mine, drawn, f"player {seat}", r)


def check_board(g: Burgundy, p: Player, mine: list[int], drawn: bool, where: str, r: Reader) -> None:
    """A board is there once it was given or chosen; a sheet where sheets are dealt."""
    if (p.sheet == HIDDEN) != (not drawn or DEAL_SHEET in mine):
        r.fault(f"{where}: sheet must {'be there' if p.sheet == HIDDEN else 'not be there yet'}")
    to_choose = CHOOSE_SIDE in mine
    if (to_choose and not drawn) or (CHOOSE_START in mine and (drawn or p.covered)):
        r.fault(f"{where}: has no board or castle to choose")
    if p.board == HIDDEN and not to_choose and not g.secret:
        r.fault(f"{where}: a board is missing")
    if p.board != HIDDEN:
        if to_choose:
            r.fault(f"{where}: has a board, and is to choose one")
        elif drawn and p.sheet != HIDDEN and p.board not in g.sides(p.sheet):
            r.fault(f"{where}: the board is not on the sheet")
    castle = (g.secret and p.board != HIDDEN and p.first != HIDDEN
              and g.boards[p.board].colour[p.first] == CASTLE and not p.covered)
    if (p.first != HIDDEN and not castle) or (g.secret and p.board != HIDDEN and p.first == HIDDEN):
        r.fault(f"{where}: first_castle is a castle space, while boards are chosen secretly")
    if drawn and to_choose and p.covered:
        r.fault(f"{where}: has tiles before a board")
