"""comptoir board check: is this file a board one can play on? Maps of the Golden City are JSON, estates of Burgundy
are rows of spaces: the content tells which."""

from __future__ import annotations

import json
import re
from json import JSONDecodeError
from pathlib import Path
from typing import Annotated

import typer

from comptoir.cli.console import complain, out
from comptoir.kernel.errors import BadOption

WRONG = 2
LARGEST = 1 << 18  # bytes that are read

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A map of the Golden City (JSON), or an estate of "
                                                                   "Burgundy (rows of spaces).")]


def check(file: FileArgument) -> None:
    """Check a board file: one line when it can be played on, else every reason why not.

    Examples:

        comptoir board check island.json

        comptoir board check estate.txt
    """
    text = read(file)
    of_map = text.lstrip().startswith(("{", "["))
    problems = map_problems(file, text) if of_map else estate_problems(file, text)
    for problem in problems:
        complain(problem)
    if problems:
        raise typer.Exit(WRONG)
    out().print(f"{file} is a good map" if of_map else f"{file} is a good estate")


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


def estate_problems(file: Path, text: str) -> list[str]:
    """The first thing that is wrong with an estate."""
    from comptoir.games.burgundy.loader import BadBoard, parse  # only who asks for a title waits for it
    try:
        parse(text, str(file))
    except BadBoard as problem:
        return [str(problem)]
    return []


def map_problems(file: Path, text: str) -> list[str]:
    """All that is wrong with a map, with the line where that can be told."""
    from comptoir.games.golden_city import check_file
    try:
        json.loads(text)
    except JSONDecodeError as problem:
        return [f"{file}, line {problem.lineno}: it is not JSON: {problem.msg}"]
    except RecursionError:
        return [f"{file}: it is not JSON that can be read"]
    return [f"{file}{where(text, reason)}: {reason}" for reason in check_file(file)]


# Lines


def where(text: str, reason: str) -> str:
    """", line 7" for what a reason speaks of: an entry of a list, a thing with an id, or a key."""
    entry = re.match(r"(\w+), entry (\d+)", reason)
    if entry is not None:
        at = entry_at(text, entry[1], int(entry[2]))
    else:
        word = re.search(r"\b(?:port|site|score)_\d+\b|\b(?:forest|meadow|mountain|desert)_(?:a|b|inner)\b", reason)
        at = (text_at(text, rf'"id"\s*:\s*"{word[0]}"') if word is not None
              else text_at(text, rf'"{re.escape(reason.split()[0])}"\s*:'))
    return "" if at < 0 else f", line {text.count(chr(10), 0, at) + 1}"


def text_at(text: str, pattern: str) -> int:
    found = re.search(pattern, text)
    return -1 if found is None else found.start()


def entry_at(text: str, key: str, number: int) -> int:
    """Where the n-th entry of a list begins; -1 when it is not found."""
    start = re.search(rf'"{key}"\s*:\s*\[', text)
    if start is None:
        return -1
    at, gap = start.end(), re.compile(r"[\s,]*")
    try:
        for _ in range(number - 1):
            _, at = json.JSONDecoder().raw_decode(text, after(gap, text, at))
    except JSONDecodeError:
        return -1
    return after(gap, text, at)


def after(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Where the text goes on when this is passed over."""
    found = pattern.match(text, at)
    return at if found is None else found.end()
