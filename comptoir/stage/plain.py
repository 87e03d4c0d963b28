"""A stage for a title that has only a board: its panels beside each other, and a strip with a name for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.draw.svg import Panel
from comptoir.draw.viewer import clockwise
from comptoir.kernel.state import State
from comptoir.stage.html import Html, fact, tag
from comptoir.stage.stage import Grid, Layout, Slot, Stage, Strip

FRAME = {"s": Grid(("bar bar", "seats side", "ribbon side", "common side", "act side", "own side"),
                   "minmax(0, 1fr) var(--st-side)",
                   "var(--st-bar) 52px var(--st-ribbon) minmax(0, 1fr) var(--st-act) minmax(0, .7fr)")}


def layout(panels: Sequence[Panel], seat: int) -> Layout:
    """Panels of the viewer below, all others above in one row."""
    common = [area(panel.name) for panel in panels if not _own(panel, seat)]
    own = [area(panel.name) for panel in panels if _own(panel, seat)] or ["."]
    return Layout(FRAME, {"s": _row(common or ["."])}, {"s": _row(own)},
                  tuple((name,) for name in [*own, *common] if name != "."), ())


def _row(names: Sequence[str]) -> Grid:
    return Grid((" ".join(names),), f"repeat({len(names)}, minmax(0, 1fr))", "minmax(0, 1fr)")


def area(name: str) -> str:
    """The name of a panel as a grid can take it: "domain:2", domain-2."""
    return name.replace(":", "-").replace("_", "-")


def _own(panel: Panel, seat: int) -> bool:
    return panel.seat == seat >= 0


def stage(view: State, panels: Sequence[Panel], *, seat: int, facts: Sequence[Mapping[str, Any]] = ()) -> Stage:
    """All that can be said without knowing the title."""
    symbols = {name: mark for panel in panels for name, mark in panel.svg.symbols.items()}
    slots = [Slot(area(panel.name), panel.title, tag("div", {"class": "picture"}, Html(panel.svg.bare)),
                  "own" if _own(panel, seat) else "common") for panel in panels]
    strips = [Strip(other, stats=fact(other, "points", int(facts[other]["points"])) if facts else Html(""))
              for other in sorted(clockwise(seat, int(view.seats)))]
    return Stage(tuple(slots), tuple(strips), "", symbols=symbols)
