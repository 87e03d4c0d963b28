"""What an operator does with a store while nobody looks: bring it up to date, copy it, take games out, bring games in,
throw old ones away. `comptoir db` is the door to it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from comptoir.kernel.errors import BadOption, BadRecord
from comptoir.table.backup import Tell, backup, restore
from comptoir.table.database import Work
from comptoir.table.deleting import deleted
from comptoir.table.making import from_record
from comptoir.table.migrations import migrate, newest, version_of
from comptoir.table.reading import is_over, read_game
from comptoir.table.refusal import Refused
from comptoir.table.schema import TABLES
from comptoir.table.seats import Person
from comptoir.table.store import Store, told_plainly
from comptoir.table.uploads import Uploaded, play_through
from comptoir.table.words import page_words

DAY = 24 * 3600.0


@asynccontextmanager
async def _opened(url: str, prepare: Work[None] | None = None, must_exist: bool = True) -> AsyncIterator[Store]:
    """A store to look at, which a server may go on with; with `prepare`, to change: an SQLite file must be ours alone
    then."""
    with told_plainly(url, must_exist):
        store = Store(url)
        try:
            if prepare is not None:
                await store.database.open(prepare)
            yield store
        finally:
            await store.close()


async def upgrade(url: str) -> tuple[str, str]:
    """Bring the tables up to date; which version they had, and which they have."""
    before: list[str] = []

    def work(db: sa.Connection) -> None:
        before.append(version_of(db))
        migrate(db)

    async with _opened(url, work, must_exist=False):
        return before[0], newest()


async def back_up(url: str, file: Path, tell: Tell) -> dict[str, int]:
    """Everything as it is now into one file, while people play."""
    if not file.parent.is_dir():
        raise BadOption(f"there is no folder {str(file.parent)!r}")
    async with _opened(url) as store:
        return await store.database.read(lambda db: backup(db, file, tell))


async def bring_back(url: str, file: Path, tell: Tell) -> dict[str, int]:
    """A backup into a database that holds nothing."""
    if not file.is_file():
        raise BadOption(f"there is no file {str(file)!r}")
    counts: list[dict[str, int]] = []
    async with _opened(url, lambda db: counts.append(restore(db, file, tell)), must_exist=False):
        return counts[0]


# Games


async def export(url: str, folder: Path, tables: Sequence[str]) -> tuple[list[Path], list[str]]:
    """Finished games as records, one file each; the files, and the tables whose games still go on: their luck stays a
    secret until the end."""
    written, waiting = [], []
    async with _opened(url) as store:
        query = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.header, TABLES.c.seed).order_by(TABLES.c.moved)
        found = await store.all(query.where(TABLES.c.id.in_(tables)) if tables else query)
        if missing := sorted(set(tables) - {row["id"] for row in found}):
            raise BadOption(f"there is no table {missing[0]!r}")
        folder.mkdir(parents=True, exist_ok=True)
        for row in found:
            record, trouble = read_game(row["header"], row["seed"], await store.entries(row["id"]))
            if record is None or trouble is not None or not is_over(record):
                waiting.append(row["id"])
                continue
            file = folder / f"{row['game']}-{row['id']}.jsonl"
            file.write_text(record.to_text(), encoding="utf-8")
            written.append(file)
    return written, waiting


async def bring_in(url: str, files: Iterable[Path]) -> list[str]:
    """Records as tables of this store: all of them, or none when one of them cannot be read. Their ids."""
    read: list[Uploaded] = []
    for file in files:
        found = play_through(file.read_bytes())
        if not isinstance(found, Uploaded):
            key, args = found
            why = args["why"] if key == "record" else Refused(key, **args).told(page_words("en"))
            raise BadRecord(f"{file}: {why}")
        read.append(found)
    async with _opened(url, migrate) as store:
        return [await from_record(store, record, Person(""), page_words("en")) for record in read]


# The end of tables


async def old_tables(url: str, days: float) -> list[str]:
    """Where nothing has happened for so long."""
    async with _opened(url) as store:
        query = sa.select(TABLES.c.id).where(TABLES.c.moved < time.time() - days * DAY).order_by(TABLES.c.moved)
        return [row["id"] for row in await store.all(query)]


async def delete(url: str, tables: Sequence[str], unmoved_since: float | None = None) -> list[str]:
    """Tables with everything that belongs to them, for ever. One that somebody has moved at since, or looks at through
    a server that runs, is left."""
    async with _opened(url, migrate) as store:
        known = {row["id"] for row in await store.all(sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables)))}
        if missing := [table for table in tables if table not in known]:
            raise BadOption(f"there is no table {missing[0]!r}")
        return [table for table in tables if await store.database.write(
            partial(deleted, store=store, table=table, unmoved_since=unmoved_since,
                    even_if_looked_at=not store.is_postgres))]  # nobody looks at a file that is ours alone
