"""Burgundy's board: panels for a page to arrange, or all of them in one picture.

`seat` is who looks (-1: a spectator); `legal` the actions: the places they begin with are lit, and what they cost in
workers is written where they end; `last` the places the last move touched; `names` how the players are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from comptoir.draw.compose import GAP, HEAD, Placed, compose
from comptoir.draw.pen import Pen
from comptoir.draw.svg import Panel, Svg
from comptoir.draw.text import clip
from comptoir.games.burgundy import board_estate as estates
from comptoir.games.burgundy import board_main as table
from comptoir.games.burgundy.actions import ACTIONS
from comptoir.games.burgundy.board_scene import Scene, seen
from comptoir.games.burgundy.data import EMPTY, PHASE_NAMES
from comptoir.games.burgundy.tell import workers_for
from comptoir.kernel.state import HIDDEN, NOBODY
from comptoir.words import words

__all__ = ["board", "panels", "seen"]

PACKAGE = "comptoir.games.burgundy"
COLUMN = 416  # of the picture: a panel and its margins
LARGE = 1.36  # how much larger the main board and the own estate are drawn in one picture


def panels(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
           locale: str = "en", theme: str = "", names: Sequence[str] = (), open_points: bool = True,
           narrow: bool = False) -> list[Panel]:
    """The board in parts: the common ones, then the own estate, then the others clockwise. All of them are drawn
    400 wide, which a phone can show, so `narrow` changes only how a wide page should lay them."""
    scene = _scene(view, seat, legal, last, locale, theme, names)
    found = [Panel("main", scene.say("panel-main"), table.main(scene), 6),
             Panel("order", scene.say("panel-order"), table.order(scene), 6)]
    if _choosing(scene):
        found.insert(0, Panel("boards", scene.say("panel-boards"), estates.sheet(scene), 6))
    for other in _clockwise(scene):
        found.append(_estate(scene, other, 6 if other == seat and not narrow else 4))
    return found


def board(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
          locale: str = "en", theme: str = "", size: float | None = None, names: Sequence[str] = (),
          open_points: bool = True) -> Svg:
    """All panels in one picture; `size` is the width it is displayed at."""
    scene = _scene(view, seat, legal, last, locale, theme, names)
    say, seats = scene.say, _clockwise(scene)
    main = _larger(Panel("main", say("panel-main"), table.main(scene), 0))
    own = _larger(_estate(scene, seats[0], 0))
    order = Panel("order", say("panel-order"), table.order(scene), 0)
    wide = main.svg.width + 16
    left, middle, right, top = GAP, 2 * GAP + COLUMN, 3 * GAP + COLUMN + wide, 50.0
    column = [order] + ([Panel("boards", say("panel-boards"), estates.sheet(scene), 0)] if _choosing(scene) else [])
    placed, bottom = [], top
    for panel in column:
        placed.append(Placed(panel, left, bottom, COLUMN, panel.svg.height + HEAD))
        bottom += panel.svg.height + HEAD + GAP
    others = [_estate(scene, other, 0) for other in seats[1:]]
    placed.append(Placed(others[0], left, bottom, COLUMN, others[0].svg.height + 2, heading=False))
    bottom += others[0].svg.height + 2
    high = max(bottom - top, main.svg.height + HEAD, own.svg.height + 2)
    placed += [Placed(main, middle, top, wide, high), Placed(own, right, top, wide, high, heading=False)]
    bottom = top + high + GAP
    for n, panel in enumerate(others[1:]):
        x = left if n == 0 else middle
        placed.append(Placed(panel, x, bottom, COLUMN if n == 0 else wide, panel.svg.height + 2, heading=False))
    if others[1:]:
        bottom += others[1].svg.height + 2 + GAP
    says, note = _title_line(scene)
    picture = compose(placed, right + wide + GAP, bottom, title=say("board-title"), says=says, note=note,
                      theme=theme, desc=_describe(scene))
    return picture if size is None else picture.sized(size)


def _larger(panel: Panel) -> Panel:
    """The same panel, drawn larger."""
    svg = panel.svg
    pen = Pen()
    pen.symbols.update(svg.symbols)
    pen.out.append(f'<g transform="scale({LARGE})">{svg.body}</g>')
    return Panel(panel.name, panel.title, pen.finish(svg.width * LARGE, svg.height * LARGE, theme=svg.theme,
                                                     label=svg.label), panel.weight)


def _scene(view: Any, seat: int, legal: Iterable[int], last: Iterable[str], locale: str, theme: str,
           names: Sequence[str]) -> Scene:
    say = words(PACKAGE, locale)
    called = tuple(names[n] if n < len(names) else say("board-seat", n=n + 1) for n in range(view.seats))
    first: set[str] = set()
    wanted: set[str] = set()
    costs: dict[str, int] = {}
    for action in legal:
        places = ACTIONS.places(action)
        first.update(places[:1])
        wanted.update(places)
        if places:
            cost = workers_for(view, action)
            costs[places[-1]] = min(cost, costs.get(places[-1], cost))
    return Scene(view, seat, say, called, theme, frozenset(first), frozenset(last), frozenset(wanted), costs)


def _clockwise(scene: Scene) -> list[int]:
    """All seats, from the viewer on."""
    first, count = max(scene.seat, 0), int(scene.g.seats)
    return [(first + n) % count for n in range(count)]


def _estate(scene: Scene, seat: int, weight: int) -> Panel:
    return Panel(f"estate:{seat}", scene.names[seat], estates.estate(scene, seat), weight)


def _choosing(scene: Scene) -> bool:
    """Whether the viewer has a sheet, and no board yet."""
    if scene.seat == NOBODY:
        return False
    me = scene.player(scene.seat)
    return me.sheet != HIDDEN and me.board == HIDDEN


# Words around the panels


def _title_line(scene: Scene) -> tuple[str, str]:
    """What stands beside the title, and at its right."""
    g, say = scene.g, scene.say
    note = say("board-phase", phase=PHASE_NAMES[g.phase], n=int(g.round) + 1)
    outcome = g.outcome()
    if outcome is not None:
        winners = [clip(scene.names[seat], 150, 15) for seat in outcome.winners]
        return say("board-over", names=", ".join(winners), n=len(winners)), note
    acting = scene.acting()
    return say("board-to-play", name=clip(scene.names[acting], 400, 15)) if acting != NOBODY else "", note


def _describe(scene: Scene) -> str:
    """The position for those who do not see it."""
    says, note = _title_line(scene)
    said = [f"{note}. {says}.".replace("..", ".")]
    for seat in _clockwise(scene):
        me = scene.player(seat)
        laid = len([kind for kind in me.tiles if kind != EMPTY])
        stored = len([kind for kind in me.storage if kind != EMPTY])
        said.append(scene.say("desc-seat", name=scene.names[seat], points=int(me.points()), silver=int(me.silver),
                              workers=int(me.workers), tiles=laid, stored=stored, goods=int(sum(me.goods))))
    return " ".join(said)
