"""Records as a table: one row a decision, in a Parquet file that says itself what is in it.

The columns are documented in docs/research/dataset.md; SCHEMA is raised when one changes. The metadata of the file has,
under "comptoir", a JSON object with that version and, by title, the rules, the actions and the features."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from comptoir import __version__, load
from comptoir.kernel.errors import BadOption, BadRecord
from comptoir.kernel.game import Game
from comptoir.kernel.record import LONGEST_LINE, Record, parse_header
from comptoir.research.records import read
from comptoir.research.reward import places, win_shares

SCHEMA: Final = 1
GROUP: Final = 8192  # rows that are written together

_WORD = pa.dictionary(pa.int32(), pa.string())  # few different texts, many times
COLUMNS: Final = [
    pa.field("game_id", pa.string(), nullable=False),
    pa.field("title", _WORD, nullable=False),
    pa.field("seats", pa.int8(), nullable=False),
    pa.field("options", _WORD, nullable=False),
    pa.field("move", pa.int32(), nullable=False),
    pa.field("seat", pa.int8(), nullable=False),
    pa.field("player", _WORD, nullable=False),
    pa.field("step", _WORD, nullable=False),
    pa.field("action", pa.int32(), nullable=False),
    pa.field("text", _WORD, nullable=False),
    pa.field("legal", pa.list_(pa.int32()), nullable=False),
    pa.field("points", pa.int32()),
    pa.field("place", pa.int8()),
    pa.field("win_share", pa.float32()),
    pa.field("end", _WORD),
]

Row = dict[str, Any]


def rows(record: Record, features: bool = False) -> Iterator[Row]:
    """The decisions of a game. What was undone is left out; the results are empty when the game is not finished."""
    game = record.game
    outcome = record.state.outcome()
    told = {"game_id": game_id(record), "title": game.slug, "seats": len(record.names),
            "options": json.dumps(record.options, sort_keys=True), "end": outcome.end if outcome is not None else None}
    ends: list[Row] = [{"points": None, "place": None, "win_share": None} for _ in record.names]
    if outcome is not None:
        ends = [{"points": score.points, "place": place, "win_share": share} for score, place, share
                in zip(outcome.scores, places(outcome), win_shares(outcome), strict=True)]
    for number, (before, move, _) in enumerate(record.walk()):
        row = {**told, **ends[move.by], "move": number, "seat": move.by, "player": record.names[move.by],
               "step": before.step(), "action": game.actions.id(move.do), "text": move.do, "legal": before.legal()}
        if features:
            row["features"] = game.encode(before.view(move.by), move.by)
        yield row


def game_id(record: Record) -> str:
    """Equal for equal records, whatever their files are called."""
    return hashlib.blake2b(record.to_text().encode(), digest_size=8).hexdigest()


def about(game: Game) -> dict[str, Any]:
    """What a reader needs to know of a title to use its ids and features."""
    encode = import_module(game.package + ".encode")
    return {"rules": game.rules, "actions": list(game.actions.texts), "features_version": encode.VERSION,
            "features": list(encode.NAMES)}


def schema(games: Sequence[Game], features: bool) -> pa.Schema:
    """The columns, with what is to be known about them."""
    columns = list(COLUMNS)
    if features:
        if len(games) > 1:
            titles = ", ".join([game.slug for game in games])
            raise BadOption(f"features of several titles do not fit in one file: {titles}; write a file for each")
        length = len(about(games[0])["features"])
        columns.append(pa.field("features", pa.list_(pa.float32(), length), nullable=False))
    told = {"schema": SCHEMA, "engine": __version__, "titles": {game.slug: about(game) for game in games}}
    return pa.schema(columns, metadata={"comptoir": json.dumps(told)})


def write(files: Sequence[Path], out: Path, features: bool = False,
          progress: Callable[[], None] = lambda: None) -> tuple[int, int]:
    """Write the decisions of all records to a Parquet file, whole or not at all; how many games and rows.
    `progress` is called after each record."""
    games = titles_of(files)
    columns = schema(games, features)
    beside = out.with_name(out.name + ".part")
    count = 0
    try:
        with pq.ParquetWriter(beside, columns, compression="zstd") as writer:
            waiting: list[Row] = []
            for file in files:
                waiting += rows(read(file), features)
                if len(waiting) >= GROUP:
                    writer.write_table(pa.Table.from_pylist(waiting, schema=columns))
                    count += len(waiting)
                    waiting = []
                progress()
            writer.write_table(pa.Table.from_pylist(waiting, schema=columns))
            count += len(waiting)
        beside.replace(out)
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
    return len(files), count


def titles_of(files: Sequence[Path]) -> list[Game]:
    """The titles of the records, from their first lines."""
    found: dict[str, Game] = {}
    for file in files:
        try:
            with open(file, "rb") as lines:
                slug = parse_header(lines.readline(LONGEST_LINE))["game"]
            if slug not in found:
                found[slug] = load(slug)
        except (BadRecord, BadOption) as problem:
            raise BadRecord(f"{file}: {problem}") from None
    return list(found.values())
