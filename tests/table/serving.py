"""A table server in a process of its own, and a player who speaks its protocol without a browser."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.cookiejar import CookieJar
from typing import Any

from websockets import Origin
from websockets.sync.client import ClientConnection, connect

import comptoir
from comptoir import Record

PATIENCE = 20.0


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: the browser of other tests keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """`comptoir …` to its end."""
    return subprocess.run([sys.executable, "-m", "comptoir.cli", *words], env=environment(), capture_output=True,
                          text=True, timeout=60, check=False)


def environment() -> dict[str, str]:
    """In which the same package is found that is tested."""
    return {**os.environ, "PYTHONPATH": os.path.dirname(os.path.dirname(os.path.abspath(comptoir.__file__)))}


class Server:
    """`comptoir serve` on a free port."""

    def __init__(self, db: str, *more: str, inside: Sequence[str] = ()) -> None:
        self.db = db
        self.more = more
        self.inside = inside  # a command that runs it
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        for _ in range(5):  # somebody else may take the free port first
            self.port = free_port()
            if self._started():
                return
        raise AssertionError("the server ended by itself")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Again, at the same address."""
        assert self._started(), "the server ended by itself"

    def _started(self) -> bool:
        self.process = subprocess.Popen(
            [*self.inside, sys.executable, "-m", "comptoir.cli", "serve", "--port", str(self.port), "--db", self.db,
             "--pace", "0", "--seconds", "0.3", *self.more], env=environment(), stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        return self.url in self.process.stdout.readline().decode()  # said when it can be reached

    def kill(self) -> None:
        """As if the power had gone."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """As an operator stops it; the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


class Player:
    """A browser without a window: cookies, forms, and one live connection."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.jar = CookieJar()
        self.http = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.socket: ClientConnection | None = None
        self._open = ExitStack()
        self.now: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []

    def get(self, path: str) -> tuple[int, str, str]:
        return self._ask(urllib.request.Request(self.url + path))

    def post(self, path: str, **form: str) -> tuple[int, str, str]:
        """Status, body, and the address where it ended."""
        data = urllib.parse.urlencode(form).encode()
        return self._ask(urllib.request.Request(self.url + path, data, headers={"Origin": self.url}))

    def upload(self, text: str) -> tuple[int, str, str]:
        edge = "edgeedgeedge"
        data = (f'--{edge}\r\nContent-Disposition: form-data; name="record"; filename="a.jsonl"\r\n'
                f"Content-Type: text/plain\r\n\r\n{text}\r\n--{edge}--\r\n").encode()
        return self._ask(urllib.request.Request(self.url + "/record", data, headers={
            "Origin": self.url, "Content-Type": f"multipart/form-data; boundary={edge}"}))

    def _ask(self, request: urllib.request.Request) -> tuple[int, str, str]:
        try:
            with self.http.open(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode(), answer.url
        except urllib.error.HTTPError as problem:
            return problem.code, problem.read().decode(), problem.url

    def open_table(self, chairs: list[str], game: str = "puerto-rico", **more: str) -> str:
        """A new table; its id."""
        self.get("/")
        form = {f"chair-{seat}": who for seat, who in enumerate(chairs)}
        _, text, where = self.post("/new", **{"my-name": self.name, "game": game, "seats": str(len(chairs)), **form,
                                              **more})
        found = re.search(r"/t/([\w-]+)$", where)
        assert found, text
        return found[1]

    # Live

    def join(self, table: str, query: str = "") -> Player:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        address = f"{self.url.replace('http', 'ws')}/t/{table}/live{query}"
        self.leave()
        self.socket = self._open.enter_context(
            connect(address, additional_headers={"Cookie": cookies}, origin=Origin(self.url), max_size=1 << 24,
                    max_queue=None))  # what is never read must not keep it from closing
        self.until(lambda now: True)
        return self

    def send(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        got: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.received.append(got)
        if got["is"] == "table":
            self.now = got
        return got

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next state of the table that is as wanted."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            got = self.receive()
            if got["is"] == "table" and wanted(got):
                return got
        raise AssertionError("it did not come to that")

    def refused(self, message: Any) -> dict[str, Any]:
        """Send what must be refused; the refusal."""
        self.send(message)
        while True:
            got = self.receive()
            if got["is"] == "refused":
                return got

    def my_turn(self) -> dict[str, Any]:
        """The state in which I am asked, or the game is over; it may have come already."""
        def asked(now: dict[str, Any]) -> bool:
            return bool(now.get("legal")) or now.get("status") == "over"

        return self.now if asked(self.now) else self.until(asked)

    def play(self, text: str | None = None) -> dict[str, Any]:
        """Do this, or the first thing allowed, and see it happen."""
        now = self.my_turn()
        action = next(one for one in now["legal"] if text is None or one["text"] == text)
        self.send({"do": action["id"], "n": now["n"]})
        return self.until(lambda later: later["n"] > now["n"])

    def leave(self) -> None:
        self._open.close()


def two_seats(url: str, **more: str) -> tuple[Player, Player, str]:
    """Anne and Bruno at a table of their own."""
    anne, bruno = Player(url, "Anne"), Player(url, "Bruno")
    made = anne.open_table(["me", "open"], **more)
    bruno.get("/")
    anne.join(made)
    bruno.join(made)
    bruno.send({"sit": 1, "name": "Bruno"})
    anne.until(lambda now: now["status"] == "playing")
    bruno.until(lambda now: now["status"] == "playing" and now["seat"] == 1)
    return anne, bruno, made


def stored_record(db: str, made: str) -> Record:
    """The record of a table as it lies in an SQLite file, checked by the engine."""
    import sqlite3

    with sqlite3.connect(db.removeprefix("sqlite:///")) as store:
        header = store.execute("select header from tables where id = ?", (made,)).fetchone()[0]
        lines = store.execute("select line from entries where table_id = ? order by number", (made,)).fetchall()
    return Record.from_lines([header.encode(), *[line.encode() for (line,) in lines]], comptoir.load)
