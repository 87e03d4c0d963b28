"""Two builds of comptoir side by side: how fast each plays at random, and the ratio.

    python tools/ratio.py BEFORE AFTER [--pairs 7] [--turns 40]

BEFORE and AFTER are folders from which Python imports the package: a source tree whose engine is compiled, or what
`pip install --target FOLDER` made. Two processes take turns, each of a few hundredths of a second with the same seeds,
so that both meet the same other work on the machine. What is measured is the processor's time, and the best turn of a
process counts: noise only ever slows down. Where a process happens to lie in memory matters too, so there are several
pairs; what is printed are the medians of them all, and how far the ratios of the pairs lie apart."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from statistics import median
from typing import Final

TITLES: Final = ("puerto-rico", "san-juan", "burgundy", "golden-city")

CHILD: Final = """
import sys
from time import process_time
import comptoir
try:
    from comptoir.search import playout
except ImportError:
    from comptoir.kernel import playout
if not comptoir.compiled():
    sys.exit("this one is not compiled")
for line in sys.stdin:
    slug, games = line.split()
    game = comptoir.load(slug)
    options = game.checked_options(game.default_seats, None)
    start = process_time()
    decisions = playout.many(game.start, game.default_seats, options, 0, int(games))
    print(decisions / (process_time() - start), flush=True)
"""


class Player:
    """A process that plays when it is asked to."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", CHILD], cwd=folder, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": folder})

    def play(self, slug: str, games: int) -> float:
        """Decisions a second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(slug, games, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def leave(self) -> None:
        self.process.communicate()


def pair(folders: tuple[str, str], turns: int) -> dict[str, tuple[float, float]]:
    """The best rates of one pair of processes, for every title."""
    players, found = [Player(folder) for folder in folders], {}
    for slug in TITLES:
        rates: list[list[float]] = [[], []]
        games = 20  # of the quickest title a few milliseconds: short enough to stay undisturbed
        for turn in range(turns + 1):
            for which in (0, 1) if turn % 2 else (1, 0):
                rates[which].append(players[which].play(slug, games))
        found[slug] = (max(rates[0][1:]), max(rates[1][1:]))
    for player in players:
        player.leave()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=os.path.abspath)
    parser.add_argument("after", type=os.path.abspath)
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--turns", type=int, default=40)
    asked = parser.parse_args()
    pairs = [pair((asked.before, asked.after), asked.turns) for _ in range(asked.pairs)]
    for slug in TITLES:
        before, after = zip(*[found[slug] for found in pairs], strict=True)
        ratios = [new / old for old, new in zip(before, after, strict=True)]
        print(f"{slug:12} {median(before):12,.0f} {median(after):12,.0f}  {median(ratios):.3f}"
              f"  ({min(ratios):.3f} – {max(ratios):.3f})")


if __name__ == "__main__":
    main()
