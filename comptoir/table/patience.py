"""Connections that say nothing: a request must come in its time, and those who never speak give way to those who do."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 10.0  # seconds for the head of a request
BODY = 60.0  # seconds for all of it
MOST_SILENT = 400  # connections without a request at a time; the one that has waited longest is closed


class Patient(HttpToolsProtocol):
    """The server's connection, with an end to its patience."""

    silent: dict[Patient, None] = {}  # in the order in which they came

    _clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.silent[self] = None
        self._within(HEAD)
        if len(self.silent) > MOST_SILENT:
            next(iter(self.silent)).give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._clock is None:  # a further request on a connection that was kept
            self._within(HEAD)

    def on_headers_complete(self) -> None:
        self._heard()
        self._within(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._heard()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._heard()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._heard()
        super().send_400_response(msg)

    def give_up(self) -> None:
        self._heard()
        self.transport.close()

    def _within(self, seconds: float) -> None:
        self._clock = self.loop.call_later(seconds, self.give_up)

    def _heard(self, *_: Any) -> None:
        self.silent.pop(self, None)
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
