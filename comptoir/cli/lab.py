"""comptoir lab: what wins a title."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from comptoir import load, read_record
from comptoir.arena.lab import LEAST, what_wins
from comptoir.arena.lab_page import NOTES, lab_heading, lab_page
from comptoir.arena.lab_plots import group_title, item_name, lab_plots
from comptoir.arena.plots import NO_PLOTS, can_plot
from comptoir.arena.run import checked_jobs
from comptoir.arena.schedule import MOST_GAMES, make_plan
from comptoir.arena.study import OPENING, Studied, study, study_game
from comptoir.arena.wording import percent, signed
from comptoir.cli.arena import JobsOption, LimitOption, PlotsOption, RayOption, read_limit, read_specs, work_on
from comptoir.cli.arena_tables import plain, share_of
from comptoir.cli.console import complain, out
from comptoir.cli.files import write_whole
from comptoir.cli.options import Options, Seats, Seed, Title, read_options
from comptoir.cli.simulate import bar
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.errors import BadOption
from comptoir.kernel.state import OVER

GROUPS = 5  # tables in the terminal; the page has all
ROWS = 12

BotsOption = Annotated[str, typer.Option(help="Who plays, as for comptoir arena.")]
GamesOption = Annotated[int, typer.Option("--games", help="How many games.")]
FromOption = Annotated[Path | None, typer.Option(
    "--from", help="Read finished games from the records in this folder (of arena --records or simulate --out) "
                   "instead of playing.")]
OpeningOption = Annotated[int, typer.Option(help="How many own actions make an opening.")]
LeastOption = Annotated[int, typer.Option(help="Leave out what fewer chairs than this did.")]
OutOption = Annotated[Path | None, typer.Option("--out", help="A folder for the page, the plots and the figures.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print all tables as one line of JSON.")]


def lab(title: Title, games: GamesOption = 200, bots: BotsOption = "sense", seats: Seats = None, jobs: JobsOption = 1,
        seed: Seed = None, option: Options = None, limit: LimitOption = None, source: FromOption = None,
        opening: OpeningOption = 2, least: LeastOption = LEAST, out_path: OutOption = None, plots: PlotsOption = True,
        ray: RayOption = None, as_json: JsonOption = False) -> None:
    """Say what wins: win shares by seat, by role, building or tile, by opening; how long games are, how they end.

    Examples:

        comptoir lab puerto-rico --games 1000 --bots sense --jobs 2 --out lab

        comptoir lab burgundy --bots greedy --seats 2 --opening 3

        comptoir lab san-juan --from run/records --json
    """
    load(title)
    checked_jobs(jobs)
    if not 1 <= opening <= OPENING:
        raise BadOption(f"--opening {opening} is not possible; it can be: 1 to {OPENING}")
    if least < 1:
        raise BadOption(f"--least {least} is not possible; it is at least 1")
    check_folder(out_path)
    if source is not None:
        studied = from_records(title, source, seats)
        about: dict[str, Any] = {"options": {}, "source": f"records of {source}"}
    else:
        plan = make_plan(title, read_specs(bots), games=games, seats=seats, options=dict(read_options(option)),
                         seed=secrets.randbelow(SEEDS - MOST_GAMES) if seed is None else seed,
                         limit=read_limit(limit))
        about = {"options": plan.options, "source": f"seed {plan.seed}"}
        studied = counted(work_on(study_game, plan, list(range(plan.games)), jobs, ray), plan.games)
        studied.sort(key=lambda game: (game.seed, game.bots))
    found = {"title": title, **about, **what_wins(studied, opening, least)}
    if out_path is not None:
        write(out_path, found, [game.moves for game in studied], plots)
    if as_json:
        print(json.dumps(found))
        return
    show(out(), found)
    if out_path is not None:
        drawn = ", plots" if plots and can_plot() else ""
        out().print(f"written to {out_path}: lab.html, lab.json{drawn}", soft_wrap=True)


def check_folder(path: Path | None) -> None:
    """Make it now: nobody wants to hear after an hour that it cannot be."""
    if path is None:
        return
    if path.exists() and not path.is_dir():
        raise BadOption(f"cannot write to {path}: it is a file; --out is a folder")
    try:
        (path / "plots").mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadOption(f"cannot write to {path}: {problem.strerror}") from None


def counted(games: Iterator[Studied], total: int) -> list[Studied]:
    """All of them, with a bar."""
    found: list[Studied] = []
    try:
        with bar() as progress:
            task = progress.add_task("games", total=total)
            for game in games:
                found.append(game)
                progress.advance(task)
    except KeyboardInterrupt:
        complain(f"stopped after {len(found)} of {total} games")
        raise typer.Exit(130) from None
    return found


def from_records(title: str, folder: Path, seats: int | None) -> list[Studied]:
    """The finished games of this title in a folder, or in its records/."""
    if not folder.is_dir():
        raise BadOption(f"there is no folder {folder}")
    paths = sorted(folder.glob("records/*.jsonl")) or sorted(folder.glob("*.jsonl"))
    found: dict[int, list[Studied]] = {}

    def each() -> Iterator[Studied | None]:
        for path in paths:
            record = read_record(str(path))
            fits = record.game.slug == title and int(record.state.actor()) == OVER
            yield study(record) if fits else None

    with bar() as progress:
        task = progress.add_task("records", total=len(paths))
        for game in each():
            if game is not None:
                found.setdefault(len(game.scores), []).append(game)
            progress.advance(task)
    if seats is None and len(found) > 1:
        raise BadOption(f"the records in {folder} are of games by {', '.join(map(str, sorted(found)))}: "
                        "choose with --seats")
    games = found.get(seats or next(iter(found), 0), [])
    if not games:
        raise BadOption(f"there is no finished game of {title}{f' by {seats}' if seats else ''} in {folder}")
    return games


def write(path: Path, found: dict[str, Any], lengths: list[int], drawn: bool) -> None:
    plots: dict[str, dict[str, bytes]] = {}
    if drawn and can_plot():
        plots = lab_plots(found, lengths)
        for name, themes in plots.items():
            for theme, png in themes.items():
                write_whole(path / "plots" / f"{name}{'' if theme == 'day' else '-dark'}.png", png)
    elif drawn:
        complain(NO_PLOTS)
    write_whole(path / "lab.json", json.dumps(found, indent=1) + "\n")
    write_whole(path / "lab.html", lab_page(found, plots))


def show(console: Console, found: dict[str, Any]) -> None:
    """Seats, openings, and the tables that say most."""
    console.print(lab_heading(found), style="bold")
    length, best = found["length"], found["winning_score"]
    ends = ", ".join([f"{end} {percent(each['share'])}" for end, each in found["ends"].items()])
    console.print(f"{length['mean']:.0f} moves a game (90 %: {length['p05']:.0f} to {length['p95']:.0f}); winners have "
                  f"{best['mean']:.1f} points (90 %: {best['p05']:.0f} to {best['p95']:.0f}); ends: {ends}")
    console.print(rows_table("seat", found["by_seat"]))
    if found["openings"]:
        console.print(rows_table(f"first {found['opening']} own actions", found["openings"]))
    for name, rows in list(found["groups"].items())[:GROUPS]:
        console.print(rows_table(group_title(name), rows, name))
    console.print("\n".join(NOTES))


def rows_table(heading: str, rows: list[dict[str, Any]], group: str = "") -> Table:
    """The best and the worst, where there are many."""
    table = plain(heading, "chairs", "win share", "points")
    best, worst = (rows, []) if len(rows) <= ROWS else (rows[:ROWS // 2], rows[-(ROWS // 2):])
    for row in [*best, None, *worst] if worst else best:
        if row is None:
            table.add_row("…")
        else:
            table.add_row(item_name(row["item"], group), f"{row['chairs']:,}",
                          share_of(row["win_share"], row["win_share_interval"]), signed(row["above"], 1))
    return table
