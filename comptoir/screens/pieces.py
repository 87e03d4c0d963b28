"""What the screens of all titles are made of: names with their marks, chips of colour, rows with a heading."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from comptoir.draw.palette import SEAT_LINES
from comptoir.kernel.state import State

MARKS = "●■◆▲✚"  # a shape for each seat: colour is never the only sign
TWO_COLUMNS = 116  # from this width on, seats stand side by side


def clockwise(view: State, seat: int) -> list[int]:
    """All seats, the viewer's first."""
    first = max(seat, 0)
    return [(first + n) % int(view.seats) for n in range(view.seats)]


def heading(title: str, *said: str) -> Rule:
    """A line with the title and where the game stands."""
    return Rule(Text.assemble((title, "bold"), " · " + " · ".join(said)), style="dim")


def rows() -> Table:
    """Lines with a heading each."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True, min_width=8)
    table.add_column()
    return table


def side_by_side(blocks: Sequence[Group], width: int) -> RenderableType:
    """In two columns where there is room."""
    if width < TWO_COLUMNS:
        return Group(*blocks)
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for n in range(0, len(blocks), 2):
        grid.add_row(*blocks[n:n + 2])
    return grid


def marked(seat: int, names: Sequence[str], style: str) -> Text:
    """A player, with their mark."""
    return Text.assemble((MARKS[seat] + " ", SEAT_LINES[seat][1]), (names[seat], style))


def head(view: State, seat: int, names: Sequence[str]) -> Text:
    """The name at the head of a seat's block; a pointer shows who is to play."""
    to_play = view.top and view.actor() == seat
    return Text("▸ " if to_play else "  ") + marked(seat, names, "bold")


def chip(colours: tuple[str, str], written: str) -> Text:
    """A word on the colour of its thing, which reads on light and dark terminals alike."""
    ground, ink = colours
    return Text(f" {written} ", style=f"{ink} on {ground}")


def times(written: str, n: int) -> str:
    """A thing, and how many of it if they are several."""
    return written if n == 1 else f"{written} ×{n}"
