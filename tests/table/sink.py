"""A server that takes what is sent to it, and keeps it: the other end of webhooks, for tests."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from .serving import PATIENCE


class Sink:
    """What came: path, headers, body. It answers as the path says: /302 sends on, /404 and /410 know nobody, /500 is
    broken, /slow takes long."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.address = ""
        self.slow = threading.Event()

    def messages(self, path: str) -> list[dict[str, Any]]:
        return [json.loads(body) for found, _, body in self.got if found == path]

    def wait(self, path: str, n: int = 1) -> list[dict[str, Any]]:
        """All that came to this path, once there are so many."""
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            if len(found := self.messages(path)) >= n:
                return found
            time.sleep(0.05)
        raise AssertionError(f"{path}: {self.got}")


@contextmanager
def sink() -> Iterator[Sink]:
    kept = Sink()

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            kept.got.append((self.path, dict(self.headers), body))
            if self.path == "/slow":
                kept.slow.wait(PATIENCE)
            self.send_response({"/302": 302, "/404": 404, "/410": 410, "/500": 500}.get(self.path, 204))
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    running = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
    kept.address = f"http://127.0.0.1:{running.server_port}"
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        kept.slow.set()
        running.shutdown()
        running.server_close()
        thread.join()
