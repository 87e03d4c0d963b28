"""What a person types, matched with what is allowed."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.columns import Columns
from rich.text import Text

from comptoir.cli.typed import folded
from comptoir.kernel.state import PASS, State
from comptoir.voice import Voice


class Choices:
    """The legal actions of a view as a numbered list; passing is 0."""

    def __init__(self, voice: Voice, view: State, legal: Sequence[int]) -> None:
        self.labels = {action: voice.label(view, action) for action in legal}
        self.texts = {action: voice.game.actions.text(action) for action in legal}
        self.by_number = dict(enumerate([action for action in legal if action != PASS], 1))
        if view.step() == voice.fill_step():  # the question is how many: the number says it
            self.by_number = {int(text.rpartition(":")[2]): action for action, text in self.texts.items()}
        elif PASS in legal:
            self.by_number[0] = int(PASS)

    def listed(self, some: Collection[int] | None = None) -> Columns:
        """All of them or some, with their numbers, in as many columns as fit."""
        lines = [Text.assemble((f"{n:>3} ", "bold cyan"), self.labels[action]) for n, action in self.by_number.items()
                 if some is None or action in some]
        return Columns(lines, padding=(0, 3), column_first=True)

    def several(self, typed: str) -> list[int]:
        """The actions of several numbers ("1 3"), in the order in which a hand names its cards: from left to right."""
        numbers = typed.replace(",", " ").split()
        if len(numbers) < 2 or not all([n.isdecimal() and n.isascii() and len(n) < 4 for n in numbers]):
            return []
        if not all([int(n) in self.by_number for n in numbers]):
            return []
        return sorted([self.by_number[int(n)] for n in numbers])

    def find(self, typed: str) -> list[int]:
        """The actions that fit: one when the choice is clear."""
        if typed.isdecimal() and typed.isascii() and len(typed) < 4:
            return [self.by_number[int(typed)]] if int(typed) in self.by_number else []
        for action, text in self.texts.items():
            if text == typed:
                return [action]
        wanted = folded(typed).split()
        return [action for action in self.texts if wanted and self._fits(action, wanted)]

    def _fits(self, action: int, wanted: list[str]) -> bool:
        """Whether every word typed begins a word of the label or of the text."""
        words = folded(self.labels[action] + " " + self.texts[action].replace("_", " ")).split()
        return all([any([word.startswith(part) for word in words]) for part in wanted])
