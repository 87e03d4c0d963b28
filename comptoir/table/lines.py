"""The live connections themselves. Nobody is read faster than they are answered: what a page sends is taken in by the
mouthful, and the next one only when the last has been dealt with. Whoever sends more fills their own line, not the
server: the wire holds them back."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

MOUTHFUL = 1024  # bytes; a person's message has a hundred, the shortest one six
PAUSE = 0.02  # seconds for each frame that is no message: answers to ours are few, and browsers send no others

# A board pressed in half the time is a fifth larger; a small window saves memory.
PRESSED = {"level": 1, "memLevel": 5}
WINDOW = 12


class Line(WebSocketsSansIOProtocol):
    """The server's live connection, which swallows before it bites again."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any],
                 _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = ServerProtocol(max_size=config.ws_max_size, logger=self.logger, extensions=[
            ServerPerMessageDeflateFactory(server_max_window_bits=WINDOW, client_max_window_bits=WINDOW,
                                           compress_settings=PRESSED)])
        self._held = bytearray()  # came, and is not read yet
        self._frames = 0  # in the last mouthful
        self._later: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        self._held += data
        if self._later is None:
            self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._held.clear()
        if self._later is not None:
            self._later.cancel()
        super().connection_lost(exc)

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self._later is None:
            self._read_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent and self._later is None:
            self._read_on()

    def handle_events(self) -> None:
        self._frames = len(self.conn.events)
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        self.read_paused = True  # we say ourselves when the wire is to wait
        super().send_receive_event_to_app()

    def _hungry(self) -> bool:
        """Nothing is left of the last mouthful, or nobody wants it: then only a farewell is waited for."""
        return self.queue.empty() or self.close_sent

    def _read_on(self) -> None:
        self._later = None
        if self._held and self._hungry():
            part = bytes(self._held[:MOUTHFUL])
            del self._held[:MOUTHFUL]
            self._frames = 0
            super().data_received(part)
            if self._hungry() and (self._held or self._frames):  # half a message, or frames that are none
                self._later = self.loop.call_later(self._frames * PAUSE, self._read_on)
        if self.transport.is_closing():
            self._held.clear()
        elif self._held or self._later is not None or not self._hungry():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()
