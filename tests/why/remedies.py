"""What takes a reason away, by title and key: the missing amount is added, the place that is taken is freed. `less`
leaves so much of an amount out. And small changes that lead to positions which games seldom reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import comptoir
from comptoir.games.burgundy.data import ALL_SEATS, BUILDING, CASTLE_TILE, COLOUR, EMPTY, STORE
from comptoir.games.golden_city.data import BIT, FIRST_ZONE, LANDSCAPES
from comptoir.games.puerto_rico.data import EMPTY as NO_CARGO
from comptoir.games.puerto_rico.data import LARGE_WAREHOUSE, SMALL_WAREHOUSE, WHARF
from comptoir.games.san_juan.data import BLACK_MARKET, CRANE, SILVER_SMELTER, TOWER
from comptoir.kernel.counts import changed, replaced, row
from comptoir.kernel.state import NOBODY
from comptoir.stage.why import Reason

Remedy = Callable[[Any, int, list[str], Reason, int], None]  # view, seat, words of the action, reason, less


def missing(reason: Reason, less: int) -> int:
    n, have = reason.args["n"], reason.args["have"]
    assert isinstance(n, int)
    assert isinstance(have, int)
    return n - have - less


# Puerto Rico

GOODS = comptoir.load("puerto-rico").streams[0].outcomes
ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2"]


def pr_place(name: str) -> int:
    from comptoir.games.puerto_rico.data import PLACE_NAMES
    return PLACE_NAMES.index(name)


def pr_empty(v: Any, ship: int) -> None:
    v.cargo[ship], v.loaded[ship] = NO_CARGO, 0


def pr_cost(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    v.own(seat).coins += missing(reason, less)


def pr_idle(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    v.own(seat).idle += missing(reason, less)


def pr_city(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    v.own(seat).city -= int(str(reason.args["n"])) - int(str(reason.args["free"])) - less


def pr_barrel(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    v.own(seat).goods[GOODS.index(words[0])] += 1


def pr_aboard(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    for ship in range(len(v.cargo)):
        if v.cargo[ship] == GOODS.index(words[0]):
            pr_empty(v, ship)


def pr_set(change: Callable[[Any, Any, list[str]], None]) -> Remedy:
    def remedy(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
        change(v, v.own(seat), words)
    return remedy


def put(cells: Any, n: int, value: int) -> None:
    cells[n] = value


# The Golden City


def gc_coins(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    v.own(seat).coins += missing(reason, less)


def gc_place(words: list[str]) -> int:
    from comptoir.games.golden_city.data import PLACE_NAMES
    return PLACE_NAMES.index(words[0])


def gc_cards(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    jokers = reason.args["jokers"]
    assert isinstance(jokers, int)
    v.own(seat).hand[v.chart.landscape[gc_place(words)]] += missing(reason, less) - jokers


def gc_free(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    bit = BIT[gc_place(words)]
    for other in range(v.seats):
        v.own(other).built &= ~bit
    v.occupied &= ~bit


def gc_others(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    for other in range(v.seats):
        if other != seat:
            v.own(other).built &= ~BIT[gc_place(words)]


def gc_open(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    for other in range(v.seats):
        v.own(other).closed &= ~BIT[gc_place(words)]


# The Castles of Burgundy


def cb_space(words: list[str]) -> int:
    return int(words[1]) - 1


def cb_workers(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    v.own(seat).workers += missing(reason, less)


def cb_silver(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    v.own(seat).silver += missing(reason, less)


def cb_points(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    v.own(seat).earned[0] += missing(reason, less)


def cb_uncover(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    space = int(words[-2 if words[-1].startswith("die") else -1]) - 1
    v.own(seat).tiles[space] = EMPTY
    v.recount(seat)


def cb_die(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    which = int(words[-1][3:]) - 1
    other = v.players[seat].dice[1 - which]
    v.own(seat).dice[which] = other % 6 + 1


def cb_town(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    me, board = v.own(seat), v.board_of(seat)
    kind, region = me.storage[int(words[0]) - 1], board.region[cb_space(words)]
    for space in range(len(me.tiles)):
        if me.tiles[space] == kind and board.region[space] == region:
            me.tiles[space] = next(n for n in range(len(COLOUR)) if COLOUR[n] == BUILDING and n != kind)
    v.recount(seat)


def cb_slot(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    """A castle comes to lie there; if one is there already, another tile."""
    at = reason.at.split(":")
    space = 24 + int(at[1]) - 1 if at[0] == "black" else (int(at[1]) - 1) * 4 + int(at[2]) - 1
    first = 24 if at[0] == "black" else space - space % 4
    around = {int(v.depots[n]) for n in range(first, space)}
    if v.depots[space] != EMPTY:
        v.lift(space)
    v.put(space, next(kind for kind in (int(CASTLE_TILE), *range(8)) if kind not in around))


# San Juan


def sj_cards(v: Any, seat: int, words: list[str], reason: Reason, less: int) -> None:
    me, n = v.own(seat), missing(reason, less)
    me.hand[1] += n
    me.hand_size += n


REMEDIES: dict[str, dict[str, Remedy]] = {
    "puerto-rico": {
        "why-cost": pr_cost, "why-idle": pr_idle, "why-city-full": pr_city, "why-no-barrel": pr_barrel,
        "why-aboard": pr_aboard,
        "why-no-supply": pr_set(lambda v, me, words: put(v.supply, GOODS.index(words[0]), 1)),
        "why-sold-out": pr_set(lambda v, me, words: put(v.stock, pr_place(words[0]), 1)),
        "why-owned": pr_set(lambda v, me, words: put(me.circles, pr_place(words[0]), 0)),
        "why-role-taken": pr_set(lambda v, me, words: put(v.taken, ROLES.index(words[0]), int(NOBODY))),
        "why-no-tile": pr_set(lambda v, me, words: put(v.row, [*GOODS, "quarry"].index(words[0]), 1)),
        "why-in-house": pr_set(lambda v, me, words: put(v.house, GOODS.index(words[0]), 0)),
        "why-ship-carries": pr_set(lambda v, me, words: pr_empty(v, int(words[1]))),
        "why-ship-full": pr_set(lambda v, me, words: pr_empty(v, int(words[1]))),
        "why-wharf-used": pr_set(lambda v, me, words: setattr(me, "wharf", False)),
        "why-wharf-empty": pr_set(lambda v, me, words: put(me.workers, int(WHARF), 1)),
        "why-no-wharf": pr_set(lambda v, me, words: put(me.circles, int(WHARF), 1)),
    },
    "san-juan": {
        "why-cost": sj_cards, "why-cost-over": sj_cards,
        "why-role-taken": pr_set(lambda v, me, words: setattr(v, "taken", replaced(
            v.taken, ["builder", "producer", "trader", "mayor", "prospector"].index(words[0]), int(NOBODY)))),
        "why-full": pr_set(lambda v, me, words: setattr(me, "goods", replaced(me.goods, sj_kind(words), 0))),
        "why-no-good": pr_set(lambda v, me, words: setattr(me, "goods", replaced(me.goods, sj_kind(words), 1))),
        "why-one-copy": pr_set(lambda v, me, words: setattr(
            me, "city", changed(me.city, sj_building(words), -1))),
    },
    "golden-city": {
        "why-oust": gc_coins, "why-cards": gc_cards, "why-taken": gc_free, "why-own-post": gc_free,
        "why-closed": gc_open, "why-black-twice": gc_open, "why-black-rival": gc_others,
        "why-key": pr_set(lambda v, me, words: setattr(me, "keys", me.keys + 1)),
        "why-no-posts": pr_set(lambda v, me, words: setattr(me, "posts", 1)),
        "why-no-road": pr_set(lambda v, me, words: setattr(me, "reach", me.reach | BIT[gc_place(words)])),
    },
    "burgundy": {
        "why-workers": cb_workers, "why-silver": cb_silver, "why-points": cb_points, "why-covered": cb_uncover,
        "why-die-used": cb_die, "why-town": cb_town, "why-slot-empty": cb_slot, "why-slot-alike": cb_slot,
        "why-bought": pr_set(lambda v, me, words: setattr(v, "bought", False)),
        "why-no-goods": pr_set(lambda v, me, words: me.load(cb_good(words), 1)),
        "why-no-castle": pr_set(lambda v, me, words: put(me.storage, int(STORE) - 1, int(CASTLE_TILE))),
    },
}

# Of these keys one less than what is missing does not do.
AMOUNTS = {"puerto-rico": {"why-cost", "why-idle", "why-city-full"}, "san-juan": {"why-cost", "why-cost-over"},
           "golden-city": {"why-oust", "why-cards"}, "burgundy": {"why-workers", "why-silver", "why-points"}}


def sj_kind(words: list[str]) -> int:
    from comptoir.games.san_juan.data import GOOD_NAMES
    return GOOD_NAMES.index(words[0])


def sj_building(words: list[str]) -> int:
    from comptoir.games.san_juan.data import BUILDING_NAMES
    return BUILDING_NAMES.index(words[0])


def cb_good(words: list[str]) -> int:
    from comptoir.games.burgundy.data import GOOD_NAMES
    return GOOD_NAMES.index(words[0])


def exact(slug: str, v: Any, seat: int) -> bool:
    """Whether the amount that is told is the only way to pay: with a crane there is another."""
    return slug != "san-juan" or not v.players[seat].has(CRANE)


# Seldom reached

Nudge = Callable[[Any, Any], None]  # view, player


def ask_about(v: Any, step: str, arg: int) -> None:
    """The same seat is asked about another step."""
    number = [one.name for one in v.steps].index(step)
    v.agenda[v.top - 1] = arg << 12 | (v.agenda[v.top - 1] & 0xF00) | number


def nearly_full(v: Any, me: Any) -> None:
    me.city, me.coins = 11, 12


def used_wharf(v: Any, me: Any) -> None:
    me.circles[WHARF] = me.workers[WHARF] = 1
    me.wharf = True
    for ship in range(len(v.cargo)):
        pr_empty(v, ship)
    for good in range(5):
        me.goods[good] = 7 + good
    ask_about(v, "load_ship", 0)


def warehouses(v: Any, me: Any) -> None:
    for building in (SMALL_WAREHOUSE, LARGE_WAREHOUSE):
        me.circles[building] = me.workers[building] = 1
    for good in range(5):
        me.goods[good] = 2
    me.stored = 2  # indigo
    ask_about(v, "fill_warehouse", 2)


def black_market(v: Any, me: Any) -> None:
    """Two goods have to pay, in their order."""
    me.city, me.goods = me.city[:], me.goods[:]  # positions share them
    me.city[BLACK_MARKET] = 1
    for kind in range(len(me.goods)):
        me.goods[kind] = 1 if kind in (0, 2) else 0
    for card in range(len(me.hand)):
        me.hand[card] = 0
    me.hand_size = 0
    ask_about(v, "spend_goods", 2)


def crane(v: Any, me: Any) -> None:
    """A dear building, a cheap one to cover, and hardly a card."""
    me.city = me.city[:]  # positions share it
    me.city[CRANE] = me.city[0] = me.city[TOWER] = me.city[SILVER_SMELTER] = 1
    me.hand_size = 3
    ask_about(v, "build_over", int(SILVER_SMELTER))


def named(v: Any, me: Any) -> None:
    """The first card of the hand has been passed over."""
    v.floor = next(card for card in range(len(me.hand)) if me.hand[card]) + 1


def black(v: Any, me: Any) -> None:
    """Two seats: black posts are there, and some zones are taken."""
    other = v.own(1 - list(v.players).index(me)) if v.seats == 2 else v.own(0)
    me.black = 2
    for n in range(3):
        me.built |= BIT[FIRST_ZONE + n]
    other.built |= BIT[FIRST_ZONE + 1]
    me.closed |= BIT[FIRST_ZONE]
    other.closed |= BIT[FIRST_ZONE + 4]
    me.reach |= BIT[FIRST_ZONE + 4]
    for kind in range(LANDSCAPES):
        me.hand[kind] = 2


def no_posts(v: Any, me: Any) -> None:
    black(v, me)
    me.posts = 0


def five_goods(v: Any, me: Any) -> None:
    me.goods = row(len(me.goods))
    me.goods[0] = me.goods[1] = 3
    ask_about(v, "return_goods", 0)


def many_cards(v: Any, me: Any) -> None:
    """Seven cards, and the ports have been passed over."""
    for kind in range(LANDSCAPES):
        me.hand[kind] = 2 if kind in (0, 1, 3) else 1 if kind == 4 else 0
    ask_about(v, "limit", 1)


def no_pile(v: Any, me: Any) -> None:
    v.goods_pile = row(len(v.goods_pile))
    v.open_goods = row(len(v.open_goods))
    v.open_goods[0] = v.open_goods[1] = 1
    ask_about(v, "take_goods", 0)


def few_bonuses(v: Any, me: Any) -> None:
    v.bonus_left = 0b1010
    ask_about(v, "take_bonus", 0)


def outpost(v: Any, me: Any) -> None:
    """The spielbox rule, a stored castle, and points to pay with."""
    v.spielbox = ALL_SEATS
    me.dice[0], me.dice[1] = 2, 5
    me.earned[0] = 20
    me.storage[0] = CASTLE_TILE


def many_goods(v: Any, me: Any) -> None:
    for good in range(6):
        me.unload(good)
        v.heaps[good] = 1
    me.load(0, 1)
    ask_about(v, "keep_kind", 2)  # the first depot, from the third kind on


NUDGES: dict[str, dict[str, list[Nudge]]] = {  # by step
    "puerto-rico": {"build_one": [nearly_full], "choose_role": [used_wharf, warehouses]},
    "san-juan": {"choose_role": [black_market, crane], "pay_cards": [named], "discard_cards": [named]},
    "golden-city": {"build": [black, no_posts], "bid": [five_goods, many_cards, no_pile, few_bonuses]},
    "burgundy": {"turn": [many_goods, outpost]},
}
