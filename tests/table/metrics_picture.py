"""Scrapes /metrics of a server at which people play for a while, and draws what an operator would see:

    cd tests && python -m table.metrics_picture [SECONDS] [PEOPLE]     writes docs/pictures/metrics.svg

People come one after the other and play against easy bots, as fast as the table lets them."""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import matplotlib as mpl
from prometheus_client.parser import text_string_to_metric_families

from .serving import Player, Server

mpl.use("svg")
mpl.rcParams |= {"svg.hashsalt": "comptoir", "font.size": 9, "axes.spines.top": False, "axes.spines.right": False}
from matplotlib import pyplot as plt  # noqa: E402

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "metrics.svg"
EVERY = 1.0  # seconds between two looks
Look = Mapping[tuple[str, str, str], float]  # by the name of a sample, its label, its bucket


def look(asker: Player) -> Look:
    """Everything that one scrape brings."""
    found = {}
    for family in text_string_to_metric_families(asker.get("/metrics")[1]):
        for sample in family.samples:
            labels = dict(sample.labels)
            bucket = labels.pop("le", "")
            found[sample.name, next(iter(labels.values()), ""), bucket] = sample.value
    return found


def quantile(before: Look, after: Look, name: str, label: str, share: float) -> float | None:
    """Milliseconds within which so many of what happened between two looks were done, as Prometheus reckons it."""
    grown = sorted((float(bucket), value - before.get((name + "_bucket", label, bucket), 0.0))
                   for (found, kind, bucket), value in after.items() if found == name + "_bucket" and kind == label)
    if not grown or not grown[-1][1]:
        return None
    low, below, wanted = 0.0, 0.0, share * grown[-1][1]
    for edge, count in grown:
        if count >= wanted:
            within = 0.0 if edge == float("inf") else (edge - low) * (wanted - below) / max(count - below, 1)
            return 1000 * (low + within)
        low, below = edge, count
    return None


def play(url: str, name: str, stop: threading.Event) -> None:
    player = Player(url, name)
    try:
        while not stop.is_set():
            player.join(player.open_table(["me", "bot:easy"], "san-juan"))
            while not stop.is_set() and player.now["status"] != "over" and player.my_turn()["status"] != "over":
                player.play()
    finally:
        player.leave()


def watched(seconds: float, people: int) -> list[tuple[float, Look]]:
    """What was seen, and when."""
    stop, seen = threading.Event(), list[tuple[float, Look]]()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--pace", "0.2", "--workers", "1")
        asker, began, threads = Player(server.url, "Operator"), time.monotonic(), list[threading.Thread]()
        try:
            while (at := time.monotonic() - began) < seconds:
                if len(threads) < people and at > len(threads) * seconds / 2 / people:
                    name = f"Player {len(threads)}"
                    threads.append(threading.Thread(target=play, args=(server.url, name, stop), daemon=True))
                    threads[-1].start()
                seen.append((at, look(asker)))
                time.sleep(EVERY)
        finally:
            stop.set()
            for thread in threads:
                thread.join(20)
            server.stop()
    return seen


def draw(seen: list[tuple[float, Look]]) -> None:
    times = [at for at, _ in seen[1:]]
    pairs = [(before, after, late - early) for (early, before), (late, after) in pairwise(seen)]
    figure, ((moves, waits), (store, open_)) = plt.subplots(2, 2, figsize=(9, 5.2), sharex=True, layout="constrained")
    moves.plot(times, [(after["comptoir_moves_total", "", ""] - before["comptoir_moves_total", "", ""]) / over
                       for before, after, over in pairs], color="#3b56a6")
    moves.set_title("moves a second", loc="left")
    for panel, name, label, title in ((waits, "comptoir_message_seconds", "do", "a move of a page, ms"),
                                      (store, "comptoir_store_seconds", "write", "the store writes, ms")):
        for share, colour in ((0.5, "#a8733a"), (0.95, "#7b2d26")):
            panel.plot(times, [quantile(before, after, name, label, share) for before, after, _ in pairs], color=colour,
                       label=f"p{int(100 * share)}")
        panel.set_title(title, loc="left")
        panel.legend(frameon=False)
    for name, label, colour in (("comptoir_pages", "pages", "#3b56a6"), ("comptoir_rooms", "rooms", "#a8733a"),
                                ("comptoir_thoughts_waiting", "choices that wait", "#7b2d26")):
        open_.plot(times, [after[name, "", ""] for _, after, _ in pairs], color=colour, label=label)
    open_.set_title("open, and waiting", loc="left")
    open_.legend(frameon=False)
    for panel in (moves, waits, store, open_):
        panel.set_ylim(bottom=0)
    for panel in (store, open_):
        panel.set_xlabel("seconds")
    figure.savefig(PICTURE, metadata={"Date": None})
    print(f"wrote {PICTURE.name}")


if __name__ == "__main__":
    draw(watched(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, int(sys.argv[2]) if len(sys.argv) > 2 else 12))
