"""Databases of old are brought up to date with nothing lost; newer ones are refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text

from comptoir.kernel.errors import BadOption
from comptoir.table.migrations import migrate, newest
from comptoir.table.schema import META
from comptoir.table.store import Store

from .postgres import fresh_database
from .serving import Player, Server, command, free_port, run, stored_record

CONTENTS = ("tables", "chairs", "holders", "entries", "chat", "settings")


def contents(file: Path) -> dict[str, list[Any]]:
    columns = {"chairs": "table_id, seat, kind, name, bot, lent, secret",  # without when its player was last there
               "chat": "id, table_id, seat, name, text, at", "holders": "table_id, seat, player"}  # without newer ones
    with sqlite3.connect(file) as db:
        found = {name: sorted(db.execute(f"select {columns.get(name, '*')} from {name}").fetchall(), key=str)
                 for name in CONTENTS}
    return {**found, "settings": [row for row in found["settings"] if row[0] != "alive"]}  # a sign of life


def made_old(file: Path) -> None:
    """As it was before versions were counted, with the columns and the bots of that time."""
    new = file.with_suffix(".new")
    file.rename(new)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as db:
        upgraded(db, "1")
    engine.dispose()
    with sqlite3.connect(file) as old:
        old.execute("attach database ? as new", (str(new),))
        for name in CONTENTS:
            columns = ", ".join(f'"{row[1]}"' for row in old.execute(f"pragma main.table_info({name})"))
            old.execute(f"insert into main.{name} ({columns}) select {columns} from new.{name}")
        old.execute("drop table alembic_version")
        old.execute("update chairs set bot = 'greedy' where bot = 'medium'")


def test_a_store_of_old_is_upgraded_with_nothing_lost(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Server(f"sqlite:///{file}")
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "bot:medium"])
    anne.join(made)
    anne.play("role:settler")
    anne.send({"say": "Hello"})
    while anne.receive()["is"] != "chat":
        pass
    assert server.stop() == 0
    moves = [move.do for move in stored_record(server.db, made).moves]
    before = contents(file)
    made_old(file)
    server.start()
    try:
        assert contents(file)["chairs"] == before["chairs"]
        anne.join(made)  # the old cookie, the old seat
        assert anne.now["seat"] == 0
        assert [move.do for move in stored_record(server.db, made).moves][:len(moves)] == moves
        anne.my_turn()
        anne.play()
    finally:
        assert server.stop() == 0
    after = contents(file)
    for name in CONTENTS:
        if name != "tables":  # whose rows say when something was last done
            assert set(before[name]) <= set(after[name]), name


def test_a_newer_store_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as db:
        db.execute("create table alembic_version (version_num varchar(32))")
        db.execute("insert into alembic_version values ('99')")
    done = command("serve", "--port", str(free_port()), "--db", f"sqlite:///{file}")
    assert done.returncode == 2
    assert "newer Comptoir" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_store_that_cannot_be_opened_is_refused_in_one_line() -> None:
    done = command("serve", "--port", str(free_port()), "--db", "sqlite:////no/such/folder/tables.db")
    assert done.returncode == 2
    assert "cannot use the database" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_port_in_use_is_said_in_one_line(server: Server) -> None:
    done = command("serve", "--port", str(server.port))
    assert done.returncode == 2
    assert "cannot listen on 127.0.0.1" in done.stderr
    assert done.stderr.count("\n") == 1


def upgraded(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", "comptoir.table:migrations")
    config.attributes["connection"] = connection
    upgrade(config, version)


def test_what_lies_behind_a_gap_of_old_is_kept_aside(tmp_path: Path) -> None:
    """An outage could leave a gap: 0, 1, 3, 4. The game is readable up to there, and nothing is thrown away."""
    engine = create_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.begin() as db:
        upgraded(db, "2")
        db.exec_driver_sql("insert into tables values ('t', 'puerto-rico', '', '{}', 'link', 0, 'playing', '', '', '', "
                           "0, null, '', 0, 0)")
        for number in (0, 1, 3, 4):
            db.exec_driver_sql(f"insert into entries values ('t', {number}, 'line {number}', 0)")
        migrate(db)
        assert db.exec_driver_sql('select number, "after" from entries').fetchall() == [(0, None), (1, 0)]
        assert db.exec_driver_sql("select number, line from strays").fetchall() == [(3, "line 3"), (4, "line 4")]
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", range(1, int(newest())))
def test_every_earlier_schema_is_upgraded_on_both_databases(
        version: int, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A table of that time can be read afterwards, and goes on."""
    url = f"sqlite:///{tmp_path}/tables.db" if kind == "sqlite" else fresh_database(request.getfixturevalue("postgres"))
    put = {"tables": {"id": "t", "game": "puerto-rico", "name": "", "options": "{}", "door": "link", "first": False,
                      "status": "waiting", "owner": "anne", "header": "", "seed": "", "turn": -1, "source": "",
                      "made": 0, "moved": 0},
           "chairs": {"table_id": "t", "seat": 0, "kind": "person", "name": "Anne", "bot": "", "lent": False,
                      "secret": "s"},
           "holders": {"table_id": "t", "seat": 0, "player": "anne"},
           "chat": {"table_id": "t", "seat": 0, "name": "Anne", "text": "Hello", "at": 0}}

    def old(db: Connection) -> None:
        upgraded(db, str(version))
        for name, row in put.items():
            columns = ", ".join(row)
            db.execute(text(f"insert into {name} ({columns}) values (:{', :'.join(row)})"), row)

    async def work() -> None:
        before, store = Store(url), Store(url)
        await before.database.open(old)
        await before.close()
        await store.open()
        try:
            found = await store.read("t")
            assert found is not None
            assert found.holders == [{"table_id": "t", "seat": 0, "player": "anne", "by_link": False}]
            assert (found.table["barred"], found.table["gate"], found.table["closed"]) == ({}, "", "")
            assert [line["text"] for line in await store.said("t", "anne")] == ["Hello"]
            await store.say("t", 0, "Anne", "again", "anne")
        finally:
            await store.close()

    run(work())


def test_the_steps_lead_to_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.begin() as db:
        upgraded(db, "1")
        migrate(db)
        migrate(db)  # nothing to do
        assert compare_metadata(MigrationContext.configure(db), META) == []
        db.exec_driver_sql("update alembic_version set version_num = 'later'")
        with pytest.raises(BadOption):
            migrate(db)
    engine.dispose()
