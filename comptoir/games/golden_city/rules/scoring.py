"""The Golden City: scoring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.golden_city.data import (
    BIT,
    MAJORITY,
    PAIRS_WITH,
    PILE,
    POINTS_END,
    POINTS_TO_WIN,
    PRESENCE,
    SHOWN_BY,
)
from comptoir.games.golden_city.score import ahead, bonus_letters
from comptoir.games.golden_city.state import GoldenCity, Player
from comptoir.kernel.bits import how_many
from comptoir.kernel.state import NOBODY, Step


def owners(g: GoldenCity, good: i64) -> i64:
    """The seats that have the good, one bit each: goods cards of theirs show it."""
    those, seat = i64(0), i64(0)
    for p in g.players:
        cards, showing = p.goods, i64(0)
        for place in range(good * SHOWN_BY, good * SHOWN_BY + SHOWN_BY):
            showing += cards[PAIRS_WITH[place]]
        those |= i64(showing > 0) << seat
        seat += 1
    return those


def owner_letters(those: i64, seat: i64) -> i64:
    """Two letters to every owner of the good, two more to a sole one (GC-9)."""
    if not those & BIT[seat]:
        return 0
    return PRESENCE + MAJORITY if those == BIT[seat] else PRESENCE


def goods_letters(g: GoldenCity, seat: i64, good: i64) -> i64:
    """What a good would bring a seat."""
    return owner_letters(owners(g, good), seat)


def posts_in(me: Player, places: i64) -> i64:
    """Their posts there; black ones count as theirs (GC-13)."""
    posts = how_many(me.built & places)
    return posts + how_many(me.closed & places) if me.closed else posts


def region_letters(g: GoldenCity, seat: i64, region: i64) -> i64:
    """Two letters to every seat that is present, two more to the one with more posts than each other (GC-9)."""
    places = g.chart.regions[region]
    mine = posts_in(g.players[seat], places)
    if not mine:
        return 0
    for other in range(g.seats):
        if other != seat and posts_in(g.players[other], places) >= mine:
            return PRESENCE
    return PRESENCE + MAJORITY


class Score(Step):
    """The score card: its good first, then its river or quarter (GC-9)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        those = owners(g, g.chart.card_good[g.card])
        region = g.chart.card_region[g.card]
        for player in range(g.seats):
            letters = owner_letters(those, player) + region_letters(g, player, region)
            if letters:
                g.own(player).letters += letters


class Special(Step):
    """Two seats, when a pile is used up or the game ends: bonus cards are shown and counted; most letters, then
    posts in the city, then coins win the pile's points, a full tie none. Letters go back to the reserve, those
    bonus cards leave the game (GC-12)."""

    def resolve(self, g: GoldenCity, seat: i64, arg: i64, action: i64) -> None:
        pile = (g.round - 1) // PILE
        g.revealed = True
        specials = g.specials[:]
        for player in range(g.seats):
            p = g.own(player)
            p.letters += bonus_letters(g, player)
            specials[pile * g.seats + player] = p.letters
        g.specials = specials
        leader = ahead(g)
        if leader != NOBODY:
            g.own(leader).points += pile + 1
        for player in range(g.seats):
            g.own(player).letters = 0
        for card in g.taken:
            g.bonus_box |= BIT[card]
        g.takers = vec[i64]()
        g.taken = vec[i64]()
        g.seen = vec[i64]()
        for player in range(g.seats):
            if g.players[player].points >= POINTS_TO_WIN:
                g.last_round(POINTS_END)
