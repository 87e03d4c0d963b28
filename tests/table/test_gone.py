"""A table that is deleted while somebody only watches it: they are led to a page that says so, and nothing breaks."""

from __future__ import annotations

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from comptoir.table.keeping import delete

from .serving import PATIENCE, Player, Server, run


def closed_with(page: Player) -> int:
    """Its code, when the line is closed by the server."""
    with pytest.raises(ConnectionClosed) as gone:  # noqa: PT012
        while True:
            page.receive(PATIENCE)
    return gone.value.rcvd.code if gone.value.rcvd is not None else 0


def test_a_table_is_deleted_while_somebody_watches(postgres: str) -> None:
    server = Server(postgres)
    try:
        anne, gaspard, gustave = (Player(server.url, name) for name in ("Anne", "Gaspard", "Gustave"))
        made = anne.open_table(["me", "device"])
        for watcher in (gaspard, gustave):
            watcher.get("/")
            watcher.join(made)

        async def work() -> None:
            assert await delete(postgres, [made]) == [made]

        run(work())
        with contextlib.suppress(ConnectionClosed):  # the news may have been faster
            gustave.send({"say": "Is anybody there?"})  # one of them finds out by himself
        assert closed_with(gaspard) == closed_with(gustave) == 4410  # upon which the page is loaded anew
        status, text, _ = gaspard.get(f"/t/{made}")
        assert status == 404
        assert "the table is gone" in text
        anne.join(anne.open_table(["me", "device"]))  # and all others play on
        anne.play()
    finally:
        assert server.stop() == 0
