"""comptoir play: a game in the terminal."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from comptoir import load, read_record
from comptoir.arena.match import bot_seed
from comptoir.bots import make_bot
from comptoir.cli.console import out
from comptoir.cli.options import Lang, Options, Seats, Seed, Title, read_bots, read_lang, read_options
from comptoir.cli.session import Session
from comptoir.cli.typed import called
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER
from comptoir.voice import Voice
from comptoir.words import Words, words

BotsOption = Annotated[str | None, typer.Option(
    help="Who plays against you, e.g. medium,easy: they take the last seats. none: people only. "
         "Default: medium in every other seat.")]
NameOption = Annotated[list[str] | None, typer.Option("--name", metavar="NAME",
                                                      help="Your name; once for each person who plays.")]
ResumeOption = Annotated[Path | None, typer.Option(metavar="FILE", help="Take up a saved game.")]
OpenOption = Annotated[bool, typer.Option("--open-points", help="Show everybody's points, not only your own.")]


def play(title: Title, seats: Seats = None, bots: BotsOption = None, seed: Seed = None, option: Options = None,
         lang: Lang = None, resume: ResumeOption = None, name: NameOption = None,
         open_points: OpenOption = False) -> None:
    """Play a game in the terminal, against bots or with others at one keyboard.

    Choose by number or by typing words of a choice; help says what else can be typed.

    Examples:

        comptoir play puerto-rico --name Anne

        comptoir play puerto-rico --seats 3 --bots medium,easy --lang fr

        comptoir play puerto-rico --resume puerto-rico-1a2b3c4d.jsonl
    """
    game = load(title)
    locale = read_lang(lang, game)
    texts = words("comptoir.cli", locale)
    if resume is None:
        record = begin(game, texts, seats, bots, seed, read_options(option), name or [])
    else:
        if seats is not None or bots is not None or option or name:
            raise BadOption("--resume goes with --seed, --lang and --open-points only: the file says the rest")
        record = take_up(game, resume, seed)
        if any([who.startswith("bot:stdio") for who in record.names]):
            raise BadOption("the file says that a program plays (stdio), and programs are not started because a file "
                            "says so; write another bot into its first line, e.g. bot:medium")
    players = {seat: make_bot(who[4:], game, bot_seed(record.seed or 0, seat))
               for seat, who in enumerate(record.names) if who.startswith("bot:")}
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # lines can be edited, and earlier ones taken up again
    Session(record, Voice(game, locale, called(record.names, locale)), texts, players, out(), open_points=open_points,
            file=resume).run()


def begin(game: Game, texts: Words, seats: int | None, bots: str | None, seed: int | None,
          options: dict[str, str], people: list[str]) -> Record:
    """A new game: people in the first seats, bots in the others."""
    count = game.checked_seats(seats)
    wanted = ["medium"] * (count - max(1, len(people))) if bots is None else read_bots(bots)
    for bot in wanted:
        make_bot(bot, game)  # an unknown one is refused here
    places = count - len(wanted)
    if places < len(people):
        raise BadOption(f"{len(people)} people and {len(wanted)} bots are too many for {count} seats")
    if any([not who.strip() or who.startswith("bot:") for who in people]):
        raise BadOption("a name is not empty and does not begin with bot:")
    if len(set(people)) < len(people):
        raise BadOption("two people have the same name")
    for n in range(len(people), places):
        people = [*people, texts("player") if places == 1 else texts("player-numbered", n=n + 1)]
    return Record(game, [*people, *["bot:" + bot for bot in wanted]], seats=count, seed=seed, options=options)


def take_up(game: Game, file: Path, seed: int | None) -> Record:
    """A saved game goes on with fresh luck: a record does not tell its seed before the end."""
    record = read_record(str(file))
    if record.game.slug != game.slug:
        raise BadOption(f"{file} is a game of {record.game.slug}, not of {game.slug}")
    if record.state.actor() == OVER:
        raise BadOption(f"the game in {file} is over; look at it with: comptoir record show {file}")
    record.reseed(seed)
    return record
