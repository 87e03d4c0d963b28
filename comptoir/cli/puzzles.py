"""comptoir puzzles: find positions with one clearly best choice that is not the one that comes to mind."""

from __future__ import annotations

import gzip
import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from comptoir import load, titles
from comptoir.cli.console import complain, out, printable
from comptoir.cli.files import check_writable, write_whole
from comptoir.cli.options import Title
from comptoir.cli.simulate import bar
from comptoir.kernel.errors import BadOption

GamesOption = Annotated[int, typer.Option("--games", help="How many games the bots play, all in all.")]
SecondsOption = Annotated[float, typer.Option("--seconds", help="Stop after so long; 0: when all games are played.")]
OutOption = Annotated[Path | None, typer.Option("--out", metavar="FILE.jsonl.gz", help="The file to write.")]
FirstOption = Annotated[int, typer.Option("--seed", help="The seed of the first game.")]


def puzzles(title: Title, games: GamesOption = 100, seconds: SecondsOption = 0.0, out_path: OutOption = None,
            seed: FirstOption = 1) -> None:
    """Let bots play, and keep the positions in which one choice is clearly best and not obvious.

    What was found is kept game by game beside the file, in FILE.games: called again, it goes on where it was.

    Examples:

        comptoir puzzles puerto-rico --games 200

        comptoir puzzles san-juan --games 5000 --seconds 3600 --out san-juan.jsonl.gz
    """
    game = load(title)
    try:
        from comptoir.puzzles import find
        from comptoir.puzzles.trials import Trials
    except ModuleNotFoundError as missing:
        raise BadOption(f"this needs the package {missing.name}: pip install 'comptoir[table]'") from None
    if load(title).part("puzzles") is None:
        others = ", ".join(slug for slug in titles() if load(slug).part("puzzles") is not None)
        raise BadOption(f"nothing is known of what to ask in {title}; there are puzzles of: {others}")
    if games < 1 or seconds < 0:
        raise BadOption("--games is at least 1, --seconds at least 0")
    path = out_path or Path(f"{title}-puzzles.jsonl.gz")
    check_writable(path)
    part = path.with_name(path.name + ".games")
    known = read_part(part)
    trials, began = Trials(game), time.monotonic()
    try:
        with bar() as progress, part.open("a", encoding="utf-8") as kept:
            kept.write("\n" if part.stat().st_size else "")  # after a line that a kill has cut off
            task = progress.add_task("games", total=games, completed=min(games, len(known)))
            for one in range(seed, seed + games):
                if one in known:
                    continue
                if seconds and time.monotonic() - began > seconds:
                    break
                known[one] = [puzzle.to_json() for puzzle in find.puzzles_of(game, one, trials)]
                kept.write(json.dumps({"seed": one, "found": known[one]}) + "\n")
                kept.flush()
                progress.advance(task)
    except KeyboardInterrupt:
        complain(f"stopped after {len(known)} games; the same command goes on")
    found = [puzzle for game_found in known.values() for puzzle in game_found]
    write_shelf(path, found)
    out().print(f"{printable(str(path))}: {len(found)} puzzles of {len(known)} games", soft_wrap=True)


def read_part(path: Path) -> dict[int, list[dict[str, Any]]]:
    """The games that were looked at; a line that a kill has cut off is none."""
    known: dict[int, list[dict[str, Any]]] = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        try:
            told = json.loads(line)
            known[int(told["seed"])] = list(told["found"])
        except (ValueError, KeyError, TypeError):
            continue
    return known


def write_shelf(path: Path, found: list[dict[str, Any]]) -> None:
    """The easy ones first; the same puzzles give the same file."""
    found = sorted(found, key=lambda puzzle: (puzzle["grade"], puzzle["seed"], len(puzzle["moves"])))
    lines = "".join(json.dumps(puzzle) + "\n" for puzzle in found)
    write_whole(path, gzip.compress(lines.encode(), mtime=0))
