"""San Juan: the final count ("Fin de la partie", "Les bâtiments")."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.san_juan.data import (
    ARCH_POINTS,
    BUILDINGS,
    CATHEDRAL,
    CITY_HALL,
    CUSTOMS,
    GUILD_HALL,
    GUILD_KIND_POINTS,
    GUILD_POINTS,
    GUILD_POINTS_2004,
    HERO,
    PALACE,
    PALACE_SHARE,
    PLANTS,
    RESIDENCE,
    SET,
    SET_POINTS,
    SIX,
    STATUE,
    TRIUMPHAL_ARCH,
)
from comptoir.games.san_juan.state import Player, SanJuan
from comptoir.kernel.counts import total
from comptoir.kernel.outcome import Score


def printed(g: SanJuan, city: vec[i64]) -> i64:
    """The points on all buildings in play."""
    points: i64 = 0
    for building in range(BUILDINGS):
        points += city[building] * g.points[building]
    return points


def tucked(me: Player) -> i64:
    """A point a card under chapel, bank and harbor, covered ones too (SJ-4); what a view cannot count is left out."""
    return max(0, me.chapel_size) + me.bank_size + me.harbor_size


def arch(city: vec[i64]) -> i64:
    if not city[TRIUMPHAL_ARCH]:
        return 0
    monuments: i64 = 0
    for building in range(STATUE, HERO + 1):
        monuments += city[building]
    return ARCH_POINTS[monuments]


def guild(g: SanJuan, city: vec[i64]) -> i64:
    """A point a production building and a point a kind; in 2004 two points a production building."""
    if not city[GUILD_HALL]:
        return 0
    points: i64 = 0
    for plant in range(PLANTS):
        if g.old:
            points += city[plant] * GUILD_POINTS_2004
        elif city[plant]:
            points += city[plant] * GUILD_POINTS + GUILD_KIND_POINTS
    return points


def city_hall(city: vec[i64]) -> i64:
    """A point a city building, itself included (SJ-19)."""
    if not city[CITY_HALL]:
        return 0
    points: i64 = 0
    for building in range(PLANTS, BUILDINGS):
        points += city[building]
    return points


def sets(cost: vec[i64], city: vec[i64], price: i64) -> i64:
    """How many sets of three different buildings of one cost can be made: k sets fit when the copies, up to k
    of each, reach three times k (SJ-15)."""
    k: i64 = 0
    while True:
        cards: i64 = 0
        for building in range(BUILDINGS):
            if cost[building] == price:
                cards += min(city[building], k + 1)
        if cards < SET * (k + 1):
            return k
        k += 1


def falling(n: i64) -> i64:
    """4 + 3 + 2 + 1, and nothing for more."""
    return SET_POINTS[min(n, len(SET_POINTS) - 1)]


def residence(g: SanJuan, city: vec[i64]) -> i64:
    if not city[RESIDENCE]:
        return 0
    n: i64 = 0
    for price in range(1, SIX + 1):
        n += sets(g.cost, city, price)
    return falling(n)


def cathedral(g: SanJuan, seat: i64) -> i64:
    """By the buildings of cost six in play at all other seats (SJ-15)."""
    if not g.players[seat].city[CATHEDRAL]:
        return 0
    return others_sixes(g, seat)


def others_sixes(g: SanJuan, seat: i64) -> i64:
    """What a cathedral counts here."""
    sixes: i64 = 0
    for other in range(g.seats):
        if other != seat:
            for building in range(BUILDINGS):
                if g.cost[building] == SIX:
                    sixes += g.players[other].city[building]
    return falling(sixes)


def city_points(g: SanJuan, city: vec[i64]) -> i64:
    """What a city counts by itself: all but cathedral and palace."""
    return printed(g, city) + arch(city) + guild(g, city) + city_hall(city) + residence(g, city)


def before_palace(g: SanJuan, seat: i64) -> i64:
    me = g.players[seat]
    return city_points(g, me.city) + tucked(me) + cathedral(g, seat)


def palace(g: SanJuan, seat: i64) -> i64:
    """A quarter of all the other points, last (SJ-14)."""
    return before_palace(g, seat) // PALACE_SHARE if g.players[seat].city[PALACE] else 0


def points_now(g: SanJuan, seat: i64) -> i64:
    """The whole count, as fast as search needs it."""
    return whole(before_palace(g, seat), g.players[seat].city[PALACE] > 0)


def whole(points: i64, palace: bool) -> i64:
    """With the palace's share, where there is one."""
    return points + points // PALACE_SHARE if palace else points


def score(g: SanJuan, seat: i64) -> Score:
    """SJ-14: where the points come from; a tie goes to hand cards and goods, not the one at customs."""
    me = g.players[seat]
    city = me.city
    parts = {"buildings": int(printed(g, city)), "chapel": int(max(0, me.chapel_size)), "bank": int(me.bank_size),
             "harbor": int(me.harbor_size), "triumphal_arch": int(arch(city)), "guild_hall": int(guild(g, city)),
             "city_hall": int(city_hall(city)), "residence": int(residence(g, city)),
             "cathedral": int(cathedral(g, seat)), "palace": int(palace(g, seat))}
    return Score(parts, (int(me.hand_size + total(me.goods) - me.goods[CUSTOMS]),))
