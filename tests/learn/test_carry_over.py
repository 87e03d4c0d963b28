"""A network that was learned with older features plays as before with those of now."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir import load
from comptoir.nets import read_net

pytest.importorskip("torch")

ROOT = Path(__file__).resolve().parents[2]
OLD = ROOT / "bench/nets/burgundy-early.npz"


def carry_over(old: Path, new: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(ROOT / "tools/carry_over.py"), "burgundy", str(old), str(new), *words],
                          cwd=ROOT, capture_output=True, text=True)


def test_a_network_for_older_features_is_carried_over_and_can_learn_on(run, tmp_path: Path) -> None:
    refused = run("learn", "burgundy", "--quick", "--minutes", "0.05", "--init", OLD, "--out", "out")
    assert (refused.code, "made for features 1, and this is features 2" in refused.err) == (2, True)
    new = tmp_path / "new.npz"
    done = carry_over(OLD, new, "--turns", "8", "--minutes", "0.05", "--width", "336")
    assert done.returncode == 0, done.stderr
    first = re.search(r"fitted on \d+ positions: the same choice ([\d.]+) %", done.stdout)
    assert first, done.stdout
    assert float(first[1]) > 60  # by chance it would be a few per cent
    file = read_net(new, load("burgundy"))
    assert file.weights["first.weight"].shape[0] == 336
    assert file.about["made"]["carried over"]["from features"] == 1
    on = run("learn", "burgundy", "--quick", "--minutes", "0.05", "--init", new, "--out", "out")
    assert on.code == 0, on.err
    [history] = read_net(tmp_path / "out/net.npz", load("burgundy")).about["history"]
    assert history["carried over"]["from features"] == 1


@pytest.mark.parametrize(("old", "words", "says"), [
    (OLD, ("--width", "8"), "--width cannot be 8"),
    (OLD, ("--minutes", "0"), "must be above 0"),
    (ROOT / "nothing.npz", (), "there is no network for burgundy")])
def test_what_cannot_be_carried_over_is_said_in_one_line(tmp_path: Path, old: Path, words: tuple[str, ...],
                                                         says: str) -> None:
    done = carry_over(old, tmp_path / "new.npz", *words)
    assert (done.returncode, says in done.stderr, "Traceback" in done.stderr) == (2, True, False), done.stderr
    assert not list(tmp_path.iterdir())
