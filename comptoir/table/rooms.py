"""All rooms of this process: opened when somebody looks, closed when nobody has looked for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from comptoir.table.news import News
from comptoir.table.refusal import Refused
from comptoir.table.room import Room, open_room
from comptoir.table.store import Store
from comptoir.table.thinker import Thinker

PACE = 0.8  # seconds that a bot's move takes at least, or nobody can follow it
IDLE = 600.0  # seconds after which a room without viewers is closed
WATCH = 5.0  # seconds after which a bot that should play is reminded

log = logging.getLogger("comptoir.table")


class Rooms:
    """Finds a room, brings news in and out, and lets the bots play."""

    def __init__(self, store: Store, thinker: Thinker, pace: float = PACE) -> None:
        self.store = store
        self.thinker = thinker
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self.news = News(store, self._heard)
        self.moves = 0
        self.refused = 0
        self._opening: dict[str, asyncio.Lock] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.news.open()
        self._janitor = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Let what is being stored be stored, then stop."""
        for task in [self._janitor, *self._playing.values()]:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        for room in self.rooms.values():
            async with room.lock:
                pass
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.news.close()
        self.thinker.close()

    async def get(self, table: str) -> Room | None:
        """The room of a table; None when there is no such table."""
        async with self._opening.setdefault(table, asyncio.Lock()):
            room = self.rooms.get(table)
            if room is None:
                room = await open_room(self.store, table)
                if room is None:
                    del self._opening[table]
                    return None
                room.told = self._told
                self.rooms[table] = room
            self.nudge(room)
            return room

    def _told(self, room: Room) -> None:
        task = asyncio.ensure_future(self.news.tell(room.id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self.nudge(room)

    async def _heard(self, table: str) -> None:
        """Another process has changed a table that is open here."""
        room = self.rooms.get(table)
        if room is not None:
            async with room.lock:
                await room.reload()
            room.news()
            room.chatted()

    # Bots

    def nudge(self, room: Room) -> None:
        """Let a bot play if one is to play and none is at it."""
        if room.bot_to_play() is not None and room.id not in self._playing:
            task = asyncio.create_task(self._play_bots(room))
            self._playing[room.id] = task
            task.add_done_callback(lambda _: self._done(room))

    def _done(self, room: Room) -> None:
        self._playing.pop(room.id, None)

    async def _play_bots(self, room: Room) -> None:
        while (chair := room.bot_to_play()) is not None and room.record is not None:
            version, state = room.version, room.record.state
            legal = state.legal()
            began = time.monotonic()
            if len(legal) == 1:
                action = legal[0]
            else:
                action = await self.thinker.choose(room.game.slug, chair.bot, state.view(chair.seat), legal)
                await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))
            try:
                if await room.play_bot(chair.seat, action, version):
                    self.moves += 1
            except Refused:
                continue  # another process was faster
            except Exception:
                log.exception("a bot could not play at table %s", room.id)
                return

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(WATCH)
            now = time.monotonic()
            for table, room in list(self.rooms.items()):
                if room.viewers or table in self._playing:
                    if now - room.moved > WATCH:
                        self.nudge(room)
                elif now - room.moved > IDLE and not room.lock.locked():
                    del self.rooms[table]
                    self._opening.pop(table, None)
