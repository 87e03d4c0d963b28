"""Who sits where: people take chairs, bots fill the rest, and a chair may be lent to a bot and taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from comptoir.kernel.record import Record
from comptoir.table.asking import Ask
from comptoir.table.change import Change, Holder, Row
from comptoir.table.draft import Draft
from comptoir.table.playing import Playing
from comptoir.table.refusal import Refused
from comptoir.table.schema import CONCEDED, GRANTED, LATE, OVER, OVERTAKEN, PLAYING, SIT
from comptoir.table.seats import BOT_NAMES, Chair, clean_name
from comptoir.table.thinker import LEVELS


class Sitting(Playing):
    """The chairs of a table."""

    async def sit(self, seat: int, player: str, name: str) -> None:
        """Take an open chair; the last one begins the game."""
        async def act() -> None:
            if not 0 <= seat < len(self.chairs):
                raise Refused("no-chair")
            if self.trouble is not None:
                raise Refused("closed")
            if self.chairs[seat].kind != "open":
                raise Refused("chair-taken")
            await self.check_welcome(player)
            await self._seat({seat: {"kind": "person", "name": self._free_name(name)}}, [Holder(seat, player)])

        await self._in_turn(act)

    async def check_welcome(self, player: str) -> None:
        """Refused for whom the owner has sent away, and for whom somebody at the table has blocked; which of the two is
        not told."""
        here = {self.table["owner"]}.union(*[chair.holders for chair in self.chairs])
        if player in self.table["barred"].get(SIT, ()) or await self.store.is_blocked(player, here):
            raise Refused("not-welcome")

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
            if self.trouble is not None:
                raise Refused("closed")
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

    async def _seat(self, seated: dict[int, Row], holders: list[Holder]) -> None:
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
            chair = self.chairs[seat]
            if not chair.lent:
                raise Refused("not-lent")
            if chair.out == CONCEDED:
                raise Refused("conceded")
            if chair.out == LATE and self.record is not None and len(self.record.moves) <= chair.lent_from:
                raise Refused("late")  # or the time would be up again and again
            back: Row = {"lent": False, "bot": "", "lent_from": 0, "out": ""}
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


def record_names(chairs: Sequence[Chair]) -> list[str]:
    """The players as a record names them."""
    return [f"bot:{chair.bot}" if chair.kind == "bot" else chair.name for chair in chairs]


def header_line(record: Record) -> str:
    return record.lines()[0]
