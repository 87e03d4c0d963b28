"""What can go wrong at the doors of the engine. Every text is one line that says what is allowed."""

from __future__ import annotations


class ComptoirError(ValueError):
    """The root: whoever sees one of these can show its text to a person as it is."""


class BadOption(ComptoirError):
    """Not a title, a seat count, an option or a seed that exists."""


class NotationError(ComptoirError):
    """A text that is not an action of this title."""


class IllegalAction(ComptoirError):
    """An action of this title that is not allowed here, or not to this seat."""


class BadPosition(ComptoirError):
    """A position that cannot lie on a table; `reasons` has all of them."""

    def __init__(self, reasons: list[str]) -> None:
        super().__init__("impossible position: " + "; ".join(reasons))
        self.reasons = reasons


class BadRecord(ComptoirError):
    """A record that cannot be read, or that the rules do not bear out."""


class BadUndo(ComptoirError):
    """Nothing to take back, or not without the others' consent."""
