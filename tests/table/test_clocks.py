"""Clocks run out once, whatever becomes of the process; what follows is what the table agreed to."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from comptoir.table.making import from_form
from comptoir.table.refusal import Refused
from comptoir.table.room import Room, open_room
from comptoir.table.rooms import Rooms
from comptoir.table.schema import SETTINGS, TABLES
from comptoir.table.seats import Person
from comptoir.table.store import DEAD, Store
from comptoir.table.thinker import Thinker
from comptoir.table.ticking import ALIVE, left_to_bots, sign_of_life
from comptoir.table.words import page_words

from .axe import faults
from .driving import sideways, wait_asked
from .postgres import asked, fresh_database
from .serving import PATIENCE, Player, Server, run, two_seats

KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the kind that is asked for."""
    return f"sqlite:///{tmp_path}/tables.db" if request.param == "sqlite" \
        else fresh_database(request.getfixturevalue("postgres"))


def rows(db: str, query: str) -> list[Any]:
    if db.startswith("postgresql"):
        return asked(db, query)
    with sqlite3.connect(db.removeprefix("sqlite:///"), timeout=20) as store:
        return store.execute(query).fetchall()


def until(db: str, query: str, wanted: Callable[[Any], bool]) -> Any:
    """What the database says, once it is as wanted."""
    end = time.monotonic() + 10 * PATIENCE
    while time.monotonic() < end:
        found = rows(db, query)
        if found and wanted(found[0]):
            return found[0]
        time.sleep(0.1)
    raise AssertionError(f"{query}: {rows(db, query)}")


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    running: list[Server] = []
    yield running
    for server in running:
        if server.process is not None and server.process.poll() is None:
            server.stop()


# What happens at zero


def test_a_bot_plays_for_who_takes_too_long_until_they_are_back(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url, clock="turn:1", zero="bot")
    assert anne.now["clock"]["runs"] == 0
    now = bruno.until(lambda now: now["chairs"][0]["out"] == "late")
    assert now["chairs"][0]["lent"]
    bruno.until(lambda now: now["n"] > 0)  # the bot plays on
    anne.until(lambda now: now["chairs"][0]["lent"] and now["n"] > 0)
    anne.send({"back": 0})
    now = anne.until(lambda now: not now["chairs"][0]["lent"])
    assert now["chairs"][0]["out"] == ""


def test_who_has_conceded_does_not_come_back(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url, clock="turn:1", zero="concede")
    bruno.until(lambda now: now["chairs"][0]["out"] == "conceded" and now["n"] > 0)
    assert anne.refused({"back": 0})["key"] == "conceded"


def test_whoever_gives_up_does_so_for_themselves(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url)
    assert anne.refused({"concede": 1})["key"] == "seat"
    bruno.send({"concede": 1})
    now = anne.until(lambda now: now["chairs"][1]["out"] == "conceded")
    assert now["chairs"][1]["lent"]
    assert bruno.refused({"concede": 1})["key"] == "no-chair"
    assert bruno.refused({"back": 1})["key"] == "conceded"
    anne.play()  # the game goes on


def test_a_clock_that_only_shows_takes_nothing_away(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url, clock="turn:1", zero="show")
    ends = anne.now["clock"]["ends"]
    while time.time() < ends + 2.5:  # time for it to be found
        time.sleep(0.1)
    anne.send({"say": "late"})
    assert not anne.play()["chairs"][0]["lent"]
    assert bruno.until(lambda now: now["n"] > 0)["chairs"][0]["out"] == ""


def test_an_undo_gives_no_time(server: Server) -> None:
    anne = Player(server.url, "Anne")
    made = anne.open_table(["me", "bot:easy"], clock="game:900+15", zero="bot")
    anne.join(made)
    anne.my_turn()
    assert left(anne) <= 900
    for _ in range(3):
        anne.play("role:prospector")
        before = anne.now["n"]
        anne.send({"undo": before, "turn": True})
        anne.until(lambda now: now["n"] > before and now["actor"] == 0 and now["legal"])  # noqa: B023
    assert left(anne) <= 900 + 15  # for the first time, and no other


def left(player: Player) -> float:
    clock = player.now["clock"]
    return float(clock["ends"] - clock["now"])


def test_no_such_clock_is_refused(server: Server) -> None:
    anne = Player(server.url, "Anne")
    anne.get("/")
    for clock, zero in (("turn:0", "bot"), ("turn:60", "burn"), ("days:9999999", "bot"), ("x", "bot")):
        status, text, _ = anne.post("/new", **{"my-name": "Anne", "game": "puerto-rico", "seats": "2",
                                               "chair-0": "me", "chair-1": "open", "clock": clock, "zero": zero})
        assert status == 400
        assert "turn:SECONDS" in text


# Whatever becomes of the processes


@pytest.mark.parametrize(("db", "clock"), [("sqlite", "turn:2"), ("postgresql", "game:2+1")], indirect=["db"])
def test_killed_while_a_clock_runs_it_runs_out_once(db: str, clock: str, servers: list[Server]) -> None:
    """Also where nobody looks on: with two processes, the other one finds it; with one, the next. The bot that has the
    chair then plays, so that Bruno's clock begins."""
    servers += [Server(db) for _ in KINDS[:2 if db.startswith("postgresql") else 1]]
    anne, bruno, made = two_seats(servers[0].url, clock=clock, zero="concede")
    servers[0].kill()
    anne.leave()
    bruno.leave()
    if len(servers) == 1:
        servers[0].start()
    out = f"SELECT out, lent_from, lent FROM chairs WHERE table_id = '{made}' AND seat = 0"
    first = until(db, out, lambda row: row[0] == "conceded")
    until(db, f"SELECT given FROM chairs WHERE table_id = '{made}' AND seat = 1", lambda row: row[0] > 0)
    assert rows(db, out)[0] == first  # and not a second time


FORM = {"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device", "clock": "turn:300", "zero": "bot"}


async def made_by(store: Store, **form: str) -> Room:
    """A table with a clock."""
    made = await from_form(store, {**FORM, **form}, Person("anne", "Anne"), page_words("en"))
    room = await open_room(store, made)
    assert room is not None
    return room


async def let_pass(room: Room, seconds: float) -> float:
    """So much time goes by at a table; its deadline."""
    await room.store.database.write(lambda db: db.execute(TABLES.update().where(TABLES.c.id == room.id).values(
        deadline=TABLES.c.deadline - seconds, moved=TABLES.c.moved - seconds)))
    await room.refresh()
    return float(room.table["deadline"] or 0.0)


def with_store(db: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def opened() -> None:
        store = Store(db)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    run(opened())


@pytest.mark.parametrize("db", KINDS, indirect=True)
def test_of_many_who_find_it_one_does_it(db: str) -> None:
    """The rooms of two processes at the same moment, many times over."""
    async def work(store: Store) -> None:
        other = Store(db) if store.is_postgres else store
        for _ in range(10):
            room = await made_by(store)
            deadline = await let_pass(room, 400)
            found = [await open_room(one, room.id) for one in (store, other) for _ in range(3)]
            assert not any([await one.run_out(deadline - 1) for one in found if one])  # another deadline
            done = await asyncio.gather(*[one.run_out(deadline) for one in found if one])
            assert sorted(done) == [False] * 5 + [True]
        if other is not store:
            await other.close()

    with_store(db, work)


def test_before_its_time_nothing_runs_out(tmp_path: Path) -> None:
    """Whatever a process believes what time it is."""
    async def work(store: Store) -> None:
        room = await made_by(store)
        with pytest.raises(Refused):
            await room.run_out(room.table["deadline"])
        assert not room.chairs[0].lent

    with_store(f"sqlite:///{tmp_path}/tables.db", work)


def test_who_is_late_leaves_that_move_to_the_bot(tmp_path: Path) -> None:
    """Else a turn could last for ever: the time is up, the chair is taken back, the time is up."""
    async def work(store: Store) -> None:
        room = await made_by(store)
        assert await room.run_out(await let_pass(room, 400))
        with pytest.raises(Refused) as refused:
            await room.take_back(0)
        assert refused.value.key == "late"
        assert room.record is not None
        await room.play_bot(0, room.record.state.legal()[0], room.version)
        await room.take_back(0)
        assert not room.chairs[0].lent

    with_store(f"sqlite:///{tmp_path}/tables.db", work)


@pytest.mark.parametrize("db", KINDS, indirect=True)
def test_clocks_stand_still_while_nobody_serves_them(db: str) -> None:
    async def work(store: Store) -> None:
        room = await made_by(store)
        before = float(room.table["deadline"])
        assert await store.database.write(lambda db: sign_of_life(db, DEAD)) == []
        await store.database.write(lambda db: db.execute(SETTINGS.update().where(SETTINGS.c.key == ALIVE).values(
            value=repr(time.time() - 1000))))
        assert await let_pass(room, 1000) < time.time()
        assert await store.database.write(lambda db: sign_of_life(db, DEAD)) == [room.id]
        assert await store.database.write(lambda db: sign_of_life(db, DEAD)) == []
        await room.refresh()
        assert 0 <= room.table["deadline"] - before < 30

    with_store(db, work)


@pytest.mark.parametrize("db", KINDS, indirect=True)
def test_a_bot_for_which_a_clock_waits_is_not_forgotten(db: str) -> None:
    """Its process died before it could play, and nobody looks at the table."""
    async def work(store: Store) -> None:
        rooms = Rooms(store, Thinker(1, 0.1), pace=0)
        room = await made_by(store, **{"chair-0": "bot:easy", "chair-1": "me"})
        assert await store.database.read(left_to_bots) == []
        await let_pass(room, 60)
        assert await store.database.read(left_to_bots) == [room.id]
        await rooms.clockwork.remind()
        while not (await store.entries(room.id)):
            await asyncio.sleep(0.05)
        await rooms.close()

    with_store(db, work)


# What people see


def test_a_clock_is_chosen_told_and_seen_to_run(server: Server, people: Any) -> None:
    anne, phone = people(), people(390, 844, locale="fr-FR", is_mobile=True, has_touch=True)
    anne.goto(f"{server.url}/?game=san-juan&seats=2#new")
    anne.fill("#my-name", "Anne")
    anne.select_option("#chair-1", "open")
    anne.click("#new summary")
    assert not anne.is_visible("#zero")
    anne.select_option("#clock", "game:900+15")
    anne.select_option("#zero", "concede")
    assert not faults(anne)
    anne.click(".form-end button")
    anne.wait_for_selector(".waiting-clock")
    assert "15 minutes for the game, and 15 seconds a turn" in anne.inner_text(".waiting-clock")
    made = anne.url.rpartition("/")[2]
    phone.goto(f"{server.url}/t/{made}")
    phone.fill("#my-name", "Bruno")
    phone.press("#my-name", "Enter")
    assert "15 minutes pour la partie" in phone.inner_text(".waiting-clock")
    phone.click(".waiting-chairs .btn >> nth=0")
    assert wait_asked(anne)
    for page, running in ((anne, "#my-time.is-running"), (phone, ".strip.seat-0 .time.is-running")):
        page.wait_for_selector(running)
        before = page.inner_text(running)
        while page.inner_text(running) == before:
            page.wait_for_timeout(50)
        assert page.inner_text(".strip.seat-1 .time") == "15:00"
        assert sideways(page) == 0
    assert phone.get_attribute(running, "title").startswith("Anne : encore 14:")
    assert not faults(anne)
    anne.click("[popovertarget=menu]")
    anne.click("#give-up")
    assert not faults(anne)
    anne.click("#concede .btn-danger")
    phone.wait_for_selector("body[data-actor='1']", state="attached")  # a bot has played on
    assert anne.evaluate("window.table.now.chairs[0].out") == "conceded"
