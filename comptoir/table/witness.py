"""Sees every request from outside: how long it took, and, where the operator wants it, a line in the log.

A line names the door, not the address that was asked for: seat links and links in e-mail are secrets."""

from __future__ import annotations

import json
import logging
import sys
import time
from datetime import UTC, datetime

from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from comptoir.table.durations import Durations
from comptoir.table.limits import client_of

ACCESS = logging.getLogger("comptoir.access")
ORDER = logging.getLogger("comptoir.order")


class Witness:
    """See above. `doors` are the paths of all routes as they are written down."""

    def __init__(self, app: ASGIApp, durations: Durations, doors: list[str]) -> None:
        self.app = app
        self.durations = durations
        self.doors = [(compile_path(path)[0], path) for path in dict.fromkeys(doors)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, seen)
        finally:
            seconds, door = time.perf_counter() - began, self.door(scope["path"])
            self.durations.requests.labels(door).observe(seconds)
            ACCESS.info("%s %s %s", scope["method"], door, status, extra={
                "door": door, "method": scope["method"], "status": status, "ms": round(1000 * seconds, 1),
                "address": client_of(scope) or "local"})

    def door(self, path: str) -> str:
        """What was asked for, without what is particular to it."""
        if path.startswith("/static/"):
            return "/static"
        return next((written for pattern, written in self.doors if pattern.match(path)), "elsewhere")


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that collect logs."""

    FIELDS = ("door", "method", "status", "ms", "address")

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
                "level": record.levelname.lower(), "from": record.name, "says": record.getMessage(),
                **{name: getattr(record, name) for name in self.FIELDS if hasattr(record, name)}}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_log(kind: str) -> None:
    """plain: what goes wrong, for people. json: that and every request, a JSON object a line. To standard error."""
    handler = logging.StreamHandler(sys.stderr)
    if kind == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    ORDER.setLevel(logging.INFO)  # what owners and the operator do is always told
    ACCESS.setLevel(logging.INFO if kind == "json" else logging.WARNING)
