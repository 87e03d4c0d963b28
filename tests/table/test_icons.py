"""Icons travel once: whatever a page asks for, its connection is sent no symbol a second time."""

from __future__ import annotations

from collections import Counter

from .serving import Player, Server, two_seats


def peeked(player: Player, seat: int) -> list[str]:
    player.send({"peek": seat})
    while True:
        got = player.receive()
        if got["is"] == "peek":
            return list(got["symbols"])


def test_a_symbol_is_sent_once_on_a_connection(server: Server) -> None:
    anne, _, _ = two_seats(server.url, game="golden-city")
    sent = Counter([symbol for part in [anne.now["stage"], *anne.now["frames"]] for symbol in part["symbols"]])
    anne.send({"look": {"lang": "fr"}})
    anne.until(lambda now: "Anne" in str(now["chairs"]))
    for _ in range(2):
        sent.update(peeked(anne, 1))
    assert peeked(anne, 1) == []
    assert [symbol for symbol, times in sent.items() if times > 1] == []
