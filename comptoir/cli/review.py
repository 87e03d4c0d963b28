"""comptoir review: why did I lose?"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from comptoir import read_record
from comptoir.cli.console import complain, err, out
from comptoir.cli.files import check_writable, write_whole
from comptoir.cli.options import Lang, read_lang
from comptoir.cli.record import File
from comptoir.cli.typed import called
from comptoir.kernel.errors import BadOption, BadRecord
from comptoir.kernel.record import Record
from comptoir.threads import cores
from comptoir.voice import Voice, title_name

OutOption = Annotated[Path | None, typer.Option("--out", help="An .html file: one page with everything in it.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the whole review as one JSON object.")]
DepthOption = Annotated[int, typer.Option("--depth", help="Worlds in which each way to go is played on.")]
JobsOption = Annotated[int, typer.Option("--jobs", help="Processes that think. Default: one for each core.")]
MOST_DEPTH = 1000
MOST_JOBS = 64


def review(file: File, out_path: OutOption = None, as_json: JsonOption = False, depth: DepthOption = 16,
           jobs: JobsOption = 0, lang: Lang = None) -> None:
    """Review a recorded game: who would win when, what each decision gave away, what luck moved.

    What is done is kept beside the page (or beside the record) until all is done: when it is stopped, the same command
    goes on where it was.

    Example: comptoir review game.jsonl --out report.html
    """
    if not 1 <= depth <= MOST_DEPTH:
        raise BadOption(f"--depth {depth} is not possible; it can be: 1 to {MOST_DEPTH}")
    if not 0 <= jobs <= MOST_JOBS:
        raise BadOption(f"--jobs {jobs} is not possible; it can be: 1 to {MOST_JOBS}")
    try:
        working = import_module("comptoir.review.working")
    except ModuleNotFoundError as problem:
        raise BadOption(f"a review needs {problem.name}: pip install 'comptoir[table]' brings it") from None
    record = read_record(str(file))
    if not record.moves:
        raise BadRecord(f"{file} holds no move yet: there is nothing to review")
    if out_path is not None:
        check_writable(out_path)
    kept = out_path if out_path is not None else file
    found = _made(record, working, kept.with_name(kept.name + ".review"), depth, jobs or len(cores()))
    locale = read_lang(lang, record.game)
    if out_path is not None:
        _write_page(record, found, locale, out_path)
    if as_json:
        tallies = import_module("comptoir.review.tally").tallies(found)
        print(json.dumps({**found, "seats": [tally.to_json() for tally in tallies]}))
    else:
        _show(record, found, locale)
        if out_path is not None:
            out().print(f"written to {out_path}", soft_wrap=True)


def _made(record: Record, working: Any, path: Path, depth: int, jobs: int) -> dict[str, Any]:
    """The review, going on where an earlier one stopped."""
    analyst_module, keeping = import_module("comptoir.review.analyst"), import_module("comptoir.review.keeping")
    check_writable(path)
    kept, analyst = keeping.Kept(path), analyst_module.Analyst(record, depth)
    known = kept.read()
    found: dict[str, Any] = known if known is not None and analyst_module.fits(known, analyst) else analyst.sight()
    kept.begin(found)
    order = analyst.by_interest(found)
    left = analyst_module.missing(found, order)
    done = len(order) - len(left)
    try:
        with _bar() as progress:
            task = progress.add_task("moves", total=len(order), completed=done)
            for part in working.studied_by(min(jobs, max(1, len(left))), record.to_text(), found, left, depth):
                kept.add(part)
                analyst_module.add(found, part)
                done = len(order) - len(analyst_module.missing(found, order))
                progress.update(task, completed=done)
    except KeyboardInterrupt:
        complain(f"stopped after {done} of {len(order)} moves; the same command goes on")
        raise typer.Exit(130) from None
    kept.remove()
    return found


def _bar() -> Progress:
    """Shown on standard error, and only to people."""
    console = err()
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                    console=console, transient=True, disable=not console.is_terminal)


def _write_page(record: Record, found: dict[str, Any], locale: str, path: Path) -> None:
    report, saying = import_module("comptoir.review.report"), import_module("comptoir.review.saying")
    say = saying.Saying(Voice(record.game, locale, called(record.names)))
    write_whole(path, report.report(record, found, say, title_name(record.game, locale)))


def _show(record: Record, found: dict[str, Any], locale: str) -> None:
    """The sum of every seat, and its decisions by name."""
    tally, saying = import_module("comptoir.review.tally"), import_module("comptoir.review.saying")
    voice = Voice(record.game, locale, called(record.names))
    say = saying.Saying(voice)
    text, table = say.say, Table(box=None, pad_edge=False)
    for key in ("seat", "sum-start", "sum-own", "sum-others", "sum-luck",
                "sum-now" if record.state.outcome() is None else "sum-result", "accuracy"):
        table.add_column(text(key), justify="left" if key == "seat" else "right")
    for one in tally.tallies(found):
        table.add_row(voice.names[one.seat], say.percent(one.start), say.points(one.own), say.points(one.others),
                      say.points(one.luck), say.percent(one.result),
                      text("accuracy-none") if one.accuracy is None else say.percent(one.accuracy * 10_000))
    console = out()
    console.print(table)
    positions = list(record.positions())
    worst = sorted(found["decisions"].items(), key=lambda item: -int(item[1]["loss"]))[:5]
    for move, weighed in worst:
        told = say.told(positions[int(move)].view(weighed["by"]), weighed)
        if told["better"]:
            who = text("move-by", n=int(move) + 1, name=voice.names[weighed["by"]])
            console.print(f"{who}, {told['called']}: {told['text']} {told['better']}", soft_wrap=True)
