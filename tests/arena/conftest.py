"""Running the arena through its public door."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import comptoir
from comptoir.cli import main

HOME = str(Path(comptoir.__file__).parents[1])


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """run("arena", "null-game", …): the command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("PYTHONPATH", HOME)

    def command(*args: object) -> Ran:
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return command


@pytest.fixture
def started(tmp_path: Path) -> Callable[..., subprocess.Popen[bytes]]:
    """The command as a process of its own."""

    def command(*args: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-m", "comptoir.cli", *[str(arg) for arg in args]], cwd=tmp_path,
                                env={**os.environ, "PYTHONPATH": HOME}, stdout=subprocess.DEVNULL,
                                stderr=subprocess.PIPE, preexec_fn=hear_ctrl_c)

    return command


def hear_ctrl_c() -> None:
    """A shell in the background lets its children ignore it; a person's does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
