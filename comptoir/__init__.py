"""Comptoir: Puerto Rico, San Juan, The Castles of Burgundy and The Golden City, by the book."""

from __future__ import annotations

from importlib import import_module

from comptoir import engine

engine.use()  # before anything is imported that is compiled

from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.kernel.record import ENGINE, Record

__version__ = ENGINE
__all__ = ["Record", "__version__", "compiled", "load", "read_record", "titles"]

TITLES = {"puerto-rico": "comptoir.games.puerto_rico", "san-juan": "comptoir.games.san_juan",
          "burgundy": "comptoir.games.burgundy", "golden-city": "comptoir.games.golden_city"}
UNLISTED = {"null-game": "comptoir.kernel.nullgame"}


def titles() -> list[str]:
    """The slugs of all titles."""
    return list(TITLES)


def load(slug: str) -> Game:
    """A title by its slug: load("puerto-rico")."""
    module = TITLES.get(slug) or UNLISTED.get(slug)
    if module is None:
        raise BadOption(f"no title is called {shown(slug)}; titles are: {', '.join(titles())}")
    game: Game = import_module(module).GAME
    return game


def compiled() -> bool:
    """Whether kernel and rules run compiled."""
    return not str(import_module("comptoir.kernel.state").__file__).endswith(".py")


def read_record(path: str) -> Record:
    """A record from a file, checked against the rules."""
    return Record.read(path, load)
