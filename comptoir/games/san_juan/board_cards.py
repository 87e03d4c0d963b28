"""San Juan's board: a card as it lies in a hand, and as it stands in a city."""

from __future__ import annotations

from typing import Final

from comptoir.draw.pen import Pen
from comptoir.draw.svg import num
from comptoir.draw.text import SERIF, shrink, width, wrap
from comptoir.games.san_juan.board_scene import PHASE, Scene, kind_of
from comptoir.games.san_juan.data import BASE, BUILDING_NAMES, LIBRARY
from comptoir.words import dashed

WIDE: Final = 114.0  # a card in the hand
HIGH: Final = 168.0
SMALL_HIGH: Final = 96.0  # a card in a city


def cost_card(pen: Pen, x: float, y: float, words: str, w: float = 22, h: float = 27, struck: bool = False) -> None:
    """Costs and prices in cards: a dark upright card. A cost that does not count for the viewer is struck."""
    pen.rect(x, y, w, h, 3.5, "costc")
    pen.rect(x + 2, y + 2, w - 4, h - 4, 2, "costl")
    size = min(15.5, h * 0.6)
    pen.text(x + w / 2, y + h / 2 + size * 0.36, words, size, "costn")
    if struck:
        pen.path(f"M{num(x + 4)} {num(y + h - 6)}L{num(x + w - 4)} {num(y + 6)}", "coststrike")


def picture(pen: Pen, building: int, x: float, y: float, w: float, h: float, icon: float) -> None:
    """The building before its ground; a violet corner marks the expansion."""
    kind = kind_of(building)
    pen.rect(x, y, w, h, 3, f"picbg k-{kind}")
    sky = [(5, 8, 0.26), (w * 0.66, 8, 0.26), (3, 12, 0.18), (w * 0.75, 12, 0.2)]
    lines = "".join(f"M{num(x + left)} {num(y + down)}h{num(w * share)}" for left, down, share in sky)
    pen.path(lines, "co-sky")
    pen.path(f"M{num(x)} {num(y + h - 8)}h{num(w)}", "co-low")
    if building >= BASE:
        pen.path(f"M{num(x + w - 12)} {num(y)}h12v12z", "co-corner")
    pen.icon(f"co-{dashed(BUILDING_NAMES[building])}", x + (w - icon) / 2, y + h - icon - 3, icon,
             f"pic fine t-{kind}")


def _sign(pen: Pen, building: int, x: float, y: float) -> None:
    """In whose phase it works; the library in all of them."""
    if building == LIBRARY:
        pen.rect(x - 11, y - 9, 26, 18, 9, "card")
        pen.text(x + 2, y + 4.5, "×2", 12, "bold mid")
        return
    phase = PHASE.get(BUILDING_NAMES[building])
    if phase is not None:
        pen.circle(x, y, 11.5, "circ")
        pen.icon(f"co-{phase}", x - 9, y - 9, 18)


def card(pen: Pen, scene: Scene, building: int, count: int = 1, due: int | None = None) -> None:
    """A card at its natural size, its corner at 0, 0. Its price for the viewer stands beside the struck cost."""
    cost = int(scene.g.cost[building])
    if count > 1:
        pen.rect(3.5, -2.5, WIDE - 1.2, HIGH - 1.2, 7, "card")
    pen.rect(0.6, 0.6, WIDE - 1.2, HIGH - 1.2, 7, "card")
    size, lines = name_lines(scene.building(building), WIDE - 37, 12.5)
    for n, line in enumerate(lines):
        pen.text(33, 24 if len(lines) == 1 else 17 + 12.5 * n, line, size, "serif")
    picture(pen, building, 6, 38, WIDE - 12, 65, 54)
    other = due is not None and due != cost
    cost_card(pen, 6, 6, str(cost), struck=other)
    if other:
        pen.rect(6, 35, 22, 22, 4, "due")
        pen.text(17, 51.5, str(due), 15, "bold mid")
    _sign(pen, building, 15, 101)
    lines_on_card = scene.on_card(building)
    for n, line in enumerate(lines_on_card):
        pen.text(WIDE / 2, (131 if len(lines_on_card) == 1 else 125 + 13.5 * n), line,
                 11, "mid")
    pen.text(8, 160, scene.kind(building), 11, "mute")
    pen.point(WIDE - 16, 154, 10.5, scene.worth(building))
    if count > 1:
        pen.rect(WIDE - 34, 84, 26, 18, 9, "card")
        pen.text(WIDE - 21, 97.5, f"×{count}", 12, "bold mid")


def name_lines(word: str, room: float, size: float) -> tuple[float, tuple[str, ...]]:
    """A name in one line if that can be, else in two."""
    if width(word, size, SERIF) <= room:
        return size, (word,)
    lines = wrap(word, room, size, SERIF)
    longest = max(lines, key=lambda line: width(line, size, SERIF))
    return shrink(longest, room, size, SERIF, least=11), lines


def back(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A card that lies face down."""
    pen.rect(x, y, w, h, 5, "wood")
    pen.rect(x + 4, y + 4, w - 8, h - 8, 3, "woodl")


def small(pen: Pen, scene: Scene, building: int, x: float, y: float, w: float, good: str = "", new: bool = False,
          tucked: str = "") -> None:
    """A building in a city: its good in a disc with the edge of the face-down card above; the edge of tucked cards
    below, with their number."""
    if good:
        pen.rect(x + w * 0.12, y - 6, w * 0.76, 12, 3, "wood")
    if tucked:
        pen.rect(x + w * 0.1, y + SMALL_HIGH - 6, w * 0.8, 12, 3, "wood")
    pen.rect(x + 0.6, y + 0.6, w - 1.2, SMALL_HIGH - 1.2, 6, "card")
    picture(pen, building, x + 5, y + 5, w - 10, 51, 40)
    cost_card(pen, x + 2, y + 2, str(int(scene.g.cost[building])), 18, 22)
    pen.point(x + w - 11, y + 13, 10, scene.worth(building))
    size, lines = name_lines(scene.building(building), w - 6, 12)
    for n, line in enumerate(lines[:2]):
        pen.text(x + w / 2, y + (77 if len(lines) == 1 else 71 + 12 * n), line, size, "serif mid")
    if new:
        pen.rect(x + 3, y + 3, w - 6, SMALL_HIGH - 6, 5, "now")
    if tucked:
        pen.rect(x + 3, y + 40, 30, 18, 9, "card")
        pen.text(x + 18, y + 53.5, tucked, 12, "bold mid")
