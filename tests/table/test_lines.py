"""A live connection is read no faster than it is answered, whatever is sent on it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from comptoir.table.lines import MOUTHFUL, Line

from .serving import run


class Wire:
    """A transport that remembers."""

    def __init__(self) -> None:
        self.reading, self.closing, self.written = True, False, b""

    def get_extra_info(self, _name: str, default: Any = None) -> Any:
        return default

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closing = True


class Opened:
    """A connection that was accepted; the application is the test itself."""

    def __init__(self) -> None:
        async def nobody(scope: Any, receive: Any, send: Any) -> None:
            await asyncio.Event().wait()

        config = uvicorn.Config(nobody, ws_max_size=1 << 18, log_level="error")
        config.load()
        self.wire, self.line = Wire(), Line(config, ServerState(), {}, asyncio.get_running_loop())
        self.client = ClientProtocol(parse_uri("ws://127.0.0.1/"))
        self.line.connection_made(self.wire)  # type: ignore[arg-type]

    async def accept(self) -> Opened:
        self.client.send_request(self.client.connect())
        self.line.data_received(b"".join(self.client.data_to_send()))
        assert (await self.line.receive())["type"] == "websocket.connect"
        await self.line.send({"type": "websocket.accept"})
        self.client.receive_data(self.wire.written)
        assert self.wire.reading
        return self

    def sends(self, texts: list[str]) -> bytes:
        for text in texts:
            self.client.send_text(text.encode())
        return b"".join(self.client.data_to_send())


def test_messages_are_taken_in_by_the_mouthful() -> None:
    async def check() -> None:
        opened = await Opened().accept()
        wanted = [json.dumps({"seen": n}) for n in range(10_000)]
        opened.line.data_received(opened.sends(wanted))
        most, got = 0, []
        for _ in wanted:
            most = max(most, opened.line.queue.qsize())
            assert not opened.wire.reading  # the wire holds back whatever else is sent
            got.append((await opened.line.receive())["text"])
        assert got == wanted
        assert most <= MOUTHFUL / 6
        assert opened.wire.reading

    run(check())


def test_a_long_message_arrives_whole() -> None:
    async def check() -> None:
        opened = await Opened().accept()
        opened.line.data_received(opened.sends(["x" * 200_000, "y"]))
        assert (await opened.line.receive())["text"] == "x" * 200_000
        assert (await opened.line.receive())["text"] == "y"

    run(check())


@pytest.mark.parametrize("what", ["pings", "fragments"])
def test_frames_that_are_no_messages_are_read_slowly(what: str) -> None:
    """They are not counted by anybody else. Of ten thousand only the first mouthful is read at once."""
    async def check() -> None:
        opened = await Opened().accept()
        if what == "fragments":
            opened.client.send_text(b"", fin=False)
        for _ in range(10_000):
            opened.client.send_ping(b"") if what == "pings" else opened.client.send_continuation(b"", fin=False)
        before = len(opened.wire.written)
        opened.line.data_received(b"".join(opened.client.data_to_send()))
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(opened.wire.written) - before <= MOUTHFUL
        assert len(opened.line.frames) <= MOUTHFUL / 6 + 1
        assert not opened.wire.reading
        opened.line.connection_lost(None)

    run(check())


def test_whoever_is_shown_the_door_is_waited_for() -> None:
    """What was sent before is thrown away, and the farewell is heard."""
    async def check() -> None:
        opened = await Opened().accept()
        opened.line.data_received(opened.sends(["a"] * 20))
        await opened.line.receive()
        seen = len(opened.wire.written)
        await opened.line.send({"type": "websocket.close", "code": 1008})
        assert opened.wire.reading
        opened.client.receive_data(opened.wire.written[seen:])
        opened.line.data_received(b"".join(opened.client.data_to_send()))
        assert opened.wire.closing

    run(check())
