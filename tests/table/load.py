"""How many tables one server carries: people at many tables move at a steady rate, and wait for their boards.

    cd tests && python -m table.load sqlite 1000 100 1          tables, moves a second, processes
    cd tests && python -m table.load postgresql 1000 100 2

Beside it, in the same run, an echo on the same stack: what the machine and the wire take by themselves. The server's
time is what the operating system counted for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from comptoir.table.boards import playable
from comptoir.table.making import from_form
from comptoir.table.seats import Cookies, Person
from comptoir.table.store import Store
from comptoir.table.words import page_words

from .postgres import Postgres
from .serving import Server, free_port

SECONDS = 30.0
ECHOES = 300
FORM = {"seats": "2", "chair-0": "me", "chair-1": "device"}
GAMES = playable()


@dataclass
class Seen:
    """What came of it."""

    waits: list[float] = field(default_factory=list)
    lost: int = 0  # lines
    refused: int = 0
    spent: float = 0.0  # seconds of the processor, by all servers


async def echo_app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": message["text"]})


def echo_server(port: int) -> None:
    uvicorn.run(echo_app, host="127.0.0.1", port=port, ws="websockets-sansio", log_level="error")


async def echoes(port: int) -> list[float]:
    """Milliseconds for a message of the size of a board."""
    found, text = [], "x" * 20_000
    for _ in range(100):
        try:
            async with connect(f"ws://127.0.0.1:{port}", max_size=None) as line:
                for _ in range(ECHOES):
                    began = time.perf_counter()
                    await line.send(text)
                    await line.recv()
                    found.append((time.perf_counter() - began) * 1000)
                    await asyncio.sleep(0.01)
            return found
        except OSError:
            await asyncio.sleep(0.1)
    return found


async def signed_in(_: Person) -> None:
    """Nobody here has an account."""


async def prepared(db: str, tables: int) -> list[tuple[str, str]]:
    """Tables with two people at one device each, and the cookies of those devices."""
    store = Store(db)
    await store.open()
    key = await store.setting("key", "load")
    cookies, found = Cookies(echo_app, key, signed_in), []
    for n in range(tables):
        me = Person(f"load-{n}", "Anne")
        made = await from_form(store, {**FORM, "game": GAMES[n % len(GAMES)]}, me, page_words("en"))
        found.append((made, f"comptoir={cookies.sign(me)}"))
    await store.close()
    return found


class Table:
    """One page that plays both seats of a table, whenever it is told to."""

    def __init__(self, server: Server, made: str, cookie: str, seen: Seen) -> None:
        self.server, self.made, self.cookie, self.seen = server, made, cookie, seen
        self.go = asyncio.Event()

    async def run(self) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                async with connect(f"ws://127.0.0.1:{self.server.port}/t/{self.made}/live", max_size=None,
                                   open_timeout=60, additional_headers={"Cookie": self.cookie},
                                   origin=self.server.url) as line:  # type: ignore[arg-type]
                    await self._play(line)
                    return
            self.seen.lost += 1
            await asyncio.sleep(0.5)

    async def _next(self, line: Any, beyond: int, seat: int) -> dict[str, Any]:
        while True:
            got: dict[str, Any] = json.loads(await line.recv())
            if got["is"] == "refused":
                self.seen.refused += 1
            if got["is"] == "table" and got["n"] > beyond and seat in (-1, got["seat"]):
                return got

    async def _play(self, line: Any) -> None:
        now = await self._next(line, -1, -1)
        while now["status"] != "over":
            await self.go.wait()
            self.go.clear()
            if now["seat"] != now["actor"]:
                await line.send(json.dumps({"seat": now["actor"]}))
                now = await self._next(line, -1, now["actor"])
            began = time.perf_counter()
            await line.send(json.dumps({"do": now["legal"][0]["id"], "n": now["n"]}))
            now = await self._next(line, now["n"], -1)
            self.seen.waits.append((time.perf_counter() - began) * 1000)


async def loaded(servers: list[Server], made: list[tuple[str, str]], rate: float) -> Seen:
    """Open all tables, then play. What the servers spend is counted from the first move on."""
    seen, luck = Seen(), random.Random(1)
    tables = [Table(servers[n % len(servers)], table, cookie, seen) for n, (table, cookie) in enumerate(made)]
    people = []
    for table in tables:
        people.append(asyncio.create_task(table.run()))
        await asyncio.sleep(0.01)
    await asyncio.sleep(5)
    seen.lost, seen.waits, before = 0, [], sum(map(spent, servers))
    began = time.monotonic()
    sent = 0
    while time.monotonic() < began + SECONDS:
        while sent < (time.monotonic() - began) * rate:
            luck.choice(tables).go.set()
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(2)
    for one in people:
        one.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    seen.spent = sum(map(spent, servers)) - before
    return seen


def spent(server: Server) -> float:
    """Seconds of the processor that the server has used."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/stat") as file:
        parts = file.read().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def load(kind: str, tables: int, rate: float, processes: int) -> dict[str, Any]:
    database = Postgres() if kind == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        db = database.address if database is not None else f"sqlite:///{folder}/tables.db"
        made = asyncio.run(prepared(db, tables))
        port = free_port()
        echo = multiprocessing.Process(target=echo_server, args=(port,), daemon=True)
        echo.start()
        servers = [Server(db) for _ in range(processes)]
        try:
            async def both() -> tuple[Seen, list[float]]:
                seen, back = await asyncio.gather(loaded(servers, made, rate), echoes(port))
                return seen, back

            seen, back = asyncio.run(both())
        finally:
            echo.terminate()
            for server in servers:
                server.kill()
            if database is not None:
                database.remove()
    cuts, echo_cuts = statistics.quantiles(seen.waits, n=20), statistics.quantiles(back, n=20)
    return {"store": kind, "processes": processes, "tables": tables, "moves": len(seen.waits),
            "moves a second": round(len(seen.waits) / SECONDS), "p50_ms": round(cuts[9]), "p95_ms": round(cuts[18]),
            "lines lost": seen.lost, "refused": seen.refused,
            "cpu_ms a move": round(seen.spent / len(seen.waits) * 1000, 1),
            "echo_p95_ms": round(echo_cuts[18], 1), "load": round(os.getloadavg()[0], 1)}


if __name__ == "__main__":
    print(load(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])), flush=True)
