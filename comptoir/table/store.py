"""The store: tables, chairs, moves, questions and chat in one database, SQLite for a house, PostgreSQL for a club.

A game is the lines of its record: the header in its table's row, every further line a row of `entries`. (table,
number) is the key of an entry and each needs the one before it, so two processes cannot both play the same move and
nothing is ever missing; what is stored is never changed. Whatever happens at a table is one Change: one transaction,
made on the condition that nothing else has changed since it was last read."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Collection, Sequence

import sqlalchemy as sa

from comptoir.table.change import Change, Holder, Row, Snapshot
from comptoir.table.clocks import Ticks
from comptoir.table.database import Away, Database, Taken, async_url, told_plainly
from comptoir.table.durations import Durations, TimedDatabase, timed
from comptoir.table.listing import Listing
from comptoir.table.migrations import migrate
from comptoir.table.postgres import Postgres
from comptoir.table.schema import (
    BLOCKS,
    CHAIRS,
    CHAT,
    ENTRIES,
    HOLDERS,
    PRESENT,
    PROCESSES,
    SETTINGS,
    TABLES,
)
from comptoir.table.sqlite import Sqlite
from comptoir.table.ticking import turn_clocks, vacations
from comptoir.table.transactions import (
    add_entries,
    add_holders,
    add_moves,
    do_asking,
    drop_holders,
    have_left,
    last_refusal,
    open_ask,
    rows,
    shared_time,
)

__all__ = ["Away", "Change", "Row", "Snapshot", "Store", "Taken", "async_url", "prepare", "told_plainly"]

CHANNEL = "comptoir"  # on which PostgreSQL's processes tell each other what has changed
DEAD = 20.0  # seconds without a sign of life after which a process is taken for dead


class Store(Listing):
    """Every question to the database, each in one place."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.durations = Durations()
        self.postgres = Postgres(self.url) if self.is_postgres else None
        self.database: Database = TimedDatabase(self.postgres or Sqlite(self.url), self.durations)
        self.me = secrets.token_hex(4)  # this process

    async def open(self) -> None:
        """Bring the tables up to date, or make them; BadOption when they are of a newer Comptoir."""
        await self.database.open(migrate)
        if self.is_postgres:
            await self.alive()
        else:
            await self.database.write(self._everybody_left)

    async def close(self) -> None:
        await self.database.close()

    async def all(self, query: sa.Executable) -> list[Row]:
        """What is found, for those who have a question of their own."""
        return await self.database.read(lambda db: rows(db, query))

    async def one(self, query: sa.Executable) -> Row | None:
        found = await self.all(query)
        return found[0] if found else None

    async def setting(self, key: str, fresh: str) -> str:
        """A setting of this store; the fresh value when it has none yet."""
        query = sa.select(SETTINGS).where(SETTINGS.c.key == key)
        if await self.one(query) is None:
            with contextlib.suppress(Taken):
                await self.database.write(lambda db: db.execute(SETTINGS.insert().values(key=key, value=fresh)))
        row = await self.one(query)
        assert row is not None
        return str(row["value"])

    async def probe(self) -> None:
        """Read and write something; Away when that is not possible."""
        def work(db: sa.Connection) -> None:
            said = {"value": str(time.time())}
            if not db.execute(SETTINGS.update().where(SETTINGS.c.key == "probe").values(**said)).rowcount:
                db.execute(SETTINGS.insert().values(key="probe", **said))

        with contextlib.suppress(Taken):  # another process was first: so it can be written
            await self.database.write(work)

    # Tables

    async def add_table(self, table: Row, chairs: Sequence[Row], holders: Sequence[Holder],
                        entries: Sequence[str] = (), follows: str = "", ticks: Ticks | None = None) -> str:
        """A new table; its id. Where it follows another one, as a rematch, the first to ask decides: the id may be that
        of the table which somebody else has made."""
        def work(db: sa.Connection) -> str:
            if follows:
                first = TABLES.update().where(TABLES.c.id == follows, TABLES.c.rematch.is_(None))
                if not db.execute(first.values(rematch=table["id"], changes=TABLES.c.changes + 1)).rowcount:
                    return str(db.execute(sa.select(TABLES.c.rematch).where(TABLES.c.id == follows)).scalar_one())
                self.tell(db, follows)
            now = time.time()
            db.execute(TABLES.insert().values(made=now, moved=now, **table))
            db.execute(CHAIRS.insert(), [{"table_id": table["id"], **chair} for chair in chairs])
            add_holders(db, table["id"], holders)
            add_entries(db, table["id"], 0, entries)
            if ticks is not None:
                turn_clocks(db, table["id"], ticks)
            return str(table["id"])

        return await self.database.write(work)

    async def table(self, table: str) -> Row | None:
        return await self.one(sa.select(TABLES).where(TABLES.c.id == table))

    async def read(self, table: str, since: int = 0) -> Snapshot | None:
        """A table as it is now, with the lines of its record from entry `since` on."""
        def work(db: sa.Connection) -> Snapshot | None:
            found = rows(db, sa.select(TABLES).where(TABLES.c.id == table))
            if not found:
                return None
            lines = sa.select(ENTRIES.c.line).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= since)
            away = vacations(db, table) if found[0]["clock"] else {}
            chairs = rows(db, sa.select(CHAIRS).where(CHAIRS.c.table_id == table).order_by(CHAIRS.c.seat))
            return Snapshot(
                found[0], [{**chair, "away": away.get(chair["seat"], 0.0)} for chair in chairs],
                rows(db, sa.select(HOLDERS).where(HOLDERS.c.table_id == table)),
                [row["line"] for row in rows(db, lines.order_by(ENTRIES.c.number))],
                open_ask(db, table), last_refusal(db, table), frozenset(self.present(db, table, elsewhere=True)))

        return await self.database.read(work)

    async def entries(self, table: str) -> list[str]:
        """The lines of its record after the header."""
        query = sa.select(ENTRIES.c.line).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        return [row["line"] for row in await self.all(query)]

    async def change(self, table: str, seen: int, change: Change) -> int:
        """Do this, if the table has changed `seen` times so far; Taken when it has changed since, or when what is to be
        added is there. Its changes then."""
        def work(db: sa.Connection) -> int:
            if change.is_moves and not self.is_postgres:
                if not add_moves(db, table, seen, change):
                    raise Taken
                return seen + 1
            now = time.time()
            row = {**change.row, "changes": seen + 1, **({"moved": now} if change.lines else {})}
            done = db.execute(TABLES.update().where(TABLES.c.id == table, TABLES.c.changes == seen).values(**row))
            if done.rowcount != 1:
                raise Taken
            add_entries(db, table, change.first, change.lines)
            for seat, values in change.chairs.items():
                db.execute(CHAIRS.update().where(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat).values(**values))
            drop_holders(db, table, change)
            add_holders(db, table, change.holders)
            do_asking(db, table, change, now)
            if change.ticks is not None:
                turn_clocks(db, table, change.ticks)
            self.tell(db, table)
            return seen + 1

        if self.postgres is not None and change.is_moves:
            with timed(self.durations.store, "write"):
                done = await self.postgres.moves({
                    "id": table, "seen": seen, "now": time.time(), **change.row, "lines": list(change.lines),
                    "numbers": [change.first + n for n in range(len(change.lines))],
                    "channel": CHANNEL, "news": self._news(table)})
            if not done:
                raise Taken
            return seen + 1
        return await self.database.write(work)

    async def counts(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How often each of these tables has changed, and how much was said at it."""
        query = sa.select(TABLES.c.id, TABLES.c.changes, TABLES.c.said).where(TABLES.c.id.in_(tables))
        return {row["id"]: (row["changes"], row["said"]) for row in await self.all(query)}

    def touch(self, db: sa.Connection, tables: Sequence[str]) -> None:
        """Part of a transaction that changes something about these tables: whoever has them open reads them again."""
        db.execute(TABLES.update().where(TABLES.c.id.in_(tables)).values(changes=TABLES.c.changes + 1))
        for table in tables:
            self.tell(db, table)

    def tell(self, db: sa.Connection, table: str) -> None:
        """Tell the other processes of a table, or of what else they listen to by name: part of the transaction, so that
        they hear of it if and only if it was done."""
        if self.is_postgres:
            db.execute(sa.text("SELECT pg_notify(:channel, :text)"),
                       {"channel": CHANNEL, "text": self._news(table)})

    def _news(self, table: str) -> str:
        return f"{self.me} {table}"

    # Chairs

    async def hold(self, table: str, seat: int, player: str) -> None:
        """This browser may play for the seat too, by its link."""
        def work(db: sa.Connection) -> None:
            add_holders(db, table, [Holder(seat, player, by_link=True)])
            db.execute(TABLES.update().where(TABLES.c.id == table).values(changes=TABLES.c.changes + 1))
            self.tell(db, table)

        with contextlib.suppress(Taken):  # it may already
            await self.database.write(work)

    async def chair_by_secret(self, secret: str) -> Row | None:
        return await self.one(sa.select(CHAIRS).where(CHAIRS.c.secret == secret))

    # Who is there

    async def alive(self) -> None:
        """A sign of life of this process; what long dead ones left behind is cleared away."""
        def work(db: sa.Connection) -> None:
            now = shared_time(db)
            if not db.execute(PROCESSES.update().where(PROCESSES.c.id == self.me).values(alive=now)).rowcount:
                db.execute(PROCESSES.insert().values(id=self.me, alive=now))
            for row in rows(db, sa.select(PROCESSES).where(PROCESSES.c.alive < now - 10 * DEAD)):
                have_left(db, PRESENT.c.process == row["id"], row["alive"])
                db.execute(PROCESSES.delete().where(PROCESSES.c.id == row["id"]))

        if self.is_postgres:
            await self.database.write(work)

    def _everybody_left(self, db: sa.Connection) -> None:
        """The one process that serves an SQLite file begins: whoever was there when the last one ended is not yet."""
        have_left(db, sa.true(), time.time())

    async def note_present(self, table: str, come: Sequence[int], gone: Sequence[int]) -> None:
        """The players of these seats have come, or gone, through this process."""
        def work(db: sa.Connection) -> None:
            here = (PRESENT.c.table_id == table) & (PRESENT.c.process == self.me)
            if come:
                db.execute(PRESENT.delete().where(here, PRESENT.c.seat.in_(come)))
                db.execute(PRESENT.insert(), [{"table_id": table, "seat": seat, "process": self.me} for seat in come])
            if gone:
                have_left(db, here & PRESENT.c.seat.in_(gone), shared_time(db))
            self.tell(db, table)

        await self.database.write(work)

    async def absences(self, table: str) -> dict[int, float]:
        """For how many seconds each seat's player has been away, by the database's own clock; 0: they are there."""
        def work(db: sa.Connection) -> dict[int, float]:
            now, here = shared_time(db), self.present(db, table)
            seen = {row["seat"]: row["seen"]
                    for row in rows(db, sa.select(CHAIRS.c.seat, CHAIRS.c.seen).where(CHAIRS.c.table_id == table))}
            left = sa.select(PRESENT.c.seat, PROCESSES.c.alive).join(PROCESSES, PROCESSES.c.id == PRESENT.c.process)
            for row in rows(db, left.where(PRESENT.c.table_id == table)):  # with a process that died
                seen[row["seat"]] = max(seen[row["seat"]], row["alive"])
            return {seat: 0.0 if seat in here else max(now - at, 0.001) for seat, at in seen.items()}

        return await self.database.read(work)

    def present(self, db: sa.Connection, table: str, elsewhere: bool = False) -> set[int]:
        """The seats whose players are there through living processes: all, or others than this one."""
        query = sa.select(PRESENT.c.seat, PRESENT.c.process).where(PRESENT.c.table_id == table)
        if self.is_postgres:
            query = query.join(PROCESSES, PROCESSES.c.id == PRESENT.c.process).where(
                PROCESSES.c.alive > shared_time(db) - DEAD)
        return {row["seat"] for row in rows(db, query) if not elsewhere or row["process"] != self.me}

    # Chat

    async def say(self, table: str, seat: int, name: str, text: str, player: str) -> None:
        def work(db: sa.Connection) -> None:
            db.execute(CHAT.insert().values(table_id=table, seat=seat, name=name, text=text, at=time.time(),
                                            player=player))
            db.execute(TABLES.update().where(TABLES.c.id == table).values(said=TABLES.c.said + 1))
            self.tell(db, table)

        await self.database.write(work)

    async def said(self, table: str, reader: str = "", most: int = 100) -> list[Row]:
        """What was said, but for those whom the reader has blocked."""
        query = sa.select(CHAT.c.id, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.player).where(
            CHAT.c.table_id == table, CHAT.c.player.not_in(sa.select(BLOCKS.c.other).where(BLOCKS.c.player == reader)))
        return (await self.all(query.order_by(CHAT.c.id.desc()).limit(most)))[::-1]

    async def who_said(self, table: str, line: int) -> tuple[str, str]:
        """The player and the name; both empty when there is no such line, or nobody knows."""
        found = await self.one(sa.select(CHAT.c.player, CHAT.c.name).where(CHAT.c.table_id == table, CHAT.c.id == line))
        return (found["player"], found["name"]) if found is not None and found["player"] else ("", "")

    async def is_blocked(self, player: str, by: Collection[str]) -> bool:
        """Whether one of these wants to have nothing to do with them."""
        return bool(await self.all(sa.select(BLOCKS.c.player).where(BLOCKS.c.other == player,
                                                                    BLOCKS.c.player.in_(by)).limit(1)))


async def prepare(url: str) -> None:
    """Open a store once, so that what is wrong with it is said before anybody is served."""
    with told_plainly(url):
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()
