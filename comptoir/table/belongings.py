"""What somebody has here: the guest's games become the account's, everything is handed out, everything is deleted."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from comptoir.table.accounts import Accounts
from comptoir.table.friends import Friends
from comptoir.table.schema import (
    ACCOUNTS,
    BLOCKS,
    CHAIRS,
    CHAT,
    FRIENDS,
    HOLDERS,
    NOTICES,
    OVER,
    PUSHES,
    SESSIONS,
    TABLES,
    TICKETS,
)
from comptoir.table.seats import Person, new_id


class Belongings:
    """Of guests and of those with an account."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.sessions = accounts.sessions
        self.store = accounts.store

    async def tables(self, player: str) -> list[str]:
        held = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.player == player)
        query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(held) | (TABLES.c.owner == player))
        return [row["id"] for row in await self.store.all(query.order_by(TABLES.c.status == OVER,
                                                                         TABLES.c.moved.desc()))]

    async def guests_games(self, person: Person) -> int:
        """How many tables the guest has, who this browser was before."""
        if not person.guest:
            return 0
        return len(set(await self.tables(person.guest)))

    async def claim(self, person: Person) -> list[str]:
        """What the guest of this browser has becomes the account's; the tables."""
        guest, account = person.guest, person.id
        if not guest or await self.accounts.of(guest) is not None:
            return []
        tables = await self.tables(guest)

        def work(db: sa.Connection) -> None:
            mine = [(row.table_id, row.seat) for row in db.execute(sa.select(HOLDERS).where(
                HOLDERS.c.player == account))]
            for row in db.execute(sa.select(HOLDERS).where(HOLDERS.c.player == guest)).all():
                if (row.table_id, row.seat) not in mine:
                    db.execute(HOLDERS.insert().values(table_id=row.table_id, seat=row.seat, player=account))
            db.execute(HOLDERS.delete().where(HOLDERS.c.player == guest))
            db.execute(TABLES.update().where(TABLES.c.owner == guest).values(owner=account))
            self.store.touch(db, tables)

        await self.store.database.write(work)
        person.guest, person.changed = "", True
        return tables

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that we know about somebody, and what they have said."""
        found = await self.accounts.of(person.id)
        account = {"email": found.email or None, "language": found.locale, "made": found.made} if found else {}
        mine = TABLES.c.id.in_(await self.tables(person.id))
        tables = await self.store.all(sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.name, TABLES.c.status,
                                                TABLES.c.made, TABLES.c.moved).where(mine))
        chairs = await self.store.all(sa.select(HOLDERS.c.table_id, HOLDERS.c.seat).where(
            HOLDERS.c.player == person.id))
        sat = sa.exists().where(HOLDERS.c.table_id == CHAT.c.table_id, HOLDERS.c.seat == CHAT.c.seat,
                                HOLDERS.c.player == person.id)  # of old, who said it is known by the seat alone
        said = await self.store.all(sa.select(CHAT.c.table_id, CHAT.c.text, CHAT.c.at).where(
            (CHAT.c.player == person.id) | ((CHAT.c.player == "") & sat)).order_by(CHAT.c.at))
        sessions = [{"browser": row["browser"], "made": row["made"], "seen": row["seen"]}
                    for row in await self.sessions.of(person)]
        circle = await Friends(self.store).of(person.id)
        known = {"friends": [friend.name for friend in circle.friends], "asked": circle.asked,
                 "blocked": [row["name"] for row in circle.blocked]} if found else {}
        return {"name": person.name, **known, **account, "signed in with": sessions, "tables": tables, "seats": chairs,
                "said": said}

    async def delete(self, person: Person, password: str, nobody: str) -> list[str]:
        """The account goes, with all that says who it was: seats are nobody's, what was said is gone. Games that others
        have played in stay, as games of `nobody`; the tables."""
        await self.accounts.check_password(person, password)
        player, tables = person.id, await self.tables(person.id)

        def work(db: sa.Connection) -> None:
            for held in db.execute(sa.select(HOLDERS).where(HOLDERS.c.player == player)).all():
                here = (CHAIRS.c.table_id == held.table_id) & (CHAIRS.c.seat == held.seat)
                db.execute(CHAIRS.update().where(here).values(name=nobody, secret=new_id()))
                db.execute(CHAT.delete().where(CHAT.c.table_id == held.table_id, CHAT.c.seat == held.seat))
            db.execute(HOLDERS.delete().where(HOLDERS.c.player == player))
            db.execute(CHAT.delete().where(CHAT.c.player == player))  # what was said as a spectator, too
            db.execute(TABLES.update().where(TABLES.c.owner == player).values(owner=""))
            db.execute(FRIENDS.delete().where(FRIENDS.c.friend == player))
            db.execute(BLOCKS.delete().where(BLOCKS.c.other == player))
            for table in (FRIENDS, BLOCKS, PUSHES, SESSIONS, TICKETS, NOTICES, ACCOUNTS):
                db.execute(table.delete().where(table.c.player == player))
            self.store.touch(db, tables)

        await self.store.database.write(work)
        self.sessions.forget()
        person.leave()
        return tables
