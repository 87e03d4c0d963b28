"""A process that dies loses nothing that was acknowledged; one that is told to stop stops in good order."""

from __future__ import annotations

import time

from .serving import Player, Server, stored_record, two_seats


def test_killed_in_mid_game_nothing_acknowledged_is_lost(own_server: Server) -> None:
    anne, bruno, made = two_seats(own_server.url)
    for _ in range(12):
        (anne if anne.now["legal"] else bruno).play()
        n = max(anne.now["n"], bruno.now["n"])
        for player in (anne, bruno):
            if player.now["n"] < n:
                player.until(lambda now: now["n"] >= n)  # noqa: B023
    n, prompt = anne.now["n"], anne.now["prompt"]
    own_server.kill()
    own_server.start()
    anne.join(made)
    bruno.join(made)
    assert anne.now["n"] == n
    assert anne.now["prompt"] == prompt
    (anne if anne.now["legal"] else bruno).play()
    record = stored_record(own_server.db, made)
    assert len(record.entries) > n


def test_a_bot_plays_on_after_the_process_was_killed(own_server: Server) -> None:
    anne = Player(own_server.url, "Anne")
    made = anne.open_table(["me", "bot:medium", "bot:easy"])
    anne.join(made)
    anne.play("role:settler")
    own_server.kill()
    own_server.start()
    anne.join(made)
    for _ in range(3):
        anne.my_turn()
        anne.play()
    assert stored_record(own_server.db, made).moves


def test_told_to_stop_it_stops_soon_and_in_good_order(own_server: Server) -> None:
    anne, bruno, made = two_seats(own_server.url)
    anne.play("role:settler")
    began = time.monotonic()
    assert own_server.stop() == 0
    assert time.monotonic() - began < 12
    assert len(stored_record(own_server.db, made).moves) >= 1
    bruno.leave()
