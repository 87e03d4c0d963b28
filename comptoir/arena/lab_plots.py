"""Pictures of what wins, in the manner of `plots`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from comptoir.arena.plots import Plots, Sheet, both, row_height, shortened

MOST_ROWS = 24  # of a table; the best and the worst where there are more
MOST_GROUPS = 6


def lab_plots(found: dict[str, Any], lengths: Sequence[int]) -> Plots:
    """Seats, the tables that say most, openings, and how long games are."""
    fair = found["fair_share"]
    plots = {"seats": both(lambda theme: ranked(theme, "Win share by seat", found["by_seat"], fair))}
    for name, rows in list(found["groups"].items())[:MOST_GROUPS]:
        plots[name.replace(" ", "_")] = both(
            partial(ranked, title=group_title(name), rows=rows, fair=fair))
    if found["openings"]:
        plots["openings"] = both(lambda theme: openings(theme, found, fair))
    plots["lengths"] = both(lambda theme: histogram(theme, "Length of games, in moves", lengths))
    return plots


def group_title(name: str) -> str:
    """"did role" as a heading."""
    kind, _, what = name.partition(" ")
    what = what.replace("_", " ")
    if name == "did other":
        return "Other actions"
    return f"Actions: {what}" if kind == "did" else f"At the end: {what}"


def item_name(item: str, group: str = "") -> str:
    """An item as a person reads it, without the name of its group."""
    verb = group.partition(" ")[2]
    text = item.removeprefix(f"{verb}:") if group.startswith("did") else item
    return text.replace("_", " ")


def ranked(theme: str, title: str, rows: Sequence[dict[str, Any]], fair: float) -> Sheet:
    """A dot with its interval for each item; the dashed line is what chance would give."""
    shown = list(rows)
    if len(shown) > MOST_ROWS:
        shown = [*shown[:MOST_ROWS // 2], *shown[-MOST_ROWS // 2:]]
        title += " (best and worst)"
    sheet = Sheet(theme, 1.0 + 0.27 * max(3, len(shown)), title)
    sheet.axes.axvline(fair, color=sheet.soft, linestyle=(0, (4, 3)), linewidth=1.2, zorder=1)
    for at, row in enumerate(shown):
        low, high = row["win_share_interval"]
        dot(sheet, at, row["win_share"], low, high, fair)
    names = [shortened(item_name(row["item"].partition(":")[2] or row["item"]), 30) for row in shown]
    sheet.axes.set_yticks(range(len(shown)), names, color=sheet.ink)
    sheet.axes.set_ylim(max(3, len(shown)) - 0.4, -0.6)
    sheet.percents("x")
    return sheet


def openings(theme: str, found: dict[str, Any], fair: float) -> Sheet:
    """The same, with room for long names; the most frequent ones."""
    often = sorted(found["openings"], key=lambda row: -int(row["chairs"]))[:MOST_ROWS // 2]
    rows = [row for row in found["openings"] if row in often]
    sheet = Sheet(theme, row_height(len(rows)), f"Openings: the first {found['opening']} own actions")
    sheet.axes.axvline(fair, color=sheet.soft, linestyle=(0, (4, 3)), linewidth=1.2, zorder=1)
    for at, row in enumerate(rows):
        low, high = row["win_share_interval"]
        dot(sheet, at, row["win_share"], low, high, fair)
    sheet.names([item_name(row["item"]) for row in rows])
    sheet.percents("x")
    return sheet


def dot(sheet: Sheet, at: int, share: float, low: float, high: float, fair: float) -> None:
    """Green and up when it is above what is fair, orange and down when below."""
    colour = sheet.colour(2 if low > fair else 1 if high < fair else 4)
    mark = "^" if low > fair else "v" if high < fair else "o"
    sheet.axes.plot([low, high], [at, at], color=colour, linewidth=2, solid_capstyle="round", zorder=2)
    sheet.axes.plot([share], [at], marker=mark, color=colour, markersize=6.5,
                    markeredgecolor=sheet.token("panel"), zorder=3)


def histogram(theme: str, title: str, numbers: Sequence[int]) -> Sheet:
    """How many games have which length."""
    sheet = Sheet(theme, 2.4, title)
    sheet.axes.hist(numbers, bins=min(40, max(1, len(set(numbers)))), color=sheet.colour(0), alpha=0.85)
    sheet.axes.grid(axis="x", visible=False)
    sheet.axes.set_yticks([])
    return sheet
