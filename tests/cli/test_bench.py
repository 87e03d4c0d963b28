"""comptoir bench says what it measured, and in which form programs and pages get it. No figure is asserted."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import comptoir
from comptoir.bench import ratios
from comptoir.bench.chart import chart
from comptoir.bench.page import BEGIN, END, filled, tables
from comptoir.bench.peers import installed
from comptoir.cli import main

ROOT = Path(__file__).parents[2]
QUICK = ["--seconds", "0.02", "--no-peers", "--no-pure"]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """One quick run."""
    path = tmp_path_factory.mktemp("bench") / "results.json"
    assert main(["bench", "san-juan", "--out", str(path), *QUICK]) == 0
    results: dict[str, Any] = json.loads(path.read_text())
    return results


def test_bench_measures_every_part(found: dict[str, Any]) -> None:
    figures = found["san-juan"]["4"]
    for name in ("games_per_s", "decisions_per_s", "python_per_s", "clone_us", "view_us", "determinize_us", "encode_us",
                 "mcts_per_s"):
        assert figures[name] > 0
    assert figures["compiled"] is comptoir.compiled()
    assert set(figures["batch"]) == ({"1", "16", "128", "1024"} if comptoir.compiled() else {"1", "16"})
    assert {"2", "3", "4"} == set(found["san-juan"])
    assert found["machine"]["python"]


def test_bench_as_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "puerto-rico", "--json", *QUICK]) == 0
    assert json.loads(capsys.readouterr().out)["puerto-rico"]["4"]["decisions_per_s"] > 0


def test_bench_as_tables(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["bench", "puerto-rico", *QUICK]) == 0
    shown = capsys.readouterr().out
    assert all(word in shown for word in ("decisions/s", "determinize", "games stepped together"))


def with_peers(found: dict[str, Any]) -> dict[str, Any]:
    """As if others had been measured, too."""
    peers = {"Catanatron: Catan": {"games_per_s": 10.0, "decisions_per_s": 5000},
             "OpenSpiel: chess": {"games_per_s": 90.0, "decisions_per_s": 30000, "python_per_s": 30000,
                                  "observed_per_s": 9000}}
    results = {**found, "peers": peers}
    results["ratios"] = ratios(results, ["san-juan"])
    return results


def test_ratios_compare_like_with_like(found: dict[str, Any]) -> None:
    results = with_peers(found)
    own = found["san-juan"]["4"]
    assert results["ratios"]["random play / Catanatron: Catan"]["san-juan"] == round(own["decisions_per_s"] / 5000, 1)
    python = results["ratios"]["both driven from Python / OpenSpiel: chess"]["san-juan"]
    assert python == round(own["python_per_s"] / 30000, 1)


def test_the_chart_is_a_picture_with_every_program(found: dict[str, Any]) -> None:
    picture = ElementTree.fromstring(chart(with_peers(found)))
    words = " ".join(picture.itertext())
    for name in ("San Juan", "Catanatron: Catan", "OpenSpiel: chess", "by the number of games stepped together"):
        assert name in words
    assert "prefers-color-scheme:dark" in words


def test_the_page_gets_its_tables(found: dict[str, Any], tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"# Speed\n\n{BEGIN}\nold\n{END}\n\nThe end.\n")
    assert main(["bench", "san-juan", "--page", str(page), *QUICK]) == 0
    text = page.read_text()
    assert "| san-juan, 4 seats |" in text
    assert "old" not in text
    assert text.endswith("The end.\n")
    assert tables(with_peers(found)).count("| OpenSpiel: chess |") == 1


def test_our_own_page_and_chart_are_those_of_the_last_run() -> None:
    """docs/speed.md and bench/chart.svg are written, not edited."""
    results = json.loads((ROOT / "bench/results.json").read_text())
    page = (ROOT / "docs/speed.md").read_text()
    assert filled(page, results) == page
    assert (ROOT / "bench/chart.svg").read_text() == chart(results)
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", page) if "://" not in link]
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_peers_that_are_here_can_be_measured() -> None:
    here = installed()
    if not here:
        pytest.skip("NO PEER IS INSTALLED: pip install 'comptoir[bench]'")
    results: dict[str, Any] = {}
    here[0].task(0.02)(results)
    assert results["peers"][here[0].name]["decisions_per_s"] > 0


@pytest.mark.parametrize("wrong", [["chess"], ["--seconds", "0"], ["--out", "no/such/folder/x.json"],
                                   ["--chart", "no/such/folder/x.svg"], ["--page", "README.md"],
                                   ["--page", "no/such.md"]])
def test_bench_refuses(wrong: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["bench", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
