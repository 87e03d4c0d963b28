"""Pieces of text in a row that are never broken inside: the row goes on in the next line between two of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP = "  "


class Flow:
    """As many pieces a line as the width allows; further lines may begin with an indent."""

    def __init__(self, pieces: Sequence[Text], indent: int = 0) -> None:
        self.pieces = pieces
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line, begun = Text(), False
        for piece in self.pieces:
            if begun and line.cell_len + len(GAP) + piece.cell_len > options.max_width:
                yield line
                line, begun = Text(" " * self.indent), False
            line.append(GAP if begun else "").append_text(piece)
            begun = True
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        cells = [piece.cell_len for piece in self.pieces]
        return Measurement(max(cells, default=0), sum(cells) + len(GAP) * max(0, len(cells) - 1))
