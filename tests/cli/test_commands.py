"""Every command does what its help says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir import __version__, compiled, load, read_record, titles
from comptoir.cli.simulate import play_one


def test_version_says_how_it_was_built(run):
    ran = run("--version")
    assert ran.out.strip() == f"comptoir {__version__} ({'compiled' if compiled() else 'pure Python'})"
    assert ran.code == 0


@pytest.mark.parametrize("command", [(), ("play",), ("simulate",), ("board",), ("record", "show"), ("games",)])
def test_help_has_an_example_or_lists_commands(run, command):
    ran = run(*command, "--help")
    assert ran.code == 0
    assert "comptoir" in ran.out


def test_no_command_shows_the_help(run):
    assert "simulate" in run().out


def test_games_lists_seats_options_and_edition(run):
    out = run("games").out
    for slug in titles():
        game = load(slug)
        assert slug in out
        assert game.edition.split(";")[0] in out
        for option in game.options:
            assert option.name in out


def test_games_are_listed_in_french_too(run):
    out = " ".join(run("games", "--lang", "fr").out.replace("│", " ").split())
    assert "expansion=off, on Ajoute les 29 cartes des Nouveaux bâtiments et la cathédrale." in out
    assert "douze bâtiments dans une cité" in out


# Simulate


def test_simulate_shows_scores_wins_and_ends(run):
    ran = run("simulate", "puerto-rico", "--games", 3, "--bots", "greedy,random,random", "--seed", 1)
    assert ran.code == 0
    for word in ("greedy", "random", "points", "wins", "ends:", "decisions a second"):
        assert word in ran.out


def test_simulate_is_the_same_for_any_number_of_jobs(run):
    figures = []
    for jobs in (1, 2):
        ran = run("simulate", "puerto-rico", "--games", 6, "--bots", "random", "--seats", 3, "--seed", 5, "--json",
                  "--jobs", jobs)
        told = json.loads(ran.out)
        del told["seconds"], told["decisions_per_s"]
        figures.append(told)
    assert figures[0] == figures[1]
    assert figures[0]["seed"] == "5"
    assert len(figures[0]["by_seat"]) == 3


def test_simulated_games_lie_in_a_folder_and_can_be_checked(run, tmp_path):
    run("simulate", "puerto-rico", "--games", 2, "--bots", "random", "--seed", 40, "--out", "games", "--option",
        "balance=swap")
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["puerto-rico-4-40.jsonl", "puerto-rico-4-41.jsonl"]
    record = read_record(str(files[0]))
    assert record.options == {"balance": "swap"}
    assert record.names == ["bot:random"] * 4
    assert "proven by the seed" in run("record", "verify", files[1]).out


def test_results_and_a_single_record_go_to_files(run, tmp_path):
    run("simulate", "puerto-rico", "--games", 2, "--bots", "random", "--seed", 1, "--out", "results.json")
    told = json.loads((tmp_path / "results.json").read_text())
    assert [result["seed"] for result in told["results"]] == ["1", "2"]
    run("simulate", "puerto-rico", "--games", 1, "--bots", "random", "--seed", 1, "--out", "one.jsonl")
    assert len(read_record("one.jsonl").moves) == told["results"][0]["decisions"]


def test_stopping_a_simulation_leaves_whole_files_only(run, tmp_path, monkeypatch):
    def stop_after_one(order, seeds, jobs):
        yield play_one(order, seeds[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["comptoir.cli.simulate"], "played", stop_after_one)
    ran = run("simulate", "puerto-rico", "--games", 5, "--bots", "random", "--seed", 1, "--out", "games")
    assert ran.code == 130
    assert "stopped after 1 of 5 games" in ran.err
    assert [file.suffix for file in (tmp_path / "games").iterdir()] == [".jsonl"]
    ran = run("simulate", "puerto-rico", "--games", 5, "--bots", "random", "--seed", 1, "--out", "results.json")
    assert not (tmp_path / "results.json").exists()


# Records


def test_record_show_tells_the_game_in_both_languages(run, game_file):
    english = run("record", "show", game_file).out
    french = run("record", "show", game_file, "--lang", "fr").out
    assert "takes the" in english
    assert "Round 2" in english
    assert "The game is over" in english
    assert "prend l" in french
    assert "Tour 2" in french
    assert "La partie est terminée" in french


def test_record_check_and_verify(run, game_file):
    assert "whole, and legal throughout" in run("record", "check", game_file).out
    assert "draws are proven" in run("record", "verify", game_file).out
    assert "conforme aux règles" in run("record", "check", game_file, "--lang", "fr").out
    assert "tirages prouvés par la graine" in run("record", "verify", game_file, "--lang", "fr").out


def test_a_game_that_goes_on_can_be_checked_but_not_verified(run, refused, game_file):
    lines = game_file.read_text().splitlines()
    game_file.write_text("\n".join(lines[:30]) + "\n")
    assert "not finished" in run("record", "check", game_file).out
    assert "seed" in refused("record", "verify", game_file)


# Boards


def test_board_of_a_new_game(run, tmp_path):
    ran = run("board", "puerto-rico", "--seats", 3, "--seed", 1, "--seat", 0, "--out", "board.svg")
    assert ran.code == 0
    assert (tmp_path / "board.svg").read_text().startswith("<svg")


def test_board_of_a_recorded_game_at_some_move(run, game_file, tmp_path):
    for at, lang in ((0, "en"), (40, "fr")):
        run("board", "puerto-rico", "--record", game_file, "--at", at, "--lang", lang, "--theme", "evening", "--out",
            f"{at}.svg")
    assert "Magasin" in (tmp_path / "40.svg").read_text()
    assert (tmp_path / "0.svg").read_text() != (tmp_path / "40.svg").read_text()


def test_board_as_png(run, tmp_path):
    pytest.importorskip("resvg_py")
    run("board", "puerto-rico", "--seed", 1, "--out", "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


# Terminals


def test_a_terminal_without_unicode_gets_plain_letters(tmp_path):
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "40",
           "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-m", "comptoir.cli", "play", "puerto-rico", "--lang", "fr", "--seed", "1"],
                          input=b"1\nr\xe9gle \xff\n", capture_output=True, cwd=tmp_path, env=env, timeout=60)
    assert done.returncode == 0
    assert b"Joueur, choisissez un personnage." in done.stdout
    assert b"Reserve" in done.stdout
    assert list(Path(tmp_path).glob("*.jsonl"))
