"""comptoir dataset: what is in the records is in the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import comptoir
from comptoir.arena.match import play_match
from comptoir.cli import main
from comptoir.kernel.record import Record
from comptoir.research.records import record_files

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install 'comptoir[lab]'")

from comptoir.research import dataset  # noqa: E402


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with three games of San Juan."""
    folder = tmp_path / "games"
    folder.mkdir()
    for seed in range(3):
        play_match(comptoir.load("san-juan"), ["random", "random"], seed=seed).record.write(folder / f"{seed}.jsonl")
    return folder


def test_every_decision_is_a_row(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.parquet"
    assert main(["dataset", str(games), "--out", str(out), "--features"]) == 0
    record = comptoir.read_record(str(games / "1.jsonl"))
    own = pq.read_table(out, filters=[("game_id", "=", dataset.game_id(record))])
    assert own.num_rows == len(record.moves)
    assert f"{pq.read_metadata(out).num_rows:,} decisions of 3 games" in capsys.readouterr().out
    outcome = record.state.outcome()
    assert outcome is not None
    for n in range(0, own.num_rows, 29):
        (row,), before, move = own.slice(n, 1).to_pylist(), record.replay(n), record.moves[n]
        assert (row["move"], row["seat"], row["text"], row["step"]) == (n, move.by, move.do, before.step())
        assert row["action"] == record.game.actions.id(move.do)
        assert row["legal"] == before.legal()
        assert row["features"] == record.game.encode(before.view(move.by), move.by).tolist()
        assert (row["points"], row["end"]) == (outcome.scores[move.by].points, outcome.end)
        assert (row["place"] == 1) == (move.by in outcome.winners)
        assert row["win_share"] == (1 / len(outcome.winners) if move.by in outcome.winners else 0)
        assert (row["player"], row["seats"], json.loads(row["options"])) == ("bot:random", 2, record.options)


def test_the_file_says_what_is_in_it(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert main(["dataset", str(games / "0.jsonl"), "--out", str(out), "--features"]) == 0
    schema = pq.read_schema(out)
    told = json.loads(schema.metadata[b"comptoir"])
    game = comptoir.load("san-juan")
    assert told["schema"] == dataset.SCHEMA
    assert told["titles"]["san-juan"]["actions"] == game.actions.texts
    assert len(told["titles"]["san-juan"]["features"]) == schema.field("features").type.list_size
    assert schema.names == [field.name for field in dataset.COLUMNS] + ["features"]


def test_several_titles_without_features(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play_match(comptoir.load("golden-city"), ["random"] * 3, seed=1).record.write(games / "city.jsonl")
    out = tmp_path / "games.parquet"
    assert main(["dataset", str(games), "--out", str(out)]) == 0
    assert set(pq.read_table(out)["title"].to_pylist()) == {"golden-city", "san-juan"}
    written = out.read_bytes()
    assert main(["dataset", str(games), "--out", str(out), "--features"]) == 2
    assert "features of several titles do not fit" in capsys.readouterr().err
    assert out.read_bytes() == written


def test_an_unfinished_game_has_no_results(tmp_path: Path) -> None:
    record = Record(comptoir.load("puerto-rico"), seats=3, seed=1)
    record.play("role:builder")
    record.write(tmp_path / "begun.jsonl")
    out = tmp_path / "begun.parquet"
    assert main(["dataset", str(tmp_path / "begun.jsonl"), "--out", str(out)]) == 0
    (row,) = pq.read_table(out).to_pylist()
    assert (row["text"], row["points"], row["place"], row["win_share"], row["end"]) == ("role:builder", *[None] * 4)


def test_what_was_undone_is_left_out(tmp_path: Path) -> None:
    record = Record(comptoir.load("puerto-rico"), seats=3, seed=1)
    record.play("role:builder")
    record.undo(0, consent=[1, 2])
    record.play("role:mayor")
    assert [row["text"] for row in dataset.rows(record)] == ["role:mayor"]


def test_the_folder_of_an_arena_run_stands_for_its_records(games: Path) -> None:
    (games.parent / "run/records").mkdir(parents=True)
    (games.parent / "run/journal.jsonl").write_text("{}\n")
    (games / "0.jsonl").rename(games.parent / "run/records/0.jsonl")
    assert record_files([games.parent / "run"]) == [games.parent / "run/records/0.jsonl"]


@pytest.mark.parametrize(("what", "why"), [
    (("nowhere", "--out", "a.parquet"), "there is no file nowhere"),
    (("empty", "--out", "a.parquet"), "there is no record in empty"),
    (("games", "--out", "a.csv"), "a dataset is a .parquet file"),
    (("games", "--out", "nowhere/a.parquet"), "there is no folder nowhere"),
    (("broken.jsonl", "--out", "a.parquet"), "broken.jsonl: line 1 is cut off"),
    (("wrong.jsonl", "--out", "a.parquet"), "wrong.jsonl: line 2: the rules do not let")])
def test_what_cannot_be_written_is_one_line(what: tuple[str, ...], why: str, games: Path,
                                            monkeypatch: pytest.MonkeyPatch,
                                            capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(games.parent)
    Path("empty").mkdir()
    Path("broken.jsonl").write_text("{")
    lines = (games / "0.jsonl").read_text().splitlines()
    Path("wrong.jsonl").write_text("\n".join([lines[0], '{"by": 1, "do": "pass"}']))
    assert main(["dataset", *what]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1
    assert not list(Path().glob("*.parquet*"))
