"""The command line: comptoir games, play, simulate, arena, lab, learn, puzzles, record, review, board, bench, serve,
db.

Whatever a person can do wrong ends as one line on standard error and exit code 2, in one place: `main`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from comptoir import __version__, compiled
from comptoir.cli.arena import arena
from comptoir.cli.bench import bench
from comptoir.cli.board import board_app
from comptoir.cli.console import complain, prepare_streams
from comptoir.cli.dataset import dataset
from comptoir.cli.db import db_app
from comptoir.cli.games import games
from comptoir.cli.lab import lab
from comptoir.cli.learn import learn
from comptoir.cli.play import play
from comptoir.cli.puzzles import puzzles
from comptoir.cli.record import record_app
from comptoir.cli.review import review
from comptoir.cli.serve import serve
from comptoir.cli.simulate import simulate
from comptoir.kernel.errors import ComptoirError
from comptoir.threads import one_thread_each

__all__ = ["app", "main"]

WRONG_USE = 2

app = typer.Typer(name="comptoir", add_completion=False, pretty_exceptions_enable=False)
app.command()(play)
app.command()(games)
app.command()(simulate)
app.command()(arena)
app.command()(lab)
app.command()(learn)
app.command()(puzzles)
app.command()(bench)
app.command()(dataset)
app.command()(review)
app.command()(serve)
app.add_typer(board_app, name="board")
app.add_typer(db_app, name="db")
app.add_typer(record_app, name="record")


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"comptoir {__version__} ({'compiled' if compiled() else 'pure Python'})")
        raise typer.Exit


VersionOption = Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True,
                                             help="Say the version, and whether the rules run compiled.")]


@app.callback(invoke_without_command=True)
def comptoir(context: typer.Context, version: VersionOption = False) -> None:
    """Eurogames by the book: play them, let bots play them, look at recorded games.

    A game at once: comptoir play puerto-rico
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(args: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    prepare_streams()
    one_thread_each()
    try:
        code = app(args, prog_name="comptoir", standalone_mode=False)
    except ComptoirError as problem:
        complain(problem)
        return WRONG_USE
    except OSError as problem:
        complain(f"{problem.filename or ''}: {problem.strerror or problem}")
        return WRONG_USE
    except Exception as problem:
        # typer's own errors, whose module differs between its versions: an unknown command, a missing value.
        if not hasattr(problem, "format_message"):
            raise
        complain(f"{problem.format_message()} (comptoir --help says what can be typed)")
        return WRONG_USE
    return code if isinstance(code, int) else 0


