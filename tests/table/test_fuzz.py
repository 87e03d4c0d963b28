"""Thousands of malformed and ill-timed messages: the table still plays on, and its record replays."""

from __future__ import annotations

import json
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from .serving import Player, Server, stored_record, two_seats

MESSAGES = 3000


def nonsense(luck: random.Random, now: dict[str, Any]) -> str | bytes:
    values = [None, True, -1, 0, 1, 3, 1 << 40, 0.5, "", "pass", "role:settler", "\u0000\ud7ff", "é" * 30, [], [1], {},
              {"n": 1}, now.get("n", 0)]
    names = ["do", "text", "n", "undo", "answer", "withdraw", "say", "seat", "look", "lend", "bot", "back", "sit",
             "fill", "explain", "why", "picked", "seen", "hold", "turn", "is", "__proto__"]
    kind = luck.randrange(6)
    if kind == 0:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(40)))
    message = {luck.choice(names): luck.choice(values) for _ in range(luck.randrange(4))}
    text = json.dumps(message)
    if kind == 1:
        return text[:luck.randrange(len(text) + 1)]
    if kind == 2:
        return json.dumps({"do": luck.randrange(-2, 200), "n": now.get("n", 0) + luck.randrange(-2, 3)})
    return text


def test_a_table_under_a_hail_of_nonsense_plays_on(server: Server) -> None:
    luck = random.Random(7)
    anne, bruno, made = two_seats(server.url)
    gaspard = Player(server.url, "Gaspard")
    gaspard.get("/")
    gaspard.join(made)
    sent = 0
    while sent < MESSAGES:
        for player in (anne, bruno, gaspard):
            try:
                for _ in range(30):
                    player.send(nonsense(luck, player.now))
                    sent += 1
                while True:
                    player.receive(0.05)
            except TimeoutError:
                pass
            except ConnectionClosed:
                player.join(made)
    for player in (anne, bruno):
        player.leave()
        player.join(made)
        for chair in player.now["chairs"]:
            if chair["lent"] and chair["seat"] in player.now["seats"]:
                player.send({"back": chair["seat"]})
                player.until(lambda now, seat=chair["seat"]: not now["chairs"][seat]["lent"])  # type: ignore[misc]
    if anne.now["status"] == "playing":
        before = max(anne.now["n"], bruno.now["n"])
        anne.leave()
        anne.join(made)
        bruno.leave()
        bruno.join(made)
        (anne if anne.now["legal"] else bruno).play()
        assert anne.now["n"] >= before
    record = stored_record(server.db, made)  # from_lines checks every move against the rules
    assert record.moves
