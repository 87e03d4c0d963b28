"""San Juan, Burgundy and the Golden City in the terminal: what is shown, and whole games by typing."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from comptoir import load, read_record
from comptoir.arena.match import play_match
from comptoir.bots import make_bot
from comptoir.cli import screens
from comptoir.cli.voice import Voice
from comptoir.kernel.state import NOBODY
from rich.console import Console

TITLES = ["san-juan", "burgundy", "golden-city"]
NAMES = ["Anne", "Bernie", "Christine", "David"]


def positions(slug: str, seats: int, moves: int = 1000, **options: str):
    """Positions of a game that random bots play, one in so many."""
    game = load(slug)
    state, bot = game.new(seats, 3, options), make_bot("random", game, 3)
    for n in range(moves):
        if state.actor() < 0:
            break
        if n % 23 == 0:
            yield state
        state.apply(bot.choose(state.view(state.actor()), state.legal()))
    yield state


def shown(state, seat: int, locale: str = "en", width: int = 80, page: str = "") -> str:
    """What a seat reads."""
    game = load(SLUGS[type(state).__name__])
    voice, console = Voice(game, locale, NAMES[:state.seats]), Console(width=width, highlight=False)
    view = state.view(seat)
    with console.capture() as captured:
        console.print(screens.page(voice, page, view, seat) if page
                      else screens.show(voice, view, seat, width, False))
    return captured.get()


SLUGS = {"SanJuan": "san-juan", "Burgundy": "burgundy", "GoldenCity": "golden-city"}


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("slug", TITLES)
def test_a_whole_game_by_typing_what_greedy_bots_did(run, slug, seats):
    record = play_match(load(slug), ["greedy"] * seats, seed=5).record
    state, typed = record.replay(0), []
    told = record.replay(0)
    for move in record.moves:
        told = move
        typed.append(move.do)
    assert state is not None
    assert told is not None
    choices = [do for do, forced in zip(typed, forced_moves(record), strict=True) if not forced]
    ran = run("play", slug, "--seats", seats, "--bots", "none", "--seed", 5,
              typed="\n".join([*choices, "save game.jsonl", ""]))
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert [move.do for move in read_record("game.jsonl").moves] == typed
