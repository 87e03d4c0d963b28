"""San Juan's stage: three strips with whole cities, five roles, the own city and the hand."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.draw.icons import SHARED
from comptoir.draw.viewer import called, clockwise
from comptoir.games.san_juan import stage_cards as cards
from comptoir.games.san_juan import stage_city as city
from comptoir.games.san_juan import stage_table as table
from comptoir.games.san_juan.board_scene import Scene
from comptoir.games.san_juan.data import GOODS, LAST_BUILDING, NO_ROLE
from comptoir.games.san_juan.facts import facts
from comptoir.games.san_juan.state import SanJuan
from comptoir.kernel.state import NOBODY
from comptoir.stage.html import Html, fact, icon, join, tag
from comptoir.stage.stage import Grid, Layout, Meter, Slot, Stage, Strip
from comptoir.words import words

PACKAGE = "comptoir.games.san_juan"
NEAR = 10  # buildings: the end is two away

# The strips stand on top in every size, as rows. stage.css says how high all but the hand is, which takes the rest.
_FRAME = Grid(("bar bar", "seats side", "ribbon side", "common side", "act side", "own side"),
              "minmax(0, 1fr) var(--st-side)",
              "var(--st-bar) auto var(--st-ribbon) var(--st-table) var(--st-act) minmax(0, 1fr)")
LAYOUT = Layout(
    frame={"s": _FRAME, "l": _FRAME},
    common={"s": Grid(("roles tile piles",), "minmax(0, 1fr) calc(248 * var(--u)) auto", "minmax(0, 1fr)"),
            "m": Grid(("roles tile piles",), "minmax(0, 1fr) 232px auto", "minmax(0, 1fr)"),
            "l": Grid(("roles tile piles",), "minmax(0, 1fr) 300px auto", "minmax(0, 1fr)"),
            "phone": Grid(("roles", "tile", "piles"), "minmax(0, 1fr)", "auto auto auto")},
    own={"s": Grid(("city", "hand"), "minmax(0, 1fr)", "var(--st-city) minmax(0, 1fr)"),
         "phone": Grid(("city", "hand"), "minmax(0, 1fr)", "auto auto")},
    tabs=(("hand",), ("city",), ("roles", "tile", "piles")),
    sheets=(SHARED,),
)


def stage(view: SanJuan, *, seat: int = NOBODY, locale: str = "en", names: Sequence[str] = (),
          open_points: bool = False) -> Stage:
    """Everything one viewer sees. Hidden points are those under chapels, and no option opens them before the end."""
    scene = _scene(view, seat, locale, names)
    say, g = scene.say, scene.g
    slots = [Slot("roles", say("panel-roles"), table.roles(scene), bare=True, tab=say("stage-table")),
             Slot("tile", say("panel-tile"), table.tile(scene), note=table.tile_note(scene)),
             Slot("piles", say("panel-piles"), table.piles(scene), bare=True)]
    if seat != NOBODY:
        slots.append(Slot("city", say("stage-city"), city.own_city(scene), "own", bare=True))
    if seat != NOBODY or g.aside_size:
        slots.append(Slot("hand", say("stage-hand-tab"), cards.hand(scene), "own", bare=True))
    strips = tuple(_strip(scene, other) for other in clockwise(seat, int(g.seats)))
    fullest = max(range(int(g.seats)), key=lambda other: int(g.players[other].built))
    built = int(g.players[fullest].built)
    end = Meter(say("city-count", n=built), built, int(LAST_BUILDING), "co-residence", built >= NEAR, fullest,
                say("stage-fullest", name=scene.names[fullest], n=built))
    others = int(g.seats) - (seat != NOBODY)
    kind = f"is-sj-{others}" if seat != NOBODY else f"is-sj-{others} is-sj-watch"
    return Stage(tuple(slots), strips, _where(scene), say("stage-ends"), (end,),
                 _mini(scene) if seat != NOBODY else Html(""), kind, next=_next(scene))


def peek(view: SanJuan, other: int, *, seat: int = NOBODY, locale: str = "en", names: Sequence[str] = (),
         open_points: bool = False) -> Slot:
    """Another seat's city with the words on its cards."""
    scene = _scene(view, seat, locale, names)
    return Slot("peek", scene.say("panel-city", name=scene.names[other]), cards.large_city(scene, other),
                note=scene.say("city-count", n=int(view.players[other].built)))


def _scene(view: SanJuan, seat: int, locale: str, names: Sequence[str]) -> Scene:
    say = words(PACKAGE, locale)
    return Scene(view, seat, say, called(names, int(view.seats), say), "", frozenset(), frozenset(), ())


def _strip(scene: Scene, seat: int) -> Strip:
    told = facts(scene.g, seat)
    hidden = tag("small", {}, "+?") if told["points_hidden"] else None
    chip = join(tag("span", {}, icon("co-hand"), fact(seat, "hand", str(told["hand"]))),
                tag("span", {}, icon("co-point"), fact(seat, "points", str(told["points"])), hidden))
    if seat == scene.seat:  # the head of the own city is its strip; only a phone shows this one
        return Strip(seat, chip=chip)
    return Strip(seat, city.signs(scene, seat), city.stats(scene, seat), city.town(scene, seat), chip)


def _where(scene: Scene) -> str:
    """Round and phase."""
    say, g = scene.say, scene.g
    said = say("board-round", n=int(g.round))
    if not g.top:
        return said
    if g.role != NO_ROLE:
        return f"{said} · {scene.role(int(g.role)).lower()}"
    return f"{said} · {say('stage-choosing' if g.step() == 'choose_role' else 'stage-round-start')}"


def _next(scene: Scene) -> int:
    """Who plays after the one who is to play, in the phase that is going on."""
    g, acting = scene.g, scene.acting()
    if acting == NOBODY or g.role == NO_ROLE:
        return NOBODY
    after = int(g.left(acting))
    return after if after != g.owner else NOBODY


def _mini(scene: Scene) -> Html:
    """Phone: what the viewer owns."""
    seat, me, told = scene.seat, scene.player(scene.seat), facts(scene.g, scene.seat)
    goods = [tag("span", {"class": "g"}, icon(city.good_icon(kind)), int(me.goods[kind]))
             for kind in range(int(GOODS)) if me.goods[kind]]
    return join(tag("span", {"class": "stat"}, icon("co-hand"), fact(seat, "hand", str(told["hand"]))),
                tag("span", {"class": "stat"}, icon("co-point"), fact(seat, "points", str(told["points"]))),
                tag("span", {"class": "goods"}, *goods) if goods else None,
                tag("span", {"class": "stat"}, icon("co-residence"), fact(seat, "buildings", str(told["buildings"])),
                    tag("small", {}, "/12")))
