"""A room: one table with its chairs and its record, as long as somebody looks at it.

Everything that changes the game goes through here, one thing after the other: it is tried on a draft, stored, and only
then shown. A room holds nothing that is not in the store. When the store's answer is unknown the room goes on showing
what it knows to be stored, and reads everything again before it does anything else."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from comptoir import load
from comptoir.kernel.errors import ComptoirError, IllegalAction, NotationError
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record, commitment
from comptoir.kernel.state import OVER as GAME_OVER
from comptoir.story import Story
from comptoir.table.asking import Answer, Ask
from comptoir.table.draft import Draft
from comptoir.table.reading import Trouble, read_game
from comptoir.table.refusal import Refused
from comptoir.table.schema import CLOSED, GRANTED, OVER, OVERTAKEN, PLAYING, REFUSED, WAITING, WITHDRAWN
from comptoir.table.seats import BOT_NAMES, Chair, chairs_of, clean_name
from comptoir.table.shown import shown
from comptoir.table.store import Away, Change, Row, Snapshot, Store, Taken
from comptoir.table.thinker import LEVELS

LONGEST_SAYING = 500
GRACE = 60.0  # seconds that a player must be away before the others may lend their chair
TRIES = 5  # to do something while other processes change the table too
MOST_ENTRIES = 20_000  # of a record; a long game has a thousand
LONG = 300  # entries: a longer record is read beside the loop, so that others need not wait

T = TypeVar("T")


class Viewer(Protocol):
    """A page that looks at the room."""

    player: str

    def changed(self) -> None:
        """The room has changed."""

    def chatted(self) -> None:
        """Somebody said something."""


class Room:
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
        self.on_change: Callable[[Room], None] = lambda room: None  # set by Rooms: bots

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
        """Store it, then show it."""
        try:
            changes = await self.store.change(self.id, self.changes, change)
        except Taken:
            raise
        except BaseException:
            self.unsure = True  # it may be stored, or not
            raise
        self.table = {**self.table, **change.row, "changes": changes}
        if draft is not None and self.story is not None and not change.chairs:
            self.record = draft.record
            self.story.follow(draft.record, draft.kept, draft.positions)
            self.ask = None
        else:
            self.unsure = True
            await self._read()
        self.changed()

    # Playing

    def _game_on(self) -> tuple[Record, Story]:
        if self.trouble is not None:
            raise Refused("closed")
        if self.record is None or self.story is None:
            raise Refused("not-begun")
        if self.status == OVER:
            raise Refused("over")
        return self.record, self.story

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refused("watching")

    async def play(self, seat: int, action: int | str, version: int) -> None:
        """Do this for the seat, if the page that asks has seen the latest version."""
        async def act() -> None:
            draft = self._begun(seat, version)
            self._play(draft, action)
            await self._settle(draft)

        await self._in_turn(act)

    async def play_all(self, seat: int, texts: Sequence[str], version: int) -> None:
        """Do all of this for the seat: one decision, which is stored, announced and taken back as one. What draws or
        shows something, or lets another seat act, ends it: the rest is not done."""
        async def act() -> None:
            draft = self._begun(seat, version)
            if not texts:
                raise Refused("nothing-chosen")
            for n, text in enumerate(texts):
                if n and not draft.goes_on(seat):
                    break
                self._play(draft, text, joined=n > 0)
            await self._settle(draft)

        await self._in_turn(act)

    def _begun(self, seat: int, version: int) -> Draft:
        """A draft for the seat, if it is its turn and it has seen the latest version."""
        record, _ = self._game_on()
        self.check_seat(seat)
        self._check_version(version, seat)
        if seat != self.actor:
            raise Refused("turn", name=self.names[self.actor])
        if self.chairs[seat].lent:
            raise Refused("lent")
        return Draft(record)

    async def play_bot(self, seat: int, action: int, version: int) -> bool:
        """The same for a bot; False when the world has moved on since it began to think."""
        async def act() -> bool:
            chair = self.bot_to_play()
            if chair is None or chair.seat != seat or version != self.version or self.record is None:
                return False
            draft = Draft(self.record)
            self._play(draft, action)
            await self._settle(draft)
            return True

        return await self._in_turn(act)

    def _play(self, draft: Draft, action: int | str, joined: bool = False) -> None:
        """One small action on the draft. Whether it is allowed is for the record to say."""
        if isinstance(action, int):
            if not 0 <= action < len(self.game.actions):
                raise Refused("unknown", id=action)
            action = self.game.actions.text(action)
        try:
            draft.play(action, joined)
        except (IllegalAction, NotationError) as wrong:
            raise Refused("illegal", text=action.strip()[:60], allowed=", ".join(draft.legal())) from wrong

    def _play_forced(self, draft: Draft, chairs: Sequence[Chair] = ()) -> None:
        """A choice that is none is played for the player."""
        chairs = chairs or self.chairs
        while not draft.is_over and not chairs[draft.actor].is_bots and len(legal := draft.legal()) == 1:
            draft.play(legal[0])

    async def _settle(self, draft: Draft) -> None:
        """Play what is forced, then store it."""
        self._play_forced(draft)
        await self._store(draft)

    async def _store(self, draft: Draft, change: Change | None = None) -> None:
        """Store what is new, together with whatever else belongs to it; a question that was open is overtaken."""
        if draft.first + len(draft.lines()) > MOST_ENTRIES:
            raise Refused("game-long")
        change = change or Change(ask=self.ask.id if self.ask is not None else 0, becomes=OVERTAKEN)
        await self._change(replace(change, first=draft.first, lines=draft.lines(), row={
            **change.row, "turn": draft.actor, "status": OVER if draft.is_over else PLAYING}), draft)

    # Taking back

    def free_undos(self, seat: int) -> list[int]:
        """What this seat may take back without asking, newest first, each as the number of moves that go back."""
        if self.story is None or self.status != PLAYING or not 0 <= seat < len(self.chairs):
            return []
        moves = len(self.story.record.moves)
        return [moves - n for n in self.story.free_choices(seat)]

    def asked_for_undo(self, seat: int, kept: int) -> tuple[int, ...]:
        """Who would be asked whether this seat may go back to where so many moves were made: the other people. Bots
        agree, and so does a bot on a person's chair, but only to what happened since it has the chair: for what the
        person did or saw, that person is asked."""
        return tuple(chair.seat for chair in self.chairs if chair.kind == "person" and chair.seat != seat
                     and (not chair.lent or kept < chair.lent_from))

    def undo_way(self, seat: int) -> str:
        """How this seat's last choice can be taken back: "free", "ask", or "" when there is none."""
        if self.free_undos(seat):
            return "free"
        if self.story is None or self.status != PLAYING or seat < 0:
            return ""
        kept = self.story.last_choice([seat])
        return "" if kept is None else "ask" if self.asked_for_undo(seat, kept) else "free"

    async def undo(self, seat: int, version: int, turn: bool = False) -> None:
        """Take the seat's last choice back, or its whole turn, as the page has seen it: what bots have done since goes
        back too. Where people would lose what they have seen or done they are asked whether it may."""
        async def act() -> None:
            record, story = self._game_on()
            self.check_seat(seat)
            if version > self.number(seat):
                self._check_version(version, seat)
            seen, last = shown(story, seat).moves_at(version), story.last_choice([seat])
            if seen is None or (last is not None and last >= seen):  # the seat has chosen again
                raise Refused("stale")
            free = story.free_choices(seat, seen)
            kept = free[-1] if turn and free else story.last_choice([seat], seen)
            if kept is None:
                raise Refused("nothing-to-undo")
            moves, asked = len(record.moves) - kept, self.asked_for_undo(seat, kept)
            if moves in self.free_undos(seat):
                draft = Draft(record)
                draft.undo_freely(seat, moves)
                await self._store(draft)
            elif not asked:
                await self._store(self._taken_back(seat, moves))
            elif self.ask is not None:
                raise Refused("asked-already")
            else:
                ask = Ask("undo", seat, moves=moves, move=kept + 1, needed=asked)
                await self._change(Change(asked=ask))

        await self._in_turn(act)

    def _taken_back(self, seat: int, moves: int) -> Draft:
        """With everybody's consent."""
        assert self.record is not None
        draft = Draft(self.record)
        try:
            draft.undo(seat, moves, [chair.seat for chair in self.chairs if chair.seat != seat])
        except ComptoirError:
            raise Refused("nothing-to-undo") from None
        return draft

    # Questions to the others

    async def answer(self, player: str, yes: bool) -> None:
        """A player agrees or refuses, for all their seats that are asked. When all have agreed it is done, in the same
        transaction."""
        async def act() -> None:
            self._game_on()
            ask, mine = self.ask, self.seats_of(player)
            seats = [seat for seat in mine if ask is not None and seat in ask.needed and seat not in ask.agreed]
            if ask is None or not seats:
                raise Refused("not-asked")
            change = Change(ask=ask.id, answers=[Answer(seat, player, yes) for seat in seats])
            if not yes:
                await self._change(replace(change, becomes=REFUSED))
            elif not ask.settled_by(seats):
                await self._change(change)
            elif ask.kind == "lend":
                await self._change(replace(change, becomes=GRANTED, chairs=self._lent(ask.seat, ask.bot)))
            else:
                await self._store(self._taken_back(ask.by, ask.moves), replace(change, becomes=GRANTED))

        await self._in_turn(act)

    async def withdraw(self, seat: int) -> None:
        """Whoever asked thinks better of it."""
        async def act() -> None:
            if self.ask is None or self.ask.by != seat:
                raise Refused("not-asked")
            await self._change(Change(ask=self.ask.id, becomes=WITHDRAWN))

        await self._in_turn(act)

    # Chairs

    async def sit(self, seat: int, player: str, name: str) -> None:
        """Take an open chair; the last one begins the game."""
        async def act() -> None:
            if not 0 <= seat < len(self.chairs):
                raise Refused("no-chair")
            if self.trouble is not None:
                raise Refused("closed")
            if self.chairs[seat].kind != "open":
                raise Refused("chair-taken")
            await self._seat({seat: {"kind": "person", "name": self._free_name(name)}}, [(seat, player)])

        await self._in_turn(act)

    def _free_name(self, name: str, taken: Iterable[str] = ()) -> str:
        """A name nobody at this table has."""
        wanted = clean_name(name) or "?"
        free, n = wanted, 2
        while free in [*taken, *[chair.name for chair in self.chairs]]:
            free, n = f"{wanted[:20]} {n}", n + 1
        return free

    async def fill(self, player: str, bot: str) -> None:
        """The owner puts bots on the open chairs, and the game begins."""
        async def act() -> None:
            if player != self.table["owner"]:
                raise Refused("owner")
            if bot not in LEVELS:
                raise Refused("no-bot", bots=", ".join(LEVELS))
            seated: dict[int, Row] = {}
            for chair in self.chairs:
                if chair.kind == "open":
                    name = self._free_name(BOT_NAMES[chair.seat % len(BOT_NAMES)],
                                           [known["name"] for known in seated.values()])
                    seated[chair.seat] = {"kind": "bot", "bot": bot, "name": name}
            if self.record is None:
                await self._seat(seated, [])

        await self._in_turn(act)

    async def begin_if_full(self) -> None:
        """A table that is full and has not begun, begins: one of old, or whose process died at the wrong moment."""
        async def act() -> None:
            if self.record is None and self.trouble is None and all(chair.kind != "open" for chair in self.chairs):
                await self._seat({}, [])

        if self.record is None:
            await self._in_turn(act)

    async def _seat(self, seated: dict[int, Row], holders: list[tuple[int, str]]) -> None:
        """These sit down; when that was the last chair the game begins, all in one transaction."""
        chairs = [replace(chair, **seated.get(chair.seat, {})) for chair in self.chairs]
        change = Change(chairs=seated, holders=holders)
        if all(chair.kind != "open" for chair in chairs):
            seed = int(self.table["seed"]) if self.table["seed"] else None  # committed to before anybody sat down
            record = Record(self.game, record_names(chairs), seed=seed, options=self.table["options"])
            draft = Draft(record)
            self._play_forced(draft, chairs)
            change = replace(change, lines=draft.lines(), row={
                "header": header_line(record), "seed": str(record.seed), "turn": draft.actor,
                "status": OVER if draft.is_over else PLAYING})
        await self._change(change)

    async def rename(self, seat: int, name: str) -> None:
        """Who sits here is called something else."""
        async def act() -> None:
            if name != self.chairs[seat].name:
                await self._change(Change(chairs={seat: {"name": self._free_name(name)}}))

        await self._in_turn(act)

    async def lend(self, seat: int, player: str, chair: int, bot: str) -> None:
        """Let a bot play a chair of one's own; for another's, when they have been away for a while, the others are
        asked."""
        async def act() -> None:
            self._game_on()
            self.check_seat(seat)
            if bot not in LEVELS:
                raise Refused("no-bot", bots=", ".join(LEVELS))
            if not 0 <= chair < len(self.chairs) or self.chairs[chair].is_bots:
                raise Refused("no-chair")
            if player in self.chairs[chair].holders:
                await self._change(Change(chairs=self._lent(chair, bot)))
                return
            await self.note_presence()
            away = {**await self.store.absences(self.id), **dict.fromkeys(self.here(), 0.0)}
            if not away[chair]:
                raise Refused("is-here", name=self.names[chair])
            if away[chair] < self.grace:
                raise Refused("away-briefly", name=self.names[chair], seconds=int(self.grace - away[chair]) + 1)
            if self.ask is not None:
                raise Refused("asked-already")
            asked = tuple(other for other in self.persons(but=[seat, chair])
                          if away[other] < self.grace)
            ask = Ask("lend", seat, seat=chair, bot=bot, needed=asked)
            if asked:
                await self._change(Change(asked=ask))
            else:  # nobody else is there to be asked; that it was asked for is stored all the same
                await self._change(Change(asked=ask, becomes=GRANTED, chairs=self._lent(chair, bot)))

        await self._in_turn(act)

    def _lent(self, chair: int, bot: str) -> dict[int, Row]:
        assert self.record is not None
        return {chair: {"lent": True, "bot": bot, "lent_from": len(self.record.moves)}}

    async def take_back(self, seat: int) -> None:
        """The player is back on their chair."""
        async def act() -> None:
            self.check_seat(seat)
            if not self.chairs[seat].lent:
                raise Refused("not-lent")
            back: Row = {"lent": False, "bot": "", "lent_from": 0}
            change = Change(chairs={seat: back})
            if self.record is not None and self.status == PLAYING:
                draft = Draft(self.record)
                self._play_forced(draft, [replace(chair, **back) if chair.seat == seat else chair
                                          for chair in self.chairs])
                if draft.positions:
                    ask = self.ask.id if self.ask is not None else 0
                    await self._store(draft, replace(change, ask=ask, becomes=OVERTAKEN))
                    return
            await self._change(change)

        await self._in_turn(act)

    # Chat

    async def say(self, seat: int, name: str, text: str) -> None:
        text = " ".join(text.split())[:LONGEST_SAYING]
        if text:
            try:
                await self.store.say(self.id, seat, name, text)
            except Away:
                raise Refused("store-away") from None
            except Taken:  # what cannot be taken twice was refused by the database: there is no such table any more
                await self.refresh()
                raise Refused("closed") from None
            self.chatted()

    def chatted(self) -> None:
        for viewer in list(self.viewers):
            viewer.chatted()

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
        else:
            await self._read_whole(found)
        self.table = found.table
        self.chairs = chairs_of(found.chairs, found.holders)
        self.ask, self.elsewhere = found.ask, found.elsewhere
        ask, seat = found.refused
        self.refused_ask = (ask, self.names[seat]) if ask else (0, "")
        self.unsure = False
        self.cache.clear()
        if said != found.table["said"]:
            self.chatted()

    async def _read_whole(self, found: Snapshot) -> None:
        self.record, self.story, self.trouble = await read_off(found)


def record_names(chairs: Sequence[Chair]) -> list[str]:
    """The players as a record names them."""
    return [f"bot:{chair.bot}" if chair.kind == "bot" else chair.name for chair in chairs]


def header_line(record: Record) -> str:
    return record.lines()[0]


async def read_off(found: Snapshot) -> tuple[Record | None, Story | None, Trouble | None]:
    """The record of a table and its story; a long one is read in a thread, so that others are served meanwhile."""
    table = found.table
    if not table["header"]:
        return None, None, None

    def work() -> tuple[Record | None, Story | None, Trouble | None]:
        record, trouble = read_game(table["header"], table["seed"], found.lines)
        return record, Story(record) if record is not None else None, trouble

    return await asyncio.to_thread(work) if len(found.lines) > LONG else work()


async def open_room(store: Store, table: str) -> Room | None:
    """A room as the store has it; None when there is no such table."""
    found = await store.read(table)
    if found is None:
        return None
    room = Room(store, found.table, chairs_of(found.chairs, found.holders), None)
    room.record, room.story, room.trouble = await read_off(found)
    ask, seat = found.refused
    room.ask, room.elsewhere = found.ask, found.elsewhere
    room.refused_ask = (ask, room.names[seat]) if ask else (0, "")
    return room
