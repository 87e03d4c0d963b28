"""comptoir record: look at a recorded game, check it against the rules, prove its luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from comptoir import read_record
from comptoir.cli.console import out, printable
from comptoir.cli.options import Lang, read_lang
from comptoir.cli.typed import called
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY
from comptoir.story import Story
from comptoir.voice import Voice
from comptoir.words import words

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record: JSON Lines, as play and simulate write them.")]

record_app = typer.Typer(help="Look at a recorded game, check it, prove its luck.", no_args_is_help=False)


@record_app.command()
def show(file: File, lang: Lang = None) -> None:
    """Tell a recorded game, move by move.

    Example: comptoir record show game.jsonl --lang fr
    """
    record = read_record(str(file))
    voice = Voice(record.game, read_lang(lang, record.game), called(record.names, read_lang(lang, record.game)))
    console = out()
    console.print(Text(summary(record, voice.locale), style="bold"))
    for number, lines in enumerate(Story(record).lines(NOBODY, voice), 1):
        for n, line in enumerate(lines):
            text = Text(f"{number if n == 0 else '':>4}  ", style="dim")
            text.append(line["text"], style="not dim")
            console.print(text)
    outcome = record.state.outcome()
    if outcome is not None:
        for name, score in zip(voice.names, outcome.scores, strict=True):
            parts = ", ".join([f"{voice.part(part)} {n}" for part, n in score.parts.items() if n])
            console.print(Text.assemble((f"{name} {score.points}", "bold"), f": {parts}"))


@record_app.command()
def check(file: File, lang: Lang = None) -> None:
    """Check every move against the rules, and the end against the moves.

    Example: comptoir record check game.jsonl
    """
    record = read_record(str(file))
    _say(file, record, read_lang(lang), "record-checked")


@record_app.command()
def verify(file: File, lang: Lang = None) -> None:
    """Prove that the luck came from the seed that was committed to before the game.

    Example: comptoir record verify game.jsonl
    """
    record = read_record(str(file))
    _say(file, record, read_lang(lang), "record-verified", n=record.verify())


def _say(file: Path, record: Record, locale: str, key: str, **args: int) -> None:
    found = words("comptoir.cli", locale)(key, **args)
    out().print(f"{printable(str(file))}: {summary(record, locale)}: {found}", soft_wrap=True)


def summary(record: Record, locale: str) -> str:
    """What it is, in one line."""
    say, outcome = words("comptoir.cli", locale), record.state.outcome()
    ended = say("record-open")
    if outcome is not None:
        voice = Voice(record.game, read_lang(locale, record.game), called(record.names))
        ended = say("record-ended", why=voice.end(outcome.end))
    options = "".join([f", {name}={value}" for name, value in record.options.items()])
    return say("record-summary", title=record.game.slug + options, seats=len(record.names),
               names=", ".join(called(record.names)), moves=len(record.moves), ended=ended)
