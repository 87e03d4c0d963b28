"""Playing at a table: a decision is tried on a draft, with what is forced after it, and stored as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from comptoir.kernel.errors import IllegalAction, NotationError
from comptoir.kernel.record import Record
from comptoir.story import Story
from comptoir.table.change import Change
from comptoir.table.draft import Draft
from comptoir.table.refusal import Refused
from comptoir.table.schema import OVER, OVERTAKEN, PLAYING
from comptoir.table.seats import Chair
from comptoir.table.turns import Turns

MOST_ENTRIES = 20_000  # of a record; a long game has a thousand


class Playing(Turns):
    """What people and bots may do in a game."""

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
