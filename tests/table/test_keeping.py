"""comptoir db: a backup while people play, restored into either database, and every game goes on; games taken out and
brought in; old ones thrown away. What cannot be done is one sentence, and nothing has changed."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from comptoir import Record, load
from comptoir.cli import main

from .postgres import fresh_database
from .serving import Player, Server
from .test_later import finished_record

DAY = 24 * 3600.0


def said(*words: str) -> tuple[int, str, str]:
    """`comptoir db …`: exit code, and what it said. In a thread, since the browser of other tests has a loop here."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err), ThreadPoolExecutor(1) as thread:
        code = thread.submit(main, ["db", *words]).result()
    return code, out.getvalue(), err.getvalue()


def done(*words: str) -> str:
    """It must be done."""
    code, out, err = said(*words)
    assert code == 0, err
    return out


def refused(*words: str) -> str:
    """It cannot be done: one sentence."""
    code, _, err = said(*words)
    assert code == 2
    assert len(err.strip().splitlines()) == 1, err
    return err


def contents(file: Path) -> dict[str, Any]:
    """What a backup holds."""
    found: dict[str, Any] = {}
    rows: list[Any] = []
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for told in map(json.loads, lines):
            if isinstance(told, list):
                rows.append(told)
            elif "table" in told:
                rows = found[told["table"]] = []
    return found


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_a_backup_while_playing_goes_on_elsewhere(own_server: Server, tmp_path: Path, postgres: str, to: str) -> None:
    anne = Player(own_server.url, "Anne")
    table = anne.open_table(["me", "open"])
    anne.join(table)
    anne.send({"say": "Bonjour à tous"})
    while anne.receive()["is"] != "chat":
        pass
    bruno = Player(own_server.url, "Bruno")
    bruno.get("/")
    bruno.join(table).send({"sit": 1, "name": "Bruno"})
    anne.until(lambda now: now["status"] == "playing")
    anne.play("role:settler")
    file, again = tmp_path / "kept.jsonl.gz", tmp_path / "again.jsonl.gz"
    assert "1 table, 1 move" in done("backup", str(file), "--db", own_server.db)
    assert file.stat().st_mode & 0o077 == 0  # it holds the links of all seats
    own_server.stop()

    place = f"sqlite:///{tmp_path}/new.db" if to == "sqlite" else fresh_database(postgres)
    assert "1 table, 1 move" in done("restore", str(file), "--db", place)
    assert "holds games already" in refused("restore", str(file), "--db", place)
    done("backup", str(again), "--db", place)
    assert contents(again) == contents(file)
    assert contents(file)["entries"]
    own_server.db = place
    own_server.start()
    anne.join(table)  # with the cookie of before
    bruno.join(table)
    for one in (anne, bruno):
        if one.now["legal"]:
            one.play()
    anne.send({"say": "Encore"})  # the numbers of what is said go on
    while anne.receive()["is"] != "chat":
        pass


def test_a_backup_that_is_not_whole_changes_nothing(own_server: Server, tmp_path: Path) -> None:
    Player(own_server.url, "Anne").open_table(["me", "bot:easy"])
    file, cut, other = tmp_path / "kept.jsonl.gz", tmp_path / "cut.jsonl.gz", tmp_path / "other.txt"
    done("backup", str(file), "--db", own_server.db)
    cut.write_bytes(file.read_bytes()[:-200])
    other.write_text("Hello\n")
    new = tmp_path / "new.db"
    assert "not whole" in refused("restore", str(cut), "--db", f"sqlite:///{new}")
    assert "no backup" in refused("restore", str(other), "--db", f"sqlite:///{new}")
    assert "there is no file" in refused("restore", str(tmp_path / "none"), "--db", f"sqlite:///{new}")
    assert "another Comptoir" in refused("restore", str(file), "--db", own_server.db)
    assert "no such file" in refused("backup", str(tmp_path / "x"), "--db", f"sqlite:///{tmp_path}/none.db")
    with sqlite3.connect(new) as db:
        assert db.execute("select count(*) from sqlite_master where name = 'tables'").fetchone() == (0,)
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_of_an_old_database_is_upgraded_when_it_is_restored(tmp_path: Path) -> None:
    from sqlalchemy import create_engine

    from comptoir.table.migrations import migrate, newest

    engine = create_engine(f"sqlite:///{tmp_path}/old.db")
    with engine.begin() as db:
        migrate(db, "2")
    engine.dispose()
    with sqlite3.connect(tmp_path / "old.db") as old:
        columns = [row[1] for row in old.execute("pragma table_info(tables)")]
        row = dict.fromkeys(columns, "") | {"id": "T", "game": "puerto-rico", "options": "{}", "first": 0, "turn": -1,
                                            "made": 1.0, "moved": 1.0, "status": "waiting", "rematch": None}
        old.execute(f"insert into tables ({', '.join(row)}) values ({', '.join('?' * len(row))})", [*row.values()])
    done("backup", str(tmp_path / "old.jsonl.gz"), "--db", f"sqlite:///{tmp_path}/old.db")
    done("restore", str(tmp_path / "old.jsonl.gz"), "--db", f"sqlite:///{tmp_path}/new.db")
    assert f"has version {newest()}." in done("upgrade", "--db", f"sqlite:///{tmp_path}/new.db")
    assert "(before: 2)" in done("upgrade", "--db", f"sqlite:///{tmp_path}/old.db")
    with sqlite3.connect(tmp_path / "new.db") as new:
        assert new.execute("select id, changes from tables").fetchall() == [("T", 0)]


def test_games_are_taken_out_and_brought_in(tmp_path: Path) -> None:
    here, there = f"sqlite:///{tmp_path}/here.db", f"sqlite:///{tmp_path}/there.db"
    done("upgrade", "--db", here)
    done("upgrade", "--db", there)
    over = finished_record(["Anne", "Bruno", "bot:medium"])
    (tmp_path / "over.jsonl").write_text(over.to_text())
    (tmp_path / "on.jsonl").write_text(over.upto(10).to_text())
    (tmp_path / "broken.jsonl").write_text(over.to_text().replace("role:", "rule:", 1))
    files = [str(tmp_path / f"{name}.jsonl") for name in ("over", "broken")]
    assert "broken.jsonl" in refused("import", *files, "--db", here)
    assert "0 games" in done("export", str(tmp_path / "out"), "--db", here)  # all of them, or none
    made = done("import", str(tmp_path / "over.jsonl"), str(tmp_path / "on.jsonl"), "--db", here).split()
    _, out, err = said("export", str(tmp_path / "out"), "--db", here)
    assert ": 1 game" in out
    assert "left out: 1 game " in err
    file, = (tmp_path / "out").iterdir()
    assert made[0].rpartition("/")[2] in file.name
    record = Record.from_lines(file.read_bytes().splitlines(), load)
    assert record.entries == over.entries
    assert record.seed == over.seed
    done("import", str(file), "--db", there)
    assert "there is no table" in refused("export", str(tmp_path / "out"), "--table", "none", "--db", here)


def test_old_tables_are_thrown_away_and_others_stay(own_server: Server, tmp_path: Path) -> None:
    anne = Player(own_server.url, "Anne")
    old, new = (anne.open_table(["me", "bot:easy"]) for _ in range(2))
    for table in (old, new):
        anne.join(table)
        anne.play()
        anne.send({"say": "Hello"})
        while anne.receive()["is"] != "chat":
            pass
    anne.leave()
    assert "another Comptoir" in refused("delete", old, "--yes", "--db", own_server.db)
    own_server.stop()
    with sqlite3.connect(own_server.db.removeprefix("sqlite:///")) as db:
        db.execute("update tables set moved = ? where id = ?", (time.time() - 40 * DAY, old))
        db.execute("insert into reviews values (?, '{}', 0)", (old,))  # what was found out about it goes with it
    assert "30 days: 1." in done("prune", "--days", "30", "--dry-run", "--db", own_server.db)
    assert "Deleted: 1." in done("prune", "--days", "30", "--db", own_server.db)
    assert "Deleted: 0." in done("prune", "--days", "30", "--db", own_server.db)
    assert "there is no table" in refused("delete", old, "--yes", "--db", own_server.db)
    assert "'-qFWU_Jqr6ic'" in refused("delete", "-qFWU_Jqr6ic", "--yes", "--db", own_server.db)  # no option
    own_server.start()
    assert anne.get(f"/t/{old}")[0] == 404
    anne.join(new)
    anne.play()
