"""What the guides say is true: their examples run, and the game a newcomer is shown keeps the laws."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "docs/kernel.md", "docs/bots.md"]
LINKED = [*PAGES, "CONTRIBUTING.md", "SECURITY.md", "docs/add-a-game.md", "docs/design.md", "docs/first-start.md",
          "docs/learn.md", "docs/walk.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_as_shown(page: str) -> None:
    tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


@pytest.mark.parametrize("page", [*LINKED, *[str(p.relative_to(ROOT))
                                  for p in sorted((ROOT / "docs/rules").glob("*.md"))]])
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(), flags=re.DOTALL)
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_the_sibling_of_the_null_game_keeps_the_laws(tmp_path: Path) -> None:
    """docs/add-a-game.md: its code, put where the page says, passes what the page says (uncompiled, as it says)."""
    page = (ROOT / "docs/add-a-game.md").read_text()
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    line = re.search(r'Add `("shells": "[^"]+")`', page)
    assert code is not None
    assert line is not None
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "comptoir", tmp_path / "comptoir", ignore=skip)
    shutil.copytree(ROOT / "tests/laws", tmp_path / "tests/laws", ignore=skip)
    shutil.copy(ROOT / "tests/conftest.py", tmp_path / "tests/conftest.py")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "comptoir/games/shells.py").write_text(code.group(1))
    init = tmp_path / "comptoir/__init__.py"
    init.write_text(init.read_text().replace("UNLISTED = {", "UNLISTED = {" + line.group(1) + ", "))
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "COMPTOIR_GAMES": "30", "PYTEST_ADDOPTS": "-p no:cacheprovider"}
    done = subprocess.run([sys.executable, "-m", "pytest", "tests/laws/test_laws.py", "-q", "--only-title", "shells"],
                          cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
