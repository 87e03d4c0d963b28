"""comptoir bench: how fast the titles play here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir import load, titles
from comptoir.bench import Figures, machine, ratios, tasks
from comptoir.bench.chart import chart
from comptoir.bench.ours import SIZES
from comptoir.bench.page import BEGIN, COSTS, END, PLAY, filled
from comptoir.cli.console import out
from comptoir.cli.files import check_writable, write_whole
from comptoir.cli.simulate import bar
from comptoir.kernel.errors import BadOption

TitlesArgument = Annotated[list[str] | None, typer.Argument(metavar="[TITLE]...", help="Which games. Default: all.")]
SecondsOption = Annotated[float, typer.Option(help="How long each measurement takes, about.")]
PeersOption = Annotated[bool, typer.Option("--peers/--no-peers", help="Also measure what is installed of Catanatron, "
                                           "OpenSpiel, PettingZoo and RLCard, and print ratios.")]
PureOption = Annotated[bool, typer.Option("--pure/--no-pure", help="Also measure the uncompiled rules.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")]
OutOption = Annotated[Path | None, typer.Option("--out", help="A file for the JSON object, too.")]
ChartOption = Annotated[Path | None, typer.Option("--chart", help="A file for the figures as a picture (SVG).")]
PageOption = Annotated[Path | None, typer.Option("--page", help="A Markdown page with a place for the figures.")]


def bench(title: TitlesArgument = None, seconds: SecondsOption = 2.0, peers: PeersOption = True,
          pure: PureOption = True, as_json: JsonOption = False, out_path: OutOption = None,
          chart_path: ChartOption = None, page_path: PageOption = None) -> None:
    """Measure random play on one core, what a position costs to copy, to see and to encode, games stepped together,
    and search.

    Ratios between figures of one run mean more than the figures themselves.

    Examples:

        comptoir bench

        comptoir bench puerto-rico --seconds 10 --json

        comptoir bench --out bench/results.json --chart bench/chart.svg --page docs/speed.md
    """
    slugs = title or titles()
    for slug in slugs:
        load(slug)
    if not 0.01 <= seconds <= 600:
        raise BadOption(f"--seconds {seconds} is not possible; it can be: 0.01 to 600")
    for path in (out_path, chart_path, page_path):
        if path is not None:
            check_writable(path)
    page = "" if page_path is None else read_page(page_path)
    results: Figures = {}
    todo = tasks(slugs, seconds, pure, peers)
    with bar() as progress:
        task = progress.add_task("measuring", total=len(todo))
        for name, run in todo:
            progress.update(task, description=name)
            run(results)
            progress.advance(task)
    results["ratios"] = ratios(results, slugs)
    results["machine"] = machine()
    if out_path is not None:
        write_whole(out_path, json.dumps(results, indent=1) + "\n")
    if chart_path is not None:
        write_whole(chart_path, chart(results))
    if page_path is not None:
        write_whole(page_path, filled(page, results))
    if as_json:
        print(json.dumps(results))
    else:
        show(results, slugs)


def table(*headings: str, caption: str = "") -> Table:
    """Names on the left, numbers on the right."""
    made = Table(*headings, box=SIMPLE_HEAD, caption=caption or None)
    for n, column in enumerate(made.columns):
        column.no_wrap = n > 0  # a name may take two lines, a number must be seen whole
        column.min_width = len(headings[n]) if n else None
        column.justify = "right" if n else "left"
    return made


def read_page(path: Path) -> str:
    """A page that figures can be put into; if not, that is said before anything is measured."""
    try:
        page = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadOption(f"--page {path} cannot be read") from None
    if BEGIN not in page or END not in page:
        raise BadOption(f"--page {path} has no place for figures; it needs the lines {BEGIN} and {END}")
    return page


def show(results: Figures, slugs: list[str]) -> None:
    """The figures as tables."""
    console = out()
    for kinds, caption in ((PLAY, "random play, a second"), (COSTS, "what a position costs, in microseconds")):
        rows = table("title, seats", *[heading for heading, _, _ in kinds], caption=caption)
        for name, measured in tables_of(results, slugs):
            if any(key in measured for _, key, _ in kinds):
                rows.add_row(name, *[format(measured[key], how) if key in measured else "" for _, key, how in kinds])
        console.print(rows)
    steps = table("games stepped together", *[f"{size:,}" for size in SIZES],
                  caption="steps/s, with observations and masks")
    for name, measured in tables_of(results, slugs):
        if measured.get("batch"):
            steps.add_row(name, *[f"{rate:,}" for rate in measured["batch"].values()])
    if steps.row_count:
        console.print(steps)
    if results.get("peers"):
        peers = table("peer", "games/s", "decisions/s", "with observations")
        for name, figures in results["peers"].items():
            peers.add_row(name, f"{figures['games_per_s']:,.1f}", f"{figures['decisions_per_s']:,}",
                          f"{figures['observed_per_s']:,}" if "observed_per_s" in figures else "")
        console.print(peers)
    if results["ratios"]:
        compared = table("times as fast", *slugs)
        for name, by_title in results["ratios"].items():
            compared.add_row(name, *[f"{by_title[slug]:,.1f}" if slug in by_title else "" for slug in slugs])
        console.print(compared)
    about = results["machine"]
    console.print(f"{about['processor']}, Python {about['python']}, comptoir {about['comptoir']}")


def tables_of(results: Figures, slugs: list[str]) -> Iterator[tuple[str, Figures]]:
    """Every table that was measured; after the compiled rules the same uncompiled."""
    for slug in slugs:
        for seats, figures in results[slug].items():
            yield f"{slug}, {seats}{'' if figures['compiled'] else ', pure'}", figures
            if "pure" in figures:
                yield f"{slug}, {seats}, pure", figures["pure"]
