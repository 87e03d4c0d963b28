"""What a finished game says of itself, for the page: who won, and the tallies of the title's `ending.py` in a reader's
language."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from comptoir.kernel.outcome import Outcome
from comptoir.message import Message
from comptoir.stage.ending import ROUNDS, Tally
from comptoir.story import Story
from comptoir.voice import Voice


def winners(outcome: Outcome, out: Collection[int]) -> list[int]:
    """Whoever gave up, or let their time run out and did not come back, has lost to those who did not."""
    ranks = {seat: score.rank() for seat, score in enumerate(outcome.scores) if seat not in out}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())] or list(outcome.winners)


def tallies(story: Story, say: Voice) -> list[dict[str, Any]]:
    """Title, kind of chart and lines; a line is its name and a number for every seat. Empty where a title has none."""
    module = story.record.game.part("ending")
    if module is None or say.say is None:
        return []
    actions = [story.record.game.actions.id(move.do) for move in story.record.moves]
    found: list[Tally] = module.breakdown(story.positions, actions)
    return [{"title": _text(tally.title, say), "chart": tally.chart,
             "lines": [[_name(line.name, tally, say), *line.values] for line in tally.lines]} for tally in found]


def _text(message: Message, say: Voice) -> str:
    text = say.message(message)
    return text[:1].upper() + text[1:]


def _name(message: Message, tally: Tally, say: Voice) -> str:
    """A round is its number alone: the title says that they are rounds."""
    return str(message.args["n"]) if tally.chart == ROUNDS else _text(message, say)
