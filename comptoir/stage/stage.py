"""A stage: what stands on a table that fills the window, in pieces that the page lays out.

A title draws its pieces in `games/<title>/stage.py`:

    LAYOUT: Layout
    def stage(view, *, seat, locale, names, open_points) -> Stage
    def peek(view, other, *, seat, locale, names, open_points) -> Slot      # another seat's full board

The pieces are HTML with pictures in it. What can be pointed at bears `data-at`, as on the boards; a part of a form
bears `data-part` and `data-n` (the how-manieth of its kind, from 1); a number of `facts` is written by `fact`; what
moves and what may appear bears `data-key`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from comptoir.kernel.state import NOBODY
from comptoir.stage.html import NOTHING, Html

SIZES = {  # the windows that have a form of their own; every style sheet uses these queries and no others
    "s": "(min-width: 700px)",
    "m": "(min-width: 1440px) and (min-height: 860px)",
    "l": "(min-width: 1800px) and (min-height: 1000px)",
    "phone": "(max-width: 699px)",
}


@dataclass(frozen=True)
class Slot:
    """A piece of the common board or of the own one. Its name is also its area in the title's grid."""

    name: str
    title: str  # its heading, and the tab on a phone that it comes first in
    html: Html
    part: str = "common"  # or "own"
    bare: bool = False  # it stands on the page itself, without a sheet and a heading
    note: str = ""  # at the right of the heading
    tab: str = ""  # what that tab is called, where it holds more than the title says
    symbols: Mapping[str, str] = field(default_factory=dict)  # of a peek: by id, those that stand in no sheet


@dataclass(frozen=True)
class Strip:
    """A seat in one look. The page writes mark, name, whose turn it is and the last move; the rest is here."""

    seat: int
    signs: Html = NOTHING  # beside the name: governor, roles
    stats: Html = NOTHING  # at the right of the head: money, points
    body: Html = NOTHING  # goods, tiles, buildings
    chip: Html = NOTHING  # all that a phone has room for
    order: int = 0  # place in the order of play where it is not the seating (shown when not 0)


@dataclass(frozen=True)
class Meter:
    """How far one of the ends of the game is."""

    text: str  # "59 left"
    done: int
    most: int
    icon: str = ""
    near: bool = False
    seat: int = NOBODY  # who is nearest to it, where seats race
    label: str = ""  # said to those who do not see the picture


@dataclass(frozen=True)
class Stage:
    """Everything that is drawn for one viewer."""

    slots: tuple[Slot, ...]
    strips: tuple[Strip, ...]  # in the order in which they stand, all seats
    where: str  # beside the title: "round 8 · builder"
    ends: str = ""  # what the meters mean: "what ends the game"
    meters: tuple[Meter, ...] = ()
    mini: Html = NOTHING  # phone: what I own, pinned above the decision
    state: str = ""  # classes of the stage: "is-mayor"
    symbols: Mapping[str, str] = field(default_factory=dict)  # by id: those that stand in no sheet of the title
    next: int = NOBODY  # who plays after the one who is to play, where it is certain


@dataclass(frozen=True)
class Grid:
    """A CSS grid in words: rows of areas, the sizes of columns and rows."""

    areas: tuple[str, ...]
    columns: str
    rows: str


@dataclass(frozen=True)
class Layout:
    """Where the pieces of a title stand, by size. A size that is missing takes the next smaller one.

    Areas of the frame: bar seats ribbon common act own side; phone: bar seats tabs panel mini act, which is the same
    for all titles. On a phone one tab is shown at a time."""

    frame: Mapping[str, Grid]
    common: Mapping[str, Grid]
    own: Mapping[str, Grid]
    tabs: tuple[tuple[str, ...], ...]  # phone: the slots that stand under one tab; the first gives its title
    sheets: tuple[str, ...]  # the packages whose icon sheets it takes symbols from


def layout_css(layout: Layout) -> str:
    """The grids of a title as rules."""
    said = []
    for size, query in SIZES.items():
        rules = []
        for at, grids in (("body.st", layout.frame), (".st-common", layout.common), (".st-own", layout.own)):
            grid = grids.get(size)
            if grid is not None:
                areas = " ".join(f'"{row}"' for row in grid.areas)
                rules.append(f"{at} {{ grid-template-areas: {areas}; grid-template-columns: {grid.columns}; "
                             f"grid-template-rows: {grid.rows}; }}")
        if rules:
            said.append(f"@media {query} {{ {' '.join(rules)} }}")
    for query, sizes in (("(min-width: 700px)", ("s", "m", "l")), ("(max-width: 699px)", ("phone",))):
        names = sorted({name for grids in (layout.common, layout.own) for size in sizes if size in grids
                        for row in grids[size].areas for name in row.split() if name != "."})
        if names:  # on a phone without a grid of its own the slots of a tab stand under each other
            said.append(f"@media {query} {{ "
                        + " ".join(f'.slot[data-slot="{name}"] {{ grid-area: {name}; }}' for name in names) + " }")
    return "\n".join(said) + "\n"
