"""The figures of an arena run as tables for the terminal."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.arena.wording import footnotes, heading, milliseconds, percent, signed


def shown(result: dict[str, Any], timing: dict[str, Any]) -> Group:
    """All that a person wants to know first; the page has the rest."""
    parts: list[RenderableType] = [Text(heading(result), style="bold"), strength(result), points(result),
                                   chairs(result), conduct(result, timing)]
    return Group(*parts, Text("\n".join(footnotes(result))))


def strength(result: dict[str, Any]) -> Table:
    """Wins and ratings."""
    table = plain("bot", "win share", "fair", "rating")
    for name in ordered(result):
        table.add_row(name, share_of(result["win_share"][name], result["win_share_interval"][name]),
                      percent(result["fair_share"][name]),
                      rating_of(result["rating"][name], result["rating_interval"][name]))
    return table


def points(result: dict[str, Any]) -> Table:
    """What lies behind the wins."""
    table = plain("bot", "place", "score", "margin")
    for name in ordered(result):
        table.add_row(name,
                      with_half(result["place"][name], result["place_interval"][name], 2),
                      with_half(result["score"][name], result["score_interval"][name], 1),
                      with_half(result["margin"][name], result["margin_interval"][name], 1))
    return table


def chairs(result: dict[str, Any]) -> Table:
    """Win shares from each seat."""
    seats = range(result["seats"])
    table = plain("wins from", *[f"seat {seat + 1}" for seat in seats])
    if len(result["by_seat"]["bots"]) > 1:
        for name in ordered(result):
            found = result["by_seat"]["bots"][name]["win_share"]
            table.add_row(name, *["" if found[seat] is None else percent(found[seat]) for seat in seats])
    table.add_row("anybody", *[percent(each) for each in result["by_seat"]["win_share"]])
    table.add_row("  between", *[f"{100 * low:.1f}–{100 * high:.1f}"
                                 for low, high in result["by_seat"]["win_share_interval"]], style="dim")
    return table


def conduct(result: dict[str, Any], timing: dict[str, Any]) -> Table:
    """Time for a choice, and choices that were lost."""
    table = plain("bot", "moves", "time p50", "p95", "max", "lost")
    for name in ordered(result):
        time, faults = timing["bots"][name], result["faults"][name]
        table.add_row(name, f"{time['moves']:,}", milliseconds(time["p50_ms"]), milliseconds(time["p95_ms"]),
                      milliseconds(time["max_ms"]), str(sum(faults.values())))
    return table


def ordered(result: dict[str, Any]) -> list[str]:
    """The best first."""
    return sorted(result["rating"], key=lambda name: -float(result["rating"][name]))


def plain(*headings: str) -> Table:
    table = Table(box=SIMPLE_HEAD, header_style="bold", padding=(0, 1))
    for n, text in enumerate(headings):
        table.add_column(text, justify="right" if n else "left", no_wrap=n > 0, overflow="fold")
    return table


def with_half(value: float, ends: list[float | None], digits: int) -> str:
    text = f"{value:.{digits}f}".replace("-", "−")
    return text if ends[1] is None else f"{text} ± {ends[1] - value:.{digits}f}"


def share_of(share: float, ends: list[float]) -> str:
    """62.3 % (59.8–64.9)"""
    return f"{percent(share)} ({100 * ends[0]:.1f}–{100 * ends[1]:.1f})"


def rating_of(value: float, ends: list[float | None]) -> str:
    if ends[0] is None or ends[1] is None:
        return signed(value)
    return f"{signed(value)} ({signed(ends[0])} to {signed(ends[1])})"
