"""Programs that play. A bot gets a view, never the position; `make_bot` finds one by its name.

>>> from comptoir import load
>>> make_bot("greedy", load("puerto-rico"), seed=7)
<Bot greedy of puerto-rico>
"""

from __future__ import annotations

from comptoir.bots.base import NO_LIMIT, Bot, Limit
from comptoir.bots.greedy import Greedy
from comptoir.bots.random import Random
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game

__all__ = ["BOTS", "NO_LIMIT", "Bot", "Limit", "make_bot"]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy)}


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name; BadOption says which there are."""
    if name not in BOTS:
        raise BadOption(f"no bot is called {shown(name)}; bots are: {', '.join(BOTS)}")
    return BOTS[name](game, seed)
