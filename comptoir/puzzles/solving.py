"""A puzzle as somebody meets it: the position through the eyes of who is to choose, and, once he has chosen, why the
best choice is best. In words of the title, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from comptoir import load
from comptoir.bots.base import glance_of
from comptoir.bots.brain import brain_of
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import State
from comptoir.puzzles import Puzzle, position
from comptoir.stage.ahead import look_ahead
from comptoir.voice import Voice

FURTHER: Final = 8  # moves that are told of how it may go on
NAMES: Final = ("Anne", "Bruno", "Chloé", "Denis", "Élise")


@dataclass(frozen=True)
class Worth:
    """A choice and what it is worth: games of a hundred; None where a look was enough to see that it is far behind."""

    text: str
    label: str
    of_hundred: int | None


@lru_cache(maxsize=64)
def seen(puzzle: Puzzle) -> Any:
    """The position as the seat that is to choose sees it."""
    state = position(load(puzzle.title), puzzle)
    return state.view(state.actor())


class Solving:
    """One puzzle for readers of one language."""

    def __init__(self, puzzle: Puzzle, locale: str) -> None:
        self.puzzle = puzzle
        self.game = load(puzzle.title)
        self.view: Any = seen(puzzle)
        self.seat = int(self.view.actor())
        self.voice = Voice(self.game, locale, list(NAMES[:puzzle.seats]))

    def prompt(self) -> str:
        return self.voice.prompt(self.view, self.seat)

    def label(self, text: str) -> str:
        return self.voice.label(self.view, self.game.actions.id(text))

    def choices(self) -> list[tuple[str, str]]:
        """All that is allowed: text and label."""
        return [(self.game.actions.text(action), self.voice.label(self.view, action)) for action in self.view.legal()]

    def worths(self, chosen: str) -> list[Worth]:
        """The choices that the proof has compared, the best first; the chosen one in any case."""
        chances = self.puzzle.chances
        found = [Worth(text, self.label(text), round(100 * chances[text]))
                 for text in sorted(chances, key=lambda text: -chances[text])]
        return found if chosen in chances else [*found, Worth(chosen, self.label(chosen), None)]

    def brings(self, text: str) -> list[str]:
        """What follows from a choice at once: what the action line of a table says of it."""
        ahead = self.game.part("ahead")
        if ahead is None:
            return []
        actions = [self.game.actions.id(text)]
        after, luck = look_ahead(self.view, self.seat, actions)
        return [self.voice.message(line) for line in ahead.told(self.view, self.seat, actions, after, luck).lines]

    def goes_on(self) -> list[str]:
        """How the game may go on after the best choice: one way of many, as the quick bots play, told as the seat
        would read it in the log."""
        world: Any = self.view.determinize(Chance(self.puzzle.seed))
        action, lines = self.game.actions.id(self.puzzle.best), list[str]()
        for _ in range(FURTHER):
            before = world.view(self.seat)
            world.apply(action)
            lines += [text for _, text in self.voice.log(before, action, world.view(self.seat))]
            if not world.top:
                break
            action = self._likely(world)
        return lines

    def _likely(self, world: Any) -> int:
        legal, glance = world.legal(), glance_of(self.game)
        if len(legal) == 1:
            return int(legal[0])
        if glance is not None:
            return int(glance(world))
        brain = brain_of(self.game)
        view: State = world.view(world.actor())
        return int(legal[int(np.argmax(brain.scores(brain.think(view), legal)))])
