"""Before a request is answered: whether it is not too large, and whether whoever asks has not asked too often."""

from __future__ import annotations

import asyncio
import math
import re

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from comptoir.table.limits import Limits, client_of
from comptoir.table.refusal import Refused
from comptoir.table.uploads import MOST_BYTES
from comptoir.table.web import locale_of
from comptoir.table.words import page_words

FORM = 1 << 16  # bytes of a form
UPLOAD = MOST_BYTES + FORM  # with what belongs to the form around it

PATIENCE = 0.5  # seconds that somebody waits at the door
LONG_PATIENCE = 5.0  # to look at a table: after a restart a whole club comes back at once

KINDS = (("/record", "upload"), ("/new", "table"), ("/play", "table"))
_MAKES_TABLES = re.compile(r"/t/[^/]*/(play-on|rematch)")


def kind_of(scope: Scope) -> str:
    """What a request asks for, as the limits call it."""
    if scope["method"] in ("GET", "HEAD"):
        return "page"
    if _MAKES_TABLES.fullmatch(scope["path"]):
        return "table"
    return dict(KINDS).get(scope["path"], "form")


async def at_the_door(limits: Limits, kind: str, patience: float = PATIENCE, **who: str) -> None:
    """Who comes a little too fast waits a little. Who comes far too fast is refused, and waits for that too: so nobody
    can be refused so often that it keeps others waiting."""
    wait = limits.turn(kind, patience, **who)
    if wait > 0:
        await asyncio.sleep(min(wait, patience))
    if wait > patience:
        raise Refused("slow", seconds=math.ceil(wait))


class TooLarge(Exception):
    """More came than was announced or is allowed."""


def is_counted(scope: Scope) -> bool:
    """Files and signs of life may be asked for at any time."""
    return scope["type"] == "http" and not scope["path"].startswith(("/static/", "/healthz", "/readyz"))


class Doorkeeper:
    """See above. It stands before the cookies: addresses are counted before anything is made of what they send, so that
    forged cookies cost no more than none."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
            return
        if not is_counted(scope):
            await self.app(scope, receive, send)
            return
        kind = kind_of(scope)
        try:
            await at_the_door(self.limits, kind, address=client_of(scope))
        except Refused as refusal:
            await refuse(scope, receive, send, 429, "slow", int(str(refusal.args_["seconds"])))
            return
        most = UPLOAD if kind == "upload" else FORM
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or len(length) > 18 or int(length) > most:
            await refuse(scope, receive, send, 413, "long", most)
            return
        try:
            await self.app(scope, self._measured(receive, most), send)
        except TooLarge:
            await refuse(scope, receive, send, 413, "long", most)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await at_the_door(self.limits, "socket", LONG_PATIENCE, address=client_of(scope))
        except Refused as refusal:
            await turn_away(WebSocket(scope, receive, send), refusal)
        else:
            await self.app(scope, receive, send)

    def _measured(self, receive: Receive, most: int) -> Receive:
        """What is sent without saying how long it is, is measured as it comes."""
        got = 0

        async def measured() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise TooLarge
            return message

        return measured

class Usher:
    """The same for browsers, once the cookies have told which one it is. Live connections are counted with their table,
    where they are opened."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_counted(scope):
            try:
                await at_the_door(self.limits, kind_of(scope), browser=scope["state"]["me"].id)
            except Refused as refusal:
                await refuse(scope, receive, send, 429, "slow", int(str(refusal.args_["seconds"])))
                return
        await self.app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, key: str, number: int) -> None:
    say = page_words(locale_of(HTTPConnection(scope)))
    headers = {"Connection": "close"} if status == 413 else {"Retry-After": str(number)}
    why = say(f"refused-{key}", **({"most": number} if key == "long" else {"seconds": number}))
    answer: Response = PlainTextResponse(why, status, headers=headers)
    await answer(scope, receive, send)


async def turn_away(socket: WebSocket, refusal: Refused) -> None:
    """Too many live connections, or too soon."""
    await socket.accept()
    await socket.close(4429, refusal.told(page_words(locale_of(socket)))[:60])
