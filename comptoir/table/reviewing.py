"""Reviews of games that are over: made in a process of their own that gives way to everybody, while somebody looks;
stored with the game, and gone on with later where they stopped."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, TypeVar

import sqlalchemy as sa

from comptoir.review import working
from comptoir.review.analyst import Review, add, fits, missing
from comptoir.review.look import ROUNDS
from comptoir.table.duties import Duties
from comptoir.table.room import Room
from comptoir.table.schema import REVIEWS
from comptoir.table.store import Away, Store
from comptoir.table.workers import end, settle_in
from comptoir.threads import one_thread_each

PATIENCE = 12.0  # seconds after the last question before a review that nobody looks at is put aside
KEEP = 5.0  # seconds between two times that what was found is stored
IDLE = 60.0  # seconds after which a process with nothing to do is ended
MOST = 40  # reviews held in memory
NICE = 19
TOGETHER = 3  # moves that are studied before the worker answers

log = logging.getLogger("comptoir.table")

Answer = TypeVar("Answer")


def step_back() -> None:
    """Runs once in the worker: whoever plays comes first."""
    settle_in()
    if hasattr(os, "nice"):
        os.nice(NICE)


def begin(text: str, known: Review | None) -> tuple[Review, list[int]]:
    """In the worker: the first picture, or what is known already; and the moves in the order of their interest."""
    analyst = working.analyst_of(text, ROUNDS)
    review = known if known is not None and fits(known, analyst) else analyst.sight()
    return review, analyst.by_interest(review)


@dataclass
class Work:
    """One review in the making."""

    table: str
    text: str  # of the record
    known: Review | None
    review: Review | None = None
    order: list[int] = field(default_factory=list)
    asked: float = field(default_factory=time.monotonic)  # when somebody last looked
    stored: float = 0.0  # when it was last stored, or looked up
    unstored: bool = False
    failed: bool = False

    @property
    def duty(self) -> str:
        return f"review {self.table}"

    @property
    def done(self) -> int:
        return len(self.order) - len(self.left)

    @property
    def left(self) -> list[int]:
        return missing(self.review, self.order) if self.review is not None else []

    @property
    def is_whole(self) -> bool:
        return self.failed or (self.review is not None and not self.left)


class Reviews:
    """All reviews of this process. The moves that are most interesting come first; of several reviews, each in turn."""

    def __init__(self, store: Store, duties: Duties) -> None:
        self.store = store
        self.duties = duties
        self.studied = 0  # decisions, by this process
        self.works: dict[str, Work] = {}
        self._pool: ProcessPoolExecutor | None = None
        self._task: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()
        self._used = 0.0

    @property
    def unfinished(self) -> int:
        return sum(not work.is_whole for work in self.works.values())

    async def of(self, room: Room) -> Work:
        """The review of a game that is over, as far as it is; asking for it keeps it going."""
        assert room.record is not None
        async with self._opening:
            work = self.works.get(room.id)
            if work is None:
                work = self.works[room.id] = Work(room.id, room.record.to_text(), await self._read(room.id))
                for table in list(self.works)[:max(0, len(self.works) - MOST)]:
                    if not self.works[table].unstored:
                        del self.works[table]
        work.asked = time.monotonic()
        if not work.is_whole:
            self._wake()
        return work

    def _wake(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def ask(self, question: Callable[..., Answer], *args: Any) -> Answer:
        """Something small that the worker can answer, a hint, say."""
        self._used = time.monotonic()
        self._wake()
        return await asyncio.get_running_loop().run_in_executor(self._worker(), question, *args)

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            one_thread_each()
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), step_back)
        return self._pool

    async def _run(self) -> None:
        while True:
            now = time.monotonic()
            wanted = [work for work in self.works.values() if not work.is_whole and now - work.asked < PATIENCE]
            if not wanted:
                await self._put_aside()
                if now - self._used > IDLE:
                    self.close()
                    return
                await asyncio.sleep(0.5)
                continue
            at_work = False
            for work in wanted:
                if await self.duties.take(work.duty):
                    at_work = True
                    await self._go_on(work)
                    if work.is_whole:
                        await self.duties.leave(work.duty)
                elif now - work.stored > KEEP:
                    await self._look_at_what_others_found(work)
            if at_work:
                self._used = time.monotonic()
            else:
                await asyncio.sleep(0.5)

    async def _go_on(self, work: Work) -> None:
        try:
            if work.review is None:
                work.review, work.order = await self.ask(begin, work.text, work.known)
            elif work.left:
                seen = {"chances": work.review["chances"]}
                add(work.review, await self.ask(working.study, work.text, ROUNDS, seen, work.left[:TOGETHER]))
                self.studied += TOGETHER
            first, work.unstored = work.stored == 0.0, True
            if first or work.is_whole or time.monotonic() - work.stored > KEEP:
                await self._store(work)
        except BrokenProcessPool:
            log.error("the process that reviews died at table %s", work.table)
            work.failed = True
            self._pool = None
        except Exception:
            log.exception("table %s could not be reviewed", work.table)
            work.failed = True

    async def _look_at_what_others_found(self, work: Work) -> None:
        """Another process is at it, and stores what it has every few seconds."""
        work.stored = time.monotonic()
        work.known = await self._read(work.table)
        if work.known is not None:
            work.review, work.order = await self.ask(begin, work.text, work.known)

    async def _put_aside(self) -> None:
        for work in self.works.values():
            if work.unstored and not work.failed:
                await self._store(work)
            if work.review is not None:
                await self.duties.leave(work.duty)

    async def _store(self, work: Work) -> None:
        written = json.dumps(work.review, separators=(",", ":"))

        def change(db: sa.Connection) -> None:
            db.execute(sa.delete(REVIEWS).where(REVIEWS.c.table_id == work.table))
            db.execute(sa.insert(REVIEWS).values(table_id=work.table, review=written, at=time.time()))

        try:
            await self.store.database.write(change)
            work.stored, work.unstored = time.monotonic(), False
        except Away:
            work.stored = time.monotonic()  # later

    async def _read(self, table: str) -> Review | None:
        query = sa.select(REVIEWS.c.review).where(REVIEWS.c.table_id == table)
        found = await self.store.database.read(lambda db: db.execute(query).scalar())
        return json.loads(found) if found else None

    async def stop(self) -> None:
        """Store what was found, then end."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._put_aside()
        self.close()

    def close(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None
