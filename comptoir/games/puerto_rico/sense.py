"""Puerto Rico: what a sensible player values. A hand-made evaluation that bots share.

All worths are in victory points. A thing is worth the points it brings at the end and those it is expected to bring
until then; the latter shrink as the game goes on. The weights are judgement, checked by play, not by theory."""

from __future__ import annotations

from typing import Final

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
)
from comptoir.games.puerto_rico.rules.captain import most_loadable, shelves
from comptoir.games.puerto_rico.rules.craftsman import hands
from comptoir.games.puerto_rico.score import bonus, points_now
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.counts import total

ROUNDS: Final = 15.0  # a game lasts about that many
CRAFTSMEN: Final = 0.6  # how often a role is played in a round, about
CAPTAINS: Final = 0.6
TRADERS: Final = 0.5
BUILDERS: Final = 0.75

COIN: Final = 0.65  # a doubloon at the start; it buys less and less time to use what it buys
LAST_COIN: Final = 0.02
BARREL: Final = 0.55  # a barrel in hand: not all get aboard
A_COLONIST: Final = 0.08  # for what he may do one day
A_TILE: Final = 0.03
IDLE: Final = 0.25  # a circle that waits for a colonist, as part of what it is worth when occupied

# What an occupied violet building brings in a round, beyond what is counted from production below.
_A_ROUND: Final = [0.0] * 12 + [
    0.0,  # small market: counted with sales
    0.16,  # hacienda
    0.14,  # construction hut
    0.10,  # small warehouse
    0.18,  # hospice
    0.05,  # office
    0.0,  # large market: counted with sales
    0.14,  # large warehouse
    0.0,  # factory: counted with production
    0.20,  # university
    0.0,  # harbor: counted with loads
    0.30,  # wharf
    0.0, 0.0, 0.0, 0.0, 0.0]


def rounds_left(g: PuertoRico) -> float:
    """How long the game still lasts, by the end that is nearest."""
    supply = float(g.colonists + g.ship) / float(COLONISTS[g.seats] + g.seats)
    chips = float(g.chips) / float(CHIPS[g.seats])
    city: i64 = 0
    for p in g.players:
        city = max(city, p.city)
    space = float(CITY - city) / float(CITY)
    left = supply if supply < chips else chips
    left = space if space < left else left
    return 0.0 if g.end else left * ROUNDS


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


def production_worth(me: Player, coin: float, rounds: float) -> float:
    """What plantations and plants bring until the end: barrels to ship, one a time to sell, the factory's money."""
    barrels = 0.0
    best_sale = 0.0
    kinds = 0.0
    made: i64 = 0
    for kind in range(GOODS):
        now = min(me.workers[kind], hands(me, kind))
        could = capacity(me, kind)
        n = float(now) + IDLE * float(could - now)
        if me.circles[kind] > could:  # land that waits for a plant, plants that wait for land
            n += 0.08 * float(me.circles[kind] - could)
        barrels += n
        if now:
            made += 1
            kinds += 1.0
        share = 1.0 if now else (IDLE if could else 0.0)
        worth = share * sale_worth(me, kind)
        best_sale = worth if worth > best_sale else best_sale
    shipped = barrels * (0.75 if barrels < 6.0 else 0.65)
    worth = rounds * CAPTAINS * shipped * 0.8
    if me.has(HARBOR):
        worth += rounds * CAPTAINS * (kinds if kinds < 3.0 else 3.0) * 0.7
    worth += rounds * TRADERS * best_sale * coin
    if me.has(FACTORY):
        worth += rounds * CRAFTSMEN * float(FACTORY_PAYS[made]) * coin
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
        worth += BARREL * float(fits) + 0.2 * float(n - fits)
        if room and (not g.house[kind] or me.has(OFFICE)):
            sale = sale_worth(me, kind) * coin * 0.7
            best_sale = sale if sale > best_sale else best_sale
    if total(me.goods) > 6 and not shelves(me):
        worth -= 0.15 * float(total(me.goods) - 6)  # much of it will be lost
    return worth + best_sale


def buildings_worth(me: Player, rounds: float) -> float:
    """What violet buildings still bring, and the large ones that wait for their colonist."""
    worth = 0.0
    for building in range(SMALL_MARKET, GUILD_HALL):
        if me.circles[building]:
            share = 1.0 if me.workers[building] else IDLE + 0.25
            worth += share * _A_ROUND[building] * rounds
    for building in range(GUILD_HALL, PLACES):
        if me.circles[building] and not me.workers[building]:
            me.workers[building] = 1
            worth += (0.8 if rounds > 0.0 else 0.0) * float(bonus(me, building))
            me.workers[building] = 0
    return worth


def worth(g: PuertoRico, seat: i64, rounds: float) -> float:
    me = g.players[seat]
    coin = LAST_COIN + (COIN - LAST_COIN) * (rounds / ROUNDS if rounds < ROUNDS else 1.0)
    value = float(points_now(me)) + coin * float(me.coins)
    if rounds <= 0.0 and not g.top:
        return float(points_now(me)) + 0.001 * float(me.coins + total(me.goods))
    value += production_worth(me, coin, rounds)
    value += goods_worth(g, me, coin)
    value += buildings_worth(me, rounds)
    quarries = float(me.workers[QUARRY]) + IDLE * float(me.circles[QUARRY] - me.workers[QUARRY])
    value += (quarries if quarries < 4.0 else 4.0) * BUILDERS * rounds * coin * 0.55
    value += A_COLONIST * float(min(me.idle, 4) + total(me.workers)) + A_TILE * rounds / ROUNDS * float(me.island)
    return value


def values(g: PuertoRico) -> list[float]:
    """What the position is worth to each seat, in points at the end of the game."""
    rounds = rounds_left(g)
    return [worth(g, seat, rounds) for seat in range(g.seats)]

