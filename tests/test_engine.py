"""The compiled engine of a source tree: used with exactly the sources it was made from, and with nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir import engine

ROOT = Path(__file__).parents[1]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree of its own, with a folder for engines."""
    shutil.copytree(ROOT / "comptoir", tmp_path / "comptoir", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(engine, "PACKAGE", tmp_path / "comptoir")
    monkeypatch.setattr(engine, "KEPT", tmp_path / "build/engine")
    monkeypatch.delenv("COMPTOIR_PURE", raising=False)
    (tmp_path / "build/engine").mkdir(parents=True)
    return tmp_path


def named() -> str:
    engine.sources_hash.cache_clear()
    return engine.sources_hash()


@pytest.fixture(autouse=True)
def forget():
    yield
    engine.sources_hash.cache_clear()


def test_kernel_and_rules_are_compiled_and_what_draws_and_tells_is_not() -> None:
    names = [path.relative_to(engine.PACKAGE).as_posix() for path in engine.sources()]
    assert "kernel/state.py" in names
    assert "games/puerto_rico/rules/mayor.py" in names
    assert not [name for name in names if "board" in name or "tell" in name or "__init__" in name]


@pytest.mark.parametrize("file", ["table/static/table.css", "games/san_juan/stage.css", "table/templates/new.txt",
                                  "words.py", "games/burgundy/board.py", "games/burgundy/locale/en.ftl"])
def test_what_is_not_compiled_does_not_ask_for_a_new_engine(tree: Path, file: str) -> None:
    before = named()
    (tree / "comptoir" / file).parent.mkdir(exist_ok=True)
    with (tree / "comptoir" / file).open("a") as added:
        added.write("\n")
    assert named() == before


def test_a_changed_rule_asks_for_a_new_engine_and_the_old_one_is_found_again(tree: Path) -> None:
    before = named()
    made = engine.KEPT / f"{before}-gcc"
    made.mkdir()
    assert engine.folder() == made
    rule = tree / "comptoir/games/puerto_rico/rules/mayor.py"
    text = rule.read_text()
    rule.write_text(text + "# changed\n")
    assert named() != before
    assert engine.folder() is None
    rule.write_text(text)
    assert named() == before
    assert engine.folder() == made


def test_the_newest_of_two_engines_is_used_and_a_half_made_one_never(tree: Path) -> None:
    old, new, half = (engine.KEPT / f"{named()}-{end}" for end in ("a", "b", "c.part"))
    for n, made in enumerate((new, old, half)):
        made.mkdir()
        os.utime(made, (n, n))
    os.utime(new, (9, 9))
    assert engine.folder() == new


def test_pure_python_can_be_asked_for(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (engine.KEPT / f"{named()}-gcc").mkdir()
    monkeypatch.setenv("COMPTOIR_PURE", "1")
    assert engine.folder() is None
    done = subprocess.run([sys.executable, "-m", "comptoir", "--version"], text=True, capture_output=True, check=True,
                          env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert "(pure Python)" in done.stdout


def test_its_modules_are_found_before_their_sources(tmp_path: Path) -> None:
    (tmp_path / "comptoir/kernel").mkdir(parents=True)
    (tmp_path / f"comptoir/kernel/state{engine.SUFFIX}").touch()
    finder = engine.Finder(tmp_path)
    found = finder.find_spec("comptoir.kernel.state")
    assert found is not None
    assert found.origin == str(tmp_path / f"comptoir/kernel/state{engine.SUFFIX}")
    assert finder.find_spec("comptoir.words") is None
