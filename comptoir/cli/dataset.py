"""comptoir dataset: records as a Parquet file for those who study games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from comptoir.cli.console import out, printable
from comptoir.cli.files import check_writable
from comptoir.cli.simulate import bar
from comptoir.kernel.errors import BadOption

Records = Annotated[list[Path], typer.Argument(metavar="RECORDS...", help="Records, or folders with records in them.")]
OutOption = Annotated[Path, typer.Option("--out", metavar="FILE.parquet", help="The file to write.")]
FeaturesOption = Annotated[bool, typer.Option("--features", help="Also write what a network sees before each "
                                              "decision; all records must be of one title.")]


def dataset(records: Records, out_path: OutOption, features: FeaturesOption = False) -> None:
    """Write the decisions of recorded games to a Parquet file, one row each.

    Examples:

        comptoir simulate san-juan --games 100 --bots greedy,random --out games

        comptoir dataset games --out games.parquet --features
    """
    try:
        from comptoir.research import dataset as data
        from comptoir.research.records import record_files
    except ModuleNotFoundError as missing:
        raise BadOption(f"this needs the package {missing.name}: pip install 'comptoir[lab]'") from None
    if out_path.suffix != ".parquet":
        raise BadOption(f"cannot write {out_path}: a dataset is a .parquet file")
    check_writable(out_path)
    files = record_files(records)
    with bar() as progress:
        task = progress.add_task("records", total=len(files))
        games, rows = data.write(files, out_path.resolve(), features, lambda: progress.advance(task))
    size = out_path.stat().st_size / 1e6
    out().print(f"{printable(str(out_path))}: {rows:,} decisions of {games:,} games, {size:.1f} MB", soft_wrap=True)
