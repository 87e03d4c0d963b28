"""Servers, a real PostgreSQL, a real Chromium. What cannot be had is skipped with a reason that is printed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

for needed in ("alembic", "itsdangerous", "jinja2", "segno", "sqlalchemy", "starlette", "uvicorn",
               "websockets"):
    pytest.importorskip(needed, reason=f"the table needs {needed}: pip install 'comptoir[table]'")

from .postgres import Postgres  # noqa: E402
from .serving import Server  # noqa: E402


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.db")
    yield running
    assert running.stop() == 0


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(f"sqlite:///{tmp_path}/tables.db", "--grace", "1")
    yield running
    if running.process is not None and running.process.poll() is None:
        running.stop()


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots take their time."""
    running = Server(f"sqlite:///{tmp_path}/tables.db", "--pace", "0.5")
    yield running
    assert running.stop() == 0


# PostgreSQL


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL that this fixture has started."""
    running = Postgres("fsync=off")
    yield running.address
    running.remove()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a test may stop."""
    running = Postgres()
    yield running
    running.remove()


# Chromium


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None and os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run("apt-get update -qq && apt-get install -y -qq chromium", shell=True, capture_output=True,
                       check=False)
        found = shutil.which("chromium")
    if found is None:
        pytest.skip("BROWSER NOT TESTED: there is no Chromium (Debian: chromium)")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="BROWSER NOT TESTED: playwright is missing")
    where = chromium()
    with api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=where, args=["--no-sandbox"])
        yield running
        running.close()


Opens = Callable[..., Any]


@pytest.fixture
def people(browser: Any) -> Iterator[Opens]:
    """Opens pages, each in a browser of its own; a page that reports an error fails the test."""
    contexts: list[Any] = []
    problems: list[str] = []

    def open_page(width: int = 1440, height: int = 900, bad: Sequence[str] = (), **how: Any) -> Any:
        """`bad`: what this page may say that went wrong."""
        context = browser.new_context(viewport={"width": width, "height": height},
                                      **{"reduced_motion": "reduce", "locale": "en-GB", **how})
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        page.on("console", lambda said: problems.append(said.text)
                if said.type == "error" and "WebSocket connection" not in said.text
                and "ERR_CONNECTION_REFUSED" not in said.text and not any(known in said.text for known in bad)
                else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not problems, problems
