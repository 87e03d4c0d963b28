"""A database that was made by the table of old, with games of San Juan's rules version 1: it opens, its games say what
they are, and those of titles that have not changed go on."""

from __future__ import annotations

import html
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from .serving import Player, Server

OLD = Path(__file__).with_name("data") / "san_juan_rules_1.sql"
SEATS = ("secret-1", "secret-3", "secret-5", "secret-6")  # the links of Anne's chairs, and of Bruno's at the last table


@pytest.fixture
def old(tmp_path: Path) -> Iterator[tuple[Server, Player]]:
    """A server on that database, and Anne, who has the links of chairs."""
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.executescript(OLD.read_text())
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    try:
        anne = Player(server.url, "Anne")
        for secret in SEATS:
            assert anne.get(f"/s/{secret}")[0] == 200
        yield server, anne
    finally:
        assert server.stop() == 0


def test_games_of_older_rules_say_what_they_are(old: tuple[Server, Player]) -> None:
    server, anne = old
    for made in ("over", "running"):
        status, text, _ = anne.get(f"/t/{made}")
        assert status == 200
        assert "version 1" in html.unescape(text)
        assert anne.get(f"/t/{made}/replay")[0] == 200  # as far as it can be followed
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as db:
        assert [row[0] for row in db.execute("select count(*) from entries group by table_id order by table_id")] \
            == [int(line.split()[0]) for line in ("25 other", "195 over", "60 running")]  # nothing is changed or lost


def test_a_title_whose_rules_are_the_same_goes_on(old: tuple[Server, Player]) -> None:
    _, anne = old
    anne.join("other")
    assert anne.now["move"] == 25
    anne.send({"seat": anne.now["actor"]})
    anne.until(lambda now: bool(now["legal"]))
    anne.play()
    assert anne.now["move"] > 25


def test_its_record_says_what_it_is(old: tuple[Server, Player]) -> None:
    server, anne = old
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as db:
        header = db.execute("select header from tables where id = 'over'").fetchone()[0]
        lines = [line for (line,) in db.execute("select line from entries where table_id = 'over' order by number")]
    status, text, _ = anne.upload("\n".join([header, *lines]))
    assert status == 400
    assert "played under rules version" in html.unescape(text)
