"""Colours: the counter by day and under the lamp, as two tables, and the stylesheet made of them.

A theme is "day", "evening", or "" for a picture that follows the page it stands in (`light-dark()`). There is
no `var()` anywhere: renderers without it draw the two plain themes, and a page needs no tokens of ours.
A shape inside a symbol is styled by classes that begin with `co-`, because its ancestors in the page do not
count there; everything else by classes under `.co`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

THEMES: Final = ("", "day", "evening")

# What a colour is for: (by day, in the evening).
TOKENS: Final = {
    "page": ("#EFE6D2", "#1A1511"),
    "panel": ("#FBF6EA", "#27201A"),
    "panel-line": ("#CBB98F", "#54473A"),
    "ink": ("#2B2118", "#F3E9D6"),  # text, outlines, dashes
    "ink2": ("#64533E", "#C9B99F"),  # second voice
    "line": ("#B7A47C", "#7A6850"),  # rims of empty spaces
    "wood": ("#8A5A33", "#8A5A33"),  # card backs
    "space": ("#F1E8D4", "#312820"),  # what is taken, free space
    "sea": ("#CFE0E2", "#24383F"),
    "sea-line": ("#7FA3AB", "#6E98A3"),
    "stone": ("#EAE1CF", "#352C24"),  # the ground of a city
    "land": ("#DDE2BD", "#343B28"),  # the ground of an island
    "card": ("#FFFBF1", "#332A22"),
    "card-line": ("#2B2118", "#97856A"),
    "glow": ("#F0A020", "#FFB84D"),  # lit: what shines behind
    "rim": ("#C05F00", "#FFC061"),  # lit and picked
    "wash": ("#F7E8CF", "#3B2D1B"),  # picked: the ground
    "icon-light": ("#FFFAF0", "#4A3E32"),
    "icon-tone": ("#CDB88F", "#8C7656"),
}

# Goods and tiles: (the thing, the mark on it), the same in the evening; the rim carries the contrast.
GOODS: Final = {
    "corn": ("#E3B93C", "#3D2C08"),
    "indigo": ("#3B56A6", "#FFFFFF"),
    "sugar": ("#EFEBDD", "#3A3226"),
    "tobacco": ("#A8733A", "#FFF6E2"),
    "coffee": ("#4A2C1D", "#F6E6CF"),
    "silver": ("#97A3AD", "#1F272E"),
    "quarry": ("#B9B1A4", "#3A342C"),
    "back": ("#7E8F5C", "#F5F1DE"),
}

# Kinds of buildings and cards: the ground of the picture by day and in the evening, its icon's second tone.
KINDS: Final = {
    "corn": ("#F2DD9C", "#CDB878", "#D9A92B"),
    "indigo": ("#BFCBEA", "#98A6CC", "#5F79C4"),
    "sugar": ("#EFE9D6", "#CFC8B2", "#D3C7A4"),
    "tobacco": ("#E3C49C", "#C2A077", "#B27C40"),
    "coffee": ("#C9AC96", "#A98B74", "#85573B"),
    "silver": ("#CDD6DC", "#A9B4BC", "#97A3AD"),
    "city": ("#F0DDB2", "#CDB88A", "#D99A3C"),
    "monument": ("#CFDACB", "#A9B8A6", "#86A382"),
    "violet": ("#DCC7E6", "#B79FC6", "#A079BC"),
    "quarry": ("#CFC8BC", "#AAA295", "#8F877A"),
}

# Seats: a colour and a shape each, so that colour is never the only sign; as lines they keep 3 : 1.
SEATS: Final = (("#0072B2", "circle"), ("#E69F00", "square"), ("#009E73", "diamond"), ("#CC79A7", "triangle"),
                ("#333333", "cross"))

SEAT_LINES: Final = (("#0072B2", "#4AA3DC"), ("#A86F00", "#E69F00"), ("#00805D", "#16B98B"),
                     ("#B05588", "#D68BB4"), ("#333333", "#D8CFBF"))

SERIF: Final = 'Charter,"Bitstream Charter","Sitka Text",Cambria,"Liberation Serif",serif'
SANS: Final = 'system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif'


def paint(token: str, theme: str) -> str:
    """A colour of TOKENS as this theme writes it."""
    return between(*TOKENS[token], theme)


def between(day: str, evening: str, theme: str) -> str:
    """One of two colours, or both where the page decides."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}: there is 'day', 'evening' and '' (as the page)")
    if theme:
        return day if theme == "day" else evening
    return day if day == evening else f"light-dark({day},{evening})"


# Lines of an icon: how wide in a symbol of 24 units, by class. Large pictures take finer lines.
_LINES: Final = {"": 1.4, "fine": 1.15, "hair": 0.7}
_WIDTHS: Final = {"co-o": 1, "co-t": 1, "co-l": 1, "co-gb": 1, "co-h": 0.62, "co-s2": 1.35, "co-s3": 1.75}


@cache
def stylesheet(theme: str = "") -> str:
    """Every rule a board needs. It is the same for all titles, so a page can serve it once."""
    from comptoir.draw import city, estate  # which take their colours from here
    return _icons(theme) + _shapes(theme) + city.rules(theme) + estate.rules(theme) + _states(theme)


def _icons(theme: str) -> str:
    light, tone = paint("icon-light", theme), paint("icon-tone", theme)
    rules = [
        ".co-o,.co-t,.co-l,.co-h,.co-s2,.co-s3,.co-gb{stroke:currentColor;stroke-linejoin:round;stroke-linecap:round}",
        ".co-l,.co-h,.co-s2,.co-s3{fill:none}.co-i{fill:currentColor}",
        f".co-o,.co-light,.co-halo,.co-hole{{fill:{light}}}.co-t{{fill:{tone}}}",
        f".co-lightl,.co-cut,.co-cut2{{fill:none;stroke:{light};stroke-linecap:round}}",
        ".co-lightl{stroke-width:1.4}.co-cut{stroke-width:1.2}.co-cut2{stroke-width:2.4}",
        ".co-gs{fill:none;stroke-width:1.1;opacity:.6}",
        ".co-petal{fill:none;stroke:currentColor;stroke-width:5.8;stroke-linecap:round}",
        ".co-cane{fill:none;stroke:currentColor;stroke-width:3.4;stroke-dasharray:4 .9}",
        ".co-man{fill:#8A5A33;stroke:currentColor;stroke-width:1.4}.co-man+.co-light{fill:#FFF4DF}",
        ".co-coin{fill:#E9BE4A;stroke:#6A4A0C;stroke-width:1.4}.co-coini{fill:#6A4A0C}",
        ".co-coinl{fill:none;stroke:#6A4A0C}",
        ".co-vp{fill:#A33B32;stroke:currentColor;stroke-width:1.4;stroke-linejoin:round}.co-vpi{fill:#FFF4DF}",
        ".co-seat{stroke:currentColor;stroke-width:1.4;stroke-linejoin:round}",
        ".pic{color:#2B2118}.pic .co-o,.pic .co-light,.pic .co-halo,.pic .co-hole{fill:#FFF9EA}"
        ".pic .co-cut,.pic .co-cut2,.pic .co-lightl{stroke:#FFF9EA}",
    ]
    for line, width in _LINES.items():
        for cls, factor in _WIDTHS.items():
            here = f".{line} .{cls}" if line else f".{cls}"
            rules.append(f"{here}{{stroke-width:{round(width * factor, 2)}}}")
    for good, (body, mark) in GOODS.items():
        here = f".co-is-{good} "
        rules.append(f"{here}.co-gb,{here}.co-hole{{fill:{body}}}{here}.co-gs{{stroke:{mark}}}"
                     f"{here}.co-gg{{color:{mark}}}{here}.co-cut,{here}.co-cut2{{stroke:{body}}}")
    for kind, (_, _, second) in KINDS.items():
        rules.append(f".t-{kind} .co-t{{fill:{second}}}")
    for seat, (colour, shape) in enumerate(SEATS):
        line = between(*SEAT_LINES[seat], theme)
        rules.append(f".co-s-{shape} .co-seat{{fill:{colour}}}.co .seat{seat}{{fill:{line}}}")
    return "".join(rules)


def _shapes(theme: str) -> str:
    def c(token: str) -> str:
        return paint(token, theme)

    rules = [
        ":root.co{color-scheme:light dark}" if not theme else "",
        f".co{{color:{c('ink')};font:12px {SANS};font-variant-numeric:tabular-nums}}",
        ".co text{fill:currentColor}",
        f".co .serif{{font-family:{SERIF};font-weight:700}}.co .bold{{font-weight:700}}",
        f".co .mute{{fill:{c('ink2')}}}.co .end{{text-anchor:end}}.co .mid{{text-anchor:middle}}",
        f".co .page{{fill:{c('page')}}}",
        f".co .frame{{fill:{c('panel')};stroke:{c('panel-line')};stroke-width:1.25}}",
        f".co-space,.co .sold{{fill:none;stroke:{c('line')};stroke-dasharray:2 3}}",
        f".co .ground{{fill:{c('stone')};stroke:{c('panel-line')}}}",
        f".co .land{{fill:{c('land')};stroke:{c('sea-line')};stroke-width:1.5}}",
        f".co .sea{{fill:{c('sea')}}}",
        f".co .wave{{fill:none;stroke:{c('sea-line')};stroke-width:1.25;opacity:.7}}",
        f".co .card{{fill:{c('card')};stroke:{c('card-line')};stroke-width:1.25}}",
        f".co .taken{{fill:{c('space')};stroke:{c('line')};stroke-width:1.25}}",
        ".co .now{fill:none;stroke:currentColor;stroke-width:2}.co .onpic{fill:#2B2118}",
        f".co .built{{fill:{c('icon-tone')};stroke:currentColor;stroke-width:1.4;stroke-linejoin:round}}",
        f".co .wall{{fill:{c('stone')};stroke:currentColor;stroke-width:1.25}}",
        f".co .slot{{fill:{c('card')};stroke:currentColor}}",
        f".co .thin{{fill:none;stroke:{c('panel-line')}}}.co .strike{{stroke:{c('ink2')};stroke-width:1.25}}",
        f".co .circ{{fill:{c('panel')};stroke:currentColor;stroke-width:1.25}}",
        ".co-bowl{fill:#FFF9EA;stroke:#2B2118;stroke-width:1.4}.co .picbg{stroke:#2B2118}",
        ".co .dim{opacity:.38}",
        f".co .costc{{fill:currentColor}}.co .costl{{fill:none;stroke:{c('card')};opacity:.6}}"
        f".co .costn{{fill:{c('card')};font-weight:700;text-anchor:middle}}"
        f".co .coststrike{{stroke:{c('card')};stroke-width:1.8}}"
        f".co .due{{fill:{c('card')};stroke:{c('rim')};stroke-width:2}}",
        ".co-sky{fill:none;stroke:#2B2118;stroke-width:.8;opacity:.2}.co-low{stroke:#2B2118;opacity:.5}"
        ".co-corner{fill:#7A5793}",
        ".co .wood{fill:#8A5A33;stroke:#2B2118}.co .woodl{fill:none;stroke:#E9D3AE;opacity:.7}"
        f".co .tray{{fill:{c('icon-tone')};stroke:currentColor}}",
        ".co .cnum{fill:#3E2A04;font-weight:700;text-anchor:middle}"
        ".co .vnum{fill:#FFF4DF;font-weight:700;text-anchor:middle}",
    ]
    for kind, (day, evening, _) in KINDS.items():
        rules.append(f".co .k-{kind}{{fill:{between(day, evening, theme)}}}")
    return "".join(rules)


def _states(theme: str) -> str:
    """Lit, picked and last move are classes on the place, drawn on its first child, the rim."""
    ink, rim, glow, wash = (paint(token, theme) for token in ("ink", "rim", "glow", "wash"))
    return (f".co .rim{{fill:#000;fill-opacity:0;stroke:none}}"
            f".co .is-last>.rim{{stroke:{ink};stroke-width:1.75;stroke-dasharray:5 4}}"
            f".co .is-lit>.rim{{fill:{glow};fill-opacity:.1;stroke:{rim};stroke-width:3;"
            f"stroke-dasharray:none;filter:drop-shadow(0 0 4px {glow})}}"
            f".co .is-picked>.rim{{fill:{wash};fill-opacity:1;stroke:{rim};stroke-width:6;filter:none}}")
