"""Pictures of the figures, as PNG, by day and under the lamp (extra `[lab]`). A bot has a colour and a shape."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from comptoir.arena.played import Played
from comptoir.arena.wording import percent, signed
from comptoir.draw.palette import SEAT_LINES, TOKENS

NO_PLOTS = "no plots: they need matplotlib, pip install 'comptoir[lab]'"
MARKS = "osD^P"
WIDTH = 4.8  # inches; with letters of 11 points they can be read on a phone
DPI = 220
ROW = 0.52  # inches for a bot

Plots = dict[str, dict[str, bytes]]  # name, then theme ("day", "evening")


def can_plot() -> bool:
    return find_spec("matplotlib") is not None


class Sheet:
    """One picture in one theme."""

    def __init__(self, theme: str, height: float, title: str) -> None:
        from matplotlib.figure import Figure

        self.side = 0 if theme == "day" else 1
        self.ink, self.soft, self.line = self.token("ink"), self.token("ink2"), self.token("line")
        self.figure = Figure(figsize=(WIDTH, height), dpi=DPI, facecolor=self.token("panel"), layout="constrained")
        self.axes = self.figure.add_subplot(facecolor=self.token("panel"))
        self.figure.suptitle(title, x=0.02, ha="left", color=self.ink, fontsize=12, fontweight="bold")
        self.axes.tick_params(colors=self.soft, labelsize=10, length=0)
        for side, spine in self.axes.spines.items():
            spine.set_visible(side == "bottom")
            spine.set_color(self.line)
        self.axes.grid(axis="x", color=self.token("panel-line"), linewidth=0.6, alpha=0.6)
        self.axes.set_axisbelow(True)

    def token(self, name: str) -> str:
        return TOKENS[name][self.side]

    def colour(self, n: int) -> str:
        return SEAT_LINES[n % len(SEAT_LINES)][self.side]

    def names(self, names: Sequence[str], lift: float = 8) -> None:
        """The rows have their names above them, at the left: however long a name is, there is room."""
        self.axes.set_yticks([])
        self.axes.set_ylim(len(names) - 0.45, -0.75)
        for row, name in enumerate(names):
            self.axes.annotate(shortened(name), (0, row), xycoords=("axes fraction", "data"), xytext=(0, lift),
                               textcoords="offset points", color=self.ink, fontsize=11, va="bottom")

    def note(self, text: str, x: float, y: float, **how: Any) -> None:
        self.axes.annotate(text, (x, y), color=how.pop("color", self.soft), fontsize=10, **how)

    def percents(self, axis: str) -> None:
        from matplotlib.ticker import FuncFormatter, MaxNLocator

        which = self.axes.xaxis if axis == "x" else self.axes.yaxis
        which.set_major_locator(MaxNLocator(5))
        which.set_major_formatter(FuncFormatter(lambda share, _: f"{100 * share:.0f} %"))

    def png(self) -> bytes:
        written = io.BytesIO()
        self.figure.savefig(written, format="png", facecolor=self.figure.get_facecolor(),
                            metadata={"Software": "comptoir"})
        return written.getvalue()


def both(draw: Callable[[str], Sheet]) -> dict[str, bytes]:
    return {theme: draw(theme).png() for theme in ("day", "evening")}


def shortened(name: str, most: int = 44) -> str:
    return name if len(name) <= most else name[:most - 1] + "…"


def arena_plots(result: dict[str, Any], games: Sequence[Played]) -> Plots:
    """All pictures of a run, by name."""
    names = sorted(result["rating"], key=lambda name: -float(result["rating"][name]))
    scores = {name: sorted([points for game in games for points, bot in zip(game.points, game.bots, strict=True)
                            if bot == name]) for name in names}
    plots = {"win_share": both(lambda theme: win_shares(theme, result, names))}
    if len(names) > 1:
        plots["rating"] = both(lambda theme: ratings(theme, result, names))
    plots["seats"] = both(lambda theme: seats(theme, result, names))
    plots["scores"] = both(lambda theme: spread(theme, "Scores", scores))
    plots["places"] = both(lambda theme: places(theme, result, names))
    return plots


def row_height(rows: int) -> float:
    return 1.05 + ROW * max(rows, 2)


def win_shares(theme: str, result: dict[str, Any], names: Sequence[str]) -> Sheet:
    rows = [(name, result["win_share"][name], result["win_share_interval"][name]) for name in names]
    fair = [result["fair_share"][name] for name in names]
    sheet = dots(theme, "Win share, 95 %; dashed: fair", rows, percent)
    for row, share in enumerate(fair):  # shorter above the row than below it: there is the name
        sheet.axes.plot([share, share], [row - 0.15, row + 0.3], color=sheet.soft, linestyle=(0, (2, 1.5)),
                        linewidth=1.5, zorder=2)
    sheet.axes.set_xlim(-0.02, 1.02)
    sheet.percents("x")
    return sheet


def ratings(theme: str, result: dict[str, Any], names: Sequence[str]) -> Sheet:
    rows = [(name, result["rating"][name], result["rating_interval"][name]) for name in names]
    return dots(theme, "Rating (Plackett–Luce), 95 % interval", rows, signed)


def dots(theme: str, title: str, rows: Sequence[tuple[str, float, Sequence[float | None]]],
         write: Callable[[float], str]) -> Sheet:
    """A dot with its interval for each row, and the number beside its name."""
    sheet = Sheet(theme, row_height(len(rows)), title)
    for row, (_, value, (low, high)) in enumerate(rows):
        colour = sheet.colour(row)
        if low is not None and high is not None:
            sheet.axes.plot([low, high], [row, row], color=colour, linewidth=2.4, solid_capstyle="round", zorder=3)
        sheet.axes.plot([value], [row], marker=MARKS[row % len(MARKS)], color=colour, markersize=8,
                        markeredgecolor=sheet.token("panel"), zorder=4)
        sheet.note(write(value), 1, row, xycoords=("axes fraction", "data"), xytext=(0, 8),
                   textcoords="offset points", ha="right", va="bottom", color=sheet.ink)
    sheet.names([name for name, _, _ in rows])
    sheet.axes.margins(x=0.08)
    return sheet


def spread(theme: str, title: str, groups: dict[str, list[int]]) -> Sheet:
    """Where most of the numbers lie: a thin line for 90 % of them, a thick one for half, a mark at the middle."""
    sheet = Sheet(theme, row_height(len(groups)), f"{title}: the middle, half and 90 % of them")
    for row, numbers in enumerate(groups.values()):
        at = [numbers[min(len(numbers) - 1, int(share * len(numbers)))] for share in (0.05, 0.25, 0.5, 0.75, 0.95)]
        colour = sheet.colour(row)
        sheet.axes.plot([at[0], at[4]], [row, row], color=colour, linewidth=1.6, solid_capstyle="round", zorder=2)
        sheet.axes.plot([at[1], at[3]], [row, row], color=colour, linewidth=7, alpha=0.55, solid_capstyle="butt",
                        zorder=3)
        sheet.axes.plot([at[2]], [row], marker=MARKS[row % len(MARKS)], color=colour, markersize=8,
                        markeredgecolor=sheet.token("panel"), zorder=4)
        sheet.note(f"{at[2]}", 1, row, xycoords=("axes fraction", "data"), xytext=(0, 8),
                   textcoords="offset points", ha="right", va="bottom", color=sheet.ink)
    sheet.names(list(groups))
    sheet.axes.margins(x=0.06)
    return sheet


def seats(theme: str, result: dict[str, Any], names: Sequence[str]) -> Sheet:
    """Win share by seat, for each bot, or for anybody where there is only one."""
    found = result["by_seat"]
    groups = [(name, found["bots"][name]) for name in names] if len(names) > 1 else [("", found)]
    sheet = Sheet(theme, 3.1, "Win share by seat, for one chair")
    sheet.axes.grid(axis="x", visible=False)
    sheet.axes.grid(axis="y", color=sheet.token("panel-line"), linewidth=0.6, alpha=0.6)
    sheet.axes.axhline(1 / result["seats"], color=sheet.soft, linestyle=(0, (4, 3)), linewidth=1.2, zorder=1)
    for n, (name, each) in enumerate(groups):
        shift = 0.12 * (n - (len(groups) - 1) / 2)
        for seat, share in enumerate(each["win_share"]):
            if share is None:
                continue
            low, high = each["win_share_interval"][seat]
            sheet.axes.plot([seat + shift] * 2, [low, high], color=sheet.colour(n), linewidth=2.2, zorder=2,
                            solid_capstyle="round")
            sheet.axes.plot([seat + shift], [share], marker=MARKS[n % len(MARKS)], color=sheet.colour(n),
                            markersize=7, markeredgecolor=sheet.token("panel"), linestyle="none", zorder=3,
                            label=shortened(name) if seat == 0 else None)
    sheet.axes.set_xticks(range(result["seats"]), [f"seat {seat + 1}" for seat in range(result["seats"])])
    sheet.axes.set_xlim(-0.5, result["seats"] - 0.5)
    sheet.percents("y")
    if len(groups) > 1:
        legend = sheet.figure.legend(loc="outside lower left", frameon=False, fontsize=10, handletextpad=0.2,
                                     ncols=2 if max([len(name) for name in names]) < 20 else 1)
        for text in legend.get_texts():
            text.set_color(sheet.ink)
    return sheet


def places(theme: str, result: dict[str, Any], names: Sequence[str]) -> Sheet:
    """How often each bot came first, second, … last."""
    sheet = Sheet(theme, row_height(len(names)), "Places, from first (strong) to last")
    for row, name in enumerate(names):
        left, shares = 0.0, result["places"][name]
        for place, share in enumerate(shares):
            strong = 1 - 0.8 * place / max(1, len(shares) - 1)
            sheet.axes.barh(row + 0.06, share, left=left, height=0.36, color=sheet.colour(row), alpha=strong,
                            edgecolor=sheet.token("panel"), linewidth=1)
            if share >= 0.09:
                dark = strong > 0.6
                colour = (sheet.token("panel") if sheet.side == 0 else "#1A1511") if dark else sheet.ink
                sheet.note(f"{100 * share:.0f} %", left + share / 2, row + 0.06, ha="center", va="center", color=colour)
            left += share
    sheet.names(names, 10)
    sheet.axes.set_xlim(0, 1)
    sheet.percents("x")
    sheet.axes.grid(visible=False)
    return sheet
