"""The wire: what is refused, and that nothing changes by it."""

from __future__ import annotations

import html
import json
import re
import time
import urllib.error
import urllib.request
from importlib.resources import files
from pathlib import Path

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import comptoir
from comptoir.table.boards import playable
from comptoir.table.options import offered
from comptoir.voice import option_texts

from .serving import Player, Server, stored_record, two_seats


def test_a_move_reaches_both_pages(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url)
    anne.play("role:settler")
    seen = bruno.until(lambda now: now["n"] == 1)
    assert seen["log"]["moves"][0][0]["text"].startswith("Anne takes the settler")
    assert seen["legal"] == []


def test_the_other_seat_is_not_shown_what_the_actor_may_do(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url)
    assert anne.now["legal"]
    assert bruno.now["legal"] == []
    assert bruno.now["undo"] == ""


@pytest.mark.parametrize(("message", "key"), [
    ("{", "json"), ("[]", "json"), ("nonsense", "json"), ("{}", "message"), ({"do": "1", "n": 0}, "number"),
    ({"do": True, "n": 0}, "number"), ({"do": 1e9, "n": 0}, "number"), ({"do": 99999, "n": 0}, "unknown"),
    ({"do": 0, "n": 0}, "illegal"), ({"do": 1}, "number"), ({"do": 1, "n": 7}, "stale"), ({"text": 5, "n": 0}, "words"),
    ({"text": "build:office", "n": 0}, "illegal"), ({"do": 0, "n": 0, "hold": True}, "illegal"),
    ({"undo": 0, "turn": True}, "nothing-to-undo"), ({"seat": 1}, "seat"), ({"seat": 7}, "seat"),
    ({"undo": 0}, "nothing-to-undo"), ({"answer": True}, "not-asked"), ({"withdraw": True}, "not-asked"),
    ({"back": 0}, "not-lent"), ({"back": 1}, "seat"), ({"lend": 5, "bot": "medium"}, "no-chair"),
    ({"lend": 0, "bot": "nobody"}, "no-bot"), ({"look": 1}, "json"), ({"sit": 1}, "chair-taken"),
    ("[" * 30_000, "json"), ('{"say":"' + "x" * 100_000 + '"}', "long"),
])  # fmt: skip
def test_what_is_refused(server: Server, message: object, key: str) -> None:
    anne, _, _ = two_seats(server.url)
    assert anne.refused(message)["key"] == key
    anne.play("role:settler")  # the connection is kept, and the position is as it was
    assert anne.now["n"] >= 1


def test_a_seat_plays_only_in_its_turn_and_only_for_itself(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url)
    action = anne.now["legal"][0]["id"]
    told = bruno.refused({"do": action, "n": 0})
    assert told["key"] == "turn"
    assert told["why"] == "It is Anne’s turn."
    assert anne.refused({"do": action, "n": 3})["key"] == "stale"


def test_a_slow_page_skips_positions_and_never_lags(server: Server) -> None:
    """A page that says what it has shown gets the next position only then: the latest, however many there were."""
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "bot:easy", "bot:easy"])
    anne.join(made)
    anne.send({"seen": anne.now["n"]})
    anne.send({"lend": 0, "bot": "easy"})
    anne.until(lambda now: now["chairs"][0]["lent"])  # shown, but not said to be
    while len(stored_record(server.db, made).moves) < 30:
        time.sleep(0.05)
    anne.send({"seen": anne.now["n"]})
    began = len(anne.received)
    anne.until(lambda now: now["n"] >= 30)
    assert len(anne.received) - began < 15
    assert anne.refused({"seen": "all"})["key"] == "number"


def test_who_watches_cannot_play(server: Server) -> None:
    anne, _, made = two_seats(server.url)
    gaspard = Player(server.url, "Gaspard")
    gaspard.get("/")
    gaspard.join(made)
    assert gaspard.now["seat"] == -1
    assert gaspard.refused({"do": anne.now["legal"][0]["id"], "n": 0})["key"] == "watching"


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    _, _, made = two_seats(server.url)
    stolen = Player(server.url, "Anne")
    stolen.get("/")
    for cookie in stolen.jar:
        cookie.value = (cookie.value or "")[:-3] + "abc"
    stolen.join(made)
    assert stolen.now["seats"] == []


def test_a_message_of_ten_megabytes_ends_the_connection_and_nothing_else(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url)
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        for _ in range(3):
            anne.send("x" * 10_000_000)
            anne.receive(5)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert bruno.now["n"] == 0


def test_another_site_is_refused(server: Server) -> None:
    anne, _, made = two_seats(server.url)
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in anne.jar)
    address = f"{server.url.replace('http', 'ws')}/t/{made}/live"
    with pytest.raises(InvalidStatus) as refused, \
            connect(address, origin=Origin("http://example.com"), additional_headers={"Cookie": cookies}):
        pass
    assert refused.value.response.status_code == 403
    request = urllib.request.Request(server.url + "/new", b"game=puerto-rico", headers={"Origin": "http://example.com"})
    with pytest.raises(urllib.error.HTTPError) as posted:
        urllib.request.urlopen(request)
    assert posted.value.code == 403
    assert "another site" in posted.value.read().decode()


def test_a_form_that_makes_no_sense_says_what_is_allowed(server: Server) -> None:
    anne = Player(server.url, "Anne")
    status, text, _ = anne.post("/new", game="puerto-rico", seats="9")
    assert status == 400
    assert "2, 3, 4, 5" in text
    status, text, _ = anne.post("/new", **{"game": "puerto-rico", "seats": "3", "o-balance": "gold"})
    assert status == 400
    assert anne.get("/t/nothing-here")[0] == 404
    assert anne.get("/s/nothing-here")[0] == 404


def test_the_record_of_a_running_game_is_not_given_away(server: Server) -> None:
    anne, _, made = two_seats(server.url)
    status, text, _ = anne.get(f"/t/{made}/record")
    assert status == 400
    assert "when the game is over" in text


def test_a_choice_that_is_none_is_played_for_the_player(server: Server) -> None:
    """Whoever has a single action is not asked; the log says that there was no choice."""
    anne, bruno, made = two_seats(server.url)
    for _ in range(60):
        player = anne if anne.now["actor"] == 0 else bruno
        player.play()
        other = bruno if player is anne else anne
        other.until(lambda now, n=player.now["n"]: now["n"] >= n)  # type: ignore[misc]
        assert len(anne.now["legal"] or bruno.now["legal"]) != 1
    record = stored_record(server.db, made)
    forced = sum(len(record.replay(n).legal()) == 1 for n in range(len(record.moves)))
    told = [line for got in anne.received + bruno.received if got["is"] == "table" for move in got["log"]["moves"]
            for line in move if line.get("auto")]
    assert forced == len({line["n"] for line in told})


def test_health_and_metrics(server: Server) -> None:
    anne, _, _ = two_seats(server.url)
    anne.play("role:settler")
    assert '"ok":true' in anne.get("/healthz")[1]
    metrics = anne.get("/metrics")[1]
    assert "comptoir_pages " in metrics
    assert "# TYPE comptoir_moves_total counter" in metrics
    assert re.search(r'comptoir_message_seconds_count\{kind="do"\} [1-9]', metrics)
    assert re.search(r'comptoir_store_seconds_bucket\{le="5.0",what="write"\} [1-9]', metrics)
    assert re.search(r'comptoir_request_seconds_count\{door="/t/\{table\}"\}|door="/new"', metrics)
    assert anne.get("/readyz")[0] == 200


def test_no_option_makes_a_title_open_a_file(server: Server, tmp_path: Path) -> None:
    """Golden City can play on a board file of its owner's; from strangers only the board itself is taken."""
    game = comptoir.load("golden-city")
    board = json.loads(files("comptoir.games.golden_city").joinpath("boards/reconstructed.json").read_text("utf-8"))
    file = tmp_path / "board.json"
    file.write_text(json.dumps(board))
    anne = Player(server.url, "Anne")
    form = {"game": "golden-city", "seats": "2", "chair-0": "me", "chair-1": "device"}
    for value in (str(file), "/etc/hostname", "no-such-file"):
        status, text, _ = anne.post("/new", **form, **{"o-board": value})
        assert status == 400
        assert "must be one of: reconstructed" in text  # the same for files that are there and others
    assert anne.post("/new", **form, **{"o-board": "reconstructed"})[0] == 200
    lines = comptoir.Record(game, seats=2, seed=1, options={"board": board}).to_text()
    assert anne.upload(lines)[0] == 200  # a record brings its board along
    header = json.loads(lines.splitlines()[0])
    for options in ({"board": str(file)}, {"board": [str(file)]}):
        status, text, _ = anne.upload(json.dumps({**header, "options": options}))
        assert status == 400
        assert "must be one of" in text
        status, text, _ = anne.upload(json.dumps({**header, "position": {"options": options}}))
        assert status == 400
        assert "must be one of" in text


@pytest.mark.parametrize("title", playable())
def test_options_are_explained_in_the_readers_language(title: str, server: Server) -> None:
    anne, game = Player(server.url, "Anne"), comptoir.load(title)
    for locale in ("en", "fr"):
        anne.get(f"/lang/{locale}")
        page = html.unescape(anne.get(f"/?game={title}&seats=2")[1])
        for option in game.options:
            if len(offered(game, option, 2)) > 1:
                texts = option_texts(game, option, locale)
                assert f">{texts.label}<span" in page  # what it does stands beside its name
                assert texts.help in page
                assert locale == "en" or texts.help != option.help
                assert f">{texts.value(option.values[-1])}</option>" in page


def test_only_what_this_number_of_players_can_choose_is_offered(server: Server) -> None:
    anne = Player(server.url, "Anne")
    assert 'name="o-black_posts"' in anne.get("/?game=golden-city&seats=2")[1]
    assert 'name="o-black_posts"' not in anne.get("/?game=golden-city&seats=3")[1]
