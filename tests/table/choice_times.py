"""How long people wait for bots: whole games at four tables at once, in the table's own worker processes.

    cd tests && python -m table.choice_times [LEVEL …]        a line for each level and title, in milliseconds

Four tables of a title begin together, bots of one level on all chairs; each asks for its next choice as soon as the
last one is there, so that four thoughts are always under way. The times are those of the clock, from the question to
the answer, with the way to a worker and back."""

from __future__ import annotations

import asyncio
import sys
import time
from statistics import quantiles

import comptoir
from comptoir import Record
from comptoir.table.thinker import LEVELS, SECONDS, Thinker

TABLES = 4
NAMES = ["Anne", "Bruno", "Chloé", "David", "Emma"]


async def one_table(thinker: Thinker, title: str, level: str, seed: int, times: list[float]) -> None:
    game = comptoir.load(title)
    record = Record(game, NAMES[:game.default_seats], seed=seed)
    while (seat := int(record.state.actor())) >= 0:
        view, legal = record.state.view(seat), record.state.legal()
        began = time.perf_counter()
        chosen = await thinker.choose(title, level, view, legal)
        times.append(time.perf_counter() - began)
        record.play(game.actions.text(chosen))


async def measured(title: str, level: str) -> str:
    thinker, times = Thinker(), list[float]()
    try:
        await asyncio.gather(*[thinker.choose(title, level, view, view.legal())  # the workers have started
                               for view in [comptoir.load(title).new(seed=1).view(0)] * TABLES])
        await asyncio.gather(*[one_table(thinker, title, level, seed, times) for seed in range(TABLES)])
        cuts = [1000 * one for one in quantiles(times, n=20)]
        return (f"| {title} | {level} | {len(times)} | {cuts[9]:.0f} | {cuts[18]:.0f} | {1000 * max(times):.0f} "
                f"| {thinker.given_up} |")
    finally:
        thinker.close()


def main(levels: list[str]) -> None:
    print(f"| title | level | choices | p50 | p95 | max | given up |   (limit {1000 * SECONDS:.0f})",
          "| --- | --- | ---: | ---: | ---: | ---: | ---: |", sep="\n")
    for level in levels or LEVELS:
        for title in comptoir.titles():
            print(asyncio.run(measured(title, level)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
