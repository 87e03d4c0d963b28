"""Running the arena through its public door."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import comptoir

HOME = str(Path(comptoir.__file__).parents[1])


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
