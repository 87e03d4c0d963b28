"""What the operator sees and does on the admin page. Every deed is one transaction with the line that tells of it."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa

from comptoir.table.accounts import key_of
from comptoir.table.banning import ACCOUNT, ADDRESS, BROWSER, LONGEST_REASON, Bans, network_of
from comptoir.table.database import Taken
from comptoir.table.deleting import deleted
from comptoir.table.limits import FACTORS, RULES, Limits
from comptoir.table.refusal import Refused
from comptoir.table.schema import (
    ACCOUNTS,
    CHAIRS,
    CLOSED,
    DEEDS,
    HOLDERS,
    NO_REASON,
    PLAYING,
    PROCESSES,
    SETTINGS,
    TABLES,
    WAITING,
)
from comptoir.table.seats import clean_name
from comptoir.table.store import Row, Store
from comptoir.table.transactions import rows, shared_time

LIMITS = "limits"  # the setting that holds the factors
MOST = 50  # tables on a page
MOST_DEEDS = 50
HOURS = (1, 24, 7 * 24, 30 * 24, 365 * 24, 0)  # for which a ban can be; 0: for good

log = logging.getLogger("comptoir.order")


class Operating:
    """See above."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.bans = Bans(store)

    async def look(self) -> None:
        """Bans and limits as they are in the store: something may have changed in another process."""
        await self.bans.look()
        found = await self.store.one(sa.select(SETTINGS.c.value).where(SETTINGS.c.key == LIMITS))
        self.limits.scale(json.loads(found["value"]) if found is not None else {})

    # Seeing

    async def tables(self, find: str = "", page: int = 0) -> list[Row]:
        """The latest first, those that are wanted: by id, by name, by whoever sits there."""
        query = sa.select(TABLES)
        if find:
            like = f"%{find.replace('%', '').replace('_', '')}%"
            sits = sa.select(CHAIRS.c.table_id).where(CHAIRS.c.name.ilike(like))
            query = query.where((TABLES.c.id == find) | TABLES.c.name.ilike(like) | TABLES.c.id.in_(sits))
        found = await self.store.with_chairs(query.order_by(TABLES.c.moved.desc()).offset(page * MOST).limit(MOST))
        players = {holder["player"] for table in found for holder in table["holders"]}
        known = {row["player"]: row["name"] for row in await self.store.all(
            sa.select(ACCOUNTS.c.player, ACCOUNTS.c.name).where(ACCOUNTS.c.player.in_(players)))}
        for table in found:
            table["people"] = [{**holder, "account": known.get(holder["player"], ""),
                                "name": table["chairs"][holder["seat"]]["name"]} for holder in table["holders"]]
        return found

    async def counts(self) -> dict[str, int]:
        """Tables by what they do, and accounts."""
        query = sa.select(TABLES.c.status, sa.func.count().label("n")).group_by(TABLES.c.status)
        found = {row["status"]: int(row["n"]) for row in await self.store.all(query)}
        accounts = await self.store.one(sa.select(sa.func.count().label("n")).select_from(ACCOUNTS))
        return {**found, "accounts": int(accounts["n"]) if accounts is not None else 0}

    async def processes(self) -> list[tuple[str, float]]:
        """Those that serve these tables, and for how many seconds each has said nothing."""
        if not self.store.is_postgres:
            return [(self.store.me, 0.0)]

        def work(db: sa.Connection) -> list[tuple[str, float]]:
            now = shared_time(db)
            return [(row["id"], max(0.0, now - row["alive"]))
                    for row in rows(db, sa.select(PROCESSES).order_by(PROCESSES.c.alive.desc()))]

        return await self.store.database.read(work)

    async def deeds(self) -> list[Row]:
        return await self.store.all(sa.select(DEEDS).order_by(DEEDS.c.id.desc()).limit(MOST_DEEDS))

    # Doing

    async def _do(self, what: str, whom: str, why: str, address: str, work: Callable[[sa.Connection], None]) -> None:
        def all_of_it(db: sa.Connection) -> None:
            work(db)
            db.execute(DEEDS.insert().values(at=time.time(), what=what, whom=whom, why=why, address=address))

        await self.store.database.write(all_of_it)
        log.info("operator: %s %s (%s)", what, whom, why or "no reason given", extra={"address": address})

    async def close(self, table: str, why: str, address: str) -> None:
        """Nothing goes on there; what was played can be looked at."""
        why = clean_reason(why)

        def work(db: sa.Connection) -> None:
            goes_on = (TABLES.c.id == table) & TABLES.c.status.in_((WAITING, PLAYING))
            done = db.execute(TABLES.update().where(goes_on).values(
                status=CLOSED, closed=why or NO_REASON, deadline=None, changes=TABLES.c.changes + 1))
            if not done.rowcount:
                raise Refused("no-table")
            self.store.tell(db, table)

        await self._do("close", table, why, address, work)

    async def delete(self, table: str, why: str, address: str) -> None:
        """With everything that belongs to it, whoever looks at it."""
        def work(db: sa.Connection) -> None:
            if not deleted(db, self.store, table, even_if_looked_at=True):
                raise Refused("no-table")

        await self._do("delete", table, clean_reason(why), address, work)

    async def ban(self, kind: str, whom: str, why: str, hours: int, address: str) -> None:
        """An account by its name, a browser by a table where it sits (TABLE/PLAYER), an address or a network."""
        if hours not in HOURS:
            raise Refused("ban-hours")
        what, name = await self._meant(kind, whom)
        until = time.time() + 3600 * hours if hours else None
        why = clean_reason(why)
        await self._do("ban", name, why, address, lambda db: self.bans.add(db, kind, what, name, why, until))
        await self.bans.look()

    async def _meant(self, kind: str, whom: str) -> tuple[str, str]:
        if kind == ADDRESS:
            return str(network_of(whom)), str(network_of(whom))
        if kind == ACCOUNT:
            found = await self.store.one(sa.select(ACCOUNTS.c.player, ACCOUNTS.c.name).where(
                ACCOUNTS.c.key == key_of(whom)))
        elif kind == BROWSER:
            table, _, player = whom.partition("/")
            found = await self.store.one(sa.select(HOLDERS.c.player, CHAIRS.c.name).join(CHAIRS, sa.and_(
                CHAIRS.c.table_id == HOLDERS.c.table_id, CHAIRS.c.seat == HOLDERS.c.seat)).where(
                    HOLDERS.c.table_id == table, HOLDERS.c.player == player))
        else:
            found = None
        if found is None:
            raise Refused("ban-whom")
        return found["player"], found["name"]

    async def lift(self, ban: str, address: str) -> None:
        whom = next((known.name for known in self.bans.all if known.id == ban), "")
        await self._do("lift", whom, "", address, lambda db: self.bans.lift(db, ban))
        await self.bans.look()

    async def limit(self, kind: str, factor: str, address: str) -> None:
        """From now on so many times the usual of a kind of thing, in all processes."""
        wanted = {str(known): known for known in FACTORS}.get(factor)
        if kind not in RULES or wanted is None:
            raise Refused("limit")

        def work(db: sa.Connection) -> None:
            here = SETTINGS.c.key == LIMITS
            before = db.execute(sa.select(SETTINGS.c.value).where(here).with_for_update()).scalar_one_or_none()
            after = json.dumps({**json.loads(before or "{}"), kind: wanted})
            if before is None:
                db.execute(SETTINGS.insert().values(key=LIMITS, value=after))
            else:
                db.execute(SETTINGS.update().where(here).values(value=after))

        with suppress(Taken):  # another process has just written the first one
            await self._do("limit", kind, f"× {wanted:g}", address, work)
        await self.look()


def clean_reason(why: str) -> str:
    """One line that can stand on a page."""
    return " ".join(clean_name(word) for word in why.split())[:LONGEST_REASON]
