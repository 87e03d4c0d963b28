"""A player who does not play on: their time is up, or they concede. A bot has the chair then, by the rule that all
agreed to when they sat down."""

from __future__ import annotations

from comptoir.table.change import Change
from comptoir.table.clocks import CONCEDE
from comptoir.table.refusal import Refused
from comptoir.table.schema import CONCEDED, LATE
from comptoir.table.sitting import Sitting
from comptoir.table.thinker import MEDIUM
from comptoir.table.timing import clock_of, running


class GivingUp(Sitting):
    """See above."""

    @property
    def out(self) -> list[int]:
        """The seats of those who did not play on."""
        return [chair.seat for chair in self.chairs if chair.out]

    async def run_out(self, deadline: float) -> bool:
        """This deadline has passed: what the table agreed to happens. False when it is not the deadline any more."""
        async def act() -> bool:
            seat, rule = running(self.table, self.chairs), clock_of(self.table)
            if self.table["deadline"] != deadline or seat < 0 or rule is None or not rule.acts:
                return False
            out = CONCEDED if rule.zero == CONCEDE else LATE
            await self._change(Change(chairs=self._gone(seat, out), due=deadline))
            return True

        return await self._in_turn(act)

    async def concede(self, seat: int) -> None:
        """The player has lost; so that the others can play on, a bot has the chair for the rest."""
        async def act() -> None:
            self._game_on()
            self.check_seat(seat)
            if self.chairs[seat].kind != "person" or self.chairs[seat].out == CONCEDED:
                raise Refused("no-chair")
            await self._change(Change(chairs=self._gone(seat, CONCEDED)))

        await self._in_turn(act)

    def _gone(self, seat: int, out: str) -> dict[int, dict[str, object]]:
        return {seat: {**self._lent(seat, self.chairs[seat].bot or MEDIUM)[seat], "out": out}}
