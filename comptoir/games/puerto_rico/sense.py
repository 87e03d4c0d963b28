"""Puerto Rico: what a sensible player values. A hand-made evaluation that bots share.

All worths are in victory points. A thing is worth the points it brings at the end and those it is expected to bring
until then; the latter shrink as the game goes on. The weights are judgement, checked by play, not by theory."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.games.puerto_rico.data import (
    CHIPS,
    CITY,
    COFFEE_ROASTER,
    COLONISTS,
    CORN,
    FACTORY,
    FACTORY_PAYS,
    GOODS,
    GUILD_HALL,
    HARBOR,
    HOUSE,
    INDIGO,
    INDIGO_PLANT,
    LARGE_MARKET,
    LARGE_MARKET_PAYS,
    OFFICE,
    PLACES,
    PRICE,
    QUARRY,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_MARKET_PAYS,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    WHARF,
)
from comptoir.games.puerto_rico.rules.captain import most_loadable, shelves
from comptoir.games.puerto_rico.rules.craftsman import hands
from comptoir.games.puerto_rico.score import occupied_bonus, points_now
from comptoir.games.puerto_rico.sketch import Sketch
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.counts import total

LENGTH: Final = [0.0, 0.0, 10.0, 14.0, 12.5, 11.5]  # rounds that a game lasts, about, by number of seats
ROUNDS: Final = 15.0  # worths that shrink as the game goes on are full at so many rounds
BY_ROUND: Final = 0.3  # how much the length of the game follows from the round; the rest from what ends it
BEYOND: Final = 1.5  # rounds that an end in sight may still be away
COLONISTS_LAST: Final = 60.0  # rounds that the colonists, the points and the city would last from the start
CHIPS_LAST: Final = 15.0
CITY_LASTS: Final = 12.0
CRAFTSMEN: Final = 0.6  # how often a role is played in a round, about
CAPTAINS: Final = 0.6
TRADERS: Final = 0.37
BUILDERS: Final = 0.75

COIN: Final = 0.88  # a doubloon at the start; it buys less and less time to use what it buys
LAST_COIN: Final = 0.4
BARREL: Final = 0.41  # a barrel in hand: not all get aboard
LEFT_BEHIND: Final = 0.27  # one that no ship takes now
SALE: Final = 0.52  # of the price of the best barrel in hand
SHIPPED: Final = 0.6  # of a barrel made: the part that brings a point
MANY_SHIPPED: Final = 0.4  # of those beyond so many
MANY: Final = 6.0
HARBOR_LOAD: Final = 0.7  # of a point for each kind
WHARF_BARREL: Final = 0.06  # for each barrel made in a round
QUARRY_SAVES: Final = 0.41
A_COLONIST: Final = 0.08  # for what it may do one day
WAITING: Final[i64] = 4  # colonists without a circle that count
A_TILE: Final = 0.03
IDLE: Final = 0.34  # a circle that waits for a colonist, as part of what it is worth when occupied
FILLED: Final = 0.9  # the same while enough colonists are about to be placed
HALF: Final = 0.1  # a manned tile without its plant, or a plant without its tile, in barrels
IDLE_VIOLET: Final = 0.5
IDLE_LARGE: Final = 0.8
ALONE: Final = 0.08  # land that waits for a plant, plants that wait for land
GROWTH: Final = 0.1  # what a large building counts more with every round

# What an occupied violet building brings in a round, beyond what is counted from production below.
_A_ROUND: Final = [0.0] * 12 + [
    0.0,  # small market: counted with sales
    0.16,  # hacienda
    0.14,  # construction hut
    0.10,  # small warehouse
    0.13,  # hospice
    0.05,  # office
    0.0,  # large market: counted with sales
    0.14,  # large warehouse
    0.0,  # factory: counted with production
    0.20,  # university
    0.0,  # harbor: counted with loads
    0.30,  # wharf
    0.0, 0.0, 0.0, 0.0, 0.0]


def rounds_left(g: PuertoRico) -> float:
    """How long the game still lasts. It ends by colonists, points or a city, but a single choice that uses these up
    hardly shortens it: so the round counts too."""
    if g.end:
        return 0.0
    supply = COLONISTS_LAST * float(g.colonists + g.ship) / float(COLONISTS[g.seats] + g.seats)
    chips = CHIPS_LAST * float(g.chips) / float(CHIPS[g.seats])
    city: i64 = 0
    for p in g.players:
        city = max(city, p.city)
    left = CITY_LASTS * float(CITY - city) / float(CITY)
    left = chips if chips < left else left
    left = supply if supply < left else left
    by_round = LENGTH[g.seats] - float(g.round)
    by_round = by_round if by_round > 1.0 else 1.0
    mean = BY_ROUND * by_round + (1.0 - BY_ROUND) * left
    return mean if mean < left + BEYOND else left + BEYOND


def capacity(me: Player, kind: i64) -> i64:
    """Barrels of a kind that tiles and plants could make if every circle were occupied."""
    if kind == CORN:
        return me.circles[CORN]
    plants: i64
    if kind == INDIGO:
        plants = me.circles[SMALL_INDIGO_PLANT] + me.circles[INDIGO_PLANT]
    elif kind == SUGAR:
        plants = me.circles[SMALL_SUGAR_MILL] + me.circles[SUGAR_MILL]
    else:
        plants = me.circles[TOBACCO_STORAGE] if kind == TOBACCO else me.circles[COFFEE_ROASTER]
    return min(me.circles[kind], plants)


def sale_worth(me: Player, kind: i64) -> float:
    """Doubloons for a barrel, without the trader's own."""
    doubloons = PRICE[kind]
    if me.has(SMALL_MARKET):
        doubloons += SMALL_MARKET_PAYS
    if me.has(LARGE_MARKET):
        doubloons += LARGE_MARKET_PAYS
    return float(doubloons)


def empty_circles(me: Player) -> i64:
    return total(me.circles) - total(me.workers)


def idle_share(me: Player) -> float:
    """What an empty circle is worth, as part of an occupied one: more while its colonist waits to be placed."""
    empty = empty_circles(me)
    if not me.idle or not empty:
        return IDLE
    return IDLE + (FILLED - IDLE) * float(min(me.idle, empty)) / float(empty)


def sketch(me: Player) -> Sketch:
    """What follows from a board alone; drawn once, and kept until the board changes."""
    known = me.sketch
    if known is None:
        known = drawn(me, idle_share(me))
        me.sketch = known
    return known


def drawn(me: Player, idle: float) -> Sketch:
    barrels = 0.0
    best_sale = 0.0
    kinds: i64 = 0
    for kind in range(GOODS):
        plants = hands(me, kind)
        now = min(me.workers[kind], plants)
        could = capacity(me, kind)
        n = float(now) + idle * float(could - now)
        n += HALF * float(min(could, me.workers[kind]) + min(could, plants) - 2 * now)
        if me.circles[kind] > could:
            n += ALONE * float(me.circles[kind] - could)
        barrels += n
        if now:
            kinds += 1
        share = 1.0 if now else (idle if could else 0.0)
        worth = share * sale_worth(me, kind)
        best_sale = worth if worth > best_sale else best_sale
    shipped = SHIPPED * barrels if barrels < MANY else SHIPPED * MANY + MANY_SHIPPED * (barrels - MANY)
    quarries = float(me.workers[QUARRY]) + idle * float(me.circles[QUARRY] - me.workers[QUARRY])
    colonists = min(me.idle, empty_circles(me) + WAITING) + total(me.workers)
    return Sketch(points_now(me), barrels, shipped, best_sale, kinds, powers(me, idle), large(me),
                  quarries if quarries < 4.0 else 4.0, colonists)


def powers(me: Player, idle: float) -> vec[float]:
    """What the violet buildings bring in a round."""
    found = vec[float]()
    for building in range(SMALL_MARKET, GUILD_HALL):
        if me.circles[building] and _A_ROUND[building] > 0.0:
            share = 1.0 if me.workers[building] else (idle if idle > IDLE_VIOLET else IDLE_VIOLET)
            found = append(found, share * _A_ROUND[building])
    return found


def large(me: Player) -> vec[float]:
    """By large building: what it would count if it were occupied; nothing once it is, since points_now counts it."""
    found = vec[float]()
    for building in range(GUILD_HALL, PLACES):
        if me.circles[building]:
            found = append(found, 0.0 if me.workers[building] else float(occupied_bonus(me, building, 1)))
    return found


def production_worth(me: Player, known: Sketch, coin: float, rounds: float) -> float:
    """What plantations and plants bring until the end: barrels to ship, one a time to sell, the factory's money."""
    worth = rounds * CAPTAINS * known.shipped
    if me.has(WHARF):
        worth += rounds * CAPTAINS * WHARF_BARREL * known.barrels
    if me.has(HARBOR):
        worth += rounds * CAPTAINS * float(min(known.kinds, 3)) * HARBOR_LOAD
    worth += rounds * TRADERS * known.best_sale * coin
    if me.has(FACTORY):
        worth += rounds * CRAFTSMEN * float(FACTORY_PAYS[known.kinds]) * coin
    return worth


def goods_worth(g: PuertoRico, me: Player, coin: float) -> float:
    """Barrels in hand: points when a ship can take them, doubloons when the house would, little when neither."""
    worth = 0.0
    best_sale = 0.0
    room = total(g.house) < HOUSE
    for kind in range(GOODS):
        n = me.goods[kind]
        if not n:
            continue
        fits = most_loadable(g, kind, n)
        worth += BARREL * float(fits) + LEFT_BEHIND * float(n - fits)
        if room and (not g.house[kind] or me.has(OFFICE)):
            sale = sale_worth(me, kind) * coin * SALE
            best_sale = sale if sale > best_sale else best_sale
    if total(me.goods) > 6 and not shelves(me):
        worth -= 0.15 * float(total(me.goods) - 6)  # much of it will be lost
    return worth + best_sale


def buildings_worth(known: Sketch, rounds: float) -> float:
    """What violet buildings still bring, and the large ones that wait for their colonist."""
    worth = 0.0
    for power in known.powers:
        worth += power * rounds
    for waiting in known.large:
        worth += GROWTH * rounds
        worth += (IDLE_LARGE if rounds > 0.0 else 0.0) * waiting
    return worth


def worth(g: PuertoRico, seat: i64, rounds: float) -> float:
    me = g.players[seat]
    known = sketch(me)
    if rounds <= 0.0 and not g.top:
        return float(known.points) + 0.001 * float(me.coins + total(me.goods))
    coin = LAST_COIN + (COIN - LAST_COIN) * (rounds / ROUNDS if rounds < ROUNDS else 1.0)
    value = float(known.points) + coin * float(me.coins)
    value += production_worth(me, known, coin, rounds)
    value += goods_worth(g, me, coin)
    value += buildings_worth(known, rounds)
    value += known.quarries * BUILDERS * rounds * coin * QUARRY_SAVES
    value += A_COLONIST * float(known.colonists) + A_TILE * rounds / ROUNDS * float(me.island)
    return value


def values(g: PuertoRico) -> list[float]:
    """What the position is worth to each seat, in points at the end of the game."""
    rounds = rounds_left(g)
    return [worth(g, seat, rounds) for seat in range(g.seats)]

