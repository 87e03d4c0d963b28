"""San Juan's board: a city, in three forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from comptoir.draw.pen import Pen
from comptoir.draw.svg import Svg, num
from comptoir.draw.text import BOLD, width
from comptoir.games.san_juan.board_cards import SMALL_HIGH, small
from comptoir.games.san_juan.board_scene import BUILDINGS, Scene, secret
from comptoir.games.san_juan.data import BUILDING_NAMES, CUSTOMS, CUSTOMS_OFFICE, GOOD_NAMES, PLANTS, ROLE_NAMES
from comptoir.stage.roles import EDGE, name_plate

STEP: Final = SMALL_HIGH + 17
SPACES: Final = 12


@dataclass(frozen=True)
class Form:
    """How many buildings stand in a row, and how wide they are."""

    wide: float
    columns: int
    cell: float
    big: bool

    @property
    def high(self) -> float:
        return 44 + STEP * (SPACES // self.columns) + 8


WIDE: Final = Form(1156, 12, 87, True)
MEDIUM: Final = Form(562, 6, 84, False)
NARROW: Final = Form(360, 4, 80, False)


@dataclass(frozen=True)
class Site:
    """A building on its space: the places it is, and what lies on it."""

    building: int
    at: str
    good_at: str  # empty when no good lies on it


def sites(scene: Scene, seat: int) -> list[Site]:
    """One for each building in play. `city:x` is a copy without a good, if there is one; `goods:x` one with."""
    found = []
    me = scene.player(seat)
    for building in BUILDINGS:
        copies, name = int(me.city[building]), BUILDING_NAMES[building]
        kind = building if building < PLANTS else int(CUSTOMS) if building == CUSTOMS_OFFICE else -1
        goods = int(me.goods[kind]) if kind >= 0 else 0
        for n in range(copies):
            full = n >= copies - goods
            good = ""
            if full:
                nth = n - (copies - goods)
                good = f"goods:{GOOD_NAMES[kind]}" + (f":{nth + 1}" if nth else "")
            found.append(Site(building, f"city:{name}" + (f":{n + 1}" if n else ""), good))
    return found


def city(scene: Scene, seat: int, form: Form) -> Svg:
    pen = scene.pen()
    _head(pen, scene, seat, form)
    rows = SPACES // form.columns
    pen.rect(EDGE - 2, 40, form.wide - 2 * EDGE + 4, STEP * rows + 6, 8, "ground")
    gap = (form.wide - 2 * EDGE - 8 - form.columns * form.cell) / (form.columns - 1)
    standing = sites(scene, seat)
    for n in range(SPACES):
        x, y = EDGE + 4 + n % form.columns * (form.cell + gap), 52 + n // form.columns * STEP
        if n < len(standing):
            _site(pen, scene, seat, standing[n], x, y, form.cell)
        else:
            shape = (f'<rect class="co-space" x=".5" y=".5" width="{num(form.cell - 1)}" '
                     f'height="{num(SMALL_HIGH - 1)}" rx="6"/>')
            pen.stamp(f"plot-{form.cell:g}", shape, x, y)
    return pen.finish(form.wide, form.high, theme=scene.theme, label=scene.say("panel-city", name=scene.names[seat]))


def _site(pen: Pen, scene: Scene, seat: int, site: Site, x: float, y: float, w: float) -> None:
    say, building = scene.say, site.building
    me, name = scene.player(seat), BUILDING_NAMES[building]
    under = scene.tucked(seat, building)
    about = [say("tip-building", name=scene.building(building), help=scene.power(building))]
    new = me.fresh == building and site.at == f"city:{name}"
    if new:
        about.append(say("tip-new"))
    if secret(under):
        about.append(say("tip-tucked-secret"))
    elif under:
        about.append(say("tip-tucked", n=under))
    marked = "+?" if secret(under) else f"+{under}" if under else ""
    with pen.place(scene.at(seat, site.at), " ".join(about), x - 2, y - 2, w + 4, SMALL_HIGH + 4, 7,
                   key=f"{seat}:{site.at}"):
        small(pen, scene, building, x, y, w, site.good_at, new, marked)
        due = scene.pay_over(building) if seat == scene.seat and site.at == f"city:{name}" else None
        if due is not None:
            words = say("pay", n=due)
            half = width(words, 12, BOLD) / 2 + 8
            pen.rect(x + w / 2 - half, y + SMALL_HIGH - 10, 2 * half, 19, 9.5, "card")
            pen.text(x + w / 2, y + SMALL_HIGH + 4, words, 12, "bold mid")
    if site.good_at:
        kind = site.good_at.split(":")[1]
        told = say("tip-good", good=say("good-" + kind), n=1, building=scene.building(building))
        with pen.place(scene.at(seat, site.good_at), told, x + w - 36, y + 26, 36, 36, 18,
                       key=f"{seat}:{site.good_at}"):
            pen.circle(x + w - 18, y + 44, 16, "circ")
            pen.icon("co-card-back" if kind == "customs" else f"co-{kind}", x + w - 30, y + 32, 24)


def _head(pen: Pen, scene: Scene, seat: int, form: Form) -> None:
    """Name, office, what the seat took; buildings and cards in hand at the right."""
    me, say = scene.player(seat), scene.say
    right = form.wide - EDGE
    with pen.place(scene.at(seat, "cards"), say("tip-hand", name=scene.names[seat], n=int(me.hand_size)), right - 62, 3,
                   62, 32, key=f"{seat}:cards"):
        pen.icon("co-hand", right - 60, 5, 28)
        pen.text(right - 4, 25, str(int(me.hand_size)), 15, "bold end")
    count = say("city-count", n=int(me.built))
    pen.text(right - 70, 25, count, 12, "mute end")
    edge = _covered(pen, scene, seat, right - 78 - width(count, 12))
    name_plate(pen, scene, seat, "city", ROLE_NAMES, wide=form.wide, right=edge, big=form.big)


def _covered(pen: Pen, scene: Scene, seat: int, right: float) -> float:
    """How many buildings lie under others, with the cards that were tucked under them; how far to the left it
    reaches."""
    me = scene.player(seat)
    under = [building for building in BUILDINGS if me.covered[building]]
    if not under:
        return right
    piles = [scene.tucked(seat, building) for building in under if not me.city[building]]
    words = str(sum(int(n) for n in me.covered))
    if any(piles):
        words += " +?" if any(secret(n) for n in piles) else f" +{sum(piles)}"
    about = scene.covered(seat)
    start = right - 30 - width(words, 12, BOLD)
    with pen.place(scene.at(seat, "covered"), about, start - 2, 4, right - start, 30, key=f"{seat}:covered"):
        pen.icon("co-card-back", start, 8, 22)
        pen.text(right - 5, 25, words, 12, "bold end")
    return start - 6
