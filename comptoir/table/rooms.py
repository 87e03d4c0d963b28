"""All rooms of this process: opened when somebody looks, closed when nobody has looked for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from comptoir.table.clockwork import BEAT, Clockwork
from comptoir.table.clockwork import LOOK as TICK
from comptoir.table.duties import Duties
from comptoir.table.limits import Limits
from comptoir.table.news import News
from comptoir.table.refusal import Refused
from comptoir.table.room import Room, open_room
from comptoir.table.shown import takes_time
from comptoir.table.store import Away, Store
from comptoir.table.thinker import Thinker
from comptoir.table.turns import GRACE
from comptoir.table.uploads import Uploads

PACE = 0.8  # seconds that a bot's move takes at least, or nobody can follow it
MOST_ROOMS = 500  # open at a time, beyond those that somebody looks at
IDLE = 600.0  # seconds after which a room without viewers is closed
WATCH = 5.0  # seconds after which a bot that should play is reminded
LOOK = 1.0  # seconds after which a room that is not sure of what is stored looks again
TURN = 2.0  # seconds after which a process asks again whether it shall let the bots of a table play
ASK = 3.0  # seconds after which other processes' changes are asked for, in case a notification was lost

ID = re.compile(r"[\w-]{1,40}", re.ASCII)  # what a table can be called

log = logging.getLogger("comptoir.table")


class Rooms:
    """Finds a room, brings news in, notes who is there, and lets the bots play."""

    def __init__(self, store: Store, thinker: Thinker, pace: float = PACE, grace: float = GRACE) -> None:
        self.store = store
        self.thinker = thinker
        self.pace = pace
        self.grace = grace
        self.rooms: dict[str, Room] = {}
        self.clockwork = Clockwork(self)
        self.news = News(store, self.reread, lambda: self._soon(self._ask()))
        self.duties = Duties(store.postgres.address if store.postgres is not None else None)
        self.limits = Limits()
        self.uploads = Uploads()
        self.moves = 0
        self.refused = 0
        self._opening: dict[str, asyncio.Lock] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._probe: asyncio.Future[None] | None = None
        self._probed = 0.0
        self._chores: list[asyncio.Task[None]] = []
        self.hears: dict[str, Callable[[], Awaitable[None]]] = {}  # news that are not about a table, by name

    async def open(self) -> None:
        await self.news.open()
        await self.clockwork.beat()
        self._chores = [asyncio.create_task(self._every(BEAT, self.clockwork.beat)),
                        asyncio.create_task(self._every(BEAT, self.clockwork.remind)),
                        asyncio.create_task(self._every(TICK, self.clockwork.look)),
                        asyncio.create_task(self._every(WATCH, self._tidy)),
                        asyncio.create_task(self._every(LOOK, self._look_again))]
        if self.store.is_postgres:
            self._chores += [asyncio.create_task(self._every(ASK, self._ask)),
                             asyncio.create_task(self._every(WATCH, self.store.alive))]

    def also(self, seconds: float, chore: Callable[[], Awaitable[Any]]) -> None:
        """Something else to be done again and again as long as the rooms are open."""
        self._chores.append(asyncio.create_task(self._every(seconds, chore)))

    def pages(self) -> list[Any]:
        """All live connections."""
        return [page for room in self.rooms.values() for page in room.viewers]

    async def close(self) -> None:
        """Let what is being stored be stored, then stop."""
        for task in [*self._chores, *self._playing.values()]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for room in self.rooms.values():
            async with room.lock:
                pass
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.news.close()
        await self.duties.close()
        self.thinker.close()
        self.uploads.close()

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[Any]]) -> None:
        """Do this again and again, whatever comes of it."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Away as problem:
                log.warning("the database does not answer: %s", problem)
            except Exception:
                log.exception("a chore of the table failed")

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            try:
                await work
            except Away:
                pass  # the chores try again
            except Exception:
                log.exception("something failed beside the tables")

        task = asyncio.ensure_future(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def get(self, table: str) -> Room | None:
        """The room of a table; None when there is no such table."""
        room = self.rooms.get(table)
        if room is not None and room.gone:
            self._drop(table)
        elif room is not None:
            self.nudge(room)
            return room
        if not ID.fullmatch(table):
            return None
        async with self._opening.setdefault(table, asyncio.Lock()):
            room = self.rooms.get(table)
            if room is None:
                room = await open_room(self.store, table)
                if room is None:
                    self._opening.pop(table, None)
                    return None
                room.grace = self.grace
                room.on_change = self._on_change
                self.rooms[table] = room
                self._forget_some()
                with contextlib.suppress(Refused):
                    await room.begin_if_full()
            self.nudge(room)
            return room

    def _on_change(self, room: Room) -> None:
        self.nudge(room)
        if room.here() != room.noted:
            self._soon(room.note_presence())

    async def reread(self, table: str) -> None:
        """Somebody has changed a table that may be open here, beside its room; or something else that is told."""
        if table in self.hears:
            await self.hears[table]()
        room = self.rooms.get(table)
        if room is not None:
            try:
                await room.refresh()
            except Away:
                room.unsure = True
            else:
                self.nudge(room)

    async def _ask(self) -> None:
        """Which open tables have others changed without our hearing of it?"""
        open_here = list(self.rooms)
        counts = await self.store.counts(open_here) if open_here else {}
        for table in open_here:
            room, (changes, said) = self.rooms.get(table), counts.get(table, (math.inf, 0))  # none: it was deleted
            if room is not None and not room.lock.locked() and (changes > room.changes or said > room.table["said"]):
                await self.reread(table)
                if room.gone:
                    self._drop(table)

    async def _look_again(self) -> None:
        """Rooms that do not know what was stored look until they do; then everybody is told."""
        for room in list(self.rooms.values()):
            if room.unsure and not room.lock.locked():
                await room.refresh()
                self.nudge(room)

    async def healthy(self) -> None:
        """Away when the store cannot be read and written; asked at most once a second, however often one asks."""
        now = time.monotonic()
        if self._probe is None or (self._probe.done() and now - self._probed > LOOK):
            self._probed = now
            self._probe = asyncio.ensure_future(self.store.probe())
        await asyncio.shield(self._probe)

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
        """Of all processes that have the table open, one lets its bots think."""
        duty = f"bots {room.id}"
        while room.bot_to_play() is not None:
            if not await self.duties.take(duty):
                await asyncio.sleep(TURN)
                continue
            try:
                await self._let_them_play(room)
            except Exception:
                log.exception("a bot could not play at table %s", room.id)
                return
            finally:
                await self.duties.leave(duty)

    async def _let_them_play(self, room: Room) -> None:
        """What others see of a bot comes at one pace, however often it was asked for it."""
        began = time.monotonic()
        while (chair := room.bot_to_play()) is not None and room.record is not None:
            version, state = room.version, room.record.state
            legal = state.legal()
            if len(legal) == 1:
                action = legal[0]
            else:
                action = await self.thinker.choose(room.game.slug, chair.bot, state.view(chair.seat), legal)
            if takes_time(room.game, state, action):
                await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - began)))
                began = time.monotonic()
            try:
                if await room.play_bot(chair.seat, action, version):
                    self.moves += 1
            except Refused as refusal:
                if refusal.key == "store-away":
                    await asyncio.sleep(LOOK)

    def _forget_some(self) -> None:
        """Rooms that nobody looks at can be opened again: when there are many, the longest unused go."""
        if len(self.rooms) > MOST_ROOMS:
            idle = [room for room in self.rooms.values() if not room.viewers and room.id not in self._playing
                    and not room.lock.locked()]
            for room in sorted(idle, key=lambda room: room.moved)[:len(self.rooms) - MOST_ROOMS]:
                del self.rooms[room.id]

    def _drop(self, table: str) -> None:
        self.rooms.pop(table, None)
        self._opening.pop(table, None)

    async def _tidy(self) -> None:
        now = time.monotonic()
        for table, room in list(self.rooms.items()):
            if room.viewers or table in self._playing:
                if now - room.moved > WATCH:
                    self.nudge(room)
            elif now - room.moved > IDLE and not room.lock.locked():
                self._drop(table)
            if room.here() != room.noted:
                self._on_change(room)
