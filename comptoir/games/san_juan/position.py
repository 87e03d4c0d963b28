"""San Juan: a position as JSON, in the rulebook's words, and back.

A pile is counts by card; "?" counts those that lie there unseen. A person can write a position by hand: what is zero
may be left out; without "deck" all that is not written lies there, and the unseen cards of other piles, and the goods
given as mere numbers, are dealt from it. A view is written with its deck unseen, and stays a view. What is written is
checked, and every fault is named."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.san_juan.data import (
    BANK,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    CATHEDRAL,
    CHAPEL,
    CUSTOMS,
    CUSTOMS_OFFICE,
    GOOD_NAMES,
    GOODS,
    HARBOR,
    LAST_BUILDING,
    NO_ROLE,
    NONE,
    PLANTS,
    ROLE_NAMES,
    ROLES,
    RULES,
    STREAM_NAMES,
    TILE_NAMES,
    TILES,
    TRADER,
    TWO_SEATS,
    UNSEEN,
)
from comptoir.games.san_juan.rules.builder import can_cover, purse
from comptoir.games.san_juan.rules.numbers import (
    AFTER_BUILDING,
    BUILD_OVER,
    CHAPEL_CARD,
    CHOOSE_ROLE,
    DISCARD_CARDS,
    HARBOR_TUCKS,
    KEEP_CARDS,
    PAY_CARDS,
    SELL_GOODS,
    SPEND_GOODS,
    TURN_TILE,
    USE_CRANE,
)
from comptoir.games.san_juan.rules.table import STEPS
from comptoir.games.san_juan.state import LOT, Player, SanJuan, ask, bare, deal_unseen
from comptoir.kernel.chance import Chance
from comptoir.kernel.counts import total
from comptoir.kernel.reading import Reader
from comptoir.kernel.state import HIDDEN, NOBODY, read_agenda, set_agenda

SECRET: Final = "?"  # a number of cards that is not known, or instead of a pile: not even its size is
KEYS: Final = ["game", "rules", "seats", "options", "round", "last_build", "governor", "role", "double", "doubled",
               "cathedral", "floor", "done", "earned", "sales", "taken", "tiles", "deck", "discard", "aside",
               "players", "agenda", "draws"]
PLAYER_KEYS: Final = ["hand", "city", "new", "covered", "goods", "chapel", "bank", "bank_used", "harbor"]


# Writing


def pile(counts: vec[i64], size: i64) -> Any:
    """Counts by name, without the zeros."""
    if size == HIDDEN:
        return SECRET
    cards = {BUILDING_NAMES[card]: int(counts[card]) for card in range(len(counts)) if counts[card]}
    unseen = int(size - total(counts))
    if unseen:
        cards[SECRET] = unseen
    return cards


def write(g: SanJuan) -> dict[str, Any]:
    aside: dict[str, Any] = {"cards": pile(g.aside, g.aside_size)}
    if g.looker != NOBODY:
        aside["seen_by"] = int(g.looker)
    return {
        "game": "san-juan",
        "rules": RULES,
        "seats": int(g.seats),
        "options": dict(g.options),
        "round": int(g.round),
        "last_build": int(g.last_build),
        "governor": int(g.governor),
        "role": "" if g.role == NO_ROLE else ROLE_NAMES[g.role],
        "double": g.double,
        "doubled": g.doubled,
        "cathedral": g.cathedral,
        "floor": int(g.floor),
        "done": int(g.done),
        "earned": int(g.earned),
        "sales": int(g.sales),
        "taken": {ROLE_NAMES[role]: int(g.taken[role]) for role in range(ROLES) if g.taken[role] != NOBODY},
        "tiles": [SECRET if tile == UNSEEN else TILE_NAMES[tile] for tile in g.tiles],
        "deck": pile(g.deck, g.deck_size),
        "discard": pile(g.discard, g.discard_size),
        "aside": aside,
        "players": [write_player(p) for p in g.players],
        "agenda": g.written_agenda(),
        "draws": {name: int(n) for name, n in zip(STREAM_NAMES, g.draws, strict=True) if n},
    }


def write_player(p: Player) -> dict[str, Any]:
    goods: dict[str, Any] = {}
    for kind in range(GOODS):
        if p.goods[kind]:
            goods[GOOD_NAMES[kind]] = lot_names(p.lots[kind]) if p.lots[kind] else int(p.goods[kind])
    return {
        "hand": pile(p.hand, p.hand_size),
        "city": pile(p.city, p.built),
        "new": "" if p.fresh == NONE else BUILDING_NAMES[p.fresh],
        "covered": pile(p.covered, total(p.covered)),
        "goods": goods,
        "chapel": pile(p.chapel, p.chapel_size),
        "bank": pile(p.bank, p.bank_size),
        "bank_used": p.banked,
        "harbor": pile(p.harbor, p.harbor_size),
    }


def lot_names(lot: i64) -> list[str]:
    """The cards of a lot, the lowest first."""
    names: list[str] = []
    while lot:
        names.insert(0, BUILDING_NAMES[lot % LOT - 1])
        lot //= LOT
    return names


# Reading


def read(d: dict[str, Any], chance: Chance) -> SanJuan:
    """A position from JSON. seats and options have been checked."""
    r = Reader()
    r.known(d, KEYS, "")
    seats: int = d["seats"]
    g = bare(STEPS, seats, d["options"], chance)
    read_table(g, d, r)
    for seat, value in enumerate(rows(r, d.get("players"), seats, "players")):
        read_player(g.players[seat], thing(r, value, f"player {seat}"), f"player {seat}", r)
    agenda = read_agenda(STEPS, seats, d.get("agenda"), r.reasons)
    check(g, "deck" in d, r)
    check_agenda(g, agenda, r)
    set_agenda(g, agenda, r.reasons)
    if "deck" not in d:
        deal_unseen(g, g.unseen(), chance, 0)
    go_on(g)
    return g


def go_on(g: SanJuan) -> None:
    """To the next choice. A view waits: it offers what its seat may do, and nothing to others."""
    if whole(g):
        g.run()
    elif g.top and not g.steps[g.agenda[g.top - 1] & 255].chance:
        me = g.players[g.agenda[g.top - 1] >> 8 & 15]
        if total(me.hand) < me.hand_size or not ask(g):
            g.count = 0


def whole(g: SanJuan) -> bool:
    """Whether no card lies unseen: a position, not a view."""
    for kind in range(GOODS):
        for p in g.players:
            if p.goods[kind] and not p.lots[kind]:
                return False
    return list(g.copies) == g.census()


def read_table(g: SanJuan, d: dict[str, Any], r: Reader) -> None:
    seats = int(g.seats)
    g.round = r.number(d.get("round", 1), "round", 1)
    g.last_build = r.number(d.get("last_build", int(g.round) - 1), "last_build", 0, int(g.round))
    g.governor = r.number(d.get("governor", 0), "governor", 0, seats - 1)
    g.role = r.one_of(d.get("role", ""), ["", *ROLE_NAMES], "role") - 1
    g.double = r.flag(d.get("double", False), "double")
    g.doubled = r.flag(d.get("doubled", False), "doubled")
    g.floor = r.number(d.get("floor", 0), "floor", 0, len(CARD_NAMES) - 1)
    g.done = r.number(d.get("done", 0), "done", 0, 4)
    g.earned = r.number(d.get("earned", 0), "earned", 0, 12)
    g.sales = r.number(d.get("sales", 0), "sales", 0, 99)
    for name, seat in r.table(d.get("taken", {}), ROLE_NAMES, "taken").items():
        g.taken[ROLE_NAMES.index(name)] = seat
        if seat >= seats:
            r.fault(f"taken: {name} is taken by seat {seat}; seats are 0 to {seats - 1}")
    read_takers(g, r)
    tiles = rows(r, d.get("tiles", [SECRET] * int(TILES)), int(TILES), "tiles")
    for place in range(len(tiles)):
        g.tiles[place] = r.one_of(tiles[place], [SECRET, *TILE_NAMES], f"tiles: {place + 1}.") - 1
        if tiles[place] != SECRET and tiles[place] in tiles[:place]:
            r.fault(f"tiles: {tiles[place]} is there twice")
    g.discard_size = read_pile(g.discard, d.get("discard", {}), "discard", r)
    aside = thing(r, d.get("aside", {}), "aside")
    r.known(aside, ["cards", "seen_by"], "aside: ")
    g.aside_size = read_pile(g.aside, aside.get("cards", {}), "aside: cards", r)
    if "seen_by" in aside:
        g.looker = r.number(aside["seen_by"], "aside: seen_by", 0, seats - 1)
    g.cathedral = r.flag(d["cathedral"], "cathedral") if "cathedral" in d else False
    draws = thing(r, d.get("draws", {}), "draws")
    r.known(draws, STREAM_NAMES, "draws: ")
    for stream, name in enumerate(STREAM_NAMES):
        g.draws[stream] = r.number(draws.get(name, 0), f"draws: {name}", 0, (1 << 24) - 1)
    for card in range(CARDS):
        g.deck[card] = 0
    g.deck_size = 0
    if "deck" in d:
        g.deck_size = read_pile(g.deck, d["deck"], "deck", r)
        if g.deck_size == HIDDEN:
            r.fault("deck: its size is public")
            g.deck_size = 0


def read_takers(g: SanJuan, r: Reader) -> None:
    """Who has taken which role, and whose the role in play is."""
    for seat in range(g.seats):
        most = 2 if g.seats == TWO_SEATS and seat == g.governor else 1
        if sum([taker == seat for taker in g.taken]) > most:
            r.fault(f"taken: seat {seat} has taken more than {most} in one round")
    if g.role != NO_ROLE:
        g.owner = g.taken[g.role]
        if g.owner == NOBODY:
            r.fault(f"role {ROLE_NAMES[g.role]} is in play, but taken does not say by whom")


def read_pile(counts: vec[i64], value: Any, where: str, r: Reader) -> i64:
    """Fill the counts; the size of the pile."""
    if value == SECRET:
        return HIDDEN
    names = BUILDING_NAMES[:len(counts)]
    size: i64 = 0
    for name, n in r.table(value, [*names, SECRET], where).items():
        size += n
        if name != SECRET:
            counts[BUILDING_NAMES.index(name)] = n
    return size


def read_player(p: Player, value: dict[str, Any], where: str, r: Reader) -> None:
    r.known(value, PLAYER_KEYS, f"{where}: ")
    p.hand_size = read_pile(p.hand, value.get("hand", {}), f"{where}: hand", r)
    p.chapel_size = read_pile(p.chapel, value.get("chapel", {}), f"{where}: chapel", r)
    p.bank_size = read_pile(p.bank, value.get("bank", {}), f"{where}: bank", r)
    p.harbor_size = read_pile(p.harbor, value.get("harbor", {}), f"{where}: harbor", r)
    p.built = read_pile(p.city, listed(value.get("city", {})), f"{where}: city", r)
    read_pile(p.covered, listed(value.get("covered", {})), f"{where}: covered", r)
    if HIDDEN in (p.hand_size, p.bank_size, p.harbor_size, p.built):
        r.fault(f"{where}: only the size of a chapel's pile is secret")
    p.banked = r.flag(value.get("bank_used", p.bank_size > 0), f"{where}: bank_used")
    p.fresh = r.one_of(value.get("new", ""), ["", *BUILDING_NAMES], f"{where}: new") - 1
    goods = thing(r, value.get("goods", {}), f"{where}: goods")
    r.known(goods, GOOD_NAMES, f"{where}: goods: ")
    for kind, name in enumerate(GOOD_NAMES):
        cards = goods.get(name, 0)
        if isinstance(cards, list):
            for card in cards[:9]:
                p.put_good(kind, r.one_of(card, CARD_NAMES, f"{where}: goods: {name}"))
        else:
            p.goods[kind] = r.number(cards, f"{where}: goods: {name}", 0, 12)


def rows(r: Reader, value: Any, length: int, where: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        r.fault(f"{where} must be a list of {length}")
        return []
    return list(value)


def thing(r: Reader, value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        r.fault(f"{where} must be an object")
        return {}
    return value


def listed(value: Any) -> Any:
    """A city may be written as a list of buildings, too."""
    if not isinstance(value, list):
        return value
    return {str(name): value.count(name) for name in value}


# Checking


def check(g: SanJuan, deck_written: bool, r: Reader) -> None:
    """What no table can look like."""
    there = g.census()
    if not g.cathedral and not there[CATHEDRAL] and g.copies[CATHEDRAL]:
        g.cathedral = True
        there = g.census()
    sizes = g.deck_size + g.discard_size + g.aside_size + there[CATHEDRAL]
    secret = g.discard_size == HIDDEN
    for seat in range(g.seats):
        p = g.players[seat]
        check_player(p, f"player {seat}", r)
        secret = secret or p.chapel_size == HIDDEN
        sizes += (p.hand_size + p.built + total(p.covered) + total(p.goods) + p.chapel_size + p.bank_size
                  + p.harbor_size - p.city[CATHEDRAL] - p.covered[CATHEDRAL])
    unseen = total(g.copies) - sizes
    for building in range(BUILDINGS):
        if there[building] > g.copies[building] or (deck_written and not unseen and not has_unseen(g)
                                                    and there[building] != g.copies[building]):
            r.fault(f"{BUILDING_NAMES[building]}: the box has {g.copies[building]}, the position {there[building]}")
    if secret:
        if not deck_written:
            r.fault("a position with a secret number of cards must say how large the deck is")
        elif g.discard_size != HIDDEN:
            r.fault("the discard must be secret when the cards under a chapel are (SJ-21)")
    elif deck_written:
        if unseen:
            r.fault(f"cards: the box has {total(g.copies)}, the position {sizes}")
    else:
        g.deck_size = unseen
        if unseen < 0:
            r.fault(f"cards: the box has {total(g.copies)}, the position {sizes}")


def has_unseen(g: SanJuan) -> bool:
    """Whether some card lies unseen where its size is written."""
    n: i64 = 0
    for there in g.census():
        n += there
    return n < total(g.copies)


def check_player(p: Player, where: str, r: Reader) -> None:
    for building in range(PLANTS, BUILDINGS):
        if p.city[building] > 1:
            r.fault(f"{where}: one copy of each city building, not {p.city[building]} of {BUILDING_NAMES[building]}")
    if p.built > LAST_BUILDING:
        r.fault(f"{where}: a city has at most {LAST_BUILDING} buildings, not {p.built}")
    if p.fresh != NONE and not p.city[p.fresh]:
        r.fault(f"{where}: {BUILDING_NAMES[p.fresh]} is new, but not in the city")
    for kind in range(GOODS):
        building = CUSTOMS_OFFICE if kind == CUSTOMS else kind
        if p.goods[kind] > p.city[building]:
            r.fault(f"{where}: {p.goods[kind]} goods on {p.city[building]} of {BUILDING_NAMES[building]}")
    for building, size in ((CHAPEL, p.chapel_size), (BANK, p.bank_size), (HARBOR, p.harbor_size)):
        if size and not p.city[building] + p.covered[building]:
            r.fault(f"{where}: cards under the {BUILDING_NAMES[building]}, which was never built")
    if p.bank_size and not p.banked:
        r.fault(f"{where}: cards under the bank, but bank_used is false")


def check_agenda(g: SanJuan, agenda: vec[i64], r: Reader) -> None:
    """What is to be done must be possible."""
    picks: i64 = 0
    turned = g.tiles[0] != UNSEEN
    for i in range(len(agenda)):
        plan = agenda[len(agenda) - 1 - i]
        step, arg, seat = plan & 255, plan >> 12, plan >> 8 & 15
        me = g.players[seat]
        if step == CHOOSE_ROLE:
            picks += 1
        elif step in (CHAPEL_CARD, BUILD_OVER) and i > 0:
            r.fault(f"agenda: {STEPS[step].name} can only come first")
        elif step == CHAPEL_CARD and not (me.has(CHAPEL) and me.hand_size):
            r.fault("agenda: chapel_card needs a chapel and a card in hand")
        elif step in (TRADER, TURN_TILE):
            turned = True
        elif step == SELL_GOODS and not turned:
            r.fault("agenda: sell_goods, but the top tile has not been turned")
        elif step in (PAY_CARDS, DISCARD_CARDS) and i == 0 and arg > me.hand_size:
            r.fault(f"agenda: {arg} cards are to be given from a hand of {me.hand_size}")
        elif step == SPEND_GOODS and arg > purse(me, me.hand_size, NONE):
            r.fault(f"agenda: {arg} cards are due, and there is not that much to pay with")
        elif step == KEEP_CARDS and i == 0 and arg > g.aside_size:
            r.fault(f"agenda: {arg} cards are to be kept of {g.aside_size}")
        elif step == HARBOR_TUCKS and not me.goods[arg]:
            r.fault(f"agenda: no good lies on {GOOD_NAMES[arg]}")
        elif step in (USE_CRANE, BUILD_OVER, AFTER_BUILDING) and me.fresh != arg:
            r.fault(f"agenda: {BUILDING_NAMES[arg]} is not the new building")
        elif step == BUILD_OVER and not any([can_cover(g, seat, arg, covered) for covered in range(BUILDINGS)]):
            r.fault(f"agenda: nothing can be built over with {BUILDING_NAMES[arg]}")
    free = sum([taker == NOBODY for taker in g.taken])
    if picks > free:
        r.fault(f"agenda: {picks} roles are to be chosen, and {free} are free")
