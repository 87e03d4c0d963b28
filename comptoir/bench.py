"""How fast it plays: every title, compiled and pure, and beside them what else is installed, in one run.

Seconds of one machine mean little; ratios taken in the same run mean something. So peers are measured here too, and
nothing in the tests depends on these figures."""

from __future__ import annotations

import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import comptoir
from comptoir.kernel import playout
from comptoir.kernel.chance import Chance

Figures = dict[str, Any]
REPEATS = 3  # the median of so many runs is reported


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Units of work a second; work(n) does the n-th batch and says how many units it was."""
    rates = []
    batch = 0
    for _ in range(REPEATS):
        start, units = perf_counter(), 0
        while perf_counter() - start < seconds / REPEATS:
            units += work(batch)
            batch += 1
        rates.append(units / (perf_counter() - start))
    return median(rates)


def measure(slug: str, seats: int, seconds: float) -> Figures:
    """One title at one table size: random play inside the compiled loop, clones, and worlds dealt from a view."""
    game = comptoir.load(slug)
    games = 50 if comptoir.compiled() else 2

    def play(batch: int) -> int:
        return playout.many(game.start, seats, game.checked_options(seats, None), 1 + batch * games, games)

    decisions_a_game = play(0) / games
    decisions = per_second(play, seconds)
    middle = game.new(seats=seats, seed=1)
    for k in range(int(decisions_a_game) // 2):  # a position in the middle of a game
        middle.apply(middle.legal()[Chance(2).below(middle.count, playout.PLAYER_LUCK, k)])
    times = 2000 if comptoir.compiled() else 50

    def clone(batch: int) -> int:
        playout.clones(middle, times)
        return times

    def world(batch: int) -> int:
        playout.worlds(middle, 0, times)
        return times

    return {
        "games_per_s": round(decisions / decisions_a_game, 1),
        "decisions_per_s": round(decisions),
        "decisions_per_game": round(decisions_a_game, 1),
        "clone_us": round(1e6 / per_second(clone, seconds / 4), 2),
        "view_determinize_us": round(1e6 / per_second(world, seconds / 4), 2),
        "compiled": comptoir.compiled(),
    }


def measure_pure(slug: str, seats: int, seconds: float) -> Figures:
    """The same title from the same files, uncompiled, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(Path(comptoir.__file__).parent, Path(folder, "comptoir"),
                        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        code = (f"import json; from comptoir.bench import measure; "
                f"print(json.dumps(measure({slug!r}, {seats}, {seconds})))")
        done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": folder},
                              capture_output=True, text=True, check=True)
        figures: Figures = json.loads(done.stdout)
        return figures


# Peers


def catanatron(seconds: float) -> Figures:
    """Catan, four random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions: list[int] = []

    def play(batch: int) -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=batch)
        game.play()
        decisions.append(len(game.state.actions))
        return 1

    games = per_second(play, seconds)
    return {"games_per_s": round(games, 1), "decisions_per_s": round(games * sum(decisions) / len(decisions))}


def open_spiel(seconds: float) -> Figures:
    """OpenSpiel's backgammon (C++), random play driven from Python."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    dice = random.Random(1)
    games: list[int] = []

    def play(batch: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        games.append(decisions)
        return decisions

    decisions = per_second(play, seconds)
    return {"games_per_s": round(decisions * len(games) / sum(games), 1), "decisions_per_s": round(decisions)}


def driven_from_python(slug: str, seats: int, seconds: float) -> Figures:
    """Our own title through the same interpreted loop as OpenSpiel's, for a fair comparison with it."""
    game = comptoir.load(slug)
    dice = random.Random(1)

    def play(batch: int) -> int:
        state, decisions = game.new(seats=seats, seed=batch), 0
        while state.actor() >= 0:
            state.apply(dice.choice(state.legal()))
            decisions += 1
        return decisions

    return {"decisions_per_s": round(per_second(play, seconds))}


PEERS: dict[str, tuple[str, str, Callable[[float], Figures]]] = {  # name: module, distribution, measure
    "catanatron": ("catanatron", "catanatron", catanatron),
    "open_spiel backgammon": ("pyspiel", "open_spiel", open_spiel),
}


def installed_version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def machine() -> Figures:
    """What the figures were taken on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return {"processor": model, "cores": os.cpu_count(), "system": f"{platform.system()} {platform.machine()}",
            "python": platform.python_version(), "comptoir": comptoir.__version__,
            **{name: installed_version(name) for name in ("mypy", "librt", "catanatron", "open_spiel")},
            "date": date.today().isoformat()}


def tasks(slugs: list[str], seconds: float, pure: bool, peers: bool) -> list[tuple[str, Callable[[Figures], None]]]:
    """Everything that is measured, in order, each with its name: what a progress bar counts."""
    found: list[tuple[str, Callable[[Figures], None]]] = []

    def title(slug: str, seats: int) -> Callable[[Figures], None]:
        def run(results: Figures) -> None:
            results.setdefault(slug, {})[str(seats)] = measure(slug, seats, seconds)
        return run

    def title_pure(slug: str, seats: int) -> Callable[[Figures], None]:
        def run(results: Figures) -> None:
            results[slug][str(seats)]["pure"] = measure_pure(slug, seats, seconds)
        return run

    def from_python(slug: str, seats: int) -> Callable[[Figures], None]:
        def run(results: Figures) -> None:
            results[slug][str(seats)]["driven_from_python"] = driven_from_python(slug, seats, seconds)
        return run

    def peer(name: str) -> Callable[[Figures], None]:
        def run(results: Figures) -> None:
            results.setdefault("peers", {})[name] = PEERS[name][2](seconds)
        return run

    for slug in slugs:
        game = comptoir.load(slug)
        for seats in game.seats:
            found.append((f"{slug}, {seats} seats", title(slug, seats)))
        seats = game.default_seats
        found.append((f"{slug}, {seats} seats, driven from Python", from_python(slug, seats)))
        if pure and comptoir.compiled():
            found.append((f"{slug}, {seats} seats, pure", title_pure(slug, seats)))
    if peers:
        found += [(name, peer(name)) for name in PEERS if find_spec(PEERS[name][0])]
    return found


def ratios(results: Figures, slugs: list[str]) -> Iterator[tuple[str, float]]:
    """Ours against ours, and ours against others, all from this run."""
    for slug in slugs:
        seats = str(comptoir.load(slug).default_seats)
        ours = results[slug][seats]
        if "pure" in ours:
            yield f"{slug}: compiled / pure", ours["decisions_per_s"] / ours["pure"]["decisions_per_s"]
        for name, theirs in results.get("peers", {}).items():
            yield f"{slug}: decisions/s / {name}", ours["decisions_per_s"] / theirs["decisions_per_s"]
            yield f"{slug}: games/s / {name}", ours["games_per_s"] / theirs["games_per_s"]
            if name.startswith("open_spiel"):
                python = ours["driven_from_python"]["decisions_per_s"]
                yield f"{slug}: both driven from Python / {name}", python / theirs["decisions_per_s"]
