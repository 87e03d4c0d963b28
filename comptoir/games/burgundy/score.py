"""The Castles of Burgundy: the final count ("Fin de la partie", "Les tuiles jaunes")."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    BONUS_POINTS,
    BUILDING_POINTS,
    COLOURS,
    EMPTY,
    GOODS,
    K_BONUSES,
    K_FIRST_BUILDING,
    K_GOOD_KINDS,
    K_GOODS_SOLD,
    K_LAST_BUILDING,
    K_SPECIES,
    KIND_POINTS,
    SOLD_POINTS,
    SOURCE_NAMES,
    SPECIES,
    SPECIES_OF,
    SPECIES_POINTS,
    WORKERS_A_POINT,
)
from comptoir.games.burgundy.state import Burgundy
from comptoir.kernel.counts import total
from comptoir.kernel.outcome import Score


def knowledge_points(g: Burgundy, seat: i64, number: i64) -> i64:
    """What a knowledge tile adds at the end, if it lies in the estate (CB-14)."""
    me = g.players[seat]
    if not me.knows(number):
        return 0
    n: i64 = 0
    if number == K_GOOD_KINDS:
        for good in range(GOODS):
            if me.sold[good]:
                n += KIND_POINTS
    elif number == K_GOODS_SOLD:
        n = total(me.sold) * SOLD_POINTS
    elif number == K_BONUSES:
        for colour in range(COLOURS):
            if g.large[colour] == seat or g.small[colour] == seat:
                n += BONUS_POINTS
    elif number == K_SPECIES:
        seen: i64 = 0
        for kind in me.tiles:
            if kind != EMPTY and SPECIES_OF[kind] >= 0:
                seen |= 1 << SPECIES_OF[kind]
        for species in range(SPECIES):
            if seen >> species & 1:
                n += SPECIES_POINTS
    elif K_FIRST_BUILDING <= number <= K_LAST_BUILDING:
        for kind in me.tiles:
            if kind == number - K_FIRST_BUILDING:
                n += BUILDING_POINTS
    return n


def points_now(g: Burgundy, seat: i64) -> i64:
    """The whole count, as fast as search needs it."""
    me = g.players[seat]
    points = me.points() + total(me.goods) + me.silver + me.workers // WORKERS_A_POINT
    for number in range(K_GOOD_KINDS, K_BONUSES + 1):
        if me.knows(number):
            points += knowledge_points(g, seat, number)
    return points


def later(g: Burgundy, seat: i64) -> i64:
    """How many are before the seat in turn order, as the track stands (CB-15)."""
    at: i64 = 0
    while g.order[at] != seat:
        at += 1
    return at


def score(g: Burgundy, seat: i64) -> Score:
    """The point track, unsold goods, silver, pairs of workers, knowledge tiles. A tie goes to fewer empty
    spaces (or to more, as the other reading has it), then to the later in turn order (CB-14, CB-15)."""
    me = g.players[seat]
    parts: dict[str, int] = {}
    for source in range(len(SOURCE_NAMES)):
        parts[SOURCE_NAMES[source]] = int(me.earned[source])
    parts["goods"] = int(total(me.goods))
    parts["silver"] = int(me.silver)
    parts["workers"] = int(me.workers // WORKERS_A_POINT)
    for number in range(K_GOOD_KINDS, K_BONUSES + 1):
        parts[f"knowledge_{number}"] = int(knowledge_points(g, seat, number))
    empty = int(me.empty_spaces())
    return Score(parts, (empty if g.most_empty else -empty, int(later(g, seat))))
