"""comptoir review: one page, one JSON object, one sentence when something is wrong; and it survives being killed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from comptoir import load
from comptoir.review.saying import Saying
from comptoir.review.tally import tallies
from comptoir.voice import Voice

from ..conftest import HOME, Run
from .test_analyst import played


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    played("san-juan", 2, seed=5, moves=14).write(path)
    return path


def test_a_page_that_stands_alone_and_nothing_beside_it(run: Run, game_file: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    ran = run("review", game_file, "--out", page, "--depth", 2, "--jobs", 1, "--lang", "fr")
    assert ran.code == 0, ran.err
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert text.rstrip().endswith("</html>")
    assert "D’où vient le résultat" in text
    assert "http://" not in text.replace("http://www.w3.org", "")
    assert "<script" not in text
    assert "src=" not in text
    assert sorted(tmp_path.iterdir()) == [game_file, page]


def test_killed_and_started_again_it_goes_on_and_finds_the_same(run: Run, game_file: Path, tmp_path: Path) -> None:
    whole = run("review", game_file, "--json", "--depth", 2, "--jobs", 1)
    assert whole.code == 0, whole.err
    command = [sys.executable, "-m", "comptoir", "review", str(game_file), "--json", "--depth", "2", "--jobs", "1"]
    kept = game_file.with_name("game.jsonl.review")
    started = subprocess.Popen(command, cwd=HOME, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while started.poll() is None and (not kept.exists() or kept.read_text().count("\n") < 3):
        time.sleep(0.01)
    started.send_signal(signal.SIGKILL)
    started.wait()
    if kept.exists():  # it may have been quicker
        kept.write_text(kept.read_text() + '{"luck": {"9": [1', "utf-8")  # cut off in the middle of a line
    again = run("review", game_file, "--json", "--depth", 2, "--jobs", 1)
    found = json.loads(again.out)
    assert found == json.loads(whole.out)
    assert not kept.exists()
    assert [tally.to_json() for tally in tallies(found)] == found["seats"]


@pytest.mark.parametrize(("content", "said"), [
    ('{"game": "chess"}\n', "line 1 is not the header"),
    ("", "line 1"),
    ("not json\n", "line 1"),
])
def test_what_is_no_record_is_refused_in_one_sentence(run: Run, tmp_path: Path, content: str, said: str) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(content, "utf-8")
    ran = run("review", bad, "--out", tmp_path / "report.html")
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == [bad]


@pytest.mark.parametrize(("change", "said"), [
    ({"game": "chess"}, "chess"), ({"rules": 99}, "rules version '99'")])
def test_unknown_titles_and_versions_are_refused(run: Run, game_file: Path, tmp_path: Path, change: dict[str, object],
                                                 said: str) -> None:
    lines = game_file.read_text("utf-8").splitlines()
    lines[0] = json.dumps(json.loads(lines[0]) | change)
    game_file.write_text("\n".join(lines) + "\n", "utf-8")
    ran = run("review", game_file, "--out", tmp_path / "report.html")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == [game_file]


def test_a_broken_line_is_named(run: Run, game_file: Path, tmp_path: Path) -> None:
    text = game_file.read_text("utf-8")
    game_file.write_text(text[:-20], "utf-8")
    ran = run("review", game_file, "--out", tmp_path / "report.html")
    assert ran.code == 2
    assert "line 15 is cut off" in ran.err
    assert sorted(tmp_path.iterdir()) == [game_file]


def test_a_game_without_a_move_has_nothing_to_review(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.jsonl"
    played("puerto-rico", 3, seed=1, moves=0).write(path)
    ran = run("review", path)
    assert ran.code == 2
    assert "no move yet" in ran.err


def test_titles_speak_through_the_review_in_both_languages() -> None:
    game = load("puerto-rico")
    say = {locale: Saying(Voice(game, locale, ["a", "b", "c"])) for locale in ("en", "fr")}
    assert [say[locale].points(-123_456) for locale in ("en", "fr")] == ["−12%", "−12 %"]
    assert [say[locale].percent(12_345) for locale in ("en", "fr")] == ["1.2%", "1,2 %"]
    assert say["en"].percent(1_000_000) == "100%"
