"""A stranger with eight browsers at one address, who does one kind of thing as fast as he is let: each message of the
live connection, joining, pages, tables, uploads, silent lines. He runs in a process of his own that gives way to all
others, as if he were on another machine."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import threading
from collections import Counter
from typing import Any
from urllib.parse import urlencode

from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .test_limits import undo_pairs

BROWSERS = 8
SILENT = 2000
ADDRESS = "203.0.113.9"  # told as a proxy on the same machine tells it

MESSAGES: dict[str, dict[str, Any]] = {
    "do": {"do": 0, "n": 0}, "text": {"text": "build:office", "n": 0}, "whole": {"whole": {"choice": "x"}, "n": 0},
    "try": {"try": {"choice": "x"}, "n": 0}, "peek": {"peek": 1}, "undo": {"undo": 0}, "answer": {"answer": True},
    "withdraw": {"withdraw": True}, "say": {"say": "x" * 500}, "seat": {"seat": 1}, "look": {"look": {"lang": "fr"}},
    "lend": {"lend": 0, "bot": "easy"}, "back": {"back": 0}, "sit": {"sit": 0}, "fill": {"fill": "easy"},
    "free": {"free": 0}, "mute": {"mute": 1, "on": True}, "block": {"block": 1}, "close": {"close": True},
    "explain": {"explain": "role:settler"}, "why": {"why": "role:settler"}, "seen": {"seen": 0}, "nonsense": {},
}
KINDS = (*MESSAGES, "ping", "join", "page", "table", "upload", "silent")


class Stranger:
    """One browser of his."""

    def __init__(self, port: int, made: str, cookie: str, said: Counter[str]) -> None:
        self.port, self.made, self.said = port, made, said
        self.headers = {"Cookie": cookie, "X-Forwarded-For": ADDRESS}

    def line(self) -> Any:
        return connect(f"ws://127.0.0.1:{self.port}/t/{self.made}/live", max_size=None, open_timeout=30,
                       additional_headers=self.headers, origin=Origin(f"http://127.0.0.1:{self.port}"))

    async def messages(self, kind: str) -> None:
        text = json.dumps(MESSAGES.get(kind))
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                async with self.line() as line:
                    hearing = asyncio.create_task(self._hear(line))
                    try:
                        while True:
                            await (line.ping() if kind == "ping" else line.send(text))
                            self.said["sent"] += 1
                            await asyncio.sleep(0)
                    finally:
                        hearing.cancel()
            self.said["thrown out"] += 1
            await asyncio.sleep(0.1)

    async def _hear(self, line: Any) -> None:
        with contextlib.suppress(OSError, WebSocketException):  # he is shown the door, and comes again
            async for got in line:
                self.said["refused" if '"is":"refused"' in got[:40] else "answered"] += 1

    async def join(self) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                async with self.line() as line:
                    await asyncio.wait_for(line.recv(), 5)
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
        if kind in MESSAGES or kind == "ping":
            return self.messages(kind)
        form = urlencode({"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device", "my-name": "X"})
        record = (b'--edge\r\nContent-Disposition: form-data; name="record"; filename="a"\r\n\r\n'
                  + undo_pairs(50_000).encode() + b"\r\n--edge--\r\n") if kind == "upload" else b""
        return {"join": self.join, "silent": self.silent,
                "page": lambda: self.asks("GET", "/", "text/plain", b""),
                "table": lambda: self.asks("POST", "/new", "application/x-www-form-urlencoded", form.encode()),
                "upload": lambda: self.asks("POST", "/record", "multipart/form-data; boundary=edge", record)}[kind]()


def strangers(port: int, made: list[tuple[str, str]], kind: str, seconds: float, said: Any) -> None:
    """To be run as a process; it ends as if it were killed."""
    os.nice(19)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    counted: Counter[str] = Counter()

    def end() -> None:
        said.send(dict(counted))
        said.close()
        os._exit(0)

    async def flood() -> None:
        await asyncio.gather(*[Stranger(port, *one, counted).flood(kind) for one in made])

    threading.Timer(seconds, end).start()
    asyncio.run(flood())
