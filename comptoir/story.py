"""A game from its beginning: every position, every sentence of the log as each reader may read it, and what can be
taken back."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from comptoir.kernel.game import Game
from comptoir.kernel.record import Record, goes_back_freely, snapshot
from comptoir.kernel.state import State
from comptoir.voice import Voice

ALL_OPEN = -2  # a reader from whom nothing is hidden: for games that are over


def seen_by(state: State, reader: int) -> State:
    """The position as this reader may see it."""
    return state if reader == ALL_OPEN else state.view(reader)


def places_seen(game: Game, action: int, mover: int, viewer: int) -> list[str]:
    """The places an action touched, as they are called on the viewer's board."""
    places, seen = game.actions.places(action), getattr(game.part("board"), "seen", None)
    return list(seen(places, mover, viewer) if seen is not None else places)


class Story:
    """The positions of a record, kept beside it as it grows: positions[n] is where it stood after n moves."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.positions: list[State] = list(record.positions())
        self.drawn: dict[tuple[Any, ...], Any] = {}  # stages, by move first
        self.shown: dict[int, Any] = {}  # what each reader is shown, see table/shown.py
        self._lines: dict[tuple[int, str], list[list[dict[str, Any]]]] = {}
        self._shorts: dict[tuple[int, str], list[str]] = {}

    def follow(self, record: Record, kept: int, positions: Sequence[State]) -> None:
        """This is the record now: it agrees with the one before up to `kept` moves, and has reached these since."""
        self.record = record
        del self.positions[kept + 1:]
        for lines in self._lines.values():
            del lines[kept:]
        for shorts in self._shorts.values():
            del shorts[kept:]
        self.drawn = {key: made for key, made in self.drawn.items() if key[0] <= kept}
        self.positions += positions

    def catch_up(self) -> None:
        """The record has one move more, or fewer of them."""
        moves, known = len(self.record.moves), len(self.positions) - 1
        self.follow(self.record, min(moves, known), [snapshot(self.record.state)] if moves > known else [])

    def forced(self, move: int) -> bool:
        """Whether there was no other choice."""
        return len(self.positions[move].legal()) == 1

    def begins_decision(self, move: int) -> bool:
        """Whether somebody chose here: not forced, and not a part of a decision that began before."""
        moves = self.record.moves
        joins = move + 1 < len(moves) and moves[move + 1].joined
        return not moves[move].joined and (joins or not self.forced(move))

    # What can be taken back: a choice is named by the number of moves before it

    def free_choices(self, seat: int, upto: int | None = None) -> list[int]:
        """After so many moves, or now: the seat's choices since another seat acted or something was drawn or shown,
        newest first. These it takes back without asking; what was forced after them goes too."""
        found: list[int] = []
        moves, game = self.record.moves, self.record.game
        for n in range((len(moves) if upto is None else upto) - 1, -1, -1):
            if not goes_back_freely(game, moves[n], self.positions[n + 1], seat):
                break
            if self.begins_decision(n):
                found.append(n)
        return found

    def last_choice(self, seats: Container[int], upto: int | None = None) -> int | None:
        """After so many moves, or now: the last choice of one of these seats; None: they have made none."""
        moves = self.record.moves
        last = (len(moves) if upto is None else upto) - 1
        return next((n for n in range(last, -1, -1) if moves[n].by in seats and self.begins_decision(n)), None)

    # What is told

    def lines(self, reader: int, voice: Voice) -> list[list[dict[str, Any]]]:
        """The log, move by move. That a move was forced is told to the mover only: it may follow from their hand."""
        known = self._lines.setdefault((reader, voice.locale), [])
        for n in range(len(known), len(self.record.moves)):
            known.append(self._told(n, reader, voice))
        return known

    def shorts(self, reader: int, voice: Voice) -> list[str]:
        """Each move in a few words, "" for those that are not worth telling."""
        known = self._shorts.setdefault((reader, voice.locale), [])
        for n in range(len(known), len(self.record.moves)):
            action = self.record.game.actions.id(self.record.moves[n].do)
            before, after = self.positions[n:n + 2]
            known.append("" if self.silent(n, reader)
                         else voice.short(seen_by(before, reader), action, seen_by(after, reader)))
        return known

    def silent(self, move: int, reader: int) -> bool:
        """Whether to this reader the mover is like somebody who was not asked."""
        told = getattr(self.record.game.part("tell"), "silent", None)
        if told is None or reader in (ALL_OPEN, self.record.moves[move].by):
            return False
        return bool(told(self.positions[move], self.record.game.actions.id(self.record.moves[move].do)))

    def said(self, move: int, reader: int, voice: Voice) -> tuple[str, ...]:
        """What each seat did last before this position."""
        shorts, seats = self.shorts(reader, voice), int(self.record.state.seats)
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

    def _told(self, n: int, reader: int, voice: Voice) -> list[dict[str, Any]]:
        move, game = self.record.moves[n], self.record.game
        before, after = self.positions[n], self.positions[n + 1]
        action = game.actions.id(move.do)
        open_to = reader in (move.by, ALL_OPEN)
        told: list[dict[str, Any]] = []
        for seat, text in voice.log(seen_by(before, reader), action, seen_by(after, reader)):
            line: dict[str, Any] = {"n": n + 1, "by": seat, "text": text, "round": game.round(before)}
            if not told:
                line["at"] = places_seen(game, action, move.by, max(reader, -1))
                if open_to and self.forced(n):
                    line["auto"] = True
            told.append(line)
        return told

    def points(self, reader: int) -> list[list[int]]:
        """Everybody's points at the end of each round, or every few moves, as the reader may know them."""
        rounds, rows = [self.record.game.round(state) for state in self.positions], []
        for n, state in enumerate(self.positions):
            last = n + 1 == len(self.positions)
            if last or (rounds[n] != rounds[n + 1] if rounds[n] else n % 10 == 0):
                scores = seen_by(state, reader).scores()
                rows.append([n, rounds[n], *[int(score[0]) for score in scores]])
        return rows
