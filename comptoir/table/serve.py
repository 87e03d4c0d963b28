"""Start the table: `comptoir serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from pathlib import Path

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
from comptoir.table.rooms import PACE
from comptoir.table.store import prepare
from comptoir.table.thinker import SECONDS, WORKERS
from comptoir.table.turns import GRACE
from comptoir.table.witness import write_log

LONGEST_MESSAGE = 1 << 18  # bytes of one message on a live connection; more closes it
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
    """Says where it is once it can be reached."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
            print(f"Comptoir is at http://{host}:{self.config.port}  (stop with Ctrl+C)", flush=True)


def serve(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, *, pace: float = PACE,
          workers: int = WORKERS, seconds: float = SECONDS, grace: float = GRACE, post: Post | None = None,
          url: str = "", log: str = "plain", notice: float = WAIT, webhooks_anywhere: bool = False) -> None:
    """Serve tables until told to stop. SIGTERM: take nothing new, finish what is under way, go."""
    write_log(log)
    address = db or default_db()
    asyncio.run(prepare(address))
    application = Application(address, pace=pace, workers=workers, seconds=seconds, grace=grace, post=post,
                              address=url, notice=notice, webhooks_anywhere=webhooks_anywhere)
    config = uvicorn.Config(application, host=host, port=port, ws=Line, ws_max_size=LONGEST_MESSAGE,
                            log_config=None, http=Patient, timeout_graceful_shutdown=DRAIN, server_header=False)
    allow_many_connections()
    collect_seldom()
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server raises it again when it has stopped in good order
    with contextlib.suppress(KeyboardInterrupt):
        Server(config).run()
