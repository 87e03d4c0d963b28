"""What the owner of a table may do: free a chair before the start, silence somebody, close the table, renew its links.

Nothing of it decides a game: a running one is closed only when all who play in it agree, so nobody flees from a
defeat."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable

from comptoir.table.asking import Ask
from comptoir.table.change import Change, Row
from comptoir.table.refusal import Refused
from comptoir.table.schema import CLOSED, SIT, SPEAK
from comptoir.table.seats import new_id
from comptoir.table.sitting import Sitting

SECRET = 12  # bytes of a link
MOST_BARRED = 200  # players of one kind at one table: the first of them may come again then

log = logging.getLogger("comptoir.order")


class Hosting(Sitting):
    """See above."""

    def is_owner(self, player: str) -> bool:
        return bool(player) and player == self.table["owner"]

    def admits(self, player: str, key: str) -> bool:
        """Whether somebody may look at the table: who knows its address, and, since its links were renewed, the key of
        the new one; whoever sits there anyway."""
        gate: str = self.table["gate"]
        return not gate or secrets.compare_digest(gate.encode(), key.encode()) or self.is_owner(player) \
            or bool(self.seats_of(player))

    async def free_chair(self, seat: int, player: str) -> None:
        """Before the start the owner may send away whoever sits there: they do not sit down here again. A player may
        stand up by themselves."""
        async def act() -> None:
            if self.trouble is not None or self.record is not None:
                raise Refused("begun")
            if not 0 <= seat < len(self.chairs) or self.chairs[seat].kind != "person":
                raise Refused("no-chair")
            chair, row = self.chairs[seat], Row()
            if player not in chair.holders:
                self._check_owner(player)
                row = self._barring(SIT, chair.holders)
                log.info("table %s: its owner sends seat %d away", self.id, seat)
            free: Row = {"kind": "open", "name": "", "secret": new_id(SECRET)}
            await self._change(Change(row=row, chairs={seat: free}, freed=[seat]))

        await self._in_turn(act)

    async def mute(self, player: str, whom: str, on: bool) -> None:
        """The owner lets somebody chat here no more, or again."""
        async def act() -> None:
            self._check_owner(player)
            if not whom or self.is_owner(whom):
                raise Refused("no-line")
            await self._change(Change(row=self._barring(SPEAK, [whom]) if on else self._letting(SPEAK, whom)))
            log.info("table %s: its owner %s somebody", self.id, "mutes" if on else "hears again")

        await self._in_turn(act)

    async def close(self, seat: int, player: str) -> None:
        """Before the start at once; later everybody who plays is asked. Whose chair a bot has on loan is asked too: it
        is their game."""
        async def act() -> None:
            self._check_owner(player)
            if self.trouble is None and self.record is None:
                await self._change(Change(row={"status": CLOSED}))
                log.info("table %s: its owner closes it", self.id)
                return
            self._game_on()
            self.check_seat(seat)
            asked = tuple(chair.seat for chair in self.chairs
                          if chair.kind == "person" and not chair.out and player not in chair.holders)
            if not asked:
                raise Refused("close-alone")
            if self.ask is not None:
                raise Refused("asked-already")
            await self._change(Change(asked=Ask("close", seat, needed=asked)))

        await self._in_turn(act)

    async def renew(self, player: str, seat: int | None = None) -> None:
        """New links: of one seat, by whoever sits on it; of the table and all its seats, by the owner. Who had the old
        ones is out, unless they sit here, and the table is listed no more."""
        async def act() -> None:
            if seat is None:
                self._check_owner(player)
                seats, row = [chair.seat for chair in self.chairs], Row(gate=new_id(SECRET), door="link")
            else:
                if not 0 <= seat < len(self.chairs) or not self._sits(player, seat):
                    raise Refused("seat")
                seats, row = [seat], Row()
            await self._change(Change(row=row, chairs={one: {"secret": new_id(SECRET)} for one in seats},
                                      renewed=seats))
            log.info("table %s: new links of %s", self.id, "everything" if seat is None else f"seat {seat}")

        await self._in_turn(act)

    def _sits(self, player: str, seat: int) -> bool:
        """By themselves; or by the link, where nobody else does."""
        chair = self.chairs[seat]
        return player in chair.holders and (player not in chair.linked or chair.linked == chair.holders)

    def _check_owner(self, player: str) -> None:
        if not self.is_owner(player):
            raise Refused("owner")

    def _barring(self, what: str, players: Iterable[str]) -> Row:
        before: list[str] = self.table["barred"].get(what, [])
        new = [player for player in players if player not in before and not self.is_owner(player)]
        return {"barred": {**self.table["barred"], what: [*before, *new][-MOST_BARRED:]}}

    def _letting(self, what: str, whom: str) -> Row:
        left = [player for player in self.table["barred"].get(what, []) if player != whom]
        return {"barred": {**self.table["barred"], what: left}}
