"""Somebody floods the server; how long do the others wait?

    cd tests && python -m table.floods [SECONDS] [KIND ...]        each kind for so long, and as long without it

People at many tables move at a steady rate. A stranger with eight browsers at one address does one kind of thing as
fast as he is answered: each message of the live connection, joining, pages, tables, uploads, silent lines. What the
others wait is compared with what they waited right before; beside it what the server has in memory and on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import resource
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .load import Seen, Table, prepared
from .serving import Server
from .test_limits import undo_pairs

TABLES, RATE = 40, 8.0  # of the others, and their moves a second
BROWSERS = 8  # of the stranger
SILENT = 2000
ADDRESS = "203.0.113.9"  # told as a proxy on the same machine tells it

MESSAGES: dict[str, dict[str, Any]] = {
    "do": {"do": 0, "n": 0}, "text": {"text": "build:office", "n": 0}, "whole": {"whole": {"choice": "x"}, "n": 0},
    "try": {"try": {"choice": "x"}, "n": 0}, "peek": {"peek": 1}, "undo": {"undo": 0}, "answer": {"answer": True},
    "withdraw": {"withdraw": True}, "say": {"say": "x" * 500}, "seat": {"seat": 1}, "look": {"look": {"lang": "fr"}},
    "lend": {"lend": 0, "bot": "easy"}, "back": {"back": 0}, "sit": {"sit": 0}, "fill": {"fill": "easy"},
    "explain": {"explain": "role:settler"}, "seen": {"seen": 0}, "nonsense": {},
}
KINDS = (*MESSAGES, "join", "page", "table", "upload", "silent")


class Stranger:
    """One browser of his, in a process beside the others."""

    def __init__(self, port: int, made: str, cookie: str, said: Counter[str]) -> None:
        self.port, self.made, self.said = port, made, said
        self.headers = {"Cookie": cookie, "X-Forwarded-For": ADDRESS}

    def line(self) -> Any:
        return connect(f"ws://127.0.0.1:{self.port}/t/{self.made}/live", max_size=None, open_timeout=30,
                       additional_headers=self.headers, origin=f"http://127.0.0.1:{self.port}")  # type: ignore[arg-type]

    async def messages(self, kind: str) -> None:
        text = json.dumps(MESSAGES[kind])
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                async with self.line() as line, asyncio.TaskGroup() as both:
                    both.create_task(self._hear(line))
                    while True:
                        await line.send(text)
                        self.said["sent"] += 1
                        await asyncio.sleep(0)
            self.said["thrown out"] += 1
            await asyncio.sleep(0.1)

    async def _hear(self, line: Any) -> None:
        async for got in line:
            self.said["refused" if '"is":"refused"' in got[:40] else "answered"] += 1

    async def join(self) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                async with self.line() as line:
                    await line.recv()
                    self.said["answered"] += 1
            self.said["sent"] += 1

    async def asks(self, method: str, path: str, kind: str, body: bytes) -> None:
        """The same request again and again."""
        told = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        head = (f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
                f"{told}Content-Type: {kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n").encode()
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(head + body)
                answer = await reader.read(20)
                self.said["refused" if answer[9:12] in (b"429", b"413", b"400") else "answered"] += 1
                writer.close()
            self.said["sent"] += 1

    async def silent(self) -> None:
        lines = []
        while True:
            with contextlib.suppress(OSError):
                lines.append((await asyncio.open_connection("127.0.0.1", self.port))[1])
                self.said["sent"] += 1
            if len(lines) >= SILENT // BROWSERS:
                await asyncio.sleep(0.05)
                lines = [line for line in lines if not line.is_closing()]

    def flood(self, kind: str) -> Any:
        if kind in MESSAGES:
            return self.messages(kind)
        form = urlencode({"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device", "my-name": "X"})
        record = (b'--edge\r\nContent-Disposition: form-data; name="record"; filename="a"\r\n\r\n'
                  + undo_pairs(50_000).encode() + b"\r\n--edge--\r\n") if kind == "upload" else b""
        return {"join": self.join, "silent": self.silent,
                "page": lambda: self.asks("GET", "/", "text/plain", b""),
                "table": lambda: self.asks("POST", "/new", "application/x-www-form-urlencoded", form.encode()),
                "upload": lambda: self.asks("POST", "/record", "multipart/form-data; boundary=edge", record)}[kind]()


def strangers(port: int, made: list[tuple[str, str]], kind: str, seconds: float, said: Any) -> None:
    """In a process of its own, so that those who measure are not held up by it; it ends as if it were killed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    counted: Counter[str] = Counter()

    def end() -> None:
        said.put(dict(counted))
        said.close()
        said.join_thread()
        os._exit(0)

    async def flood() -> None:
        await asyncio.gather(*[Stranger(port, *one, counted).flood(kind) for one in made])

    threading.Timer(seconds, end).start()
    asyncio.run(flood())


def memory(server: Server) -> float:
    """Megabytes."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def played(tables: list[Table], seen: Seen, seconds: float) -> list[float]:
    """What they waited meanwhile. Who still waits at the end has waited so long."""
    seen.waits, luck, began, sent = [], random.Random(1), time.monotonic(), 0
    while time.monotonic() < began + seconds:
        while sent < (time.monotonic() - began) * RATE:
            luck.choice(tables).go.set()
            sent += 1
        await asyncio.sleep(0.002)
    return list(seen.waits)


def p95(waits: list[float]) -> int | None:
    return round(statistics.quantiles(waits, n=20)[18]) if len(waits) > 1 else None


async def flooded(server: Server, others: list[tuple[str, str]], his: list[tuple[str, str]], folder: Path,
                  kinds: tuple[str, ...], seconds: float) -> list[dict[str, Any]]:
    seen, found = Seen(), []
    tables = [Table(server, *one, seen) for one in others]
    people = [asyncio.create_task(table.run()) for table in tables]
    while len(await played(tables, seen, 1)) < RATE / 2:  # until all have sat down
        pass
    for kind in kinds:
        before, weight, disk = await played(tables, seen, seconds), memory(server), size(folder)
        said: Any = multiprocessing.Queue()
        flood = multiprocessing.Process(target=strangers, args=(server.port, his, kind, seconds, said))
        flood.start()
        lost = seen.lost
        after = await played(tables, seen, seconds)
        counted = await asyncio.to_thread(said.get)
        flood.join()
        found.append({"flood": kind, "sent": counted.get("sent", 0), "refused": counted.get("refused", 0),
                      "moves": (len(before), len(after)), "p95_ms": (p95(before), p95(after)),
                      "lines lost": seen.lost - lost, "memory_mb": (round(weight), round(memory(server))),
                      "disk_kb": (disk, size(folder))})
        print(found[-1], flush=True)
        await asyncio.sleep(1)
    for one in people:
        one.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return found


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir()) // 1024


def floods(kinds: tuple[str, ...] = KINDS, seconds: float = 10.0) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tables.db"
        made = asyncio.run(prepared(db, TABLES + BROWSERS))
        server = Server(db)
        try:
            return asyncio.run(flooded(server, made[BROWSERS:], made[:BROWSERS], Path(folder), kinds, seconds))
        finally:
            server.kill()


if __name__ == "__main__":
    floods(tuple(sys.argv[2:]) or KINDS, float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
