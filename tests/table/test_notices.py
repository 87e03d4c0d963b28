"""It is your turn: told once, in the reader's language, with a link that works; quiet when the player is there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from comptoir.table import outbox, webhook
from comptoir.table.mail import NotSent, Post
from comptoir.table.notices import Notices
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.schema import ACCOUNTS, NOTICES
from comptoir.table.store import Store
from comptoir.table.webhook import NotTaken, address_of, is_public, looked_up, send_json

from .post_office import link_in, post_office
from .postgres import fresh_database
from .serving import Player, Server, run
from .sink import Sink, sink
from .test_accounts import signed_up
from .test_clocks import made_by, with_store

OUTSIDE = "https://games.example.org"


@pytest.fixture(scope="module")
def taker() -> Iterator[Sink]:
    with sink() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db" if request.param == "sqlite" \
        else fresh_database(request.getfixturevalue("postgres"))


class Letters(Post):
    """Letters that are kept, not sent; broken ones are not even that."""

    def __init__(self, broken: bool = False) -> None:
        object.__setattr__(self, "kept", [])
        object.__setattr__(self, "broken", broken)

    async def send(self, to: str, subject: str, text: str, key: str = "") -> None:
        await asyncio.sleep(0.01)
        if self.broken:  # type: ignore[attr-defined]
            raise NotSent("broken")
        self.kept.append((to, subject, text, key))  # type: ignore[attr-defined]


def kept(letters: Letters) -> list[tuple[str, str, str, str]]:
    found: list[tuple[str, str, str, str]] = letters.kept  # type: ignore[attr-defined]
    return found


async def slow_game(store: Store) -> Room:
    """Anne, who wants letters, is to play."""
    await store.database.write(lambda db: db.execute(ACCOUNTS.insert().values(
        player="anne", name="Anne", key="anne", password="", locale="fr", made=0.0, by_mail=True,
        email="anne@example.org")))
    return await made_by(store, clock="days:3", game="san-juan")


async def became(store: Store) -> list[tuple[str, int]]:
    return [(row["done"], row["tries"]) for row in await store.all(NOTICES.select())]


async def grow_old(store: Store) -> None:
    await store.database.write(lambda db: db.execute(NOTICES.update().values(claimed=1.0)))


# From end to end


def test_a_turn_is_told_by_email_and_webhook_once_in_the_readers_language(tmp_path: Path, taker: Sink) -> None:
    with post_office() as office:
        server = Server(f"sqlite:///{tmp_path}/tables.db", "--smtp", office.address, "--mail-from", "table@example.org",
                        "--url", OUTSIDE, "--notice", "0", "--webhooks-anywhere")
        try:
            anne = signed_up(server.url, "Anne", "anne@example.org")
            anne.get("/lang/fr")
            anne.post("/account/notices", **{"by-mail": "on", "webhook": taker.address + "/anne"})
            for n in (1, 2):  # the second time after the process was killed
                made = anne.open_table(["me", "open"], "san-juan", clock="days:3")
                bruno = Player(server.url, "Bruno")
                bruno.get("/")
                bruno.join(made).send({"sit": 1, "name": "Bruno"})
                bruno.until(lambda now: now["status"] == "playing")
                told = taker.wait("/anne", n)[-1]
                assert told["subject"] == "À vous de jouer\xa0: San Juan"
                assert told["text"] == "C’est à vous de jouer à San Juan, avec Bruno. Il vous reste 2 j 23 h."
                assert told["link"] == f"{OUTSIDE}/t/{made}?seat=0"
                text = office.letter_to("anne@example.org", n - 1)
                assert "Bonjour Anne" in text
                assert anne.get(link_in(text))[0] == 200
                anne.join(made, "?seat=0")
                assert anne.my_turn()["seat"] == 0
                anne.leave()
                bruno.leave()
                if n == 1:
                    server.kill()
                    server.start()
            assert len(taker.messages("/anne")) == len(office.letters) == 2
        finally:
            server.stop()


# Once, whoever sends it


def test_of_many_processes_one_sends_it(db: str) -> None:
    async def work(store: Store) -> None:
        other = Store(db) if store.is_postgres else store
        letters = Letters()
        room = await slow_game(store)
        chores = [Notices(one, letters, OUTSIDE, wait=0) for one in (store, other) for _ in range(4)]
        for _ in range(3):
            await asyncio.gather(*[chore.look() for chore in chores])
        [(to, subject, text, key)] = kept(letters)
        assert (to, subject) == ("anne@example.org", "À vous de jouer\xa0: San Juan")
        assert f"{OUTSIDE}/t/{room.id}?seat=0" in text
        assert "anne" not in key  # nobody's id is told
        if other is not store:
            await other.close()

    with_store(db, work)


def test_a_process_that_died_while_sending_is_replaced(db: str) -> None:
    async def work(store: Store) -> None:
        letters = Letters()
        chore = Notices(store, letters, OUTSIDE, wait=0)
        await slow_game(store)
        await store.database.write(lambda db: outbox.add(db, store, 0))
        assert len(await store.database.write(outbox.claim)) == 1  # and then it died
        await chore.look()
        assert kept(letters) == []  # it may still be at it
        await grow_old(store)
        await chore.look()
        assert len(kept(letters)) == 1
        assert await became(store) == [("sent", 2)]

    with_store(db, work)


def test_what_cannot_be_sent_is_tried_a_few_times(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        chore = Notices(store, Letters(broken=True), OUTSIDE, wait=0)
        await slow_game(store)
        for _ in range(outbox.TRIES + 3):
            await chore.look()
            await grow_old(store)
        assert await became(store) == [("failed", outbox.TRIES)]

    with_store(f"sqlite:///{tmp_path}/tables.db", work)


# When, and when not


def test_who_is_at_the_table_or_has_played_is_not_told(db: str) -> None:
    async def work(store: Store) -> None:
        letters = Letters()
        chore = Notices(store, letters, OUTSIDE, wait=0)
        room = await slow_game(store)
        await store.note_present(room.id, [0], [])
        await chore.look()
        assert await became(store) == []
        await store.note_present(room.id, [], [0])
        await store.database.write(lambda db: outbox.add(db, store, 0))
        while room.actor == 0 and room.record is not None:
            await room.play(0, int(room.record.state.legal()[0]), room.number(0))
        await chore.look()
        assert ("overtaken", 0) in await became(store)
        assert not any("?seat=0" in text for _, _, text, _ in kept(letters))

    with_store(db, work)


@pytest.mark.parametrize(("form", "wait", "address"), [({"clock": "turn:300"}, 0, OUTSIDE), ({"clock": ""}, 0, OUTSIDE),
                                                       ({}, 60, OUTSIDE), ({}, 0, "")])
def test_quick_games_turns_that_have_just_begun_and_tables_without_an_address_are_quiet(
        form: dict[str, str], wait: float, address: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        letters = Letters()
        room = await slow_game(store)
        if form:
            await store.database.write(lambda db: _clocked(db, room.id, form["clock"]))
        await Notices(store, letters, address, wait=wait).look()
        assert kept(letters) == []

    with_store(f"sqlite:///{tmp_path}/tables.db", work)


def _clocked(db: Any, table: str, clock: str) -> None:
    from comptoir.table.schema import TABLES

    db.execute(TABLES.update().where(TABLES.c.id == table).values(clock=clock))


# Where webhooks may lead


@pytest.mark.parametrize("inside", ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "::1",
                                    "fe80::1%lo", "::ffff:127.0.0.1", "fd00::1", "224.0.0.1", "100.64.0.1"])
def test_our_own_network_is_not_public(inside: str) -> None:
    assert not is_public(inside)


def test_a_name_that_leads_inside_is_refused_whenever_something_is_sent(taker: Sink) -> None:
    async def work() -> None:
        for host in ("localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1"):
            with pytest.raises(NotTaken):
                await looked_up(address_of(f"http://{host}:1/"), anywhere=False)
        with pytest.raises(NotTaken):
            await send_json(taker.address + "/inside", {}, "key")

    run(work())
    assert not taker.messages("/inside")
    assert is_public("93.184.216.34")


@pytest.mark.parametrize("written", ["ftp://example.org/", "https://", "javascript:alert(1)", "http://a:b@example.org/",
                                     "http://example.org/ x", "http://example.org:99999/", "http://[::1", "x" * 600,
                                     "http://example.org/\r\nX: y"])
def test_what_is_no_address_is_refused(written: str) -> None:
    with pytest.raises(Refused):
        address_of(written)


def test_redirects_are_not_followed_and_failures_are_noticed(taker: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "PATIENCE", 0.5)

    async def work() -> None:
        for path in ("/302", "/500", "/slow"):
            with pytest.raises(NotTaken):
                await send_json(taker.address + path, {"a": 1}, "key", anywhere=True)

    run(work())
    assert not taker.messages("/elsewhere")
    assert taker.got[-1][1]["Idempotency-Key"] == "key"


def test_an_account_cannot_name_an_address_inside(server: Server) -> None:
    anne = signed_up(server.url, "Webhooker")
    for inside in ("http://127.0.0.1:8000/metrics", "http://localhost/", "gopher://x"):
        assert anne.post("/account/notices", webhook=inside)[0] == 400
    assert anne.post("/account/notices", webhook="")[0] == 200
