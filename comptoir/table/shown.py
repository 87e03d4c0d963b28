"""What one reader is shown of a game, step by step. Several moves are one step to them where their number would tell
them what another seat holds: the cards of a payment are named one by one, and only where there is a choice; who can
build nothing is not asked. A title says which (`tell.unseen`, `tell.silent`); all numbers that a page gets count these
steps, so they are equal in worlds that differ in others' secrets alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from operator import is_not
from typing import Any

from comptoir.kernel.game import Game
from comptoir.kernel.state import NOBODY, State
from comptoir.story import ALL_OPEN, Story, places_seen, seen_by
from comptoir.voice import Voice


@dataclass(frozen=True)
class Step:
    """One or more moves: `first` is the one that began it, at `stands` the game stood after it."""

    first: int
    stands: int


def takes_time(game: Game, state: State, action: int) -> bool:
    """Whether a bot pauses before this, so that one can follow it: once for what the others see of it. Not while cards
    are named one by one that nobody sees, however few are left to choose from; nor when it declines where it might as
    well not have been asked; nor where there is no choice, as all can see."""
    tell: Any = game.part("tell")
    chosen = len(state.legal()) > 1
    if not hasattr(tell, "unseen"):
        return chosen
    if tell.silent(state, action) or not (chosen or tell.unseen(state)):
        return False
    after = state.clone()
    after.apply(action)
    return not tell.unseen(after)


class Shown:
    """The steps of a story for one reader. `stands(n)` is the number of moves behind their n-th position."""

    def __init__(self, story: Story, reader: int, before: Shown | None = None) -> None:
        self.story = story
        self.reader = reader
        # What was found out of positions and told of moves, each beside the thing itself: as long as that is the same,
        # a later version need not ask again.
        self._opens: dict[int, tuple[State, bool]] = before._opens if before is not None else {}
        self._silent: dict[int, tuple[State, bool]] = before._silent if before is not None else {}
        self._told: dict[str, dict[Step, tuple[list[Any], list[dict[str, Any]]]]] = \
            before._told if before is not None else {}
        self.begin, self.steps = self._steps()

    @property
    def last(self) -> int:
        """How many steps they were shown."""
        return len(self.steps)

    @property
    def number(self) -> int:
        """The version of the game for this reader: it never shrinks, undo makes it grow too."""
        record = self.story.record
        return self.last + len(record.entries) - len(record.moves)

    def moves_at(self, number: int) -> int | None:
        """How many moves there were when this was the version; None when something was taken back since."""
        record, behind = self.story.record, self.number - number
        if not 0 < behind <= self.last:
            return len(record.moves) if behind == 0 else None
        first = self.steps[-behind].first
        return first if all("do" in entry for entry in record.entries[first - len(record.moves):]) else None

    def stands(self, step: int) -> int:
        return self.steps[step - 1].stands if step else self.begin

    def step_with(self, move: int) -> int:
        """The step that this move, counted from 1, belongs to."""
        return sum(step.first < move for step in self.steps)

    def by(self, step: int) -> int:
        """Whose step it was."""
        return self.story.record.moves[self.steps[step - 1].first].by

    def touched(self, step: int, front: int = NOBODY) -> list[str]:
        """The places where a step was made. `front`: where all lies open, whose board is in front."""
        move, game = self.story.record.moves[self.steps[step - 1].first], self.story.record.game
        return places_seen(game, game.actions.id(move.do), move.by, front if self.reader == ALL_OPEN else self.reader)

    def lines(self, say: Voice) -> list[list[dict[str, Any]]]:
        """The log, step by step."""
        told, found, known = self.story.lines(self.reader, say), [], self._told.setdefault(say.locale, {})
        for n, step in enumerate(self.steps, 1):
            of_moves = told[step.first:step.stands]
            before = known.get(step)
            if before is None or len(before[0]) != len(of_moves) or any(map(is_not, before[0], of_moves)) \
                    or (before[1] and before[1][0]["n"] != n):
                before = known[step] = of_moves, self._step_lines(n, step, of_moves)
            found.append(before[1])
        return found

    def _step_lines(self, n: int, step: Step, of_moves: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
        lines = [{**line, "n": n} for told in of_moves for line in told]
        for line in lines[1:]:
            line.pop("at", None)
        if lines and step.stands > step.first + 1:  # where the first move was made, as if it were alone
            lines[0]["at"] = self.touched(n)
        return lines

    def short(self, step: int, say: Voice) -> str:
        """What was done, in a few words: by whoever began it."""
        shorts, moves, one = self.story.shorts(self.reader, say), self.story.record.moves, self.steps[step - 1]
        return next((shorts[n] for n in range(one.first, one.stands) if shorts[n] and moves[n].by == self.by(step)), "")

    def aftermath(self, step: int, say: Voice) -> list[tuple[str, tuple[str, ...]]]:
        """What followed by itself, to be told after the step, with the places that it counts."""
        record, positions, found = self.story.record, self.story.positions, list[tuple[str, tuple[str, ...]]]()
        for n in range(self.steps[step - 1].first, self.steps[step - 1].stands):
            before, after = (seen_by(state, self.reader) for state in positions[n:n + 2])
            found += say.aftermath(before, record.game.actions.id(record.moves[n].do), after)
        return found

    def points(self) -> list[list[int]]:
        """Everybody's points at the end of each round, or every few moves, each at a step."""
        rows = {self.step_with(n): [n, *more] for n, *more in self.story.points(self.reader)}
        return [[step, *more] for step, (_, *more) in rows.items()]

    def _steps(self) -> tuple[int, list[Step]]:
        moves = len(self.story.record.moves)
        starts = [n for n in range(moves) if not self._joins(n)]
        head = starts[0] if starts else moves
        begin = next((n for n in range(head, -1, -1) if self._open(n)), 0)
        found = []
        for first, end in pairwise([*starts, moves]):
            stands = next((n for n in range(end, first, -1) if self._open(n)), 0)
            if not stands and self._own(first):  # the reader sees at once what they have done themselves
                stands = first + 1
            if stands:
                found.append(Step(first, stands))
        return begin, found

    def _own(self, move: int) -> bool:
        return self.story.record.moves[move].by == self.reader

    def _joins(self, move: int) -> bool:
        """Whether the move is part of the step before it."""
        return not self._own(move) and (not self._open(move) or self._is_silent(move))

    def _is_silent(self, move: int) -> bool:
        after, known = self.story.positions[move + 1], self._silent.get(move)
        if known is None or known[0] is not after:
            known = self._silent[move] = after, self.story.silent(move, self.reader)
        return known[1]

    def _open(self, move: int) -> bool:
        """Whether the position after so many moves is shown."""
        state, known = self.story.positions[move], self._opens.get(move)
        if known is None or known[0] is not state:
            unseen = getattr(self.story.record.game.part("tell"), "unseen", None)
            known = self._opens[move] = state, (unseen is None or self.reader == ALL_OPEN
                                                or int(state.actor()) == self.reader or not unseen(state))
        return known[1]


def shown(story: Story, reader: int) -> Shown:
    """Made once for every version of the game."""
    known = story.shown.get(reader)
    version = (len(story.record.entries), len(story.record.moves))
    if known is None or known[0] != version:
        known = story.shown[reader] = (version, Shown(story, reader, known[1] if known is not None else None))
    return known[1]
