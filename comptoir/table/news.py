"""News between processes: which table has changed. With SQLite there is one process and nothing to send; with
PostgreSQL it goes by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa

from comptoir.table.store import Store

CHANNEL = "comptoir"

Heard = Callable[[str], Awaitable[None]]


class News:
    """Tells the other processes of a change, and hears of theirs."""

    def __init__(self, store: Store, heard: Heard) -> None:
        self.store = store
        self.heard = heard
        self.me = secrets.token_hex(4)
        self._listener: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self.store.is_postgres:
            ready = asyncio.Event()
            self._listener = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener

    async def tell(self, table: str) -> None:
        if self.store.is_postgres:
            async with self.store.engine.begin() as db:
                await db.execute(sa.text("SELECT pg_notify(:channel, :text)"),
                                 {"channel": CHANNEL, "text": f"{self.me} {table}"})

    async def _listen(self, ready: asyncio.Event) -> None:
        """A connection of its own, opened again when it breaks."""
        import asyncpg

        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                connection = await asyncpg.connect(address)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._notified)
                ready.set()
                try:
                    await gone.wait()
                finally:
                    if not connection.is_closed():
                        await connection.close()
            await asyncio.sleep(1)

    def _notified(self, _connection: Any, _process: int, _channel: str, text: str) -> None:
        sender, _, table = text.partition(" ")
        if sender != self.me:
            task = asyncio.ensure_future(self.heard(table))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)
