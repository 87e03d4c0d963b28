"""Many turns: trees grown in a few worlds that agree with what is known. Knows no game: see turn.py. Everything here
follows from the seed, in both builds and on every machine, unless a clock is asked."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.state import State
from comptoir.search.sketch import Sketch
from comptoir.search.turn import LEAST, Values

CURIOSITY: Final = 0.3  # how much a search follows what looks good at first sight
SLACK: Final = 0.04  # how far behind the best an action may look at first sight and still be likely
SPREAD: Final = 10.0  # points: changes beyond it count less and less
WIN: Final = 5.0  # points: what it is worth to have won, beside the points
OTHERS: Final = 0.5  # what the best of the others gains, as a loss
DEPTH: Final[i64] = 12  # choices that are sketched below a new node
FIRST_WEIGHT: Final[i64] = 3  # the turns sketched at a root count like so many iterations
FIRST_SHARE: Final = 0.3  # of the time, at most, for these
LUCKS: Final[i64] = 1000003
FOREVER: Final[i64] = 1 << 40


class Node:
    """A choice somewhere ahead. Whoever comes here first looks no further; most nodes are never come to again. After
    that the actions are there, ascending, each tried at least once, at first sight. What came of them is summed for
    every seat, since luck may decide who is asked here."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.visits = vec[i64]()
        self.sums = vec[float]()  # action by action, seat by seat
        self.priors = vec[float]()  # how likely each is to be best, at first sight
        self.kids: list[Node | None] = []
        self.total: i64 = 0  # of the visits
        self.reached = False

    def below(self, action: i64) -> Node:
        """What is known of the choice that an action leads to: nothing, perhaps."""
        for i in range(len(self.actions)):
            kid = self.kids[i]
            if self.actions[i] == action and kid is not None:
                return kid
        return Node()

    def fits(self, g: State) -> bool:
        """Whether it is about what may be done here, or about nothing yet."""
        if self.total and len(self.actions) != g.count:
            return False
        for i in range(len(self.actions)):
            if self.actions[i] != g.offers[i]:
                return False
        return True


class Search:
    """One choice: a few worlds dealt from the view, one tree in each. An iteration walks down a tree to a node that is
    new, sketches how play goes on from there, and carries what that is worth to every seat back up (max^n).
    Every walk has luck of its own, so that no plan relies on dice that have not been thrown; where nothing is hidden,
    one world does."""

    def __init__(self, view: State, values: Values, seed: int, worlds: i64) -> None:
        self.values = values
        self.sketch = Sketch(values)
        self.seats: i64 = view.seats
        self.seed = seed
        self.worlds: list[State] = []
        self.roots: list[Node] = []
        for n in range(worlds):
            world = view.determinize(Chance((seed + n) % SEEDS))
            self.worlds.append(world)
            self.roots.append(Node())
            if world.cells() == view.cells():
                break  # nothing is hidden
        self.begun = False
        self.done: i64 = 0  # iterations
        self.until = 0.0  # when to stop; 0: nobody looks at a clock
        self.worth = vec[float]([0.0] * self.seats)  # what the last position looked at is worth to each seat
        self.base = vec[float]([0.0] * self.seats)  # and the one that is asked about
        self.path: list[Node] = []
        self.taken = vec[i64]()

    def run(self, iterations: i64, seconds: float) -> None:
        """So many iterations more, or so many seconds: 0 is no limit. Where both are given, until the first is up."""
        began = perf_counter() if seconds > 0.0 else 0.0
        if not self.begun:
            self.begun = True
            self.begin(began, seconds)
        elif not self.roots[0].total:  # it went on to what nobody has looked at yet
            self.until = 0.0
            self.expand(self.roots[0], self.worlds[0])
        self.until = began + seconds if seconds > 0.0 else 0.0
        last = self.done + iterations if iterations > 0 else FOREVER
        while self.done < last and not self.late():
            self.iterate()
            self.done += 1

    def begin(self, began: float, seconds: float) -> None:
        """Look at what lies at the roots. The first is looked at whatever the clock says: there must be something to
        choose by."""
        self.measure(self.values(self.worlds[0]))
        self.base = self.worth[:]
        self.expand(self.roots[0], self.worlds[0])
        self.until = began + seconds * FIRST_SHARE if seconds > 0.0 else 0.0
        for n in range(len(self.roots)):
            if n and not self.late():
                self.expand(self.roots[n], self.worlds[n])
            if self.roots[n].total and not self.late():
                self.refine(self.roots[n], self.worlds[n])

    def best(self) -> i64:
        """The place of the action that was tried most, over all worlds; ties go to the lowest id."""
        tried = self.tried()
        return tried.index(max(tried))

    def tried(self) -> list[int]:
        """How often each of the legal actions was tried, over all worlds."""
        sums = [0] * self.worlds[0].count
        for root in self.roots:
            if root.total:
                for i in range(len(root.visits)):
                    sums[i] += root.visits[i]
        return sums

    def follow(self, action: i64) -> bool:
        """Go down to what the same seat is asked next, and keep what is known of it; False: somebody else is asked, or
        it depends on luck or on what is hidden, and then this search is of no more use."""
        seat = self.worlds[0].actor()
        seen: list[int] = []
        for n in range(len(self.roots)):
            world, kid = self.worlds[n], self.roots[n].below(action)
            world.apply(action)
            while not len(world.drawn) and world.count == 1:
                world.apply(world.offers[0])
            if len(world.drawn) or not world.top or world.actor() != seat or not kid.fits(world):
                return False
            cells = world.view(seat).cells()
            if n and cells != seen:
                return False
            seen = cells
            self.roots[n] = kid
        return True

    def asks(self, view: State) -> bool:
        """Whether this is the choice the search is about."""
        return self.worlds[0].view(self.worlds[0].actor()).cells() == view.cells()

    def late(self) -> bool:
        return self.until > 0.0 and perf_counter() >= self.until

    def iterate(self) -> None:
        """One walk down one tree, and back."""
        n = self.done % len(self.roots)
        g = self.worlds[n].clone()
        g.chance = Chance((self.seed + LUCKS * (self.done + 1)) % SEEDS)
        node = self.roots[n]
        self.path = []
        steps: i64 = 0
        while True:
            while g.count == 1:  # nothing to choose
                g.apply(g.offers[0])
            if not g.top:
                self.look(g)
                break
            if not node.reached:
                node.reached = True
                if not self.play_on(g):
                    return  # no time
                break
            if not node.total and not self.expand(node, g):
                return
            i = self.pick(node, g)
            g.apply(node.actions[i])
            self.path.append(node)
            if steps == len(self.taken):
                self.taken = append(self.taken, i)
            else:
                self.taken[steps] = i
            steps += 1
            kid = node.kids[i]
            if kid is None:
                kid = Node()
                node.kids[i] = kid
            node = kid
        for step in range(steps):
            above = self.path[step]
            i = self.taken[step]
            above.visits[i] += 1
            above.total += 1
            for seat in range(self.seats):
                above.sums[i * self.seats + seat] += self.worth[seat]

    def look(self, g: State) -> None:
        """What a position is worth to each seat, from 0 to 1: how much better it is than the position that is asked
        about, tamed. Once the game is over, winning counts besides."""
        self.tame(self.values(g), not g.top)

    def tame(self, worths: list[float], over: bool) -> None:
        leader = self.measure(worths)
        for seat in range(self.seats):
            ahead = self.worth[seat] - self.base[seat]
            if over:
                ahead += WIN if seat == leader else -WIN
            self.worth[seat] = 0.5 + 0.5 * ahead / (SPREAD + (ahead if ahead > 0.0 else -ahead))

    def measure(self, worths: list[float]) -> i64:
        """For each seat its points, less a share of those of the best of the others; and who is that."""
        first = LEAST
        second = LEAST
        leader: i64 = 0
        for seat in range(self.seats):
            worth = worths[seat]
            if worth > first:
                first, second, leader = worth, first, seat
            elif worth > second:
                second = worth
        for seat in range(self.seats):
            self.worth[seat] = worths[seat] - OTHERS * (second if seat == leader else first)
        return leader

    def expand(self, node: Node, g: State) -> bool:
        """Try every action of a node at first sight. False: there was no time."""
        n = g.count
        node.reached = True
        node.actions = vec[i64]([0] * n)
        node.visits = vec[i64]([1] * n)
        node.sums = vec[float]([0.0] * (n * self.seats))
        node.kids = [None] * n
        for i in range(n):
            if i & 7 == 7 and self.late():
                return False
            child = g.clone()
            child.apply(g.offers[i])
            self.look(child)
            node.actions[i] = g.offers[i]
            for seat in range(self.seats):
                node.sums[i * self.seats + seat] = self.worth[seat]
        node.total = n
        self.weigh(node, g.actor())
        return True

    def play_on(self, g: State) -> bool:
        """Sketch a few choices, and look. False: there was no time."""
        for _ in range(DEPTH):
            if not g.top:
                break
            if self.late():
                return False
            g = self.sketch.play_on(g)
        self.look(g)
        return True

    def weigh(self, node: Node, seat: i64) -> None:
        """How likely each action is to be best, by what is known of it so far."""
        n = len(node.actions)
        most = LEAST
        for i in range(n):
            mean = node.sums[i * self.seats + seat] / float(node.visits[i])
            if mean > most:
                most = mean
        priors = vec[float]([0.0] * n)
        whole = 0.0
        for i in range(n):
            behind = 1.0 + (most - node.sums[i * self.seats + seat] / float(node.visits[i])) / SLACK
            priors[i] = 1.0 / (behind * behind)
            whole += priors[i]
        for i in range(n):
            priors[i] /= whole
        node.priors = priors

    def refine(self, node: Node, world: State) -> None:
        """Judge the actions of a root by the turns they lead to, if there is time for it."""
        seat = world.actor()
        sums = vec[float]([0.0] * len(node.sums))
        for i in range(world.count):
            if self.late():
                return
            child = world.clone()
            child.apply(world.offers[i])
            self.look(self.sketch.turn(child, seat))
            for other in range(self.seats):
                sums[i * self.seats + other] = self.worth[other] * float(FIRST_WEIGHT)
        for i in range(world.count):
            node.visits[i] = FIRST_WEIGHT
        node.sums = sums
        node.total = FIRST_WEIGHT * len(node.actions)
        self.weigh(node, seat)

    def pick(self, node: Node, g: State) -> i64:
        """The legal action that promises most: by what came of it, and by what it looked like at first sight."""
        seat = g.actor()
        push = CURIOSITY * sqrt(float(node.total))
        best: i64 = -1
        most = LEAST
        i: i64 = 0
        for k in range(g.count):
            action = g.offers[k]
            while i < len(node.actions) and node.actions[i] < action:
                i += 1
            if i == len(node.actions) or node.actions[i] != action:
                self.insert(node, g, i, action)
            tries = float(node.visits[i])
            score = node.sums[i * self.seats + seat] / tries + push * node.priors[i] / (1.0 + tries)
            if score > most:
                best, most = i, score
        return best

    def insert(self, node: Node, g: State, place: i64, action: i64) -> None:
        """An action that other luck, or another world, did not offer here."""
        child = g.clone()
        child.apply(action)
        self.look(child)
        n = len(node.actions)
        actions, visits, priors = vec[i64](), vec[i64](), vec[float]()
        sums = vec[float]()
        kids: list[Node | None] = []
        for i in range(n + 1):
            if i == place:
                actions, visits, priors = append(actions, action), append(visits, 1), append(priors, 1.0 / float(n + 1))
                kids.append(None)
                for other in range(self.seats):
                    sums = append(sums, self.worth[other])
            if i < n:
                actions, visits = append(actions, node.actions[i]), append(visits, node.visits[i])
                priors = append(priors, node.priors[i])
                kids.append(node.kids[i])
                for other in range(self.seats):
                    sums = append(sums, node.sums[i * self.seats + other])
        node.actions, node.visits, node.priors, node.sums, node.kids = actions, visits, priors, sums, kids
        node.total += 1
