"""What holds for every answer: other sites may do nothing here, and a page runs nothing but our own scripts."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Nothing inline: boards and pages take their looks from our own style sheets.
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
          "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'")


class Guard:
    """What other sites may not do: post here, open a live connection, or frame a page."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if foreign(scope):
            await self._refuse(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = POLICY
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "same-origin"
            await send(message)

        await self.app(scope, receive, send_with_headers)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        why = "refused: this comes from another site; open the table itself"
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": why})
        else:
            await PlainTextResponse(why, 403)(scope, receive, send)


def foreign(scope: Scope) -> bool:
    """Whether a request that can change something comes from a page of another site."""
    if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return False
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    return origin.partition("://")[2] != headers.get("host")
