"""Several processes behind one address: each thing is done by one of them, and whoever dies is replaced."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from comptoir import Record, load

from .serving import Player, Server, command, two_seats

PATIENCE = 150.0  # a busy machine starts processes slowly


def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.1)


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[Server]:
    """Two processes; one that is killed comes back by itself."""
    running = Server(postgres, "--processes", "2", "--pace", "0.2")
    yield running
    assert running.stop() == 0


def by_itself(server: Server, number: int) -> str:
    """The address of one process."""
    return f"http://127.0.0.1:{server.port + 1 + number}"


def process_of(server: Server, number: int) -> int:
    """Its id; 0 while it does not answer."""
    try:
        return int(json.loads(Player(by_itself(server, number), "").get("/healthz")[1])["process"])
    except (OSError, ValueError):
        return 0


def counted(server: Server, what: str) -> list[int]:
    """By process: a counter."""
    found = []
    for number in (0, 1):
        told = Player(by_itself(server, number), "").get("/metrics")[1]
        line = re.search(rf"^comptoir_{what}_total (\S+)$", told, re.MULTILINE)
        assert line, told
        found.append(int(float(line[1])))
    return found


def test_an_sqlite_file_is_served_by_one_process() -> None:
    told = command("serve", "--processes", "2", "--db", "sqlite:///nowhere.db")
    assert told.returncode == 2
    assert "--processes 2 needs PostgreSQL" in told.stderr


def test_one_that_is_killed_is_started_again_and_play_goes_on(pair: Server) -> None:
    until(lambda: bool(process_of(pair, 0) and process_of(pair, 1)))
    anne, bruno, made = two_seats(by_itself(pair, 0))
    bruno.leave()
    bruno.url = by_itself(pair, 1)
    bruno.join(made)
    for _ in range(3):
        (anne if anne.now["legal"] else bruno).play()
        n = max(anne.now["n"], bruno.now["n"])
        for player in (anne, bruno):
            if player.now["n"] < n:
                player.until(lambda now, n=n: now["n"] >= n)  # type: ignore[misc]
    killed = process_of(pair, 1)
    os.kill(killed, signal.SIGKILL)
    until(lambda: process_of(pair, 1) not in (0, killed))
    bruno.join(made)
    assert bruno.now["n"] == anne.now["n"]
    (anne if anne.now["legal"] else bruno).play()
    for player in (anne, bruno):
        player.leave()


def test_bots_think_once_whoever_looks_and_whoever_dies(pair: Server) -> None:
    until(lambda: bool(process_of(pair, 0) and process_of(pair, 1)))
    anne = Player(by_itself(pair, 0), "Anne")
    made = anne.open_table(["me", "bot:easy", "bot:easy"], game="puerto-rico")
    watcher = Player(by_itself(pair, 1), "Bruno")
    watcher.get("/")
    watcher.join(made, "?watch")
    anne.join(made)
    for _ in range(6):
        anne.play()
    anne.my_turn()
    by_bots = anne.now["n"] - 6
    assert 0 < sum(counted(pair, "thoughts")) <= by_bots, "a choice was thought about twice"
    anne.play()  # and now the bots are to play: whoever lets them dies
    anne.leave()
    for number in (0, 1):
        os.kill(process_of(pair, number), signal.SIGKILL)
        until(lambda number=number: process_of(pair, number) != 0)  # type: ignore[misc]
    anne.join(made)
    anne.play()
    watcher.leave()
    anne.leave()


def test_a_review_is_made_once_whoever_asks(pair: Server) -> None:
    until(lambda: bool(process_of(pair, 0) and process_of(pair, 1)))
    anne = Player(by_itself(pair, 0), "Anne")
    bruno = Player(by_itself(pair, 1), "Bruno")
    record = Record(load("san-juan"), seats=2, seed=5)
    while record.state.top:
        record.play(record.game.actions.text(record.state.legal()[0]))
    anne.get("/")
    made = anne.upload(record.to_text())[2].split("/")[4].partition("?")[0]
    bruno.get("/")

    def looked() -> bool:
        found = [json.loads(player.get(f"/t/{made}/review?eyes=all")[1]) for player in (anne, bruno)]
        return all(one["done"] > 8 for one in found)  # both see that it goes on

    until(looked)
    assert sorted(bool(number) for number in counted(pair, "reviewed")) == [False, True]


def test_with_the_leader_all_are_gone(postgres: str) -> None:
    running = Server(postgres, "--processes", "2")
    until(lambda: bool(process_of(running, 0) and process_of(running, 1)))
    running.kill()
    until(lambda: not process_of(running, 0) and not process_of(running, 1))
