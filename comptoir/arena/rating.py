"""Plackett–Luce: a strength for each bot, so that the order in which a game ends is explained best.

In a game the winner is drawn with odds equal to the strengths, then the second from those who are left, and so on.
A bot on several chairs counts once for each. A tie counts as every order of those who tied, in equal parts. Ratings
are 400 log10 of the strength (10 : 1 is 400 points), and their mean is 0.

All that the games say is how often each bot was drawn from each set of bots that were left. Those counts are few,
however many games there were, so that the maximum is found by Newton's method in a moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby, permutations, product
from math import exp, log
from random import Random

POINTS = 400 / log(10)
RESAMPLES = 1000
MOST_UNITS = 200  # blocks are put together to so many, so that resampling stays quick
STEPS = 100
CLOSE = 1e-8  # in logarithms: a hundred-thousandth of a point

Left = tuple[int, ...]  # how many chairs each bot still has in the draw
Draws = dict[tuple[Left, int], float]  # how often a bot was drawn when those were left


def draws_of(bots: Sequence[int], places: Sequence[float], kinds: int) -> Draws:
    """What one game says: who sat on each chair, and which place it got."""
    order = sorted(zip(places, bots, strict=True))
    groups = tuple([tuple(sorted([bot for _, bot in group])) for _, group in groupby(order, key=lambda each: each[0])])
    return _draws(groups, kinds)


@lru_cache(maxsize=4096)
def _draws(groups: tuple[tuple[int, ...], ...], kinds: int) -> Draws:
    orders = [[bot for group in each for bot in group] for each in product(*[permutations(group) for group in groups])]
    found: Draws = {}
    for order in orders:
        left = [order.count(bot) for bot in range(kinds)]
        for bot in order:
            if sum([n > 0 for n in left]) > 1:  # else there is nothing to draw
                key = tuple(left), bot
                found[key] = found.get(key, 0.0) + 1 / len(orders)
            left[bot] -= 1
    return found


def add_up(some: Iterable[Draws]) -> Draws:
    whole: Draws = {}
    for draws in some:
        for key, n in draws.items():
            whole[key] = whole.get(key, 0.0) + n
    return dict(sorted(whole.items()))


def has_maximum(draws: Draws, kinds: int) -> bool:
    """Whether everybody was, over some chain of bots, drawn before everybody else; if not, some strength is infinite
    (Ford's condition)."""
    before = [{other for (left, bot), n in draws.items() if bot == one and n for other in range(kinds)
               if other != one and left[other]} for one in range(kinds)]
    for start in range(kinds):
        seen, todo = {start}, [start]
        while todo:
            for other in before[todo.pop()] - seen:
                seen.add(other)
                todo.append(other)
        if len(seen) < kinds:
            return False
    return True


def with_draw(draws: Draws, kinds: int) -> Draws:
    """Each pair of bots is given one drawn game: where one never lost, its rating becomes finite."""
    drawn: list[Draws] = [draws]
    for one in range(kinds):
        for other in range(one):
            left = tuple([int(bot in (one, other)) for bot in range(kinds)])
            drawn.append({(left, one): 0.5, (left, other): 0.5})
    return add_up(drawn)


def fit(draws: Draws, kinds: int, start: Sequence[float] | None = None) -> tuple[list[float], bool]:
    """The ratings of greatest likelihood, and whether they are bounded by games alone (see with_draw)."""
    if kinds == 1:
        return [0.0], True
    proper = has_maximum(draws, kinds)
    if not proper:
        draws = with_draw(draws, kinds)
    wins = [sum([n for (_, bot), n in draws.items() if bot == one]) for one in range(kinds)]
    sets: dict[Left, float] = {}
    for (left, _), n in draws.items():
        sets[left] = sets.get(left, 0.0) + n
    logs = [rating / POINTS for rating in start] if start is not None else [0.0] * kinds
    now = likelihood(logs, wins, sets)
    for _ in range(STEPS):
        step = newton_step(logs, wins, sets)
        size, moved, then = 1.0, logs, now
        while size > 1e-6:  # shorter when a whole step goes too far
            moved = [old + size * each for old, each in zip(logs, step, strict=True)]
            then = likelihood(moved, wins, sets)
            if then >= now - 1e-9 * abs(now):
                break
            size /= 2
        logs, now = moved, then
        if max([abs(each) for each in step]) < CLOSE:
            break
    middle = sum(logs) / kinds
    return [POINTS * (each - middle) for each in logs], proper


def likelihood(logs: Sequence[float], wins: Sequence[float], sets: dict[Left, float]) -> float:
    strengths = [exp(each) for each in logs]
    value = sum([n * each for n, each in zip(wins, logs, strict=True)])
    for left, n in sets.items():
        value -= n * log(sum([m * strength for m, strength in zip(left, strengths, strict=True)]))
    return value


def newton_step(logs: Sequence[float], wins: Sequence[float], sets: dict[Left, float]) -> list[float]:
    """Where the likelihood's slope and curvature point to. Only differences matter: the last bot stays."""
    kinds = len(logs)
    strengths = [exp(each) for each in logs]
    slope = list(wins)
    bend = [[0.0] * kinds for _ in range(kinds)]
    for left, n in sets.items():
        parts = [m * strength for m, strength in zip(left, strengths, strict=True)]
        whole = sum(parts)
        odds = [part / whole for part in parts]
        for one in range(kinds):
            slope[one] -= n * odds[one]
            bend[one][one] += n * odds[one]
            for other in range(kinds):
                bend[one][other] -= n * odds[one] * odds[other]
    return [*solve([row[:-1] for row in bend[:-1]], slope[:-1]), 0.0]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss; the matrix is positive definite, so no pivot is needed. It is spoilt."""
    size = len(right)
    for n in range(size):
        pivot = max(matrix[n][n], 1e-12)
        for m in range(n + 1, size):
            factor = matrix[m][n] / pivot
            for k in range(n, size):
                matrix[m][k] -= factor * matrix[n][k]
            right[m] -= factor * right[n]
    found = [0.0] * size
    for n in reversed(range(size)):
        known = sum([matrix[n][k] * found[k] for k in range(n + 1, size)])
        found[n] = (right[n] - known) / max(matrix[n][n], 1e-12)
    return found


def bootstrap(blocks: Sequence[Draws], kinds: int, start: Sequence[float],
              resamples: int = RESAMPLES) -> list[tuple[float, float]]:
    """Between what each rating lies: 2.5 % to 97.5 % of what resampled blocks give; the same for the same blocks."""
    units = list(blocks)
    if len(units) > MOST_UNITS:
        size = -(-len(units) // MOST_UNITS)
        units = [add_up(units[n:n + size]) for n in range(0, len(units), size)]
    luck = Random(1)
    found: list[list[float]] = []
    for _ in range(resamples):
        picked = Counter([int(luck.random() * len(units)) for _ in units])
        again: Draws = {}
        for unit, times in picked.items():
            for key, n in units[unit].items():
                again[key] = again.get(key, 0.0) + n * times
        found.append(fit(again, kinds, start)[0])
    low, high = int(0.025 * resamples), int(0.975 * resamples) - 1
    spread = [sorted([each[kind] for each in found]) for kind in range(kinds)]
    return [(each[low], each[high]) for each in spread]
