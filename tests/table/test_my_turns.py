"""Slow games: which tables wait for me, the way from one to the next, and vacations."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from comptoir.table.clocks import DAY
from comptoir.table.my_turns import after, waiting
from comptoir.table.refusal import Refused
from comptoir.table.schema import ACCOUNTS
from comptoir.table.store import Store
from comptoir.table.vacation import A_YEAR, Vacations

from .axe import faults
from .driving import sideways, wait_asked
from .postgres import fresh_database
from .serving import Player, Server
from .test_accounts import signed_up
from .test_clocks import let_pass, made_by, with_store


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db" if request.param == "sqlite" \
        else fresh_database(request.getfixturevalue("postgres"))


def test_the_next_table_comes_after_this_one_round_and_round() -> None:
    assert after(["a", "b", "c"], "a") == "b"
    assert after(["a", "b", "c"], "c") == "a"
    assert after(["a", "b"], "elsewhere") == "a"
    assert after(["a"], "a") == ""
    assert after([], "a") == ""


def test_the_most_urgent_table_comes_first(db: str) -> None:
    async def work(store: Store) -> None:
        slow, none = await made_by(store, clock="days:3"), await made_by(store, clock="")
        fast = await made_by(store, clock="turn:60")
        await made_by(store, **{"chair-0": "bot:easy", "chair-1": "me"})  # a bot's turn
        lent = await made_by(store)
        await lent.lend(0, "anne", 0, "easy")
        assert [table["id"] for table in await waiting(store, "anne")] == [fast.id, slow.id, none.id]
        assert await waiting(store, "bruno") == []

    with_store(db, work)


async def an_account(store: Store) -> Vacations:
    await store.database.write(lambda db: db.execute(ACCOUNTS.insert().values(
        player="anne", name="Anne", key="anne", password="", locale="en", made=0.0)))
    return Vacations(store)


def test_a_vacation_stops_clocks_of_days_and_only_those(db: str) -> None:
    async def work(store: Store) -> None:
        vacations = await an_account(store)
        slow, fast = await made_by(store, clock="days:1"), await made_by(store, clock="turn:60")
        before, minutes = slow.table["deadline"], fast.table["deadline"]
        await vacations.begin("anne", 5)
        for room in (slow, fast):
            await room.refresh()
        assert slow.table["deadline"] == pytest.approx(before + 5 * DAY, abs=5)
        assert slow.chairs[0].away > time.time() + 4 * DAY
        assert fast.table["deadline"] == minutes
        later = await made_by(store, clock="days:1")  # begun while away
        assert later.table["deadline"] == pytest.approx(time.time() + 6 * DAY, abs=30)
        await vacations.end("anne")
        await slow.refresh()
        assert slow.table["deadline"] == pytest.approx(before, abs=30)

    with_store(db, work)


def test_a_year_has_thirty_days_of_vacation(db: str) -> None:
    async def work(store: Store) -> None:
        vacations = await an_account(store)
        assert (await vacations.of("anne")).left == A_YEAR
        for _ in range(2):
            await vacations.begin("anne", 14)
        assert (await vacations.of("anne")).left == 2
        for days in (3, 0, -5):
            with pytest.raises(Refused):
                await vacations.begin("anne", days)
        await vacations.end("anne")
        known = await vacations.of("anne")
        assert (known.until, known.left) == (0.0, A_YEAR - 1)  # the day that has begun is gone
        for _ in range(3):  # going and coming back gives nothing
            await vacations.begin("anne", 1)
            await vacations.end("anne")
        assert (await vacations.of("anne")).left == A_YEAR - 4

    with_store(db, work)


def test_who_plays_on_vacation_loses_no_time_by_it(db: str) -> None:
    async def work(store: Store) -> None:
        vacations = await an_account(store)
        room = await made_by(store, clock="days:1")
        await let_pass(room, DAY / 2)
        await vacations.begin("anne", 3)
        await room.refresh()
        assert room.record is not None
        await room.play(0, "role:settler", room.number(0))
        while room.actor == 0 and room.record is not None:
            await room.play(0, int(room.record.state.legal()[0]), room.number(0))
        assert room.chairs[0].clock == pytest.approx(DAY / 2, abs=30)

    with_store(db, work)


def test_an_account_goes_on_vacation_and_comes_back(server: Server) -> None:
    anne = signed_up(server.url, "Vacationer")
    anne.get("/lang/fr")
    assert "30 jours" in anne.get("/account")[1]
    status, text, _ = anne.post("/account/vacation", days="5")
    assert status == 200
    assert "25 jours" in text
    assert anne.post("/account/vacation", days="26")[0] == 400
    assert anne.post("/account/vacation", days="x")[0] == 400
    status, text, _ = anne.post("/account/vacation", back="1")
    assert status == 200
    assert "29 jours" in text
    assert Player(server.url, "Guest").post("/account/vacation", days="5")[2].endswith("/account")


def test_from_one_game_to_the_next(server: Server, people: Any) -> None:
    page = people()
    tables = []
    for clock in ("days:3", "turn:300"):
        page.goto(f"{server.url}/?game=san-juan&seats=2#new")
        page.fill("#my-name", "Anne")
        page.select_option("#chair-1", "device")
        page.click("#new summary")
        page.select_option("#clock", clock)
        page.click(".form-end button")
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        tables.append(page.url.rpartition("/")[2])
    page.goto(server.url)
    mine = page.locator("#mine .row")
    assert mine.count() == 2
    assert "4 min" in mine.nth(0).inner_text()
    assert "2 d 23 h" in mine.nth(1).inner_text()
    assert not faults(page)
    mine.nth(0).locator(".btn-primary").click()
    assert wait_asked(page)
    assert tables[1] in page.url
    assert not page.is_visible("#next-game")  # one's own turn comes first
    page.goto(f"{server.url}/t/{tables[1]}?watch")
    page.wait_for_selector("#next-game:not([hidden])")
    assert sideways(page) == 0
    page.click("#next-game")
    page.wait_for_url(re.compile(tables[0]))
