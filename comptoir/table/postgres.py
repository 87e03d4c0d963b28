"""A PostgreSQL server: for several processes."""

from __future__ import annotations

from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from comptoir.table.database import Work, understood

T = TypeVar("T")

CONNECTIONS = 10
PATIENCE = 10  # seconds for a connection, and for an answer

STARTING = 20020217  # several processes may start at once: one brings the tables up to date


class Postgres:
    """See above."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.engine: AsyncEngine = create_async_engine(
            self.url, pool_pre_ping=True, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE})
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

    async def _done(self, engine: AsyncEngine, work: Work[T]) -> T:
        try:
            async with engine.begin() as db:
                return await db.run_sync(work)
        except Exception as problem:
            raise (understood(problem) or problem) from problem
