"""What a finished game says of itself, for the page: the tallies of the title's `ending.py` in a reader's language."""

from __future__ import annotations

from typing import Any

from comptoir.message import Message, render
from comptoir.stage.ending import ROUNDS, Tally
from comptoir.table.story import Story
from comptoir.table.telling import Telling, part_of


def tallies(story: Story, say: Telling) -> list[dict[str, Any]]:
    """Title, kind of chart and lines; a line is its name and a number for every seat. Empty where a title has none."""
    module = part_of(story.record.game, "ending")
    if module is None or say.say is None:
        return []
    actions = [story.record.game.actions.id(move.do) for move in story.record.moves]
    found: list[Tally] = module.breakdown(story.positions, actions)
    return [{"title": _text(tally.title, say), "chart": tally.chart,
             "lines": [[_name(line.name, tally, say), *line.values] for line in tally.lines]} for tally in found]


def _text(message: Message, say: Telling) -> str:
    assert say.say is not None
    text = render(message, say.say, say.names)
    return text[:1].upper() + text[1:]


def _name(message: Message, tally: Tally, say: Telling) -> str:
    """A round is its number alone: the title says that they are rounds."""
    return str(message.args["n"]) if tally.chart == ROUNDS else _text(message, say)
