"""The games of a run as a table: one row for each chair of each game. docs/arena.md has the columns."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from typing import Any

from comptoir.arena.match import FAILED, ILLEGAL, TIMED_OUT
from comptoir.arena.played import Played
from comptoir.arena.schedule import Plan
from comptoir.kernel.errors import BadOption

FORMATS = ("jsonl", "parquet")
VERSION = 1


def checked_format(wanted: str) -> str:
    """A format that can be written here."""
    if wanted not in FORMATS:
        raise BadOption(f"no format is called {wanted!r}; there is: {', '.join(FORMATS)}")
    if wanted == "parquet":
        try:
            import pyarrow.parquet  # noqa: F401
        except ImportError:
            raise BadOption("--format parquet needs pyarrow: pip install 'comptoir[lab]'") from None
    return wanted


def rows(plan: Plan, games: Sequence[Played]) -> Iterator[dict[str, Any]]:
    """In the order of games and chairs."""
    for game in games:
        wins, places, margins = game.wins, game.places, game.margins
        for seat, bot in enumerate(game.bots):
            kinds = [fault.kind for fault in game.faults if fault.seat == seat]
            yield {"game": game.game, "block": game.game // plan.block, "seed": str(game.seed), "seat": seat,
                   "bot": bot, "points": game.scores[seat][0], "ties": game.scores[seat][1:],
                   "place": places[seat], "win": round(wins[seat], 6), "margin": margins[seat], "end": game.end,
                   "moves": game.moves, ILLEGAL: kinds.count(ILLEGAL), FAILED: kinds.count(FAILED),
                   TIMED_OUT: kinds.count(TIMED_OUT)}


def to_jsonl(plan: Plan, games: Sequence[Played]) -> str:
    return "".join([json.dumps(row) + "\n" for row in rows(plan, games)])


def to_parquet(plan: Plan, games: Sequence[Played]) -> bytes:
    """The same with types; the plan is in the metadata under `comptoir`."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema([
        ("game", pa.int32()), ("block", pa.int32()), ("seed", pa.int64()), ("seat", pa.int8()), ("bot", pa.string()),
        ("points", pa.int32()), ("ties", pa.list_(pa.int32())), ("place", pa.float32()), ("win", pa.float32()),
        ("margin", pa.int32()), ("end", pa.string()), ("moves", pa.int32()), (ILLEGAL, pa.int32()),
        (FAILED, pa.int32()), (TIMED_OUT, pa.int32())],
        metadata={"comptoir": json.dumps({"version": VERSION, **plan.to_json()})})
    table = pa.Table.from_pylist([{**row, "seed": int(row["seed"])} for row in rows(plan, games)], schema=schema)
    written = io.BytesIO()
    pq.write_table(table, written, compression="zstd")
    return written.getvalue()
