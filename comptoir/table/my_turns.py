"""Where it is my turn: those of my games, most urgent first, and the way from one table to the next."""

from __future__ import annotations

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from comptoir.table.api import JSON, MOVED, Door
from comptoir.table.schema import CHAIRS, HOLDERS, PLAYING, TABLES
from comptoir.table.store import Row, Store
from comptoir.table.web import me, rooms

MOST = 100  # tables that wait for one player, as far as we look


async def waiting(store: Store, player: str) -> list[Row]:
    """The tables that wait for this player: those whose clock is at zero soonest, then those that wait longest."""
    here = (HOLDERS.c.table_id == TABLES.c.id) & (HOLDERS.c.seat == TABLES.c.turn)
    chair = (CHAIRS.c.table_id == TABLES.c.id) & (CHAIRS.c.seat == TABLES.c.turn)
    query = sa.select(TABLES).join(HOLDERS, here).join(CHAIRS, chair).where(
        HOLDERS.c.player == player, TABLES.c.status == PLAYING, CHAIRS.c.lent.is_(False))
    return await store.with_chairs(query.order_by(TABLES.c.deadline.is_(None), TABLES.c.deadline, TABLES.c.moved,
                                                  TABLES.c.id).limit(MOST))


def after(tables: list[str], here: str) -> str:
    """The table that comes after this one, round and round; "" when there is no other."""
    if here not in tables:
        return tables[0] if tables else ""
    others = tables[tables.index(here) + 1:] + tables[:tables.index(here)]
    return others[0] if others else ""


async def turns(request: Request) -> Response:
    """For the button: how many tables wait for me besides this one."""
    here = request.query_params.get("from", "")
    found = [table["id"] for table in await waiting(rooms(request).store, me(request).id)]
    return JSONResponse({"n": len([table for table in found if table != here])}, headers={"Cache-Control": "no-store"})


async def next_game(request: Request) -> Response:
    """To the next table that waits for me; to the lobby when there is none."""
    found = [table["id"] for table in await waiting(rooms(request).store, me(request).id)]
    going = after(found, request.query_params.get("from", ""))
    return RedirectResponse(f"/t/{going}" if going else "/", 303)


FROM = {"from": "the table where the asker is"}

TURN_DOORS = [
    Door("/turns", turns, "how many tables wait for the asker", JSON, query=FROM),
    Door("/next", next_game, "to the next table that waits for the asker", MOVED, query=FROM),
]
