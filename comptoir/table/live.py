"""The live connection of one page: what it asks for is in messages.py, what it is told in viewer.py."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math

from starlette.websockets import WebSocket, WebSocketDisconnect

from comptoir.table import why
from comptoir.table.limits import client_of, host_of
from comptoir.table.messages import handle
from comptoir.table.options import number
from comptoir.table.refusal import Refused
from comptoir.table.rooms import Rooms
from comptoir.table.seats import key_of
from comptoir.table.viewer import CLOSED, Viewer

MOST_WRONG = 500  # refusals in a row after which a page is shown the door

log = logging.getLogger("comptoir.table")


async def live(socket: WebSocket, rooms: Rooms, locale: str) -> None:
    """Serve one page until it goes."""
    room = await rooms.get(socket.path_params["table"])
    await socket.accept()
    if room is None:
        await socket.close(4404, "no such table")
        return
    key = key_of(socket.scope)
    if room.trouble is not None or not room.admits(socket.state.me.id, key):
        await socket.close(CLOSED, "this table is closed to you; its page says why")
        return
    query = socket.query_params
    page = Viewer(socket, rooms, room, socket.state.me, locale, watch="watch" in query)
    seat = query.get("seat", "")
    page.address, page.host, page.key = client_of(socket.scope), host_of(socket.scope), key
    wanted = number(seat)
    if wanted is not None and wanted in page.held():
        page.seat = wanted
    room.enter(page)
    teller = asyncio.create_task(page.tell())
    hearer = asyncio.create_task(hear(page))
    try:
        await asyncio.wait({teller, hearer}, return_when=asyncio.FIRST_COMPLETED)
        for task in (teller, hearer):
            if task.done() and (problem := task.exception()) is not None \
                    and not isinstance(problem, WebSocketDisconnect | RuntimeError | OSError):
                log.error("a page of table %s broke", room.id, exc_info=problem)
                with contextlib.suppress(Exception):
                    await socket.close(1011)
    finally:
        for task in (teller, hearer):
            task.cancel()
        room.leave(page)


async def hear(page: Viewer) -> None:
    """Take messages until the page goes. Whoever is too fast waits, and nothing more is read of them meanwhile."""
    while page.wrong < MOST_WRONG:
        got = await page.socket.receive()
        if got["type"] == "websocket.disconnect":
            return
        await asyncio.sleep(page.rooms.limits.turn("message", math.inf, browser=page.player, address=page.address))
        try:
            await handle(page, got)
            page.wrong = 0
        except Refused as refusal:
            page.wrong += 1
            page.rooms.refused += 1
            await page.send({"is": "refused", "why": refusal.told(page.say), "key": refusal.key,
                             "n": page.room.number(page.seat),
                             **why.refused(page.room, page.seat, page.locale, refusal)})
    await page.socket.close(1008, "too many refused messages")
