"""The Golden City's stage: the island in the middle, the seats at its left, the auction and the own cards at its
right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from comptoir.draw.viewer import called
from comptoir.games.golden_city import stage_cards as card
from comptoir.games.golden_city import stage_parts as part
from comptoir.games.golden_city import stage_slots as slots
from comptoir.games.golden_city import stage_strips as strips
from comptoir.games.golden_city.board_scene import PACKAGE, Scene
from comptoir.games.golden_city.data import FIRST_ZONE, PLACES
from comptoir.games.golden_city.stage_map import island
from comptoir.kernel.state import NOBODY
from comptoir.stage.html import Html, join, tag
from comptoir.stage.stage import Grid, Layout, Slot, Stage
from comptoir.words import words

__all__ = ["LAYOUT", "peek", "stage"]

# The island is a square as high as the stage; the seats get 1, the right column 1.6 parts of the rest.
_COLUMNS = "minmax(0, 1fr) var(--gc-map) minmax(0, 1.6fr)"

LAYOUT = Layout(
    frame={
        "s": Grid(("bar bar bar", "seats common own", "ribbon common own", "act act act"), _COLUMNS,
                  "var(--st-bar) auto minmax(0, 1fr) var(--st-act)"),
        "m": Grid(("bar bar bar", "seats common own", "ribbon common own", "ribbon common side", "act act act"),
                  _COLUMNS, "var(--st-bar) auto minmax(0, 1fr) var(--gc-log) var(--st-act)"),
    },
    common={"s": Grid(("map",), "minmax(0, 1fr)", "minmax(0, 1fr)")},
    own={"s": Grid(("auction auction", "fore fore", "score goods", "mine mine"), "minmax(0, 1fr) minmax(0, 1.08fr)",
                   "auto auto auto minmax(min-content, 1fr)")},
    tabs=(("map",), ("auction", "score", "goods", "fore"), ("mine",)),
    sheets=(PACKAGE,),
)


def stage(view: Any, *, seat: int = NOBODY, locale: str = "en", names: Sequence[str] = (),
          open_points: bool = True) -> Stage:
    """Everything that is drawn for one viewer. `open_points` is here because all titles take it: letters lie open."""
    scene = _scene(view, seat, locale, names)
    say, (map_drawn, symbols) = scene.say, island(scene)
    box = tag("div", {"class": "mapbox", "data-zoom": ""}, map_drawn)  # on a phone larger than its window
    told = (Slot("map", say("panel-island"), box, bare=True), slots.auction(scene), slots.fore(scene),
            slots.score(scene), slots.goods(scene), slots.mine(scene))
    return Stage(told, tuple([strips.strip(scene, other) for other in range(int(view.seats))]), strips.where(scene),
                 say("meters-until"), strips.meters(scene), strips.mini(scene), _state(scene), next=_next(scene),
                 symbols={**symbols, **card.symbols(), **slots.score_symbols(scene)})


def peek(view: Any, other: int, *, seat: int = NOBODY, locale: str = "en", names: Sequence[str] = (),
         open_points: bool = True) -> Slot:
    """All that is known of another seat: purse, cards, goods, and every place where a post of theirs stands."""
    scene = _scene(view, seat, locale, names)
    say, g = scene.say, scene.g
    where = []
    for title, places in (("peek-ports", range(16)), ("peek-sites", range(16, int(FIRST_ZONE))),
                          ("peek-zones", range(int(FIRST_ZONE), int(PLACES)))):
        built = [scene.place(place) for place in places if g.players[other].built >> place & 1]
        where.append(tag("div", {}, tag("h3", {}, say(title, n=len(built))),
                         tag("p", {}, ", ".join(built) if built else say("peek-none"))))
    body = [tag("div", {"class": "purse"}, part.number(scene, other, "coins", "gc-coin", "tip-coins", "stat big"),
                part.number(scene, other, "keys", "gc-key", "tip-keys", "stat big"),
                strips.posts(scene, other, "stat big"), strips.black(scene, other, "stat big"),
                part.points(scene, other, "stat big lett")),
            tag("div", {"class": "peek-cards"}, _kinds(scene, other)),
            part.stands(scene, other, "stands-me"), tag("div", {"class": "peek-where"}, where)]
    return Slot("peek", scene.names[other], tag("div", {"class": "peek-body"}, body), bare=True,
                symbols=card.symbols())


def _kinds(scene: Scene, other: int) -> Html:
    cards, goods = part.held_cards(scene, other), part.held_bonuses(scene, other)
    pairs = [card.goods(pair) for pair, n in enumerate(scene.player(other).goods) for _ in range(int(n))]
    return join(tag("span", {"class": "inl"}, cards), tag("span", {"class": "heldc"}, pairs, goods))


def _scene(view: Any, seat: int, locale: str, names: Sequence[str]) -> Scene:
    say = words(PACKAGE, locale)
    legal = frozenset(view.legal()) if int(view.actor()) == seat else frozenset()
    return Scene(view, seat, say, called(names, int(view.seats), say), "", frozenset(), frozenset(), legal)


def _state(scene: Scene) -> str:
    """The stage's class: in the auction the groups take the room in which later stands what would follow."""
    phase = "is-over" if scene.over() else "is-bid" if any(scene.g.groups) else "is-build"
    return phase if scene.seat != NOBODY else f"{phase} is-audience"


def _next(scene: Scene) -> int:
    """Who builds after the one who is building; in the auction an ousting can change it."""
    later = part.waiting(scene)
    return later[-1] if later and scene.acting() != NOBODY else NOBODY
