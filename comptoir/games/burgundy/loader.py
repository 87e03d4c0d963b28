"""Reads boards: those in boards/, those a player keeps in a folder of their own, and those written into an option.

A board file has 37 spaces in rows of 4, 5, 6, 7, 6, 5 and 4, each a letter for its colour and a die number (`b4`):
b building, a animal (pasture), k knowledge, c castle, m mine, s ship. Before them stand lines like `name: 1`;
`start: centre` puts the first castle into the middle, `rule: spielbox` asks for the spielbox rule, and
`reconstructed: yes` says that it is not as printed. A line that begins with # is a remark.

To play on a board of your own, put it as NAME.txt into a folder and name that folder in COMPTOIR_BOARDS; then
`boards=NAME`, or `boards=NAME,1`, plays on it. Inside a record such a board is written out in full, so that a
game can be read where the file is not: `NAME=a6c5c4k3/…`; `NAME!=…` has the spielbox rule, `NAME+=…` the first castle
in the middle."""

from __future__ import annotations

import os
import re
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.data import (
    BOARD_NAMES,
    CASTLE,
    CENTRE,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOUR_SPACES,
    LARGEST_REGION,
    PIPS,
    ROWS,
)
from comptoir.games.burgundy.state import TOUCH, Board
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.state import HIDDEN

FOLDER: Final = "COMPTOIR_BOARDS"
DRAWN: Final = ["draw", "draw-secret", "draw-spielbox"]
LONGEST: Final = 4000  # characters of a board file
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,20}")
SPACE: Final = re.compile(rf"([{COLOUR_LETTERS}])([1-{PIPS}])")


class BadBoard(BadOption):
    """A board that cannot be played on: file, line and reason."""


def parse(text: str, where: str) -> Board:
    """A board from the text of its file; BadBoard says what is wrong, and in which line."""
    if len(text) > LONGEST:
        raise BadBoard(f"{where}: this is no board file, it is longer than {LONGEST} characters")
    heads: dict[str, str] = {}
    rows: list[list[str]] = []
    last = 0
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if ":" in line:
            read_head(heads, line, f"{where}, line {number}")
        else:
            rows.append(read_row(rows, line, f"{where}, line {number}"))
        last = number
    if len(rows) != len(ROWS):
        raise BadBoard(f"{where}, line {last}: the board ends after {sum(map(len, rows))} spaces in {len(rows)} rows; "
                       f"it has {sum(ROWS)} in rows of {', '.join(map(str, ROWS))}")
    spaces = [space for row in rows for space in row]
    board = Board(heads.get("name", ""), vec[i64]([COLOUR_LETTERS.index(space[0]) for space in spaces]),
                  vec[i64]([int(space[1]) for space in spaces]),
                  CENTRE if "start" in heads else HIDDEN, "rule" in heads, "reconstructed" in heads)
    check(board, where)
    return board


def read_head(heads: dict[str, str], line: str, where: str) -> None:
    """A line like `name: 1`."""
    known = {"name": "", "start": "centre", "rule": "spielbox", "reconstructed": "yes"}
    key, _, value = line.partition(":")
    key, value = key.strip(), value.strip()
    if key not in known:
        raise BadBoard(f"{where}: {shown(key)} is not known; known are {', '.join(known)}")
    if known[key] and value != known[key]:
        raise BadBoard(f"{where}: {key} can only be {known[key]}, not {shown(value)}")
    if key == "name" and not NAME.fullmatch(value):
        raise BadBoard(f"{where}: a name has 1 to 20 letters, digits, - and _, unlike {shown(value)}")
    heads[key] = value


def read_row(rows: list[list[str]], line: str, where: str) -> list[str]:
    """A row of spaces like `b4 c6`."""
    spaces = line.split()
    if len(rows) == len(ROWS):
        raise BadBoard(f"{where}: an eighth row; a board has rows of {', '.join(map(str, ROWS))}")
    for space in spaces:
        if not SPACE.fullmatch(space):
            letters = ", ".join(f"{letter} {name}"
                                for letter, name in zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True))
            raise BadBoard(f"{where}: {shown(space)} is not a colour and a die number, such as b4; "
                           f"colours are {letters}")
    if len(spaces) != ROWS[len(rows)]:
        raise BadBoard(f"{where}: row {len(rows) + 1} has {ROWS[len(rows)]} spaces, not {len(spaces)}")
    return spaces


def check(board: Board, where: str) -> None:
    """Every board has the same number of spaces of each colour, and regions that the point table knows; under the
    spielbox rule every region can be begun (CB-19)."""
    for colour, name in enumerate(COLOUR_NAMES):
        n = list(board.colour).count(colour)
        if n != COLOUR_SPACES[colour]:
            raise BadBoard(f"{where}: {n} {name} spaces; a board has {COLOUR_SPACES[colour]}")
    if board.start != HIDDEN and board.colour[board.start] != CASTLE:
        raise BadBoard(f"{where}: start is centre, but the space in the middle is none for a castle")
    for region, mask in enumerate(board.masks):
        colour = int(board.colour[list(board.region).index(region)])
        spaces = [space for space in range(sum(ROWS)) if board.region[space] == region]
        if len(spaces) > LARGEST_REGION:
            raise BadBoard(f"{where}: a {COLOUR_NAMES[colour]} region of {len(spaces)} spaces; "
                           f"{LARGEST_REGION} is the most")
        if (board.spielbox and not mask & board.of_colour[CASTLE]
                and not any(TOUCH[space] & board.of_colour[CASTLE] for space in spaces)):
            raise BadBoard(f"{where}: under the spielbox rule the {COLOUR_NAMES[colour]} region around space "
                           f"{spaces[0] + 1} could never be begun: it touches no castle space")


# Where boards come from


@cache
def shipped() -> tuple[Board, ...]:
    """The boards that come with the title, in the order of data.py."""
    folder = files("comptoir.games.burgundy").joinpath("boards")
    return tuple(parse(folder.joinpath(name + ".txt").read_text("utf-8"), f"boards/{name}.txt")
                 for name in BOARD_NAMES)


def own(name: str) -> Board | None:
    """A board from the player's own folder, if they have one of that name."""
    folder = os.environ.get(FOLDER)
    path = Path(folder, name + ".txt") if folder else None
    if path is None or not path.is_file():
        return None
    try:
        board = parse(path.read_text("utf-8"), str(path))
    except (OSError, UnicodeDecodeError):
        raise BadBoard(f"{path}: it cannot be read as text") from None
    board.name = name
    return board


def written(board: Board) -> str:
    """A board in one word, as a record keeps it."""
    spaces = [COLOUR_LETTERS[colour] + str(number) for colour, number in zip(board.colour, board.number, strict=True)]
    rows = []
    for length in ROWS:
        rows.append("".join(spaces[:length]))
        del spaces[:length]
    return (board.name + ("+" if board.start != HIDDEN else "") + ("!" if board.spielbox else "") + "="
            + "/".join(rows))


def unwritten(word: str) -> Board:
    """What written wrote."""
    name, _, rest = word.partition("=")
    rule = "rule: spielbox\n" if name.endswith("!") else ""
    start = "start: centre\n" if name.rstrip("!").endswith("+") else ""
    lines = "\n".join(re.sub("(..)", r"\1 ", row) for row in rest.split("/"))
    board = parse(f"name: {bare_name(word)}\n{rule}{start}{lines}", f"board {shown(bare_name(word))}")
    if board.name in BOARD_NAMES:
        raise BadBoard(f"board {shown(board.name)}: one that comes with the title has this name")
    return board


def bare_name(word: str) -> str:
    """The name in the word of a board."""
    return word.partition("=")[0].removesuffix("!").removesuffix("+")


def read_boards(value: Any) -> str:
    """The option: one board for all or one for each seat, by name or written out."""
    words = [str(word) for word in value] if isinstance(value, list) else str(value).split(",")
    read = []
    for word in (word.strip() for word in words):
        if word in BOARD_NAMES:
            read.append(word)
        elif "=" in word and len(word) <= LONGEST:
            read.append(written(unwritten(word)))
        else:
            board = own(word) if NAME.fullmatch(word) else None
            if board is None:
                names = ", ".join(BOARD_NAMES)
                raise BadOption(f"no board is called {shown(word)}; boards can be {', '.join(DRAWN)}, one for all "
                                f"or one for each seat, with commas: {names}, or a file of your own in ${FOLDER}")
            read.append(written(board))
    if len({bare_name(word) for word in read}) != len(set(read)):
        raise BadBoard("two different boards have one name")
    return ",".join(read)


def check_options(seats: int, options: dict[str, Any]) -> None:
    """One board for all, or as many as there are seats."""
    named = len(options["boards"].split(","))
    if options["boards"] not in DRAWN and named not in (1, seats):
        raise BadOption(f"option boards names {named} boards for {seats} seats; "
                        f"name one for all, or one for each seat")


@lru_cache(maxsize=64)
def _boards_for(boards: str) -> list[Board]:
    found = list(shipped())
    names = [board.name for board in found]
    if boards not in DRAWN:
        for word in boards.split(","):
            if word not in BOARD_NAMES:
                board = unwritten(word)
                if board.name not in names:
                    found.append(board)
                    names.append(board.name)
    return found


@lru_cache(maxsize=64)
def _laid_out(boards: str) -> vec[Board]:
    return vec[Board](_boards_for(boards))


def boards_for(options: dict[str, Any]) -> vec[Board]:
    """All boards of a game: those shipped, then those the players brought."""
    return _laid_out(options["boards"])


@lru_cache(maxsize=64)
def _given(boards: str) -> list[int]:
    names = [board.name for board in _boards_for(boards)]
    return [names.index(bare_name(word)) for word in boards.split(",")]


def board_of_seat(seat: int, options: dict[str, Any]) -> int:
    """The number, among the boards of the game, of the one this seat was given."""
    given = _given(options["boards"])
    return given[seat % len(given)]
