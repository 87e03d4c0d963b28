"""One bot among others of another kind, in every title and at every number of seats: the rows of docs/bots.md.

    python tools/strength.py net:seconds=0.3 mcts:seconds=0.3 --games 200 --out bench/strength.jsonl
    python tools/strength.py net:seconds=0.3 mcts:seconds=0.3 --out bench/strength.jsonl --told
    python tools/strength.py net sense --out bench/strength.jsonl --noted      into the files of the networks
    python tools/strength.py net:seconds=1 net:seconds=1 puerto-rico:4         by themselves: how many points they make
    python tools/strength.py --everybody puerto-rico --games 40                each among each, at the usual seats
    python tools/strength.py --levels                                          what the lobby says of each level

Every game is a line of the file, written as soon as it is over: a run that was broken off goes on where it was, a day
later or on another machine. A title whose network has changed since begins anew. A block is one seed with the bot on
every chair in turn. A bot's clock is that of the processor, so that a second is a second of a core of its own, whatever
else the machine has to do."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

import comptoir
import comptoir.bots.ahead
import comptoir.search.mcts
import comptoir.search.pace
import comptoir.search.race
from comptoir.arena.intervals import Estimate, mean, share
from comptoir.arena.match import play_match
from comptoir.bots import LEVELS, expected, level_of
from comptoir.bots.brain import brain_of
from comptoir.nets import read_net, shipped, write_net
from comptoir.threads import cores, one_thread_each

FIRST_SEED = 7_700_000
DUEL = 2  # seats: levels are measured one against one
QUICK = ("random", "greedy", "sense", "mcts:iterations=100", "net", "net:iterations=100")  # and older networks
EXPECTED = Path(expected.__file__).with_name("expected.json")
PATIENCE = 86_400.0  # seconds after which a choice is lost: a machine may be busy, or asleep meanwhile


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
    if not any(plays_the_net(name) for name in (bot, rivals)):
        return there
    return [one for one in there if one.net == net_of(one.title)]


def plays_the_net(bot: str) -> bool:
    """The one of the package: what others won does not change with it."""
    return bot.partition(":")[0] == "net" and "file=" not in bot


def missing(there: list[Played], title: str, seats: int, games: int, chairs: int) -> list[tuple[int, int]]:
    """Seeds and chairs that are still to be played: whole blocks, at least so many games."""
    done = {(one.seed, one.chair) for one in there if (one.title, one.seats) == (title, seats)}
    blocks = -(-games // chairs)
    return [(FIRST_SEED + block, chair) for block in range(blocks) for chair in range(chairs)
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


def everybody(title: str) -> list[str]:
    """Bots of all kinds, and the networks from which that of the package was learned."""
    older = sorted(Path("bench/nets").glob(f"{title}-*.npz"))
    return [*QUICK, *(f"net:file={net}" for net in older)]


def matrix(title: str, path: Path, games: int, jobs: int, silent: bool) -> None:
    """A row for each bot: what it wins as one among each other kind."""
    seats, bots = comptoir.load(title).default_seats, everybody(title)
    names = [f"`{bot.removeprefix('net:file=bench/nets/').removesuffix('.npz')}`" for bot in bots]
    print(f"| {title}, {seats} seats | {' | '.join(names)} |", "| --- " * (len(bots) + 1) + "|", sep="\n", flush=True)
    for name, bot in zip(names, bots, strict=True):
        cells = []
        for rivals in bots:
            there = kept(path, bot, rivals)
            todo = [] if silent or bot == rivals else missing(there, title, seats, games, seats)
            there += played(path, title, seats, bot, rivals, todo, jobs)
            blocks = whole_blocks(there, title, seats)
            cells.append(percent(share_of(blocks)) if blocks else "")
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


def by_themselves(there: list[Played], title: str, seats: int) -> str:
    """The line of a table for a bot that sits on every chair: points a seat."""
    games = [one for one in there if (one.title, one.seats) == (title, seats)]
    found = mean([(one.points + (seats - 1) * one.others) / seats for one in games], [1.0] * len(games))
    return (f"| {title} | {seats} | {len(games)} | {found.value:.1f} ({found.low or 0:.1f}–{found.high or 0:.1f}) "
            f"| {sum(one.faults for one in games)} |")


def percent(found: Estimate) -> str:
    return f"{100 * found.value:.0f} ({100 * (found.low or 0):.0f}–{100 * (found.high or 0):.0f})"


def played(path: Path, title: str, seats: int, bot: str, rivals: str, todo: list[tuple[int, int]],
           jobs: int) -> list[Played]:
    """Play what is to be played, and write every game down as soon as it is over."""
    found: list[Played] = []
    if todo:
        one_thread_each()
        with ProcessPoolExecutor(jobs, get_context("spawn"), by_the_processor) as pool, path.open("a") as file:
            for game in [pool.submit(play, title, seats, bot, rivals, *one) for one in todo]:
                found.append(game.result())
                file.write(json.dumps(asdict(found[-1])) + "\n")
                file.flush()
    return found


def levels(path: Path) -> None:
    """Write down how often each level of each title wins from the one below, of the games that are there."""
    found: dict[str, dict[str, dict[str, object]]] = {}
    for title in comptoir.titles():
        game = comptoir.load(title)
        for level in LEVELS:
            under = expected.below(level)
            bot, against = level_of(game, level), level_of(game, under)
            blocks = whole_blocks(kept(path, bot, against), title, DUEL) if under else []
            if blocks:
                one = share_of(blocks)
                found.setdefault(title, {})[level] = {
                    "bot": bot, "against": against, "share": round(one.value, 3), "low": round(one.low or 0.0, 3),
                    "high": round(one.high or 0.0, 3), "games": DUEL * len(blocks)}
                if plays_the_net(bot) or plays_the_net(against):
                    found[title][level]["net"] = net_of(title)
    EXPECTED.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default="net")
    parser.add_argument("rivals", nargs="?", default="sense", help="a bot, on all other chairs")
    parser.add_argument("titles", nargs="*", help="puerto-rico, or puerto-rico:4 for one row; all")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=len(cores()))
    parser.add_argument("--out", type=Path, default=Path("bench/strength.jsonl"))
    parser.add_argument("--told", action="store_true", help="print what was found so far, and play nothing")
    parser.add_argument("--noted", action="store_true", help="write it into the networks' files, and play nothing")
    parser.add_argument("--levels", action="store_true", help="write down what each level is worth, and play nothing")
    parser.add_argument("--everybody", metavar="TITLE", help="everybody against everybody")
    args = parser.parse_args()
    if args.everybody:
        matrix(args.everybody, args.out, args.games, args.jobs, args.told)
        return
    if args.levels:
        levels(args.out)
        return
    there = kept(args.out, args.bot, args.rivals)
    if args.noted:
        for title in args.titles or comptoir.titles():
            note(there, title, args.bot, args.rivals)
        return
    alone = args.bot == args.rivals
    print("| title | seats | games | points a seat | faults |" if alone else
          f"| title | seats | among equals | {args.bot} among {args.rivals} | games | mean points | faults |",
          "| --- " * (5 if alone else 7) + "|", sep="\n", flush=True)
    for title, seats in rows(args.titles):
        todo = [] if args.told else missing(there, title, seats, args.games, 1 if alone else seats)
        there += played(args.out, title, seats, args.bot, args.rivals, todo, args.jobs)
        print((by_themselves if alone else told)(there, title, seats), flush=True)


if __name__ == "__main__":
    main()
