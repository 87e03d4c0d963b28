"""Friends and those one wants nothing to do with. Two accounts are friends when each has said so: who asks says it
first, who accepts says it too, and there is no third thing that could be half done.

Who is blocked is not told: what they ask for is taken, and never shown."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from comptoir.table.accounts import key_of
from comptoir.table.refusal import Refused
from comptoir.table.schema import ACCOUNTS, BLOCKS, FRIENDS, HOLDERS, PRESENT, SESSIONS, TABLES, WAITING
from comptoir.table.sessions import NOTED, digest
from comptoir.table.store import Row, Store
from comptoir.table.transactions import rows

MOST = 200  # friends, asked and accepted; and as many who are blocked
HERE = NOTED + 60.0  # seconds since a browser was last noted, within which its owner is taken to be here


@dataclass(frozen=True)
class Friend:
    """As the other sees them."""

    name: str
    here: bool = False
    tables: list[Row] = field(default_factory=list)  # with a chair that is free for friends


@dataclass(frozen=True)
class Circle:
    """Everybody whom somebody has to do with, or does not want to."""

    friends: list[Friend]
    asked: list[str]  # who has not answered yet
    asking: list[str]  # who waits for an answer
    blocked: list[Row]  # name and handle


def friends_of(player: str) -> sa.Select[Any]:
    """The players who have said so, and of whom this one has said so, too."""
    back = FRIENDS.alias("back")
    return sa.select(FRIENDS.c.friend).join(back, sa.and_(
        back.c.player == FRIENDS.c.friend, back.c.friend == FRIENDS.c.player)).where(FRIENDS.c.player == player)


class Friends:
    """Every question about them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str) -> Circle:
        def work(db: sa.Connection) -> Circle:
            mine, theirs = self._names(db, FRIENDS.c.player, player), self._names(db, FRIENDS.c.friend, player)
            blocked = rows(db, sa.select(BLOCKS.c.other, BLOCKS.c.name).where(BLOCKS.c.player == player).order_by(
                BLOCKS.c.name))
            shut = {row["other"] for row in blocked}
            both = {other: name for other, name in mine.items() if other in theirs}
            here, tables = _here(db, list(both)), _open_tables(db, list(both))
            return Circle([Friend(name, other in here, tables.get(other, [])) for other, name in both.items()],
                          [name for other, name in mine.items() if other not in both],
                          [name for other, name in theirs.items() if other not in mine and other not in shut],
                          [{"name": row["name"], "handle": handle_of(row["other"])} for row in blocked])

        return await self.store.database.read(work)

    def _names(self, db: sa.Connection, side: sa.Column[Any], player: str) -> dict[str, str]:
        """The others of all rows in which this player stands on that side, by name."""
        other = FRIENDS.c.friend if side is FRIENDS.c.player else FRIENDS.c.player
        query = sa.select(ACCOUNTS.c.player, ACCOUNTS.c.name).join(FRIENDS, other == ACCOUNTS.c.player)
        return {row["player"]: row["name"] for row in rows(db, query.where(side == player).order_by(ACCOUNTS.c.key))}

    async def ask(self, player: str, name: str) -> None:
        """Ask somebody, or say yes to who has asked."""
        def work(db: sa.Connection) -> None:
            other = _named(db, name)
            if other == player:
                raise Refused("friend-self")
            if db.execute(sa.select(BLOCKS.c.at).where(BLOCKS.c.player == player, BLOCKS.c.other == other)).first():
                raise Refused("friend-blocked")
            mine = FRIENDS.c.player == player
            if db.execute(sa.select(FRIENDS.c.at).where(mine, FRIENDS.c.friend == other)).first():
                return
            if db.execute(sa.select(sa.func.count()).select_from(FRIENDS).where(mine)).scalar_one() >= MOST:
                raise Refused("friends-many", most=MOST)
            db.execute(FRIENDS.insert().values(player=player, friend=other, at=time.time()))

        await self.store.database.write(work)

    async def remove(self, player: str, name: str) -> None:
        """Friends no more; a question that was put, either way, is gone."""
        await self.store.database.write(lambda db: _part(db, player, _named(db, name)))

    async def block_named(self, player: str, name: str) -> None:
        """An account by its name."""
        def work(db: sa.Connection) -> None:
            other = _named(db, name)
            found: str = db.execute(sa.select(ACCOUNTS.c.name).where(ACCOUNTS.c.player == other)).scalar_one()
            _block(db, player, other, found)

        await self.store.database.write(work)

    async def block(self, player: str, other: str, name: str) -> None:
        """An account or a guest, called so."""
        await self.store.database.write(lambda db: _block(db, player, other, name))

    async def unblock(self, player: str, handle: str) -> None:
        """What they asked for meanwhile is forgotten."""
        def work(db: sa.Connection) -> None:
            for row in rows(db, sa.select(BLOCKS.c.other).where(BLOCKS.c.player == player)):
                if handle_of(row["other"]) == handle:
                    _part(db, player, row["other"])
                    db.execute(BLOCKS.delete().where(BLOCKS.c.player == player, BLOCKS.c.other == row["other"]))

        await self.store.database.write(work)


def handle_of(player: str) -> str:
    """What a page calls somebody whose id it must not know."""
    return digest(player)[:16]


def _named(db: sa.Connection, name: str) -> str:
    found = db.execute(sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.key == key_of(name))).scalar_one_or_none()
    if found is None:
        raise Refused("friend-nobody")
    return str(found)


def _part(db: sa.Connection, player: str, other: str) -> None:
    for one, two in ((player, other), (other, player)):
        db.execute(FRIENDS.delete().where(FRIENDS.c.player == one, FRIENDS.c.friend == two))


def _block(db: sa.Connection, player: str, other: str, name: str) -> None:
    if not other or other == player:
        raise Refused("friend-self")
    _part(db, player, other)
    mine = BLOCKS.c.player == player
    if db.execute(sa.select(BLOCKS.c.at).where(mine, BLOCKS.c.other == other)).first():
        return
    if db.execute(sa.select(sa.func.count()).select_from(BLOCKS).where(mine)).scalar_one() >= MOST:
        raise Refused("friends-many", most=MOST)
    db.execute(BLOCKS.insert().values(player=player, other=other, name=name, at=time.time()))


def _here(db: sa.Connection, players: list[str]) -> set[str]:
    """Those who sit at a table that is open somewhere, or whose browser has asked for something lately."""
    seat = (PRESENT.c.table_id == HOLDERS.c.table_id) & (PRESENT.c.seat == HOLDERS.c.seat)
    sits = sa.select(HOLDERS.c.player).join(PRESENT, seat).where(HOLDERS.c.player.in_(players))
    seen = sa.select(SESSIONS.c.player).where(SESSIONS.c.player.in_(players), SESSIONS.c.seen > time.time() - HERE)
    return {row["player"] for query in (sits, seen) for row in rows(db, query)}


def _open_tables(db: sa.Connection, players: list[str]) -> dict[str, list[Row]]:
    """The tables of each that wait for players and are listed, for anybody or for friends."""
    query = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.name, TABLES.c.owner).where(
        TABLES.c.owner.in_(players), TABLES.c.status == WAITING, TABLES.c.door.in_(("open", "friends")))
    found: dict[str, list[Row]] = {}
    for row in rows(db, query.order_by(TABLES.c.made.desc()).limit(MOST)):
        found.setdefault(row["owner"], []).append(row)
    return found
