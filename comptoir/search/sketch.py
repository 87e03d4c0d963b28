"""How play may go on, in outline: everybody does what they like best, looking one action ahead. Most questions come up
again and again in what is played on from one position, so that an answer that was found once is given again: a habit.
Knows no game. Follows from what was asked before, in both builds and on every machine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.kernel.state import State
from comptoir.search.turn import LEAST, LONGEST_TURN, WIDEST_TURN, Values, margin

OTHERS: Final = 0.25  # what the others gain on average, as a loss
HABITS: Final[i64] = 4096  # that are kept; a newer one takes the place of an older one
STRANGE: Final[i64] = -1  # a question that nobody has answered yet
SHUFFLE: Final[i64] = 1000003
WORD: Final[i64] = (1 << 42) - 1  # times SHUFFLE, it still fits


class Habits:
    """A question is a plan of the agenda (who is asked what) and the actions to choose from: who is asked the same
    does the same."""

    def __init__(self) -> None:
        self.questions = vec[i64]([0] * HABITS)
        self.answers = vec[i64]([0] * HABITS)  # places among the actions
        self.question: i64 = 0  # the last one

    def answer(self, g: State) -> i64:
        """The place of what was done when this was asked before; or STRANGE."""
        question = g.agenda[g.top - 1] & WORD
        for i in range(g.count):
            question = (question * SHUFFLE + g.offers[i]) & WORD
        self.question = question
        place = question >> 17 & HABITS - 1
        if self.questions[place] == question and self.answers[place] < g.count:
            return self.answers[place]
        return STRANGE

    def learn(self, answer: i64) -> None:
        """What is done about the last question."""
        place = self.question >> 17 & HABITS - 1
        self.questions[place] = self.question
        self.answers[place] = answer


class Sketch:
    """All that is played on from one position."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.habits = Habits()

    def play_on(self, g: State) -> State:
        """The position one choice later; g itself may be used up."""
        answer: i64 = 0
        if g.count > 1:
            answer = self.habits.answer(g)
            if answer == STRANGE:
                return self.best_child(g)
        g.apply(g.offers[answer])
        return g

    def best_child(self, g: State) -> State:
        """The position after what the actor likes best, which becomes a habit; ties go to the lowest id."""
        seat = g.actor()
        last = g.count - 1
        best = g
        liked: i64 = 0
        most = LEAST
        for i in range(last + 1):
            action = g.offers[i]
            child = g if i == last else g.clone()
            child.apply(action)
            worth = margin(self.values(child), seat, OTHERS)
            if worth > most:
                best, most, liked = child, worth, i
        self.habits.learn(liked)
        return best

    def turn(self, g: State, seat: i64) -> State:
        """The position once another seat is asked; g itself may be used up."""
        looked: i64 = 0
        for _ in range(LONGEST_TURN):
            looked += g.count
            if g.actor() != seat or looked > WIDEST_TURN:
                break
            g = self.play_on(g)
        return g
