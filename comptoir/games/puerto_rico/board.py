"""Puerto Rico's board: panels for a page to arrange, or all of them in one picture.

`seat` is who looks (-1: a spectator); `legal` the actions whose places are lit; `last` the places the last
move touched; `names` how the players are called. Other seats' points are hidden unless `open_points` (PR-17).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from comptoir.draw.compose import GAP, HEAD, Placed, compose
from comptoir.draw.svg import Panel, Svg
from comptoir.draw.viewer import called, clockwise
from comptoir.games.puerto_rico import board_domain as domains
from comptoir.games.puerto_rico import board_table as table
from comptoir.games.puerto_rico.actions import ACTIONS
from comptoir.games.puerto_rico.board_scene import Scene, seen
from comptoir.games.puerto_rico.data import NO_END, QUARRY, ROLE_NAMES
from comptoir.kernel.state import NOBODY
from comptoir.stage.roles import who_governs
from comptoir.words import words

__all__ = ["board", "panels", "seen"]

PACKAGE = "comptoir.games.puerto_rico"
WIDTH = 1200
INSIDE = WIDTH - 2 * GAP
MARGIN = 10  # beside the pictures in their frames

# How the domains of so many seats are laid in rows under each other.
ROWS = {0: (), 1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}
FORMS = {1: domains.WIDE, 2: domains.MEDIUM, 3: domains.NARROW}


def panels(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
           locale: str = "en", theme: str = "", names: Sequence[str] = (), open_points: bool = False,
           narrow: bool = False) -> list[Panel]:
    """The board in parts: the common ones, then the own domain, then the others clockwise. `narrow` gives
    all of them the form that a phone can show."""
    scene = _scene(view, seat, legal, last, locale, theme, names, open_points)
    say = scene.say
    found = [Panel("roles", say("panel-roles"), table.roles(scene, table.NARROW, 2), 6),
             Panel("offer", say("panel-offer"), table.offer(scene, 2 if narrow else 4), 12),
             Panel("row", say("panel-row"), table.row(scene), 6),
             Panel("harbour", say("panel-harbour"), table.harbour(scene), 6)]
    for other in clockwise(scene.seat, int(scene.g.seats)):
        form = domains.WIDE if other == seat and not narrow else domains.NARROW
        found.append(_domain(scene, other, form, 12 if form is domains.WIDE else 4))
    return found


def board(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
          locale: str = "en", theme: str = "", size: float | None = None, names: Sequence[str] = (),
          open_points: bool = False) -> Svg:
    """All panels in one picture; `size` is the width it is displayed at."""
    scene = _scene(view, seat, legal, last, locale, theme, names, open_points)
    placed, bottom = _middle(scene)
    seats = clockwise(scene.seat, int(scene.g.seats))
    rows = [1, *ROWS[len(seats) - 1]] if scene.seat != NOBODY else list(ROWS[len(seats)])
    for count in rows:
        form, here = FORMS[count], seats[:count]
        for n, other in enumerate(here):
            w = (INSIDE - GAP * (count - 1)) / count
            panel = _domain(scene, other, form, 0)
            placed.append(Placed(panel, GAP + n * (w + GAP), bottom, w, form.high + 2))
        seats, bottom = seats[count:], bottom + form.high + 2 + GAP
    says, note = _title_line(scene)
    picture = compose(placed, WIDTH, bottom, title=scene.say("board-title"), says=says, note=note,
                      theme=theme, desc=_describe(scene))
    return picture if size is None else picture.sized(size)


def _scene(view: Any, seat: int, legal: Iterable[int], last: Iterable[str], locale: str, theme: str,
           names: Sequence[str], open_points: bool) -> Scene:
    say = words(PACKAGE, locale)
    lit = frozenset(place for action in legal for place in ACTIONS.places(action))
    return Scene(view, seat, say, called(names, int(view.seats), say), theme, lit, frozenset(last), open_points)


def _domain(scene: Scene, seat: int, form: domains.Form, weight: int) -> Panel:
    return Panel(f"domain:{seat}", scene.names[seat], domains.domain(scene, seat, form), weight, seat, heading=False)


def _middle(scene: Scene) -> tuple[list[Placed], float]:
    """The common panels, and where they end."""
    say, columns = scene.say, 4 if scene.g.seats == 5 else 7  # eight roles need two rows
    roles = Panel("roles", say("panel-roles"), table.roles(scene, INSIDE - 2 * MARGIN, columns), 0)
    offer = Panel("offer", say("panel-offer"), table.offer(scene, 4), 0)
    row = Panel("row", say("panel-row"), table.row(scene), 0)
    harbour = Panel("harbour", say("panel-harbour"), table.harbour(scene), 0)
    top: float = 50
    high = roles.svg.height + HEAD
    placed = [Placed(roles, GAP, top, INSIDE, high, note=who_governs(scene, ROLE_NAMES, 150))]
    top += high + GAP
    half, high = offer.svg.width + 2 * MARGIN, offer.svg.height + HEAD
    right, left, low = 2 * GAP + half, INSIDE - GAP - half, row.svg.height + HEAD
    placed += [Placed(offer, GAP, top, half, high, note=_quarries(scene)),
               Placed(row, right, top, left, low),
               Placed(harbour, right, top + low + GAP, left, high - low - GAP)]
    return placed, top + high + GAP


# Words around the panels


def _quarries(scene: Scene) -> str:
    if scene.seat == NOBODY:
        return ""
    occupied = scene.player(scene.seat).workers[QUARRY]
    return scene.say("offer-quarries", n=occupied) if occupied else ""


def _title_line(scene: Scene) -> tuple[str, str]:
    """What stands beside the title, and at its right."""
    note = [scene.say("board-round", n=scene.g.round)]
    if scene.g.end != NO_END and not scene.over():
        note.append(scene.say("board-last-round"))
    return scene.who_is_next(), " · ".join(note)


def _describe(scene: Scene) -> str:
    """The position for those who do not see it."""
    says, note = _title_line(scene)
    said = [f"{note}. {who_governs(scene, ROLE_NAMES, 150)}. {says}.".replace("..", ".")]
    for seat in clockwise(scene.seat, int(scene.g.seats)):
        me, points = scene.player(seat), scene.points(seat)
        said.append(scene.say("desc-seat", name=scene.names[seat], coins=me.coins,
                              points=int(points) if points != "?" else points,
                              tiles=me.island, spaces=me.city, goods=sum(me.goods)))
    return " ".join(said)
