"""Puerto Rico's stage: the whole table in one window. The middle is in stage_common.py, a seat's domain in
stage_domain.py, the strips in stage_strips.py; stage.css says how they look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.draw.icons import SHARED
from comptoir.draw.viewer import called, clockwise
from comptoir.games.puerto_rico import stage_common as common
from comptoir.games.puerto_rico import stage_domain as domain
from comptoir.games.puerto_rico import stage_strips as strips
from comptoir.games.puerto_rico.board_scene import Scene
from comptoir.games.puerto_rico.colonists import PLACING
from comptoir.games.puerto_rico.data import CHIPS, CITY, COLONISTS, NO_END, NO_ROLE, PLACES, TILES
from comptoir.games.puerto_rico.forms_store import STORING
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.kernel.counts import total
from comptoir.kernel.state import NOBODY
from comptoir.stage import Grid, Layout, Meter, Slot, Stage
from comptoir.stage.html import join
from comptoir.words import words

PACKAGE: Final = "comptoir.games.puerto_rico"
NEAR_POINTS: Final = 15  # points left of which one captain's phase may take the last
NEAR_CITY: Final = 10  # spaces filled: a large building ends it

LAYOUT: Final = Layout(
    frame={},
    common={
        "s": Grid(("roles offer row", "roles offer ships", "roles offer supply"),
                  "calc(158 * var(--u)) minmax(0, 1fr) calc(372 * var(--u))", "auto minmax(0, 1fr) auto"),
        "m": Grid(("roles roles", "offer row", "offer ships", "offer supply"),
                  "minmax(0, 1fr) 392px", "calc(52 * var(--u)) auto minmax(0, 1fr) auto"),
        "l": Grid(("roles roles", "offer row", "offer ships", "offer supply"),
                  "minmax(0, 1fr) 470px", "calc(52 * var(--u)) auto minmax(0, 1fr) auto"),
    },
    own={
        "s": Grid(("island city shelf",), "calc(368 * var(--u)) minmax(0, 1fr) calc(218 * var(--u))", "minmax(0, 1fr)"),
        "m": Grid(("island city shelf",), "296px minmax(0, 1fr) 206px", "minmax(0, 1fr)"),
        "l": Grid(("island city shelf",), "400px minmax(0, 1fr) 240px", "minmax(0, 1fr)"),
    },
    tabs=(("shelf", "island", "city"), ("roles", "row", "ships", "supply"), ("offer",)),
    sheets=(SHARED,),
)


def stage(view: PuertoRico, *, seat: int = NOBODY, locale: str = "en", names: Sequence[str] = (),
          open_points: bool = False) -> Stage:
    """The table as one viewer sees it. To those who only watch, the domain of whoever plays lies in front."""
    scene = _scene(view, seat, locale, names, open_points)
    say, seats = scene.say, int(view.seats)
    front = seat if seat != NOBODY else scene.acting() if scene.acting() != NOBODY else int(view.governor)
    me = scene.player(front)

    def heading(key: str) -> str:
        return say(key) if front == seat else say(key + "-of", name=scene.names[front])

    slots = (
        Slot("roles", say("panel-roles"), common.roles(scene), bare=True, tab=say("stage-table")),
        Slot("offer", say("stage-offer"), common.offer(scene)),
        Slot("row", say("panel-row"), common.row(scene),
             note=say("stage-piles", stock=sum(view.pile), discard=sum(view.discard))),
        Slot("ships", say("stage-port"), common.ships(scene)),
        Slot("supply", say("stage-supply"), common.supply(scene), note=say("stage-supply-note")),
        Slot("island", heading("stage-island"), domain.island(scene, front), "own",
             note=say("domain-filled", n=int(me.island))),
        Slot("city", heading("stage-city"), domain.city(scene, front), "own",
             note=say("domain-filled", n=int(me.city))),
        Slot("shelf", heading("stage-mine"), domain.shelf(scene, front), "own"),
    )
    return Stage(slots, tuple(strips.strip(scene, other) for other in clockwise(seat, seats)), _where(scene),
                 ends=say("stage-ends"), meters=_meters(scene), state=_state(scene),
                 mini=join(domain.stats(scene, front), domain.goods(scene, front, placed=False)))


def peek(view: PuertoRico, other: int, *, seat: int = NOBODY, locale: str = "en", names: Sequence[str] = (),
         open_points: bool = False) -> Slot:
    """Another seat's full board."""
    return strips.peek(_scene(view, seat, locale, names, open_points), other)


def _scene(view: PuertoRico, seat: int, locale: str, names: Sequence[str], open_points: bool) -> Scene:
    say = words(PACKAGE, locale)
    return Scene(view, seat, say, called(names, int(view.seats), say), "", frozenset(), frozenset(), open_points)


def _state(scene: Scene) -> str:
    """What is being decided, where the domain looks different for it."""
    if scene.seat != scene.acting() or scene.seat == NOBODY:
        return ""
    step = scene.g.step()
    return {PLACING: "is-mayor", STORING: "is-storing"}.get(step, "")


def _where(scene: Scene) -> str:
    """"round 8 · builder"."""
    g, say = scene.g, scene.say
    said = [say("board-last-round") if g.end != NO_END else say("board-round", n=int(g.round))]
    if not scene.over():
        role = scene.in_play()
        said.append(say("stage-choosing") if role == NO_ROLE else scene.role(role).lower())
    return " · ".join(said)


def _meters(scene: Scene) -> tuple[Meter, ...]:
    """The three ends: points, colonists, a city."""
    g, say, seats = scene.g, scene.say, int(scene.g.seats)
    pool, people, chips, supply = int(CHIPS[seats]), int(COLONISTS[seats]), int(g.chips), int(g.colonists)
    empty = sum(total(me.circles[TILES:PLACES]) - total(me.workers[TILES:PLACES]) for me in g.players)
    fullest = max(range(seats), key=lambda seat: int(g.players[seat].city))
    spaces = int(g.players[fullest].city)
    return (
        Meter(say("meter-left", n=chips), pool - chips, pool, "co-point", chips <= NEAR_POINTS,
              label=say("meter-points", n=chips, most=pool)),
        Meter(say("meter-left", n=supply), people - supply, people, "co-colonist", supply < 2 * max(seats, empty),
              label=say("meter-colonists", n=supply, most=people)),
        Meter(say("domain-filled", n=spaces), spaces, int(CITY), "co-residence", spaces >= NEAR_CITY, fullest,
              say("meter-city", name=scene.names[fullest], n=spaces)))
