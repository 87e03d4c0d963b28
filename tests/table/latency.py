"""How long people wait: from a click to the new board on both pages, over a whole game of each title in two browsers.

    cd tests && python -m table.latency [FILE]        prints it, and writes it as JSON

The times are the browsers' own, on this machine: server, drawing, wire and page together, without the network."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import zlib
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import sync_playwright

import comptoir
from comptoir.bench import machine
from comptoir.table.boards import playable

from .conftest import chromium
from .driving import click_times
from .serving import Server
from .test_games import MOST, whole_game


def measured(browser: Any, server: Server, title: str) -> dict[str, Any]:
    """One game by clicking."""
    pages = [browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
             for _ in range(2)]
    sizes: list[int] = []
    pages[0].on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))))
    whole_game(pages[0], pages[1], server, title, clicks=MOST)
    times = click_times(pages)
    cuts = quantiles(times, n=20)
    svg = "".join(pages[0].evaluate("[...window.table.latest.values()]")).encode()
    for page in pages:
        page.context.close()
    sizes.sort()
    return {"boards": len(times), "p50_ms": round(cuts[9]), "p95_ms": round(cuts[18]), "svg_kB": len(svg) // 1000,
            "svg_compressed_kB": len(zlib.compress(svg)) // 1000,
            "message_median_kB": sizes[len(sizes) // 2] // 1000}


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
