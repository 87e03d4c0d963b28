"""The Golden City's stage: small pieces that several slots and strips share."""

from __future__ import annotations

from functools import lru_cache

from comptoir.games.golden_city import stage_cards as card
from comptoir.games.golden_city.board_scene import Scene
from comptoir.games.golden_city.board_table import KINDS
from comptoir.games.golden_city.data import (
    BONUS_NAMES,
    GOOD_NAMES,
    GOODS_LIMIT,
    LANDSCAPE_NAMES,
    NO_CARD,
    PAIR_NAMES,
    TWO_SEATS,
)
from comptoir.games.golden_city.facts import round_letters
from comptoir.games.golden_city.rules.numbers import END_ROUND, TURN
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.stage.html import Html, fact, icon, join, mark, tag
from comptoir.words import dashed


def number(scene: Scene, seat: int, name: str, picture: str, key: str, classes: str = "stat") -> Html:
    """A number of a seat with its picture."""
    value = scene.facts(seat)[name]
    assert isinstance(value, int)
    return _number(seat, name, value, picture, scene.say(key, n=value), classes)


@lru_cache(maxsize=1 << 12)
def _number(seat: int, name: str, value: int, picture: str, hint: str, classes: str) -> Html:
    return tag("span", {"class": classes, "data-tip": hint}, icon(picture), fact(seat, name, value))


def points(scene: Scene, seat: int, classes: str = "stat pts") -> Html:
    """If the game ended now: letters and what one sees of bonus cards. With two seats letters, which are counted at
    the special scorings; the points won there stand beside them."""
    hidden = tag("small", {}, "+", tag("span", {"class": "wide"}, "?")) if scene.facts(seat)["points_hidden"] else None
    letters = counted_now(scene, seat, classes, hidden)
    return join(won(scene, seat), letters) if scene.g.seats == TWO_SEATS else letters


def counted_now(scene: Scene, seat: int, classes: str, more: Html | None) -> Html:
    """The one number that a seat has everywhere, and what is said beside it."""
    told = scene.facts(seat)
    shown = "letters" if scene.g.seats == TWO_SEATS or told["stuck"] else "points"
    value = told[shown]
    assert isinstance(value, int)
    return tag("span", {"class": classes, "data-tip": points_tip(scene, seat)}, icon("gc-letter"),
               fact(seat, shown, value), more)


def points_tip(scene: Scene, seat: int) -> str:
    """Where the points come from."""
    told = scene.facts(seat)
    return scene.say("tip-points", letters=int(str(told["letters"])), bonus=int(str(told["bonus_letters"])),
                     hidden=int(str(told["points_hidden"])))


def won(scene: Scene, seat: int) -> Html:
    """Two seats: the points of the special scorings, of which three win."""
    n = int(scene.player(seat).points)
    return tag("span", {"class": "stat vp", "data-tip": scene.say("tip-won", n=n)}, fact(seat, "points", n),
               tag("small", {}, scene.say("of-three")))


def stands(scene: Scene, seat: int, classes: str) -> Html:
    """Where a seat's posts stand, as scoring and bonus cards count them."""
    rows = [(name, f"gc-{name}", f"stand st-{name}") for name in LANDSCAPE_NAMES[1:]]
    rows += [("rivers", "gc-river", "stand"), ("city", "gc-wall", "stand")]
    return tag("div", {"class": classes},
               [number(scene, seat, name, picture, f"tip-stands-{name}", cls) for name, picture, cls in rows])


def held_goods(scene: Scene, seat: int) -> list[Html]:
    """The goods cards before a seat; equal ones are one place."""
    me, found = scene.player(seat), []
    for pair, name in enumerate(PAIR_NAMES):
        n = int(me.goods[pair])
        if n:
            place = scene.at(seat, f"held:{name}")
            tip = scene.say("tip-held", goods=scene.say("pair-" + dashed(name)), n=n)
            found.append(tag("span", {"class": "gset", "data-at": place, "data-key": f"held:{seat}:{name}",
                                      "data-tip": tip}, [card.goods(pair) for _ in range(n)]))
    return found


def free_goods(scene: Scene, seat: int) -> list[Html]:
    """Room for goods cards, of which nobody keeps more than four; beside bonus cards it is not shown."""
    held = sum([int(n) for n in scene.player(seat).goods]) + sum([taker == seat for taker in scene.g.takers])
    return [tag("i", {"class": "gfree"}) for _ in range(int(GOODS_LIMIT) - held)]


def held_bonuses(scene: Scene, seat: int) -> list[Html]:
    """The bonus cards of a seat, as far as the viewer knows them."""
    g, found = scene.g, []
    for n in range(len(g.takers)):
        if g.takers[n] != seat:
            continue
        if g.taken[n] == HIDDEN:
            found.append(tag("span", {"class": "bset", "data-tip": scene.say("tip-bonus-closed")}, card.closed_bonus()))
        else:
            tip = scene.say("tip-bonus", bonus=scene.say("bonus-" + BONUS_NAMES[g.taken[n]]))
            found.append(tag("span", {"class": "bset", "data-tip": tip}, card.bonus(int(g.taken[n]), label=tip)))
    return found


def held_cards(scene: Scene, seat: int) -> list[Html]:
    """The landscape cards of a seat: face up as far as the viewer knows them."""
    me = scene.player(seat)
    known = [card.land(kind) for kind in KINDS for _ in range(int(me.hand[kind]))]
    return known + [card.unknown() for _ in range(int(me.hidden))]


def good_name(scene: Scene) -> str:
    """The good that is scored this round."""
    return GOOD_NAMES[scene.g.chart.card_good[scene.g.card]]


def shares(scene: Scene, half: int) -> Html:
    """Who would get how many letters for the good (0) or the river or quarter (1) as everything stands."""
    if scene.g.card == NO_CARD:
        return join()
    found = [(seat, round_letters(scene.g, seat)[half]) for seat in range(scene.g.seats)]
    marks = [tag("span", {"class": "share"}, mark(seat), f"+{n}") for seat, n in found if n]
    nobody = tag("span", {"class": "share is-none"}, scene.say("share-nobody"))
    return tag("span", {"class": "shares"}, marks or [nobody])


# The order of play


def builders(scene: Scene) -> list[int]:
    """The seats in the order in which they build this round; empty while the auction lasts."""
    g = scene.g
    for plan in [int(g.agenda[n]) for n in range(g.top)]:
        if plan & 255 == END_ROUND and not plan >> 12:
            last = (plan >> 8 & 15) if g.seats == TWO_SEATS else (int(g.first) - 1) % int(g.seats)
            return [(last + 1 + n) % int(g.seats) for n in range(g.seats)]
    return []


def waiting(scene: Scene) -> list[int]:
    """The seats that have yet to build."""
    g = scene.g
    return [int(plan) >> 8 & 15 for plan in [g.agenda[n] for n in range(g.top)] if int(plan) & 255 == TURN]


def place_in_order(scene: Scene, seat: int) -> int:
    """Of a seat in the order of play, from 1 on: in the auction clockwise from the first player."""
    order = builders(scene)
    if order:
        return order.index(seat) + 1
    return (seat - int(scene.g.first)) % int(scene.g.seats) + 1


def acting(scene: Scene) -> int:
    seat = scene.acting()
    return seat if seat >= 0 else NOBODY
