"""comptoir board check: is this file a board one can play on? Titles that are played on boards of one's own have a
module `board_files`; what is in the file tells which title it is for."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from comptoir import load, titles
from comptoir.cli.console import complain, out
from comptoir.kernel.errors import BadOption

WRONG = 2
LARGEST = 1 << 18  # bytes that are read

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A board file of a title that has such files: "
                                                                   "a map (JSON), an estate (rows of spaces).")]


def check(file: FileArgument) -> None:
    """Check a board file: one line when it can be played on, else every reason why not.

    Examples:

        comptoir board check island.json

        comptoir board check estate.txt
    """
    text = read(file)
    module = meant_for(text)
    problems: list[str] = module.problems(file, text)
    for problem in problems:
        complain(problem)
    if problems:
        raise typer.Exit(WRONG)
    out().print(f"{file} is a good {module.KIND}")


def read(file: Path) -> str:
    """The text of the file; BadOption when there is none."""
    if not file.is_file():
        raise BadOption(f"{file}: there is no such file")
    if file.stat().st_size > LARGEST:
        raise BadOption(f"{file}: it is larger than {LARGEST} bytes")
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadOption(f"{file}: it cannot be read as text") from None


def meant_for(text: str) -> ModuleType:
    """The board files of the title that this text is for."""
    for slug in titles():
        module = load(slug).part("board_files")
        if module is not None and module.is_one(text):
            return module
    raise BadOption("no title has boards that are written like this")
