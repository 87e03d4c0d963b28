"""How a network is to learn: everything that can be set, and what is usual for each title."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from comptoir import load
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.threads import cores

SHARED: Final = 4  # with fewer cores, a worker on every one of them would leave none to the learner


@dataclass(frozen=True)
class Plan:
    """Shares are of all games that are played at the same time."""

    title: str
    seconds: float = 600.0
    workers: int = 1
    games: int = 384  # a worker's, in each of two groups
    window: int = 64  # turns that are played before they are learned from
    seats: tuple[int, ...] = ()  # () for all that the title has
    width: int = 512
    depth: int = 3
    rate: float = 5e-4  # of learning; falls to a twentieth
    entropy: float = 0.05  # what it is worth not to be sure; falls to a tenth
    points: float = 0.2  # the part that points have in what is learned, beside having won
    spread: float = 10.0  # points beyond which being further ahead counts less and less
    trust: float = 0.95  # see returns.py
    clip: float = 0.2  # how far a probability may move from one window to the next
    batch: int = 32768  # decisions that are learned from at once
    epochs: int = 2  # how often a decision is learned from
    league: float = 0.3  # share of the games in which others than the present network sit
    rivals: int = 4  # of these, at the same time
    guests: float = 0.0  # share of the games in which the guest sits
    guest: str = "sense"  # a bot
    lessons: float = 0.0  # seconds in which the guest is watched first
    pupil: bool = True  # begin with what was learned from it; False: it is only a rival
    snapshot: float = 20.0  # seconds after which the network joins its own rivals
    seed: int = 1

    def told(self) -> dict[str, Any]:
        """For the file of the network."""
        return asdict(self)


# For two cores and two minutes: a small network that is to beat a player who plays at random.
QUICK: Final[dict[str, Any]] = {
    "seconds": 60.0, "workers": 1, "games": 24, "window": 32, "width": 128, "depth": 1, "batch": 512, "league": 0.25,
    "rivals": 2, "guests": 0.0, "lessons": 20.0, "pupil": True, "snapshot": 10.0, "rate": 1e-3, "entropy": 0.02}


def changes(words: Sequence[str]) -> dict[str, Any]:
    """What a plan is told to have otherwise: entropy=0.02, with the kind of number that is there."""
    kinds = {field.name: type(field.default) for field in fields(Plan)}
    found: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        kind = kinds.get(name)
        if kind not in (int, float):
            numbers = ", ".join(name for name, kind in kinds.items() if kind in (int, float))
            raise BadOption(f"a plan has no number {shown(name)}; it has: {numbers}")
        try:
            found[name] = kind(value)
        except ValueError:
            raise BadOption(f"{name} cannot be {shown(value)}; it is a number") from None
        if not 0 <= found[name] < math.inf:
            raise BadOption(f"{name} cannot be {shown(value)}; it is a number from 0 on")
    return found


def usual_plan(title: str, quick: bool = False, begun: dict[str, Any] | None = None, **other: Any) -> Plan:
    """The plan for a title, or the one that a run was `begun` with, but for the workers: it may be another machine.
    `other` is what shall be otherwise, None for what shall not."""
    there = len(cores())
    plan = Plan(title, workers=max(1, there - 1 if there >= SHARED else 1))
    plan = replace(plan, **getattr(load(title).part("learn"), "PLAN", {}))  # what differs in this title
    if quick:
        plan = replace(plan, **QUICK)
    if begun is not None:
        kept = {field.name for field in fields(Plan)} - {"title", "workers"}
        plan = replace(plan, **{name: value for name, value in begun.items() if name in kept})
        plan = replace(plan, seats=tuple(plan.seats))
    plan = replace(plan, **{name: value for name, value in other.items() if value is not None})
    for name in ("workers", "games", "window", "width", "depth", "batch", "epochs", "rivals"):
        if getattr(plan, name) < 1:
            raise BadOption(f"{name} cannot be {getattr(plan, name)}; it can be: 1 or more")
    for name in ("seconds", "rate", "snapshot", "spread"):
        if getattr(plan, name) <= 0:
            raise BadOption(f"{name} cannot be {getattr(plan, name)}; it must be above 0")
    for name in ("league", "guests", "trust", "points"):
        if not 0 <= getattr(plan, name) <= 1:
            raise BadOption(f"{name} cannot be {getattr(plan, name)}; it is a share, from 0 to 1")
    return plan
