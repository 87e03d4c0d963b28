"""Two builds of comptoir side by side: how fast each plays at random, and the ratio.

    python tools/ratio.py BEFORE AFTER [--rounds 9] [--seconds 1]

BEFORE and AFTER are folders from which Python imports the package: a source tree whose engine is compiled, or what
`pip install --target FOLDER` made. Runs alternate, each in a process of its own; what is measured is the processor's
time, so that a busy machine does not matter much, and of all rounds the best counts: noise only ever slows down."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys

CHILD = """
import json, sys
from time import process_time
import comptoir
try:
    from comptoir.search import playout
except ImportError:
    from comptoir.kernel import playout
seconds, found = float(sys.argv[1]), {"compiled": comptoir.compiled()}
for slug in ("puerto-rico", "san-juan", "burgundy", "golden-city"):
    game = comptoir.load(slug)
    options = game.checked_options(game.default_seats, None)
    playout.many(game.start, game.default_seats, options, 0, 5)
    start, units, first = process_time(), 0, 0
    while process_time() - start < seconds:
        units += playout.many(game.start, game.default_seats, options, first, 10)
        first += 10
    found[slug] = units / (process_time() - start)
print(json.dumps(found))
"""


def measured(folder: str, seconds: float) -> dict[str, float]:
    """Decisions a second of every title."""
    ran = subprocess.run([sys.executable, "-c", CHILD, str(seconds)], env={**os.environ, "PYTHONPATH": folder},
                         cwd=folder, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(ran.stdout)
    if not found.pop("compiled"):
        sys.exit(f"{folder} is not compiled")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    best: list[dict[str, float]] = [{}, {}]
    for n in range(2 * asked.rounds):
        which = n % 2 if n // 2 % 2 == 0 else 1 - n % 2  # before, after, after, before …
        for slug, rate in measured((asked.before, asked.after)[which], asked.seconds).items():
            best[which][slug] = max(rate, best[which].get(slug, 0.0))
    for slug, before in best[0].items():
        print(f"{slug:12} {before:12,.0f} {best[1][slug]:12,.0f}  {best[1][slug] / before:.3f}")


if __name__ == "__main__":
    main()
