"""A record told from its beginning: every position, and every sentence of the log."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.cli.voice import Voice
from comptoir.kernel.chance import Script
from comptoir.kernel.counts import total
from comptoir.kernel.record import Move, Record
from comptoir.kernel.state import NOBODY, State


def walk(record: Record) -> Iterator[tuple[State, Move, State]]:
    """Each move with the position before and after it, in one replay."""
    state = record.replay(0)
    told = [record.game.read_draw(word) for move in record.moves for word in move.drawn]
    state.chance = Script(told, int(total(state.draws)))
    for move in record.moves:
        before = state.clone()
        state.apply(record.game.actions.id(move.do))
        yield before, move, state


def story(record: Record, voice: Voice, reader: int = NOBODY) -> list[list[str]]:
    """The sentences of each move, as this seat may read them."""
    return [voice.log(before.view(reader), record.game.actions.id(move.do), after.view(reader))
            for before, move, after in walk(record)]
