"""Consent is a fact: what a seat's holder said is stored, and nothing else counts. A chair is lent when its player has
really been away for a while, through whatever process he looks on."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from comptoir.table.making import from_form
from comptoir.table.refusal import Refused
from comptoir.table.room import Room, open_room
from comptoir.table.schema import ANSWERS, ASKS, CHAIRS
from comptoir.table.seats import Person
from comptoir.table.store import Store
from comptoir.table.words import page_words

from .serving import Server, run, two_seats

ANNE, BRUNO = 0, 1


class Page:
    """Somebody who looks at a room."""

    def __init__(self, player: str) -> None:
        self.player = player

    def changed(self) -> None:
        pass

    def chatted(self) -> None:
        pass


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path}/tables.db"


def at_a_table(db: str, check: Callable[[Room], Coroutine[Any, Any, None]], seats: int = 2) -> None:
    """Anne has opened it; the others sit with browsers of their own."""
    async def checked() -> None:
        store = Store(db)
        await store.open()
        try:
            form = {"game": "puerto-rico", "seats": str(seats), "chair-0": "me"}
            made = await from_form(store, form, Person("anne", "Anne"), page_words("en"))
            room = await open_room(store, made)
            assert room is not None
            for seat, player in list(enumerate(["anne", "bruno", "chloe"]))[1:seats]:
                await room.sit(seat, player, player.title())
            await check(room)
        finally:
            await store.close()

    run(checked())


async def left(room: Room, seat: int, seconds: float) -> None:
    """This player was last seen so long ago."""
    await room.store.database.write(lambda db: db.execute(CHAIRS.update().where(
        CHAIRS.c.table_id == room.id, CHAIRS.c.seat == seat).values(
        seen=sa.func.extract("epoch", sa.func.clock_timestamp()) - seconds if room.store.is_postgres
        else sa.func.unixepoch() - seconds)))


async def all_take_something(room: Room) -> None:
    """Two settlers have their plantations, and new ones are drawn."""
    await room.play(ANNE, "role:settler", room.version)
    for seat in (ANNE, BRUNO):
        assert room.record is not None
        text = next(text for text in map(room.game.actions.text, room.record.state.legal()) if text != "pass")
        await room.play(seat, text, room.version)


def test_a_line_that_drops_for_a_moment_lends_no_chair(db: str) -> None:
    async def check(room: Room) -> None:
        bruno = Page("bruno")
        room.enter(bruno)
        await room.store.note_present(room.id, [BRUNO], [])
        room.leave(bruno)
        await room.store.note_present(room.id, [], [BRUNO])
        with pytest.raises(Refused, match="away-briefly") as refused:
            await room.lend(ANNE, "anne", BRUNO, "easy")
        assert 50 < int(refused.value.args_["seconds"]) <= 60
        assert not room.chairs[BRUNO].lent
        await left(room, BRUNO, 61)
        await room.lend(ANNE, "anne", BRUNO, "easy")
        assert room.chairs[BRUNO].lent

    at_a_table(db, check)


def test_who_looks_on_through_another_process_is_here(postgres: str) -> None:
    async def check(room: Room) -> None:
        await left(room, BRUNO, 1000)
        other = Store(postgres)
        await other.open()
        try:
            await other.note_present(room.id, [BRUNO], [])
            with pytest.raises(Refused, match="is-here"):
                await room.lend(ANNE, "anne", BRUNO, "easy")
            await room.refresh()
            assert room.is_here(BRUNO)
            await other.note_present(room.id, [], [BRUNO])
            with pytest.raises(Refused, match="away-briefly"):
                await room.lend(ANNE, "anne", BRUNO, "easy")
        finally:
            await other.close()

    at_a_table(postgres, check)


def test_whoever_opened_ones_seat_link_does_not_lose_his_own_chair_by_it(db: str) -> None:
    async def check(room: Room) -> None:
        await room.store.hold(room.id, ANNE, "bruno")  # Anne sent him hers: a trap of old
        await room.refresh()
        room.enter(Page("bruno"))
        with pytest.raises(Refused, match="is-here"):
            await room.lend(ANNE, "anne", BRUNO, "easy")
        await room.lend(ANNE, "anne", ANNE, "easy")  # her own she may
        assert [chair.lent for chair in room.chairs] == [True, False]

    at_a_table(db, check)


def test_a_bot_on_a_persons_chair_does_not_agree_to_what_was_before(db: str) -> None:
    """The attack of old: the chair is lent, then the game is rewound, and the record says that Bruno agreed."""
    async def check(room: Room) -> None:
        await all_take_something(room)
        assert room.record is not None
        before = len(room.record.moves)
        await left(room, BRUNO, 100)
        await room.lend(ANNE, "anne", BRUNO, "easy")
        assert room.asked_for_undo(ANNE, 1) == (BRUNO,)
        await room.undo(ANNE, room.version)
        assert room.ask is not None
        assert room.ask.needed == (BRUNO,)
        assert len(room.record.moves) == before
        with pytest.raises(Refused, match="not-asked"):
            await room.answer("anne", True)
        await room.answer("bruno", True)  # he is back, and says so himself
        assert room.record.entries[-1]["consent"] == [BRUNO]

    at_a_table(db, check)


def test_what_happened_since_the_chair_was_lent_goes_back_without_its_player(db: str) -> None:
    async def check(room: Room) -> None:
        await left(room, BRUNO, 100)
        await room.lend(ANNE, "anne", BRUNO, "easy")
        await room.play(ANNE, "role:settler", room.version)
        assert room.record is not None
        await room.play(ANNE, "take:quarry", room.version)
        while (chair := room.bot_to_play()) is not None:
            await room.play_bot(chair.seat, room.record.state.legal()[0], room.version)
        assert room.undo_way(ANNE) == "free"
        await room.undo(ANNE, room.version)
        assert [move.do for move in room.record.moves] == ["role:settler"]

    at_a_table(db, check)


def test_answers_are_stored_and_every_consent_has_one(db: str) -> None:
    async def check(room: Room) -> None:
        await room.play_all(ANNE, ["role:settler", "take:quarry"], 0)
        await room.undo(ANNE, room.version)
        assert room.ask is not None
        ask = room.ask.id
        again = await open_room(room.store, room.id)  # another process, or this one after a crash
        assert again is not None
        assert again.ask == room.ask
        await again.answer("bruno", True)
        assert again.ask is not None
        assert again.ask.agreed == {BRUNO}
        await again.answer("chloe", True)
        assert again.record is not None
        assert again.record.entries[-1] == {"by": ANNE, "undo": 2, "consent": [1, 2]}
        answers = await room.store.all(sa.select(ANSWERS).where(ANSWERS.c.ask_id == ask).order_by(ANSWERS.c.seat))
        assert [(row["seat"], row["player"], row["yes"]) for row in answers] == [(1, "bruno", True), (2, "chloe", True)]
        asks = await room.store.all(sa.select(ASKS).where(ASKS.c.id == ask))
        assert asks[0]["state"] == "granted"
        await room.refresh()
        assert room.ask is None
        assert room.version == again.version

    at_a_table(db, check, seats=3)


def test_a_refusal_is_heard_in_every_process(db: str) -> None:
    async def check(room: Room) -> None:
        there = await open_room(room.store, room.id)
        assert there is not None
        await room.play_all(ANNE, ["role:settler", "take:quarry"], 0)
        await room.undo(ANNE, room.version)
        with pytest.raises(Refused, match="asked-already"):
            await there.undo(ANNE, room.version)
        await there.answer("bruno", False)
        await room.refresh()
        assert room.ask is None
        assert room.refused_ask == there.refused_ask
        assert room.refused_ask[1] == "Bruno"
        await room.undo(ANNE, room.version)  # she may ask again, and think better of it
        await there.refresh()
        await there.withdraw(ANNE)
        await room.play(BRUNO, "pass", room.version)  # the other room's news arrive by being needed
        assert room.ask is None

    at_a_table(db, check)


def test_a_move_overtakes_a_question(db: str) -> None:
    async def check(room: Room) -> None:
        await room.play_all(ANNE, ["role:settler", "take:quarry"], 0)
        await room.undo(ANNE, room.version)
        await room.play(BRUNO, "pass", room.version)
        assert room.ask is None
        with pytest.raises(Refused, match="not-asked"):
            await room.answer("bruno", True)
        again = await open_room(room.store, room.id)
        assert again is not None
        assert again.ask is None

    at_a_table(db, check)


def test_in_two_processes_the_line_of_the_other_drops_and_nothing_is_forged(postgres: str) -> None:
    """Over the wire, as it was done: lend, then undo."""
    here, there = Server(postgres, "--grace", "2"), Server(postgres, "--grace", "2")
    try:
        anne, bruno, made = two_seats(here.url)
        bruno.leave()
        bruno.url = there.url
        bruno.join(made)
        anne.until(lambda now: 1 in now["here"])
        assert anne.refused({"lend": 1, "bot": "easy"})["key"] == "is-here"
        bruno.leave()
        anne.until(lambda now: 1 not in now["here"])
        assert anne.refused({"lend": 1, "bot": "easy"})["key"] == "away-briefly"
        bruno.join(made)
        anne.until(lambda now: 1 in now["here"])
        assert anne.refused({"lend": 1, "bot": "easy"})["key"] == "is-here"
        anne.play("role:settler")
        anne.play("take:quarry")
        anne.send({"undo": anne.now["n"]})
        asked = bruno.until(lambda now: now["ask"] is not None)  # the question comes to the other process
        assert asked["ask"]["needed"] == [1]
        bruno.send({"answer": True})
        anne.until(lambda now: now["ask"] is None and bool(now["legal"]))
    finally:
        assert here.stop() == 0
        assert there.stop() == 0


def test_after_a_restart_nobody_is_absent_at_once(tmp_path: Path) -> None:
    """Whoever was there when the process died has a while to come back."""
    async def check() -> None:
        db = f"sqlite:///{tmp_path}/tables.db"
        store = Store(db)
        await store.open()
        form = {"game": "puerto-rico", "seats": "2", "chair-0": "me"}
        made = await from_form(store, form, Person("anne", "Anne"), page_words("en"))
        room = await open_room(store, made)
        assert room is not None
        await room.sit(1, "bruno", "Bruno")
        await store.note_present(made, [0, 1], [])
        await store.close()
        store = Store(db)
        await store.open()
        away = await store.absences(made)
        assert 0 < away[1] < 10
        await store.close()

    run(check())
