"""The live connection of one page: what it may ask for, and what it is told.

A page sends one JSON object a message: {"do": id, "n": version}, {"text": "build:office", "n": version},
{"whole": {"choice": key} or {"form": key, "chosen": {place: number}}, "n": version}, {"try": the same, "n": version},
{"undo": version}, {"answer": true}, {"withdraw": true}, {"say": "…"}, {"seat": 1}, {"look": {"lang": "fr"}},
{"lend": seat, "bot": level}, {"back": seat}, {"sit": seat}, {"fill": level}, {"explain": place}, {"peek": seat},
{"why": place, "picked": [places]}, {"why": "", "text": "build:office"}, {"seen": version}.

A page that says what it has shown ("seen") is sent the next position only then: a slow one skips some and never lags.
What happened in between comes along as frames, so that it can be told at the page's own pace. "try" changes nothing: it
is answered by what would follow. With "turn": true an undo takes the whole turn back. Whatever else comes is refused
with a sentence that says what is allowed, and the connection is kept."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from comptoir.kernel.state import NOBODY
from comptoir.stage.html import rich
from comptoir.table import why
from comptoir.table.durations import timed
from comptoir.table.limits import client_of
from comptoir.table.options import number
from comptoir.table.refusal import Refused
from comptoir.table.room import Room
from comptoir.table.rooms import Rooms
from comptoir.table.scene import deciding, explanation, peek, pointing, recap, scene, seated, since_turn, voice_of
from comptoir.table.seats import Person
from comptoir.table.standing import Standing
from comptoir.table.store import Away
from comptoir.table.thinker import MEDIUM
from comptoir.table.words import page_words
from comptoir.words import Words

LONGEST = 1 << 16  # characters in a message
PATIENCE = 3.0  # seconds that a page has to show a position before it is sent the next one all the same
MOST_WRONG = 500  # refusals in a row after which a page is shown the door

log = logging.getLogger("comptoir.table")

Handler = Callable[[Any, dict[str, Any]], Awaitable[None]]


class Viewer:
    """One page that looks at a room. It is told of changes by a task of its own, so that nobody waits for it."""

    def __init__(self, socket: WebSocket, rooms: Rooms, room: Room, me: Person, locale: str, watch: bool) -> None:
        self.socket = socket
        self.rooms = rooms
        self.room = room
        self.me = me
        self.player = me.id
        self.address = ""  # set by whoever knows it
        self.locale = locale
        self.seat = NOBODY
        if not watch:
            self.seat = next(iter(self.held()), NOBODY)
        self._pieces: dict[str, str] = {}  # as this page has them
        self._symbols: set[str] = set()
        self._lines: list[Any] | None = None  # of the log; None: nothing was sent yet
        self._chat = 0
        self._news = asyncio.Event()
        self._seen = asyncio.Event()
        self._seen.set()
        self._says_seen = False
        self._chatted = True
        self._advised = -1
        self.wrong = 0

    def held(self) -> list[int]:
        return self.room.seats_of(self.player)

    @property
    def say(self) -> Words:
        return page_words(self.locale)

    # What it is told

    def changed(self) -> None:
        self._news.set()

    def chatted(self) -> None:
        self._chatted = True
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
            if self._chatted:
                self._chatted = False
                await self._send_chat()
            message = self._message()
            await self.send(message)
            await self._advise(message)

    def _message(self) -> dict[str, Any]:
        made = scene(self.room, self.seat, self.locale)
        made["seats"] = self.held()
        made["here"] = [chair.seat for chair in self.room.chairs if self.room.is_here(chair.seat)]
        made["watching"] = sum(not self.room.seats_of(viewer.player) for viewer in self.room.viewers)
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
        pieces = {name: text for name, text in stands.pieces.items() if self._pieces.get(name) != text}
        self._pieces |= pieces
        return {"pieces": pieces, "symbols": self._new_symbols(stands.symbols)}

    def _new_symbols(self, symbols: dict[str, str]) -> list[str]:
        """Those that this page does not have yet: a connection is sent each of them once."""
        new = [text for name, text in symbols.items() if name not in self._symbols]
        self._symbols |= set(symbols)
        return new

    def _forget(self) -> None:
        """The page is to be told everything anew."""
        self._lines, self._pieces = None, {}
        self.changed()

    async def _send_chat(self) -> None:
        try:
            said = await self.room.store.said(self.room.id)
        except Away:
            self._chatted = True  # with the next news
            return
        new = [line for line in said if line["id"] > self._chat]
        if new:
            self._chat = new[-1]["id"]
            await self.send({"is": "chat", "lines": [
                {key: line[key] for key in ("seat", "name", "text")} for line in new]})

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

    # What it asks for

    async def hear(self) -> None:
        """Take messages until the page goes."""
        while self.wrong < MOST_WRONG:
            got = await self.socket.receive()
            if got["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(self.rooms.limits.wait("message", browser=self.player, address=self.address))
            try:
                await self._handle(got)
                self.wrong = 0
            except Refused as refusal:
                self.wrong += 1
                self.rooms.refused += 1
                await self.send({"is": "refused", "why": refusal.told(self.say), "key": refusal.key,
                                 "n": self.room.number(self.seat),
                                 **why.refused(self.room, self.seat, self.locale, refusal)})
        await self.socket.close(1008, "too many refused messages")

    async def _handle(self, got: Any) -> None:
        text = got.get("text")
        if text is None:
            raise Refused("json")
        if len(text) > LONGEST:
            raise Refused("long", most=LONGEST)
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            raise Refused("json") from None
        if not isinstance(message, dict):
            raise Refused("json")
        for name, handler in HANDLERS.items():
            if name in message:
                if name in LIMITED:
                    self.rooms.limits.check(LIMITED[name], browser=self.player, table=self.room.id,
                                            address=self.address)
                with timed(self.rooms.store.durations.messages, name):
                    await handler(self, message)
                return
        raise Refused("message", known=", ".join(HANDLERS))

    async def _do(self, message: dict[str, Any]) -> None:
        await self._play(_int(message, "do"), message)

    async def _text(self, message: dict[str, Any]) -> None:
        await self._play(_str(message, "text"), message)

    async def _play(self, action: int | str, message: dict[str, Any]) -> None:
        await self.room.play(self.seat, action, _int(message, "n"))
        self.rooms.moves += 1

    async def _whole(self, message: dict[str, Any]) -> None:
        """A whole decision, played as one."""
        version, chosen = _int(message, "n"), _object(message, "whole")
        if version != self.room.number(self.seat):
            raise Refused("stale")
        texts = deciding(self.room, self.seat).texts(chosen, voice_of(self.room, self.locale))
        await self.room.play_all(self.seat, texts, version)
        self.rooms.moves += len(texts)

    async def _try(self, message: dict[str, Any]) -> None:
        """What a decision would bring. A set that does not do yet is answered by what is missing."""
        version, chosen = _int(message, "n"), _object(message, "try")
        answer: dict[str, Any] = {"is": "preview", "n": version, "key": message.get("key")}
        if version != self.room.number(self.seat):
            return
        say = voice_of(self.room, self.locale)
        decision = deciding(self.room, self.seat)
        try:
            actions = decision.actions(chosen, say)
        except Refused as refusal:
            if refusal.key != "missing":
                raise
            await self.send({**answer, "ok": False, "missing": rich(str(refusal.args_["what"]))})
            return
        told = decision.preview(actions, say, seated(self.room, self.locale))
        await self.send({**answer, "ok": True, **told, "symbols": self._new_symbols(told["symbols"])})

    async def _peek(self, message: dict[str, Any]) -> None:
        """Another seat's full board, as this page may see it."""
        shown = peek(self.room, self.seat, other := _int(message, "peek"), self.locale)
        await self.send({"is": "peek", "seat": other, **shown, "symbols": self._new_symbols(shown["symbols"])})

    async def _undo(self, message: dict[str, Any]) -> None:
        await self.room.undo(self.seat, _int(message, "undo"), message.get("turn") is True)

    async def _answer(self, message: dict[str, Any]) -> None:
        """For every seat of this device that is asked."""
        await self.room.answer(self.player, message["answer"] is True)

    async def _withdraw(self, message: dict[str, Any]) -> None:
        await self.room.withdraw(self.seat)

    async def _say(self, message: dict[str, Any]) -> None:
        name = self.room.names[self.seat] if self.seat >= 0 else self.me.name or self.say("somebody")
        await self.room.say(self.seat, name, _str(message, "say"))

    async def _seat(self, message: dict[str, Any]) -> None:
        """Look from another seat of this device, or as a spectator."""
        seat = _int(message, "seat")
        if seat != NOBODY and seat not in self.held():
            raise Refused("seat")
        self.seat = seat
        self._forget()

    async def _look(self, message: dict[str, Any]) -> None:
        look = message["look"]
        if not isinstance(look, dict):
            raise Refused("json")
        if look.get("lang") in ("en", "fr"):
            self.locale = look["lang"]
        self._forget()

    async def _note_seen(self, message: dict[str, Any]) -> None:
        _int(message, "seen")
        self._says_seen = True
        self._seen.set()

    async def _lend(self, message: dict[str, Any]) -> None:
        await self.room.lend(self.seat, self.player, _int(message, "lend"), _str(message, "bot"))

    async def _back(self, message: dict[str, Any]) -> None:
        seat = _int(message, "back")
        if seat not in self.held():
            raise Refused("seat")
        await self.room.take_back(seat)

    async def _sit(self, message: dict[str, Any]) -> None:
        name = message.get("name")
        await self.room.sit(_int(message, "sit"), self.player,
                            name if isinstance(name, str) and name.strip() else self.me.name or self.say("guest"))
        if self.seat == NOBODY:
            self.seat = next(iter(self.held()), NOBODY)
            self._forget()

    async def _fill(self, message: dict[str, Any]) -> None:
        await self.room.fill(self.player, _str(message, "fill"))

    async def _explain(self, message: dict[str, Any]) -> None:
        place = _str(message, "explain")
        await self.send({"is": "explain", "at": place,
                         "text": explanation(self.room, self.seat, self.locale, place)})

    async def _why(self, message: dict[str, Any]) -> None:
        """Which rule forbids it: of a place that was tapped, or of an action that was typed."""
        place = _str(message, "why")
        found = why.of_place(self.room, self.seat, self.locale, place, message.get("picked")) if place \
            else why.of_text(self.room, self.seat, self.locale, _str(message, "text"))
        await self.send({"is": "why", "at": place, **found})


HANDLERS: dict[str, Handler] = {
    "why": Viewer._why,
    "do": Viewer._do, "text": Viewer._text, "whole": Viewer._whole, "try": Viewer._try, "peek": Viewer._peek,
    "undo": Viewer._undo, "answer": Viewer._answer, "withdraw": Viewer._withdraw,
    "say": Viewer._say, "seat": Viewer._seat, "look": Viewer._look, "lend": Viewer._lend, "back": Viewer._back,
    "sit": Viewer._sit, "fill": Viewer._fill, "explain": Viewer._explain, "seen": Viewer._note_seen,
}


LIMITED = {"explain": "explain", "why": "explain", "try": "try", "peek": "explain", "seat": "look", "look": "look",
           "undo": "undo", "say": "say", "lend": "ask", "answer": "ask", "withdraw": "ask", "sit": "ask", "fill": "ask",
           "back": "ask"}


def _int(message: dict[str, Any], name: str) -> int:
    value = message.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < 1 << 31:
        raise Refused("number", name=name)
    return value


def _object(message: dict[str, Any], name: str) -> dict[str, Any]:
    value = message.get(name)
    if not isinstance(value, dict):
        raise Refused("json")
    return value


def _str(message: dict[str, Any], name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str) or any("\ud800" <= letter <= "\udfff" for letter in value):  # half a character
        raise Refused("words", name=name)
    return value


async def live(socket: WebSocket, rooms: Rooms, locale: str) -> None:
    """Serve one page until it goes."""
    room = await rooms.get(socket.path_params["table"])
    await socket.accept()
    if room is None:
        await socket.close(4404, "no such table")
        return
    if room.trouble is not None:
        await socket.close(4410, "this game cannot go on; its page says why")
        return
    query = socket.query_params
    page = Viewer(socket, rooms, room, socket.state.me, locale, watch="watch" in query)
    seat = query.get("seat", "")
    page.address = client_of(socket.scope)
    wanted = number(seat)
    if wanted is not None and wanted in page.held():
        page.seat = wanted
    room.enter(page)
    teller = asyncio.create_task(page.tell())
    hearer = asyncio.create_task(page.hear())
    try:
        await asyncio.wait({teller, hearer}, return_when=asyncio.FIRST_COMPLETED)
        for task in (teller, hearer):
            if task.done() and (problem := task.exception()) is not None \
                    and not isinstance(problem, WebSocketDisconnect | RuntimeError | OSError):
                log.error("a page of table %s broke", room.id, exc_info=problem)
                with contextlib.suppress(Exception):
                    await socket.close(1011)
    finally:
        for task in (teller, hearer):
            task.cancel()
        room.leave(page)
