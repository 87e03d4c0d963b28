"""Servers are killed again and again while people play: what any page was ever told must be in the store, once.

    cd tests && python -m table.torture sqlite 200        kills of one process on an SQLite file
    cd tests && python -m table.torture postgresql 200    kills of two processes on a PostgreSQL

With the name of a file after that, what each round saw is kept there, and another run goes on where this one ended.

People join, sit down, play at random, go and come back all the time. Every position that a page is sent is written
down: which table, which number, who is to act, how many moves there were, what may be done. After the killing all of it
is compared with what the store says, and the games are played to their end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

import comptoir
from comptoir import Record
from comptoir.story import Story
from comptoir.table.schema import ENTRIES, TABLES
from comptoir.table.shown import shown
from comptoir.table.store import Store
from comptoir.table.transactions import rows as rows_of

from .postgres import Postgres
from .serving import Server

TABLES_AT_ONCE = int(os.environ.get("COMPTOIR_TABLES", "6"))  # fewer on a machine that has much else to do
WATCHERS = 3
GAMES = ("san-juan", "puerto-rico")
ROUND = 20  # kills
QUIET = 240.0  # seconds to play the games to their end


@dataclass
class Log:
    """What was told and what was acknowledged."""

    told: dict[tuple[str, int, int], set[str]] = field(default_factory=dict)  # table, number, seat: what it looked like
    acknowledged: Counter[str] = field(default_factory=Counter)
    tables: list[str] = field(default_factory=list)
    over: set[str] = field(default_factory=set)
    kills: int = 0
    joins: int = 0

    def note(self, table: str, now: dict[str, Any]) -> None:
        look = json.dumps([now["status"], now["actor"], now["move"], [action["text"] for action in now["legal"]]])
        self.told.setdefault((table, now["n"], now["seat"]), set()).add(look)
        if now["status"] == "over":
            self.over.add(table)


class Person:
    """A browser that comes back whatever happens."""

    def __init__(self, name: str, servers: list[Server], log: Log, luck: random.Random) -> None:
        self.name, self.servers, self.log, self.luck = name, servers, log, luck
        self.cookie = ""

    def server(self) -> Server:
        return self.luck.choice(self.servers)

    async def asked(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str]:
        """Status and where one is sent on to; OSError when nobody is there."""
        server = self.server()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            body = urlencode(form or {}).encode()
            head = (f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
                    f"Cookie: {self.cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                    f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n")
            writer.write(head.encode() + body)
            answer = (await asyncio.wait_for(reader.read(), 20)).decode("latin-1").partition("\r\n\r\n")[0]
        finally:
            writer.close()
        if not answer:
            raise OSError("the line was cut")
        found = re.search(r"(?im)^set-cookie: (.*)$", answer)
        if found:
            jar: SimpleCookie = SimpleCookie(found[1].strip())
            self.cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in jar.items() if name == "comptoir")
        where = re.search(r"(?im)^location: (.*)$", answer)
        return int(answer.split()[1]), where[1].strip() if where else ""

    async def open_table(self, game: str) -> str:
        """A table with an open chair."""
        while True:
            with contextlib.suppress(OSError, TimeoutError):
                if not self.cookie:
                    await self.asked("GET", "/")
                status, where = await self.asked("POST", "/new", {
                    "my-name": self.name, "game": game, "seats": "2", "chair-0": "me", "chair-1": "open"})
                if status == 303:
                    return where.rpartition("/")[2]
            await asyncio.sleep(0.2)

    async def at(self, table: str, done: Callable[[], bool], sit: int = -1) -> None:
        """At a table until it is over: look, sit down, play, lose the line, come back."""
        while not done() and table not in self.log.over:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException, InvalidStatus):
                if not self.cookie:
                    await self.asked("GET", "/")
                server = self.server()
                async with connect(f"ws://127.0.0.1:{server.port}/t/{table}/live", open_timeout=20, max_size=1 << 24,
                                   additional_headers={"Cookie": self.cookie}, origin=server.url) as line:  # type: ignore[arg-type]
                    self.log.joins += 1
                    await self._play(line, table, sit, done)
            await asyncio.sleep(self.luck.random() * 0.2)

    async def _play(self, line: Any, table: str, sit: int, done: Callable[[], bool]) -> None:
        leave = time.monotonic() + self.luck.expovariate(0.3)
        asked = -1
        while not done():
            try:
                got = json.loads(await asyncio.wait_for(line.recv(), 1))
            except TimeoutError:
                if time.monotonic() > leave:
                    return
                continue
            if got["is"] != "table":
                continue
            self.log.note(table, got)
            if got["status"] == "over" or time.monotonic() > leave:
                return
            if asked >= 0 and got["n"] > asked:
                self.log.acknowledged[table] += 1
                asked = -1
            if got["status"] == "waiting" and sit >= 0 and sit not in got["seats"]:
                await line.send(json.dumps({"sit": sit, "name": self.name}))
            elif got["legal"]:
                asked = got["n"]
                await line.send(json.dumps({"do": self.luck.choice(got["legal"])["id"], "n": got["n"]}))


async def watch(log: Log, servers: list[Server], luck: random.Random, done: Callable[[], bool]) -> None:
    """Strangers look in: a page with nothing in its cache is drawn from what the room knows."""
    while not done():
        if log.tables:
            person = Person("Gaspard", servers, log, luck)
            until = time.monotonic() + luck.random()
            await person.at(luck.choice(log.tables), lambda until=until: done() or time.monotonic() > until)  # type: ignore[misc]
        await asyncio.sleep(0.05)


async def tortured(servers: list[Server], kills: int, seed: int = 1, quiet: float = QUIET,
                   tables: int = TABLES_AT_ONCE) -> Log:
    log, luck = Log(), random.Random(seed)
    calm, stop = asyncio.Event(), asyncio.Event()
    people: list[asyncio.Task[None]] = []

    async def table(n: int) -> None:
        anne, bruno = (Person(name, servers, log, random.Random(seed * 1000 + n * 2 + k))
                       for k, name in enumerate(("Anne", "Bruno")))
        while not calm.is_set():
            made = await anne.open_table(GAMES[n % len(GAMES)])
            log.tables.append(made)
            await asyncio.gather(anne.at(made, stop.is_set), bruno.at(made, stop.is_set, sit=1))

    for n in range(tables):
        people.append(asyncio.create_task(table(n)))
    for n in range(min(WATCHERS, tables)):
        people.append(asyncio.create_task(watch(log, servers, random.Random(seed + 77 + n), calm.is_set)))
    while log.kills < kills:
        known, wanted, end = len(log.told), luck.randrange(1, 4 * tables), time.monotonic() + 20
        while len(log.told) < known + wanted and time.monotonic() < end:  # let something happen, then at any moment
            await asyncio.sleep(luck.random() * 0.05)
        server = luck.choice(servers)
        await asyncio.to_thread(server.kill)
        log.kills += 1
        await asyncio.to_thread(server.start)
    calm.set()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*people), quiet)
    stop.set()
    for one in people:
        one.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return log


async def compared(db: str, log: Log, ended: bool) -> dict[str, int]:
    """Everything that was told against the store; AssertionError when something is not as it was told."""
    store = Store(db)
    await store.database.open(lambda _: None)
    try:
        rows = await store.all(TABLES.select())
        begun = 0
        for row in rows:
            found = await store.read(row["id"])
            assert found is not None
            full = all(chair["kind"] != "open" for chair in found.chairs)
            assert not full or row["header"], f"{row['id']} is full and has not begun"
            begun += full
            if row["header"]:
                _compare(row["id"], row["header"], found.lines, log)
            if ended and full and row["id"] in log.tables:
                assert row["status"] == "over", f"{row['id']} does not end"
        numbers = await store.database.read(lambda found: rows_of(found, ENTRIES.select()))
        assert len({(row["table_id"], row["number"]) for row in numbers}) == len(numbers)
        return {"tables": len(rows), "begun": begun, "over": sum(row["status"] == "over" for row in rows),
                "entries": len(numbers)}
    finally:
        await store.close()


def _compare(table: str, header: str, lines: list[str], log: Log) -> None:
    """Every version that a page was told, against the record up to there. Each seat counts the steps that it is shown;
    where several moves are one step to it, one of these positions was told."""
    told = {(n, seat): looks for (where, n, seat), looks in log.told.items() if where == table}
    seats = {seat for _, seat in told}
    record = Record.from_lines([header.encode()], comptoir.load)
    story, stored = Story(record), dict[tuple[int, int], set[str]]()
    for n in range(len(lines) + 1):
        if n:
            problem = record.read_on([lines[n - 1].encode()])
            assert problem is None, problem
            story.catch_up()
        actor = int(record.state.actor())
        for seat in seats:
            steps = shown(story, seat)
            legal = [record.game.actions.text(action) for action in record.state.legal()] if seat == actor else []
            look = json.dumps(["over" if actor < 0 else "playing", actor, steps.last, legal])
            stored.setdefault((steps.number, seat), set()).add(look)
    assert log.acknowledged[table] <= len(lines)
    for (n, seat), looks in told.items():
        looks = {look for look in looks if not look.startswith('["waiting"')}
        assert looks <= stored.get((n, seat), set()), \
            f"{table}: version {n} of seat {seat} was told as {looks}, and stored as {stored.get((n, seat))}"


def torture(kind: str, kills: int, seed: int = 1, quiet: float = QUIET, ended: bool = True,
            tables: int = TABLES_AT_ONCE) -> dict[str, int]:
    database = Postgres() if kind == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        db = database.address if database is not None else f"sqlite:///{folder}/tables.db"
        servers = [Server(db) for _ in range(2 if database is not None else 1)]
        try:
            log = asyncio.run(tortured(servers, kills, seed, quiet, tables))
        finally:
            for server in servers:
                server.kill()
        try:
            found = asyncio.run(compared(db, log, ended))
        finally:
            if database is not None:
                database.remove()
    return {"kills": log.kills, "lines opened": log.joins, "positions told": sum(map(len, log.told.values())),
            "moves acknowledged": sum(log.acknowledged.values()), **found}


def rounds(kind: str, kills: int, kept: Path | None = None) -> Counter[str]:
    """So many kills in rounds, each with tables of its own; in the last one the games are played to their end. What
    each round saw is kept in a file as soon as it is known: whoever is interrupted goes on from there."""
    done = [json.loads(line) for line in kept.read_text().splitlines()] if kept is not None and kept.exists() else []
    found: Counter[str] = Counter()
    for seen in done:
        found.update(seen)
    while (left := kills - found["kills"]) > 0:
        seen = torture(kind, min(ROUND, left), seed=len(done) + 1, quiet=QUIET if left <= ROUND else 5,
                       ended=left <= ROUND)
        done.append(seen)
        found.update(seen)
        print(kind, dict(found), flush=True)
        if kept is not None:
            with kept.open("a") as file:
                file.write(json.dumps(seen) + "\n")
    return found


if __name__ == "__main__":
    rounds(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]) if len(sys.argv) > 3 else None)
