"""Burgundy's tiles, goods and estates in a terminal: the letter of a colour goes with it everywhere."""

from __future__ import annotations

from rich.text import Text

from comptoir.games.burgundy.data import (
    CELLS,
    COLOUR,
    COLOUR_NAMES,
    EMPTY,
    FIRST_ANIMAL,
    FIRST_KNOWLEDGE,
    GOOD_NAMES,
    HEADS,
    KIND_NAMES,
    KNOWLEDGES,
    NUMBER_0,
    ROWS,
    SPECIES_NAMES,
    SPECIES_OF,
)
from comptoir.games.burgundy.state import Board, Player
from comptoir.screens.flow import Flow
from comptoir.screens.pieces import chip
from comptoir.words import Words

# By colour: the tile, and what is written on it.
GROUNDS = (("#C9A26B", "#2B1D0C"), ("#A9CC78", "#1E2B10"), ("#F0D45C", "#3D3208"), ("#3F6B45", "#FFFFFF"),
           ("#A3A3A3", "#1D1D1D"), ("#7FB2D9", "#0F2536"))
GOODS = {"turquoise": ("#4DB6AC", "#0B2A27"), "purple": ("#6D4C8F", "#FFFFFF"), "pink": ("#E79BBB", "#3B1022"),
         "red": ("#B23A32", "#FFFFFF"), "brown": ("#7A5230", "#FFFFFF"), "orange": ("#E8913A", "#3A1E03")}
CELL = 5


def letter(colour: int, say: Words) -> str:
    return say("cb-letter-" + COLOUR_NAMES[colour])


def colour_word(colour: int, say: Words) -> str:
    return say("colour-" + COLOUR_NAMES[colour])


def tile(kind: int, say: Words) -> Text:
    """What a tile is, on its colour, with the letter of that colour."""
    colour = int(COLOUR[kind])
    return chip(GROUNDS[colour], f"{letter(colour, say)} {say('tile-' + KIND_NAMES[kind].replace('_', '-'))}")


def good(kind: int, n: int, say: Words) -> Text:
    """A kind of goods with the number of its die, and how many there are."""
    many = f" ×{n}" if n > 1 else ""
    return chip(GOODS[GOOD_NAMES[kind]], f"{kind + 1} {say('good-' + GOOD_NAMES[kind])}{many}")


def code(kind: int, say: Words) -> str:
    """A tile in three letters: Mar, 3co, K12."""
    if FIRST_KNOWLEDGE <= kind < FIRST_KNOWLEDGE + KNOWLEDGES:
        return say("cb-code-knowledge", n=int(kind - NUMBER_0))
    if kind >= FIRST_ANIMAL and HEADS[kind]:
        return f"{HEADS[kind]}{say('cb-code-' + SPECIES_NAMES[SPECIES_OF[kind]])}"
    return say("cb-code-" + KIND_NAMES[kind].replace("_", "-"))


def estate(board: Board, me: Player, say: Words) -> Text:
    """The 37 spaces as they lie: what is placed in brackets, else colour, number, and how the space is counted."""
    lines, space = [], 0
    for length in ROWS:
        line = Text(" " * ((CELL + 1) // 2 * (max(ROWS) - length)))
        for n in range(length):
            line.append("" if n == 0 else " ").append_text(_cell(board, me, space, say))
            space += 1
        lines.append(line)
    assert space == CELLS
    return Text("\n").join(lines)


def _cell(board: Board, me: Player, space: int, say: Words) -> Text:
    colour, kind = int(board.colour[space]), int(me.tiles[space])
    ground, ink = GROUNDS[colour]
    if kind != EMPTY:
        return Text(f"[{code(kind, say)}]".center(CELL), style=f"{ink} on {ground}")
    return Text.assemble((f"{letter(colour, say)}{board.number[space]}", f"bold {ink} on {ground}"),
                         (f" {space + 1}".ljust(CELL - 2), "dim"))


def legend(say: Words, over: bool) -> Flow:
    """What letters and numbers mean."""
    said = [f"{letter(colour, say)} {colour_word(colour, say)}" for colour in range(len(COLOUR_NAMES))]
    said += [say("cb-key-space"), say("cb-key-tile"), say("cb-key-good"), *([] if over else [say("cb-key-points")])]
    return Flow([Text(key, style="dim") for key in said])
