"""comptoir simulate: many games between bots."""

from __future__ import annotations

import json
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from comptoir import load
from comptoir.arena.match import play_match
from comptoir.bots import make_bot
from comptoir.cli.console import complain, err, out
from comptoir.cli.files import check_writable, write_whole
from comptoir.cli.options import Options, Seats, Seed, Title, read_bots, read_options
from comptoir.cli.summary import Result, shown, summarize
from comptoir.kernel.chance import SEEDS, checked_seed
from comptoir.kernel.errors import BadOption

MOST_GAMES = 10_000_000
MOST_JOBS = 256
CHUNK = 2  # games that a process plays before it reports, and before it can be stopped

GamesOption = Annotated[int, typer.Option("--games", help="How many games.")]
BotsOption = Annotated[str, typer.Option(help="Who plays, seat by seat: greedy,random,random,random. "
                                              "A single name takes all seats.")]
JobsOption = Annotated[int, typer.Option(help="Processes that play at the same time; the results are the same.")]
OutOption = Annotated[Path | None, typer.Option("--out", help="A folder for one record a game; or a .json file for "
                                                "the results; or, for a single game, a .jsonl file for its record.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")]


@dataclass(frozen=True)
class Order:
    """What is to be played: all that a process must know."""

    title: str
    bots: list[str]
    seats: int
    options: dict[str, Any]
    keep: bool  # the records are wanted too


def simulate(title: Title, games: GamesOption = 100, bots: BotsOption = "random", seats: Seats = None,
             seed: Seed = None, option: Options = None, jobs: JobsOption = 1, out_path: OutOption = None,
             as_json: JsonOption = False) -> None:
    """Let bots play many games, and sum up scores, victories, ends and speed.

    Game k has the seed that was given plus k, so every game can be played again.

    Examples:

        comptoir simulate puerto-rico --games 200 --bots greedy,random,random --jobs 2

        comptoir simulate puerto-rico --games 1000 --bots random --seats 5 --seed 1 --json

        comptoir simulate puerto-rico --games 20 --bots greedy --out records
    """
    order = read_order(title, bots, seats, option, out_path)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"--games {games} cannot be played; it can be: 1 to {MOST_GAMES}")
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOption(f"--jobs {jobs} is not possible; it can be: 1 to {MOST_JOBS}")
    first = secrets.randbelow(SEEDS - MOST_GAMES) if seed is None else checked_seed(seed)
    checked_seed(first + games - 1)
    save = keeper(out_path, order, games)
    began = time.perf_counter()
    results: list[Result] = []
    try:
        with bar() as progress:
            task = progress.add_task("games", total=games)
            for result in played(order, range(first, first + games), jobs):
                save(result)
                results.append(result)
                progress.advance(task)
    except KeyboardInterrupt:
        complain(f"stopped after {len(results)} of {games} games")
        raise typer.Exit(130) from None
    figures = {"game": title, "seats": order.seats, "options": order.options, "seed": str(first),
               **summarize(results, order.bots, time.perf_counter() - began)}
    if out_path is not None and out_path.suffix == ".json":
        write_whole(out_path, json.dumps({**figures, "results": [result.to_json() for result in results]}) + "\n")
    if as_json:
        print(json.dumps(figures))
    else:
        console = out()
        console.print(f"{title}, {order.seats} seats, seeds {first} to {first + games - 1}")
        console.print(shown(figures))
        if out_path is not None:
            console.print(f"written to {out_path}", soft_wrap=True)


def read_order(title: str, bots: str, seats: int | None, options: list[str] | None, out_path: Path | None) -> Order:
    """The command line, checked: nothing is played or written when something in it is wrong."""
    game = load(title)
    names = read_bots(bots)
    if not names:
        raise BadOption("--bots must name who plays, e.g. greedy,random")
    for name in names:
        make_bot(name, game)
    count = game.checked_seats(len(names) if seats is None and len(names) > 1 else seats)
    if len(names) == 1:
        names = names * count
    if len(names) != count:
        raise BadOption(f"{len(names)} bots for {count} seats: name one for each seat, or a single one for all")
    chosen = game.checked_options(count, read_options(options))
    return Order(title, names, count, chosen, out_path is not None and out_path.suffix != ".json")


def keeper(path: Path | None, order: Order, games: int) -> Callable[[Result], None]:
    """What is done with each game; BadOption at once when nothing can be written there."""
    if path is None:
        return lambda result: None
    if path.suffix in (".json", ".jsonl"):
        check_writable(path)
        if path.suffix == ".json":
            return lambda result: None
        if games > 1:
            raise BadOption(f"a record is one game: for {games} games --out must be a folder, or a .json file")
        return lambda result: write_whole(path, result.record)
    if path.exists() and not path.is_dir():
        raise BadOption(f"cannot write to {path}: it is a file; --out is a folder, a .json or a .jsonl file")
    check_writable(path / "record" if path.is_dir() else path)
    try:
        path.mkdir(exist_ok=True)
    except OSError as problem:
        raise BadOption(f"cannot make the folder {path}: {problem.strerror}") from None
    stem = f"{order.title}-{order.seats}"
    return lambda result: write_whole(path / f"{stem}-{result.seed}.jsonl", result.record)


def bar() -> Progress:
    """Shown on standard error, and only to people."""
    console = err()
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                    console=console, transient=True, disable=not console.is_terminal)


# Playing


def played(order: Order, seeds: range, jobs: int) -> Iterator[Result]:
    """All results in the order of their seeds, whoever played them."""
    size = max(1, min(CHUNK, len(seeds) // (jobs * 4)))
    chunks = [seeds[n:n + size] for n in range(0, len(seeds), size)]
    if jobs == 1:
        for chunk in chunks:
            yield from play_chunk(order, chunk)
        return
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"))
    try:
        # Ctrl-C is for the process that was started; those it starts here inherit that they do not hear it.
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        finished = pool.map(play_chunk, [order] * len(chunks), chunks)
        signal.signal(signal.SIGINT, heard)
        for results in finished:
            yield from results
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(order: Order, seeds: range) -> list[Result]:
    return [play_one(order, seed) for seed in seeds]


def play_one(order: Order, seed: int) -> Result:
    match = play_match(load(order.title), order.bots, order.seats, seed, order.options)
    outcome = match.outcome
    return Result(seed, outcome.end, [score.points for score in outcome.scores], outcome.winners, match.decisions,
                  len(match.faults), match.record.to_text() if order.keep else "")
