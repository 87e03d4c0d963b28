"""One bot in two builds of comptoir, against each other: is the newer one stronger in the same time?

    python tools/duel.py BEFORE AFTER mcts:seconds=0.01 puerto-rico:4 san-juan:4 --games 400 --out build/duel.jsonl

BEFORE and AFTER are folders as for ratio.py. Each build has a process that plays its chairs; both keep the game, and
only the views of their own chairs reach their bots. Chairs are taken in turn, ABAB and BABA with the same luck: a
block, in which each build has had every chair. A bot's clock is that of the processor. Every block is a line of the
file: a run that was broken off goes on where it was."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import comptoir
from comptoir.arena.intervals import mean, share
from comptoir.kernel.chance import Chance

FIRST_SEED = 8_800_000

# What runs in the process of a build; old builds must be able to do this too, so it asks for nothing new.
CHAIRS = """
import sys, time
import comptoir
import comptoir.search.mcts, comptoir.search.race
from comptoir.bots import make_bot
from comptoir.kernel.chance import Chance
make_bot("mcts", comptoir.load("burgundy"))
for name, module in list(sys.modules.items()):
    if name.startswith("comptoir.") and hasattr(module, "perf_counter"):
        module.perf_counter = time.process_time
for line in sys.stdin:
    what, *args = line.split()
    if what == "new":
        title, bot, seats, seed = args[0], args[1], int(args[2]), int(args[3])
        game = comptoir.load(title)
        state = game.start(seats, game.checked_options(seats, None), Chance(seed))
        bots = [make_bot(bot, game, seed=seed + seat) for seat in range(seats)]
    elif what == "choose":
        seat = state.actor()
        print(bots[seat].choose(state.view(seat), state.legal()), flush=True)
    else:
        state.apply(int(args[0]))
"""


class Build:
    """The process that plays the chairs of one build."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", CHAIRS], cwd=folder, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": folder})

    def tell(self, *words: object) -> None:
        assert self.process.stdin is not None
        print(*words, file=self.process.stdin, flush=True)

    def choice(self) -> int:
        assert self.process.stdout is not None
        self.tell("choose")
        return int(self.process.stdout.readline())

    def leave(self) -> None:
        self.process.communicate()


def played(builds: tuple[Build, Build], bot: str, title: str, seats: int, seed: int, first: int) -> tuple[float, float]:
    """What the second build won, as a share of the victory, and by how many points a chair it was ahead."""
    game = comptoir.load(title)
    state = game.start(seats, game.checked_options(seats, None), Chance(seed))
    for build in builds:
        build.tell("new", title, bot, seats, seed)
    while (seat := int(state.actor())) >= 0:
        legal = state.legal()
        action = legal[0] if len(legal) == 1 else builds[(seat + first) % 2].choice()
        state.apply(action)
        for build in builds:
            build.tell("apply", action)
    outcome = state.outcome()
    assert outcome is not None
    mine = [seat for seat in range(seats) if (seat + first) % 2]
    points = [float(score.points) for score in outcome.scores]
    ahead = (sum(points[seat] for seat in mine) / len(mine)
             - sum(points[seat] for seat in range(seats) if seat not in mine) / (seats - len(mine)))
    return sum(seat in mine for seat in outcome.winners) / len(outcome.winners), ahead


def told(title: str, seats: int, blocks: list[dict[str, float]]) -> str:
    won = share([block["won"] for block in blocks], [2.0] * len(blocks))
    ahead = mean([block["ahead"] for block in blocks], [2.0] * len(blocks))
    return (f"| {title} | {seats} | {100 * won.value:.1f} % ({100 * (won.low or 0):.1f}–{100 * (won.high or 1):.1f}) | "
            f"{2 * len(blocks)} | {ahead.value:+.2f} ({ahead.low or 0:+.2f} to {ahead.high or 0:+.2f}) |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("bot")
    parser.add_argument("rows", nargs="+", help="puerto-rico:4; an even number of seats")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--out", type=Path, default=Path("build/duel.jsonl"))
    args = parser.parse_args()
    lines = [json.loads(line) for line in args.out.read_text().splitlines()] if args.out.exists() else []
    builds = Build(args.before), Build(args.after)
    print("| title | seats | after against before | games | points ahead |\n| --- | --- | --- | --- | --- |")
    for row in args.rows:
        title, _, seats = row.partition(":")
        blocks = [line for line in lines if (line["row"], line["bot"]) == (row, args.bot)]
        for seed in range(FIRST_SEED + len(blocks), FIRST_SEED + -(-args.games // 2)):
            games = [played(builds, args.bot, title, int(seats), seed, first) for first in (0, 1)]
            blocks.append({"row": row, "bot": args.bot, "won": sum(game[0] for game in games),
                           "ahead": sum(game[1] for game in games)})
            with args.out.open("a") as file:
                file.write(json.dumps(blocks[-1]) + "\n")
        print(told(title, int(seats), blocks), flush=True)
    for build in builds:
        build.leave()


if __name__ == "__main__":
    main()
