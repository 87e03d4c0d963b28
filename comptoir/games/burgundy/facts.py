"""The Castles of Burgundy: the few numbers that matter. Strips show them, previews are their differences.

Everything lies open at this table, so the points are whole: the track, and what would be added if the game ended now
(unsold goods, silver, pairs of workers, knowledge tiles)."""

from __future__ import annotations

from comptoir.games.burgundy.data import COLOURS, EMPTY, GOODS, STORE
from comptoir.games.burgundy.score import points_now
from comptoir.games.burgundy.state import Burgundy
from comptoir.kernel.state import HIDDEN


def facts(view: Burgundy, seat: int) -> dict[str, int | tuple[int, ...]]:
    """What a seat has, and how far it is."""
    me = view.players[seat]
    return {
        "points": int(points_now(view, seat)),
        "points_hidden": 0,
        "track": int(me.points()),  # what the marker on the point track shows
        "workers": int(me.workers),
        "silver": int(me.silver),
        "stored": len([kind for kind in me.storage if kind != EMPTY]),
        "storage": tuple(int(me.storage[place]) for place in range(STORE)),
        "goods": int(sum(me.goods)),
        "goods_by_kind": tuple(int(me.goods[good]) for good in range(GOODS)),
        "sold": int(sum(me.sold)),
        "free": int(me.empty_spaces()),  # spaces of the estate
        "free_by_colour": free_spaces(view, seat),
        "dice": tuple(int(die) for die in me.dice),
        "ships": int(me.space),  # how far the marker of turn order has come
        "order": place_in_round(view, seat),
    }


def free_spaces(view: Burgundy, seat: int) -> tuple[int, ...]:
    """By colour: the spaces that are not covered; none are known before a board is."""
    me = view.players[seat]
    if me.board == HIDDEN:
        return ()
    board = view.board_of(seat)
    return tuple((int(board.of_colour[colour]) & ~int(me.covered)).bit_count() for colour in range(COLOURS))


def chosen_secretly(view: Burgundy, seat: int) -> bool:
    """Whether the seat has a board that others do not see yet."""
    return bool(view.secret) and not any(plan >> 8 & 15 == seat and view.steps[plan & 255].name == "choose_side"
                                         for plan in view.plans())


def coming(view: Burgundy) -> list[int]:
    """The seats whose turns of this round are under way or still to come. Ships change the track, but not these."""
    found: list[int] = []
    for plan in reversed(view.plans()):
        seat = int(plan >> 8 & 15)
        if view.steps[plan & 255].name.startswith("turn") and seat not in found:
            found.append(seat)
    return found


def turn_order(view: Burgundy) -> list[int]:
    """All seats: those that have had their turn, as the track stands now, then those that have not."""
    later = coming(view)
    return [int(seat) for seat in view.order if seat not in later] + later


def place_in_round(view: Burgundy, seat: int) -> int:
    """When the seat plays in this round; 0 when it has played: in which order that was is not known any more."""
    later = coming(view)
    return int(view.seats) - len(later) + later.index(seat) + 1 if seat in later else 0
