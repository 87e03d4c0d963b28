"""Stored, then seen: what a page is told is in the store, whatever the store does meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from comptoir.kernel.errors import BadOption
from comptoir.table.database import Away
from comptoir.table.making import from_form
from comptoir.table.refusal import Refused
from comptoir.table.room import Room, open_room
from comptoir.table.seats import Person
from comptoir.table.store import Change, Store
from comptoir.table.words import page_words

from .serving import Server, command, free_port, run

TWO = {"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device"}


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@asynccontextmanager
async def a_room(db: str, **form: str) -> AsyncIterator[Room]:
    store = Store(db)
    await store.open()
    try:
        made = await from_form(store, {**TWO, **form}, Person("p", "Anne"), page_words("en"))
        room = await open_room(store, made)
        assert room is not None
        yield room
    finally:
        await store.close()


def moves(room: Room) -> list[str]:
    assert room.record is not None
    return [move.do for move in room.record.moves]


async def stored(room: Room) -> list[str]:
    again = await open_room(room.store, room.id)
    assert again is not None
    return moves(again)


class Outage:
    """A database whose writing goes wrong in some way for a while."""

    def __init__(self, room: Room, way: Callable[[Any], Any]) -> None:
        self.database = room.store.database
        self.way = way

    def __enter__(self) -> None:
        self.right = self.database.write
        self.database.write = self.way(self.right)  # type: ignore[method-assign]

    def __exit__(self, *_: object) -> None:
        self.database.write = self.right  # type: ignore[method-assign]


def lost(_: Any) -> Any:
    """What is written never arrives."""
    async def write(*_: Any) -> Any:
        raise Away("the line is cut")

    return write


def unknown(right: Any) -> Any:
    """It is stored, but the answer is lost on the way back."""
    async def write(work: Any) -> Any:
        await right(work)
        raise Away("the line is cut")

    return write


def test_while_the_store_is_at_work_nobody_is_shown_what_it_may_not_keep(db: str) -> None:
    """A page that is drawn meanwhile, because somebody joins, is drawn from what is stored."""
    async def check() -> None:
        async with a_room(db) as room:
            seen: list[Any] = []

            def slow(right: Any) -> Any:
                async def write(work: Any) -> Any:
                    seen.append((room.version, moves(room), room.actor))
                    await asyncio.sleep(0.05)
                    seen.append((room.version, moves(room), room.actor))
                    return await right(work)

                return write

            with Outage(room, slow):
                await room.play(0, "role:settler", 0)
            assert seen == [(0, [], 0)] * 2
            assert moves(room) == await stored(room) == ["role:settler"]

    run(check())


@pytest.mark.parametrize("way", [lost, unknown])
def test_when_the_answer_of_the_store_is_unknown_it_is_asked_before_anything_else(db: str, way: Any) -> None:
    async def check() -> None:
        async with a_room(db) as room:
            right = room.store.read
            with Outage(room, way):
                for _ in range(2):  # the second time reading goes wrong as well
                    with pytest.raises(Refused, match="store-away"):
                        await room.play(0, "role:settler", 0)
                    room.store.read = lost(None)  # type: ignore[method-assign]
                room.store.read = right  # type: ignore[method-assign]
            assert moves(room) == []  # what was told is true still
            with contextlib.suppress(Refused):  # as outdated, where the first one was stored
                await room.play(0, "role:builder", 0)
            assert moves(room) == await stored(room)
            assert moves(room) == (["role:settler"] if way is unknown else ["role:builder"])

    run(check())


def test_a_page_that_goes_away_in_mid_move_changes_nothing_about_it(db: str) -> None:
    async def check() -> None:
        async with a_room(db) as room:
            asked = asyncio.create_task(room.play(0, "role:settler", 0))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            async with room.lock:
                pass
            assert moves(room) == await stored(room) == ["role:settler"]

    run(check())


def test_the_last_chair_and_the_start_are_one(db: str) -> None:
    """However it fails: a full table has begun."""
    async def check() -> None:
        async with a_room(db, **{"chair-1": "open"}) as room:
            with Outage(room, unknown), pytest.raises(Refused, match="store-away"):
                await room.sit(1, "q", "Bruno")
            again = await open_room(room.store, room.id)
            assert again is not None
            assert again.status == "playing"
            await room.refresh()
            assert room.status == "playing"

    run(check())


def test_a_full_table_of_old_begins_when_it_is_opened(db: str) -> None:
    async def check() -> None:
        async with a_room(db, **{"chair-1": "open"}) as room:
            await room.store.change(room.id, 0, Change(chairs={1: {"kind": "person", "name": "Bruno"}},
                                                       holders=[(1, "q")]))
            from comptoir.table.rooms import Rooms
            from comptoir.table.thinker import Thinker

            rooms = Rooms(room.store, Thinker(1, 0.1))
            opened = await asyncio.gather(*[rooms.get(room.id) for _ in range(3)])
            assert opened[0] is not None
            assert opened[0].status == "playing"
            await rooms.close()

    run(check())


def test_the_luck_is_committed_to_before_anybody_sits_down(db: str) -> None:
    async def check() -> None:
        async with a_room(db, **{"chair-1": "open"}) as room:
            told = room.commitment
            assert len(told) == 64
            await room.sit(1, "q", "Bruno")
            assert room.record is not None
            assert room.record.header()["commit"] == room.commitment == told
            assert room.record.seed is not None
            assert room.record.seed >= 1 << 127

    run(check())


def test_acknowledged_means_on_the_disk(db: str) -> None:
    async def check() -> None:
        async with a_room(db) as room:
            for name, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
                assert await room.store.database.write(
                    lambda db, name=name: db.exec_driver_sql(f"PRAGMA {name}").scalar_one()) == value  # type: ignore[misc]

    run(check())


def test_many_writers_share_the_disk_and_none_is_locked_out(db: str) -> None:
    """Two hundred tables move at once: each move is stored, in far fewer transactions."""
    async def check() -> None:
        store = Store(db)
        await store.open()
        commits = 0

        def count(_: Any) -> None:
            nonlocal commits
            commits += 1

        sa.event.listen(store.database.inner.writing, "commit", count)  # type: ignore[attr-defined]
        rooms = []
        for _ in range(200):
            made = await from_form(store, TWO, Person("p", "Anne"), page_words("en"))
            room = await open_room(store, made)
            assert room is not None
            rooms.append(room)
        commits = 0
        await asyncio.gather(*[room.play(0, "role:settler", 0) for room in rooms])
        assert commits < 50
        for room in rooms[::20]:
            assert await stored(room) == ["role:settler"]
        await store.close()

    run(check())


def test_one_of_many_that_fails_takes_nobody_along(db: str) -> None:
    async def check() -> None:
        async with a_room(db) as room:
            there = await open_room(room.store, room.id)
            other = await from_form(room.store, TWO, Person("p", "Anne"), page_words("en"))
            elsewhere = await open_room(room.store, other)
            assert there is not None
            assert elsewhere is not None
            done = await asyncio.gather(room.play(0, "role:settler", 0), there.play(0, "role:builder", 0),
                                        elsewhere.play(0, "role:mayor", 0), return_exceptions=True)
            assert [isinstance(one, Refused) for one in done] == [False, True, False]
            assert moves(there) == await stored(room) == ["role:settler"]
            assert moves(elsewhere)[0] == "role:mayor"

    run(check())


def test_a_second_process_on_the_same_file_is_refused_with_a_sentence(own_server: Server) -> None:
    done = command("serve", "--port", str(free_port()), "--db", own_server.db)
    assert done.returncode == 2
    assert "another Comptoir serves" in done.stderr
    assert done.stderr.count("\n") == 1
    own_server.kill()  # however the first one ended, the file is free again
    own_server.start()

    async def check() -> None:
        with pytest.raises(BadOption, match="PostgreSQL"):
            await Store(own_server.db).open()

    run(check())
