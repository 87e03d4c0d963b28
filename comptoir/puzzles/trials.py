"""What a choice is worth: every action is played on many times, all actions with the same luck, by the strongest
player that is quick enough for that; then the seat's chance to win is looked at. Made from a view: nothing hidden
counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from comptoir.bots.base import glance_of
from comptoir.bots.brain import brain_of, likely
from comptoir.kernel.chance import SEEDS, Chance
from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.nets.worth import Worth

LUCKS: Final = 7919  # between the luck of one round and that of the next

SHORT: Final = 2  # turns: a look that plays on no further is a short one
MARGIN: Final = 8.0  # points by which a victory is half sure

Chances = list[list[float]]  # by action: what came of it, round by round


class Trials:
    """One title's. The judge of a review says what a position is worth as it stands; here games are played on. Where
    the title knows good actions at a glance, they go on by these, always to the end; a short look takes a narrow
    victory for half of one, which tells as much with less luck in it. Elsewhere the network plays, and says what may
    be hoped for where the playing stops."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.glance = glance_of(game)
        self.brain = brain_of(game)

    def first_sight(self, view: State) -> list[float]:
        """How likely the network is to play each of the legal actions."""
        return [float(chance) for chance in likely(self.brain.scores(self.brain.think(view), view.legal()))]

    def chances(self, view: State, actions: Sequence[int], rounds: int, seed: int, turns: int) -> Chances:
        """The chance of the actor to win after each action, in each of some rounds of luck. `turns`: how many of one's
        own turns are played on."""
        seat, games = int(view.actor()), []
        for action in actions:
            for n in range(rounds):
                g = view.determinize(Chance((seed + LUCKS * n) % SEEDS))
                g.apply(action)
                games.append(g)
        found = self._glanced(games, seat, turns) if self.glance is not None else self._played(games, seat, turns)
        return [found[n * rounds:(n + 1) * rounds] for n in range(len(actions))]

    def _glanced(self, games: list[Any], seat: int, turns: int) -> list[float]:
        glance = self.glance
        assert glance is not None
        for g in games:
            while g.top:
                g.apply(glance(g) if g.count > 1 else g.offers[0])
        return [_ended(g, seat, self.brain.worth) if turns > SHORT else _narrowly(g, seat) for g in games]

    def _played(self, games: list[Any], seat: int, turns: int) -> list[float]:
        """All games go on side by side: a network thinks of many positions at once nearly as fast as of one."""
        found, asked, own = [0.0] * len(games), [seat] * len(games), [0] * len(games)
        going = list(range(len(games)))
        while going:
            thinking = []
            for n in going:
                g = games[n]
                while g.count == 1 and g.top:
                    g.apply(g.offers[0])
                if not g.top:
                    found[n] = _ended(g, seat, self.brain.worth)
                    continue
                actor = int(g.actor())
                own[n] += actor == seat and asked[n] != seat
                asked[n] = actor
                thinking.append(n)
            going = []
            thoughts: Any = self.brain.think_all([games[n] for n in thinking]) if thinking else []
            for n, thought in zip(thinking, thoughts, strict=True):
                g = games[n]
                if own[n] >= turns:
                    found[n] = _chance(float(self.brain.hopes(thought, int(g.actor()), int(g.seats))[seat]), g)
                    continue
                legal = g.legal()
                g.apply(legal[int(np.argmax(self.brain.scores(thought, legal)))])
                going.append(n)
        return found


def _ended(g: Any, seat: int, worth: Worth) -> float:
    outcome = g.outcome()
    assert outcome is not None
    return _chance(worth(outcome)[seat], g)


def _narrowly(g: Any, seat: int) -> float:
    """How the game would mostly have ended, had luck been a little different."""
    points = [float(score[0]) for score in g.scores()]
    ahead = points[seat] - max(points[:seat] + points[seat + 1:])
    return 0.5 + 0.5 * ahead / (MARGIN + abs(ahead))


def _chance(hope: float, g: Any) -> float:
    """Of what networks learn, from -1 to 1, as a chance to win: nothing is 0, among equals it is one in so many."""
    seats = int(g.seats)
    return min(1.0, max(0.0, (hope * (seats - 1) + 1) / seats))


def mean(found: Sequence[float]) -> float:
    return sum(found) / len(found)


def ahead(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """By how much the first is better, and how much of that luck may explain (a standard error)."""
    off = [one - other for one, other in zip(first, second, strict=True)]
    gap = mean(off)
    variance = sum((one - gap) ** 2 for one in off) / max(1, len(off) - 1)
    return gap, float((variance / len(off)) ** 0.5)
