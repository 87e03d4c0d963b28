"""The chances over a game, drawn: a band for each seat, with marks where something was given away. Bands are told apart
by their place, by lines between them and by their seat's sign, not by color alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.review.analyst import Review
from comptoir.review.chances import WHOLE
from comptoir.review.names import BLUNDER, IMPRECISE, MISTAKE, name_of
from comptoir.stage.html import Html, tag

WIDE: Final = 1000
HIGH: Final = 100
SIGNS: Final = {IMPRECISE: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", MISTAKE: "M0-6 6 5H-6Z", BLUNDER: "M0-7 7 0 0 7-7 0Z"}


def marks(review: Review) -> list[tuple[int, int, str]]:
    """The moves at which something was given away, with their seat and what they are called."""
    found = [(int(move), weighed["by"], name_of(weighed["loss"])) for move, weighed in review["decisions"].items()]
    return sorted(mark for mark in found if mark[2] in SIGNS)


def bands(review: Review, label: str = "", high: int = HIGH) -> Html:
    """A picture that fills its frame; `.band-0` and so on are for style sheets."""
    chances = review["chances"]
    last = max(1, len(chances) - 1)
    xs = [WIDE * n / last for n in range(len(chances))]
    below = [0] * len(chances)
    parts: list[Html] = []
    for seat in range(len(chances[0])):
        above = [base + row[seat] for base, row in zip(below, chances, strict=True)]
        d = "M" + _line(xs, below, high) + "L" + _line(xs[::-1], above[::-1], high) + "Z"
        parts.append(tag("path", {"class": f"band band-{seat}", "d": d}))
        below = above
    told: dict[str, str | int | bool | None] = {"class": "bands", "viewBox": f"0 0 {WIDE} {high}",
                                                "preserveAspectRatio": "none"}
    told |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return tag("svg", told, *parts)


def signs(review: Review, seats: Sequence[int] = ()) -> Html:
    """Marks above the bands, each at its move; of some seats, or of all."""
    last = max(1, len(review["chances"]) - 1)
    shown = [tag("path", {"class": f"sign sign-{name} seat-{seat}", "d": SIGNS[name],
                          "transform": f"translate({round(WIDE * (move + 1) / last)} 8)"})
             for move, seat, name in marks(review) if not seats or seat in seats]
    return tag("svg", {"class": "signs", "viewBox": f"-8 0 {WIDE + 16} 16", "aria-hidden": "true"}, *shown)


def _line(xs: Sequence[float], shares: Sequence[int], high: int) -> str:
    return " ".join(f"{x:.0f},{high - high * share / WHOLE:.1f}" for x, share in zip(xs, shares, strict=True))
