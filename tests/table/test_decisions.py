"""Whole decisions: several small actions of a seat, stored, announced and taken back as one."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from comptoir.table.making import from_form
from comptoir.table.refusal import Refused
from comptoir.table.room import Room, open_room
from comptoir.table.seats import Person
from comptoir.table.store import Store
from comptoir.table.words import page_words

from .serving import environment, run, stored_record

TWO = {"game": "puerto-rico", "seats": "2", "chair-0": "me", "chair-1": "device"}
ANNE, BRUNO = 0, 1


class Page:
    """Counts what it is told."""

    player = "p"

    def __init__(self) -> None:
        self.told = 0

    def changed(self) -> None:
        self.told += 1

    def chatted(self) -> None:
        pass


def at_a_table(db: str, check: Callable[[Room, Page], Awaitable[None]], **form: str) -> str:
    """Let people do something at a new table; its id."""
    made = ""

    async def checked() -> None:
        nonlocal made
        store = Store(db)
        await store.open()
        try:
            made = await from_form(store, {**TWO, **form}, Person("p", "Anne"), page_words("en"))
            room = await open_room(store, made)
            assert room is not None
            page = Page()
            room.viewers.add(page)
            await check(room, page)
        finally:
            await store.close()

    run(checked())
    return made


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


async def settlers(room: Room) -> None:
    """Anne takes a quarry; Bruno takes nothing, the mayor, and no colonist. Anne has one to place."""
    for seat, text in ((ANNE, "role:settler"), (ANNE, "take:quarry"), (BRUNO, "pass"), (BRUNO, "role:mayor"),
                       (BRUNO, "pass")):
        await room.play(seat, text, room.version)


async def anne_decides(room: Room) -> list[str]:
    """Her colonist, her role and nothing to build, in one go."""
    assert room.record is not None
    place = room.game.actions.text(room.record.state.legal()[0])
    texts = [place, "role:builder", "pass"]
    await room.play_all(ANNE, texts, room.version)
    return texts


def test_a_decision_is_stored_and_announced_as_one(db: str) -> None:
    async def check(room: Room, page: Page) -> None:
        await settlers(room)
        before = page.told
        texts = await anne_decides(room)
        assert page.told == before + 1
        assert room.record is not None
        assert [move.do for move in room.record.moves[-3:]] == texts
        assert [move.joined for move in room.record.moves[-3:]] == [False, True, True]
        assert room.actor == BRUNO

    made = at_a_table(db, check)
    assert [move.joined for move in stored_record(db, made).moves[-3:]] == [False, True, True]


def test_it_is_checked_as_a_whole_before_anything_is_done(db: str) -> None:
    async def check(room: Room, page: Page) -> None:
        await settlers(room)
        version, told = room.version, page.told
        assert room.record is not None
        place = room.game.actions.text(room.record.state.legal()[0])
        for texts in ([place, "role:mayor"], [place, "nonsense"], [], ["pass"]):
            with pytest.raises(Refused):
                await room.play_all(ANNE, texts, version)
        with pytest.raises(Refused, match="stale"):
            await room.play_all(ANNE, [place], version - 1)
        with pytest.raises(Refused, match="turn"):
            await room.play_all(BRUNO, [place], version)
        assert (room.version, page.told) == (version, told)

    at_a_table(db, check)


def test_what_lets_another_seat_act_ends_it(db: str) -> None:
    async def check(room: Room, page: Page) -> None:
        await room.play_all(ANNE, ["role:settler", "take:quarry", "role:builder"], 0)
        assert room.record is not None
        assert [move.do for move in room.record.moves] == ["role:settler", "take:quarry"]

    at_a_table(db, check)


def test_it_is_taken_back_freely_as_a_whole(db: str) -> None:
    async def check(room: Room, page: Page) -> None:
        await settlers(room)
        assert room.record is not None
        before = room.record.state.key()
        place = room.game.actions.text(room.record.state.legal()[0])
        await room.play_all(ANNE, [place, "role:builder"], room.version)
        assert room.free_undos(ANNE) == [2]
        await room.undo(ANNE, room.version)
        assert room.record.state.key() == before
        assert room.record.entries[-1] == {"by": ANNE, "undo": 2}
        assert room.story is not None
        assert len(room.story.positions) == len(room.record.moves) + 1

    at_a_table(db, check)


def test_by_consent_it_goes_back_as_a_whole_and_the_question_names_it(db: str) -> None:
    async def check(room: Room, page: Page) -> None:
        await settlers(room)
        assert room.record is not None
        before, moves = room.record.state.key(), len(room.record.moves)
        await anne_decides(room)
        assert room.undo_way(ANNE) == "ask"
        await room.undo(ANNE, room.version)
        assert room.ask is not None
        assert (room.ask.moves, room.ask.move, room.ask.needed) == (3, moves + 1, (BRUNO,))
        await room.answer("p", True)
        assert room.record.state.key() == before
        assert room.record.entries[-1] == {"by": ANNE, "undo": 3, "consent": [BRUNO]}

    at_a_table(db, check)


def test_where_only_bots_watch_nobody_is_asked(db: str) -> None:
    async def check(room: Room, page: Page) -> None:
        await room.play_all(ANNE, ["role:settler", "take:quarry"], 0)
        while (chair := room.bot_to_play()) is not None:
            assert room.record is not None
            assert await room.play_bot(chair.seat, room.record.state.legal()[0], room.version)
        assert room.undo_way(ANNE) == "free"
        await room.undo(ANNE, room.version)
        assert room.ask is None
        assert room.record is not None
        assert room.record.moves == []
        assert room.record.entries[-1]["by"] == ANNE

    at_a_table(db, check, **{"chair-1": "bot:easy"})


KILLED = """
import asyncio, os, signal, sys
import sqlalchemy as sa
from comptoir.table.room import open_room
from comptoir.table.store import Store

async def main(db, made, texts, left):
    store = Store(db)
    await store.open()
    room = await open_room(store, made)
    def count(*_):
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
    for moment in ("before_cursor_execute", "after_cursor_execute", "commit"):
        sa.event.listen(store.database.inner.writing, moment, count)
    await room.play_all(0, texts, room.version)
    await store.close()
    print("done")

asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[4:], int(sys.argv[3])))
"""


def test_killed_at_any_moment_all_of_it_is_stored_or_nothing(db: str, tmp_path: Path) -> None:
    made = at_a_table(db, lambda room, page: settlers(room))
    before = stored_record(db, made)
    texts = [before.game.actions.text(before.state.legal()[0]), "role:builder", "pass"]
    counts = []
    for left in range(20):
        done = subprocess.run([sys.executable, "-c", KILLED, db, made, str(left), *texts], env=environment(),
                              capture_output=True, text=True, timeout=60, check=False)
        counts.append(len(stored_record(db, made).moves) - len(before.moves))
        assert counts[-1] in (0, len(texts))
        if "done" in done.stdout:
            break
        assert done.returncode == -9, done.stderr
    assert len(counts) > 3
    assert counts[-1] == len(texts)
    with sqlite3.connect(db.removeprefix("sqlite:///")) as store:
        lines = store.execute("select line from entries order by number").fetchall()
    assert [json.loads(line).get("joined", False) for (line,) in lines[-3:]] == [False, True, True]
