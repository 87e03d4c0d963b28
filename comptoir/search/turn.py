"""Looking ahead by one action and by one turn. Knows no game: a title's `values` says what a position is worth to each
seat, in points. Everything here follows from the seed, in both builds and on every machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from comptoir.kernel.state import State

Values = Callable[[Any], list[float]]  # what a position is worth to each seat
Value = Callable[[Any, int], float]  # and to one; a title has it where the others' worth hardly depends on their choice

LONGEST_TURN: Final[i64] = 60  # further choices that are looked at to see what an action sets off
WIDEST_TURN: Final[i64] = 400  # and how many positions that may take: turns with many ways to go are looked at less far
LEAST: Final = -1e300


def points(g: State) -> list[float]:
    """For a title without an evaluation: the points there are."""
    return [float(score[0]) for score in g.scores()]


def margin(worths: list[float], seat: i64, others: float) -> float:
    """What a seat has, less a share of what the others have on average."""
    rest = 0.0
    for other in range(len(worths)):
        if other != seat:
            rest += worths[other]
    return worths[seat] - others * rest / float(len(worths) - 1)


def one_ply(values: Values, world: State, others: float) -> tuple[list[float], bool]:
    """What each legal action is worth to the actor as the position then stands, and whether luck had a say."""
    return judged(values, None, world, others, False)


def one_turn(values: Values, value: Value | None, world: State, others: float) -> tuple[list[float], bool]:
    """What each legal action is worth to the actor once it has played its turn through, doing what it likes best; and
    whether luck had a say in the actions themselves."""
    return judged(values, value, world, others, True)


def judged(values: Values, value: Value | None, world: State, others: float, whole: bool) -> tuple[list[float], bool]:
    """Either of the two."""
    seat = world.actor()
    found: list[float] = []
    lucky = False
    for i in range(world.count):
        tried = world.clone()
        tried.apply(world.offers[i])
        lucky = lucky or len(tried.drawn) > 0
        if whole:
            tried = turn_played(values, value, tried, seat, others)
        found.append(margin(values(tried), seat, others))
    return found, lucky


def turn_played(values: Values, value: Value | None, g: State, seat: i64, others: float) -> State:
    """The position once another seat is asked; or, where one seat is judged by itself, once luck has had its
    say: what begins with dice of this deal alone is no part of the turn."""
    looked: i64 = 0
    for _ in range(LONGEST_TURN):
        looked += g.count
        if g.actor() != seat or looked > WIDEST_TURN or (value is not None and len(g.drawn) > 0):
            break
        g = best_child(values, value, g, others)
    return g


def best_child(values: Values, value: Value | None, g: State, others: float) -> State:
    """The position after what the actor likes best; ties go to the lowest id. g itself may be used up."""
    if g.count == 1:
        g.apply(g.offers[0])
        return g
    seat = g.actor()
    best = g
    most = LEAST
    last = g.count - 1
    for i in range(last + 1):
        action = g.offers[i]
        child = g if i == last else g.clone()
        child.apply(action)
        worth = margin(values(child), seat, others) if value is None else value(child, seat)
        if worth > most:
            best, most = child, worth
    return best
