"""Before a request is answered: whether it is not too large, and whether whoever asks has not asked too often."""

from __future__ import annotations

import math
import re

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from comptoir.table.limits import Limits, client_of
from comptoir.table.uploads import MOST_BYTES
from comptoir.table.web import locale_of
from comptoir.table.words import page_words

FORM = 1 << 16  # bytes of a form
UPLOAD = MOST_BYTES + FORM  # with what belongs to the form around it

KINDS = (("/record", "upload"), ("/new", "table"), ("/play", "table"))
_MAKES_TABLES = re.compile(r"/t/[^/]*/(play-on|rematch)")


def kind_of(scope: Scope) -> str:
    """What a request asks for, as the limits call it."""
    if scope["method"] in ("GET", "HEAD"):
        return "page"
    if _MAKES_TABLES.fullmatch(scope["path"]):
        return "table"
    return dict(KINDS).get(scope["path"], "form")


class TooLarge(Exception):
    """More came than was announced or is allowed."""


class Doorkeeper:
    """See above. Who asks is known already: it stands inside the cookies."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(("/static/", "/healthz", "/readyz")):
            await self.app(scope, receive, send)
            return
        kind = kind_of(scope)
        wait = self.limits.wait(kind, browser=scope["state"]["me"].id, address=client_of(scope))
        if wait > 0:
            await self._refuse(scope, receive, send, 429, "slow", math.ceil(wait))
            return
        most = UPLOAD if kind == "upload" else FORM
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or len(length) > 18 or int(length) > most:
            await self._refuse(scope, receive, send, 413, "long", most)
            return
        try:
            await self.app(scope, self._measured(receive, most), send)
        except TooLarge:
            await self._refuse(scope, receive, send, 413, "long", most)

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

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, status: int, key: str, number: int) -> None:
        say = page_words(locale_of(HTTPConnection(scope)))
        headers = {"Connection": "close"} if status == 413 else {"Retry-After": str(number)}
        why = say(f"refused-{key}", **({"most": number} if key == "long" else {"seconds": number}))
        answer: Response = PlainTextResponse(why, status, headers=headers)
        await answer(scope, receive, send)
