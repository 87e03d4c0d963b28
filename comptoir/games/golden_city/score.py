"""The Golden City: bonus cards and the final count ("Bonus", "Fin de la partie", "Décompte spécial")."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    ALL_ZONES,
    BONUS_CITY,
    BONUS_COINS,
    BONUS_GOODS,
    BONUS_LANDSCAPE,
    BONUS_LETTERS,
    BONUS_RIVERS,
    OUT,
    TWO_SEATS,
)
from comptoir.games.golden_city.state import GoldenCity, Player
from comptoir.kernel.bits import how_many, lowest
from comptoir.kernel.counts import total
from comptoir.kernel.outcome import Score
from comptoir.kernel.state import NOBODY


def counted(g: GoldenCity, me: Player, card: i64) -> i64:
    """GC-10: what a bonus card counts: goods cards, coins, posts in the city, on rivers, or on the sites and zones
    of a landscape; ports never. Black posts count as own ones (GC-13)."""
    if card == BONUS_GOODS:
        return total(me.goods)
    if card == BONUS_COINS:
        return me.coins
    places = ALL_ZONES
    if card == BONUS_RIVERS:
        places = g.chart.rivers
    elif card != BONUS_CITY:
        places = g.chart.lands[card - BONUS_LANDSCAPE]
    return how_many(me.built & places) + how_many(me.closed & places)


def bonus_letters(g: GoldenCity, seat: i64) -> i64:
    """The letters all bonus cards of a seat bring, as far as one can see them."""
    letters: i64 = 0
    held = g.bonuses(seat)
    while held:
        card = lowest(held)
        held &= held - 1
        letters += BONUS_LETTERS[card] * counted(g, g.players[seat], card)
    return letters


def city_posts(me: Player) -> i64:
    return how_many(me.built & ALL_ZONES) + how_many(me.closed)


def ahead(g: GoldenCity) -> i64:
    """Of two seats the one with more letters, then posts in the city, then coins; NOBODY in a full tie (GC-12)."""
    one, two = g.players[0], g.players[1]
    difference = one.letters - two.letters
    if not difference:
        difference = city_posts(one) - city_posts(two)
    if not difference:
        difference = one.coins - two.coins
    if not difference:
        return NOBODY
    return 0 if difference > 0 else 1


def all_stuck(g: GoldenCity) -> bool:
    return how_many(g.stuck) == g.seats


def score(g: GoldenCity, seat: i64) -> Score:
    """Letters and bonus cards; a tie goes to posts in the city, then to coins (GC-10). Two seats: the points of the
    special scorings, nothing else (GC-12). A stuck seat is out of the ranking, unless all are: it counts less
    than nothing (GC-11)."""
    me = g.players[seat]
    if g.seats == TWO_SEATS:
        parts = {"points": int(me.points)}
    else:
        parts = {"letters": int(me.letters), "bonus": int(bonus_letters(g, seat))}
    out = g.stuck >> seat & 1 and not all_stuck(g)
    if out:
        parts["stuck"] = OUT - sum(parts.values())
    if g.seats == TWO_SEATS:
        return Score(parts)
    if out:
        return Score(parts, (0, 0))
    return Score(parts, (int(city_posts(me)), int(me.coins)))
