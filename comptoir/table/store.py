"""The store: tables, chairs, moves and chat in one database, SQLite for a house, PostgreSQL for a club.

A game is the lines of its record: the header in its table's row, every further line a row of `entries`. (table,
number) is the key of an entry, so two processes cannot both play the same move; what is stored is never changed."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from comptoir.kernel.errors import BadOption
from comptoir.table.migrations import migrate
from comptoir.table.schema import CHAIRS, CHAT, ENTRIES, HOLDERS, OVER, PLAYING, SETTINGS, TABLES, WAITING

Row = dict[str, Any]


class Taken(Exception):
    """Somebody else was faster: the move, the chair or the start is stored already."""


def async_url(url: str) -> str:
    """The address of a database with the driver we use; BadOption names what is possible."""
    for scheme, driver in (("sqlite", "sqlite+aiosqlite"), ("postgresql", "postgresql+asyncpg"),
                           ("postgres", "postgresql+asyncpg")):
        if url.startswith(scheme + "://"):
            return driver + url.removeprefix(scheme)
        if url.startswith(driver + "://"):
            return url
    raise BadOption(f"no database is reached by {url!r}: it can be sqlite:///file.db or postgresql://user@host/name")


class Store:
    """Every question to the database, each in one place."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=self.is_postgres)
        if not self.is_postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _sqlite_ways)

    async def open(self) -> None:
        """Bring the tables up to date, or make them; BadOption when they are of a newer Comptoir."""
        async with self.engine.begin() as db:
            if self.is_postgres:  # several processes may start at once
                await db.execute(sa.text("SELECT pg_advisory_xact_lock(20020217)"))
            await db.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; Taken when a key is there already."""
        try:
            async with self.engine.begin() as db:
                yield db
        except IntegrityError:
            raise Taken from None

    async def _all(self, query: sa.Executable) -> list[Row]:
        async with self.engine.connect() as db:
            return [dict(row) for row in (await db.execute(query)).mappings()]

    async def _one(self, query: sa.Executable) -> Row | None:
        found = await self._all(query)
        return found[0] if found else None

    async def setting(self, key: str, fresh: str) -> str:
        """A setting of this store; the fresh value when it has none yet."""
        query = sa.select(SETTINGS).where(SETTINGS.c.key == key)
        if await self._one(query) is None:
            try:
                async with self._write() as db:
                    await db.execute(SETTINGS.insert().values(key=key, value=fresh))
            except Taken:
                pass
        row = await self._one(query)
        assert row is not None
        return str(row["value"])

    # Tables

    async def add_table(self, table: Row, chairs: Sequence[Row], holders: Sequence[tuple[int, str]],
                        entries: Sequence[str] = ()) -> None:
        now = time.time()
        async with self._write() as db:
            await db.execute(TABLES.insert().values(made=now, moved=now, **table))
            await db.execute(CHAIRS.insert(), [{"table_id": table["id"], **chair} for chair in chairs])
            if holders:
                await db.execute(HOLDERS.insert(), [{"table_id": table["id"], "seat": seat, "player": player}
                                                    for seat, player in holders])
            if entries:
                await db.execute(ENTRIES.insert(), [{"table_id": table["id"], "number": n, "line": line, "at": now}
                                                    for n, line in enumerate(entries)])

    async def table(self, table: str) -> Row | None:
        return await self._one(sa.select(TABLES).where(TABLES.c.id == table))

    async def chairs(self, table: str) -> list[Row]:
        return await self._all(sa.select(CHAIRS).where(CHAIRS.c.table_id == table).order_by(CHAIRS.c.seat))

    async def holders(self, table: str) -> list[Row]:
        return await self._all(sa.select(HOLDERS).where(HOLDERS.c.table_id == table))

    async def entries(self, table: str) -> list[str]:
        query = sa.select(ENTRIES.c.line).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        return [row["line"] for row in await self._all(query)]

    async def start(self, table: str, header: str, seed: str, turn: int) -> None:
        """The chairs are taken: the record begins. Taken when it has begun already."""
        async with self._write() as db:
            done = await db.execute(TABLES.update().where(TABLES.c.id == table, TABLES.c.status == WAITING).values(
                header=header, seed=seed, status=PLAYING, turn=turn, moved=time.time()))
            if done.rowcount != 1:
                raise Taken

    async def add_entries(self, table: str, first: int, lines: Sequence[str], turn: int, status: str) -> None:
        """The next lines of a record, all or none; Taken when one of these numbers is there already."""
        now = time.time()
        async with self._write() as db:
            await db.execute(ENTRIES.insert(), [{"table_id": table, "number": first + n, "line": line, "at": now}
                                                for n, line in enumerate(lines)])
            await db.execute(TABLES.update().where(TABLES.c.id == table).values(turn=turn, status=status, moved=now))

    async def set_rematch(self, table: str, following: str) -> str:
        """The table that follows; the first to ask decides."""
        async with self._write() as db:
            await db.execute(TABLES.update().where(TABLES.c.id == table, TABLES.c.rematch.is_(None))
                             .values(rematch=following))
        row = await self.table(table)
        assert row is not None
        return str(row["rematch"])

    # Chairs

    async def sit(self, table: str, seat: int, player: str, name: str) -> None:
        """Take an open chair; Taken when it is not open any more."""
        async with self._write() as db:
            done = await db.execute(CHAIRS.update().where(
                CHAIRS.c.table_id == table, CHAIRS.c.seat == seat, CHAIRS.c.kind == "open")
                .values(kind="person", name=name))
            if done.rowcount != 1:
                raise Taken
            await db.execute(HOLDERS.insert().values(table_id=table, seat=seat, player=player))

    async def set_chair(self, table: str, seat: int, **values: Any) -> None:
        async with self._write() as db:
            await db.execute(CHAIRS.update().where(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat).values(**values))

    async def hold(self, table: str, seat: int, player: str) -> None:
        """This browser may play for the seat too."""
        try:
            async with self._write() as db:
                await db.execute(HOLDERS.insert().values(table_id=table, seat=seat, player=player))
        except Taken:
            pass  # it may already

    async def chair_by_secret(self, secret: str) -> Row | None:
        return await self._one(sa.select(CHAIRS).where(CHAIRS.c.secret == secret))

    # Chat

    async def say(self, table: str, seat: int, name: str, text: str) -> None:
        async with self._write() as db:
            await db.execute(CHAT.insert().values(table_id=table, seat=seat, name=name, text=text, at=time.time()))

    async def said(self, table: str, most: int = 100) -> list[Row]:
        query = sa.select(CHAT.c.id, CHAT.c.seat, CHAT.c.name, CHAT.c.text).where(CHAT.c.table_id == table)
        return (await self._all(query.order_by(CHAT.c.id.desc()).limit(most)))[::-1]

    # The lobby

    async def open_tables(self, most: int = 30) -> list[Row]:
        query = sa.select(TABLES).where(TABLES.c.door == "open", TABLES.c.status == WAITING)
        return await self._with_chairs(await self._all(query.order_by(TABLES.c.made.desc()).limit(most)))

    async def tables_of(self, player: str, most: int = 40) -> list[Row]:
        """The tables where this browser has a seat, those that wait for something first."""
        mine = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.player == player)
        query = sa.select(TABLES).where(TABLES.c.id.in_(mine) | (TABLES.c.owner == player))
        return await self._with_chairs(await self._all(query.order_by(
            TABLES.c.status == OVER, TABLES.c.moved.desc()).limit(most)))

    async def finished_of(self, player: str, most: int) -> list[Row]:
        """The games this browser has played to their end, or brought here, the newest first."""
        mine = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.player == player)
        query = sa.select(TABLES).where(TABLES.c.id.in_(mine) | (TABLES.c.owner == player), TABLES.c.status == OVER)
        return await self._with_chairs(await self._all(query.order_by(TABLES.c.moved.desc()).limit(most)))

    async def _with_chairs(self, tables: list[Row]) -> list[Row]:
        names = [table["id"] for table in tables]
        chairs = await self._all(sa.select(CHAIRS).where(CHAIRS.c.table_id.in_(names)).order_by(CHAIRS.c.seat))
        holders = await self._all(sa.select(HOLDERS).where(HOLDERS.c.table_id.in_(names)))
        for table in tables:
            table["chairs"] = [chair for chair in chairs if chair["table_id"] == table["id"]]
            table["holders"] = [holder for holder in holders if holder["table_id"] == table["id"]]
        return tables


def _sqlite_ways(connection: Any, _: Any) -> None:
    """Readers do not wait for a writer, and what was acknowledged survives the end of the process."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


async def prepare(url: str) -> None:
    """Open a store once, so that what is wrong with it is said before anybody is served."""
    store = Store(url)
    file, shown = store.engine.url.database, store.engine.url.render_as_string(hide_password=True)
    if not store.is_postgres and file and not Path(file).parent.is_dir():
        raise BadOption(f"cannot use the database {shown}: there is no folder {str(Path(file).parent)!r}")
    try:
        await store.open()
    except (OSError, sa.exc.DBAPIError) as problem:
        reason = str(getattr(problem, "orig", problem)).strip() or type(problem).__name__
        raise BadOption(f"cannot use the database {shown}: {reason}") from None
    finally:
        await store.close()
