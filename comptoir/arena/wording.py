"""How figures are written, in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.1f} %"


def between(ends: Sequence[float | None]) -> str:
    """An interval of a share: 59.8–64.9 %."""
    low, high = ends
    return "" if low is None or high is None else f"{100 * low:.1f}–{100 * high:.1f} %"


def signed(number: float, digits: int = 0) -> str:
    """+12, −12, 0."""
    text = f"{abs(number):.{digits}f}"
    return text if float(text) == 0 else ("+" if number > 0 else "−") + text


def milliseconds(ms: float) -> str:
    """Three digits and the unit that suits them."""
    for factor, unit in ((1e-3, "s"), (1.0, "ms"), (1e3, "µs")):
        if ms * factor >= 1 or unit == "µs":
            return f"{ms * factor:.3g} {unit}"
    raise AssertionError


def heading(result: dict[str, Any]) -> str:
    options = [f"{name} {value}" for name, value in result["options"].items()]
    return ", ".join([result["title"], f"{result['seats']} seats", *options,
                      f"{result['games']} games in {result['blocks']} blocks of {result['block']}",
                      f"seed {result['seed']}"])


def footnotes(result: dict[str, Any]) -> list[str]:
    """What a reader must know about the figures."""
    limit = [f"{value:g} {name}" for name, value in result["limit"].items() if value is not None]
    notes = ["Intervals are 95 %, over blocks (one seed, every seating). A shared victory is split; fair is the share "
             "that equal bots would have.",
             "Rating: Plackett–Luce, 400 points are 10 : 1; the mean is 0. Margin: to the best of the other bots.",
             f"A choice: {' and '.join(limit) or 'no limit'}, lost after {result['timeout']:g} s. "
             f"A game: {result['moves']:.0f} moves. Ends: "
             + ", ".join([f"{end} {percent(share)}" for end, share in result["ends"].items()]) + "."]
    if not result["rating_bounded"]:
        notes.append("Some bot never came before some other: ratings would be infinite, so each pair was given one "
                     "drawn game, and there are no intervals.")
    if result["blocks"] < 2:
        notes.append("One block says nothing about how blocks differ: play more games for intervals.")
    for name, kinds in result["faults"].items():
        if any(kinds.values()):
            notes.append(f"{name} lost {sum(kinds.values())} of its choices: {kinds['illegal']} illegal, "
                         f"{kinds['failed']} failed, {kinds['timed_out']} timed out. "
                         "The lowest legal action was played.")
    notes += [f"e.g. {example}" for example in result["fault_examples"][:3]]
    return notes
