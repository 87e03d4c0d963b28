"""One page that looks at a room, and what it is told.

A page that says what it has shown ("seen") is sent the next position only then: a slow one skips some and never lags.
What happened in between comes along as frames, so that it can be told at the page's own pace."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Mapping
from typing import Any

from starlette.websockets import WebSocket

from comptoir.kernel.state import NOBODY
from comptoir.table.difference import Told, difference
from comptoir.table.room import Room
from comptoir.table.rooms import Rooms
from comptoir.table.scene import pointing, recap, scene, since_turn, voice_of
from comptoir.table.schema import SPEAK
from comptoir.table.seats import Person
from comptoir.table.standing import Standing
from comptoir.table.store import Away
from comptoir.table.thinker import MEDIUM
from comptoir.table.timing import told
from comptoir.table.words import page_words
from comptoir.words import Words

PATIENCE = 3.0  # seconds that a page has to show a position before it is sent the next one all the same
CLOSED = 4410  # upon which a page loads itself anew, and says what is the matter


class Viewer:
    """One page that looks at a room. It is told of changes by a task of its own, so that nobody waits for it."""

    def __init__(self, socket: WebSocket, rooms: Rooms, room: Room, me: Person, locale: str, watch: bool) -> None:
        self.socket = socket
        self.rooms = rooms
        self.room = room
        self.me = me
        self.player = me.id
        self.address = self.host = ""  # where it comes from: as it is counted, and as it is; set by whoever knows it
        self.key = ""  # of the table, from its link
        self.locale = locale
        self.seat = NOBODY
        if not watch:
            self.seat = next(iter(self.held()), NOBODY)
        self._pieces: dict[str, str] = {}  # as this page has them
        self._symbols: set[str] = set()
        self._lines: list[Any] | None = None  # of the log; None: nothing was sent yet
        self._chat = 0  # the last line that was sent
        self._anew = False  # all of it is to be sent again
        self._news = asyncio.Event()
        self._seen = asyncio.Event()
        self._seen.set()
        self._says_seen = False
        self._chatted = True
        self._ended = False
        self._advised = -1
        self.wrong = 0

    def held(self) -> list[int]:
        return self.room.seats_of(self.player)

    def settle(self) -> None:
        """A seat that is not this browser's any more, since its link was renewed or its chair freed, is not looked
        from: nothing of it is sent, and nothing is done for it."""
        if self.seat != NOBODY and self.player not in self.room.chairs[self.seat].holders:
            self.seat, self._lines = next(iter(self.held()), NOBODY), None

    @property
    def say(self) -> Words:
        return page_words(self.locale)

    # What it is told

    def changed(self) -> None:
        self._news.set()

    def chatted(self) -> None:
        self._chatted = True
        self._news.set()

    def chat_anew(self) -> None:
        """What may be read has changed: all of it is sent again."""
        self._chat, self._anew = 0, True
        self.chatted()

    def cut(self) -> None:
        """Whoever is there is not signed in any more, or may not be here."""
        self._ended = True
        self._seen.set()
        self._news.set()

    async def tell(self) -> None:
        """Send what is new, as often as there is something."""
        while True:
            await self._news.wait()
            if self._says_seen:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._seen.wait(), PATIENCE)
            self._news.clear()
            self._seen.clear()
            if self.room.gone or self._ended or self.room.trouble is not None \
                    or not self.room.admits(self.player, self.key):
                await self.socket.close(CLOSED, "this table is closed to you; its page says why")
                return
            if self._chatted:
                self._chatted = False
                await self._send_chat()
            message = self._message()
            await self.send(message)
            await self._advise(message)

    def _message(self) -> dict[str, Any]:
        self.settle()
        made = scene(self.room, self.seat, self.locale)
        made["seats"] = self.held()
        made["here"] = [chair.seat for chair in self.room.chairs if self.room.is_here(chair.seat)]
        made["watching"] = sum(not self.room.seats_of(viewer.player) for viewer in self.room.viewers)
        made["clock"] = told(self.room.table, self.room.chairs)
        made["owner"] = self.player == self.room.table["owner"]
        stands: Standing | None = made.pop("standing")
        lines, known = made["log"], self._lines
        same = 0  # steps whose lines the page has already
        while known is not None and same < min(len(known), len(lines)) and known[same] == lines[same]:
            same += 1
        since = same if known is not None else since_turn(self.room, self.seat)
        self._lines = list(lines)
        made["frames"] = self._frames(since) if stands is not None else []
        made["stage"] = self._stage(stands) if stands is not None else None
        shown = stands.places if stands is not None else ()
        made["log"] = {"from": same, "moves": [pointing(move, shown) for move in lines[same:]]}
        return made

    def _frames(self, since: int) -> list[dict[str, Any]]:
        """What happened since then, move by move; the last one is the position itself."""
        told = []
        for frame, stands in recap(self.room, self.seat, self.locale, since):
            told.append({**frame, **self._changed(stands)})
        return told

    def _stage(self, stands: Standing) -> dict[str, Any]:
        return {"slots": stands.slots, "strips": stands.strips, "state": stands.state, **self._changed(stands)}

    def _changed(self, stands: Standing) -> dict[str, Any]:
        """The pieces and symbols that this page does not have yet."""
        told = self.differences(stands.pieces)
        self._pieces |= stands.pieces
        return {"pieces": told, "symbols": self.new_symbols(stands.symbols)}

    def differences(self, pieces: Mapping[str, str]) -> dict[str, Told]:
        """Of these pieces those that are not as this page has them: what has changed, or all of it."""
        told: dict[str, Told] = {}
        for name, text in pieces.items():
            old = self._pieces.get(name)
            if old != text:
                told[name] = text if old is None else difference(old, text)
        return told

    def new_symbols(self, symbols: dict[str, str]) -> list[str]:
        """Those that this page does not have yet: a connection is sent each of them once."""
        if symbols.keys() <= self._symbols:
            return []
        new = [text for name, text in symbols.items() if name not in self._symbols]
        self._symbols |= symbols.keys()
        return new

    def turn(self) -> None:
        """The page looks from elsewhere: it is told anew what happened, and sent the pieces that it does not have."""
        self._lines = None
        self.changed()

    def note_seen(self) -> None:
        """The page says what it has shown: from now on it is waited for."""
        self._says_seen = True
        self._seen.set()

    async def _send_chat(self) -> None:
        try:
            said = await self.room.store.said(self.room.id, self.player)
        except Away:
            self._chatted = True  # with the next news
            return
        new, muted = [line for line in said if line["id"] > self._chat], self.room.table["barred"].get(SPEAK, ())
        if new or self._anew:
            anew, self._anew, self._chat = self._anew, False, new[-1]["id"] if new else self._chat
            await self.send({"is": "chat", "anew": anew, "lines": [
                {**{key: line[key] for key in ("id", "seat", "name", "text")}, "mine": line["player"] == self.player,
                 "muted": line["player"] in muted} for line in new]})

    async def _advise(self, message: dict[str, Any]) -> None:
        """First game: what a sensible player would do, unless the title itself has said something."""
        room = self.room
        if not (message.get("first") and message["legal"] and not message.get("advice")) or room.record is None \
                or self._advised == room.version:
            return
        self._advised = version = room.version
        view, legal = room.record.state.view(self.seat), room.record.state.legal()
        action = await self.rooms.thinker.choose(room.game.slug, MEDIUM, view, legal)
        if room.version == version:
            label = voice_of(room, self.locale).label(view, action)
            text = self.say("advice-choice", label=label)
            await self.send({"is": "advice", "n": room.number(self.seat), "text": text})

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
