"""comptoir board: a position as a picture; and comptoir board check, for board files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from comptoir import load, read_record
from comptoir.cli.board_files import check
from comptoir.cli.console import out
from comptoir.cli.options import Lang, Options, Seats, Seed, Title, read_lang, read_options
from comptoir.cli.pictures import check_picture
from comptoir.cli.pictures import draw as draw_board
from comptoir.cli.typed import called
from comptoir.draw.palette import THEMES
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY
from comptoir.story import places_seen

OutOption = Annotated[Path, typer.Option("--out", help="The picture: a file that ends in .svg or .png.")]
RecordOption = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="A recorded game to look into.")]
AtOption = Annotated[int | None, typer.Option("--at", metavar="N", help="After how many moves of the record; "
                                                                        "default: all of them.")]
SeatOption = Annotated[int, typer.Option("--seat", help="Through whose eyes: a seat from 0 on; -1 is a spectator.")]
ThemeOption = Annotated[str, typer.Option(help="day, evening, or auto: as the page it stands in.")]


class TitleOrCheck(TyperGroup):
    """comptoir board TITLE draws; only a word of its own, check, does something else."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] not in (*self.commands, *ctx.help_option_names):
            args = ["draw", *args]
        return super().parse_args(ctx, args)


board_app = typer.Typer(cls=TitleOrCheck, no_args_is_help=False, help="""Draw the board of a title, or check a file.

    The word draw may be left out.

    Examples:

        comptoir board puerto-rico --seats 3 --out board.svg

        comptoir board check island.json
    """)
board_app.command()(check)


@board_app.command()
def draw(title: Title, out_file: OutOption, record: RecordOption = None, at: AtOption = None, seat: SeatOption = -1,
         lang: Lang = None, theme: ThemeOption = "auto", seats: Seats = None, seed: Seed = None,
         option: Options = None) -> None:
    """Draw the board: the beginning of a game, or any moment of a recorded one.

    Examples:

        comptoir board puerto-rico --seats 3 --out board.svg

        comptoir board puerto-rico --record game.jsonl --at 40 --seat 0 --lang fr --theme evening --out board.png
    """
    game = load(title)
    locale = read_lang(lang, game)
    check_picture(out_file)
    theme = "" if theme == "auto" else theme
    if theme not in THEMES:
        raise BadOption(f"no theme is called {shown(theme)}; there is: auto, day, evening")
    if record is None:
        if at is not None:
            raise BadOption("--at goes with --record: it says after how many moves")
        played = Record(game, seats=seats, seed=seed, options=read_options(option))
        names = []
    else:
        if seats is not None or seed is not None or option:
            raise BadOption("--record says seats and options itself, and needs no seed")
        played = read_record(str(record))
        if played.game.slug != game.slug:
            raise BadOption(f"{record} is a game of {played.game.slug}, not of {game.slug}")
        names = called(played.names)
    state = played.replay(at)
    if not NOBODY <= seat < state.seats:
        raise BadOption(f"there is no seat {seat}; seats are 0 to {int(state.seats) - 1}, and -1 for a spectator")
    draw_board(out_file, game, state, seat=seat, names=names, locale=locale, theme=theme,
         last=last_places(game, played, at, seat))
    out().print(f"{out_file}")


def last_places(game: Game, record: Record, at: int | None, seat: int) -> list[str]:
    """What the last move touched, as it is called on the board of this seat."""
    moves = record.moves[:at]
    return places_seen(game, game.actions.id(moves[-1].do), moves[-1].by, seat) if moves else []
