"""The figures as a picture: who plays how many decisions a second, and what stepping games together brings.

One SVG for light and dark pages. Every kind of measurement has a shape and a colour of its own, every title a line with
its name on it."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

import comptoir
from comptoir.bench.timing import Figures
from comptoir.draw.palette import SANS
from comptoir.draw.svg import esc, num
from comptoir.voice import title_name

WIDTH: Final = 960
LEFT: Final = 220  # where the names end
RIGHT: Final = 36
ROW: Final = 26

# What was measured: its key, what it is called, its class (colour) and its shape.
KINDS: Final = [("decisions_per_s", "random play, the package's own loop", "k0", "circle"),
                ("batch", "batch of 1024, observations and masks", "k1", "square"),
                ("python_per_s", "driven from Python", "k2", "diamond"),
                ("observed_per_s", "one game, observations and masks", "k3", "up"),
                ("pure", "uncompiled", "k4", "down")]

# By class: the colour by day and in the evening.
COLOURS: Final = {"k0": ("#0072B2", "#4AA3DC"), "k1": ("#A86F00", "#E69F00"), "k2": ("#00805D", "#16B98B"),
                  "k3": ("#B05588", "#D68BB4"), "k4": ("#6B5D4A", "#BBAA92")}
LINES: Final = ("k0", "k1", "k2", "k3")  # the colours of the titles in the second picture
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3")


def style() -> str:
    """Plain colours for light pages, and others where the reader prefers dark ones."""
    def sheet(ink: str, mute: str, grid: str, page: str, n: int) -> str:
        rules = [f"text{{fill:{ink}}}.mute{{fill:{mute}}}.grid{{stroke:{grid}}}.page{{fill:{page}}}",
                 f".rail{{stroke:{mute};stroke-opacity:.45}}.ours{{fill:{grid};fill-opacity:.45}}"]
        rules += [f".{name}{{fill:{pair[n]};color:{pair[n]}}}" for name, pair in COLOURS.items()]
        return "".join(rules)

    fixed = (f"svg{{font:13px {SANS};font-variant-numeric:tabular-nums}}.head{{font-size:17px;font-weight:700}}"
             ".end{text-anchor:end}.mid{text-anchor:middle}.bold{font-weight:700}.small{font-size:11px}"
             ".line{fill:none;stroke:currentColor;stroke-width:2}.mark{stroke-width:1.5}")
    day = sheet("#2B2118", "#64533E", "#E4D9C2", "#FFFDF8", 0)
    evening = sheet("#F3E9D6", "#C9B99F", "#3A3027", "#1A1511", 1)
    return f"<style>{fixed}{day}@media (prefers-color-scheme:dark){{{evening}}}</style>"


def mark(shape: str, x: float, y: float, cls: str, tip: str) -> str:
    """A sign on the picture; its colour is never the only difference."""
    r = 5.5
    shapes = {"circle": f'<circle cx="{num(x)}" cy="{num(y)}" r="{r}"/>',
              "square": f'<rect x="{num(x - r + .5)}" y="{num(y - r + .5)}" width="10" height="10"/>',
              "diamond": f'<path d="M{num(x)} {num(y - 7)}l6.5 7-6.5 7-6.5-7z"/>',
              "up": f'<path d="M{num(x)} {num(y - 6.5)}l6.5 11.5h-13z"/>',
              "down": f'<path d="M{num(x)} {num(y + 6.5)}l6.5-11.5h-13z"/>'}
    return f'<g class="{cls}"><title>{esc(tip)}</title>{shapes[shape]}</g>'


def text(x: float, y: float, words: str, cls: str = "") -> str:
    return f'<text x="{num(x)}" y="{num(y)}" class="{cls}">{esc(words)}</text>'


def short(rate: float) -> str:
    """1200000 as 1.2 M."""
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:.2g} {unit}" if rate < 10 * size else f"{rate / size:.0f} {unit}"
    return f"{rate:.0f}"


def rows(results: Figures) -> list[tuple[str, bool, dict[str, float]]]:
    """By program: whether it is ours, and its rates by what was measured."""
    found: list[tuple[str, bool, dict[str, float]]] = []
    for slug in comptoir.titles():
        if slug not in results:
            continue
        own = results[slug][str(comptoir.load(slug).default_seats)]
        rates = {"decisions_per_s": own["decisions_per_s"], "python_per_s": own.get("python_per_s"),
                 "observed_per_s": own.get("pettingzoo_per_s"), "batch": own.get("batch", {}).get("1024"),
                 "pure": own.get("pure", {}).get("decisions_per_s")}
        found.append((title_name(comptoir.load(slug), "en"), True, {key: rate for key, rate in rates.items() if rate}))
    for name, theirs in results.get("peers", {}).items():
        keys = ["python_per_s"] if "python_per_s" in theirs else ["decisions_per_s"]
        if theirs.get("observed_per_s") == theirs["decisions_per_s"]:
            keys = []
        found.append((name, False, {key: theirs[key] for key in [*keys, "observed_per_s"] if theirs.get(key)}))
    return found


class Scale:
    """Powers of ten along a line."""

    def __init__(self, values: list[float], start: float, end: float, whole: bool = True) -> None:
        self.low, self.high = log10(min(values)), log10(max(values))
        if whole:
            self.low, self.high = floor(self.low), ceil(self.high)
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        return self.start + (log10(value) - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)

    def decades(self) -> list[float]:
        return [10.0 ** n for n in range(ceil(self.low), floor(self.high) + 1)]


def programs(results: Figures, top: float) -> tuple[str, float]:
    """Who plays how many decisions a second, on one line each; and where that ends."""
    found = rows(results)
    scale = Scale([rate for _, _, rates in found for rate in rates.values()], LEFT + 16, WIDTH - RIGHT)
    y = top + 76
    bottom = y + ROW * len(found) - ROW / 2
    parts = [text(24, top, "Decisions a second, one core", "head"), legend(24, top + 26)]
    for value in scale.decades():
        x = scale.at(value)
        parts.append(f'<path class="grid" d="M{num(x)} {num(y - ROW / 2)}V{num(bottom)}"/>')
        parts.append(text(x, bottom + 16, short(value), "mid mute small"))
    for n, (name, own, rates) in enumerate(found):
        here = y + n * ROW
        if own:
            parts.append(f'<rect class="ours" x="16" y="{num(here - ROW / 2)}" width="{WIDTH - 32}" height="{ROW}"/>')
        parts.append(text(LEFT, here + 4.5, name, "end bold" if own else "end"))
        if not rates:
            continue
        ends = [scale.at(min(rates.values())), scale.at(max(rates.values()))]
        parts.append(f'<path class="rail" d="M{num(ends[0])} {num(here)}H{num(ends[1])}"/>')
        for key, what, cls, shape in KINDS:
            if key in rates:
                parts.append(mark(shape, scale.at(rates[key]), here, cls, f"{name}, {what}: {rates[key]:,.0f}"))
    return "".join(parts), bottom + 30


def legend(x: float, y: float) -> str:
    parts = []
    for n, (_, what, cls, shape) in enumerate(KINDS):
        left, high = x + 6 + n % 3 * 310, y + n // 3 * 19
        parts.append(mark(shape, left, high - 4, cls, what) + text(left + 13, high, what))
    return "".join(parts)


def batches(results: Figures, top: float) -> tuple[str, float]:
    """Steps a second against the size of the batch; and where that ends."""
    lines = []
    for slug in comptoir.titles():
        if slug in results:
            rates = results[slug][str(comptoir.load(slug).default_seats)].get("batch", {})
            if rates:
                name = title_name(comptoir.load(slug), "en")
                lines.append((name, [(int(size), float(rate)) for size, rate in rates.items()]))
    if not lines:
        return "", top
    height, left, right = 250, 84, WIDTH - 240
    across = Scale([1, max(size for _, line in lines for size, _ in line)], left, right - 12, whole=False)
    up = Scale([rate for _, line in lines for _, rate in line], top + 36 + height, top + 36)
    parts = [text(24, top, "Steps a second with observations and masks, by the number of games stepped together",
                  "head")]
    for value in up.decades():
        parts.append(f'<path class="grid" d="M{left} {num(up.at(value))}H{num(right)}"/>')
        parts.append(text(left - 10, up.at(value) + 4, short(value), "end mute small"))
    for size, _ in lines[0][1]:
        parts.append(text(across.at(size), up.start + 18, f"{size:,}", "mid mute small"))
    ends = spread([up.at(line[-1][1]) for _, line in lines], 17)
    for n, (name, line) in enumerate(lines):
        points = [(across.at(size), up.at(rate)) for size, rate in line]
        path = "L".join(f"{num(x)} {num(y)}" for x, y in points)
        parts.append(f'<g class="{LINES[n]}"><path class="line" stroke-dasharray="{DASHES[n]}" d="M{path}"/></g>')
        for (x, y), (size, rate) in zip(points, line, strict=True):
            parts.append(mark(KINDS[n][3], x, y, LINES[n], f"{name}, {size:,} games: {rate:,.0f} steps/s"))
        parts.append(text(points[-1][0] + 14, ends[n] + 4, f"{name}  {short(line[-1][1])}"))
    return "".join(parts), up.start + 40


def spread(places: list[float], apart: float) -> list[float]:
    """Labels moved so that none covers another."""
    order = sorted(range(len(places)), key=lambda n: places[n])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + apart)
    return moved


def chart(results: Figures) -> str:
    """The figures of a run as the text of an SVG file."""
    first, below = programs(results, 40)
    second, end = batches(results, below + 40)
    about = results["machine"]
    words = f"{about['processor']}, Python {about['python']}, comptoir {about['comptoir']}, {about['date']}"
    height = end + 26
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {num(height)}" width="{WIDTH}" '
            f'height="{num(height)}" role="img" aria-label="How fast it plays">{style()}'
            f'<rect class="page" width="100%" height="100%" rx="8"/>{first}{second}'
            f'{text(24, height - 14, words, "mute small")}</svg>\n')
