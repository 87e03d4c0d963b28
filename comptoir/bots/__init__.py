"""Programs that play. A bot gets a view, never the position; `make_bot` finds one by its name, a level, or a name with
settings.

>>> from comptoir import load
>>> make_bot("sense", load("puerto-rico"), seed=7)
<Bot sense of puerto-rico>
>>> make_bot("mcts:iterations=200,worlds=4", load("san-juan"))
<Bot mcts:iterations=200,worlds=4 of san-juan>
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from comptoir.bots.base import NO_LIMIT, Bot, Limit
from comptoir.bots.greedy import Greedy
from comptoir.bots.mcts import Mcts
from comptoir.bots.net import Net
from comptoir.bots.random import Random
from comptoir.bots.sense import Sense
from comptoir.bots.stdio import BotFailed, Stdio
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game

__all__ = ["BOTS", "LEVELS", "NO_LIMIT", "Bot", "BotFailed", "Limit", "bots", "level_of", "make_bot",
           "split_specs"]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy, Sense, Mcts, Net, Stdio)}
BROUGHT = "comptoir.bots"  # the entry point by which other packages bring bots along: a name, and its class

# For people: what they choose, and which bot with which settings that is.
LEVELS: dict[str, str] = {"easy": "greedy:noise=2", "medium": "sense", "hard": "mcts:seconds=1", "expert": "net"}


def make_bot(spec: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name (`mcts`), a level (`hard`) or a name with settings (`mcts:iterations=400`); BadOption says
    what there is. Its name is the spec as written."""
    name, _, written = level_of(game, spec).partition(":")
    kind = BOTS.get(name) or brought(name)
    if kind is None:
        raise BadOption(f"no bot is called {shown(spec)}; bots are: {', '.join(bots())}; "
                        f"levels are: {', '.join(LEVELS)}")
    bot = kind.made(written, game, seed)
    if name != Stdio.name:  # which has its own, without the folders of this machine
        bot.name = spec
    return bot


@cache
def brought(name: str) -> type[Bot] | None:
    """A bot that another package brings along."""
    for entry in entry_points(group=BROUGHT, name=name):
        kind: type[Bot] = entry.load()
        return kind
    return None


def bots() -> list[str]:
    """The names of all bots."""
    return [*BOTS, *sorted(entry.name for entry in entry_points(group=BROUGHT) if entry.name not in BOTS)]


def level_of(game: Game, spec: str) -> str:
    """The bot behind a level of a title; what is no level stays as it is."""
    return game.levels.get(spec, LEVELS.get(spec, spec))


def split_specs(text: str) -> list[str]:
    """"sense,mcts:iterations=200,worlds=4" as a list: a setting belongs to the bot before it."""
    found: list[str] = []
    for part in text.split(","):
        name, equals, _ = part.partition("=")
        if found and equals and ":" not in name and ":" in found[-1]:
            found[-1] += f",{part.strip()}"
        else:
            found.append(part.strip())
    return found
