"""Our own titles: random play inside the compiled loop and driven from Python, what a position costs to copy, to see
and to encode, games stepped together, and search."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

import comptoir
from comptoir.bench.timing import REPEATS, Figures, microseconds, per_second
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import State
from comptoir.search import playout

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from comptoir.research.batch import Batch

SIZES: Final = (1, 16, 128, 1024)  # of a batch
PURE_SIZES: Final = (1, 16)
WARM_UP: Final = 150  # steps, so that a batch holds games at all stages
ITERATIONS: Final = 200  # of a search


def play(slug: str, seats: int, seconds: float) -> Figures:
    """Random play inside the engine's own loop."""
    game = comptoir.load(slug)
    options = game.checked_options(seats, None)
    games = 50 if comptoir.compiled() else 2

    def work(batch: int) -> int:
        return playout.many(game.start, seats, options, 1 + batch * games, games)

    decisions_a_game = work(0) / games
    decisions = per_second(work, seconds)
    return {"games_per_s": round(decisions / decisions_a_game, 1), "decisions_per_s": round(decisions),
            "decisions_per_game": round(decisions_a_game, 1), "compiled": comptoir.compiled()}


def middle(slug: str, seats: int) -> State:
    """A position in the middle of a random game."""
    game = comptoir.load(slug)
    state, luck = game.new(seats=seats, seed=1), Chance(2)
    positions = []
    while state.top:
        positions.append(state.clone())
        state.apply(state.offers[luck.below(state.count, playout.PLAYER_LUCK, len(positions))])
    return positions[len(positions) // 2]


def position(slug: str, seats: int, seconds: float) -> Figures:
    """What a copy, a view, a world dealt from a view, and the features cost."""
    state = middle(slug, seats)
    seat = int(state.actor())
    view, chance = state.view(seat), Chance(0)
    figures = {"clone_us": microseconds(state.clone, seconds / 4),
               "view_us": microseconds(lambda: state.view(seat), seconds / 4),
               "determinize_us": microseconds(lambda: view.determinize(chance), seconds / 4)}
    if find_spec("numpy"):
        game = comptoir.load(slug)
        figures["encode_us"] = microseconds(lambda: game.encode(view, seat), seconds / 4)
    return figures


def python(slug: str, seats: int, seconds: float) -> Figures:
    """Through the same interpreted loop as the peers, for a fair comparison with them."""
    game, dice = comptoir.load(slug), random.Random(1)

    def work(batch: int) -> int:
        state, decisions = game.new(seats=seats, seed=batch), 0
        while state.actor() >= 0:
            state.apply(dice.choice(state.legal()))
            decisions += 1
        return decisions

    return {"python_per_s": round(per_second(work, seconds))}


def batch(slug: str, seats: int, seconds: float) -> Figures:
    """Games stepped together, with observations and masks, by the size of the batch. Stepping alone is timed: random
    actions are chosen and noted down first, then played again in the same games."""
    if not find_spec("numpy"):
        return {}
    from comptoir.research.batch import Batch

    rates = {}
    for size in SIZES if comptoir.compiled() else PURE_SIZES:
        games = Batch(slug, size, seats=seats, seed=1)
        warm_up = WARM_UP if comptoir.compiled() else 1
        rows = noted(games, warm_up, seconds / 2 / REPEATS)
        rates[str(size)] = round(median([replayed(games, rows, warm_up) for _ in range(REPEATS)]))
    return {"batch": rates}


def noted(games: Batch, warm_up: int, seconds: float) -> list[NDArray[np.int64]]:
    """A row of random legal actions for each step: those of the warm-up, and as many more as the time allows."""
    rows: list[NDArray[np.int64]] = []
    start = perf_counter()
    while len(rows) <= warm_up or perf_counter() - start < seconds:
        rows.append(games.random_actions())
        games.step(rows[-1])
        if len(rows) == warm_up:
            start = perf_counter()
    return rows


def replayed(games: Batch, rows: list[NDArray[np.int64]], warm_up: int) -> float:
    """Steps a second after the warm-up, the games being the same as when the rows were noted down."""
    games.reset()
    for row in rows[:warm_up]:
        games.step(row)
    start = perf_counter()
    for row in rows[warm_up:]:
        games.step(row)
    return (len(rows) - warm_up) * games.n / (perf_counter() - start)


def search(slug: str, seats: int, seconds: float) -> Figures:
    """Iterations a second of the bot that searches."""
    from comptoir.bots.mcts import Mcts

    state = middle(slug, seats)
    view = state.view(int(state.actor()))
    legal = view.legal()
    iterations = ITERATIONS if comptoir.compiled() else ITERATIONS // 10

    def work(n: int) -> int:
        bot = Mcts(comptoir.load(slug), n, iterations=iterations)
        bot.choose(view, legal)
        return bot.done  # fewer than it may do where the choice was clear before

    return {"mcts_per_s": round(per_second(work, seconds))}


def pettingzoo(slug: str, seats: int, seconds: float) -> Figures:
    """One game at a time behind PettingZoo's interface, driven from Python."""
    if not find_spec("pettingzoo") or not find_spec("gymnasium"):
        return {}
    from comptoir.bench.peers import aec_play
    from comptoir.research.pettingzoo import raw_env

    return {"pettingzoo_per_s": aec_play(raw_env(slug, seats=seats), seconds)["pettingzoo_per_s"]}


PARTS: Final[list[Callable[[str, int, float], Figures]]] = [position, python, batch, search, pettingzoo]


def everything(slug: str, seats: int, seconds: float) -> Figures:
    """All that is measured at one table."""
    figures = play(slug, seats, seconds)
    for part in (position, python, batch, search):
        figures.update(part(slug, seats, seconds))
    return figures


def pure(slug: str, seats: int, seconds: float) -> Figures:
    """The same title from the same files, uncompiled, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(Path(comptoir.__file__).parent, Path(folder, "comptoir"),
                        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        code = (f"import json; from comptoir.bench.ours import everything; "
                f"print(json.dumps(everything({slug!r}, {seats}, {seconds})))")
        done = subprocess.run([sys.executable, "-c", code], cwd=folder,  # what lies where one stands is found first
                              env={**os.environ, "PYTHONPATH": folder}, capture_output=True, text=True, check=True)
        found: Figures = json.loads(done.stdout)
        assert not found["compiled"], "the compiled files were found"
        return {"pure": found}
