"""The notebooks of the documentation run, and show what is written in them."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import comptoir

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))


def test_notebooks_show_what_is_written_in_them() -> None:
    if not comptoir.compiled():
        pytest.skip("NOTEBOOKS ARE NOT RUN: uncompiled they take minutes")
    if importlib.util.find_spec("numpy") is None:
        pytest.skip("NOTEBOOKS ARE NOT RUN: numpy is not there")
    env = {**os.environ, "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, "tools/notebooks.py", "check"], cwd=ROOT, env=env, text=True,
                          capture_output=True, check=False)
    assert done.returncode == 0, done.stderr + "\nmake notebooks writes what they show now"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_begins_with_its_title_and_has_run(path: Path) -> None:
    whole = json.loads(path.read_text("utf-8"))
    assert (whole["nbformat"], whole["nbformat_minor"]) == (4, 5)
    assert "".join(whole["cells"][0]["source"]).startswith("# ")
    assert [cell["id"] for cell in whole["cells"] if cell["cell_type"] == "code" and not cell["outputs"]] == []


def test_there_are_three() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["arena", "game", "training"]
