"""The Golden City: the numbers of a seat that strips show and previews compare, as far as the viewer may know them."""

from __future__ import annotations

from typing import Final

from comptoir.games.golden_city.data import BLACK_POSTS, LANDSCAPE_NAMES, LANDSCAPES, POSTS
from comptoir.games.golden_city.rules.scoring import goods_letters, posts_in, region_letters
from comptoir.games.golden_city.score import bonus_letters, city_posts, score
from comptoir.games.golden_city.state import GoldenCity
from comptoir.kernel.bits import how_many
from comptoir.kernel.state import HIDDEN

LANDS: Final = LANDSCAPE_NAMES[1:]


def facts(view: GoldenCity, seat: int) -> dict[str, int | tuple[int, ...]]:
    """Purse, posts, cards and points. `points` is what the seat would have if the game ended now: letters and the
    bonus cards one can see; with two seats the points of the special scorings."""
    me = view.players[seat]
    held = [int(view.taken[n]) for n in range(len(view.takers)) if view.takers[n] == seat]
    found: dict[str, int | tuple[int, ...]] = {
        "points": int(score(view, seat).points),
        "points_hidden": int(HIDDEN in held),
        "letters": int(me.letters),
        "bonus_letters": int(bonus_letters(view, seat)),
        "coins": int(me.coins),
        "keys": int(me.keys),
        "posts": int(me.posts),
        "black": int(me.black),
        "cards": int(me.cards()),
        "goods": sum([int(n) for n in me.goods]),
        "bonus": len(held),
        "rivers": int(posts_in(me, view.chart.rivers)),
        "city": int(city_posts(me)),
        "hand": tuple([int(n) for n in me.hand]),
        "pairs": tuple([int(n) for n in me.goods]),
        "stuck": int(view.stuck >> seat & 1),
    }
    for kind in range(1, int(LANDSCAPES)):
        found[LANDSCAPE_NAMES[kind]] = int(posts_in(me, view.chart.lands[kind]))
    return found


def built(view: GoldenCity, seat: int) -> int:
    """How many posts stand on the island, black ones not counted."""
    return int(how_many(view.players[seat].built))


def posts_at_start(view: GoldenCity) -> int:
    return int(POSTS[view.seats])


def black_at_start(view: GoldenCity) -> int:
    return int(BLACK_POSTS) if view.options["black_posts"] == "on" else 0


def round_letters(view: GoldenCity, seat: int) -> tuple[int, int]:
    """What the score card would give a seat as everything stands: for its good, and for its river or quarter."""
    if view.card < 0:
        return 0, 0
    return (int(goods_letters(view, seat, view.chart.card_good[view.card])),
            int(region_letters(view, seat, view.chart.card_region[view.card])))
