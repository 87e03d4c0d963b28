"""The scripts in examples/ do what they say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import comptoir

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script: str, *args: str, folder: Path) -> str:
    """Run a script as a reader would, with the package that is being tested."""
    env = {**os.environ, "PYTHONPATH": str(Path(comptoir.__path__[0]).parent)}
    done = subprocess.run([sys.executable, str(EXAMPLES / script), *args], cwd=folder, env=env, capture_output=True,
                          text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_film_of_a_game(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py", reason="pictures need resvg-py: pip install 'comptoir[png]'")
    image = pytest.importorskip("PIL.Image", reason="films need pillow: pip install 'comptoir[png]'")
    said = run("film.py", "--title", "golden-city", "--bots", "random,random", "--frames", "3", "--width", "150",
               "--out", "game.gif", folder=tmp_path)
    assert "game.gif: 3 of " in said
    with image.open(tmp_path / "game.gif") as film:
        assert film.n_frames == 3
        assert film.size[0] == 150
    for number in (1, 2, 3):
        assert (tmp_path / f"game-{number}.svg").read_text().startswith("<svg")


def test_ppo_learns(tmp_path: Path) -> None:
    """A few decisions only: that it runs, is tried and writes what it found."""
    pytest.importorskip("sb3_contrib", reason="PPO needs sb3_contrib and torch: pip install 'comptoir[train]'")
    said = run("ppo_san_juan.py", "--steps", "2048", "--seeds", "1", "--every", "2048", "--pairs", "2",
               "--final-pairs", "2", folder=tmp_path)
    assert "against random: win share" in said
    assert (tmp_path / "ppo/curve.csv").read_text().startswith("seed,steps,seconds,win_share,low,high,lead")
