"""A record told from its beginning."""

from __future__ import annotations

from comptoir.cli.voice import Voice
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY


def story(record: Record, voice: Voice, reader: int = NOBODY) -> list[list[str]]:
    """The sentences of each move, as this seat may read them."""
    return [voice.log(before.view(reader), record.game.actions.id(move.do), after.view(reader))
            for before, move, after in record.walk()]
