"""Looking far ahead: what one could do now is compared by how the game goes on. For titles in which a turn has many
ways to go and what follows depends on dice, so that a tree would not see the next turn. Knows no game: the title tells
a good action at a glance. Follows from the seed, in both builds and on every machine, unless a clock is asked."""

from __future__ import annotations

from collections.abc import Callable
from math import erf, exp, pi, sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.state import State
from comptoir.search.turn import Value, Values, margin, turn_played

Glance = Callable[[Any], i64]  # a good action, found without trying any

OTHERS: Final = 0.25  # what the others gain on average, as a loss
WIN: Final = 3.0  # points: what it is worth to have won, beside the points
RUNNERS: Final[i64] = 24  # actions that are compared: those that look best at first sight
HORIZON: Final[i64] = 8  # turns of every seat that are played on
FIRST_WEIGHT: Final = 12.0  # what an action looked like at first sight counts like so many iterations
FIRST_SHARE: Final = 0.3  # of the time, at most, for first sight
PATIENCE: Final[i64] = 4  # rounds before anybody is out
DOUBT: Final = 2.2  # standard errors behind the leader: out
UNSEEN: Final = 1.0  # variance, in squared points, that so few rounds may not have shown
LUCKS: Final[i64] = 1000003
FOREVER: Final[i64] = 1 << 40
FAR: Final = 1e300


class Runner:
    """One action, and the position from which play goes on: where the turn ends if all goes well."""

    def __init__(self, place: i64, start: State, first: float) -> None:
        self.place = place  # among the legal actions
        self.start = start
        self.first = first  # what it is worth at first sight
        self.advice = 0.0  # points: what somebody makes of it who has not seen the race; no round outweighs it
        self.found = vec[float]()  # what came of it, by round
        self.sum = 0.0  # of the full rounds


class Race:
    """One choice. In a round every runner is played on once, all with the same luck, so that none looks better for
    being luckier; every round has other luck, so that no plan relies on dice that have not been thrown. Who is clearly
    behind is out."""

    def __init__(self, view: State, values: Values, value: Value | None, glance: Glance, seed: int) -> None:
        self.values = values
        self.value = value
        self.glance = glance
        self.seed = seed
        self.world = view.determinize(Chance(seed % SEEDS))
        self.seat = self.world.actor()
        self.runners: list[Runner] = []  # the leader first
        self.counts = [0] * self.world.count  # by legal action: how often it was tried
        self.next: i64 = 0  # the runner whose turn it is
        self.rounds: i64 = 0
        self.hope = FAR  # points: what may be gained, at most, by knowing who is best
        self.done: i64 = 0  # iterations
        self.until = 0.0  # when to stop; 0: nobody looks at a clock

    def run(self, iterations: i64, seconds: float) -> None:
        """So many iterations more, or so many seconds: 0 is no limit. Where both are given, until the first is up;
        and no longer than there is something to compare."""
        began = perf_counter() if seconds > 0.0 else 0.0
        if not self.runners:
            self.until = began + seconds * FIRST_SHARE if seconds > 0.0 else 0.0
            self.begin()
        self.until = began + seconds if seconds > 0.0 else 0.0
        last = self.done + iterations if iterations > 0 else FOREVER
        while self.done < last and len(self.runners) > 1 and self.iterate():
            self.done += 1

    def best(self) -> i64:
        """The place of the action that leads."""
        return self.runners[0].place

    def tried(self) -> list[int]:
        """How often each of the legal actions was tried."""
        return self.counts

    def late(self) -> bool:
        return self.until > 0.0 and perf_counter() >= self.until

    # First sight

    def begin(self) -> None:
        """Line up what looks best once the turn is played through; where there is no time for that, what looks best at
        once."""
        every: list[Runner] = []
        for i in range(self.world.count):
            child = self.world.clone()
            child.apply(self.world.offers[i])
            if i and self.late():
                break
            every.append(Runner(i, child, self.judge(child)))
        self.line_up(every, RUNNERS)
        played: list[Runner] = []
        for runner in self.runners:
            if self.late():
                return
            end = turn_played(self.values, self.value, runner.start.clone(), self.seat, OTHERS)
            played.append(Runner(runner.place, end, margin(self.values(end), self.seat, OTHERS)))
        self.line_up(different(played), RUNNERS)

    def judge(self, g: State) -> float:
        value = self.value
        return margin(self.values(g), self.seat, OTHERS) if value is None else value(g, self.seat)

    def line_up(self, runners: list[Runner], most: i64) -> None:
        """The best first; ties go to the lowest id."""
        self.runners = []
        while runners and len(self.runners) < most:
            best: i64 = 0
            for i in range(1, len(runners)):
                if self.standing(runners[i]) > self.standing(runners[best]):
                    best = i
            self.runners.append(runners.pop(best))

    def standing(self, runner: Runner) -> float:
        return FIRST_WEIGHT * runner.first + runner.sum + (FIRST_WEIGHT + float(self.rounds)) * runner.advice

    # The rounds

    def iterate(self) -> bool:
        """Play one runner on; False: there was no time."""
        runner = self.runners[self.next]
        g = runner.start.clone()
        g.chance = Chance((self.seed + LUCKS * (self.rounds + 1)) % SEEDS)
        turns = HORIZON * g.seats
        asked = g.actor()
        glance = self.glance
        while g.top:
            if g.actor() != asked:
                asked = g.actor()
                turns -= 1
                if not turns:
                    break
                if self.late():
                    return False
            g.apply(glance(g) if g.count > 1 else g.offers[0])
        runner.found = append(runner.found, self.look(g))
        self.counts[runner.place] += 1
        self.next += 1
        if self.next == len(self.runners):
            self.next = 0
            self.rounds += 1
            self.sort_out()
        return True

    def look(self, g: State) -> float:
        worths = self.values(g)
        found = margin(worths, self.seat, OTHERS)
        if not g.top:
            found += WIN if worths[self.seat] >= max(worths) else -WIN
        return found

    def sort_out(self) -> None:
        """A round is over: who leads, who is out, and is it worth another?"""
        for runner in self.runners:
            runner.sum += runner.found[self.rounds - 1]
        runners = self.runners
        self.line_up(runners, len(runners))
        if self.rounds < PATIENCE:
            return
        left = [self.runners[0]]
        self.hope = 0.0
        for i in range(1, len(self.runners)):
            runner = self.runners[i]
            behind = (self.standing(left[0]) - self.standing(runner)) / (FIRST_WEIGHT + float(self.rounds))
            error = self.error(runner, left[0])
            if behind <= DOUBT * error:
                left.append(runner)
                self.hope = max(self.hope, hope(behind, error))
        self.runners = left

    def error(self, runner: Runner, leader: Runner) -> float:
        """How much of what is between two runners luck may explain: a standard error."""
        n = float(self.rounds)
        squares = 0.0
        mean = (runner.sum - leader.sum) / n
        for k in range(self.rounds):
            off = runner.found[k] - leader.found[k] - mean
            squares += off * off
        return sqrt((squares / (n - 1.0) + UNSEEN) / n)


def hope(behind: float, error: float) -> float:
    """What would be gained, on average, by knowing whether someone behind is better after all."""
    z = behind / error
    return error * (exp(-0.5 * z * z) / sqrt(2.0 * pi) - 0.5 * z * (1.0 - erf(z / sqrt(2.0))))


def different(runners: list[Runner]) -> list[Runner]:
    """Without those that end where another ends: the order of two actions often does not matter."""
    found: list[Runner] = []
    for runner in runners:
        again = False
        for other in found:
            again = again or (other.first == runner.first and other.start.cells() == runner.start.cells())
        if not again:
            found.append(runner)
    return found
