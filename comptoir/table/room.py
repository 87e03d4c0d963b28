"""A room: one table with its chairs and its record, as long as somebody looks at it.

Everything that changes the game goes through here, one thing after the other: it is checked by the record, stored,
and only then announced. A room holds nothing that cannot be built again from the store, but the questions that are
put to the players at this moment."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from comptoir import load
from comptoir.kernel.chance import Chance
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.game import Game
from comptoir.kernel.record import Record
from comptoir.kernel.state import OVER as GAME_OVER
from comptoir.table.draft import Draft
from comptoir.table.refusal import Refused
from comptoir.table.schema import OVER, PLAYING, WAITING
from comptoir.table.seats import BOT_NAMES, Chair, chairs_of, clean_name
from comptoir.table.store import Row, Store, Taken
from comptoir.table.story import Story
from comptoir.table.thinker import LEVELS

LONGEST_SAYING = 500


class Viewer(Protocol):
    """A page that looks at the room."""

    player: str

    def changed(self) -> None:
        """The room has changed."""

    def chatted(self) -> None:
        """Somebody said something."""


@dataclass
class Ask:
    """A question to the other players: may a move be taken back, may a bot have an absent player's chair?"""

    kind: str  # undo, lend
    by: int
    moves: int = 0  # undo: so many
    move: int = 0  # undo: the first of them, counted as in the log; it began the decision that would go back
    seat: int = -1  # lend: this chair
    bot: str = ""  # lend: to this bot
    needed: tuple[int, ...] = ()
    agreed: set[int] = field(default_factory=set)


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
        self.ask: Ask | None = None
        self.refused_ask: tuple[int, str] = (0, "")  # a count and what was refused, so that pages can tell
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.cache: dict[Any, Any] = {}  # what was drawn for this version
        self.moved = time.monotonic()
        self.told: Callable[[Room], None] = lambda room: None  # set by Rooms: other processes, bots

    # Looking

    @property
    def version(self) -> int:
        return len(self.record.entries) if self.record is not None else 0

    @property
    def status(self) -> str:
        if self.record is None:
            return WAITING
        return OVER if int(self.record.state.actor()) == GAME_OVER else PLAYING

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
        return any(viewer.player in self.chairs[seat].holders for viewer in self.viewers)

    def persons(self, but: Iterable[int] = ()) -> list[int]:
        """The seats that people play now."""
        return [chair.seat for chair in self.chairs
                if chair.kind == "person" and not chair.lent and chair.seat not in but]

    def bot_to_play(self) -> Chair | None:
        if self.status != PLAYING:
            return None
        chair = self.chairs[self.actor]
        return chair if chair.is_bots else None

    # Playing

    def _game_on(self) -> tuple[Record, Story]:
        if self.record is None or self.story is None:
            raise Refused("not-begun")
        if self.status == OVER:
            raise Refused("over")
        return self.record, self.story

    def _holds(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refused("watching")

    async def play(self, seat: int, action: int | str, version: int, hold: bool = False) -> bool:
        """Do this for the seat, if the page that asks has seen the latest version. With `hold` it is not done, and
        False, when it could not be taken back freely: the player is asked to confirm his turn first."""
        async with self.lock:
            draft = self._begun(seat, version)
            text = self._text(draft, action)
            if hold and self._ends_turn(text):
                return False
            draft.play(text)
            await self._settle(draft)
            return True

    async def play_all(self, seat: int, texts: Sequence[str], version: int) -> None:
        """Do all of this for the seat: one decision, which is stored, announced and taken back as one. What draws or
        shows something, or lets another seat act, ends it: the rest is not done."""
        async with self.lock:
            draft = self._begun(seat, version)
            if not texts:
                raise Refused("nothing-chosen")
            for n, text in enumerate(texts):
                if n and not draft.goes_on(seat):
                    break
                draft.play(self._text(draft, text), joined=n > 0)
            await self._settle(draft)

    def _begun(self, seat: int, version: int) -> Draft:
        """A draft for the seat, if it is its turn and it has seen the latest version."""
        record, _ = self._game_on()
        self._holds(seat)
        if version != self.version:
            raise Refused("stale")
        if seat != self.actor:
            raise Refused("turn", name=self.names[self.actor])
        if self.chairs[seat].lent:
            raise Refused("lent")
        return Draft(record)

    def _ends_turn(self, text: str) -> bool:
        """Whether this choice, with what is forced after it, lets another seat act, draws or reveals something."""
        assert self.record is not None
        state, seat = self.record.state.clone(), self.actor
        state.apply(self.game.actions.id(text))
        while not state.drawn and not state.revealed and int(state.actor()) == seat:
            legal = state.legal()
            if len(legal) > 1:
                return False
            state.apply(legal[0])
        return True

    async def play_bot(self, seat: int, action: int, version: int) -> bool:
        """The same for a bot; False when the world has moved on since it began to think."""
        async with self.lock:
            chair = self.bot_to_play()
            if chair is None or chair.seat != seat or version != self.version or self.record is None:
                return False
            draft = Draft(self.record)
            draft.play(self._text(draft, action))
            await self._settle(draft)
            return True

    def _text(self, draft: Draft, action: int | str) -> str:
        legal = draft.legal()
        if isinstance(action, int):
            if not 0 <= action < len(self.game.actions):
                raise Refused("unknown", id=action)
            text = self.game.actions.text(action)
        else:
            text = action.strip()
        if text not in legal:
            raise Refused("illegal", text=text[:60], allowed=", ".join(legal))
        return text

    def _play_forced(self, draft: Draft) -> None:
        """A choice that is none is played for the player."""
        while not draft.is_over and not self.chairs[draft.actor].is_bots and len(legal := draft.legal()) == 1:
            draft.play(legal[0])

    async def _settle(self, draft: Draft) -> None:
        """Play what is forced, then store it."""
        self._play_forced(draft)
        await self._store(draft)

    async def _store(self, draft: Draft) -> None:
        """Store what is new, then show it; when somebody else was faster, take his word."""
        assert self.story is not None
        status = OVER if draft.is_over else PLAYING
        try:
            await self.store.add_entries(self.id, draft.first, draft.lines(), draft.actor, status)
        except Taken:
            await self.reload()
            raise Refused("stale") from None
        except BaseException:
            await self.reload()  # it is not stored: it did not happen
            raise
        self.record = draft.record
        self.story.follow(draft)
        self.ask = None
        self.changed()

    # Taking back

    def free_undos(self, seat: int) -> list[int]:
        """What this seat may take back without asking: its choices since another seat acted or something was drawn
        or shown, newest first, each as the number of moves that go back with it (what was forced after it goes too)."""
        found: list[int] = []
        if self.record is None or self.story is None or self.status != PLAYING or not 0 <= seat < len(self.chairs):
            return found
        moves = self.record.moves
        for n in range(len(moves) - 1, -1, -1):
            if (moves[n].by != seat or int(self.story.positions[n + 1].actor()) != seat or moves[n].drawn
                    or self.story.revealed[n]):
                break
            if self.story.begins_decision(n):
                found.append(len(moves) - n)
        return found

    def asked_undo(self, seat: int) -> int:
        """How many moves would go back to this seat's last choice; 0: there is none."""
        if self.record is None or self.story is None or self.status != PLAYING:
            return 0
        moves = self.record.moves
        for n in range(len(moves) - 1, -1, -1):
            if moves[n].by == seat and self.story.begins_decision(n):
                return len(moves) - n
        return 0

    def asked_for_undo(self, seat: int) -> tuple[int, ...]:
        """Who would be asked whether this seat's last choice may go back: the other people. Bots agree."""
        return tuple(self.persons(but=[seat]))

    def undo_way(self, seat: int) -> str:
        """How this seat's last choice can be taken back: "free", "ask", or "" when there is none."""
        if self.free_undos(seat):
            return "free"
        if seat < 0 or not self.asked_undo(seat):
            return ""
        return "ask" if self.asked_for_undo(seat) else "free"

    async def undo(self, seat: int, version: int, turn: bool = False) -> None:
        """Take the seat's last choice back, or its whole turn; where people would lose what they have seen or done
        they are asked whether it may."""
        async with self.lock:
            record, _ = self._game_on()
            self._holds(seat)
            if version != self.version:
                raise Refused("stale")
            free = self.free_undos(seat)
            if free:
                draft = Draft(record)
                draft.undo_freely(seat, free[-1] if turn else free[0])
                await self._store(draft)
                return
            moves, asked = self.asked_undo(seat), self.asked_for_undo(seat)
            if not moves:
                raise Refused("nothing-to-undo")
            if not asked:
                await self._take_back(seat, moves)
            elif self.ask is not None:
                raise Refused("asked-already")
            else:
                await self._put(Ask("undo", seat, moves=moves, move=len(record.moves) - moves + 1, needed=asked))

    async def _take_back(self, seat: int, moves: int) -> None:
        """With everybody's consent."""
        assert self.record is not None
        draft = Draft(self.record)
        try:
            draft.undo(seat, moves, [chair.seat for chair in self.chairs if chair.seat != seat])
        except ComptoirError:
            self.ask = None
            raise Refused("nothing-to-undo") from None
        await self._store(draft)

    # Questions to the others

    async def _put(self, ask: Ask) -> None:
        self.ask = ask
        if not await self._settled():
            self.changed()

    async def answer(self, seat: int, yes: bool) -> None:
        """A player agrees or refuses."""
        async with self.lock:
            self._game_on()
            if self.ask is None or seat not in self.ask.needed:
                raise Refused("not-asked")
            if not yes:
                self.refused_ask = (self.refused_ask[0] + 1, self.names[seat])
                self.ask = None
                self.changed()
                return
            self.ask.agreed.add(seat)
            if not await self._settled():
                self.changed()

    async def withdraw(self, seat: int) -> None:
        """Whoever asked thinks better of it."""
        async with self.lock:
            if self.ask is None or self.ask.by != seat:
                raise Refused("not-asked")
            self.ask = None
            self.changed()

    async def _settled(self) -> bool:
        """Do what was asked for when all agree."""
        ask = self.ask
        if ask is None or self.record is None or not set(ask.needed) <= ask.agreed:
            return False
        if ask.kind == "lend":
            self.ask = None
            await self._lend(ask.seat, ask.bot)
            return True
        await self._take_back(ask.by, ask.moves)
        return True

    # Chairs

    async def sit(self, seat: int, player: str, name: str) -> None:
        """Take an open chair; the last one begins the game."""
        async with self.lock:
            if not 0 <= seat < len(self.chairs):
                raise Refused("no-chair")
            try:
                await self.store.sit(self.id, seat, player, self._free_name(name))
            except Taken:
                await self.reload()
                raise Refused("chair-taken") from None
            await self.reload()
            await self._begin_if_full()
            self.changed()

    def _free_name(self, name: str) -> str:
        """A name nobody at this table has."""
        wanted = clean_name(name) or "?"
        free, n = wanted, 2
        while free in [chair.name for chair in self.chairs]:
            free, n = f"{wanted[:20]} {n}", n + 1
        return free

    async def fill(self, player: str, bot: str) -> None:
        """The owner puts bots on the open chairs, and the game begins."""
        async with self.lock:
            if player != self.table["owner"]:
                raise Refused("owner")
            if bot not in LEVELS:
                raise Refused("no-bot", bots=", ".join(LEVELS))
            for chair in self.chairs:
                if chair.kind == "open":
                    name = self._free_name(BOT_NAMES[chair.seat % len(BOT_NAMES)])
                    await self.store.set_chair(self.id, chair.seat, kind="bot", bot=bot, name=name)
            await self.reload()
            await self._begin_if_full()
            self.changed()

    async def _begin_if_full(self) -> None:
        if self.record is not None or any(chair.kind == "open" for chair in self.chairs):
            return
        record = Record(self.game, record_names(self.chairs), options=self.table["options"])
        turn = int(record.state.actor())
        try:
            await self.store.start(self.id, json.dumps(record.header(), ensure_ascii=False), str(record.seed), turn)
        except Taken:
            await self.reload()
            return
        self.record, self.story = record, Story(record)
        await self._go_on()

    async def _go_on(self) -> None:
        """Play what is forced where it has become a person's turn without a move."""
        assert self.record is not None
        draft = Draft(self.record)
        self._play_forced(draft)
        if draft.positions:
            await self._store(draft)

    async def lend(self, seat: int, chair: int, bot: str) -> None:
        """Let a bot play one's own chair; for another's, when he is away, the others are asked."""
        async with self.lock:
            self._game_on()
            self._holds(seat)
            if bot not in LEVELS:
                raise Refused("no-bot", bots=", ".join(LEVELS))
            if not 0 <= chair < len(self.chairs) or self.chairs[chair].is_bots:
                raise Refused("no-chair")
            if chair == seat or self.chairs[chair].holders & self.chairs[seat].holders:
                await self._lend(chair, bot)
                return
            if self.is_here(chair):
                raise Refused("is-here", name=self.names[chair])
            if self.ask is not None:
                raise Refused("asked-already")
            here = [other for other in self.persons(but=[seat, chair]) if self.is_here(other)]
            await self._put(Ask("lend", seat, seat=chair, bot=bot, needed=tuple(here)))

    async def _lend(self, chair: int, bot: str) -> None:
        await self.store.set_chair(self.id, chair, lent=True, bot=bot)
        await self._reload_chairs()
        self.changed()

    async def take_back(self, seat: int) -> None:
        """The player is back on his chair."""
        async with self.lock:
            self._holds(seat)
            if not self.chairs[seat].lent:
                raise Refused("not-lent")
            await self.store.set_chair(self.id, seat, lent=False, bot="")
            await self._reload_chairs()
            if self.record is not None:
                await self._go_on()
            self.changed()

    # Chat

    async def say(self, seat: int, name: str, text: str) -> None:
        text = " ".join(text.split())[:LONGEST_SAYING]
        if text:
            await self.store.say(self.id, seat, name, text)
            self.told(self)
            self.chatted()

    def chatted(self) -> None:
        for viewer in list(self.viewers):
            viewer.chatted()

    # News

    def changed(self) -> None:
        """Tell the pages here, the other processes, and a bot that is to play."""
        self.news()
        self.told(self)

    def news(self) -> None:
        """Tell the pages here."""
        self.cache.clear()
        self.moved = time.monotonic()
        for viewer in list(self.viewers):
            viewer.changed()

    async def reload(self) -> None:
        """Take everything from the store again."""
        table = await self.store.table(self.id)
        assert table is not None
        self.table = table
        await self._reload_chairs()
        self.record = await read_record(self.store, table)
        self.story = Story(self.record) if self.record is not None else None
        self.cache.clear()

    async def _reload_chairs(self) -> None:
        self.chairs = chairs_of(await self.store.chairs(self.id), await self.store.holders(self.id))


def record_names(chairs: Sequence[Chair]) -> list[str]:
    """The players as a record names them."""
    return [f"bot:{chair.bot}" if chair.kind == "bot" else chair.name for chair in chairs]


async def read_record(store: Store, table: Row) -> Record | None:
    """The record of a table, checked move by move against the rules; its luck is known again."""
    if not table["header"]:
        return None
    lines = [table["header"], *await store.entries(table["id"])]
    record = Record.from_lines([line.encode() for line in lines], load)
    if table["seed"] and int(record.state.actor()) != GAME_OVER:
        record.state.chance = Chance(int(table["seed"]))
    record.seed = int(table["seed"]) if table["seed"] else None
    return record


async def open_room(store: Store, table: str) -> Room | None:
    """A room as the store has it; None when there is no such table."""
    row = await store.table(table)
    if row is None:
        return None
    chairs = chairs_of(await store.chairs(table), await store.holders(table))
    return Room(store, row, chairs, await read_record(store, row))
