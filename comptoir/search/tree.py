"""A tree grown by somebody who judges positions at first sight: a network, say. Knows no game, and no network: walks go
down to positions that nobody has judged yet, and go back up with the judgement. Follows from the seed, in both builds
and on every machine."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.outcome import Outcome
from comptoir.kernel.state import State

CURIOSITY: Final = 1.0  # how much a search follows what is liked at first sight
DOUBT: Final = 0.1  # how much less than its surroundings is expected of what was not tried yet
LUCKS: Final[i64] = 1000003
LEAST: Final = -1e300

Worth = Callable[[Outcome], list[float]]  # what a finished game is worth to each seat


class Branch:
    """A choice somewhere ahead, as one seat with these legal actions meets it. What came of each action is summed for
    every seat. Where luck leads to other choices, these are other branches."""

    def __init__(self, g: State) -> None:
        n = g.count
        self.actor = g.actor()
        self.offers = vec[i64]([g.offers[i] for i in range(n)])
        self.visits = vec[i64]([0] * n)
        self.waiting = vec[i64]([0] * n)  # walks that are on their way through here
        self.sums = vec[float]([0.0] * (n * g.seats))
        self.total: i64 = 0
        self.judged = False
        self.liked = vec[float]()  # how likely each action is to be best, at first sight
        self.hopes = vec[float]()  # what each seat may hope for, at first sight
        self.kids: list[list[Branch]] = [[] for _ in range(n)]  # by action: where it led, so far

    def fits(self, g: State) -> bool:
        if self.actor != g.actor() or len(self.offers) != g.count:
            return False
        for i in range(g.count):
            if self.offers[i] != g.offers[i]:
                return False
        return True

    def judge(self, liked: list[float], hopes: list[float]) -> None:
        self.liked = vec[float](liked)
        self.hopes = vec[float](hopes)
        self.judged = True

    def pick(self, seats: i64) -> i64:
        """The place of the action that promises most: by what came of it, and by how it was liked. A walk that is on
        its way counts as lost, so that the next one tries something else."""
        hope = self.hopes[self.actor] - DOUBT
        push = CURIOSITY * sqrt(float(self.total + 1))
        best: i64 = 0
        most = LEAST
        for i in range(len(self.offers)):
            tries = float(self.visits[i] + self.waiting[i])
            found = self.sums[i * seats + self.actor] - float(self.waiting[i])
            score = (found + hope) / (tries + 1.0) + push * self.liked[i] / (tries + 1.0)
            if score > most:
                best, most = i, score
        return best


class Way:
    """One walk: the branches it went through, what it took there, and where it ended."""

    def __init__(self) -> None:
        self.path: list[Branch] = []
        self.taken: list[int] = []
        self.end: Branch | None = None


class Tree:
    """One choice: a few worlds dealt from the view, one tree in each; where nothing is hidden, one does. Every walk has
    luck of its own, so that no plan relies on what has not been drawn."""

    def __init__(self, view: State, worth: Worth, seed: int, worlds: i64, liked: list[float],
                 hopes: list[float]) -> None:
        self.worth = worth
        self.seats: i64 = view.seats
        self.seed = seed
        self.worlds: list[State] = []
        self.roots: list[Branch] = []
        for n in range(worlds):
            world = view.determinize(Chance((seed + n) % SEEDS))
            root = Branch(world)
            root.judge(liked, hopes)
            self.worlds.append(world)
            self.roots.append(root)
            if world.cells() == view.cells():
                break  # nothing is hidden
        self.done: i64 = 0  # walks
        self.ways: list[Way] = []  # those that wait for a judgement

    def walk(self, walks: i64) -> list[State]:
        """So many walks down; the positions that are to be judged, in the order in which tell() is to judge them."""
        found: list[State] = []
        for _ in range(walks):
            n = self.done % len(self.roots)
            g = self.worlds[n].clone()
            g.chance = Chance((self.seed + LUCKS * (self.done + 1)) % SEEDS)
            way = self.descend(self.roots[n], g)
            self.done += 1
            if way.end is None:
                outcome = g.outcome()
                assert outcome is not None
                self.carry(way, vec[float](self.worth(outcome)))
            else:
                self.ways.append(way)
                found.append(g)
        return found

    def descend(self, branch: Branch, g: State) -> Way:
        way = Way()
        while True:
            place = branch.pick(self.seats)
            branch.waiting[place] += 1
            way.path.append(branch)
            way.taken.append(place)
            g.apply(branch.offers[place])
            while g.count == 1:  # nothing to choose
                g.apply(g.offers[0])
            if not g.top:
                return way
            branch = below(branch, place, g)
            if not branch.judged:
                way.end = branch
                return way

    def tell(self, liked: list[list[float]], hopes: list[list[float]]) -> None:
        """The judgements, in the order of the positions."""
        for n in range(len(self.ways)):
            way = self.ways[n]
            end = way.end
            assert end is not None
            if not end.judged:  # two walks may have ended at the same
                end.judge(liked[n], hopes[n])
            self.carry(way, vec[float](hopes[n]))
        self.ways = []

    def carry(self, way: Way, worth: vec[float]) -> None:
        """What a walk found, back up to the root."""
        for n in range(len(way.path)):
            branch = way.path[n]
            place: i64 = way.taken[n]
            branch.waiting[place] -= 1
            branch.visits[place] += 1
            branch.total += 1
            for seat in range(self.seats):
                branch.sums[place * self.seats + seat] += worth[seat]

    def tried(self) -> list[int]:
        """How often each of the legal actions was tried, over all worlds."""
        sums = [0] * len(self.roots[0].offers)
        for root in self.roots:
            for i in range(len(root.visits)):
                sums[i] += root.visits[i]
        return sums

    def means(self) -> list[float]:
        """What came of each of the legal actions for the actor, over all worlds; -1 where nothing did."""
        found: list[float] = []
        tried = self.tried()
        for i in range(len(tried)):
            total = 0.0
            for root in self.roots:
                total += root.sums[i * self.seats + root.actor]
            found.append(total / float(tried[i]) if tried[i] else -1.0)
        return found


def below(branch: Branch, place: i64, g: State) -> Branch:
    """Where an action led: a branch that is known, or a new one."""
    for kid in branch.kids[place]:
        if kid.fits(g):
            return kid
    kid = Branch(g)
    branch.kids[place].append(kid)
    return kid
