"""Burgundy's board: panels for a page to arrange, or all of them in one picture.

`seat` is who looks (-1: a spectator); `legal` the actions: the places they begin with are lit, and what they cost in
workers is written where they end; `last` the places the last move touched; `names` how the players are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from comptoir.draw.compose import GAP, HEAD, Placed, compose
from comptoir.draw.pen import Pen
from comptoir.draw.svg import Panel, Svg
from comptoir.draw.viewer import clockwise
from comptoir.games.burgundy import board_estate as estates
from comptoir.games.burgundy import board_main as table
from comptoir.games.burgundy.board_scene import Scene, scene_of, seen
from comptoir.games.burgundy.data import EMPTY, PHASE_NAMES
from comptoir.games.burgundy.score import points_now
from comptoir.kernel.state import HIDDEN, NOBODY

__all__ = ["board", "panels", "seen"]

TOP = 50.0  # under the title line
COLUMN = 416  # of the picture: a panel and its margins
LARGE = 1.36  # how much larger the main board and the own estate are drawn in one picture


def panels(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
           locale: str = "en", theme: str = "", names: Sequence[str] = (), open_points: bool = True,
           narrow: bool = False) -> list[Panel]:
    """The board in parts: the common ones, then the own estate, then the others clockwise. All of them are drawn
    400 wide, which a phone can show, so `narrow` changes only how a wide page should lay them."""
    scene = scene_of(view, seat, legal, last, locale, theme, names)
    found = [Panel("main", scene.say("panel-main"), table.main(scene), 6),
             Panel("order", scene.say("panel-order"), table.order(scene), 6)]
    if _choosing(scene):
        found.insert(0, Panel("boards", scene.say("panel-boards"), estates.sheet(scene), 6))
    for other in clockwise(scene.seat, int(scene.g.seats)):
        found.append(_estate(scene, other, 6 if other == seat and not narrow else 4))
    return found


def board(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
          locale: str = "en", theme: str = "", size: float | None = None, names: Sequence[str] = (),
          open_points: bool = True) -> Svg:
    """All panels in one picture; `size` is the width it is displayed at."""
    scene = scene_of(view, seat, legal, last, locale, theme, names)
    say, seats = scene.say, clockwise(scene.seat, int(scene.g.seats))
    main = _larger(Panel("main", say("panel-main"), table.main(scene), 0))
    own = _larger(_estate(scene, seats[0], 0))
    order = Panel("order", say("panel-order"), table.order(scene), 0)
    wide = main.svg.width + 16
    middle, right = 2 * GAP + COLUMN, 3 * GAP + COLUMN + wide
    left_column, middle_column, right_column = _Column(GAP, COLUMN), _Column(middle, wide), _Column(right, wide)
    left_column.put(order)
    if _choosing(scene):
        left_column.put(Panel("boards", say("panel-boards"), estates.sheet(scene), 0))
    right_column.put(own)
    for other in seats[1:]:
        shorter = left_column if left_column.bottom <= right_column.bottom else right_column
        shorter.put(_estate(scene, other, 0))
    middle_column.put(main)
    columns = (left_column, middle_column, right_column)
    bottom = max(column.bottom for column in columns)
    placed = [place for column in columns for place in column.down_to(bottom)]
    says, note = _title_line(scene)
    picture = compose(placed, right + wide + GAP, bottom, title=say("board-title"), says=says, note=note,
                      theme=theme, desc=_describe(scene))
    return picture if size is None else picture.sized(size)


class _Column:
    """Panels under each other in one picture."""

    def __init__(self, left: float, wide: float) -> None:
        self.left = left
        self.wide = wide
        self.bottom = TOP
        self.placed: list[Placed] = []

    def put(self, panel: Panel) -> None:
        high = panel.svg.height + (HEAD if panel.heading else 2)
        self.placed.append(Placed(panel, self.left, self.bottom, self.wide, high))
        self.bottom += high + GAP

    def down_to(self, bottom: float) -> list[Placed]:
        """The panels; the last frame goes down to the end of the picture where that is near."""
        *upper, last = self.placed
        return [*upper, replace(last, h=last.h + bottom - self.bottom) if bottom - self.bottom < 100 else last]


def _larger(panel: Panel) -> Panel:
    """The same panel, drawn larger."""
    svg = panel.svg
    pen = Pen()
    pen.picture(svg, LARGE)
    return replace(panel, svg=pen.finish(svg.width * LARGE, svg.height * LARGE, theme=svg.theme, label=svg.label))


def _estate(scene: Scene, seat: int, weight: int) -> Panel:
    return Panel(f"estate:{seat}", scene.names[seat], estates.estate(scene, seat), weight, seat, heading=False)


def _choosing(scene: Scene) -> bool:
    """Whether the viewer has a sheet, and no board yet."""
    if scene.seat == NOBODY:
        return False
    me = scene.player(scene.seat)
    return me.sheet != HIDDEN and me.board == HIDDEN


# Words around the panels


def _title_line(scene: Scene) -> tuple[str, str]:
    """What stands beside the title, and at its right."""
    note = scene.say("board-phase", phase=PHASE_NAMES[scene.g.phase], n=int(scene.g.round) + 1)
    return scene.who_is_next(), note


def _describe(scene: Scene) -> str:
    """The position for those who do not see it."""
    says, note = _title_line(scene)
    said = [f"{note}. {says}.".replace("..", ".")]
    for seat in clockwise(scene.seat, int(scene.g.seats)):
        me = scene.player(seat)
        laid = len([kind for kind in me.tiles if kind != EMPTY])
        stored = len([kind for kind in me.storage if kind != EMPTY])
        said.append(scene.say("desc-seat", name=scene.names[seat], points=int(points_now(scene.g, seat)),
                              silver=int(me.silver), workers=int(me.workers), tiles=laid, stored=stored,
                              goods=int(sum(me.goods))))
    return " ".join(said)
