"""What a person types, matched with what is allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.text import Text

from comptoir.cli.voice import Voice, folded
from comptoir.kernel.state import PASS, State


class Choices:
    """The legal actions of a view as a numbered list; passing is always 0."""

    def __init__(self, voice: Voice, view: State, legal: Sequence[int]) -> None:
        self.numbered = [action for action in legal if action != PASS]
        self.may_pass = PASS in legal
        self.labels = {action: voice.label(view, action) for action in legal}
        self.texts = {action: voice.game.actions.text(action) for action in legal}

    def listed(self) -> Columns:
        """In as many columns as fit."""
        lines = [self._line(n, action) for n, action in enumerate(self.numbered, 1)]
        if self.may_pass:
            lines.append(self._line(0, int(PASS)))
        return Columns(lines, padding=(0, 3), column_first=True)

    def _line(self, n: int, action: int) -> Text:
        return Text.assemble((f"{n:>3} ", "bold cyan"), self.labels[action])

    def find(self, typed: str) -> list[int]:
        """The actions that fit: one when the choice is clear."""
        if typed.isdecimal() and typed.isascii() and len(typed) < 4:
            n = int(typed)
            if n == 0 and self.may_pass:
                return [int(PASS)]
            return self.numbered[n - 1:n] if n > 0 else []
        for action, text in self.texts.items():
            if text == typed:
                return [action]
        wanted = folded(typed).split()
        return [action for action in self.texts if wanted and self._fits(action, wanted)]

    def _fits(self, action: int, wanted: list[str]) -> bool:
        """Whether every word typed begins a word of the label or of the text."""
        words = folded(self.labels[action] + " " + self.texts[action].replace("_", " ")).split()
        return all([any([word.startswith(part) for word in words]) for part in wanted])
