"""Puerto Rico: the few numbers of a seat that matter. Strips show them, previews are their differences, the recap and
the end read them: one source, so that they cannot disagree."""

from __future__ import annotations

from comptoir.games.puerto_rico.colonists import as_they_stand
from comptoir.games.puerto_rico.data import CUSTOMS_HOUSE, GOOD_NAMES, GUILD_HALL, PLACES, QUARRY
from comptoir.games.puerto_rico.rules.craftsman import hands
from comptoir.games.puerto_rico.score import bonus, points_now, printed
from comptoir.games.puerto_rico.state import Player, PuertoRico
from comptoir.kernel.counts import total
from comptoir.kernel.state import OVER

Facts = dict[str, int | tuple[int, ...]]


def facts(view: PuertoRico, seat: int, open_points: bool = False) -> Facts:
    """What lies before a seat, in the rulebook's words. `points` is the whole count if the game ended now; others'
    chips lie face down until the end (PR-17), and what they add is left out then."""
    me = as_they_stand(view, seat)
    found: Facts = {
        "doubloons": int(me.coins),
        "points": int(points_now(me)) if known(view, seat, open_points) else built(me),
        "points_hidden": 0 if known(view, seat, open_points) else 1,
        "built": built(me),
        "barrels": int(total(me.goods)),
        "island": int(me.island),
        "city": int(me.city),
        "colonists": people(me),
        "sanjuan": int(me.idle),
        "quarries": int(me.workers[QUARRY]),
        "makes": makes(me),
    }
    found |= {name: int(me.goods[kind]) for kind, name in enumerate(GOOD_NAMES)}
    if known(view, seat, open_points):
        found["chips"] = int(me.points)
    return found


def known(view: PuertoRico, seat: int, open_points: bool = False) -> bool:
    """Whether the viewer may count a seat's chips."""
    return open_points or seat == view.viewer or view.actor() == OVER


def built(me: Player) -> int:
    """The points that everybody sees: those on buildings, and what the large ones add; but the customs house counts
    chips."""
    points = printed(me)
    for building in range(GUILD_HALL, PLACES):
        if building != CUSTOMS_HOUSE:
            points += bonus(me, building)
    return int(points)


def people(me: Player) -> int:
    """All colonists of a seat."""
    return int(me.idle + total(me.workers))


def makes(me: Player) -> tuple[int, ...]:
    """Barrels by kind that plantations and plants allow, if the supply has them."""
    return tuple(int(min(me.workers[kind], hands(me, kind))) for kind in range(len(GOOD_NAMES)))
