"""A backup: everything a database holds, at one moment, in one file that fits SQLite and PostgreSQL alike.

JSON lines, the first of them saying what follows, then every table with its rows, then how many rows there were: a file
that was cut off is noticed before anything is written. The tables are copied as they are in the database, whatever
version it has: so a backup can be made before an upgrade, and what is restored is upgraded then."""

from __future__ import annotations

import gzip
import io
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from comptoir.kernel.errors import BadOption
from comptoir.table.migrations import migrate, version_of

FORMAT = 1
PASSING = {"alembic_version", "present", "processes"}  # what is true only of servers that run
ROWS = 500  # that are held in memory at a time

Tell = Callable[[int, int], None]  # rows so far, rows in all


def backup(db: sa.Connection, file: Path, tell: Tell = lambda done, all_: None) -> dict[str, int]:
    """Write everything into this file, which is there as a whole or not at all; how many rows each table has."""
    known = _reflected(db)
    counts = {table.name: int(db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
              for table in known}
    part, done = file.with_name(f".{file.name}.part"), 0
    try:
        with _written(part, packed=file.suffix == ".gz") as out:
            _write(out, {"comptoir-backup": FORMAT, "version": version_of(db), "made": round(time.time(), 3)})
            for table in known:
                _write(out, {"table": table.name, "columns": list(table.columns.keys()), "rows": counts[table.name]})
                query = sa.select(table).order_by(*table.primary_key)
                for row in db.execute(query.execution_options(yield_per=ROWS)):
                    _write(out, list(row))
                    done += 1
                    tell(done, sum(counts.values()))
            _write(out, {"end": counts})
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return counts


def restore(db: sa.Connection, file: Path, tell: Tell = lambda done, all_: None) -> dict[str, int]:
    """Into a database that holds nothing yet; BadOption says why it cannot be done, and nothing was changed then."""
    version, counts = check(file)
    _check_empty(db)
    migrate(db, version)
    known, done = {table.name: table for table in _reflected(db)}, 0
    for table in reversed(list(known.values())):
        db.execute(table.delete())  # what the making of the tables has put there
    for name, columns, rows in _tables(file):
        if name not in known:
            raise BadOption(f"{file} has a table {name!r}, which Comptoir does not know")
        for batch in _batches(rows):
            db.execute(known[name].insert(), [dict(zip(columns, row, strict=True)) for row in batch])
            done += len(batch)
            tell(done, sum(counts.values()))
    if db.dialect.name == "postgresql":
        _count_on(db, list(known.values()))
    migrate(db)
    return counts


def check(file: Path) -> tuple[str, dict[str, int]]:
    """Which version of the tables a backup has, and how many rows of each; BadOption when it is none, or not whole."""
    try:
        with _read(file) as lines:
            head = json.loads(next(lines, ""))
            if not isinstance(head, dict) or head.get("comptoir-backup") != FORMAT:
                raise ValueError
            counts: dict[str, int] = {}
            end: Any = None
            name = ""
            for line in lines:
                if line.startswith("["):
                    counts[name] += 1
                elif "end" in (told := json.loads(line)):
                    end = told["end"]
                else:
                    name = told["table"]
                    counts[name] = 0
    except (ValueError, KeyError, gzip.BadGzipFile):
        raise BadOption(f"{file} is no backup of Comptoir") from None
    except EOFError:
        end = None
    if end != counts:
        raise BadOption(f"{file} is not whole: its end is missing") from None
    return str(head["version"]), counts


def _reflected(db: sa.Connection) -> list[sa.Table]:
    """The tables as this database has them, each after those it refers to."""
    known = sa.MetaData()
    known.reflect(db)
    if "tables" not in known.tables:
        raise BadOption("this database has no tables of Comptoir")
    return [table for table in known.sorted_tables if table.name not in PASSING]


def _check_empty(db: sa.Connection) -> None:
    if version_of(db) and db.execute(sa.text("SELECT count(*) FROM tables")).scalar_one():
        raise BadOption("this database holds games already: name an empty one with --db")
    for name in reversed(sa.inspect(db).get_table_names()):
        db.execute(sa.text(f'DROP TABLE "{name}"' + (" CASCADE" if db.dialect.name == "postgresql" else "")))


def _count_on(db: sa.Connection, known: list[sa.Table]) -> None:
    """The numbers PostgreSQL gives by itself go on after the last one."""
    for table in known:
        if (column := table.autoincrement_column) is not None:
            query = ('SELECT setval(s, m) FROM (SELECT pg_get_serial_sequence(:name, :column) s, '
                     f'max("{column.name}") m FROM "{table.name}") found WHERE s IS NOT NULL AND m IS NOT NULL')
            db.execute(sa.text(query), {"name": table.name, "column": column.name})


def _tables(file: Path) -> Iterator[tuple[str, list[str], Iterator[list[Any]]]]:
    """The tables of a backup that was checked, each with its rows, which must be read before the next."""
    with _read(file) as lines:
        next(lines)
        for line in lines:
            told = json.loads(line)
            if "table" in told:
                yield told["table"], told["columns"], (json.loads(next(lines)) for _ in range(told["rows"]))


def _batches(rows: Iterator[list[Any]]) -> Iterator[list[list[Any]]]:
    batch: list[list[Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == ROWS:
            yield batch
            batch = []
    if batch:
        yield batch


def _write(out: IO[str], what: Any) -> None:
    out.write(json.dumps(what, ensure_ascii=False) + "\n")


@contextmanager
def _written(file: Path, packed: bool) -> Iterator[IO[str]]:
    """A backup holds the links of all seats: nobody else may read it."""
    with open(file, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb") if packed else nullcontext(raw) as octets:
            out = io.TextIOWrapper(octets, "utf-8")
            yield out
            out.flush()
            out.detach()
        raw.flush()
        os.fsync(raw.fileno())


@contextmanager
def _read(file: Path) -> Iterator[Iterator[str]]:
    with open(file, "rb") as raw:
        packed = raw.read(2) == b"\x1f\x8b"
        raw.seek(0)
        with gzip.open(raw, "rt", encoding="utf-8") if packed else open(file, encoding="utf-8") as lines:
            yield iter(lines)
