"""The Castles of Burgundy: its stage. The seats in a column at the left, main board and own estate side by side, the
action line along the bottom; on a phone estate and main board are two tabs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from comptoir.games.burgundy import board_main
from comptoir.games.burgundy.board_scene import PACKAGE
from comptoir.games.burgundy.data import PHASE_NAMES, PHASES, ROUNDS
from comptoir.games.burgundy.facts import coming
from comptoir.games.burgundy.stage_desk import Desk, desk_for, picture
from comptoir.games.burgundy.stage_estate import own_estate
from comptoir.games.burgundy.stage_strips import mini, peeked, strips
from comptoir.games.burgundy.stage_tray import purse, sold, tray
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.stage.html import Html, tag
from comptoir.stage.stage import Grid, Layout, Meter, Slot, Stage

COLUMNS = "var(--cb-left) var(--cb-main) var(--cb-own)"
LAYOUT = Layout(
    frame={"s": Grid(("bar bar bar", "seats common own", "ribbon common own", "act act act"), COLUMNS,
                     "var(--st-bar) var(--cb-seats) var(--cb-ribbon) var(--st-act)")},
    common={"s": Grid(("main",), "minmax(0, 1fr)", "minmax(0, 1fr)"),
            "phone": Grid(("main",), "minmax(0, 1fr)", "auto")},
    own={"s": Grid(("estate",), "minmax(0, 1fr)", "minmax(0, 1fr)"),
         "phone": Grid(("estate",), "minmax(0, 1fr)", "auto")},
    tabs=(("estate",), ("main",)),
    sheets=(PACKAGE,),
)


def stage(view: Any, *, seat: int, locale: str, names: Sequence[str], open_points: bool = True) -> Stage:
    """Everything for one viewer; points lie open in this title, whatever is asked for."""
    desk = desk_for(view, seat, locale, names)
    slots = (Slot("main", desk.say("panel-main"), _main(desk)), _estate(desk))
    shown = strips(desk)
    small = mini(desk)
    played = int(view.phase) * int(ROUNDS) + int(view.round)
    rounds = int(PHASES * ROUNDS)
    left = 0 if desk.scene.over() else rounds - played
    last = Meter(desk.say("meter-rounds", n=left), rounds - left, rounds, near=int(view.phase) == int(PHASES) - 1,
                 label=desk.say("meter-rounds-help"))
    later = coming(view)
    return Stage(slots, shown, desk.say("board-phase", phase=PHASE_NAMES[view.phase], n=int(view.round) + 1),
                 desk.say("meter-ends"), (last,), small, symbols=desk.own_symbols(),
                 next=later[1] if len(later) > 1 else NOBODY)


def peek(view: Any, other: int, *, seat: int, locale: str, names: Sequence[str], open_points: bool = True) -> Slot:
    """Another seat's estate in full."""
    desk = desk_for(view, seat, locale, names)
    return replace(peeked(desk, other), symbols=desk.own_symbols())


def _main(desk: Desk) -> Html:
    pen = desk.pen()
    pen.kept(_shown(desk), lambda pen: board_main.draw_main(pen, desk.scene))
    high = board_main.size(int(desk.g.seats))
    return picture(pen, (0, 0, board_main.WIDE, high), desk.say("panel-main"), "fit")


def _shown(desk: Desk) -> Hashable:
    """All that the main board is made of."""
    g, scene = desk.g, desk.scene
    bridges = tuple(sorted(place for place in scene.wanted if place.startswith("bridge:")))
    return ("burgundy-main", scene.say, scene.names, int(g.phase), int(g.round), scene.over(), tuple(g.round_goods),
            tuple(g.order), tuple(int(player.space) for player in g.players), int(g.white), tuple(g.depots),
            tuple(g.heaps), tuple(g.large), tuple(g.small), bridges)


def _estate(desk: Desk) -> Slot:
    title = desk.say("stage-estate") if desk.scene.seat == desk.mine else desk.scene.names[desk.mine]
    if desk.player(desk.mine).board == HIDDEN:
        return Slot("estate", title, tag("div", {"class": "own is-choosing"}, own_estate(desk)), "own")
    return Slot("estate", title, tag("div", {"class": "own"}, tray(desk), tag(
        "div", {"class": "own-field"}, own_estate(desk), purse(desk), sold(desk))), "own")
