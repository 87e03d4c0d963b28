"""comptoir learn: a network that learns a title by playing it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from comptoir import load, titles
from comptoir.arena.match import play_match
from comptoir.cli.console import complain, err, out, printable
from comptoir.cli.options import Title
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption

if TYPE_CHECKING:
    from comptoir.learn.learner import Learner

CHECKED = 60  # games against random, after --quick

MinutesOption = Annotated[float | None, typer.Option(help="How long to learn. Default: 10, and 1 with --quick.")]
OutOption = Annotated[Path | None, typer.Option("--out", help="The folder for checkpoint, curve and network. "
                                                "Default: learn-TITLE.")]
QuickOption = Annotated[bool, typer.Option("--quick", help="A small network, two cores and two minutes: does it all "
                                           "work here?")]
ResumeOption = Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint in the folder, by the plan "
                                            "that is kept there.")]
InitOption = Annotated[Path | None, typer.Option(help="Begin with the network of this file.")]
SeatsOption = Annotated[str | None, typer.Option(help="Learn these seat counts alone, e.g. 3,4. Default: all.")]
WorkersOption = Annotated[int | None, typer.Option(help="Processes that step games. Default: all cores but one.")]
LessonsOption = Annotated[float | None, typer.Option(help="Seconds in which sense is watched first. Default: by title; "
                                                     "none with --init.")]
AgainstOption = Annotated[Path | None, typer.Option(help="Learn to beat the network of this file, which is frozen: "
                                                    "how large a hole does it have?")]
RivalOption = Annotated[list[Path] | None, typer.Option("--rival", help="A network that sits in the league from the "
                                                        "beginning, of the same shape. May be given several times.")]
RecordsOption = Annotated[list[Path] | None, typer.Option(
    "--records", help="Records of finished games, or a folder with records: what was done there is learned first, "
                      "instead of lessons. May be given several times.")]
RayOption = Annotated[str | None, typer.Option(
    "--ray", metavar="ADDRESS", help="Step the games on a Ray cluster: its address, auto, or local to start one here. "
                                     "--workers says how many processes there.")]
PlanOption = Annotated[list[str] | None, typer.Option("--plan", metavar="NAME=NUMBER", help=(
    "What the plan has otherwise than usual, e.g. entropy=0.02. May be given several times."))]
SeedOption = Annotated[int | None, typer.Option(help="Where the luck comes from. Default: 1.")]


def learn(title: Title, minutes: MinutesOption = None, out_path: OutOption = None, quick: QuickOption = False,
          resume: ResumeOption = False, init: InitOption = None, seats: SeatsOption = None,
          workers: WorkersOption = None, lessons: LessonsOption = None, seed: SeedOption = None,
          ray: RayOption = None, against: AgainstOption = None,
          rival: RivalOption = None, records: RecordsOption = None, plan: PlanOption = None) -> None:
    """Let a network learn a title by playing against itself, past selves and others. docs/learn.md tells how.

    A run that was broken off, even by a kill, goes on with --resume: by its own plan, but for what is said anew.

    Examples:

        comptoir learn san-juan --quick

        comptoir learn puerto-rico --minutes 30 --out pr

        comptoir learn puerto-rico --minutes 60 --out pr --resume

        comptoir learn puerto-rico --minutes 5 --against pr/net.npz --init pr/net.npz --out rival

        comptoir learn burgundy --minutes 30 --records games

        comptoir arena puerto-rico --bots net:file=pr/net.npz,sense
    """
    try:
        from comptoir.learn.checkpoint import read_told
        from comptoir.learn.learner import Learner
        from comptoir.learn.plan import changes, usual_plan
        from comptoir.research.records import record_files
    except ModuleNotFoundError as missing:
        raise BadOption(f"this needs the package {missing.name}: pip install 'comptoir[learn]'") from None
    if title not in titles():
        raise BadOption(f"nothing can learn {shown(title)}; it can be: {', '.join(titles())}")
    if resume and init is not None:
        raise BadOption("--resume goes on with the network of the folder, --init begins with another: choose one")
    folder = out_path if out_path is not None else Path(f"learn-{title}")
    chosen = {"seconds": 60 * minutes if minutes is not None else None, "workers": workers, "lessons": lessons,
              "seats": read_seats(title, seats), "seed": seed}
    begun = read_told(folder)["plan"] if resume else None
    how = usual_plan(title, quick, begun, **{**chosen, **changes(plan or [])})
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(how, folder, init, resume, ray, against, rival or [], record_files(records or []))
    try:
        watched(learner)
    except KeyboardInterrupt:
        complain(f"stopped; comptoir learn {title} --resume --out {folder} goes on from the last checkpoint")
        raise typer.Exit(130) from None
    net = folder / "net.npz"
    done = learner.progress
    out().print(f"{printable(str(net))}: {done.decisions:,} decisions of {done.games:,} games in "
                f"{done.spent / 60:.1f} minutes", soft_wrap=True)
    if draw(folder, title):
        out().print(f"{printable(str(folder / 'curve.png'))}: how it went", soft_wrap=True)
    if quick:
        check(title, net)
    out().print(f"try it: comptoir arena {title} --bots net:file={printable(str(net))},sense", soft_wrap=True)


def read_seats(title: str, text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not word.isdecimal():
            raise BadOption(f"--seats {shown(text)} must be numbers with commas, e.g. 3,4")
        load(title).checked_seats(int(word))
    return tuple(int(word) for word in words)


def watched(learner: Learner) -> None:
    """Run it, with a bar for people: what is being done, how much is left, and the figures of the moment."""
    console = err()
    with Progress(TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
                  TextColumn("{task.fields[figures]}"), console=console, transient=True,
                  disable=not console.is_terminal) as progress:
        task = progress.add_task("starting", total=1.0, figures="")

        def tell(what: str, part: float, row: dict[str, float]) -> None:
            figures = f"{row['games']:,.0f} games, {row['speed']:,.0f} decisions/s" if "games" in row else ""
            progress.update(task, description=what, completed=min(part, 1.0), figures=figures)

        learner.run(tell)


def draw(folder: Path, title: str) -> bool:
    """The curve as a picture, where matplotlib is installed and there is a curve."""
    from comptoir.learn import curves

    rows = curves.read_rows(folder)
    if not rows:
        return False
    try:
        curves.draw(rows, folder / curves.PICTURE, title)
    except ModuleNotFoundError:
        return False
    return True


def check(title: str, net: Path) -> None:
    """One of it among players who play at random."""
    game = load(title)
    seats = game.default_seats
    won = 0.0
    for n in range(CHECKED):
        chair = n % seats
        bots = [f"net:file={net}" if seat == chair else "random" for seat in range(seats)]
        outcome = play_match(game, bots, seats, n // seats, {}).outcome
        won += 1 / len(outcome.winners) if chair in outcome.winners else 0.0
    out().print(f"one of it among {seats - 1} that play at random won {won / CHECKED:.0%} of {CHECKED} games "
                f"(equals: {1 / seats:.0%})")
