"""comptoir db: what an operator does with the database of the table."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from comptoir.cli.console import err
from comptoir.kernel.errors import BadOption

if TYPE_CHECKING:
    from comptoir.table.backup import Tell

T = TypeVar("T")

DbOption = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: the SQLite "
                                              "file in your data folder.")]
TableArgument = Annotated[list[str], typer.Argument(help="Tables, by the last part of their address.", metavar="TABLE")]

DAY = 24 * 3600.0

db_app = typer.Typer(help="The database of the table: upgrade, back up, restore, export, import, delete.",
                     no_args_is_help=True)


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def _address(db: str | None) -> str:
    try:
        from comptoir.table.serve import default_db
    except ModuleNotFoundError as missing:
        raise BadOption(f"the table needs {missing.name}; install it with: pip install 'comptoir[table]'") from None
    return db or default_db()


def _many(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _held(counts: dict[str, int]) -> str:
    return f"{_many(counts['tables'], 'table')}, {_many(counts['entries'], 'move')}"


@contextmanager
def _progress(what: str) -> Iterator[Tell]:
    """A bar on standard error, for those who look."""
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=err(), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, all_: bar.update(task, completed=done, total=all_)


@db_app.command()
def upgrade(db: DbOption = None) -> None:
    """Bring the tables to the version that this Comptoir writes. `comptoir serve` does it by itself when it starts."""
    address = _address(db)
    from comptoir.table.keeping import upgrade as run
    before, now = _run(run(address))
    print(f"The database has version {now}." if before == now else
                f"The database has version {now} now (before: {before or 'none'}).")


@db_app.command()
def backup(file: Annotated[Path, typer.Argument(help="Where to write; packed when it ends in .gz.")],
           db: DbOption = None) -> None:
    """Copy everything as it is now into one file, while people play.

    The file fits SQLite and PostgreSQL: it is also the way from one to the other.
    """
    address = _address(db)
    from comptoir.table.keeping import back_up
    with _progress("Copying") as tell:
        counts = _run(back_up(address, file, tell))
    print(f"{file}: {_held(counts)}")


@db_app.command()
def restore(file: Annotated[Path, typer.Argument(help="A file that comptoir db backup has written.")],
            db: DbOption = None) -> None:
    """Bring a backup back into a database that holds nothing yet. Every game goes on where it was."""
    address = _address(db)
    from comptoir.table.keeping import bring_back
    with _progress("Restoring") as tell:
        counts = _run(bring_back(address, file, tell))
    print(f"Restored: {_held(counts)}")


@db_app.command()
def export(folder: Annotated[Path, typer.Argument(help="Where to write, one file a game.")],
           table: Annotated[list[str] | None, typer.Option(help="Only this table; can be given several times.")] = None,
           db: DbOption = None) -> None:
    """Write finished games as records, which every Comptoir can read."""
    address = _address(db)
    from comptoir.table.keeping import export as run
    written, left = _run(run(address, folder, table or []))
    print(f"{folder}: {_many(len(written), 'game')}")
    if left:
        print(f"left out: {_many(len(left), 'game')} that cannot be read to the end, or whose luck stays a secret "
              "because it is not over; comptoir db backup takes everything along", file=sys.stderr)


@db_app.command("import")
def bring_in(files: Annotated[list[Path], typer.Argument(help="Records: .jsonl files.")], db: DbOption = None) -> None:
    """Bring records in as tables: all of them, or none when one of them is damaged."""
    address = _address(db)
    from comptoir.table.keeping import bring_in as run
    for table in _run(run(address, files)):
        print(f"/t/{table}")


@db_app.command(context_settings={"ignore_unknown_options": True})  # tables of old may begin with a dash
def delete(table: TableArgument, db: DbOption = None,
           yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False) -> None:
    """Delete tables with everything that belongs to them, for ever."""
    address = _address(db)
    from comptoir.table.keeping import delete as run
    if not yes and not typer.confirm(f"Delete {', '.join(table)} for ever?"):
        raise typer.Exit(1)
    gone = _run(run(address, table))
    print(f"Deleted: {len(gone)}.")


@db_app.command()
def prune(days: Annotated[float, typer.Option(help="Without a move for so many days.")], db: DbOption = None,
          dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False) -> None:
    """Delete tables where nothing has happened for long, for ever."""
    address = _address(db)
    if days <= 0:
        raise BadOption("--days must be more than 0")
    from comptoir.table.keeping import delete as run
    from comptoir.table.keeping import old_tables
    found = _run(old_tables(address, days))
    if dry_run:
        print(f"Without a move for {days:g} days: {len(found)}.")
        return
    gone = _run(run(address, found, time.time() - days * DAY)) if found else []
    print(f"Deleted: {len(gone)}.")
