"""Tables as lists show them: those that are open, and those of a player. A part of the store."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from comptoir.table.change import Row
from comptoir.table.database import Database
from comptoir.table.schema import BLOCKS, CHAIRS, HOLDERS, OVER, TABLES, WAITING
from comptoir.table.transactions import rows


class Listing:
    """See above."""

    database: Database

    async def open_tables(self, player: str = "", friends: sa.Select[Any] | None = None, most: int = 30) -> list[Row]:
        """Those that are listed, for anybody or for friends; none of those who have blocked this player, or whom they
        have blocked."""
        listed = TABLES.c.door == "open"
        if friends is not None:
            listed |= (TABLES.c.door == "friends") & TABLES.c.owner.in_(friends)
        query = sa.select(TABLES).where(
            listed, TABLES.c.status == WAITING,
            TABLES.c.owner.not_in(sa.select(BLOCKS.c.other).where(BLOCKS.c.player == player)),
            TABLES.c.owner.not_in(sa.select(BLOCKS.c.player).where(BLOCKS.c.other == player)))
        return await self.with_chairs(query.order_by(TABLES.c.made.desc()).limit(most))

    async def tables_of(self, player: str, most: int = 40) -> list[Row]:
        """The tables where this browser has a seat, those that wait for something first."""
        mine = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.player == player)
        query = sa.select(TABLES).where(TABLES.c.id.in_(mine) | (TABLES.c.owner == player))
        return await self.with_chairs(query.order_by(TABLES.c.status == OVER, TABLES.c.moved.desc()).limit(most))

    async def finished_of(self, player: str, most: int) -> list[Row]:
        """The games this browser has played to their end, or brought here, the newest first."""
        mine = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.player == player)
        query = sa.select(TABLES).where(TABLES.c.id.in_(mine) | (TABLES.c.owner == player), TABLES.c.status == OVER)
        return await self.with_chairs(query.order_by(TABLES.c.moved.desc()).limit(most))

    async def with_chairs(self, query: sa.Executable) -> list[Row]:
        """Tables, each with its chairs and who holds them."""
        def work(db: sa.Connection) -> list[Row]:
            tables = rows(db, query)
            names = [table["id"] for table in tables]
            chairs = rows(db, sa.select(CHAIRS).where(CHAIRS.c.table_id.in_(names)).order_by(CHAIRS.c.seat))
            holders = rows(db, sa.select(HOLDERS).where(HOLDERS.c.table_id.in_(names)))
            for table in tables:
                table["chairs"] = [chair for chair in chairs if chair["table_id"] == table["id"]]
                table["holders"] = [holder for holder in holders if holder["table_id"] == table["id"]]
            return tables

        return await self.database.read(work)
