"""Colours of The Castles of Burgundy's tiles, depots and estates, as rules for a stylesheet.

`rules(theme)` is what its classes (`cb-…`) mean; the palette's stylesheet carries them. What stands in a kept drawing
is styled by one class alone, because its ancestors in the page do not count there."""

from __future__ import annotations

from functools import cache
from typing import Final

from comptoir.draw.palette import between

INK: Final = "#2A211A"  # on tiles
CREAM: Final = "#FFF6E3"
PAPER: Final = "#FFFDF6"

# Tiles keep their colours in the evening; the ground of an empty space does not: (by day, in the evening).
TILES: Final = ("#D9B98A", "#9CC76B", "#EBCB4B", "#3F6B43", "#8C8C8C", "#4F86C6")
GROUNDS: Final = (("#E9D6B8", "#706049"), ("#CADEA8", "#56663C"), ("#F3E097", "#78672F"), ("#99AE93", "#354E33"),
                  ("#C1BFB9", "#504D4A"), ("#A2BCD7", "#364A62"))
COLOURS: Final = {
    "ink": (INK, "#F3E9D8"), "second": ("#64564A", "#C6B69F"), "line": ("#A58051", "#8E7046"),
    "panel": ("#FBF6EA", "#27201A"), "wood": ("#E7D5B2", "#3E3225"), "dark": ("#3B332C", "#0F0C0A"),
    "dark-line": (INK, "#8E7046"), "river": ("#C7DAE8", "#233A4C"), "bank": ("#C9B893", "#5D4F3F"),
    "border": (INK, "#CBBB9F"), "now": (CREAM, INK),
}


@cache
def rules(theme: str = "") -> str:
    """Every rule the classes of this title need."""
    c = {name: between(*pair, theme) for name, pair in COLOURS.items()}
    said = [
        # The icons of the sheet: outline, ink, paper with and without outline, and lines in paper.
        ".cb-o{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}"
        f".cb-i{{fill:currentColor;stroke:none}}.cb-t{{fill:{CREAM}}}.cb-p{{fill:{CREAM};stroke:none}}"
        f".cb-u{{stroke:{CREAM}}}",
        # Ink, and numbers in it.
        f".cb-ink{{color:{INK}}}.cb-cream{{color:{CREAM}}}.cb-white{{color:#FFF}}.cb-green{{color:#16281A}}"
        f".cb-page{{color:{c['ink']}}}.cb-wooden{{color:{c['line']}}}",
        "text.cb-n,.co text.cb-n{fill:currentColor;font-weight:700;text-anchor:middle}",
        # Tiles and spaces.
        ".cb-tile{stroke:currentColor;stroke-width:1.3;stroke-linejoin:round}"
        f".cb-edge{{fill:none;stroke:{CREAM};stroke-opacity:.6}}",
        f".cb-ground{{stroke:{c['panel']};stroke-width:1.3}}.cb-pale{{opacity:.75}}",
        f".cb-box{{fill:{PAPER};stroke:{INK};stroke-width:1.1}}.cb-pay{{fill:{PAPER};stroke:#B45309;stroke-width:1.6}}",
        f".cb-count{{fill:{INK};stroke:{CREAM}}}.cb-bonus{{stroke:{INK};stroke-width:1.3}}",
        f".cb-slot{{fill:none;stroke:{c['line']};stroke-width:1.3;stroke-dasharray:2 3}}",
        f".cb-border{{fill:none;stroke:{c['border']};stroke-width:2.2;stroke-linecap:round;pointer-events:none}}",
        f".cb-used{{fill:none;stroke:{c['second']};stroke-width:1.5}}.cb-dash{{stroke-dasharray:2 3}}",
        # The main board.
        f".cb-wood{{fill:{c['wood']};stroke:{c['line']};stroke-width:1.5}}"
        f".cb-dark{{fill:{c['dark']};stroke:{c['dark-line']};stroke-width:1.5}}"
        f".cb-river{{fill:{c['river']};stroke:{c['bank']}}}"
        f".cb-plank{{fill:none;stroke:{c['line']};stroke-width:7;opacity:.45}}",
        f".cb-nowb{{fill:{c['ink']}}}.cb-now{{color:{c['now']}}}.cb-past{{text-decoration:line-through}}",
    ]
    for n, (tile, ground) in enumerate(zip(TILES, GROUNDS, strict=True)):
        said.append(f".cb-f{n}{{fill:{tile}}}.cb-g{n}{{fill:{between(*ground, theme)}}}")
    return "".join(said)
