"""comptoir bench: how fast the titles play here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir import load, titles
from comptoir.bench import Figures, machine, ratios, tasks
from comptoir.cli.console import out
from comptoir.cli.files import check_writable, write_whole
from comptoir.cli.simulation import bar
from comptoir.kernel.errors import BadOption

TitlesArgument = Annotated[list[str] | None, typer.Argument(metavar="[TITLE]...", help="Which games. Default: all.")]
SecondsOption = Annotated[float, typer.Option(help="How long each measurement takes, about.")]
PeersOption = Annotated[bool, typer.Option("--peers/--no-peers", help="Also measure what is installed of Catanatron "
                                           "and OpenSpiel, and print ratios.")]
PureOption = Annotated[bool, typer.Option("--pure/--no-pure", help="Also measure the uncompiled rules.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")]
OutOption = Annotated[Path | None, typer.Option("--out", help="A file for the JSON object, too.")]


def bench(title: TitlesArgument = None, seconds: SecondsOption = 2.0, peers: PeersOption = True,
          pure: PureOption = True, as_json: JsonOption = False, out_path: OutOption = None) -> None:
    """Measure games and decisions a second in random play on one core, and what copying a position costs.

    Ratios between figures of one run mean more than the figures themselves.

    Examples:

        comptoir bench

        comptoir bench puerto-rico --seconds 10 --json
    """
    slugs = title or titles()
    for slug in slugs:
        load(slug)
    if not 0.01 <= seconds <= 600:
        raise BadOption(f"--seconds {seconds} is not possible; it can be: 0.01 to 600")
    if out_path is not None:
        check_writable(out_path)
    results: Figures = {}
    todo = tasks(slugs, seconds, pure, peers)
    with bar() as progress:
        task = progress.add_task("measuring", total=len(todo))
        for name, run in todo:
            progress.update(task, description=name)
            run(results)
            progress.advance(task)
    results["ratios"] = {name: round(ratio, 1) for name, ratio in ratios(results, slugs)}
    results["machine"] = machine()
    if out_path is not None:
        write_whole(out_path, json.dumps(results, indent=1) + "\n")
    if as_json:
        print(json.dumps(results))
    else:
        show(results, slugs)


def show(results: Figures, slugs: list[str]) -> None:
    """The figures as tables."""
    console = out()
    rows = Table("title", "seats", "build", "games/s", "decisions/s", "clone µs", "world µs",
                 box=SIMPLE_HEAD, caption="clone: a copy of a position; world: a view and a position dealt from it")
    for column in rows.columns:
        column.no_wrap = True
    for column in rows.columns[3:]:
        column.justify = "right"
    for slug in slugs:
        for seats, figures in results[slug].items():
            for measured in (figures, figures.get("pure")):
                if measured is not None:
                    rows.add_row(slug, seats, "compiled" if measured["compiled"] else "pure",
                                 f"{measured['games_per_s']:,.0f}", f"{measured['decisions_per_s']:,}",
                                 f"{measured['clone_us']:.2f}", f"{measured['view_determinize_us']:.2f}")
            if "driven_from_python" in figures:
                rows.add_row(slug, seats, "by Python", "", f"{figures['driven_from_python']['decisions_per_s']:,}",
                             "", "")
    for name, figures in results.get("peers", {}).items():
        title, _, game = name.partition(" ")
        rows.add_row(title, "", game, f"{figures['games_per_s']:,.1f}", f"{figures['decisions_per_s']:,}", "", "")
    console.print(rows)
    for name, ratio in results["ratios"].items():
        console.print(f"{name}: {ratio:,.1f}")
    about = results["machine"]
    console.print(f"{about['processor']}, Python {about['python']}, comptoir {about['comptoir']}")
