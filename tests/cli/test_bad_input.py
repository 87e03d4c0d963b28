"""Whatever is wrong is said in one line, with what is allowed; exit code 2; nothing is written."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

PR = "puerto-rico"


@pytest.mark.parametrize(("args", "says"), [
    (["play", "chess"], "titles are: puerto-rico"),
    (["simulate", "chess"], "titles are: puerto-rico"),
    (["board", "chess", "--out", "b.svg"], "titles are: puerto-rico"),
    (["play", PR, "--seats", "6"], "it can be: 2, 3, 4, 5"),
    (["play", PR, "--seats", "many"], "--seats"),
    (["simulate", PR, "--seats", "1"], "it can be: 2, 3, 4, 5"),
    (["play", PR, "--option", "balance=1999"], "it can be: 2002, swap"),
    (["play", PR, "--option", "colour=red"], "options are: balance"),
    (["simulate", PR, "--option", "balance"], "NAME=VALUE"),
    (["play", PR, "--bots", "deepblue"], "bots are: random, greedy"),
    (["simulate", PR, "--bots", "greedy,deepblue"], "bots are: random, greedy"),
    (["simulate", PR, "--bots", "none"], "must name who plays"),
    (["simulate", PR, "--bots", "random,random", "--seats", "3"], "2 bots for 3 seats"),
    (["play", PR, "--bots", "random,random,random", "--seats", "2"], "too many"),
    (["play", PR, "--bots", "random,random,random", "--name", "Anne", "--name", "Bob"], "too many"),
    (["play", PR, "--name", "bot:greedy"], "bot:"),
    (["play", PR, "--name", "Anne", "--name", "Anne"], "same name"),
    (["play", PR, "--lang", "de"], "there is: en, fr"),
    (["play", PR, "--seed", "-1"], "0 to 2**62 - 1"),
    (["simulate", PR, "--games", "0"], "1 to 10000000"),
    (["simulate", PR, "--jobs", "0"], "1 to 256"),
    (["simulate", PR, "--seed", str(2**62 - 1), "--games", "2"], "out of range"),
    (["board", PR, "--out", "board.jpg"], ".svg or a .png"),
    (["board", PR], "--out"),
    (["board", PR, "--theme", "pink", "--out", "b.svg"], "auto, day, evening"),
    (["board", PR, "--seat", "4", "--out", "b.svg"], "seats are 0 to 3"),
    (["board", PR, "--at", "3", "--out", "b.svg"], "--record"),
    (["record", "check", "missing.jsonl"], "No such file"),
    (["play", PR, "--resume", "missing.jsonl"], "No such file"),
    (["dance"], "dance"),
    (["play"], "TITLE"),
    (["play", PR, "--colour", "red"], "--colour"),
])
def test_wrong_words_on_the_command_line(refused, args, says):
    assert says in refused(*args)


@pytest.mark.parametrize("out", ["missing/board.svg", "folder.svg"])
def test_a_picture_that_cannot_be_written(refused, tmp_path, out):
    (tmp_path / "folder.svg").mkdir()
    assert "cannot write" in refused("board", PR, "--out", out)


@pytest.mark.parametrize("out", ["missing/games", "missing/results.json", "taken", "folder.json"])
def test_results_that_cannot_be_written(refused, tmp_path, out):
    (tmp_path / "taken").write_text("something else")
    (tmp_path / "folder.json").mkdir()
    assert "cannot write" in refused("simulate", PR, "--games", "1", "--bots", "random", "--out", out)
    assert (tmp_path / "taken").read_text() == "something else"


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_without_permission(refused, tmp_path):
    (tmp_path / "closed").mkdir(mode=0o500)
    assert "permission" in refused("board", PR, "--out", "closed/board.svg")


def test_several_games_are_not_one_record(refused):
    assert "folder" in refused("simulate", PR, "--games", "2", "--bots", "random", "--out", "all.jsonl")


# Records


def changed(path: Path, line: int, **values: object) -> Path:
    """The file with something else in one of its lines."""
    lines = path.read_text().splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **values})
    path.write_text("\n".join(lines) + "\n")
    return path


def test_a_record_cut_off_in_the_middle(refused, game_file):
    text = game_file.read_text()
    game_file.write_text(text[:len(text) // 2])
    assert "cut off" in refused("record", "check", game_file)
    assert "cut off" in refused("play", PR, "--resume", game_file)
    assert "cut off" in refused("board", PR, "--record", game_file, "--out", "b.svg")


def test_a_record_with_a_wrong_key(refused, game_file):
    assert "key is recorded as" in refused("record", "check", changed(game_file, -1, key="0" * 16))


def test_a_record_with_another_seed(refused, game_file):
    assert "committed" in refused("record", "verify", changed(game_file, -1, seed="12"))


def test_a_record_from_newer_rules(refused, game_file):
    assert "rules version" in refused("record", "show", changed(game_file, 0, rules=99))


def test_a_record_with_an_illegal_action(refused, game_file):
    line = refused("record", "check", changed(game_file, 1, do="build:wharf"))
    assert "line 2" in line
    assert "build:wharf" in line


def test_a_record_with_an_unknown_text(refused, game_file):
    assert "no action is called" in refused("record", "check", changed(game_file, 1, do="fly:moon"))


def test_a_record_of_an_unknown_title(refused, game_file):
    assert "titles are" in refused("record", "check", changed(game_file, 0, game="chess"))


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n\x1a\n\0\0\0", b"[1, 2]\n", b"{}\n", b"\xff" * 1000,
                                     b"[" * 60_000])
def test_what_is_no_record_at_all(refused, tmp_path, content):
    (tmp_path / "other").write_bytes(content)
    assert "line 1" in refused("record", "check", "other")


def test_a_hundred_megabytes_of_garbage(refused, tmp_path):
    with open(tmp_path / "garbage", "wb") as file:
        file.truncate(100 << 20)
    assert "far too long" in refused("record", "check", "garbage")


def test_a_folder_is_no_record(refused, tmp_path):
    assert "Is a directory" in refused("record", "show", tmp_path)


def test_a_move_that_the_record_does_not_have(refused, game_file):
    assert "there is no move 9999" in refused("board", PR, "--record", game_file, "--at", 9999, "--out", "b.svg")


def test_a_finished_game_cannot_be_taken_up(refused, game_file):
    assert "is over" in refused("play", PR, "--resume", game_file)


def test_resume_says_the_rest_itself(refused, game_file):
    assert "--resume goes with" in refused("play", PR, "--resume", game_file, "--seats", 3)


def test_a_file_starts_no_programs(refused, game_file, tmp_path):
    """A record may come from a stranger."""
    mark = tmp_path / "started"
    lines = game_file.read_text().splitlines()[:20]
    game_file.write_text("\n".join(lines) + "\n")
    changed(game_file, 0, seats=["Anne", "bot:random", f"bot:stdio:touch {mark}"])
    assert "programs are not started" in refused("play", PR, "--resume", game_file)
    assert not mark.exists()


def test_names_cannot_steer_the_terminal(run, game_file):
    changed(game_file, 0, seats=["\x1b[2J[bold]Anne", "bot:random", "bot:greedy"])
    out = run("record", "show", game_file).out
    assert "\x1b[2J" not in out
    assert "[bold]Anne" in out
