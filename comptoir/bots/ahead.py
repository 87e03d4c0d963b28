"""How a network looks ahead: in a tree, or, where turns have very many ways to go, in a race."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from comptoir.bots.base import glance_of, values_of
from comptoir.bots.brain import Brain, likely
from comptoir.kernel.state import State
from comptoir.search.pace import ahead, think
from comptoir.search.race import Race
from comptoir.search.tree import Tree

TOGETHER: Final = 8  # positions that are thought about at once
WARMTH: Final = 2.0  # at the root, first sight is taken for less sure than it says: what it hardly likes is tried
FIRST_SHARE: Final = 0.3  # of the time, at most, for first sight
A_POINT: Final = 0.75  # of its own part is what a point more is worth: who is far ahead or behind hardly needs it


def think_tree(brain: Brain, view: State, seed: int, worlds: int, iterations: int, seconds: float) -> int:
    """The place of the action that a tree tried most (0 is no limit)."""
    began = perf_counter()
    thought = brain.think(view)
    legal = view.legal()
    tree = Tree(view, brain.worth, seed, worlds, likely(brain.scores(thought, legal), WARMTH).tolist(),
                brain.hopes(thought, int(view.actor()), int(view.seats)).tolist())
    seats = int(view.seats)
    while True:
        done = int(tree.done)
        positions = tree.walk(min(TOGETHER, iterations - done) if iterations else TOGETHER)
        if positions:
            tree.tell(*brain.judge(positions, seats))
        done = int(tree.done)
        left = float(iterations - done) if iterations else float("inf")
        if seconds:
            spent = perf_counter() - began
            left = min(left, (seconds - spent) * done / spent)
        tried = tree.tried()
        if left <= 0 or ahead(tried, left, not iterations):
            return tried.index(max(tried))


def think_race(brain: Brain, view: State, seed: int, iterations: int, seconds: float) -> int:
    """The place of the action that wins a race (search/race.py), in which the network has a say: what it hopes for
    where a turn ends counts beside what comes of the rounds."""
    values, value = values_of(brain.game)
    glance = glance_of(brain.game)
    assert glance is not None
    began = perf_counter()
    race = Race(view, values, value, glance, seed)
    race.until = began + seconds * FIRST_SHARE if seconds else 0.0
    race.begin()
    advise(brain, race, int(view.actor()))
    think(race, iterations, max(seconds - (perf_counter() - began), 0.001) if seconds else 0.0)
    return int(race.best())


def advise(brain: Brain, race: Race, seat: int) -> None:
    """What the network hopes for where a runner's turn ends, beside what it hopes for on average: in points, as it has
    learned to count them. A race sees eight turns ahead, and judges by hand what there is then; the network has learned
    from whole games, and no number of rounds makes up for what it knows."""
    runners = list(race.runners)
    if len(runners) < 2 or not all(runner.start.top for runner in runners):
        return
    starts = [runner.start for runner in runners]
    hopes = [float(brain.hopes(thought, int(start.actor()), int(start.seats))[seat])
             for start, thought in zip(starts, brain.think_all(starts), strict=True)]
    mean = sum(hopes) / len(hopes)
    for runner, hope in zip(runners, hopes, strict=True):
        runner.advice = (hope - mean) / (A_POINT * brain.worth.points / brain.worth.spread)
    race.line_up(runners, len(runners))
