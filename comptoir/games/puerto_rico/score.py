"""Puerto Rico: the final count ("Fin du jeu", "Les grands bâtiments")."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.puerto_rico.data import (
    CHIPS_A_POINT,
    CITY_HALL,
    COFFEE_ROASTER,
    COLONISTS_A_POINT,
    CUSTOMS_HOUSE,
    FORTRESS,
    GUILD_HALL,
    LARGE_PLANT_POINTS,
    PLACES,
    POINTS,
    RESIDENCE,
    RESIDENCE_POINTS,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_PLANT_POINTS,
    SMALL_SUGAR_MILL,
    TILES,
)
from comptoir.games.puerto_rico.state import Player
from comptoir.kernel.counts import total
from comptoir.kernel.outcome import Score


def printed(me: Player) -> i64:
    """The points on all buildings, occupied or not."""
    points: i64 = 0
    for building in range(TILES, PLACES):
        if me.circles[building]:
            points += POINTS[building]
    return points


def bonus(me: Player, building: i64) -> i64:
    """PR-14: what a large building adds. It must be occupied; what it counts need not be."""
    if not me.has(building):
        return 0
    return occupied_bonus(me, building, 0)


def occupied_bonus(me: Player, building: i64, more: i64) -> i64:
    """The same once its colonist has come; more: colonists that come with it."""
    points: i64 = 0
    if building == GUILD_HALL:
        for plant in range(SMALL_INDIGO_PLANT, COFFEE_ROASTER + 1):
            if me.circles[plant]:
                points += SMALL_PLANT_POINTS if plant <= SMALL_SUGAR_MILL else LARGE_PLANT_POINTS
    elif building == RESIDENCE:
        points = RESIDENCE_POINTS[me.island]
    elif building == FORTRESS:
        points = (total(me.workers) + me.idle + more) // COLONISTS_A_POINT
    elif building == CUSTOMS_HOUSE:
        points = me.points // CHIPS_A_POINT
    elif building == CITY_HALL:
        for violet in range(SMALL_MARKET, PLACES):
            if me.circles[violet]:
                points += 1
    return points


def points_now(me: Player) -> i64:
    """The whole count, as fast as search needs it."""
    points = me.points + printed(me)
    for building in range(GUILD_HALL, PLACES):
        points += bonus(me, building)
    return points


def score(me: Player) -> Score:
    """Chips, buildings, and the large buildings' own count; PR-16: a tie goes to doubloons and barrels."""
    parts = {"chips": int(me.points), "buildings": int(printed(me))}
    for building, name in ((GUILD_HALL, "guild_hall"), (RESIDENCE, "residence"), (FORTRESS, "fortress"),
                           (CUSTOMS_HOUSE, "customs_house"), (CITY_HALL, "city_hall")):
        parts[name] = int(bonus(me, building))
    return Score(parts, (int(me.coins + total(me.goods)),))
