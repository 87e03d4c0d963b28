"""comptoir arena: bots against each other, measured."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from comptoir.arena.cluster import run_on_ray
from comptoir.arena.folder import Folder, read_plan
from comptoir.arena.page import arena_page
from comptoir.arena.played import Played, play_game
from comptoir.arena.plots import NO_PLOTS, arena_plots, can_plot
from comptoir.arena.report import clock, summarize
from comptoir.arena.results import checked_format, to_jsonl, to_parquet
from comptoir.arena.run import Result, Work, checked_jobs, run_games
from comptoir.arena.schedule import MOST_GAMES, Plan, make_plan
from comptoir.bots import Limit, split_specs
from comptoir.cli.arena_tables import shown
from comptoir.cli.console import complain, out
from comptoir.cli.options import Options, Seed, read_options
from comptoir.cli.simulate import bar
from comptoir.kernel.actions import shown as quoted
from comptoir.kernel.chance import SEEDS
from comptoir.kernel.errors import BadOption

GAMES = 200

TitleArgument = Annotated[str | None, typer.Argument(
    metavar="TITLE", help="Which game; comptoir games lists them all.", show_default=False)]
BotsOption = Annotated[str | None, typer.Option(
    help="Who plays: greedy,random or mcts:iterations=200,sense or a level such as hard. Fewer than seats are filled "
         "up in turn: a,b at four seats is a,b,a,b.", show_default=False)]
SeatsOption = Annotated[int | None, typer.Option(help="How many play. Default: as many as bots.", show_default=False)]
GamesOption = Annotated[int | None, typer.Option(
    "--games", help=f"How many games; rounded up to whole blocks. Default: {GAMES}.", show_default=False)]
JobsOption = Annotated[int, typer.Option(help="Processes that play at the same time; the results are the same.")]
LimitOption = Annotated[str | None, typer.Option(
    metavar="LIMIT", help="How long a bot may think about a choice: seconds=1, iterations=200, or both with a comma. "
                          "Only iterations give the same games everywhere.", show_default=False)]
TimeoutOption = Annotated[float | None, typer.Option(
    help="Seconds after which a bot loses its move. Default: twice the limit and 2 s; 120 s without one.",
    show_default=False)]
OutOption = Annotated[Path | None, typer.Option(
    "--out", help="A folder for results, page and plots. The same command continues a run that was broken off.")]
ResumeOption = Annotated[Path | None, typer.Option(
    "--resume", help="Continue the run in this folder, as it was begun. More --games may be asked for.")]
RecordsOption = Annotated[bool, typer.Option("--records", help="Keep every game as a record in the folder, too.")]
FormatOption = Annotated[str, typer.Option("--format", help="Of the results in the folder: jsonl or parquet.")]
RayOption = Annotated[str | None, typer.Option(
    "--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, auto, or local to start one here.")]
PlotsOption = Annotated[bool, typer.Option("--plots/--no-plots", help="Draw pictures for the folder and its page.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the whole result as one line of JSON.")]


def arena(title: TitleArgument = None, bots: BotsOption = None, games: GamesOption = None, seats: SeatsOption = None,
          jobs: JobsOption = 1, seed: Seed = None, option: Options = None, limit: LimitOption = None,
          timeout: TimeoutOption = None, out_path: OutOption = None, resume: ResumeOption = None,
          records: RecordsOption = False, form: FormatOption = "jsonl", plots: PlotsOption = True,
          ray: RayOption = None, as_json: JsonOption = False) -> None:
    """Let bots meet in seat-balanced duplicate blocks, and say who is better, with intervals.

    A block is one seed played by every seating of the line-up: luck and seats favour nobody.

    A bot that fails, stalls or answers illegally loses its move to the lowest legal action, and is told on.

    Examples:

        comptoir arena puerto-rico --bots greedy,random --seats 4 --games 600 --jobs 2

        comptoir arena san-juan --bots mcts:iterations=200,sense --games 200 --seed 1 --out run

        comptoir arena --resume run

        comptoir arena burgundy --bots hard,medium --limit seconds=1 --json
    """
    checked_jobs(jobs)
    checked_format(form)
    if resume is not None:
        if out_path not in (None, resume):
            raise BadOption("--resume continues in its own folder: leave --out away")
        begun = read_plan(resume)
        assert begun is not None
        out_path = resume
    else:
        begun = read_plan(out_path, missing_ok=True) if out_path is not None and out_path.is_dir() else None
        if title is None:
            raise BadOption("which title? e.g. comptoir arena puerto-rico --bots greedy,random")
    plan = read_command(title, bots, games, seats, seed, option, limit, timeout, records, begun, resume is not None)
    folder = None if out_path is None else open_folder(out_path, plan)
    if games is not None and plan.games != games and plan.games - games < plan.block:
        complain(f"{games} games are not whole blocks of {plan.block}: {plan.games} are played")
    try:
        began = time.monotonic()
        all_games = play_all(plan, folder, jobs, ray)
        result = summarize(plan, all_games)
        timing = clock(plan, all_games, time.monotonic() - began)
        written = [] if folder is None else write_report(folder, plan, all_games, result, timing, form, plots)
    finally:
        if folder is not None:
            folder.close()
    if as_json:
        print(json.dumps({**result, "time": timing}))
        return
    console = out()
    console.print(shown(result, timing))
    if folder is not None:
        console.print(f"written to {out_path}: {', '.join(written)}", soft_wrap=True)


def read_command(title: str | None, bots: str | None, games: int | None, seats: int | None, seed: int | None,
                 options: list[str] | None, limit: str | None, timeout: float | None, records: bool,
                 begun: dict[str, Any] | None, resumed: bool) -> Plan:
    """The plan that the command line asks for. What it leaves open is taken from the run that was begun in the
    folder: with --resume everything, else only the seed."""
    old = begun if begun is not None and resumed else {}
    try:
        asked = Limit(old.get("seconds"), old.get("iterations")) if limit is None and old else read_limit(limit)
        return make_plan(
            str(old["title"]) if title is None else title,
            [str(bot) for bot in old["bots"]] if bots is None and old else read_specs(bots),
            games=games if games is not None else int(begun["games"]) if begun is not None else GAMES,
            seed=seed if seed is not None else int(begun["seed"]) if begun is not None
            else secrets.randbelow(SEEDS - MOST_GAMES),
            seats=old.get("seats") if seats is None else seats,
            options=old.get("options", {}) if options is None else dict(read_options(options)),
            limit=asked, timeout=old.get("timeout") if timeout is None else timeout,
            records=records or bool(old.get("records")))
    except (KeyError, TypeError) as problem:
        raise BadOption(f"the run.json of that folder cannot be read: {problem}") from None


def read_specs(bots: str | None) -> list[str]:
    """"greedy,random" as a list."""
    return [spec for spec in split_specs(bots or "") if spec]


def read_limit(text: str | None) -> Limit:
    """seconds=1, iterations=200, or both."""
    found: dict[str, float] = {}
    for part in (text or "").split(","):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not name and not equals:
            continue
        if not equals:
            name, value = "seconds", name
        try:
            found[name] = int(value) if name == "iterations" else float(value)
        except ValueError:
            name = ""
        if name not in ("seconds", "iterations"):
            raise BadOption(f"--limit {quoted(text or '')} cannot be read; it is seconds=1, iterations=200, or both "
                            "with a comma")
    return Limit(found.get("seconds"), int(found["iterations"]) if "iterations" in found else None)


def open_folder(path: Path, plan: Plan) -> Folder:
    if path.exists() and not path.is_dir():
        raise BadOption(f"cannot write to {path}: it is a file; --out is a folder")
    return Folder(path, plan)


def play_all(plan: Plan, folder: Folder | None, jobs: int, ray: str | None) -> list[Played]:
    """All games of the plan in order: those of the folder, and those that are still to be played."""
    played = folder.played if folder is not None else {}
    todo = folder.todo() if folder is not None else list(range(plan.games))
    try:
        with bar() as progress:
            task = progress.add_task(f"{plan.blocks} blocks of {plan.block}: games", total=plan.games,
                                     completed=len(played))
            for game in work_on(play_game, plan, todo, jobs, ray):
                if folder is not None:
                    folder.add(game)
                else:
                    played[game.game] = game
                progress.advance(task)
    except KeyboardInterrupt:
        again = f"; comptoir arena --resume {folder.path} continues" if folder is not None else \
            "; with --out it could be continued"
        complain(f"stopped after {len(played)} of {plan.games} games{again}")
        raise typer.Exit(130) from None
    return [played[game] for game in range(plan.games)]


def work_on(work: Work[Result], plan: Plan, todo: list[int], jobs: int, ray: str | None) -> Iterator[Result]:
    """Where the games are played: here, or on a cluster."""
    if ray is not None and todo:
        return run_on_ray(ray, work, plan, todo, jobs)
    return run_games(work, plan, todo, min(jobs, max(1, len(todo))))


def write_report(folder: Folder, plan: Plan, games: list[Played], result: dict[str, Any], timing: dict[str, Any],
                 form: str, drawn: bool) -> list[str]:
    """Results, figures, plots and page; what was written."""
    if form == "parquet":
        folder.write("games.parquet", to_parquet(plan, games))
    else:
        folder.write("games.jsonl", to_jsonl(plan, games))
    folder.write("result.json", json.dumps(result, indent=1) + "\n")
    folder.write("times.json", json.dumps(timing, indent=1) + "\n")
    written = [f"games.{form}", "result.json"]
    plots: dict[str, dict[str, bytes]] = {}
    if drawn and can_plot():
        plots = arena_plots(result, games)
        (folder.path / "plots").mkdir(exist_ok=True)
        for name, themes in plots.items():
            for theme, png in themes.items():
                folder.write(f"plots/{name}{'' if theme == 'day' else '-dark'}.png", png)
        written.append("plots")
    elif drawn:
        complain(NO_PLOTS)
    folder.write("report.html", arena_page(result, timing, plots))
    return [*written, "report.html"]
