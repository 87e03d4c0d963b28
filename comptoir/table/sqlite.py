"""An SQLite file: one process, one writer.

All writing is done by one thread, so that writers never wait for each other's locks. What is asked for while it is at
work is done in one transaction next, each piece by itself in it: many moves share the wait for the disk."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

import sqlalchemy as sa

from comptoir.kernel.errors import BadOption
from comptoir.table.database import Away, Work, understood

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")

READERS = 4
BUSY = 5000  # milliseconds to wait for somebody else's lock: a backup, a person with the sqlite3 shell
CHECKS = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}")  # acknowledged means: on the disk

Asked = tuple[Work[Any], "asyncio.Future[Any]"]


class Sqlite:
    """See above."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url).set(drivername="sqlite")
        self.file = Path(self.url.database or "")
        self.writing = _engine(self.url, "BEGIN IMMEDIATE", 1)
        self.reading = _engine(self.url, "BEGIN", READERS)
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._lock: IO[str] | None = None
        self._waiting: list[Asked] = []
        self._at_work = False

    async def open(self, prepare: Work[None]) -> None:
        """BadOption when another process has the file."""
        self._take()
        migrating = _engine(self.url, "BEGIN IMMEDIATE", 1, foreign_keys=False)  # tables are made anew in between
        try:
            await asyncio.get_running_loop().run_in_executor(self._writer, _in_one, migrating, prepare)
        except BaseException:
            self._release()
            raise
        finally:
            migrating.dispose()

    async def close(self) -> None:
        while self._waiting or self._at_work:
            await asyncio.sleep(0.005)
        self._writer.shutdown()
        self._readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()
        self._release()

    def _take(self) -> None:
        """Only one process may serve a file: a second one would not hear of the first one's moves."""
        if fcntl is None:
            return
        self._lock = open(f"{self.file}.lock", "a")  # noqa: SIM115 - held until the process ends
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._release()
            raise BadOption(f"another Comptoir serves {self.file} already: stop it first, or name another file with "
                            "--db; several processes need PostgreSQL") from None

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def read(self, work: Work[T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, _in_one, self.reading, work)
        except Exception as problem:
            raise (understood(problem) or problem) from problem

    async def write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        if not self._at_work:
            self._at_work = True
            loop.call_soon(self._begin)  # what else is asked for in this turn of the loop comes along
        return await asyncio.shield(done)

    def _begin(self) -> None:
        batch, self._waiting = self._waiting, []
        if not batch:
            self._at_work = False
            return
        running = asyncio.get_running_loop().run_in_executor(self._writer, _batch, self.writing,
                                                             [work for work, _ in batch])
        running.add_done_callback(lambda finished: self._finish(batch, finished))

    def _finish(self, batch: list[Asked], finished: asyncio.Future[list[Any]]) -> None:
        problem = None if finished.cancelled() else finished.exception()
        answers: list[Any] = [Away("stopped")] * len(batch) if finished.cancelled() else \
            [problem] * len(batch) if problem is not None else finished.result()
        for (_, done), answer in zip(batch, answers, strict=True):
            if isinstance(answer, BaseException):
                done.set_exception(understood(answer) or answer)
                done.exception()  # somebody who went away does not ask
            else:
                done.set_result(answer)
        self._begin()


def _engine(url: sa.URL, begin: str, size: int, foreign_keys: bool = True) -> sa.Engine:
    engine = sa.create_engine(url, pool_size=size, max_overflow=0)

    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        cursor = connection.cursor()
        for check in (*CHECKS, f"foreign_keys={'ON' if foreign_keys else 'OFF'}"):
            cursor.execute(f"PRAGMA {check}")
        cursor.close()

    sa.event.listen(engine, "connect", connected)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _in_one(engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    with engine.begin() as db:
        return work(db)


def _batch(engine: sa.Engine, works: list[Work[Any]]) -> list[Any]:
    """What each came to, or how it failed: whatever failed has left nothing behind. When the database itself fails
    nothing at all is stored."""
    if len(works) == 1:
        return [_done(lambda: _in_one(engine, works[0]))]
    with engine.begin() as db:
        return [_done(partial(_step, db, work)) for work in works]


def _step(db: sa.Connection, work: Work[T]) -> T:
    """A piece of a transaction that can fail by itself."""
    step = db.begin_nested()
    try:
        done = work(db)
        step.commit()
    except Exception as problem:
        if not isinstance(understood(problem), Away):
            with contextlib.suppress(sa.exc.DBAPIError):
                step.rollback()
        raise
    return done


def _done(work: Callable[[], T]) -> T | Exception:
    try:
        return work()
    except Exception as problem:
        if isinstance(understood(problem), Away):
            raise
        return problem
