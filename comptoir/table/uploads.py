"""Records from strangers: played through in a process of its own, within a time, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from comptoir import load
from comptoir.kernel.errors import BadRecord, ComptoirError
from comptoir.kernel.record import Record, parse_header
from comptoir.kernel.state import OVER
from comptoir.table.options import refuse_files
from comptoir.table.refusal import Refused
from comptoir.table.workers import end, settle_in_behind

MOST_BYTES = 4 << 20
MOST_LINES = 20_000  # a long game has a thousand
BUDGET = 20.0  # seconds to play one through
QUEUE = 8  # that may wait for it


@dataclass(frozen=True)
class Uploaded:
    """A record that keeps the rules; an unfinished one has new luck."""

    game: str
    names: list[str]
    options: dict[str, Any]
    header: str
    seed: str
    lines: list[str]
    turn: int

    @property
    def is_over(self) -> bool:
        return self.turn == OVER


def play_through(data: bytes) -> Uploaded | tuple[str, dict[str, Any]]:
    """Runs in the worker. What is wrong comes back as the arguments of a refusal."""
    try:
        lines = data.splitlines()
        if len(lines) > MOST_LINES:
            raise Refused("long", most=MOST_LINES)
        header = parse_header(lines[0] if lines else b"")
        for options in (header["options"], header.get("position", {}).get("options")):
            if isinstance(options, dict):
                refuse_files(load(header["game"]), options)
        record = Record.from_lines(lines, load)
        if int(record.state.actor()) != OVER:
            record.reseed()
        record.to_text().encode()  # names that cannot be written
    except Refused as refusal:
        return refusal.key, refusal.args_
    except (ComptoirError, ValueError, RecursionError) as problem:
        return "record", {"why": str(problem)[:300].encode("utf-8", "replace").decode()}
    return Uploaded(record.game.slug, record.names, record.options, record.lines()[0],
                    "" if record.seed is None else str(record.seed),
                    [json.dumps(entry, ensure_ascii=False) for entry in record.entries], int(record.state.actor()))


class Uploads:
    """One process for all uploads, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def read(self, data: bytes) -> Uploaded:
        """Refused or BadRecord say what is wrong."""
        if len(data) > MOST_BYTES:
            raise Refused("long", most=MOST_BYTES)
        if self._waiting >= QUEUE:
            raise Refused("slow", seconds=int(BUDGET))
        self._waiting += 1
        try:
            async with self._turn:
                found = await self._played(data)
        finally:
            self._waiting -= 1
        if isinstance(found, Uploaded):
            return found
        key, args = found
        raise BadRecord(args["why"]) if key == "record" else Refused(key, **args)

    async def _played(self, data: bytes) -> Uploaded | tuple[str, dict[str, Any]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_in_behind)
        try:
            running = asyncio.get_running_loop().run_in_executor(self._pool, play_through, data)
            return await asyncio.wait_for(running, BUDGET)
        except (TimeoutError, BrokenProcessPool):
            self.close()
            raise Refused("record-long", seconds=int(BUDGET)) from None

    def close(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None
