"""Pieces of text in a row that are never broken inside: the row goes on in the next line between two of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP = "  "


class Flow:
    """As many pieces a line as the width allows."""

    def __init__(self, pieces: Sequence[Text]) -> None:
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + len(GAP) + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(GAP if line else "").append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        cells = [piece.cell_len for piece in self.pieces]
        return Measurement(max(cells, default=0), sum(cells) + len(GAP) * max(0, len(cells) - 1))
