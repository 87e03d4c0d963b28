"""How long things take, noted for whoever asks: requests, messages of pages, reading and writing the store."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from prometheus_client import CollectorRegistry, Histogram

from comptoir.table.database import Database, Work

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds

T = TypeVar("T")


class Durations:
    """Those of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._durations("request", "until a request was answered", "door")
        self.messages = self._durations("message", "until a message of a page was dealt with", "kind")
        self.store = self._durations("store", "until the store had read or written", "what")

    def _durations(self, name: str, what: str, label: str) -> Histogram:
        return Histogram(f"comptoir_{name}_seconds", f"seconds {what}", [label], buckets=BUCKETS,
                         registry=self.registry)


@contextmanager
def timed(durations: Histogram, label: str) -> Iterator[None]:
    began = time.perf_counter()
    try:
        yield
    finally:
        durations.labels(label).observe(time.perf_counter() - began)


class TimedDatabase:
    """A database whose answers are timed."""

    def __init__(self, inner: Database, durations: Durations) -> None:
        self.inner, self.durations = inner, durations.store

    async def open(self, prepare: Work[None]) -> None:
        await self.inner.open(prepare)

    async def close(self) -> None:
        await self.inner.close()

    async def write(self, work: Work[T]) -> T:
        with timed(self.durations, "write"):
            return await self.inner.write(work)

    async def read(self, work: Work[T]) -> T:
        with timed(self.durations, "read"):
            return await self.inner.read(work)
