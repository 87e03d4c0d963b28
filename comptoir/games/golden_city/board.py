"""The Golden City's board: panels for a page to arrange, or all of them in one picture.

`seat` is who looks (-1: a spectator); `legal` the actions whose places are lit; `last` the places the last move
touched; `names` how the players are called. `open_points` is here because all titles take it: letters lie open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from comptoir.draw.compose import GAP, HEAD, Placed, compose
from comptoir.draw.svg import Panel, Svg
from comptoir.draw.viewer import called, clockwise
from comptoir.games.golden_city import board_table as table
from comptoir.games.golden_city.actions import ACTIONS
from comptoir.games.golden_city.board_island import island
from comptoir.games.golden_city.board_scene import PACKAGE, Scene, seen
from comptoir.games.golden_city.data import NO_END, TWO_SEATS
from comptoir.kernel.state import NOBODY
from comptoir.words import words

__all__ = ["board", "panels", "seen"]

MAP = 900  # the island in the composed picture
SIDE = table.WIDE + 16  # the column beside it
WIDTH = MAP + SIDE + 3 * GAP
TOP = 50


def panels(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
           locale: str = "en", theme: str = "", names: Sequence[str] = (), open_points: bool = True,
           narrow: bool = False) -> list[Panel]:
    """The board in parts: island, auction, score card, goods, the seats from the viewer on, and their hand. `narrow`
    leaves the names out of the island, which a phone could not show."""
    scene = _scene(view, seat, legal, last, locale, theme, names)
    say = scene.say
    found = [Panel("island", say("panel-island"), island(scene, MAP, names=not narrow), 8),
             Panel("auction", say("panel-auction"), table.auction(scene), 4),
             Panel("score", say("panel-score"), table.score_card(scene), 2),
             Panel("goods", say("panel-goods"), table.goods(scene), 2)]
    if seat != NOBODY:
        found.append(Panel("hand", say("panel-hand"), table.hand(scene), 4, scene.seat))
    return found + [Panel(f"seat:{other}", scene.names[other], table.seat_panel(scene, other), 4, other, heading=False)
                    for other in clockwise(scene.seat, int(scene.g.seats))]


def board(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
          locale: str = "en", theme: str = "", size: float | None = None, names: Sequence[str] = (),
          open_points: bool = True) -> Svg:
    """All panels in one picture; `size` is the width it is displayed at."""
    scene = _scene(view, seat, legal, last, locale, theme, names)
    say, g = scene.say, scene.g
    map_panel = Panel("island", say("panel-island"), island(scene, MAP), 0, heading=False)
    placed = [Placed(map_panel, GAP, TOP, MAP, MAP)]
    left, top = float(MAP + 2 * GAP), float(TOP)
    auction = Panel("auction", say("panel-auction"), table.auction(scene), 0)
    note = say("auction-deck", deck=int(g.face_down), discards=sum([int(n) for n in g.discards]))
    placed.append(Placed(auction, left, top, SIDE, auction.svg.height + HEAD, note=note))
    top += auction.svg.height + HEAD + GAP
    half = (SIDE - GAP) / 2
    for n, (name, drawn) in enumerate((("score", table.score_card(scene)), ("goods", table.goods(scene)))):
        panel = Panel(name, say(f"panel-{name}"), drawn, 0)
        placed.append(Placed(panel, left + n * (half + GAP), top, half, drawn.height + HEAD))
    top += table.score_card(scene).height + HEAD + GAP
    for other in clockwise(scene.seat, int(scene.g.seats)):
        panel = Panel(f"seat:{other}", scene.names[other], table.seat_panel(scene, other), 0, other, heading=False)
        placed.append(Placed(panel, left, top, SIDE, panel.svg.height))
        top += panel.svg.height + GAP
    if scene.seat != NOBODY:
        panel = Panel("hand", say("panel-hand"), table.hand(scene), 0, scene.seat)
        held = say("hand-count", n=int(scene.player(scene.seat).cards()))
        placed.append(Placed(panel, left, top, SIDE, panel.svg.height + HEAD, note=held))
        top += panel.svg.height + HEAD + GAP
    says, note = _title_line(scene)
    picture = compose(placed, WIDTH, max(top, TOP + MAP + GAP), title=say("board-title"), says=says, note=note,
                      theme=theme, desc=_describe(scene))
    return picture if size is None else picture.sized(size)


def _scene(view: Any, seat: int, legal: Iterable[int], last: Iterable[str], locale: str, theme: str,
           names: Sequence[str]) -> Scene:
    say = words(PACKAGE, locale)
    actions = frozenset(legal)
    lit = frozenset(place for action in actions for place in ACTIONS.places(action))
    return Scene(view, seat, say, called(names, int(view.seats), say), theme, lit, frozenset(last), actions)


def _title_line(scene: Scene) -> tuple[str, str]:
    """What stands beside the title, and at its right."""
    note = [scene.say("board-round", n=int(scene.g.round))]
    if scene.g.end != NO_END and not scene.over():
        note.append(scene.say("board-last-round"))
    return scene.who_is_next(), " · ".join(note)


def _describe(scene: Scene) -> str:
    """The position for those who do not see it."""
    says, note = _title_line(scene)
    said = [f"{note}. {says}."]
    for seat in clockwise(scene.seat, int(scene.g.seats)):
        me = scene.player(seat)
        told = scene.say("desc-seat", name=scene.names[seat], letters=int(me.letters), coins=int(me.coins),
                         keys=int(me.keys), posts=int(me.posts), cards=int(me.cards()))
        if scene.g.seats == TWO_SEATS:
            told += " " + scene.say("desc-points", n=int(me.points)) + "."
        said.append(told)
    return " ".join(said)
