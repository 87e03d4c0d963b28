"""What people install: the wheel has everything, and an empty environment serves the table from it."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import comptoir
from comptoir import engine

ROOT = Path(__file__).parents[2]
MINUTES = 15  # for a machine on which nothing is compiled yet

USER = """\
from comptoir import Record, load

game = load("puerto-rico")
record = Record(game, ["Anne", "Bernie", "Christine"], seed=7)
record.play("role:settler")
reveal_type(record.state.legal())
"""


def call(*words: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A program that knows nothing of this source tree."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "COMPTOIR_PURE")}
    return subprocess.run([str(word) for word in words], cwd=cwd, env=env, text=True, capture_output=True, check=False,
                          timeout=MINUTES * 60)


def checked(*words: object, cwd: Path) -> str:
    done = call(*words, cwd=cwd)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return done.stdout


def package_files() -> set[str]:
    """Every file of the package, as a wheel names it; the rules pages come from docs."""
    inside = {path.relative_to(ROOT).as_posix() for path in (ROOT / "comptoir").rglob("*")
              if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd", ".part")}
    return inside | {f"comptoir/table/rules/{path.name}" for path in (ROOT / "docs/rules").glob("*.md")}


@contextmanager
def served(python: Path, folder: Path) -> Iterator[str]:
    """The table of that environment, at its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "COMPTOIR_PURE")}
    server = subprocess.Popen([str(python), "-m", "comptoir", "serve", "--port", str(port), "--db",
                               f"sqlite:///{folder / 'tables.db'}"], cwd=folder, env=env)
    try:
        for _ in range(600):
            assert server.poll() is None
            with socket.socket() as caller:
                if caller.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(30)


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        assert answer.status == 200
        return str(answer.read().decode())


def test_the_wheel_has_everything_and_serves_the_table_from_an_empty_environment(tmp_path: Path) -> None:
    checked(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir",
            tmp_path, ROOT, cwd=tmp_path)
    [wheel] = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    compiled = {name for name in names if name.endswith((".so", ".pyd"))}
    assert {name for name in names - compiled if ".dist-info/" not in name} == package_files()
    assert len(compiled) == (len(engine.sources()) + 1 if comptoir.compiled() else 0)  # and what they share

    checked(sys.executable, "-m", "venv", "--without-pip", tmp_path / "env", cwd=tmp_path)
    python = next(path for path in (tmp_path / "env/bin/python", tmp_path / "env/Scripts/python.exe") if path.exists())
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
    checked(*install, "--no-deps", wheel, cwd=tmp_path)
    done = call(*install, "--constraint", ROOT / "constraints.txt", f"{wheel}[table]", cwd=tmp_path)
    if done.returncode:
        pytest.skip(f"THE WHEEL IS NOT SERVED: what it needs cannot be installed: {done.stderr[-300:]}")

    build = "compiled" if comptoir.compiled() else "pure Python"
    told = checked(python, "-m", "comptoir", "--version", cwd=tmp_path)
    assert told.strip() == f"comptoir {comptoir.__version__} ({build})"
    with served(python, tmp_path) as address:
        health = json.loads(fetched(f"{address}/healthz"))
        assert (health["ok"], health["compiled"]) == (True, comptoir.compiled())
        page = fetched(f"{address}/")
        assert "San Juan" in page
        for file in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
            assert fetched(address + file)
        for slug in comptoir.titles():
            assert "PR-1" in fetched(f"{address}/rules/{slug}") or slug != "puerto-rico"

    (tmp_path / "user.py").write_text(USER)
    told = checked(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "--cache-dir",
                   tmp_path / "cache", "user.py", cwd=tmp_path)
    assert 'Revealed type is "list[int]"' in told.replace("builtins.", "")


def test_the_sdist_has_what_a_wheel_is_built_from(tmp_path: Path) -> None:
    checked(sys.executable, "-c", f"from setuptools import build_meta; build_meta.build_sdist({str(tmp_path)!r})",
            cwd=ROOT)
    [sdist] = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    needed = {name for name in package_files() if not name.startswith("comptoir/table/rules/")}
    needed |= {"pyproject.toml", "setup.py", "README.md", "LICENSE", "constraints.txt", "Makefile"}
    needed |= {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs/rules").glob("*.md")}
    assert needed - names == set()
