"""Start the table: `comptoir serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

from comptoir.table.app import Application
from comptoir.table.lines import Line
from comptoir.table.mail import Post
from comptoir.table.notices import WAIT
from comptoir.table.patience import Patient
from comptoir.table.processes import supervise
from comptoir.table.rooms import PACE
from comptoir.table.store import prepare
from comptoir.table.thinker import SECONDS, WORKERS
from comptoir.table.turns import GRACE
from comptoir.table.witness import write_log

LONGEST_MESSAGE = 1 << 18  # bytes of one message on a live connection; more closes it
BACKLOG = 2048  # connections that wait to be taken
OWN_HOST = "127.0.0.1"  # where each of several processes can be reached by itself
DRAIN = 10  # seconds for what is under way when the process is told to stop


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "comptoir"


def default_db() -> str:
    """An SQLite file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def allow_many_connections() -> None:
    """As many files as this user may have open: every page is one."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def collect_seldom() -> None:
    """Positions and pages are long-lived and without circles: looking for these took a tenth of the time."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


class Server(uvicorn.Server):
    """Says where it is once it can be reached. One of several is led by another process, and says nothing."""

    led = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.led:
            host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
            print(f"Comptoir is at http://{host}:{self.config.port}  (stop with Ctrl+C)", flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl+C reaches every process, and the leader tells each again: twice is no hurry then."""
        if not (self.led and self.should_exit):
            super().handle_exit(sig, frame)


def serve(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, *, processes: int = 1, pace: float = PACE,
          workers: int = WORKERS, seconds: float = SECONDS, grace: float = GRACE, post: Post | None = None,
          url: str = "", log: str = "plain", notice: float = WAIT, webhooks_anywhere: bool = False,
          admin_token: str = "", keep_guests: float | None = None) -> bool:
    """Serve tables until told to stop. SIGTERM: take nothing new, finish what is under way, go. False: the processes
    could not be started."""
    write_log(log)
    address = db or default_db()
    asyncio.run(prepare(address))
    settings = {"pace": pace, "workers": -(-workers // processes), "seconds": seconds, "grace": grace, "post": post,
                "address": url, "notice": notice, "webhooks_anywhere": webhooks_anywhere, "admin_token": admin_token,
                "keep_guests": keep_guests}
    if processes == 1:
        run(host, port, address, settings)
        return True
    doors = [[listening(host, port), listening(OWN_HOST, port + 1 + number)] for number in range(processes)]
    print(f"Comptoir is at http://{host}:{port}, in {processes} processes, each also by itself: "
          f"{OWN_HOST}:{port + 1} to {port + processes}  (stop with Ctrl+C)", flush=True)
    return supervise(partial(run_one, host, port, address, settings, log, doors), processes)


def listening(host: str, port: int) -> socket.socket:
    """One of several sockets at an address: the system shares out who comes. They stay open here while the process that
    takes from one is started again."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, kind, protocol)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    found.bind(address)
    found.listen(BACKLOG)
    return found


def run_one(host: str, port: int, db: str, settings: dict[str, Any], log: str, doors: list[list[socket.socket]],
            number: int) -> None:
    """One of several processes, in that process."""
    write_log(log)
    for other, pair in enumerate(doors):
        if other != number:
            for door in pair:
                door.close()
    run(host, port, db, settings, doors[number])


def run(host: str, port: int, db: str, settings: dict[str, Any], sockets: list[socket.socket] | None = None) -> None:
    config = uvicorn.Config(Application(db, **settings), host=host, port=port, ws=Line, ws_max_size=LONGEST_MESSAGE,
                            log_config=None, http=Patient, timeout_graceful_shutdown=DRAIN, server_header=False)
    allow_many_connections()
    collect_seldom()
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server raises it again when it has stopped in good order
    server = Server(config)
    server.led = sockets is not None
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets)
