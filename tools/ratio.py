"""Two builds of comptoir side by side: how fast each is, and the ratio.

    python tools/ratio.py BEFORE AFTER [--what play] [--pairs 7] [--turns 40]

What is measured is in paces.py: `play` (random decisions inside the engine), `batch:1024` (steps of so many games
together), `encode`, `search`, `pettingzoo`, `gymnasium`; several with commas between them. All are a second of one
core. BEFORE and AFTER are folders from which Python imports the package: a source tree whose engine is compiled, or
what `pip install --target FOLDER` made. Two processes take turns, each of a few hundredths of a second with the same
seeds, so that both meet the same other work on the machine. What is measured is the processor's time, and the best
turn of a process counts: noise only ever slows down. Where a process happens to lie in memory matters too, so there
are several pairs; what is printed are the medians of them all, and how far the ratios of the pairs lie apart."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

TITLES: Final = ("puerto-rico", "san-juan", "burgundy", "golden-city")

PACES: Final = Path(__file__).with_name("paces.py")


class Player:
    """A process that plays a little when it is asked to."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen([sys.executable, str(PACES)], cwd=folder, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": folder})

    def play(self, what: str, slug: str) -> float:
        """How many a second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(what, slug, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def leave(self) -> None:
        self.process.communicate()


def pair(folders: tuple[str, str], what: str, turns: int) -> dict[str, tuple[float, float]]:
    """The best rates of one pair of processes, for every title."""
    players, found = [Player(folder) for folder in folders], {}
    for slug in TITLES:
        rates: list[list[float]] = [[], []]
        for turn in range(turns + 1):
            for which in (0, 1) if turn % 2 else (1, 0):
                rates[which].append(players[which].play(what, slug))
        found[slug] = (max(rates[0][1:]), max(rates[1][1:]))
    for player in players:
        player.leave()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=os.path.abspath)
    parser.add_argument("after", type=os.path.abspath)
    parser.add_argument("--what", default="play")
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--turns", type=int, default=40)
    asked = parser.parse_args()
    for what in asked.what.split(","):
        pairs = [pair((asked.before, asked.after), what, asked.turns) for _ in range(asked.pairs)]
        for slug in TITLES:
            before, after = zip(*[found[slug] for found in pairs], strict=True)
            ratios = [new / old for old, new in zip(before, after, strict=True)]
            print(f"{what:12} {slug:12} {median(before):12,.0f} {median(after):12,.0f}  {median(ratios):.3f}"
                  f"  ({min(ratios):.3f} – {max(ratios):.3f})", flush=True)


if __name__ == "__main__":
    main()
