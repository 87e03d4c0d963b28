"""What the table refuses, as a key of the page's words with arguments: each reader is told in their language."""

from __future__ import annotations

from comptoir.words import Value, Words


class Refused(Exception):
    """Not done, and nothing has changed. Its text says what is allowed."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args

    def told(self, say: Words) -> str:
        return say("refused-" + self.key, **self.args_)
