"""A real PostgreSQL of one's own, which can be stopped and started."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from .serving import free_port


def tool(name: str) -> str:
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = str(places[0]) if places else shutil.which(name)
    if found is None:
        pytest.skip(f"PostgreSQL NOT TESTED: {name} is not installed (Debian: postgresql)")
    return found


def other_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: somebody else is asked."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    pytest.skip("PostgreSQL NOT TESTED: it does not run as root, and there is no other user")


class Postgres:
    """One database server in a folder of its own. It writes to the disk as it should, unless that is not asked for."""

    def __init__(self, *settings: str) -> None:
        pytest.importorskip("asyncpg", reason="PostgreSQL NOT TESTED: asyncpg is missing")
        self.who = other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="comptoir-pg-"))
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        self.port, self.settings = free_port(), settings
        self.running: subprocess.Popen[bytes] | None = None
        made = subprocess.run([tool("initdb"), "-D", str(self.folder / "data"), "-U", "comptoir", "--auth=trust", "-E",
                               "UTF8", "--no-sync"], capture_output=True, text=True, cwd=self.folder, check=False,
                              **self.who)
        if made.returncode:
            self.remove()
            pytest.skip(f"PostgreSQL NOT TESTED: initdb says {made.stderr[-300:]}")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://comptoir@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        more = [word for setting in self.settings for word in ("-c", setting)]
        self.running = subprocess.Popen([tool("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-h",
                                         "127.0.0.1", "-k", str(self.folder), *more], cwd=self.folder,
                                        stderr=subprocess.DEVNULL, **self.who)
        for _ in range(300):
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    time.sleep(0.5)
                    return
            except OSError:
                time.sleep(0.1)
        pytest.skip("PostgreSQL NOT TESTED: it does not answer")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: those who are connected are cut off; SIGQUIT: at once, as in a crash."""
        if self.running is not None:
            self.running.send_signal(how)
            self.running.wait(60)
            self.running = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, query: str) -> list[Any]:
        """Ask it something, from outside."""
        return asked(self.address, query)


def asked(address: str, query: str) -> list[Any]:
    """In a thread of its own: the browser of other tests keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_asked, address, query).result()


def _asked(address: str, query: str) -> list[Any]:
    import asyncio

    import asyncpg

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def fresh_database(address: str) -> str:
    """The address of an empty database on the same server."""
    name = f"d{time.time_ns()}"
    asked(address, f"CREATE DATABASE {name}")
    return address.rpartition("/")[0] + "/" + name
