"""comptoir bench says what it measured, and in which form programs get it. No figure is asserted."""

from __future__ import annotations

import json

import pytest

import comptoir
from comptoir.cli import main

QUICK = ["--seconds", "0.02", "--no-peers", "--no-pure"]


def test_bench_as_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "puerto-rico", "--json", *QUICK]) == 0
    found = json.loads(capsys.readouterr().out)
    figures = found["puerto-rico"]["4"]
    assert figures["games_per_s"] > 0
    assert figures["decisions_per_s"] > 0
    assert figures["clone_us"] > 0
    assert figures["compiled"] is comptoir.compiled()
    assert {"2", "3", "4", "5"} <= set(found["puerto-rico"])
    assert found["machine"]["python"]


def test_bench_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "puerto-rico", *QUICK]) == 0
    assert "decisions/s" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["chess"], ["--seconds", "0"], ["--out", "no/such/folder/x.json"]])
def test_bench_refuses(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
