"""Nobody starves the others: what is too large, too fast or too long is refused, and says when to try again."""

from __future__ import annotations

import asyncio
import json
import math
import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from websockets.exceptions import ConnectionClosed

import comptoir
from comptoir import Record
from comptoir.table import playing as playing_module
from comptoir.table import rooms as rooms_module
from comptoir.table.app import Application
from comptoir.table.doorkeeper import Doorkeeper
from comptoir.table.limits import RULES, Limits, address_of
from comptoir.table.making import from_form
from comptoir.table.refusal import Refused
from comptoir.table.seats import Cookies, Person
from comptoir.table.uploads import MOST_LINES
from comptoir.table.words import page_words

from .serving import Player, Server, run, two_seats


class Looking:
    """Somebody who looks at a room."""

    player = "p"

    def changed(self) -> None: ...

    def chatted(self) -> None: ...


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_forged_cookies_are_counted_before_they_are_looked_at() -> None:
    looked: list[str] = []

    class Looks(Cookies):
        def read(self, scope: Any) -> Person:
            looked.append(scope["path"])
            return super().read(scope)

    async def work() -> None:
        async def answer(scope: Any, receive: Any, send: Any) -> None:
            await PlainTextResponse("here")(scope, receive, send)

        async def nobody(_: Person) -> None: ...

        async def receive() -> Any:
            return {"type": "http.request", "body": b""}

        said: Counter[int] = Counter()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                said[message["status"]] += 1

        door = Doorkeeper(Looks(answer, "key", nobody), Limits())
        scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "client": ("203.0.113.7", 1),
                 "headers": [(b"cookie", b"comptoir=WyJhIiwiYiJd.forged")]}
        await asyncio.gather(*[door(dict(scope), receive, send) for _ in range(300)])
        assert said[429] > 150
        assert said[200] == len(looked) == 300 - said[429]

    run(work())


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    limits = Limits(clock)
    said = 0
    with pytest.raises(Refused) as refused:  # noqa: PT012
        while True:
            limits.check("say", browser="anne", table="t")
            said += 1
    assert said == 8
    assert refused.value.args_ == {"seconds": 2}
    limits.check("say", browser="bruno", table="t")  # another one is not held up by it
    limits.check("say", browser="", table="")  # and who has no name is not counted
    clock.now += 2
    limits.check("say", browser="anne", table="t")
    with pytest.raises(Refused):
        limits.check("say", browser="anne", table="t")


def test_who_can_wait_gets_a_token_in_turn_and_there_are_no_more_than_there_are() -> None:
    """However many lines wait at the same time: in the long run there are so many a second and no more."""
    clock = Clock()
    limits = Limits(clock)
    rule = RULES["message"]["browser"]
    for _ in range(int(rule.burst)):
        assert limits.turn("message", math.inf, browser="anne") == 0
    waits = [limits.turn("message", math.inf, browser="anne") for _ in range(int(2 * rule.a_second))]
    assert waits == pytest.approx([(n + 1) / rule.a_second for n in range(len(waits))])
    assert limits.turn("message", 1.0, browser="anne") > 1  # too long for who will not wait so long: not taken
    clock.now += 2
    assert limits.turn("message", math.inf, browser="anne") == pytest.approx(1 / rule.a_second)


def test_what_is_dear_is_done_one_after_the_other_even_at_first() -> None:
    limits = Limits(Clock())
    apart = RULES["page"]["address"].apart
    assert [limits.turn("page", 1.0, address="a") for _ in range(4)] == pytest.approx([n * apart for n in range(4)])
    assert limits.turn("page", 1.0, address="b") == 0


def test_what_is_refused_costs_the_others_nothing() -> None:
    limits = Limits(Clock())
    for _ in range(500):
        limits.wait("say", browser="anne", table="t")
    assert limits.wait("say", browser="bruno", table="t") == 0


def test_sockets_are_counted_while_they_last() -> None:
    clock = Clock()
    limits = Limits(clock)
    for _ in range(500):
        clock.now += 10
        with limits.socket(browser="anne", table="t", address="a"):
            pass
    kept = []
    with pytest.raises(Refused, match="sockets"):  # noqa: PT012
        for _ in range(500):
            clock.now += 10
            one = limits.socket(browser="anne", table="t", address="a")
            one.__enter__()
            kept.append(one)
    assert len(kept) == 40


def test_an_address_is_a_household_and_this_machine_is_none() -> None:
    assert address_of("203.0.113.7") == "203.0.113.7"
    assert address_of("2001:db8:1:2:3::4") == address_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert address_of("127.0.0.1") == address_of("::1") == address_of(None) == ""


def test_what_is_too_large_is_refused_before_it_is_read(server: Server) -> None:
    """A body of 300 MB is announced: the answer comes before any of it has been sent."""
    for length, path in ((300_000_000, "/record"), (100_000, "/new"), (10**30, "/new")):
        with socket.create_connection(("127.0.0.1", server.port), 5) as line:
            line.sendall(f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
                         f"Content-Length: {length}\r\n\r\n".encode())
            assert b" 413 " in line.recv(200).split(b"\r\n")[0] or length > 10**18


def test_what_does_not_say_how_large_it_is_is_measured(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 5) as line:
        line.sendall(f"POST /record HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
                     "Content-Type: multipart/form-data; boundary=edge\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        head = b'--edge\r\nContent-Disposition: form-data; name="record"; filename="a"\r\n\r\n'
        line.sendall(b"%x\r\n%s\r\n" % (len(head), head))
        chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        try:
            for _ in range(100):
                line.sendall(chunk)
        except OSError:
            pass  # it has hung up
        line.settimeout(10)
        try:
            answer = line.recv(200)
        except OSError:
            return  # so fast that the answer was lost with the line
        assert b" 413 " in answer


def undo_pairs(lines: int) -> str:
    """A record that does the same and takes it back, again and again."""
    record = Record(comptoir.load("puerto-rico"), ["Anne", "Bruno"], seed=3)
    head = json.dumps(record.header())
    pair = '{"by": 0, "do": "role:settler"}\n{"by": 0, "undo": 1}\n'
    return head + "\n" + pair * (lines // 2)


def test_a_record_of_undos_makes_nobody_wait(own_server: Server) -> None:
    """On the code before, one upload of 3.4 MB blocked everybody for 38 seconds, twice."""
    anne, bruno, _ = two_seats(own_server.url)
    mallory = Player(own_server.url, "Mallory")
    mallory.get("/")
    status, said, _ = mallory.upload(undo_pairs(60_000))
    assert status == 400
    assert str(MOST_LINES) in said.replace("\u202f", "").replace(",", "").replace(" ", "")
    sending = subprocess.Popen(["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-F", "record=@-", "-H",
                                f"Origin: {own_server.url}", f"{own_server.url}/record"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE)
    assert sending.stdin is not None
    sending.stdin.write(undo_pairs(MOST_LINES - 10).encode())
    sending.stdin.close()
    waits = []
    while sending.poll() is None or len(waits) < 10:
        player = anne if anne.now["legal"] else bruno
        began = time.monotonic()
        player.play()
        waits.append(time.monotonic() - began)
        other = bruno if player is anne else anne
        other.until(lambda now, n=player.now["n"]: now["n"] >= n)  # type: ignore[misc]
        if len(waits) > 400:
            break
    assert sorted(waits)[len(waits) // 2] < 2, "others waited for a stranger's record"
    assert sending.wait(60) == 0


def from_outside(url: str, path: str, address: str) -> int:
    try:
        asked = urllib.request.Request(url + path, headers={"X-Forwarded-For": address})
        with urllib.request.urlopen(asked) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        friendly = int(refused.headers.get("Retry-After", "0")) >= 1 and "Try again in" in refused.read().decode()
        return refused.code if friendly else -refused.code


def test_tables_are_not_made_by_the_hundred(server: Server) -> None:
    anne = Player(server.url, "Anne")
    anne.get("/")
    form = {"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device", "my-name": "Anne"}
    answers = [anne.post("/new", **form)[0] for _ in range(26)]
    assert answers.count(200) < 24
    assert set(answers) == {200, 429}
    bruno = Player(server.url, "Bruno")
    bruno.open_table(["me", "device"])  # others are not held up


def test_one_address_does_not_keep_all_others_waiting(server: Server) -> None:
    codes = [from_outside(server.url, "/healthz" if n % 2 else "/openapi.json", "203.0.113.9") for n in range(400)]
    assert set(codes) <= {200, 429}
    assert from_outside(server.url, "/openapi.json", "203.0.113.10") == 200


@pytest.mark.parametrize(("message", "most"), [({"say": "spam"}, 8), ({"undo": 0}, 20),
                                               ({"lend": 1, "bot": "easy"}, 10)])
def test_a_page_that_asks_too_often_is_told_when_to_try_again(server: Server, message: Any, most: int) -> None:
    anne, _, _ = two_seats(server.url)
    for _ in range(most + 6):
        anne.send(message)
    slow = 0
    while not slow:
        got = anne.receive()
        if got["is"] == "refused" and got["key"] == "slow":
            slow += 1
            assert "Try again in" in got["why"]
    anne.play("role:settler")  # and the game goes on


@pytest.mark.parametrize(("message", "answer"), [({"explain": "row:corn"}, "explain"), ({"why": "row:corn"}, "why")])
def test_a_page_that_asks_a_little_too_often_waits(server: Server, message: Any, answer: str) -> None:
    anne, _, _ = two_seats(server.url)
    rule, more, answers = RULES["explain"]["browser"], 8, 0
    began = time.monotonic()
    for _ in range(int(rule.burst) + more):
        anne.send(message)
    while answers < rule.burst + more:
        answers += anne.receive()["is"] == answer
    assert time.monotonic() - began > (more - 1) / rule.a_second
    anne.play("role:settler")


def test_a_record_and_the_rooms_in_memory_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_module, "MOST_ENTRIES", 3)
    monkeypatch.setattr(rooms_module, "MOST_ROOMS", 2)

    async def check() -> None:
        app = Application(f"sqlite:///{tmp_path}/tables.db", workers=1)
        await app.store.open()
        try:
            form = {"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device"}
            made = [await from_form(app.store, form, Person("p", "Anne"), page_words("en")) for _ in range(6)]
            looked_at = await app.rooms.get(made[0])
            assert looked_at is not None
            looked_at.viewers.add(Looking())
            for one in made:
                await app.rooms.get(one)
            assert len(app.rooms.rooms) <= 3
            assert made[0] in app.rooms.rooms
            await looked_at.play(0, "role:builder", 0)
            await looked_at.play(0, "pass", 1)
            await looked_at.play(1, "pass", 2)
            with pytest.raises(Refused, match="game-long"):
                await looked_at.play(looked_at.actor, "role:mayor", looked_at.version)
        finally:
            app.rooms.thinker.close()
            await app.store.close()

    run(check())


def test_a_browser_has_only_so_many_lines(server: Server) -> None:
    anne, _, made = two_seats(server.url)
    closed: list[int] = []
    pages = []
    for _ in range(44):
        page = Player(server.url, "Anne")
        page.jar = anne.jar
        try:
            page.join(made)
            pages.append(page)
        except ConnectionClosed as gone:
            closed.append(gone.rcvd.code if gone.rcvd is not None else 0)
    assert set(closed) == {4429}
    for page in pages:
        page.leave()


def test_silent_lines_give_way(own_server: Server) -> None:
    """A thousand that say nothing: whoever speaks is served at once."""
    silent = [socket.create_connection(("127.0.0.1", own_server.port), 5) for _ in range(1000)]
    try:
        began = time.monotonic()
        anne = Player(own_server.url, "Anne")
        anne.open_table(["me", "device"])
        assert time.monotonic() - began < 10
        time.sleep(0.5)
        silent[0].settimeout(5)
        assert silent[0].recv(1) == b""  # the one that has waited longest was closed
    finally:
        for line in silent:
            line.close()


def children(process: int) -> list[int]:
    stats = [file.read_text().rpartition(")") for file in Path("/proc").glob("[0-9]*/stat")]
    return [int(name.split()[0]) for name, _, rest in stats if int(rest.split()[1]) == process]


def test_workers_die_with_the_server(own_server: Server) -> None:
    anne = Player(own_server.url, "Anne")
    anne.join(anne.open_table(["me", "bot:medium", "bot:medium"]))
    anne.play("role:craftsman")  # which gives nobody anything yet: the bots are next
    anne.my_turn()
    assert own_server.process is not None
    workers = children(own_server.process.pid)
    assert workers
    own_server.kill()
    for _ in range(50):
        left = [pid for pid in workers if Path(f"/proc/{pid}").exists()]
        if not left:
            return
        time.sleep(0.1)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    raise AssertionError(f"{len(left)} processes outlived the server")
