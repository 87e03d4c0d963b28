"""Games of older rules, damaged rows and garbage: shown or refused with a sentence, never a trace."""

from __future__ import annotations

import json
import sqlite3
import urllib.parse
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .serving import Player, Server

Spoil = Callable[[sqlite3.Connection, str], None]


def older_rules(db: sqlite3.Connection, made: str) -> None:
    """As San Juan was played under version 1."""
    header = json.loads(db.execute("select header from tables where id = ?", (made,)).fetchone()[0])
    db.execute("update tables set header = ? where id = ?", (json.dumps({**header, "rules": 1}), made))


def damaged_entry(db: sqlite3.Connection, made: str) -> None:
    db.execute("update entries set line = '{\"by\": 0, \"do\": \"flo' where table_id = ? and number = 1", (made,))


def other_entry(db: sqlite3.Connection, made: str) -> None:
    db.execute("update entries set line = '{\"by\": 0, \"do\": \"role:nobody\"}' where table_id = ? and number = 0",
               (made,))


def damaged_header(db: sqlite3.Connection, made: str) -> None:
    db.execute("update tables set header = '{\"game\":' where id = ?", (made,))


def damaged_seed(db: sqlite3.Connection, made: str) -> None:
    db.execute("update tables set seed = 'luck' where id = ?", (made,))


@pytest.mark.parametrize(("spoil", "says"), [(older_rules, "older version of the rules"),
                                             (damaged_entry, "missing or damaged"), (other_entry, "missing or damaged"),
                                             (damaged_header, "damaged"), (damaged_seed, "damaged")])
def test_a_game_that_cannot_go_on_is_shown_and_says_why(tmp_path: Path, spoil: Spoil, says: str) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    try:
        anne = Player(server.url, "Anne")
        made = anne.open_table(["me", "device"], game="san-juan")
        anne.join(made)
        for _ in range(3):
            anne.play()
            anne.send({"seat": anne.now["actor"]})
            anne.until(lambda now: bool(now["legal"]))
        anne.leave()
        assert server.stop() == 0
        with sqlite3.connect(tmp_path / "tables.db") as db:
            spoil(db, made)
            before = list(db.execute("select header, seed, status from tables"))
        server.start()
        status, text, _ = anne.get(f"/t/{made}")
        assert status == 200
        assert says in text
        assert anne.get("/")[0] == 200
        assert anne.get("/games")[0] == 200
        shown = anne.get(f"/t/{made}/replay")[0], anne.get(f"/t/{made}/story")[0], anne.get(f"/t/{made}/at/0")[0]
        assert shown in ((200, 200, 200), (400, 404, 404))
        assert (shown[0] == 200) == ("/replay" in text)
        with pytest.raises(ConnectionClosed) as gone:
            anne.join(made)
        assert gone.value.rcvd is not None
        assert gone.value.rcvd.code == 4410
        assert anne.post(f"/t/{made}/rematch")[0] == 400
        with sqlite3.connect(tmp_path / "tables.db") as db:
            assert list(db.execute("select header, seed, status from tables")) == before  # never silently changed
    finally:
        server.stop()


@pytest.fixture(scope="module")
def asked(server: Server) -> tuple[Player, str]:
    anne = Player(server.url, "Anne")
    return anne, anne.open_table(["me", "device"])


LONG = "9" * 5000
ODD = ["%00", "%ff%fe", "%ed%a0%80", LONG, "-1", "1e9", "%F0%9F%98%80", "..%2f..%2fetc%2fpasswd", "%0d%0aX:%20y",
       "%D9%A3"]


@pytest.mark.parametrize("odd", ODD)
def test_garbage_in_an_address_is_the_askers_mistake(asked: tuple[Player, str], odd: str) -> None:
    anne, made = asked
    for path in ("/t/{}", "/t/{}/story", "/t/{}/replay", "/t/" + made + "/at/{}", "/s/{}", "/rules/{}", "/lang/{}",
                 "/?game={}&seats={}", "/?seats={}", "/t/" + made + "?seat={}",
                 "/t/" + made + "/replay?move={}&eyes={}", "/t/" + made + "/story?eyes={}", "/lang/en?next={}",
                 "/name?next={}"):
        status = anne.get(path.replace("{}", odd))[0]
        assert status < 500, (path, status)


@pytest.mark.parametrize("odd", [urllib.parse.unquote_to_bytes(odd) for odd in ODD] + [b"\xc3", "\u202e".encode()])
def test_garbage_in_a_form_is_the_askers_mistake(server: Server, odd: bytes) -> None:
    anne = Player(server.url, "Anne")
    anne.get("/")
    text = odd.decode("latin-1")
    made = "x"
    for path, fields in (("/new", ("game", "seats", "chair-0", "my-name", "name", "o-balance")),
                         ("/play", ("game", "level", "my-name")), ("/name", ("my-name", "next")),
                         (f"/t/{made}/play-on", ("move", "seat"))):
        for field in fields:
            form = {"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device", field: text}
            status = anne.post(path, **form)[0]
            assert status < 500, (path, field, status)
    status, _, _ = anne.upload(text)
    assert status == 400


def test_half_characters_on_the_wire_are_refused(server: Server) -> None:
    anne = Player(server.url, "Anne")
    anne.join(anne.open_table(["me", "device"]))
    for message in ('{"say": "\\ud800"}', '{"text": "\\udfff", "n": 0}', '{"explain": "\\ud800"}',
                    '{"sit": 0, "name": "\\ud800"}', '{"do": ' + LONG + ', "n": 0}', '{"seen": ' + LONG + "}"):
        assert anne.refused(message)["key"] in ("words", "json", "number", "chair-taken", "illegal")
    anne.play()


def test_many_ask_for_an_unknown_table_at_once(server: Server) -> None:
    anne = Player(server.url, "Anne")
    with ThreadPoolExecutor(20) as many:
        answers = list(many.map(lambda _: Player.get(anne, "/t/nobody-has-this")[0], range(60)))
    assert set(answers) == {404}
