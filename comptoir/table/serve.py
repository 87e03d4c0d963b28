"""Start the table: `comptoir serve`."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import uvicorn

from comptoir.table.app import Application

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


def serve(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, *, pace: float = 0.8, workers: int = 1,
          seconds: float = 2.0, quiet: bool = False) -> None:
    """Serve tables until told to stop. SIGTERM: take nothing new, finish what is under way, go."""
    application = Application(db or default_db(), pace=pace, workers=workers, seconds=seconds)
    if not quiet:
        shown = f"[{host}]" if ":" in host else host
        print(f"Comptoir is at http://{shown}:{port}  (stop with Ctrl+C)", flush=True)
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server raises it again when it has stopped in good order
    uvicorn.run(application, host=host, port=port, ws="websockets-sansio", ws_max_size=LONGEST_MESSAGE,
                loop="auto", log_level="warning", timeout_graceful_shutdown=DRAIN, server_header=False)
