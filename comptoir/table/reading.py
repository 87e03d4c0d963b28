"""A game from the lines of the store. What cannot be read to its end is read as far as it goes, and the trouble is
said: such a game is shown, and it cannot go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from comptoir import load
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER
from comptoir.story import Story
from comptoir.table.change import Row, Snapshot
from comptoir.table.schema import CLOSED, NO_REASON
from comptoir.words import Value

LONG = 300  # entries: a longer record is read beside the loop, so that others need not wait


@dataclass(frozen=True)
class Trouble:
    """Why a game cannot go on, as a key of the page's words."""

    key: str  # trouble-rules, trouble-entry, trouble-header, and trouble-closed with its kin
    args: dict[str, Value] = field(default_factory=dict)


def read_game(header: str, seed: str, lines: Sequence[str]) -> tuple[Record | None, Trouble | None]:
    """The record of a table, checked move by move against the rules; its luck is known again."""
    trouble = None
    try:
        told = json.loads(header)
        game = load(told["game"])
        if told["rules"] != game.rules:
            trouble = Trouble("trouble-rules", {"played": str(told["rules"])[:12], "now": game.rules})
            header = json.dumps({**told, "rules": game.rules})  # as far as the rules of today can follow it
        record = Record.from_lines([header.encode()], load)
        luck = int(seed) if seed else None
    except (ComptoirError, ValueError, TypeError, KeyError):
        return None, trouble or Trouble("trouble-header")
    if record.read_on([line.encode() for line in lines]) is not None:
        return record, trouble or Trouble("trouble-entry", {"n": len(record.entries) + 1})
    if trouble is None:
        record.know(luck)
    return record, trouble


async def read_off(found: Snapshot) -> tuple[Record | None, Story | None, Trouble | None]:
    """The record of a table and its story; a long one is read in a thread, so that others are served meanwhile."""
    table = found.table
    if not table["header"]:
        return None, None, closing(table)

    def work() -> tuple[Record | None, Story | None, Trouble | None]:
        record, trouble = read_game(table["header"], table["seed"], found.lines)
        return record, Story(record) if record is not None else None, trouble or closing(table)

    return await asyncio.to_thread(work) if len(found.lines) > LONG else work()


def closing(table: Row) -> Trouble | None:
    """Why nothing goes on at a table that was closed."""
    if table["status"] != CLOSED:
        return None
    if table["closed"] == NO_REASON:
        return Trouble("trouble-closed-operator")
    return Trouble("trouble-closed-why", {"why": table["closed"]}) if table["closed"] else Trouble("trouble-closed")


def is_over(record: Record) -> bool:
    return int(record.state.actor()) == OVER
