"""A game in the terminal, played by typing."""

from __future__ import annotations

import re

import pytest

from comptoir import read_record
from tests.cli import transcript

PLAY = ("play", "puerto-rico", "--name", "Anne", "--seed", 3)
HASTY = "1\nsave game.jsonl\nfill\nsave game.jsonl\n" * 250  # whatever is first; more than any game needs


def saved(tmp_path):
    """The one game that was kept."""
    return read_record(str(next(tmp_path.glob("*.jsonl"))))


def test_a_whole_game_by_numbers(run, tmp_path):
    ran = run(*PLAY, "--seats", 3, typed=HASTY)
    assert ran.code == 0
    assert "The game is over" in ran.out
    for word in ("Chips", "Buildings", "Total", "Doubloons and barrels"):
        assert word in ran.out
    assert read_record("game.jsonl").state.outcome() is not None
    assert "proven" in run("record", "verify", "game.jsonl").out


def test_choices_can_be_typed_in_many_ways(run, tmp_path):
    run(*PLAY, typed="role:builder\nhacienda\nquit\n")
    assert [move.do for move in saved(tmp_path).moves[:2]] == ["role:builder", "build:hacienda"]


def test_words_that_fit_several_choices_are_refused(run):
    out = run(*PLAY, typed="take\nfly to the moon\n99\n").out
    assert "fits several" in out
    assert out.count("fits no choice") == 2


def test_an_action_that_is_not_allowed_is_refused(run, tmp_path):
    out = run(*PLAY, typed="build:wharf\nrole:prospector_2\n").out
    assert "Not in this phase: one builds in the builder’s phase." in out
    assert "With 4 players the second prospector is not in the game." in out
    assert not list(tmp_path.glob("*.jsonl"))


def test_the_rule_that_forbids_an_action_is_told_with_its_number(run):
    out = run(*PLAY, typed="role:builder\nbuild:wharf\n").out
    assert "The wharf costs you 8 doubloons, and you have 3. (PR-6)" in out
    out = run(*PLAY, "--lang", "fr", typed="role:builder\nbuild:wharf\n").out
    assert "Ce bâtiment, le quai, vous coûte 8 doublons, et vous en avez 3. (PR-6)" in out


def test_french_is_spoken_and_understood(run, tmp_path):
    out = run(*PLAY, "--lang", "fr", typed="aide\nrègle comptoir\nmacon\nannuler\nquitter\n").out
    assert "Anne, choisissez un personnage." in out
    assert "Prendre le planteur" in out
    assert "magasin" in out
    assert "Un coup est repris." in out


def test_the_language_of_the_environment(run, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Joueur, choisissez" in run("play", "puerto-rico").out
    monkeypatch.setenv("LANG", "xx")
    assert "Player, choose a role." in run("play", "puerto-rico").out


def test_why_tells_the_rule_of_a_word(run):
    out = run(*PLAY, typed="why office\nwhy sett\nwhy moon\nwhy\n").out
    assert "Costs you 5" in out
    assert "Settler:" in out
    assert "“moon” is not known" in out


def test_undo_takes_back_the_own_choice_and_what_followed(run, tmp_path):
    ran = run(*PLAY, typed="settler\ncorn\nundo\nundo\nundo\nbuilder\nquit\n")
    assert "There is nothing to take back." in ran.out
    record = saved(tmp_path)
    assert record.moves[0].do == "role:builder"
    assert sum(["undo" in entry for entry in record.entries]) == 2


def test_after_undo_the_same_choice_meets_the_same_luck(run, tmp_path):
    run(*PLAY, typed="settler\ncorn\nundo\ncorn\nsave one.jsonl\n")
    run(*PLAY, typed="settler\ncorn\nsave other.jsonl\n")
    one, other = read_record("one.jsonl"), read_record("other.jsonl")
    assert [move.to_json() for move in one.moves] == [move.to_json() for move in other.moves]


def test_save_and_resume(run, tmp_path):
    ran = run(*PLAY, typed="settler\ncorn\nsave game.jsonl\nquit\n")
    assert "--resume game.jsonl" in ran.out
    moves = len(read_record("game.jsonl").moves)
    ran = run("play", "puerto-rico", "--resume", "game.jsonl", typed="log\n1\nsave\nquit\n")
    assert "Anne takes the settler." in ran.out
    assert len(read_record("game.jsonl").moves) > moves
    assert list(tmp_path.glob("*")) == [tmp_path / "game.jsonl"]


def test_a_file_that_is_there_is_not_overwritten(run, tmp_path):
    (tmp_path / "letter.txt").write_text("dear Anne")
    ran = run(*PLAY, typed="save letter.txt\nsave missing/game.jsonl\nsave .\n")
    assert "exists already" in ran.out
    assert "no folder missing" in ran.out
    assert (tmp_path / "letter.txt").read_text() == "dear Anne"


def test_leaving_keeps_the_game_and_says_how_to_go_on(run, tmp_path):
    ran = run(*PLAY, typed="settler\n")
    file = re.search(r"--resume (\S+)", ran.out)
    assert ran.code == 0
    assert file is not None
    assert (tmp_path / file[1]).exists()
    run(*PLAY, typed="settler\n")
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


def test_leaving_before_the_first_choice_writes_nothing(run, tmp_path):
    assert run(*PLAY, typed="").code == 0
    assert not list(tmp_path.iterdir())


def test_ctrl_c_ends_cleanly(run, tmp_path, monkeypatch):
    answers = iter(["settler"])

    def typed(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", typed)
    ran = run(*PLAY)
    assert ran.code == 0
    assert saved(tmp_path).moves[0].do == "role:settler"


def test_board_draws_the_table(run, tmp_path):
    ran = run(*PLAY, typed="board\nboard other.svg\nboard board.txt\n")
    assert (tmp_path / "board.svg").read_text().startswith("<svg")
    assert (tmp_path / "other.svg").exists()
    assert ".svg or a .png" in ran.out


def test_fill_places_all_colonists(run, tmp_path):
    """One colonist for a plantation and a quarry: there is a choice."""
    run("play", "puerto-rico", "--seats", 3, "--bots", "none", "--seed", 7,
        typed="settler\nquarry\nindigo\ntobacco\nmayor\ncolonist\nfill\nfill\nquit\n")
    assert any([move.do.startswith("place:") and move.by == 0 for move in saved(tmp_path).moves])
    assert "Nothing is to be filled here." in run(*PLAY, typed="fill\n").out


def test_offer_lists_all_buildings(run):
    assert "Coffee roaster" in run(*PLAY, typed="offer\n").out


def test_other_seats_points_are_hidden_unless_open(run):
    assert "? points" in run(*PLAY).out
    assert "? points" not in run(*PLAY, "--open-points").out


def test_people_only(run, tmp_path):
    ran = run("play", "puerto-rico", "--seats", 3, "--bots", "none", "--name", "Anne", "--name", "Bernie",
              typed="craftsman\nsettler\ncorn\n")
    assert "Bernie, choose a role." in ran.out
    assert saved(tmp_path).names == ["Anne", "Bernie", "Player 3"]


def test_bots_only_play_to_the_end(run):
    ran = run("play", "puerto-rico", "--seats", 2, "--bots", "random,random", "--seed", 1)
    assert "The game is over" in ran.out


def test_a_title_without_texts_can_be_played(run):
    ran = run("play", "null-game", "--bots", "random", "--seed", 1, typed="take:2\n" * 10)
    assert "take:2" in ran.out
    assert "Total" in ran.out


@pytest.mark.parametrize("width", [30, 80, 200])
@pytest.mark.parametrize("seats", [2, 5])
def test_any_width_shows_everything(run, monkeypatch, width, seats):
    monkeypatch.setenv("COLUMNS", str(width))
    ran = run(*PLAY, "--seats", seats, typed="1\n1\n1\n1\n")
    assert ran.code == 0
    assert max([len(line) for line in ran.out.splitlines() if not line.startswith(">")]) <= width


def test_bots_are_called_by_their_level_in_the_readers_language(run):
    out = run("play", "san-juan", "--lang", "fr", "--seats", "3", "--bots", "easy,medium", typed="quitter\n").out
    assert "Facile 1" in out
    assert "Moyen 2" in out


def test_the_edition_of_2004_is_asked_about_by_its_own_names(run):
    out = run("play", "san-juan", "--lang", "fr", "--option", "edition=2004",
              typed="règle échoppe\nrègle prix\nrègle boutique\nquitter\n").out.replace("\u00a0", " ")
    assert "Échoppe : Marchand : vous pouvez vendre" in out
    assert "1 1 2 2 3" in " ".join(out.split())
    assert "« boutique » est inconnu" in out


def test_the_table_is_shown_again_when_a_new_turn_begins(capsys):
    """Also when nobody else has acted in between: whoever is last in a round may be first in the next."""
    transcript.main("puerto-rico", "en", 2, 8)
    lines, since = capsys.readouterr().out.splitlines(), []
    for line in lines:
        since = [] if line.startswith(">") else [*since, line]
        if line == "Anne, choose a role.":
            assert any("Puerto Rico · round" in shown for shown in since)
    assert lines.count("Anne, choose a role.") > 20
