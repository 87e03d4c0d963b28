"""Puerto Rico's board: a domain, that is one seat's island, city, goods and money, in three forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from comptoir.draw.pen import Pen
from comptoir.draw.svg import Svg, num
from comptoir.draw.text import BOLD, SERIF, shrink, width, wrap
from comptoir.games.puerto_rico.board_scene import BUILDINGS, GOODS, Scene, kind_of
from comptoir.games.puerto_rico.data import (
    CITY,
    GOOD_NAMES,
    ISLAND,
    PLACE_NAMES,
    QUARRY,
    ROLE_NAMES,
    SPACES,
    TILE_NAMES,
)
from comptoir.stage.roles import EDGE, name_plate
from comptoir.words import dashed

HIGH: Final = 56  # of a city space
STEP: Final = 60


@dataclass(frozen=True)
class Form:
    """Where the parts of a domain stand. The city has an even number of columns, so that a large building
    never breaks over two rows."""

    wide: float
    high: float
    island: tuple[float, float]
    site: float  # how wide an island space is
    city: tuple[float, float]
    cells: int  # of the city in a row
    cell: float  # how wide one is
    goods: tuple[float, float]
    good_step: tuple[float, float]
    good_columns: int
    labels: bool


WIDE: Final = Form(1156, 204, (4, 67), 56, (380, 67), 6, 102, (1034, 73), (61, 40), 2, True)
MEDIUM: Final = Form(562, 318, (4, 46), 56, (4, 182), 6, 87, (392, 52), (84, 40), 2, False)
NARROW: Final = Form(360, 408, (5, 80), 53, (5, 210), 4, 81.5, (8, 46), (69, 0), 5, False)


def domain(scene: Scene, seat: int, form: Form) -> Svg:
    pen = scene.pen()
    _head(pen, scene, seat, form)
    if form.labels:
        _labels(pen, scene, seat, form)
    _goods(pen, scene, seat, form)
    _island(pen, scene, seat, form)
    _city(pen, scene, seat, form)
    title = scene.say("panel-domain", name=scene.names[seat])
    return pen.finish(form.wide, form.high, theme=scene.theme, label=title)


# Name, office, colonists in San Juan, doubloons, points


def _head(pen: Pen, scene: Scene, seat: int, form: Form) -> None:
    right = _purse(pen, scene, seat, form.wide - EDGE, form.labels)
    name_plate(pen, scene, seat, "domain", ROLE_NAMES, wide=form.wide, right=right, big=form.labels)


def _purse(pen: Pen, scene: Scene, seat: int, right: float, big: bool) -> float:
    """At the right of the head; how far to the left it reaches."""
    me, say, name = scene.player(seat), scene.say, scene.names[seat]
    label = say("domain-sanjuan") if big else ""
    start = right - 92 - width("30", 13, BOLD) - (width(label, 12) + 8 if big else 0)
    with pen.place(scene.at(seat, "sanjuan"), say("tip-sanjuan", name=name, n=me.idle), start - 6, 4,
                   right - 60 - start, 31, key=f"{seat}:sanjuan"):
        if big:
            pen.text(start, 25, label, 12, "mute")
        pen.icon("co-colonist", right - 86, 10, 20, cls="" if me.idle else "dim")
        pen.text(right - 91, 25, str(me.idle), 13, "bold end" if me.idle else "mute end")
    with pen.place(scene.at(seat, "purse"), say("tip-purse", name=name, n=me.coins), right - 55, 5, 27, 29,
                   key=f"{seat}:purse"):
        pen.coin(right - 41, 20, 12, me.coins)
    points = scene.points(seat)
    about = say("tip-points-hidden", name=name) if points == "?" else \
        say("tip-points", name=name, n=int(points))
    with pen.place(scene.at(seat, "points"), about, right - 26, 5, 27, 29, key=f"{seat}:points"):
        pen.point(right - 12, 20, 12.5, points)
    return start - 10


def _labels(pen: Pen, scene: Scene, seat: int, form: Form) -> None:
    me, say = scene.player(seat), scene.say
    for x, key, filled in ((form.island[0], "domain-island", me.island),
                           (form.city[0], "domain-city", me.city), (form.goods[0], "domain-goods", None)):
        pen.text(x, 58, say(key), 13, "serif")
        if filled is not None:
            pen.text(x + width(say(key), 13, SERIF) + 10, 58, say("domain-filled", n=filled), 12, "mute")


# Goods


def _goods(pen: Pen, scene: Scene, seat: int, form: Form) -> None:
    (x0, y0), (dx, dy) = form.goods, form.good_step
    size = 26 if form is NARROW else 29
    for kind in GOODS:
        count, name = int(scene.player(seat).goods[kind]), GOOD_NAMES[kind]
        x, y = x0 + dx * (kind % form.good_columns), y0 + dy * (kind // form.good_columns)
        about = scene.say("tip-goods", good=scene.good(kind), n=count)
        with pen.place(scene.at(seat, f"goods:{name}"), about, x - 3, y - 3, min(dx - 4, 66), size + 6,
                       key=f"{seat}:goods:{name}"):
            pen.icon(f"co-{name}", x, y, size, cls="" if count else "dim")
            pen.text(x + size + 4, y + size * 0.5 + 5.5, str(count), 14.5, "bold" if count else "mute")


# Island


def _island(pen: Pen, scene: Scene, seat: int, form: Form) -> None:
    """Tiles are grouped by kind; colonists stand on the first ones of a kind."""
    (x, y), size, space = form.island, form.site, 0
    me, step = scene.player(seat), form.site + 4
    pen.rect(x, y, 6 * step + 8, 2 * step + 8, 12, "land")

    def corner(space: int) -> tuple[float, float]:
        return x + 6 + step * (space % 6), y + 6 + step * (space // 6)

    for kind in (int(QUARRY), *GOODS):
        name = TILE_NAMES[kind]
        for n in range(int(me.circles[kind])):
            (left, top), occupied = corner(space), n < me.workers[kind]
            about = scene.say("tip-tile", tile=scene.tile(kind), occupied=int(occupied))
            with pen.place(scene.at(seat, f"island:{name}:{n + 1}"), about, left - 2, top - 2, size + 4,
                           size + 4, key=f"{seat}:{name}:{n + 1}"):
                _site(pen, name, occupied, size, left, top)
            space += 1
    for free in range(space, int(ISLAND)):
        left, top = corner(free)
        _free(pen, left, top, size, size)


def _site(pen: Pen, name: str, occupied: bool, size: float, x: float, y: float) -> None:
    """A tile as it lies on an island: its mark makes room for the colonist."""
    pen.define(f"site-{name}", _tile(pen, name), 56)
    disc = _disc(pen, occupied, 9.5)
    pen.stamp(f"site-{name}-{int(occupied)}-{size:g}",
              f'<use href="#site-{name}" width="{num(size)}" height="{num(size)}"/>'
              f'<use href="#{disc}" x="{num(size - 13)}" y="{num(size - 13)}"/>', x, y)


def _tile(pen: Pen, name: str) -> str:
    ground = '<rect class="co-gb" x=".7" y=".7" width="54.6" height="54.6" rx="6"/>'
    if name == "quarry":
        mark = f'<use href="#{pen.take("co-quarry", "pic t-quarry")}" x="6" y="4" width="36" height="36"/>'
        return f'<g class="co-is-quarry">{ground}{mark}</g>'
    mark = f'<use href="#{pen.take(f"co-mark-{name}")}" x="7" y="5" width="30" height="30"/>'
    return (f'<g class="co-is-{name}">{ground}'
            f'<path class="co-gs" d="M2 44c8-3 16-3 26 0s18 3 26 0M2 50c8-3 16-3 26 0s18 3 26 0"/></g>{mark}')


def _disc(pen: Pen, occupied: bool, r: float) -> str:
    """A circle for a colonist, its middle at 0, 0: the brown disc, or an empty bowl. Returns its id."""
    ident, size = f"circle-{int(occupied)}-{r:g}".replace(".", "_"), r * 24 / 10.7
    if occupied:
        man = pen.take("co-colonist", "pic")
        pen.keep(ident, f'<use href="#{man}" x="{num(-size / 2)}" y="{num(-size / 2)}" width="{num(size)}" '
                        f'height="{num(size)}"/>')
    else:
        pen.keep(ident, f'<circle class="co-bowl" r="{num(r * 10.2 / 10.7)}"/>')
    return ident


# City


def _city(pen: Pen, scene: Scene, seat: int, form: Form) -> None:
    """The small buildings, then the large ones, which begin on an even space."""
    (x, y), step = form.city, form.cell + 4
    pen.rect(x, y, step * form.cells + 8, STEP * (int(CITY) // form.cells) + 8, 8, "ground")

    def corner(space: int) -> tuple[float, float]:
        return x + 6 + step * (space % form.cells), y + 6 + STEP * (space // form.cells)

    space, taken = 0, set[int]()
    for building in BUILDINGS:
        if scene.player(seat).circles[building]:
            spaces = int(SPACES[building])
            space += space % spaces
            _building(pen, scene, seat, building, *corner(space), form.cell + step * (spaces - 1))
            taken.update(range(space, space + spaces))
            space += spaces
    for free in sorted(set(range(int(CITY))) - taken):
        left, top = corner(free)
        _free(pen, left, top, form.cell, HIGH)


def _building(pen: Pen, scene: Scene, seat: int, building: int, x: float, y: float, w: float) -> None:
    me, name, word = scene.player(seat), PLACE_NAMES[building], scene.building(building)
    circles, workers, kind = int(me.circles[building]), int(me.workers[building]), kind_of(building)
    about = f"{scene.say('tip-building', name=word, n=workers, circles=circles)} {scene.power(building)}"
    at = scene.at(seat, f"city:{name}")
    with pen.place(at, about, x - 2, y - 2, w + 4, HIGH + 4, key=f"{seat}:{name}"):
        pen.rect(x + 0.7, y + 0.7, w - 1.4, HIGH - 1.4, 6, f"picbg k-{kind}")
        step, icon = (20, 24) if w > 90 else (17, 24 if circles < 3 else 21)
        pen.icon(f"co-{dashed(name)}", x + 4, y + 3, icon, f"pic t-{kind}")
        size, lines = _name(scene.short(building), w - 6)
        for n, line in enumerate(lines):
            pen.text(x + w / 2, y + (45 if len(lines) == 1 else 39 + 11.5 * n), line, size, "serif mid onpic")
        for n in range(circles):
            mid = x + w - step * (circles - n) + step / 2 - 3
            about = scene.say("tip-circle", name=word, n=n + 1)
            with pen.place(f"{at}:{n + 1}", about, mid - step / 2, y + 3, step, 24, 8):
                r = 8.2 if w > 90 else 7.4
                pen.put(_disc(pen, n < workers, r), mid, y + 15)


def _name(word: str, room: float) -> tuple[float, tuple[str, ...]]:
    """A name on a building: in one line if that can be, else in two."""
    size = shrink(word, room, 12, SERIF)
    return (size, (word,)) if width(word, size, SERIF) <= room else (12, wrap(word, room, 12, SERIF))


def _free(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A space that is still free."""
    shape = f'<rect class="co-space" x=".5" y=".5" width="{num(w - 1)}" height="{num(h - 1)}" rx="6"/>'
    pen.stamp(f"free-{w:g}-{h:g}", shape, x, y)
