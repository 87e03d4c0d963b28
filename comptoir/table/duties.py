"""What must be done by one of several processes: whoever takes a duty has it until it leaves it or dies. With SQLite
there is one process, and every duty is its own; PostgreSQL has advisory locks, which go with the connection that holds
them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from typing import Any

PATIENCE = 5.0  # seconds for an answer

log = logging.getLogger("comptoir.table")


class Duties:
    """Of this process. `address` is that of a PostgreSQL, or None."""

    def __init__(self, address: str | None) -> None:
        self.address = address
        self._mine: set[str] = set()
        self._connection: Any = None
        self._one_at_a_time = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """Whether the duty is ours now, or was already. False too while the database does not answer: nothing could be
        stored then."""
        if self.address is None:
            return True
        async with self._one_at_a_time:
            if name not in self._mine and await self._asked("pg_try_advisory_lock", name):
                self._mine.add(name)
            return name in self._mine

    async def leave(self, name: str) -> None:
        """Somebody else may have it. A duty that was lost meanwhile, with its connection, is left already."""
        async with self._one_at_a_time:
            if name in self._mine:
                self._mine.discard(name)
                await self._asked("pg_advisory_unlock", name)

    async def close(self) -> None:
        self._mine.clear()
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)

    async def _asked(self, function: str, name: str) -> bool:
        import asyncpg

        try:
            if self._connection is None or self._connection.is_closed():
                self._mine.clear()  # whatever a connection held went with it
                self._connection = await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)
            return bool(await self._connection.fetchval(f"SELECT {function}($1)", number_of(name)))
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            log.warning("cannot share duties with other processes: %s", problem)
            if self._connection is not None:
                self._connection.terminate()  # it may hold what we know nothing of
            return False


def number_of(name: str) -> int:
    """The lock of a duty: 64 bits, with a sign."""
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), signed=True)
