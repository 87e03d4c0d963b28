"""The store, on a real SQLite file and on a real PostgreSQL; two processes at one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from comptoir.kernel.errors import BadOption
from comptoir.table.making import from_form
from comptoir.table.refusal import Refused
from comptoir.table.room import open_room
from comptoir.table.schema import ENTRIES
from comptoir.table.seats import Person, clean_name
from comptoir.table.store import Change, Store, Taken, async_url
from comptoir.table.words import page_words

from .serving import Server, run, two_seats

FORM = {"game": "puerto-rico", "seats": "3", "chair-0": "me", "chair-1": "device", "chair-2": "bot:medium"}


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.mark.parametrize("row", [{}, {"turn": 1, "status": "playing"}], ids=["lines", "moves"])
def test_a_move_number_is_stored_once(db: str, row: dict[str, Any]) -> None:
    async def check() -> None:
        store = Store(db)
        await store.open()
        made = await from_form(store, FORM, Person("p", "Anne"), page_words("en"))
        assert await store.change(made, 0, Change(first=0, lines=['{"by": 0}'], row=row)) == 1
        with pytest.raises(Taken):  # it has changed since
            await store.change(made, 0, Change(first=1, lines=['{"by": 1}'], row=row))
        with pytest.raises(Taken):
            await store.change(made, 1, Change(first=0, lines=['{"by": 1}'], row=row))
        with pytest.raises(Taken):  # all or none
            await store.change(made, 1, Change(first=0, lines=['{"by": 1}', '{"by": 2}'], row=row))
        with pytest.raises(Taken):  # no gap
            await store.change(made, 1, Change(first=2, lines=['{"by": 1}'], row=row))
        found = await store.read(made)
        assert found is not None
        assert found.lines == ['{"by": 0}']
        assert found.table["changes"] == 1
        assert await store.setting("key", "a") == await store.setting("key", "b")
        await store.close()

    run(check())


def test_the_database_itself_takes_no_gap(db: str) -> None:
    """Whatever a program does: an entry needs the one before it."""
    async def check() -> None:
        store = Store(db)
        await store.open()
        made = await from_form(store, FORM, Person("p", "Anne"), page_words("en"))
        await store.change(made, 0, Change(first=0, lines=["a", "b"]))
        for number, after in ((3, 2), (3, 1), (3, None), (2, None), (2, 0), (-1, -2)):
            with pytest.raises(Taken):
                await store.database.write(lambda found, number=number, after=after: found.execute(  # type: ignore[misc]
                    ENTRIES.insert().values(table_id=made, number=number, line="c", at=0.0, after=after)))
        with pytest.raises(Taken):  # nor does it lose one in the middle
            await store.database.write(lambda found: found.execute(ENTRIES.delete().where(ENTRIES.c.number == 0)))
        await store.change(made, 1, Change(first=2, lines=["c"]))
        await store.close()

    run(check())


def test_two_rooms_of_one_table_cannot_both_play_a_move(db: str) -> None:
    async def check() -> None:
        store = Store(db)
        await store.open()
        made = await from_form(store, FORM, Person("p", "Anne"), page_words("en"))
        here, there = await open_room(store, made), await open_room(store, made)
        assert here is not None
        assert there is not None
        await here.play(0, "role:settler", 0)
        with pytest.raises(Refused) as refused:
            await there.play(0, "role:builder", 0)
        assert refused.value.key == "stale"
        assert there.version == here.version  # it has taken the other's word
        assert there.record is not None
        assert there.record.moves[0].do == "role:settler"
        again = await open_room(store, made)
        assert again is not None
        assert again.record is not None
        assert here.record is not None
        assert again.record.state == here.record.state
        await store.close()

    run(check())


def test_a_chair_is_taken_once(db: str) -> None:
    async def check() -> None:
        store = Store(db)
        await store.open()
        made = await from_form(store, {**FORM, "chair-1": "open"}, Person("p", "Anne"), page_words("en"))
        here, there = await open_room(store, made), await open_room(store, made)
        assert here is not None
        assert there is not None
        await here.sit(1, "q", "Bruno")
        with pytest.raises(Refused, match="chair-taken"):
            await there.sit(1, "r", "Chloé")
        assert [table["id"] for table in await store.tables_of("q")] == [made]
        assert await store.tables_of("r") == []
        assert there.status == here.status == "playing"
        await store.close()

    run(check())


def test_a_rematch_and_the_way_to_it_are_one_transaction(db: str) -> None:
    async def check() -> None:
        store = Store(db)
        await store.open()
        made = await from_form(store, FORM, Person("p", "Anne"), page_words("en"))
        found = await store.read(made)
        assert found is not None
        chairs = [{**chair, "secret": f"again-{chair['seat']}"} for chair in found.chairs]
        for chair in chairs:
            del chair["table_id"]
        row = {name: found.table[name] for name in ("game", "name", "options", "door", "first", "status", "owner")}
        with pytest.raises(Taken):  # a link that there is already: nothing is left of it
            await store.add_table({**row, "id": made + "-0"}, [{**chairs[0], "secret": found.chairs[0]["secret"]}], [],
                                  follows=made)
        assert await store.read(made + "-0") is None
        table = await store.table(made)
        assert table is not None
        assert table["rematch"] is None
        both = await asyncio.gather(*[store.add_table(
            {**row, "id": f"{made}-{n}"}, [{**chair, "secret": f"{made}-{n}-{chair['seat']}"} for chair in chairs], [],
            follows=made) for n in (1, 2)])
        assert both[0] == both[1]  # the first who asks decides
        tables = [await store.read(f"{made}-{n}") for n in (1, 2)]
        assert [one is None for one in tables].count(True) == 1
        table = await store.table(made)
        assert table is not None
        assert table["rematch"] == both[0]
        await store.close()

    run(check())


@pytest.fixture
def club(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two processes that serve the same tables."""
    here, there = Server(postgres), Server(postgres)
    yield here, there
    assert here.stop() == 0
    assert there.stop() == 0


def test_two_processes_serve_one_table(club: tuple[Server, Server]) -> None:
    here, there = club
    anne, bruno, made = two_seats(here.url)
    bruno.leave()
    bruno.url = there.url  # the key of the cookies is in the store, so they are good everywhere
    bruno.join(made)
    assert bruno.now["seat"] == 1
    for _ in range(10):
        player, other = (anne, bruno) if anne.now["legal"] else (bruno, anne)
        player.play()
        other.until(lambda now, n=player.now["n"]: now["n"] >= n)  # type: ignore[misc]
    anne.send({"say": "Can you read this?"})
    while bruno.receive()["is"] != "chat":
        pass


def test_only_databases_we_know() -> None:
    assert async_url("postgres://u@h/d") == "postgresql+asyncpg://u@h/d"
    with pytest.raises(BadOption, match="sqlite:///"):
        async_url("mysql://somewhere")


def test_names_are_one_plain_line() -> None:
    assert clean_name("  Anne\n\u202e<b>  de la\tTour  ") == "Anne <b> de la Tour"
    assert len(clean_name("x" * 99)) == 24
