"""Running the command line through its public door."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from comptoir import load
from comptoir.arena.match import play_match

from ..conftest import Run


@pytest.fixture
def refused(run: Run, tmp_path: Path) -> Callable[..., str]:
    """The one line with which a command is refused; nothing may have been written."""

    def command(*args: object, typed: str = "") -> str:
        before = sorted(tmp_path.rglob("*"))
        ran = run(*args, typed=typed)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.startswith("comptoir: ")
        assert ran.err.count("\n") == 1
        assert sorted(tmp_path.rglob("*")) == before
        return ran.err

    return command


@pytest.fixture(scope="session")
def finished() -> str:
    """A whole game, as it lies in a file."""
    return play_match(load("puerto-rico"), ["random", "random", "greedy"], seed=11).record.to_text()


@pytest.fixture
def game_file(finished: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(finished, encoding="utf-8")
    return path
