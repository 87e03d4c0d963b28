"""Colours of The Golden City's map and cards, as rules for a stylesheet.

`rules(theme)` is what its classes (`gc-…`) mean; the palette's stylesheet carries them. With the theme "" the plain
rules are those of the day, and a browser that knows light-dark() takes the others."""

from __future__ import annotations

from functools import cache
from typing import Final

from comptoir.draw.palette import SERIF, THEMES

INK: Final = "#2A211A"
CREAM: Final = "#FFF9EC"

# What a colour is for: (by day, in the evening).
COLOURS: Final = {
    "sea": ("#8FB9D1", "#1B3446"), "sea1": ("#9DC3D8", "#203D51"), "sea2": ("#AFCFE0", "#26485F"),
    "sea3": ("#C4DDE9", "#2E566F"), "wave": ("#6C9DBA", "#47748F"),
    "forest": ("#6A9867", "#3E6342"), "meadow": ("#B9D386", "#7C9652"), "mountain": ("#B3A99D", "#7A7167"),
    "desert": ("#E6CF98", "#A8925F"), "forest-t": ("#4A7A4E", "#2C4B32"), "meadow-t": ("#8DB257", "#5F7A38"),
    "mountain-t": ("#8A7F73", "#575048"), "mountain-s": ("#DAD3CA", "#9C948A"), "desert-t": ("#C9A862", "#866F3F"),
    "beach": ("#F2E4BF", "#B9A678"), "river": ("#5B97BD", "#3F7FA8"), "bank": ("#2E5F80", "#1F4761"),
    "road": ("#FFF6E0", "#E9D9B4"), "case": ("#8A6B43", "#4A3923"), "wall": ("#E3C27A", "#B9964B"),
}
# Cards keep their light colours in both themes: (ground, rim of its sites).
LANDS: Final = {"port": ("#5B97BD", "#2F6E97"), "forest": ("#4F7F52", "#2F5A35"), "meadow": ("#B9D386", "#6E9434"),
                "mountain": ("#A49A8E", "#6B6157"), "desert": ("#E6CF98", "#B08A3A")}


def _coloured(c: dict[str, str]) -> str:
    """The rules that differ between day and evening."""
    said = [f".gc-sea{{fill:{c['sea']}}}.gc-wave{{stroke:{c['wave']}}}"]
    said += [f".gc-sea{n}{{stroke:{c[f'sea{n}']}}}" for n in (1, 2, 3)]
    said += [f".gc-g-{land}{{fill:{c[land]}}}" for land in ("forest", "meadow", "mountain", "desert")]
    said += [f".gc-t-forest,.gc-t-mountain{{fill:{c['forest-t']}}}.gc-t-mountain{{fill:{c['mountain-t']}}}",
             f".gc-t-shade{{fill:{c['mountain-s']}}}",
             f".gc-t-meadow{{stroke:{c['meadow-t']}}}.gc-t-desert{{stroke:{c['desert-t']}}}",
             f".gc-beach{{stroke:{c['beach']}}}.gc-coast,.gc-case{{stroke:{c['case']}}}.gc-casef{{fill:{c['case']}}}",
             f".gc-bank{{stroke:{c['bank']}}}.gc-river{{stroke:{c['river']}}}.gc-riverf{{fill:{c['river']}}}",
             f".gc-road{{stroke:{c['road']}}}.gc-roadf{{fill:{c['road']}}}.gc-wallf{{fill:{c['wall']}}}"]
    return "".join(said)


def _plain() -> str:
    """The rules that are the same in both."""
    said = [
        ".gc-sea1,.gc-sea2,.gc-sea3,.gc-beach,.gc-coast,.gc-line,.gc-bank,.gc-river,.gc-road,.gc-case,.gc-wave"
        "{fill:none;stroke-linejoin:round;stroke-linecap:round}",
        ".gc-sea1{stroke-width:104}.gc-sea2{stroke-width:66}.gc-sea3{stroke-width:32}.gc-wave{stroke-width:2.2}",
        ".gc-beach{stroke-width:17}.gc-coast{stroke-width:2.6}.gc-bank{stroke-width:23}.gc-river{stroke-width:18}",
        ".gc-shine{fill:none;stroke:#fff;stroke-opacity:.5;stroke-width:1.8;stroke-dasharray:22 30}",
        ".gc-case{stroke-width:9.5}.gc-road{stroke-width:5.4}.gc-edge{stroke-width:1.8;stroke-linejoin:round}",
        ".gc-canalb{stroke-width:13}.gc-canal{stroke-width:9}.gc-thin{stroke-width:1.6}.gc-door{stroke-width:9}",
        ".gc-t-meadow,.gc-t-desert{fill:none;stroke-width:2;stroke-linecap:round}.gc-t-cactus{stroke-width:3}",
        ".gc-t-shade{opacity:.55}.gc-t-snow{fill:#fff;opacity:.62}",
        f".gc-ink{{color:{INK}}}.gc-cream{{color:{CREAM}}}.co text.gc-inkt{{fill:{INK}}}",
        f".gc-disc{{fill:{CREAM};stroke:{INK};stroke-width:1.6}}.gc-ring{{fill:none;stroke-width:4.6}}",
        ".gc-pier{stroke:#8A6B43;stroke-width:6;stroke-linecap:round}.gc-house{fill:#FFF2CF}"
        ".gc-house,.gc-roof{stroke:#8A6B43;stroke-width:1.2;stroke-linejoin:round}.gc-roof{fill:#E3B93C}",
        f".gc-bill{{fill:#FFFDF4;stroke:{INK};stroke-width:1.6;stroke-linejoin:round}}",
        f".gc-slot{{fill:none;stroke:{INK};stroke-opacity:.6;stroke-width:1.6;stroke-dasharray:3 4}}",
        f".co .gc-name{{font-family:{SERIF};font-style:italic;text-anchor:middle;fill:{INK};paint-order:stroke;"
        f"stroke:{CREAM};stroke-opacity:.85;stroke-width:4.5px;stroke-linejoin:round}}",
        f".gc-face{{stroke:{INK};stroke-width:1.4}}.gc-pale{{fill:#FFFBF1}}.gc-back{{fill:#C9A876;stroke:{INK}}}",
        f".gc-backx{{stroke:#8A6B43;fill:none}}.gc-bonus{{fill:#F3DE9E;stroke:{INK};stroke-width:1.4}}",
        f".gc-goods{{fill:#FFF9EC;stroke:{INK};stroke-width:1.4}}.gc-split{{stroke:#D9A92B;stroke-width:1.2}}",
        f".gc-pill{{fill:#FFF9EC;stroke:#B45309;stroke-width:1.6}}.gc-struck{{stroke:{INK};stroke-width:2}}",
        f".gc-note{{fill:{CREAM};stroke:{INK};stroke-width:1.2}}.gc-noteb{{fill:{INK}}}.gc-north{{fill:#B3372B}}"
        f".gc-hull{{fill:#7A5230}}.gc-ship{{fill:{CREAM};stroke:{INK};stroke-width:2;stroke-linejoin:round}}",
        ".gc-halo{fill:#FFF9EC;fill-opacity:.55}.gc-doorb{stroke-width:13}",
        ".gc-crenel{stroke-width:5;stroke-dasharray:6.6 5.4;opacity:.55}",
        ".co .is-last>.rim.gc-rim{stroke-width:5;stroke-dasharray:11 8}",
        ".co .is-lit>.rim.gc-rim{stroke-width:9;stroke-dasharray:none}.co .is-picked>.rim.gc-rim{stroke-width:12}",
        ".co .is-lit>.rim.gc-zone{stroke:#B45309;fill-opacity:.38}.co .is-last>.rim.gc-zone{stroke:#2A211A}",
        ".co .is-lit.is-last>.rim.gc-zone{stroke:#B45309}",
    ]
    for land, (ground, rim) in LANDS.items():
        said.append(f".gc-c-{land}{{fill:{ground}}}.gc-r-{land}{{stroke:{rim}}}")
    return "".join(said)


@cache
def rules(theme: str = "") -> str:
    """Every rule the classes of this title need."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}: there is 'day', 'evening' and '' (as the page)")
    day = {name: pair[0] for name, pair in COLOURS.items()}
    evening = {name: pair[1] for name, pair in COLOURS.items()}
    if theme:
        return _plain() + _coloured(day if theme == "day" else evening)
    both = {name: f"light-dark({pair[0]},{pair[1]})" for name, pair in COLOURS.items()}
    return _plain() + _coloured(day) + f"@supports(color:light-dark(#000,#fff)){{{_coloured(both)}}}"
