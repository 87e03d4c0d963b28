"""Records that lie in files and folders: which there are, and each of them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from comptoir import read_record
from comptoir.kernel.errors import BadOption, BadRecord
from comptoir.kernel.record import Record


def record_files(paths: Iterable[Path]) -> list[Path]:
    """The files themselves; of the folder of an arena run its records; of any other folder all .jsonl files in it and
    in its folders, in the order of their names."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted((path / "records" if (path / "records").is_dir() else path).rglob("*.jsonl"))
            if not inside:
                raise BadOption(f"there is no record in {path}: records are .jsonl files")
            found += inside
        elif not path.exists():
            raise BadOption(f"there is no file {path}")
        else:
            found.append(path)
    return found


def read(file: Path) -> Record:
    """A record, checked against the rules; BadRecord names the file."""
    try:
        return read_record(str(file))
    except BadRecord as problem:
        raise BadRecord(f"{file}: {problem}") from None
