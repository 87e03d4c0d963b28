"""A PostgreSQL server: for several processes."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from comptoir.table.database import Work, understood

T = TypeVar("T")

CONNECTIONS = 10
PATIENCE = 10  # seconds for a connection, and for an answer
RESTED = 0.5  # seconds after which a connection is asked whether it still stands

STARTING = 20020217  # several processes may start at once: one brings the tables up to date

# Moves and the news of them in one statement, which is a transaction by itself: there and back once, not five times.
MOVES = sa.text("""
    WITH done AS (
        UPDATE tables SET changes = changes + 1, moved = :now, turn = :turn, status = :status
        WHERE id = :id AND changes = :seen RETURNING id
    ), added AS (
        INSERT INTO entries (table_id, number, line, at, "after")
        SELECT done.id, new.number, new.line, :now, NULLIF(new.number, 0) - 1
        FROM done, unnest(CAST(:numbers AS integer[]), CAST(:lines AS text[])) AS new (number, line)
    )
    SELECT pg_notify(:channel, :news) FROM done""")


class Postgres:
    """See above."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.engine: AsyncEngine = create_async_engine(
            self.url, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_timeout=PATIENCE, pool_use_lifo=True,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE})
        sa.event.listen(self.engine.sync_engine, "checkout", self._stands)
        sa.event.listen(self.engine.sync_engine, "connect", _rests)
        sa.event.listen(self.engine.sync_engine, "checkin", _rests)
        self.single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")

    @property
    def address(self) -> str:
        """For a connection of one's own."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def open(self, prepare: Work[None]) -> None:
        async with self.engine.begin() as db:
            await db.execute(sa.text(f"SELECT pg_advisory_xact_lock({STARTING})"))
            await db.run_sync(prepare)

    async def close(self) -> None:
        await self.engine.dispose()

    async def write(self, work: Work[T]) -> T:
        return await self._done(self.engine, work)

    async def read(self, work: Work[T]) -> T:
        return await self._done(self.snapshots, work)

    async def moves(self, values: Mapping[str, Any]) -> bool:
        """Store moves, see MOVES; False when the table has changed since."""
        try:
            async with self.single.connect() as db:
                return (await db.execute(MOVES, values)).first() is not None
        except Exception as problem:
            raise (understood(problem) or problem) from problem

    async def _done(self, engine: AsyncEngine, work: Work[T]) -> T:
        try:
            async with engine.begin() as db:
                return await db.run_sync(work)
        except Exception as problem:
            raise (understood(problem) or problem) from problem

    def _stands(self, connection: Any, record: Any, _: Any) -> None:
        """Asking every time would take as long as the work itself."""
        if time.monotonic() - record.info["rests"] > RESTED:
            try:
                self.engine.dialect.do_ping(connection)
            except self.engine.dialect.loaded_dbapi.Error as gone:
                raise sa.exc.InvalidatePoolError from gone  # the others have rested as long: new ones are made


def _rests(_: Any, record: Any) -> None:
    record.info["rests"] = time.monotonic()
