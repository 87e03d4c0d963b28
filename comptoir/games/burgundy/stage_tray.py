"""Burgundy's stage: above the own estate. Name and points, the dice, and beside them what is chosen with them: six
number keys, goods to keep, or the knowledge that is in force; below it purse and sold goods."""

from __future__ import annotations

from typing import Final

from comptoir.games.burgundy.board_estate import about_board
from comptoir.games.burgundy.data import FIRST_KNOWLEDGE, GOOD_NAMES, GOODS, KNOWLEDGES, PIPS
from comptoir.games.burgundy.dice import prices
from comptoir.games.burgundy.stage_desk import Desk, die_face, tile
from comptoir.games.burgundy.tell import heap_of
from comptoir.games.burgundy.tell_log import of_turn
from comptoir.kernel.state import HIDDEN
from comptoir.stage.html import Html, fact, icon, mark, tag

FEW: Final = 3  # knowledge tiles in force of which there is room to say what they do


def tray(desk: Desk) -> Html:
    return tag("div", {"class": f"tray seat-{desk.mine}", "data-stays": "tray"}, _who(desk), _dice(desk), _beside(desk))


def _who(desk: Desk) -> Html:
    seat, points = desk.mine, desk.facts(desk.mine)["points"]
    assert isinstance(points, int)
    board = about_board(desk.scene, seat) if desk.player(seat).board != HIDDEN else ""
    return tag("div", {"class": "tray-who"}, mark(seat),
               tag("span", {"class": "strip-name", "title": desk.scene.names[seat]}, desk.scene.names[seat]),
               tag("span", {"class": "tray-board", "title": board or None}, board),
               tag("span", {"class": "tray-pts", "data-tip": desk.say("tip-points-now")}, fact(seat, "points", points),
                   " ", tag("small", {}, desk.say("stage-points", n=points))))


def _dice(desk: Desk) -> Html:
    seat, shown = desk.mine, list[Html]()
    for n, pips in enumerate(desk.player(seat).dice):
        about = desk.say("tip-die", n=int(pips)) if pips else desk.say("tip-die-used")
        shown.append(tag("span", {"class": "bigdie" if pips else "bigdie is-used", "data-tip": about,
                                  "data-at": desk.scene.at(seat, f"die:{n + 1}"),
                                  "data-key": f"{seat}:die:{n + 1}:{int(pips)}" if pips else None},
                         die_face(seat, int(pips)) if pips else None))
    return tag("div", {"class": "tray-dice", "role": "group", "aria-label": desk.say("stage-dice")}, *shown)


def _beside(desk: Desk) -> Html:
    if desk.asked() and desk.g.step() == "keep_kind":
        return _keeping(desk)
    if desk.asked() and of_turn(desk.g.step()) and any(desk.player(desk.mine).dice):
        return _numbers(desk)
    return _in_force(desk)


# Number keys


def _numbers(desk: Desk) -> Html:
    """The six numbers, always in the same places. Which price is shown is a matter of the die that is picked."""
    costs, dice = prices(desk.g, desk.mine), [int(pips) for pips in desk.player(desk.mine).dice]
    keys = [_key(desk, number, dice, costs) for number in range(1, int(PIPS) + 1)]
    return tag("div", {"class": "tray-chips", "role": "group", "aria-label": desk.say("stage-numbers")}, *keys)


def _key(desk: Desk, number: int, dice: list[int], costs: dict[tuple[int, int], tuple[int, int]]) -> Html:
    workers = int(desk.player(desk.mine).workers)
    mine = {die: costs[die, number] for die in (1, 2) if dice[die - 1]}
    shown = [tag("span", {"class": f"for-{die}"}, _price(desk, number == dice[die - 1], *cost))
             for die, cost in mine.items()]
    cheapest = min(mine.values())
    shown.append(tag("span", {"class": "for-any"}, _price(desk, number in dice, *cheapest)))
    far = [f"far-{die}" for die, cost in mine.items() if cost[0] > workers]
    if cheapest[0] > workers:
        far.append("far-any")
    about = desk.say("tip-number", n=number, workers=cheapest[0])
    return tag("span", {"class": " ".join(["chip", *far]), "data-at": f"number:{number}", "data-tip": about},
               tag("span", {"class": "chip-n"}, number), *shown)


def _price(desk: Desk, thrown: bool, least: int, most: int) -> Html:
    if thrown:
        return tag("span", {"class": "chip-cost"}, desk.say("stage-thrown"))
    words = f"{least}–{most}" if least != most else f"−{least}" if least else "0"
    return tag("span", {"class": "chip-cost"}, words, icon("cb-worker", "i cb-page"))


# Goods that a ship could store


def _keeping(desk: Desk) -> Html:
    heap = heap_of(desk.g, int(desk.g.agenda[desk.g.top - 1] >> 12) // int(GOODS))
    shown = []
    for good, name in enumerate(GOOD_NAMES):
        if f"keep:{name}" in desk.scene.wanted or (heap[good] and not desk.player(desk.mine).goods[good]):
            at = f"keep:{name}"
            about = desk.say("tip-keep", goods=desk.scene.goods(good, heap[good]))
            shown.append(tag("span", {"class": "keep", "data-at": at, "data-part": at, "data-n": 1, "data-tip": about},
                             icon(f"cb-good-{good + 1}", "i cb-ink"), tag("b", {}, heap[good])))
    return tag("div", {"class": "tray-keep", "role": "group", "aria-label": desk.say("estate-keep")},
               tag("span", {"class": "kicker"}, desk.say("estate-keep")), *shown)


# Knowledge


def _in_force(desk: Desk) -> Html:
    me = desk.player(desk.mine)
    numbers = [n for n in range(1, int(KNOWLEDGES) + 1) if me.knows(n)]
    shown = [tag("span", {"class": "know"}, tile(desk, int(FIRST_KNOWLEDGE) + n - 1),
                 tag("small", {}, desk.say(f"know-{n}")) if len(numbers) <= FEW else None) for n in numbers]
    return tag("div", {"class": "tray-know", "data-n": len(numbers)},
               tag("span", {"class": "kicker"}, desk.say("stage-in-force")) if numbers else None, *shown)


# In the corners of the field


def purse(desk: Desk) -> Html:
    """Workers and silver; both can be places of an action."""
    seat, shown = desk.mine, list[Html]()
    for name, picture in (("workers", "cb-worker"), ("silver", "cb-silver")):
        value = desk.facts(seat)[name]
        assert isinstance(value, int)
        about = desk.say(f"tip-{name}", name=desk.scene.names[seat], n=value)
        shown.append(tag("span", {"class": "own-stat", "data-at": desk.scene.at(seat, name), "data-tip": about},
                         tag("span", {"class": "own-pic"}, icon(picture, "i cb-ink")), fact(seat, name, value)))
    return tag("div", {"class": "own-purse", "data-stays": "purse"}, *shown)


def sold(desk: Desk) -> Html:
    seat, me = desk.mine, desk.player(desk.mine)
    count = int(sum(me.sold))
    kinds = [icon(f"cb-good-{good + 1}", "i cb-ink") for good in range(len(GOOD_NAMES)) if me.sold[good]]
    about = desk.say("tip-sold", name=desk.scene.names[seat], n=count)
    return tag("div", {"class": "own-sold", "data-at": desk.scene.at(seat, "sold"), "data-tip": about,
                       "data-stays": "sold"},
               tag("span", {}, desk.say("stage-sold"), " ", fact(seat, "sold", count)),
               tag("span", {"class": "own-kinds"}, *kinds))
