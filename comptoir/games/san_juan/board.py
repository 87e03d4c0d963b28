"""San Juan's board: panels for a page to arrange, or all of them in one picture.

`seat` is who looks (-1: a spectator); `legal` the actions whose places are lit; `last` the places the last move
touched; `names` how the players are called. A view is drawn as it is: what it hides lies face down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from comptoir.draw.compose import GAP, HEAD, Placed, compose
from comptoir.draw.svg import Panel, Svg
from comptoir.draw.viewer import called, clockwise
from comptoir.games.san_juan import board_city as cities
from comptoir.games.san_juan import board_table as table
from comptoir.games.san_juan.actions import ACTIONS
from comptoir.games.san_juan.board_scene import Scene, seen
from comptoir.games.san_juan.data import ROLE_NAMES
from comptoir.kernel.state import NOBODY
from comptoir.stage.roles import who_governs
from comptoir.words import words

__all__ = ["board", "panels", "seen"]

PACKAGE = "comptoir.games.san_juan"
WIDTH = 1200
INSIDE = WIDTH - 2 * GAP
MARGIN = 10  # beside the pictures in their frames
LARGE = 1.15  # cards in the hand on a wide page

# How the cities of so many seats are laid in rows under each other.
ROWS = {0: (), 1: (1,), 2: (2,), 3: (3,), 4: (2, 2)}
FORMS = {1: cities.WIDE, 2: cities.MEDIUM, 3: cities.NARROW}


def panels(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
           locale: str = "en", theme: str = "", names: Sequence[str] = (), open_points: bool = False,
           narrow: bool = False) -> list[Panel]:
    """The board in parts: the common ones, the own city and hand, then the others clockwise. `narrow` gives all of
    them the form that a phone can show."""
    scene = _scene(view, seat, legal, last, locale, theme, names)
    say = scene.say
    found = [Panel("roles", say("panel-roles"), table.roles(scene, table.NARROW, 2), 6),
             Panel("tile", say("panel-tile"), table.tile(scene), 4),
             Panel("piles", say("panel-piles"), table.piles(scene), 2)]
    wide, scale = (table.NARROW, 1.0) if narrow else (INSIDE - 2 * MARGIN, LARGE)
    if view.aside_size:
        found.append(Panel("aside", table.aside_title(scene), table.aside(scene, wide, scale), 12))
    for other in clockwise(scene.seat, int(scene.g.seats)):
        form = cities.WIDE if other == seat and not narrow else cities.NARROW
        found.append(_city(scene, other, form, 12 if form is cities.WIDE else 4))
        if other == seat:
            found.append(Panel("hand", say("panel-hand"), table.hand(scene, wide, scale), 12, scene.seat))
    return found


def board(view: Any, *, seat: int = NOBODY, legal: Iterable[int] = (), last: Iterable[str] = (),
          locale: str = "en", theme: str = "", size: float | None = None, names: Sequence[str] = (),
          open_points: bool = False) -> Svg:
    """All panels in one picture; `size` is the width it is displayed at."""
    scene = _scene(view, seat, legal, last, locale, theme, names)
    placed, bottom = _middle(scene)
    seats = clockwise(scene.seat, int(scene.g.seats))
    others = seats[1:] if seat != NOBODY else seats
    for count in ROWS[len(others)]:
        form, w = FORMS[count], (INSIDE - GAP * (count - 1)) / count
        for n, other in enumerate(others[:count]):
            placed.append(Placed(_city(scene, other, form, 0), GAP + n * (w + GAP), bottom, w, form.high + 2))
        others, bottom = others[count:], bottom + form.high + 2 + GAP
    if view.aside_size:
        panel = Panel("aside", table.aside_title(scene), table.aside(scene, INSIDE - 2 * MARGIN, LARGE), 0)
        placed.append(Placed(panel, GAP, bottom, INSIDE, panel.svg.height + HEAD))
        bottom += panel.svg.height + HEAD + GAP
    if seat != NOBODY:
        placed.append(Placed(_city(scene, seat, cities.WIDE, 0), GAP, bottom, INSIDE, cities.WIDE.high + 2))
        bottom += cities.WIDE.high + 2 + GAP
        panel = Panel("hand", scene.say("panel-hand"), table.hand(scene, INSIDE - 2 * MARGIN, LARGE), 0, scene.seat)
        placed.append(Placed(panel, GAP, bottom, INSIDE, panel.svg.height + HEAD, note=table.hand_note(scene)))
        bottom += panel.svg.height + HEAD + GAP
    says, note = _title_line(scene)
    picture = compose(placed, WIDTH, bottom, title=scene.say("board-title"), says=says, note=note, theme=theme,
                      desc=_describe(scene))
    return picture if size is None else picture.sized(size)


def _scene(view: Any, seat: int, legal: Iterable[int], last: Iterable[str], locale: str, theme: str,
           names: Sequence[str]) -> Scene:
    say, actions = words(PACKAGE, locale), tuple(legal)
    lit = frozenset(place for action in actions for place in ACTIONS.places(action))
    return Scene(view, seat, say, called(names, int(view.seats), say), theme, lit, frozenset(last), actions)


def _city(scene: Scene, seat: int, form: cities.Form, weight: int) -> Panel:
    return Panel(f"city:{seat}", scene.names[seat], cities.city(scene, seat, form), weight, seat, heading=False)


def _middle(scene: Scene) -> tuple[list[Placed], float]:
    """The common panels, and where they end."""
    say = scene.say
    trade, piles = table.TILE + 2 * MARGIN, table.PILES + 2 * MARGIN
    left = INSIDE - trade - piles - 2 * GAP
    roles = Panel("roles", say("panel-roles"), table.roles(scene, left - 2 * MARGIN, 5), 0)
    high = table.tile(scene).height + HEAD
    placed = [Placed(roles, GAP, 50, left, high, note=who_governs(scene, ROLE_NAMES, 130)),
              Placed(Panel("tile", say("panel-tile"), table.tile(scene), 0), 2 * GAP + left, 50, trade, high),
              Placed(Panel("piles", say("panel-piles"), table.piles(scene), 0), 3 * GAP + left + trade, 50, piles,
                     high)]
    return placed, 50 + high + GAP


# Words around the panels


def _title_line(scene: Scene) -> tuple[str, str]:
    """What stands beside the title, and at its right."""
    return scene.who_is_next(), scene.say("board-round", n=int(scene.g.round))


def _describe(scene: Scene) -> str:
    """The position for those who do not see it."""
    says, note = _title_line(scene)
    said = [f"{note}. {who_governs(scene, ROLE_NAMES, 130)}. {says}.".replace("..", ".")]
    scores = scene.g.scores()
    for seat in clockwise(scene.seat, int(scene.g.seats)):
        me = scene.player(seat)
        said.append(scene.say("desc-seat", name=scene.names[seat], buildings=int(me.built), points=scores[seat][0],
                              hand=int(me.hand_size), goods=sum(int(n) for n in me.goods)))
    return " ".join(said)
