"""One bot among others of another kind, in every title and at every number of seats: the rows of docs/bots.md.

    python tools/strength.py net:seconds=0.3 mcts:seconds=0.3 --games 200 --out bench/strength.jsonl
    python tools/strength.py net:seconds=0.3 mcts:seconds=0.3 --out bench/strength.jsonl --told
    python tools/strength.py net sense --out bench/strength.jsonl --noted      into the files of the networks

Every game is a line of the file, written as soon as it is over: a run that was broken off goes on where it was, a day
later or on another machine. A title whose network has changed since begins anew. A block is one seed with the bot on
every chair in turn. A bot's clock is that of the processor, so that a second is a second of a core of its own, whatever
else the machine has to do."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import comptoir
import comptoir.bots.ahead
import comptoir.search.mcts
import comptoir.search.pace
import comptoir.search.race
from comptoir.arena.intervals import Estimate, share
from comptoir.arena.match import play_match
from comptoir.bots.brain import brain_of
from comptoir.nets import read_net, shipped, write_net

FIRST_SEED = 7_700_000
PATIENCE = 600.0  # seconds after which a choice is lost: a busy machine may take long


@dataclass(frozen=True)
class Played:
    """One game: who was on which chair, what it won (a shared victory is split), and by how many points."""

    title: str
    seats: int
    bot: str
    rivals: str
    seed: int
    chair: int
    won: float
    points: float
    others: float  # points, on average
    faults: int
    net: str  # which network of the title this was played with: an old one says nothing about a new one


def by_the_processor() -> None:
    for module in (comptoir.bots.ahead, comptoir.search.mcts, comptoir.search.pace, comptoir.search.race):
        setattr(module, "perf_counter", time.process_time)  # noqa: B010


def net_of(title: str) -> str:
    return brain_of(comptoir.load(title)).name


def play(title: str, seats: int, bot: str, rivals: str, seed: int, chair: int) -> Played:
    bots = [bot if seat == chair else rivals for seat in range(seats)]
    match = play_match(comptoir.load(title), bots, seats, seed, timeout=PATIENCE)
    points = [float(score.points) for score in match.outcome.scores]
    winners = match.outcome.winners
    return Played(title, seats, bot, rivals, seed, chair, 1 / len(winners) if chair in winners else 0.0, points[chair],
                  (sum(points) - points[chair]) / (seats - 1), len(match.faults), net_of(title))


def rows(only: list[str]) -> Iterator[tuple[str, int]]:
    for title in only or comptoir.titles():
        name, _, seats = title.partition(":")
        for number in [int(seats)] if seats else comptoir.load(name).seats:
            yield name, number


def kept(path: Path, bot: str, rivals: str) -> list[Played]:
    if not path.exists():
        return []
    lines = (json.loads(line) for line in path.read_text("utf-8").splitlines())
    there = [Played(**line) for line in lines if line["bot"] == bot and line["rivals"] == rivals]
    return [one for one in there if one.net == net_of(one.title)]


def missing(there: list[Played], title: str, seats: int, games: int) -> list[tuple[int, int]]:
    """Seeds and chairs that are still to be played: whole blocks, at least so many games."""
    done = {(one.seed, one.chair) for one in there if (one.title, one.seats) == (title, seats)}
    blocks = -(-games // seats)
    return [(FIRST_SEED + block, chair) for block in range(blocks) for chair in range(seats)
            if (FIRST_SEED + block, chair) not in done]


def whole_blocks(there: list[Played], title: str, seats: int) -> list[list[Played]]:
    blocks: dict[int, list[Played]] = {}
    for one in there:
        if (one.title, one.seats) == (title, seats):
            blocks.setdefault(one.seed, []).append(one)
    return [block for block in blocks.values() if len(block) == seats]


def share_of(blocks: list[list[Played]]) -> Estimate:
    seats = float(len(blocks[0]))
    return share([sum(one.won for one in block) for block in blocks], [seats] * len(blocks))


def told(there: list[Played], title: str, seats: int) -> str:
    """The line of a table: share, interval, games, points; of whole blocks alone."""
    blocks = whole_blocks(there, title, seats)
    if not blocks:
        return f"| {title} | {seats} | {100 / seats:.0f} % | | 0 | | |"
    found, games = share_of(blocks), [one for block in blocks for one in block]
    low, high = found.low or 0.0, found.high or 0.0
    return (f"| {title} | {seats} | {100 / seats:.0f} % | {100 * found.value:.1f} % ({100 * low:.1f}–{100 * high:.1f}) "
            f"| {len(games)} | {sum(one.points for one in games) / len(games):.1f} against "
            f"{sum(one.others for one in games) / len(games):.1f} | {sum(one.faults for one in games)} |")


def note(there: list[Played], title: str, bot: str, rivals: str) -> None:
    """Write into the file of the title's network what was found, in place of what stood there about the same bots."""
    game = comptoir.load(title)
    path = shipped(game)
    file = read_net(path, game)
    figures = [one for one in file.about["figures"] if (one.get("bot", "net"), one["among"]) != (bot, rivals)]
    for seats in game.seats:
        blocks = whole_blocks(there, title, seats)
        if blocks:
            found = share_of(blocks)
            figures.append({"bot": bot, "seats": seats, "among": rivals, "share": round(found.value, 3),
                            "interval": [round(found.low or 0.0, 3), round(found.high or 0.0, 3)],
                            "games": seats * len(blocks)})
    write_net(path, game, file.weights, {**file.about, "figures": figures})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("rivals", help="a bot, on all other chairs")
    parser.add_argument("titles", nargs="*", help="puerto-rico, or puerto-rico:4 for one row; all")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("bench/strength.jsonl"))
    parser.add_argument("--told", action="store_true", help="print what was found so far, and play nothing")
    parser.add_argument("--noted", action="store_true", help="write it into the networks' files, and play nothing")
    args = parser.parse_args()
    there = kept(args.out, args.bot, args.rivals)
    if args.noted:
        for title in args.titles or comptoir.titles():
            note(there, title, args.bot, args.rivals)
        return
    print(f"| title | seats | among equals | {args.bot} among {args.rivals} | games | mean points | faults |",
          "| --- | --- | --- | --- | --- | --- | --- |", sep="\n", flush=True)
    for title, seats in rows(args.titles):
        todo = [] if args.told else missing(there, title, seats, args.games)
        if todo:
            with ProcessPoolExecutor(args.jobs, initializer=by_the_processor) as pool, args.out.open("a") as file:
                waiting = [pool.submit(play, title, seats, args.bot, args.rivals, *one) for one in todo]
                for game in waiting:
                    there.append(game.result())
                    file.write(json.dumps(asdict(there[-1])) + "\n")
                    file.flush()
        print(told(there, title, seats), flush=True)


if __name__ == "__main__":
    main()
