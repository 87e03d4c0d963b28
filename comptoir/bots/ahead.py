"""How a network looks ahead: in a tree, or, where turns have very many ways to go, by playing a few of them on."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import numpy as np

from comptoir.bots.brain import Brain, likely
from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.state import State
from comptoir.search.tree import Tree

TOGETHER: Final = 8  # positions that are thought about at once
WARMTH: Final = 2.0  # at the root, first sight is taken for less sure than it says: what it hardly likes is tried
LEAD: Final = 0.05  # by the clock alone: being ahead by this part of what is left to do decides it
RUNNERS: Final = 8  # actions that are played on
ENOUGH: Final = 0.98  # of the likelihood: what is beyond is not played on
TURNS: Final = 2  # of one's own that are played on: this one, and the next
PATIENCE: Final = 2  # rounds before anybody is out
BEHIND: Final = 2.0  # standard errors behind the leader: out
LUCKS: Final = 1000003
FOREVER: Final = 1 << 40


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
        judge(brain, tree, positions, seats)
        done = int(tree.done)
        left = float(iterations - done) if iterations else float("inf")
        if seconds:
            spent = perf_counter() - began
            left = min(left, (seconds - spent) * done / spent)
        tried = tree.tried()
        *_, second, first = sorted(tried)
        if left <= 0 or first - second > left * (1.0 if iterations else LEAD):
            return tried.index(first)


def judge(brain: Brain, tree: Tree, positions: list[State], seats: int) -> None:
    if not positions:
        return
    liked, hopes = [], []
    for position, thought in zip(positions, brain.think_all(positions), strict=True):
        liked.append(likely(brain.scores(thought, position.legal())).tolist())
        hopes.append(brain.hopes(thought, int(position.actor()), seats).tolist())
    tree.tell(liked, hopes)


def think_by_sampling(brain: Brain, view: State, seed: int, iterations: int, seconds: float) -> int:
    """The place of the action after which the game looks best. What the network likes most is played on by all seats,
    as the network likes it, until one has played a further turn; all are played on with the same luck, round by round
    with other luck, and who is clearly behind is out."""
    began = perf_counter()
    legal = view.legal()
    liked = likely(brain.scores(brain.think(view), legal), WARMTH)
    order = [int(place) for place in np.argsort(-liked, kind="stable")[:RUNNERS]]
    runners = order[:1]
    for place in order[1:]:
        if sum(float(liked[other]) for other in runners) < ENOUGH:
            runners.append(place)
    seat = int(view.actor())
    found: dict[int, list[float]] = {place: [] for place in runners}
    done = rounds = 0
    while len(runners) > 1 and done < (iterations or FOREVER):
        if rounds and seconds and (perf_counter() - began) * (rounds + 1) / rounds > seconds:
            break
        luck = (seed + LUCKS * (rounds + 1)) % SEEDS
        for place, value in zip(runners, played_on(brain, view, [legal[place] for place in runners], seat, luck),
                                strict=True):
            found[place].append(value)
        done += len(runners)
        rounds += 1
        runners = [place for place in runners if in_the_race(found, runners, place, rounds)]
    return max(runners, key=lambda place: (sum(found[place]) + prior(liked, place), -order.index(place)))


def prior(liked: object, place: int) -> float:
    """What is liked more needs less proof."""
    return 0.02 * float(liked[place])  # type: ignore[index]


def in_the_race(found: dict[int, list[float]], runners: list[int], place: int, rounds: int) -> bool:
    if rounds < PATIENCE:
        return True
    leader = max(runners, key=lambda other: sum(found[other]))
    off = [best - own for best, own in zip(found[leader], found[place], strict=True)]
    mean = sum(off) / rounds
    variance = sum((one - mean) ** 2 for one in off) / max(1, rounds - 1) + 1e-4
    return bool(mean <= BEHIND * (variance / rounds) ** 0.5)


def played_on(brain: Brain, view: State, actions: list[int], seat: int, luck: int) -> list[float]:
    """What the seat may hope for after each action, once everybody has played on for a while in a world with this
    luck."""
    games = []
    for action in actions:
        g = view.determinize(Chance(luck))
        g.apply(action)
        games.append(g)
    turns = [0] * len(games)
    asked = [seat] * len(games)
    values = [0.0] * len(games)
    going = list(range(len(games)))
    while going:
        for n in going:
            g = games[n]
            while g.count == 1 and g.top:
                g.apply(g.offers[0])
        thinking = []
        for n in going:
            g = games[n]
            if not g.top:
                outcome = g.outcome()
                assert outcome is not None
                values[n] = brain.worth(outcome)[seat]
                continue
            actor = int(g.actor())
            if actor == seat and asked[n] != seat:
                turns[n] += 1
            asked[n] = actor
            thinking.append(n)
        going = []
        if not thinking:
            break
        for n, thought in zip(thinking, brain.think_all([games[n] for n in thinking]), strict=True):
            g = games[n]
            actor = int(g.actor())
            if turns[n] >= TURNS:
                values[n] = float(brain.hopes(thought, actor, int(g.seats))[seat])
                continue
            legal = g.legal()
            g.apply(legal[int(np.argmax(brain.scores(thought, legal)))])
            going.append(n)
    return values
