"""Burgundy's stage: every seat in one look, its full board on demand, and the bar that a phone keeps in sight."""

from __future__ import annotations

from typing import Final

from comptoir.games.burgundy.board_estate import no_board_words
from comptoir.games.burgundy.data import (
    COLOUR_NAMES,
    FIRST_KNOWLEDGE,
    KNOWLEDGES,
    LARGE_BONUS,
    PHASE_POINTS,
    REGION_POINTS,
    SMALL_BONUS,
)
from comptoir.games.burgundy.stage_desk import Desk, dice, goods, stat, storage, tile_words
from comptoir.games.burgundy.stage_estate import other_estate, shown
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.stage.html import Html, fact, icon, join, tag
from comptoir.stage.stage import Slot, Strip

NEAR: Final = 2  # so few free spaces of a colour are worth telling
MOST: Final = 3  # lines of what is nearly done


def strips(desk: Desk) -> tuple[Strip, ...]:
    return tuple(_strip(desk, seat) for seat in range(int(desk.g.seats)))


def _strip(desk: Desk, seat: int) -> Strip:
    points, order = desk.facts(seat)["points"], desk.facts(seat)["order"]
    assert isinstance(points, int)
    assert isinstance(order, int)
    number = fact(seat, "points", points, desk.say("tip-points-now"))
    return Strip(seat, stats=tag("span", {"class": "stat pts"}, number),
                 body=Html("") if seat == desk.mine else _kept_body(desk, seat),
                 chip=join(tag("span", {"class": "pts"}, points), tag("span", {}, *dice(desk, seat))), order=order)


def _kept_body(desk: Desk, seat: int) -> Html:
    g, me = desk.g, desk.player(seat)
    if me.board == HIDDEN:
        return _body(desk, seat)
    shows = ("burgundy-body", desk.scene.names[seat], *shown(desk, seat), tuple(desk.facts(seat).items()),
             bool(g.white), int(g.seats), int(g.phase), tuple(g.large), tuple(g.small))
    return desk.kept(shows, lambda desk: _body(desk, seat))


def _body(desk: Desk, seat: int) -> Html:
    return join(tag("div", {"class": "s-map"}, other_estate(desk, seat, "fit")),
                tag("div", {"class": "s-dice"}, *dice(desk, seat)),
                tag("div", {"class": "s-purse"}, stat(desk, seat, "workers", "cb-worker"),
                    stat(desk, seat, "silver", "cb-silver")),
                tag("div", {"class": "s-store"}, *storage(desk, seat)),
                tag("div", {"class": "s-goods"}, *goods(desk, seat)),
                tag("div", {"class": "s-sold"}, stat(desk, seat, "sold", "cb-good-back", desk.say("stage-sold"))),
                _left(desk, seat), _more(desk, seat) if desk.g.seats == 2 else None)


def _more(desk: Desk, seat: int) -> Html:
    """What there is room for where only one other seat is shown: what it will soon complete, and what it knows."""
    lines = nearly_done(desk, seat)
    near = tag("ul", {"class": "near"}, *[tag("li", {"title": line}, line) for line in lines]) if lines else \
        tag("p", {"class": "near"}, desk.say("peek-none"))
    return tag("div", {"class": "s-more"}, tag("h3", {}, desk.say("peek-near")), near,
               tag("h3", {}, desk.say("peek-knowledge")), known(desk, seat))


def known(desk: Desk, seat: int) -> Html:
    """The knowledge tiles of a seat, each with what it does in a few words."""
    numbers = [n for n in range(1, int(KNOWLEDGES) + 1) if desk.player(seat).knows(n)]
    if not numbers:
        return tag("p", {"class": "near"}, desk.say("peek-no-force"))
    return tag("ul", {"class": "known"}, *[
        tag("li", {"data-tip": tile_words(desk, int(FIRST_KNOWLEDGE) + n - 1)}, icon(f"cb-k{n}", "i cb-page"),
            tag("b", {}, n), " ", desk.say(f"know-{n}")) for n in numbers])


def _left(desk: Desk, seat: int) -> Html:
    """How many spaces of each colour are free: the race for the bonus tiles."""
    free = desk.facts(seat)["free_by_colour"]
    assert isinstance(free, tuple)
    if not free:
        return tag("div", {"class": "s-left"}, tag("small", {}, no_board_words(desk.scene, seat)))
    found = []
    for colour, n in enumerate(free):
        about = desk.say("tip-free", colour=desk.scene.colour(colour), n=n)
        found.append(tag("span", {"class": f"cleft cl-{colour}" if n else "cleft is-done", "data-tip": about},
                         icon(f"cb-type-{COLOUR_NAMES[colour]}", "i cb-ink" if n else "i cb-page"),
                         tag("b", {}, n or "✓")))
    return tag("div", {"class": "s-left"}, tag("small", {}, desk.say("stage-free")), *found)


# A seat's full board


def peeked(desk: Desk, seat: int) -> Slot:
    points = desk.facts(seat)["points"]
    assert isinstance(points, int)
    side = tag("div", {"class": "peek-side"},
               tag("h3", {}, desk.say("peek-dice")), tag("h3", {}, desk.say("peek-stored")),
               tag("h3", {}, desk.say("peek-near")),
               tag("div", {"class": "s-dice"}, *dice(desk, seat)),
               tag("div", {"class": "s-store"}, *storage(desk, seat)),
               tag("ul", {"class": "near"}, *[tag("li", {}, line) for line in nearly_done(desk, seat)]),
               tag("div", {"class": "s-purse"}, stat(desk, seat, "workers", "cb-worker"),
                   stat(desk, seat, "silver", "cb-silver")),
               tag("div", {"class": "s-goods"}, *goods(desk, seat)),
               known(desk, seat))
    body = tag("div", {"class": f"peek-body seat-{seat}"}, other_estate(desk, seat, "big", places=False), side)
    return Slot("peek", desk.scene.names[seat], body, note=desk.say("peek-points", n=points))


def nearly_done(desk: Desk, seat: int) -> list[str]:
    """Regions that lack one space, and colours that lack so few that their bonus tile is near."""
    me, g = desk.player(seat), desk.g
    if me.board == HIDDEN:
        return []
    board, lines = g.board_of(seat), list[str]()
    for region in range(len(board.masks)):
        size, free = int(board.sizes[region]), (int(board.masks[region]) & ~int(me.covered)).bit_count()
        if free == 1 and size > 1:
            colour = next(c for c in range(len(COLOUR_NAMES)) if board.of_colour[c] & board.masks[region])
            lines.append(desk.say("peek-region", region=desk.say(f"region-{COLOUR_NAMES[colour]}"), size=size,
                                  points=int(REGION_POINTS[size] + PHASE_POINTS[g.phase])))
    free_by_colour = desk.facts(seat)["free_by_colour"]
    assert isinstance(free_by_colour, tuple)
    for colour, n in enumerate(free_by_colour):
        bonus = LARGE_BONUS if g.large[colour] == NOBODY else SMALL_BONUS if g.small[colour] == NOBODY else None
        if 0 < n <= NEAR and bonus is not None:
            lines.append(desk.say("peek-colour", n=n, colour=desk.scene.colour(colour), points=int(bonus[g.seats])))
    return lines[:MOST]


# A phone


def mini(desk: Desk) -> Html:
    """What the viewer has, while another panel is shown."""
    seat, points = desk.mine, desk.facts(desk.mine)["points"]
    assert isinstance(points, int)
    return join(tag("span", {"class": "pts"}, tag("b", {}, points), " ", desk.say("stage-pts")),
                stat(desk, seat, "workers", "cb-worker"), stat(desk, seat, "silver", "cb-silver"),
                tag("span", {"class": "mini-store"}, *storage(desk, seat)),
                tag("span", {"class": "mini-goods"}, *goods(desk, seat)))
