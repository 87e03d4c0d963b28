"""A run is the same whoever plays it, and however often it is broken off."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from comptoir import read_record

ASKED = ["arena", "null-game", "--bots", "greedy,random", "--seed", "5", "--no-plots"]


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def same(one: Path, other: Path) -> None:
    """All that does not depend on the clock is equal, byte by byte."""
    for name in ("games.jsonl", "result.json", "run.json"):
        assert (one / name).read_bytes() == (other / name).read_bytes(), name


def test_two_processes_give_the_same_results_as_one(run, tmp_path):
    assert run(*ASKED, "--games", 40, "--out", "one").code == 0
    assert run(*ASKED, "--games", 40, "--out", "two", "--jobs", 2).code == 0
    same(tmp_path / "one", tmp_path / "two")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_was_killed_and_continued_equals_an_unbroken_one(run, started, tmp_path, jobs):
    assert run(*ASKED, "--games", 400, "--out", "whole").code == 0
    process = started(*ASKED, "--games", 400, "--out", "broken", "--jobs", jobs)
    journal = tmp_path / "broken/journal.jsonl"
    deadline = time.monotonic() + 60
    while lines(journal) < 20 and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.002)
    process.kill()
    process.wait()
    assert process.returncode == -signal.SIGKILL, "it was done before it could be killed"
    assert 20 <= lines(journal) < 400
    ran = run("arena", "--resume", "broken", "--json", "--no-plots")
    assert ran.code == 0
    same(tmp_path / "whole", tmp_path / "broken")


def test_ctrl_c_says_how_to_go_on(run, started, tmp_path):
    process = started(*ASKED, "--games", 3000, "--out", "broken", "--jobs", 2)
    while lines(tmp_path / "broken/journal.jsonl") < 10 and process.poll() is None:
        time.sleep(0.002)
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"stopped after" in said
    assert b"comptoir arena --resume broken continues" in said
    assert b"Traceback" not in said


def test_a_torn_last_line_is_played_again(run, tmp_path):
    run(*ASKED, "--games", 30, "--out", "whole")
    run(*ASKED, "--games", 30, "--out", "torn")
    journal = tmp_path / "torn/journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-25])
    assert run(*ASKED, "--games", 30, "--out", "torn").code == 0
    same(tmp_path / "whole", tmp_path / "torn")
    assert lines(journal) == 30


def test_more_games_continue_a_run_as_if_they_had_been_asked_for_at_once(run, tmp_path):
    run(*ASKED, "--games", 40, "--out", "whole")
    run(*ASKED, "--games", 10, "--out", "grown")
    assert run("arena", "--resume", "grown", "--games", 40, "--no-plots").code == 0
    same(tmp_path / "whole", tmp_path / "grown")


@pytest.mark.parametrize(("change", "says"), [
    (["--seed", "6"], "--seed was 5 and is now 6"),
    (["--bots", "random,greedy"], "--bots was greedy,random and is now random,greedy"),
    (["--option", "pebbles=20"], "--option was pebbles=10 and is now pebbles=20"),
    (["--limit", "iterations=9"], "--limit was none and is now 9"),
    (["--records"], "--records was False and is now True"),
    (["--games", "2"], "it can be continued with as many or more, not with 2")])
def test_another_plan_is_refused_in_the_same_folder(run, tmp_path, change, says):
    run(*ASKED, "--games", 4, "--out", "folder")
    before = {path.name: path.read_bytes() for path in (tmp_path / "folder").iterdir() if path.is_file()}
    ran = run(*ASKED, "--games", 4, "--out", "folder", *change)
    assert ran.code == 2
    assert says in ran.err
    assert before == {path.name: path.read_bytes() for path in (tmp_path / "folder").iterdir() if path.is_file()}


def test_a_folder_in_use_is_left_alone(run, started, tmp_path):
    process = started(*ASKED, "--games", 100_000, "--out", "busy")
    try:
        while lines(tmp_path / "busy/journal.jsonl") < 1 and process.poll() is None:
            time.sleep(0.01)
        ran = run(*ASKED, "--games", 100_000, "--out", "busy")
        assert ran.code == 2
        assert "another run is writing to busy" in ran.err
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(("args", "says"), [
    (["chess"], "no title is called 'chess'"),
    ([], "which title?"),
    (["null-game"], "--bots must name who plays"),
    (["null-game", "--bots", "greedy,random,greedy", "--seats", "2"], "3 bots for 2 seats"),
    (["null-game", "--bots", "greedy", "--limit", "fast"], "--limit 'fast' cannot be read"),
    (["null-game", "--bots", "greedy", "--jobs", "0"], "--jobs 0 is not possible"),
    (["null-game", "--bots", "greedy", "--format", "xls"], "no format is called 'xls'"),
    (["null-game", "--bots", "greedy", "--out", "file"], "it is a file"),
    (["null-game", "--bots", "greedy", "--out", "file/below"], "cannot write to"),
    (["--resume", "nowhere"], "there is no run to continue in nowhere"),
    (["--resume", "file"], "not the plan of a run")])
def test_what_is_wrong_is_said_in_one_line(run, tmp_path, args, says):
    (tmp_path / "file").write_text("")
    ran = run("arena", *args)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_refused_at_once(run, tmp_path):
    (tmp_path / "closed").mkdir(mode=0o500)
    assert "Permission denied" in run(*ASKED, "--out", "closed/run").err


def test_the_whole_result_is_one_line_of_json_and_nothing_else(run):
    ran = run(*ASKED, "--games", 21, "--json")
    assert ran.out.count("\n") == 1
    result = json.loads(ran.out)
    assert result["win_share"]["greedy"] > 0.6
    assert sum(result["win_share"].values()) == pytest.approx(1)
    low, high = result["win_share_interval"]["greedy"]
    assert low < result["win_share"]["greedy"] < high
    assert result["rating"]["greedy"] > 0 > result["rating"]["random"]
    assert result["games"] == 22
    assert "21 games are not whole blocks of 2: 22 are played" in ran.err
    assert set(result["time"]["bots"]["greedy"]) == {"moves", "p50_ms", "p95_ms", "max_ms"}


def test_blocks_that_are_all_alike_give_no_interval_of_a_rating(run):
    """Twins of the same mind: every block is one win each."""
    result = json.loads(run("arena", "null-game", "--bots", "greedy,greedy:noise=0.001", "--games", 8, "--seed", 1,
                            "--json").out)
    assert result["rating_interval"] == {"greedy": [None, None], "greedy:noise=0.001": [None, None]}
    assert result["win_share_interval"]["greedy"][0] < 0.3


def test_records_are_ordinary_ones(run, tmp_path):
    run(*ASKED, "--games", 4, "--out", "kept", "--records")
    paths = sorted((tmp_path / "kept/records").iterdir())
    assert [path.name for path in paths] == [f"null-game-2-{n:06d}.jsonl" for n in range(4)]
    record = read_record(str(paths[1]))
    assert record.verify() >= 0
    assert record.seed == 5
    assert record.names == ["bot:random", "bot:greedy"]


def test_results_have_a_row_for_each_chair_in_both_formats(run, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: Parquet is not tried")
    run(*ASKED, "--games", 6, "--out", "text")
    run(*ASKED, "--games", 6, "--out", "table", "--format", "parquet")
    rows = [json.loads(line) for line in (tmp_path / "text/games.jsonl").read_text().splitlines()]
    assert len(rows) == 12
    assert {row["win"] for row in rows} <= {0, 0.5, 1}
    table = parquet.read_table(tmp_path / "table/games.parquet")
    assert table.column_names == list(rows[0])
    assert [str(row["seed"]) for row in table.to_pylist()] == [row["seed"] for row in rows]
    assert [row["points"] for row in table.to_pylist()] == [row["points"] for row in rows]
    assert json.loads(table.schema.metadata[b"comptoir"])["title"] == "null-game"


def test_the_page_needs_nothing_but_itself(run, tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: there are no plots to look at")
    run(*ASKED, "--games", 10, "--out", "shown", "--plots")
    page = (tmp_path / "shown/report.html").read_text()
    assert page.count("data:image/png;base64,") == 10
    assert "http://" not in page
    assert "https://" not in page
    assert (tmp_path / "shown/plots/win_share.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_everything_but_the_plots_is_there(run, tmp_path, monkeypatch):
    monkeypatch.setattr(sys.modules["comptoir.cli.arena"], "can_plot", lambda: False)
    ran = run(*ASKED, "--games", 10, "--out", "bare", "--plots")
    assert ran.code == 0
    assert "pip install 'comptoir[lab]'" in ran.err
    assert "data:image" not in (tmp_path / "bare/report.html").read_text()


def test_names_of_bots_cannot_break_the_page(run, tmp_path):
    ran = run("arena", "null-game", "--bots", "stdio:<script>alert,random", "--games", 2, "--timeout", 5,
              "--seed", 1, "--out", "page", "--no-plots")
    assert ran.code == 0
    page = (tmp_path / "page/report.html").read_text()
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


def test_help_has_examples(run):
    text = run("arena", "--help").out
    assert "comptoir arena --resume run" in text
    assert "seat-balanced" in text
