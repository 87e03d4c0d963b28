"""Which titles there are. A title is a folder (or a file) of comptoir/games and nothing else: it is found because it is
there. Other packages bring titles along by the entry point `comptoir.titles`:

    [project.entry-points."comptoir.titles"]
    shells = "shells"

The name is the title's slug, the value its module, whose GAME it is."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pkgutil import iter_modules

from comptoir import games
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game

BROUGHT = "comptoir.titles"
NO_YEAR = 9999


@cache
def _own() -> dict[str, str]:
    """The modules of the titles that are here, by slug."""
    return {module.name.replace("_", "-"): f"{games.__name__}.{module.name}" for module in iter_modules(games.__path__)}


@cache
def _brought() -> dict[str, str]:
    """The modules of the titles that other packages bring along, by slug; none takes the place of one that is here."""
    return {entry.name: entry.module for entry in entry_points(group=BROUGHT) if entry.name not in _own()}


def load(slug: str) -> Game:
    """A title by its slug: load("puerto-rico")."""
    module = _own().get(slug) or _brought().get(slug)
    if module is None:
        raise BadOption(f"no title is called {shown(slug)}; titles are: {', '.join(titles())}")
    game: Game = import_module(module).GAME
    if game.slug != slug:
        raise BadOption(f"{module} calls itself {shown(game.slug)}, but it is announced as {slug}")
    return game


@cache
def _listed() -> tuple[str, ...]:
    found = []
    for slug in [*_own(), *_brought()]:
        try:
            game = load(slug)
        except Exception as problem:  # whatever another package does wrong, the others can be played
            if slug in _own():
                raise
            warnings.warn(f"the title {slug} cannot be used: {problem}", stacklevel=2)
        else:
            if game.listed:
                found.append((game.year or NO_YEAR, slug))
    return tuple(slug for _, slug in sorted(found))


def titles() -> list[str]:
    """The slugs of all titles, in the order in which they came out."""
    return list(_listed())


@cache
def text_of(game: Game, name: str) -> str:
    """A file of a title's folder as text; "" where it has none of that name."""
    if not hasattr(import_module(game.package), "__path__"):  # it is a single file
        return ""
    file = files(game.package).joinpath(name)
    return file.read_text("utf-8") if file.is_file() else ""
