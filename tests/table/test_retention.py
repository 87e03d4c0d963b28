"""What guests leave behind goes after so many days; what belongs to an account, or is being looked at, stays."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from comptoir.table.deleting import PARTS
from comptoir.table.retention import DAY, Retention
from comptoir.table.rooms import Rooms
from comptoir.table.schema import ACCOUNTS, META, TABLES
from comptoir.table.store import Store
from comptoir.table.thinker import Thinker

from .postgres import fresh_database
from .serving import command
from .test_clocks import made_by, with_store


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db" if request.param == "sqlite" \
        else fresh_database(request.getfixturevalue("postgres"))


async def grow_old(store: Store, *tables: str) -> None:
    await store.database.write(lambda db: db.execute(TABLES.update().where(TABLES.c.id.in_(tables)).values(
        moved=time.time() - 31 * DAY)))


def test_old_tables_of_guests_go_and_no_others(db: str) -> None:
    async def work(store: Store) -> None:
        rooms = [Rooms(one, Thinker(1, 0.1)) for one in ([store, Store(db)] if store.is_postgres else [store])]
        old, new, seen, held, owned = [await made_by(store, **{"chair-1": "open"}) for _ in range(5)]
        await held.sit(1, "clara", "Clara")
        await store.database.write(lambda db: db.execute(ACCOUNTS.insert().values(
            player="clara", name="Clara", key="clara", password="", locale="en", made=0.0)))
        await store.database.write(lambda db: db.execute(TABLES.update().where(TABLES.c.id == owned.id).values(
            owner="clara")))
        await grow_old(store, old.id, seen.id, held.id, owned.id)
        await store.note_present(seen.id, [0], [])
        await old.say(0, "Anne", "Is anybody there?", "anne")
        done = await asyncio.gather(*[Retention(one, 30).look() for one in rooms for _ in range(2)])
        assert [table for tables in done for table in tables] == [old.id]  # once, whoever does it
        left = {row["id"] for row in await store.all(TABLES.select())}
        assert left == {new.id, seen.id, held.id, owned.id}
        for part in PARTS:
            assert not [row for row in await store.all(part.select()) if row["table_id"] == old.id]
        for one in rooms:
            await one.duties.close()
            one.thinker.close()
        if len(rooms) > 1:
            await rooms[1].store.close()

    with_store(db, work)


def test_everything_that_belongs_to_a_table_goes_with_it() -> None:
    belongs = {table.name for table in META.tables.values() if "table_id" in table.c}
    assert belongs == {part.name for part in PARTS} | {"asks"}


def test_days_that_are_none_are_refused() -> None:
    for days in ("0", "-3"):
        done = command("serve", "--keep-guests", days)
        assert done.returncode == 2
        assert "--keep-guests" in done.stderr
