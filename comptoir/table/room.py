"""A room: one table with its chairs and its record, as long as somebody looks at it. Everything that happens at the
table goes through here: playing, taking back, sitting down, and what the others are asked about it."""

from __future__ import annotations

from dataclasses import replace

from comptoir.table.asking import Answer
from comptoir.table.change import Change
from comptoir.table.giving_up import GivingUp
from comptoir.table.hosting import Hosting
from comptoir.table.reading import read_off
from comptoir.table.refusal import Refused
from comptoir.table.schema import CLOSED, GRANTED, REFUSED, SPEAK, WITHDRAWN
from comptoir.table.seats import chairs_of
from comptoir.table.store import Away, Store, Taken
from comptoir.table.taking_back import TakingBack

LONGEST_SAYING = 500


class Room(TakingBack, GivingUp, Hosting):
    """All of it; how it changes is in turns.py."""

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
            elif ask.kind == "close":
                await self._change(replace(change, becomes=GRANTED, row={"status": CLOSED}))
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

    # Chat

    async def say(self, seat: int, name: str, text: str, player: str) -> None:
        text = " ".join(text.split())[:LONGEST_SAYING]
        if player in self.table["barred"].get(SPEAK, ()):
            raise Refused("muted")
        if text:
            try:
                await self.store.say(self.id, seat, name, text, player)
            except Away:
                raise Refused("store-away") from None
            except Taken:  # what cannot be taken twice was refused by the database: there is no such table any more
                await self.refresh()
                raise Refused("closed") from None
            self.chatted()


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
