"""What every process does for the clocks: it says that it is there, looks what has run out, and sees to it that bots
play on where a clock waits for them. Which process does it does not matter, and nothing is done twice."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from comptoir.table.database import Taken
from comptoir.table.refusal import Refused
from comptoir.table.store import DEAD
from comptoir.table.ticking import left_to_bots, ran_out, sign_of_life

if TYPE_CHECKING:
    from comptoir.table.rooms import Rooms

BEAT = 5.0  # seconds between two signs of life, and between two looks for bots
LOOK = 1.0  # seconds between two looks for clocks that have run out


class Clockwork:
    """Three chores."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.database = rooms.store.database
        self.done = 0  # clocks that have run out here

    async def beat(self) -> None:
        """A sign of life. When nobody has given one for DEAD seconds, all clocks stood still so long."""
        with contextlib.suppress(Taken):  # another process has just done so
            for table in await self.database.write(lambda db: sign_of_life(db, DEAD)):
                await self.rooms.reread(table)

    async def look(self) -> None:
        """What was agreed to happens where time is up."""
        for late in await self.database.read(ran_out):
            room = await self.rooms.get(late["id"])
            with contextlib.suppress(Refused):  # the store is away, or the table is gone
                if room is not None and await room.run_out(late["deadline"]):
                    self.done += 1

    async def remind(self) -> None:
        """A room that is opened lets its bot play."""
        for table in await self.database.read(left_to_bots):
            await self.rooms.get(table)
