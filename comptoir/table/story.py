"""A game from its beginning: every position, and every sentence of the log as each reader may read it."""

from __future__ import annotations

from typing import Any

from comptoir.kernel.chance import Script
from comptoir.kernel.counts import total
from comptoir.kernel.record import Record
from comptoir.kernel.state import State
from comptoir.table.draft import Draft
from comptoir.table.telling import Telling, part_of, places_seen

ALL_OPEN = -2  # a reader from whom nothing is hidden: for games that are over


def seen_by(state: State, reader: int) -> State:
    """The position as this reader may see it."""
    return state if reader == ALL_OPEN else state.view(reader)


class Story:
    """The positions of a record, kept beside it as it grows: positions[n] is where it stood after n moves."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.positions: list[State] = []
        self.revealed: list[bool] = []  # by each move
        self.drawn: dict[tuple[Any, ...], Any] = {}  # stages, by move first
        self.shown: dict[int, Any] = {}  # what each reader is shown, see shown.py
        self._lines: dict[tuple[int, str], list[list[dict[str, Any]]]] = {}
        self._shorts: dict[tuple[int, str], list[str]] = {}
        state = record.replay(0)
        told = [record.game.read_draw(word) for move in record.moves for word in move.drawn]
        state.chance = Script(told, int(total(state.draws)))
        self.positions.append(state.clone())
        for move in record.moves:
            state.apply(record.game.actions.id(move.do))
            self.positions.append(state.clone())
            self.revealed.append(bool(state.revealed))

    def follow(self, draft: Draft) -> None:
        """The draft has become the record."""
        self.record = draft.record
        del self.positions[draft.kept + 1:], self.revealed[draft.kept:]
        for lines in self._lines.values():
            del lines[draft.kept:]
        for shorts in self._shorts.values():
            del shorts[draft.kept:]
        self.drawn = {key: made for key, made in self.drawn.items() if key[0] <= draft.kept}
        self.positions += draft.positions
        self.revealed += draft.revealed

    def forced(self, move: int) -> bool:
        """Whether there was no other choice."""
        return len(self.positions[move].legal()) == 1

    def begins_decision(self, move: int) -> bool:
        """Whether somebody chose here: not forced, and not a part of a decision that began before."""
        moves = self.record.moves
        joins = move + 1 < len(moves) and moves[move + 1].joined
        return not moves[move].joined and (joins or not self.forced(move))

    def lines(self, reader: int, telling: Telling) -> list[list[dict[str, Any]]]:
        """The log, move by move. That a move was forced is told to the mover only: it may follow from his hand."""
        known = self._lines.setdefault((reader, telling.locale), [])
        for n in range(len(known), len(self.record.moves)):
            known.append(self._told(n, reader, telling))
        return known

    def shorts(self, reader: int, telling: Telling) -> list[str]:
        """Each move in a few words, "" for those that are not worth telling."""
        known = self._shorts.setdefault((reader, telling.locale), [])
        for n in range(len(known), len(self.record.moves)):
            action = self.record.game.actions.id(self.record.moves[n].do)
            known.append("" if self.silent(n, reader) else
                         telling.short(seen_by(self.positions[n], reader), action,
                                       seen_by(self.positions[n + 1], reader)))
        return known

    def silent(self, move: int, reader: int) -> bool:
        """Whether to this reader the mover is like somebody who was not asked."""
        told = getattr(part_of(self.record.game, "tell"), "silent", None)
        if told is None or reader in (ALL_OPEN, self.record.moves[move].by):
            return False
        return bool(told(self.positions[move], self.record.game.actions.id(self.record.moves[move].do)))

    def said(self, move: int, reader: int, telling: Telling) -> tuple[str, ...]:
        """What each seat did last before this position."""
        shorts, seats = self.shorts(reader, telling), int(self.record.state.seats)
        found = [""] * seats
        for n in range(move - 1, -1, -1):
            by = self.record.moves[n].by
            if shorts[n] and not found[by]:
                found[by] = shorts[n]
            if all(found):
                break
        return tuple(found)

    def since(self, seat: int) -> int:
        """How many moves had been made when this seat had decided last; as a spectator: all."""
        for n in range(len(self.record.moves) - 1, -1, -1):
            if self.record.moves[n].by == seat and not self.forced(n):
                return n + 1
        return 0 if seat >= 0 else len(self.record.moves)

    def _told(self, n: int, reader: int, telling: Telling) -> list[dict[str, Any]]:
        move, game = self.record.moves[n], self.record.game
        before, after = self.positions[n], self.positions[n + 1]
        action = game.actions.id(move.do)
        open_to = reader in (move.by, ALL_OPEN)
        told: list[dict[str, Any]] = []
        for seat, text in telling.log(seen_by(before, reader), action, seen_by(after, reader)):
            line: dict[str, Any] = {"n": n + 1, "by": seat, "text": text, "round": self.round_of(n)}
            if not told:
                line["at"] = places_seen(game, action, move.by, max(reader, -1))
                if open_to and self.forced(n):
                    line["auto"] = True
            told.append(line)
        return told

    def round_of(self, move: int) -> int:
        """Which round a position is in; 0 where a title counts none."""
        return round_of(self.positions[move])

    def points(self, reader: int) -> list[list[int]]:
        """Everybody's points at the end of each round, or every few moves, as the reader may know them."""
        rows = []
        for n, state in enumerate(self.positions):
            last = n + 1 == len(self.positions)
            if last or (round_of(state) != self.round_of(n + 1) if round_of(state) else n % 10 == 0):
                scores = seen_by(state, reader).scores()
                rows.append([n, round_of(state), *[int(score[0]) for score in scores]])
        return rows


def round_of(state: State) -> int:
    """The number of the round as players count it; 0 where rounds are counted within phases, or not at all."""
    if hasattr(state, "phase"):
        return 0
    number = getattr(state, "round", 0)
    return int(number) if isinstance(number, int) else 0
