"""Files are written whole or not at all, and a name that cannot work is refused before the work begins."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from comptoir.kernel.errors import BadOption


def check_writable(path: Path) -> None:
    """BadOption when no file of this name can be written."""
    folder = path.parent
    if path.is_dir():
        raise BadOption(f"cannot write {path}: it is a folder")
    if path.exists() and not path.is_file():
        raise BadOption(f"cannot write {path}: it is not a plain file")
    if not folder.is_dir():
        raise BadOption(f"cannot write {path}: there is no folder {folder}")
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise BadOption(f"cannot write {path}: permission denied")


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace the file in one go; whatever goes wrong leaves what was there."""
    check_writable(path)
    path = path.resolve()  # a link stays a link
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(content.encode() if isinstance(content, str) else content)
        beside.replace(path)
    except OSError as problem:
        raise BadOption(f"cannot write {path}: {problem.strerror}") from None
    finally:
        with contextlib.suppress(OSError):
            beside.unlink()


def unused(path: Path) -> Path:
    """The path itself, or the first of name-2, name-3 … that does not exist."""
    n, free = 2, path
    while free.exists():
        free = path.with_name(f"{path.stem}-{n}{path.suffix}")
        n += 1
    return free
