"""How wide words are, so that they fit: sans as DejaVu Sans, serif as bold Times and a tenth more, the widest
of each stack that readers are likely to have."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from unicodedata import normalize

SANS: Final = "sans"
BOLD: Final = "bold"
SERIF: Final = "serif"  # always bold

# Advance widths in thousandths of the size, for the characters from space to tilde.
_ASCII: Final = {
    SANS: (
        318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636,
        636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698,
        770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732,
        684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635,
        634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,
        525, 636, 337, 636, 838),
    BOLD: (
        348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696,
        696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734,
        830, 683, 683, 821, 837, 372, 372, 775, 637, 995, 837, 850, 733, 850, 770, 720, 682, 812,
        774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716,
        712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652,
        582, 712, 365, 712, 838),
    SERIF: (
        250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500,
        500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722,
        722, 667, 611, 778, 778, 389, 500, 778, 667, 944, 722, 778, 611, 778, 722, 556, 667, 722,
        722, 1000, 722, 722, 667, 333, 278, 333, 581, 500, 333, 500, 556, 444, 556, 444, 333, 500,
        556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722, 500, 500,
        444, 394, 220, 394, 520),
}
_OTHERS: Final = {"’": 380, "‘": 380, "·": 380, "×": 838, "−": 838, "…": 1000, "œ": 1094, "æ": 1048, "«": 646,
                  "»": 646, "–": 500, "ß": 719, "\u00a0": 348, "\u202f": 200}
_SERIF_MARGIN: Final = 1.1


@lru_cache(maxsize=8192)
def width(text: str, size: float, face: str = SANS) -> float:
    """How wide a line of text is at most."""
    table = _ASCII[face]
    total = 0
    for char in text:
        code = ord(char)
        if code > 126:
            code = ord(normalize("NFD", char)[0])  # accents add nothing
        total += table[code - 32] if 32 <= code <= 126 else _OTHERS.get(char, 1000)
    return total * size / 1000 * (_SERIF_MARGIN if face == SERIF else 1)


@lru_cache(maxsize=2048)
def clip(text: str, room: float, size: float, face: str = SANS) -> str:
    """The text, or as much of it as fits with an ellipsis: for names that people choose."""
    if width(text, size, face) <= room:
        return text
    while text and width(text + "…", size, face) > room:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(maxsize=2048)
def wrap(text: str, room: float, size: float, face: str = SANS) -> tuple[str, ...]:
    """The text in one line where it fits, else in two lines of nearly the same width."""
    words = text.split(" ")
    if width(text, size, face) <= room or len(words) == 1:
        return (text,)
    halves = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return min(halves, key=lambda lines: max(width(line, size, face) for line in lines))


@lru_cache(maxsize=2048)
def shrink(text: str, room: float, size: float, face: str = SANS, least: float = 11.5) -> float:
    """The largest size up to `size`, and not below `least`, at which a line fits."""
    while size > least and width(text, size, face) > room:
        size -= 0.5
    return max(size, least)
