"""Options that several commands share, and how their texts are read."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from comptoir.bots import split_specs
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption
from comptoir.kernel.game import Game
from comptoir.voice import languages
from comptoir.words import locales

Title = Annotated[str, typer.Argument(metavar="TITLE", help="Which game; comptoir games lists them all.")]
Seats = Annotated[int | None, typer.Option(help="How many play. Default: what the title is usually played by.")]
Seed = Annotated[int | None, typer.Option(help="Where the luck comes from: the same seed, the same tiles and dice.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule option of the title, "
                                                   "e.g. balance=swap. May be given several times.")]
Lang = Annotated[str | None, typer.Option(help="Language: en or fr. Default: that of the environment (LANG).")]


def read_options(given: list[str] | None) -> dict[str, str]:
    """["balance=swap"] as a table."""
    chosen: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option {shown(text)} must be NAME=VALUE, e.g. balance=swap")
        chosen[name.strip()] = value.strip()
    return chosen


def read_bots(text: str) -> list[str]:
    """"greedy,random" as a list; "" and "none" are no bots."""
    return [] if text.strip() in ("", "none") else split_specs(text)


def read_lang(lang: str | None, game: Game | None = None) -> str:
    """The language asked for, or that of the environment if we speak it, or English."""
    known = (languages(game) if game is not None else ()) or locales("comptoir.cli")
    if lang is not None:
        if lang not in known:
            raise BadOption(f"no language is called {shown(lang)}; there is: {', '.join(known)}")
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            wanted = os.environ[name][:2].lower()
            return wanted if wanted in known else "en"
    return "en"


