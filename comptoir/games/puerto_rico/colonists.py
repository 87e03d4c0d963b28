"""Puerto Rico: colonists as people see them. The engine lifts all of a seat's colonists and asks place by place; at a
table they stay where they are until somebody moves them."""

from __future__ import annotations

from comptoir.games.puerto_rico.data import PLACES
from comptoir.games.puerto_rico.state import Player, PuertoRico

PLACING = "place_colonists"


def asked_place(view: PuertoRico) -> int:
    """The place that the engine asks about; those before it are settled."""
    return int(view.agenda[view.top - 1] >> 12)


def placing(view: PuertoRico, seat: int) -> bool:
    return view.step() == PLACING and view.actor() == seat


def as_they_stand(view: PuertoRico, seat: int) -> Player:
    """A seat with its colonists where they stand for everybody to see: those that were lifted are back on their
    circles, as far as they have not been used elsewhere; the new ones wait in San Juan."""
    me = view.players[seat]
    if not placing(view, seat):
        return me
    back = me.clone()
    for place in range(asked_place(view), PLACES):
        n = min(min(me.stood[place], me.circles[place]), back.idle)
        back.workers[place] = n
        back.idle -= n
    return back
