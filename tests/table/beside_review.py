"""How long a review takes in the table, and how long people at other tables wait meanwhile.

    cd tests && python -m table.beside_review [TITLE …]

People at many tables move at a steady rate: alone, then while the review of a whole game between networks is made for
somebody who looks at its replay. Times are from opening it until the chances over the game stand there, until the
first mark, until all is weighed."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from typing import Any

import comptoir
from comptoir.table.boards import playable

from .floods import RATE, TABLES, p95, played
from .load import Seen, Table, prepared, spent
from .pictures import by_bots
from .serving import Player, Server

ALONE = 15.0  # seconds
MARKS = ("imprecise", "mistake", "blunder")


def looked_at(server: Server, title: str) -> dict[str, float]:
    """Open the replay of a game and stay until its review is whole: seconds until each came."""
    seats = comptoir.load(title).default_seats
    reader, record = Player(server.url, "Anne"), by_bots(title, ["net"] * seats, 31)
    reader.get("/")
    made = reader.upload(record.to_text())[2].split("/")[4]
    began, came = time.monotonic(), dict[str, float]()
    while "whole" not in came:
        told = json.loads(reader.get(f"/t/{made}/review")[1])
        now = round(time.monotonic() - began, 1)
        if told.get("bands"):
            came.setdefault("bands", now)
        if any(one["name"] in MARKS for one in told.get("decisions", {}).values()):
            came.setdefault("first mark", now)
        if told.get("whole"):
            came["whole"] = now
        assert not told["failed"]
        time.sleep(0.5)
    return {"moves": len(record.moves), **came}


async def measured(server: Server, others: list[tuple[str, str]], titles: list[str]) -> None:
    seen = Seen()
    tables = [Table(server, *one, seen) for one in others]
    people = [asyncio.create_task(table.run()) for table in tables]
    while len(await played(tables, seen, 1)) < RATE / 2:  # until all have sat down
        pass
    for title in titles:
        alone, waits = await played(tables, seen, ALONE), list[float]()
        looking = asyncio.create_task(asyncio.to_thread(looked_at, server, title))
        while not looking.done():
            waits += await played(tables, seen, 2)
        found: dict[str, Any] = {"title": title, **await looking, "p95_ms": (p95(alone), p95(waits)),
                                 "moves of others": (len(alone), len(waits)), "lines lost": seen.lost,
                                 "cpu_s": round(spent(server), 1), "load": round(os.getloadavg()[0], 1)}
        print(found, flush=True)
    for one in people:
        one.cancel()
    await asyncio.gather(*people, return_exceptions=True)


def main(titles: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tables.db"
        made = asyncio.run(prepared(db, TABLES))
        server = Server(db)
        try:
            asyncio.run(measured(server, made, titles))
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or list(playable()))
