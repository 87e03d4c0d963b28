"""How long people wait: from a click to the new board on both pages, over a whole game of each title in two browsers.

    cd tests && python -m table.latency [FILE]        prints it, and writes it as JSON

The times are the browsers' own, on this machine: server, drawing, wire and page together, without the network; to when
the page is done with the board, and to when it is painted."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import zlib
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

from playwright.sync_api import sync_playwright

import comptoir
from comptoir.bench import machine
from comptoir.table.boards import playable
from comptoir.table.lines import PRESSED, WINDOW

from .conftest import chromium
from .driving import PAINTED, click_times
from .serving import Server
from .test_games import MOST, whole_game


def measured(browser: Any, server: Server, title: str) -> dict[str, Any]:
    """One game by clicking."""
    pages = [browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
             for _ in range(2)]
    told: list[str] = []
    pages[0].on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(text)))
    for page in pages:
        page.add_init_script(PAINTED)
    whole_game(pages[0], pages[1], server, title, clicks=MOST)
    done, painted = (click_times(pages, seen_as) for seen_as in ("board", "painted"))
    svg = "".join(pages[0].evaluate("[...window.table.latest.values()]")).encode()
    for page in pages:
        page.context.close()
    moves = [len(text.encode()) for text in told if text.startswith('{"is":"table"')][1:]  # the first is a whole board
    return {"boards": len(painted), **cuts(done, ""), **cuts(painted, "painted_"), "svg_kB": len(svg) // 1000,
            "svg_compressed_kB": len(zlib.compress(svg)) // 1000, "message_median_kB": round(median(moves) / 1000, 1),
            "message_mean_kB": round(mean(moves) / 1000, 1), "message_compressed_mean_kB": round(pressed(told), 2)}


def cuts(times: list[float], name: str) -> dict[str, int]:
    found = quantiles(times, n=20)
    return {f"{name}p50_ms": round(found[9]), f"{name}p95_ms": round(found[18])}


def pressed(told: list[str]) -> float:
    """The mean size in kB of what a position takes on the wire, after the first."""
    press, sizes = zlib.compressobj(wbits=-WINDOW, **PRESSED), list[int]()
    for text in told:
        size = len(press.compress(text.encode())) + len(press.flush(zlib.Z_SYNC_FLUSH))
        if text.startswith('{"is":"table"'):
            sizes.append(size)
    return mean(sizes[1:]) / 1000


def main(out: str = "") -> None:
    found: dict[str, Any] = {"machine": machine(), "compiled": comptoir.compiled(),
                             "load": round(os.getloadavg()[0], 1)}  # of others, on the same cores
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.db")
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for title in playable():
                found[title] = measured(browser, server, title)
                print(title, found[title], flush=True)
        finally:
            browser.close()
            server.stop()
    if out:
        Path(out).write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
