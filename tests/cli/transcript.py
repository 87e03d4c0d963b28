"""A game in the terminal as a person sees it, to be read through: `python -m tests.cli.transcript san-juan fr 3 7`.
A bot chooses for the person, and its choice is typed by number."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.text import Text

import comptoir
from comptoir.bots import make_bot
from comptoir.cli.play import begin
from comptoir.cli.session import Session
from comptoir.cli.typed import called
from comptoir.kernel.state import OVER
from comptoir.voice import Voice
from comptoir.words import words

WIDTH = 100


class Reader(Session):
    """Who sits at the keyboard does as a bot would."""

    def _read(self, prompt: str) -> str:
        state = self.record.state
        if int(state.actor()) == OVER:
            return ""
        helper = make_bot("medium", self.record.game, len(self.record.moves))
        typed = self.record.game.actions.text(helper.choose(state.view(int(state.actor())), state.legal()))
        self.console.print(Text(prompt + typed))
        return str(typed)


def main(slug: str, locale: str, seats: int, seed: int, *options: str) -> None:
    game, texts = comptoir.load(slug), words("comptoir.cli", locale)
    chosen: dict[str, Any] = dict([option.split("=") for option in options])
    record = begin(game, texts, seats, None, seed, chosen, ["Anne"])
    bots = {seat: make_bot("medium", game, seed + seat) for seat in range(1, seats)}
    Reader(record, Voice(game, locale, called(record.names, locale)), texts, bots,
           Console(width=WIDTH, color_system=None)).run()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:])
