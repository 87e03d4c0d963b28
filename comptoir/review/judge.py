"""Who judges: one interface, behind which the strongest bot of a title stands. A stronger one makes a better review,
and nothing else changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from comptoir.bots.base import values_of
from comptoir.bots.brain import Brain, Floats, brain_of, likely
from comptoir.kernel.game import Game
from comptoir.kernel.state import State
from comptoir.nets import shipped
from comptoir.review import chances as c

WIDE = 2.0  # first sight is taken for less sure than it says: what it hardly likes is weighed, too
SHARP = 0.5  # and when it plays on, for surer: the likely becomes likelier


class Judge(Protocol):
    """Says of positions who will win, and which actions are worth a closer look. It may be given full positions: it
    uses of each what the seat may know whose chance or choice it judges."""

    name: str

    def chances(self, positions: Sequence[State]) -> c.Floats:
        """The chance of each seat to win, a row for each position; those that are over have their result."""

    def policies(self, positions: Sequence[State]) -> list[c.Floats]:
        """How likely it would be to take each legal action of each of them, from what its actor may know."""

    def liked(self, view: State) -> c.Floats:
        """How likely each legal action is to be the best one, at first sight."""


class NetJudge(Judge):
    """The network of a title: its value head, put to scale, and its policy head."""

    def __init__(self, game: Game, seats: int) -> None:
        self.brain: Brain = brain_of(game)
        self.seats = seats
        self.warmth = c.warmth_of(game.slug, seats)
        self.name = f"net/{self.brain.name}"

    def chances(self, positions: Sequence[State]) -> c.Floats:
        found = np.empty((len(positions), self.seats))
        going = []
        for n, position in enumerate(positions):
            outcome = position.outcome() if not position.top else None
            if outcome is not None:
                found[n] = c.result(outcome)
            else:
                going.append(n)
        if going:
            found[going] = self._judged([positions[n] for n in going])
        return found

    def _judged(self, positions: list[State]) -> c.Floats:
        thoughts = self.brain.think_all(positions)
        seen = np.array([self.brain.hopes(thought, int(position.actor()), self.seats)
                         for position, thought in zip(positions, thoughts, strict=True)])
        own = np.zeros_like(seen)
        if self.warmth["own"]:
            for seat in range(self.seats):
                own[:, seat] = self._seen_by(positions, seat, thoughts)
        return c.shares(c.logits(seen), c.logits(own), c.acting(positions, self.seats), self.warmth)

    def _seen_by(self, positions: list[State], seat: int, thoughts: Floats) -> c.Floats:
        """What a seat hopes for itself, as it sees each position; the actors' thoughts are known already."""
        others = [n for n, position in enumerate(positions) if int(position.actor()) != seat]
        known = thoughts.copy()
        if others:
            known[others] = self.brain.think_all([positions[n] for n in others], seat)
        return np.array([self.brain.hopes(thought, seat, self.seats)[seat] for thought in known])

    def policies(self, positions: Sequence[State]) -> list[c.Floats]:
        return [likely(self.brain.scores(thought, position.legal()), SHARP)
                for position, thought in zip(positions, self.brain.think_all(list(positions)), strict=True)]

    def liked(self, view: State) -> c.Floats:
        return likely(self.brain.scores(self.brain.think(view), view.legal()), WIDE)


class SenseJudge(Judge):
    """For titles without a network: the evaluation that hand-made bots share, or the points there are."""

    name = "sense"

    def __init__(self, game: Game, seats: int) -> None:
        self.values, _ = values_of(game)
        self.seats = seats

    def chances(self, positions: Sequence[State]) -> c.Floats:
        found = np.empty((len(positions), self.seats))
        for n, position in enumerate(positions):
            outcome = position.outcome() if not position.top else None
            found[n] = c.result(outcome) if outcome is not None else self._judged(position)
        return found

    def _judged(self, position: State) -> c.Floats:
        return c.softmax(np.array(list(self.values(position)), np.float64) / 4.0)

    def policies(self, positions: Sequence[State]) -> list[c.Floats]:
        return [self.liked(position) for position in positions]

    def liked(self, view: State) -> c.Floats:
        worth = []
        for action in view.legal():
            after = view.clone()
            after.apply(action)
            worth.append(float(self._judged(after)[int(view.actor())]))
        return c.softmax(np.array(worth) * 10.0)


def judge_of(game: Game, seats: int) -> Judge:
    """The strongest that there is for this title."""
    return NetJudge(game, seats) if shipped(game).exists() else SenseJudge(game, seats)
