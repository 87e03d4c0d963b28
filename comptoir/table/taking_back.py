"""Taking back: freely while nothing was shown and nobody else has acted; otherwise the others are asked."""

from __future__ import annotations

from comptoir.kernel.errors import ComptoirError
from comptoir.table.asking import Ask
from comptoir.table.change import Change
from comptoir.table.draft import Draft
from comptoir.table.playing import Playing
from comptoir.table.refusal import Refused
from comptoir.table.schema import PLAYING
from comptoir.table.shown import shown


class TakingBack(Playing):
    """What a seat may take back, and how."""

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
