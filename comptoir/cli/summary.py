"""What many games come to: scores by seat with intervals, win shares, ends, speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

Z = 1.96  # of a normal distribution, 95 % lie within


@dataclass(frozen=True)
class Result:
    """One game, small enough to come back from another process."""

    seed: int
    end: str
    points: list[int]
    winners: list[int]
    decisions: int
    faults: int  # choices that bots lost
    record: str  # the whole game as text, or "" when nobody asked for it

    def to_json(self) -> dict[str, Any]:
        return {"seed": str(self.seed), "end": self.end, "points": self.points, "winners": self.winners,
                "decisions": self.decisions, "faults": self.faults}


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, Z * sqrt(variance / len(values))


def summarize(results: Sequence[Result], bots: Sequence[str], seconds: float) -> dict[str, Any]:
    """All figures in plain values. A shared victory is split."""
    by_seat = []
    for seat, bot in enumerate(bots):
        points, spread = mean_and_interval([result.points[seat] for result in results])
        wins, wide = mean_and_interval([1 / len(result.winners) if seat in result.winners else 0.0
                                        for result in results])
        by_seat.append({"seat": seat, "bot": bot, "points": round(points, 3), "points_interval": round(spread, 3),
                        "least": min([result.points[seat] for result in results]),
                        "most": max([result.points[seat] for result in results]),
                        "wins": round(wins, 4), "wins_interval": round(wide, 4)})
    decisions = sum([result.decisions for result in results])
    return {"games": len(results), "by_seat": by_seat, "ends": dict(Counter([result.end for result in results])),
            "decisions": decisions, "faults": sum([result.faults for result in results]),
            "seconds": round(seconds, 3), "decisions_per_s": round(decisions / seconds) if seconds else 0}


def shown(figures: dict[str, Any]) -> Group:
    """The figures as tables."""
    table = Table(header_style="bold")
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for heading in ("points", "least", "most", "wins"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in figures["by_seat"]:
        table.add_row(str(seat["seat"]), seat["bot"], f"{seat['points']:.2f} ± {seat['points_interval']:.2f}",
                      str(seat["least"]), str(seat["most"]),
                      f"{seat['wins']:.1%} ± {seat['wins_interval']:.1%}")
    games = figures["games"]
    ends = ", ".join([f"{end} {n / games:.1%}" for end, n in sorted(figures["ends"].items())])
    lines = [f"ends: {ends}",
             f"{games} games, {figures['decisions'] / games:.0f} decisions a game, "
             f"{figures['decisions_per_s']:,} decisions a second ({figures['seconds']:.1f} s); intervals are 95 %"]
    if figures["faults"]:
        lines.append(f"{figures['faults']} choices were lost by bots that failed: the lowest legal action was played")
    return Group(table, Text("\n".join(lines)))
