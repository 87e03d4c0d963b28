"""What a room knows of its table, and how that changes: one thing after the other.

Whatever is done is tried on a draft, stored, and only then shown. Nothing is held here that is not in the store. When
the store's answer is unknown, what is known to be stored is shown on, and everything is read again before anything else
is done."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol, TypeVar

from comptoir import load
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record, commitment
from comptoir.kernel.state import OVER as GAME_OVER
from comptoir.story import Story
from comptoir.table.asking import Ask
from comptoir.table.change import Change, Row
from comptoir.table.draft import Draft
from comptoir.table.reading import Trouble, closing, read_off
from comptoir.table.refusal import Refused
from comptoir.table.schema import CLOSED, OVER, PLAYING, WAITING
from comptoir.table.seats import Chair, chairs_of
from comptoir.table.shown import shown
from comptoir.table.store import Away, Store, Taken
from comptoir.table.timing import timed

GRACE = 60.0  # seconds that a player must be away before the others may lend their chair
TRIES = 5  # to do something while other processes change the table too

T = TypeVar("T")


class Viewer(Protocol):
    """A page that looks at the room."""

    player: str

    def changed(self) -> None:
        """The room has changed."""

    def chatted(self) -> None:
        """Somebody said something."""


class Turns:
    """See above. `version` numbers the states of a game for the clients: undo makes it grow too."""

    def __init__(self, store: Store, table: Row, chairs: list[Chair], record: Record | None) -> None:
        self.store = store
        self.id: str = table["id"]
        self.game: Game = load(table["game"])
        self.table = table
        self.chairs = chairs
        self.record = record
        self.story = Story(record) if record is not None else None
        self.trouble: Trouble | None = None  # why this game cannot go on
        self.ask: Ask | None = None
        self.refused_ask: tuple[int, str] = (0, "")  # the last question that was refused and by whom, for pages to tell
        self.elsewhere: frozenset[int] = frozenset()  # the seats whose players look on through other processes
        self.viewers: set[Viewer] = set()
        self.noted: frozenset[int] = frozenset()  # the seats of which the store knows that they look on from here
        self.grace = GRACE
        self.unsure = False  # the store may know more than this room
        self.gone = False  # the table was deleted
        self._just_read = False
        self.lock = asyncio.Lock()
        self._noting = asyncio.Lock()
        self.cache: dict[Any, Any] = {}  # what was drawn for this version
        self.moved = time.monotonic()
        self.on_change: Callable[[Any], None] = lambda room: None  # set by Rooms: bots

    # Looking

    @property
    def version(self) -> int:
        return len(self.record.entries) if self.record is not None else 0

    def number(self, reader: int) -> int:
        """The version as this reader counts: the true one would tell them how often others were asked."""
        return shown(self.story, reader).number if self.story is not None else 0

    @property
    def changes(self) -> int:
        return int(self.table["changes"])

    @property
    def status(self) -> str:
        if self.trouble is not None:
            return CLOSED
        if self.record is None:
            return WAITING
        return OVER if int(self.record.state.actor()) == GAME_OVER else PLAYING

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown from the waiting room on: the luck cannot be changed by those who see it."""
        if self.record is not None:
            return self.record.commit
        return commitment(int(self.table["seed"])) if self.table["seed"] else ""

    @property
    def actor(self) -> int:
        return int(self.record.state.actor()) if self.record is not None else -1

    @property
    def names(self) -> list[str]:
        return [chair.name or f"{chair.seat + 1}" for chair in self.chairs]

    def seats_of(self, player: str) -> list[int]:
        """The seats this browser may play for."""
        return [chair.seat for chair in self.chairs if player and player in chair.holders]

    def is_here(self, seat: int) -> bool:
        """Whether somebody who holds the seat looks at the table now."""
        return seat in self.elsewhere or seat in self.here()

    def here(self) -> frozenset[int]:
        """The seats whose players look at the table through this process."""
        players = {viewer.player for viewer in self.viewers}
        return frozenset(chair.seat for chair in self.chairs if chair.holders & players)

    def persons(self, but: Iterable[int] = ()) -> list[int]:
        """The seats that people play now."""
        return [chair.seat for chair in self.chairs
                if chair.kind == "person" and not chair.lent and chair.seat not in but]

    def bot_to_play(self) -> Chair | None:
        if self.status != PLAYING:
            return None
        chair = self.chairs[self.actor]
        return chair if chair.is_bots else None

    # One thing after the other

    async def _in_turn(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do this alone, on what is stored; again when somebody else was faster. It is done to its end even when
        whoever asked for it goes away meanwhile."""
        task = asyncio.ensure_future(self._alone(act))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # also when nobody waits any more
        return await asyncio.shield(task)

    async def _alone(self, act: Callable[[], Awaitable[T]]) -> T:
        async with self.lock:
            self._just_read = False
            try:
                for _ in range(TRIES):
                    await self._make_sure()
                    try:
                        return await act()
                    except Taken:
                        self.unsure = True
                await self._make_sure()
            except Away:
                self.unsure = True
                raise Refused("store-away") from None
            raise Refused("stale")

    async def _make_sure(self) -> None:
        if self.unsure and not self.gone:
            await self._read()
            self._just_read = True
            self.announce()
        if self.gone:
            raise Refused("closed")

    def _check_version(self, version: int, seat: int) -> None:
        """Whoever asks must have seen the latest version; if they have seen a later one, this room has missed it."""
        if version > self.number(seat) and not self._just_read:
            raise Taken
        if version != self.number(seat):
            raise Refused("stale")

    async def refresh(self) -> None:
        """Another process has changed the table, or may have; Away when the store does not answer."""
        async with self.lock:
            self.unsure = True
            with contextlib.suppress(Refused):
                await self._make_sure()

    async def _change(self, change: Change, draft: Draft | None = None) -> None:
        """Store it, with what it does to the clocks; then show it."""
        moves = len(self.record.moves) if self.record is not None else 0
        change = timed(self.table, self.chairs, change, moves, len(draft.record.moves) if draft is not None else moves)
        try:
            changes = await self.store.change(self.id, self.changes, change)
        except Taken:
            raise
        except BaseException:
            self.unsure = True  # it may be stored, or not
            raise
        self.table = {**self.table, **change.row, "changes": changes}
        if draft is not None and self.story is not None and not change.chairs and change.ticks is None:
            self.record = draft.record
            self.story.follow(draft.record, draft.kept, draft.positions)
            self.ask = None
        else:
            self.unsure = True
            await self._read()
        self.changed()

    # News

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks at the table from now on."""
        self.viewers.add(viewer)
        self._others_came_or_went()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._others_came_or_went()

    def _others_came_or_went(self) -> None:
        for viewer in list(self.viewers):
            viewer.changed()
        self.on_change(self)

    async def note_presence(self) -> None:
        """Store who looks at the table from here: others must not take for absent who is not."""
        async with self._noting:
            while (here := self.here()) != self.noted:
                await self.store.note_present(self.id, sorted(here - self.noted), sorted(self.noted - here))
                self.noted = here

    def changed(self) -> None:
        """Tell the pages here, and a bot that is to play."""
        self.announce()
        self.on_change(self)

    def announce(self) -> None:
        """Tell the pages here."""
        self.cache.clear()
        self.moved = time.monotonic()
        for viewer in list(self.viewers):
            viewer.changed()

    def chatted(self) -> None:
        for viewer in list(self.viewers):
            viewer.chatted()

    async def reload(self) -> None:
        """For those who hold the lock: take everything from the store again."""
        self.unsure = True
        await self._read()

    async def _read(self) -> None:
        """Everything from the store: of the record what is new, since nothing stored is ever changed."""
        known, said = self.version if self.trouble is None else 0, self.table["said"]
        found = await self.store.read(self.id, known)
        draft = Draft(self.record) if self.record is not None and self.trouble is None else None
        try:
            if draft is not None and found is not None:
                draft.read(found.lines)
        except ComptoirError:
            draft, found = None, await self.store.read(self.id)
        if found is None:  # deleted, since nobody sat at it
            self.gone, self.unsure = True, False
            return
        if draft is not None and self.story is not None:
            self.record = draft.record
            self.story.follow(draft.record, draft.kept, draft.positions)
            self.trouble = closing(found.table)
        else:
            self.record, self.story, self.trouble = await read_off(found)
        self.table = found.table
        self.chairs = chairs_of(found.chairs, found.holders)
        self.ask, self.elsewhere = found.ask, found.elsewhere
        ask, seat = found.refused
        self.refused_ask = (ask, self.names[seat]) if ask else (0, "")
        self.unsure = False
        self.cache.clear()
        if said != found.table["said"]:
            self.chatted()
