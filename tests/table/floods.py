"""Somebody floods the server; how long do the others wait?

    cd tests && python -m table.floods [SECONDS] [KIND ...]

People at many tables move at a steady rate, for so many seconds each: alone; beside a control, a stranger who floods an
echo on the same machine, which shows what the machine itself costs them; and beside the same stranger at the table.
Beside what they wait: what the server spends, and has in memory and on the disk."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import uvicorn

from .load import Seen, Table, echo_app, prepared, spent
from .serving import Server, free_port
from .strangers import BROWSERS, KINDS, strangers

TABLES, RATE = 40, 8.0  # of the others, and their moves a second


async def control_app(scope: Any, receive: Any, send: Any) -> None:
    """The echo, which answers pages too."""
    if scope["type"] != "http":
        await echo_app(scope, receive, send)
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def control_server(port: int) -> None:
    os.nice(19)
    uvicorn.run(control_app, host="127.0.0.1", port=port, ws="websockets-sansio", log_level="error")


def memory(server: Server) -> float:
    """Megabytes."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir()) // 1024


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


async def beside(port: int, his: list[tuple[str, str]], kind: str, tables: list[Table], seen: Seen,
                 seconds: float) -> tuple[list[float], dict[str, int]]:
    """What they waited beside a stranger, and what he counted."""
    mine, his_end = multiprocessing.Pipe(duplex=False)
    flood = multiprocessing.Process(target=strangers, args=(port, his, kind, seconds, his_end))
    flood.start()
    his_end.close()
    waits = await played(tables, seen, seconds)
    counted: dict[str, int] = await asyncio.to_thread(mine.recv)
    mine.close()
    await asyncio.to_thread(flood.join)
    flood.close()
    await asyncio.sleep(1)
    return waits, counted


async def flooded(server: Server, control: int, others: list[tuple[str, str]], his: list[tuple[str, str]],
                  folder: Path, kinds: tuple[str, ...], seconds: float) -> list[dict[str, Any]]:
    seen, found = Seen(), []
    tables = [Table(server, *one, seen) for one in others]
    people = [asyncio.create_task(table.run()) for table in tables]
    while len(await played(tables, seen, 1)) < RATE / 2:  # until all have sat down
        pass
    for kind in kinds:
        used = [spent(server)]
        alone = await played(tables, seen, seconds)
        used.append(spent(server))
        machine, _ = await beside(control, his, kind, tables, seen, seconds)
        used.append(spent(server))
        weight, disk, lost = memory(server), size(folder), seen.lost
        during, counted = await beside(server.port, his, kind, tables, seen, seconds)
        used.append(spent(server))
        found.append({"flood": kind, "p95_ms": (p95(alone), p95(machine), p95(during)),
                      "moves": (len(alone), len(machine), len(during)),
                      "cpu_s": tuple(round(after - before, 1) for before, after in pairwise(used)),
                      "his": counted, "lines lost": seen.lost - lost,
                      "memory_mb": (round(weight), round(memory(server))), "disk_kb": (disk, size(folder)),
                      "load": round(os.getloadavg()[0], 1)})
        print(found[-1], flush=True)
    for one in people:
        one.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return found


def floods(kinds: tuple[str, ...] = KINDS, seconds: float = 10.0) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tables.db"
        made = asyncio.run(prepared(db, TABLES + BROWSERS))
        port = free_port()
        control = multiprocessing.Process(target=control_server, args=(port,), daemon=True)
        control.start()
        server = Server(db)
        try:
            return asyncio.run(flooded(server, port, made[BROWSERS:], made[:BROWSERS], Path(folder), kinds, seconds))
        finally:
            server.stop()
            control.terminate()


if __name__ == "__main__":
    floods(tuple(sys.argv[2:]) or KINDS, float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
