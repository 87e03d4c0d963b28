"""News between processes: which table has changed. With SQLite there is one process and nothing to hear; PostgreSQL
sends a notification with every transaction that changes a table.

Notifications can be missed while the connection is broken, so whoever listens is told when it is there again, and asks
by number every few seconds besides."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from comptoir.table.store import CHANNEL, Store

AGAIN = 1.0  # seconds until a broken connection is opened again

log = logging.getLogger("comptoir.table")


class News:
    """Hears of what other processes have changed."""

    def __init__(self, store: Store, heard: Callable[[str], Awaitable[None]], back: Callable[[], None]) -> None:
        self.store = store
        self.heard = heard
        self.back = back  # called when it listens, for the first time or again
        self.listens = store.postgres is None  # with SQLite there is nobody else
        self._listener: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self.store.postgres is not None:
            ready = asyncio.Event()
            self._listener = asyncio.create_task(self._listen(self.store.postgres.address, ready))
            await ready.wait()

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener

    async def _listen(self, address: str, ready: asyncio.Event) -> None:
        """A connection of its own, opened again when it breaks."""
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(address, timeout=10)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._notified)
                ready.set()
                self.listens = True
                self.back()
                try:
                    await gone.wait()
                finally:
                    self.listens = False
                    if not connection.is_closed():
                        await connection.close(timeout=2)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                log.warning("not listening to other processes: %s", problem)
            await asyncio.sleep(AGAIN)

    def _notified(self, _connection: Any, _process: int, _channel: str, text: str) -> None:
        sender, _, table = text.partition(" ")
        if sender != self.store.me:
            task = asyncio.ensure_future(self._hear(table))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _hear(self, table: str) -> None:
        await self.heard(table)
