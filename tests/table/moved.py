"""What a move costs the processor without the wire: the same moves at many tables in this very process.

    cd tests && python -m table.moved 200 3                    tables, moves at each
    cd tests && python -m table.moved 200 3 postgresql

One page plays both seats of each table, as in load.py; its messages are handled, and what it is told is made and
written, but not sent. The figure hardly depends on what else the machine has to do, so that before and after can be
compared where load.py cannot be used."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
import time
from typing import Any, cast

from starlette.websockets import WebSocket

from comptoir.table.messages import handle
from comptoir.table.rooms import Rooms
from comptoir.table.seats import Person
from comptoir.table.serve import collect_seldom
from comptoir.table.store import Store
from comptoir.table.thinker import Thinker
from comptoir.table.viewer import Viewer

from .load import prepared
from .postgres import Postgres


class Wire:
    """Keeps what it is to send."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()

    async def send_text(self, text: str) -> None:
        self.said.put_nowait(text)


class Page:
    """One page, its last position, and what it was sent."""

    def __init__(self, rooms: Rooms, room: Any, player: str) -> None:
        self.wire = Wire()
        self.viewer = Viewer(cast(WebSocket, self.wire), rooms, room, Person(player, "Anne"), "en", False)
        room.enter(self.viewer)
        self.telling = asyncio.create_task(self.viewer.tell())
        self.now: dict[str, Any] = {}
        self.reading = 0.0  # seconds of the processor that are the page's own
        self.letters = 0

    async def hear(self) -> None:
        text = await self.wire.said.get()
        began = time.process_time()
        self.now = json.loads(text)
        self.letters += len(text)
        self.reading += time.process_time() - began

    async def say(self, **message: int) -> None:
        await handle(self.viewer, {"text": json.dumps(message)})
        await self.hear()

    async def move(self) -> None:
        if self.now["seat"] != self.now["actor"]:
            await self.say(seat=self.now["actor"])
        await self.say(do=self.now["legal"][0]["id"], n=self.now["n"])


async def moved(tables: int, moves: int, kind: str = "sqlite") -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        db = f"sqlite:///{folder}/tables.db"
        if kind == "postgresql":
            database = Postgres()
            stack.callback(database.remove)
            db = database.address
        made = await prepared(db, tables)
        store, pages = Store(db), list[Page]()
        await store.open()
        rooms = Rooms(store, Thinker(0))
        for n, (table, _) in enumerate(made):
            pages.append(Page(rooms, await rooms.get(table), f"load-{n}"))
            await pages[-1].hear()
        await asyncio.sleep(1)
        began, read, letters = time.process_time(), sum(page.reading for page in pages), sum(
            page.letters for page in pages)
        for _ in range(moves):
            for page in pages:
                await page.move()
        spent = time.process_time() - began - sum(page.reading for page in pages) + read
        for page in pages:
            page.telling.cancel()
        await store.close()
        count = tables * moves
        return {"moves": count, "cpu_ms a move": round(1000 * spent / count, 2),
                "kB a move": round((sum(page.letters for page in pages) - letters) / count / 1000, 1)}


if __name__ == "__main__":
    collect_seldom()
    print(asyncio.run(moved(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:4])), flush=True)
