"""Undo while the bots go on: whoever takes a choice back has seen some version, and the table may be further. What only
bots have done since does not matter; what a person has done since, or decided again, does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from comptoir.table.making import from_form
from comptoir.table.refusal import Refused
from comptoir.table.room import Room, open_room
from comptoir.table.seats import Person
from comptoir.table.store import Store
from comptoir.table.words import page_words

from .driving import choose, open_table, wait_asked
from .serving import Player, Server, run, stored_record

ANNE, BRUNO = 0, 1


def at_a_table(tmp_path: Path, check: Callable[[Room], Awaitable[None]], *others: str) -> None:
    """Anne, and whoever else, at a room without a server: nothing moves by itself."""
    async def checked() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        await store.open()
        try:
            chairs = {f"chair-{seat}": who for seat, who in enumerate(("me", *others))}
            form = {"game": "puerto-rico", "seats": str(len(chairs)), **chairs}
            room = await open_room(store, await from_form(store, form, Person("anne", "Anne"), page_words("en")))
            assert room is not None
            await check(room)
        finally:
            await store.close()

    run(checked())


def moves(room: Room) -> list[str]:
    assert room.record is not None
    return [move.do for move in room.record.moves]


async def bots_play(room: Room) -> None:
    while (chair := room.bot_to_play()) is not None:
        assert room.record is not None
        assert await room.play_bot(chair.seat, room.record.state.legal()[0], room.version)


def test_what_bots_did_since_goes_back_too(tmp_path: Path) -> None:
    async def check(room: Room) -> None:
        await room.play(ANNE, "role:settler", 0)
        seen = room.version
        await room.play(ANNE, "take:quarry", seen)
        for later in (1, 3):  # the page is one move behind, or more
            seen = room.version
            assert room.undo_way(ANNE) == "free"
            await bots_play(room)
            assert room.version >= seen + later
            await room.undo(ANNE, seen)
            assert moves(room) == ["role:settler"]
            await room.play(ANNE, "take:quarry", room.version)

    at_a_table(tmp_path, check, "bot:easy", "bot:easy", "bot:easy")


def test_pressed_twice_it_goes_back_once(tmp_path: Path) -> None:
    async def check(room: Room) -> None:
        await room.play(ANNE, "role:settler", 0)
        await room.play(ANNE, "take:quarry", room.version)
        seen = room.version
        await bots_play(room)
        await room.undo(ANNE, seen)
        with pytest.raises(Refused, match="stale"):
            await room.undo(ANNE, seen)
        assert moves(room) == ["role:settler"]

    at_a_table(tmp_path, check, "bot:easy", "bot:easy")


def test_who_has_decided_again_means_something_else(tmp_path: Path) -> None:
    """Anne's role would go back freely; but on another page she has decided more. A question stays the same one."""
    async def check(room: Room) -> None:
        await room.play(ANNE, "role:builder", 0)
        assert room.undo_way(ANNE) == "free"
        seen = room.version
        await room.play(ANNE, "pass", room.version)  # on her other page
        with pytest.raises(Refused, match="stale"):
            await room.undo(ANNE, seen)
        assert room.undo_way(ANNE) == "ask"
        seen = room.version
        await room.play(BRUNO, "pass", room.version)
        await room.undo(ANNE, seen)  # it was a question, and is one
        assert room.ask is not None
        assert (room.ask.move, room.ask.needed) == (2, (BRUNO,))

    at_a_table(tmp_path, check, "device")


def test_on_the_wire(slow_server: Server) -> None:
    """The bots have moved on, and the page that presses has not seen it yet."""
    anne = Player(slow_server.url, "Anne")
    made = anne.open_table(["me", "bot:easy", "bot:easy"])
    anne.join(made)
    anne.play("role:settler")
    seen = anne.play("take:quarry")["n"]
    anne.until(lambda now: now["n"] > seen)
    anne.send({"undo": seen})
    back = anne.until(lambda now: now["move"] == 1)
    assert [one["text"] for one in back["legal"]].count("take:quarry") == 1
    record = stored_record(slow_server.db, made)
    assert [move.do for move in record.moves] == ["role:settler"]
    assert record.entries[-1]["by"] == ANNE


def test_while_the_others_moves_are_told(server: Server, people: Any) -> None:
    """At the page: the key works too while what the bots did is shown step by step."""
    page = people(1280, 720, reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('comptoir-pace', 'slow')")
    made = open_table(page, server.url, ["me", "bot:easy", "bot:easy"])
    wait_asked(page)
    choose(page, "role:settler")
    wait_asked(page)
    choose(page, "take:quarry")
    page.wait_for_selector(".told .step")
    page.click(".told .step >> nth=0")  # it stays at that step
    page.wait_for_selector("#undo:visible")
    page.keyboard.press("u")
    for _ in range(800):
        if page.evaluate("window.table.now.move") == 1:
            break
        page.wait_for_timeout(20)
    wait_asked(page)
    assert [move.do for move in stored_record(server.db, made).moves] == ["role:settler"]
