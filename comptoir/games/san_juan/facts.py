"""San Juan: the few numbers of a seat that matter. Strips show them, previews compare them."""

from __future__ import annotations

from comptoir.games.san_juan.data import NONE
from comptoir.games.san_juan.rules.round import hand_limit
from comptoir.games.san_juan.score import points_now, tucked
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.state import HIDDEN


def facts(view: SanJuan, seat: int) -> dict[str, int | tuple[int, ...]]:
    """What this view knows of a seat. `points`: if the game ended now; cards under another's chapel are a secret
    (SJ-11): they are not counted, and `points_hidden` says so."""
    me = view.players[seat]
    return {
        "hand": int(me.hand_size),
        "limit": next_limit(view, seat),
        "points": int(points_now(view, seat)),
        "points_hidden": int(me.chapel_size == HIDDEN),
        "buildings": int(me.built),
        "goods": tuple(int(n) for n in me.goods),
        "tucked": int(tucked(me)),
        "covered": sum(int(n) for n in me.covered),
    }


def next_limit(view: SanJuan, seat: int) -> int:
    """How many cards the seat may keep at the start of the next round: what is new now serves then (SJ-2)."""
    if all(p.fresh == NONE for p in view.players):
        return int(hand_limit(view, seat))
    then = view.clone()
    for other in range(int(then.seats)):
        then.own(other).fresh = NONE
    return int(hand_limit(then, seat))
