"""The compiled engine of a source tree: what is compiled, where it is kept, and how Python finds it.

`make` compiles kernel and rules into build/engine/<sources>-<how>: the first half of the name is a hash of the
sources and this Python, the second one of everything else that the result depends on. So a compiled engine is used
with exactly the sources it was made from: when a rule is changed, the change runs at once, uncompiled, until it is
compiled too; when it is changed back, the engine of before is still there.

In a package that was installed from a wheel the compiled modules lie beside the others, and nothing here is needed.
COMPTOIR_PURE=1 leaves the engine of a source tree alone: everything runs uncompiled."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
KEPT = PACKAGE.parent / "build" / "engine"
SUFFIX = EXTENSION_SUFFIXES[0]  # says which Python and which machine

# The folders that are compiled as a whole: they know no game.
ROOMS = ("kernel", "search", "features")
# The modules of a title that play it, as files or as folders.
PLAYING = {"data", "state", "actions", "rules", "score", "position", "worths", "sketch", "sense", "glance", "prints",
           "features", "features_1"}


def sources() -> list[Path]:
    """What is compiled: the kernel, the loops around it, and the modules of each title that play it."""
    loops = [path for room in ROOMS for path in sorted(PACKAGE.glob(f"{room}/*.py"))]
    folders = [path for path in sorted(PACKAGE.glob("games/*/**/*.py"))
               if path.relative_to(PACKAGE).with_suffix("").parts[2] in PLAYING]
    titles = sorted(PACKAGE.glob("games/*.py")) + folders  # a small title is one file
    return [path for path in loops + titles if path.name != "__init__.py"]


@cache
def sources_hash() -> str:
    """Names these sources for this Python."""
    told = hashlib.sha256(SUFFIX.encode())
    for path in sources():
        told.update(f"\0{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes())
    return told.hexdigest()[:16]


def folder() -> Path | None:
    """Where the compiled engine of these sources is, the newest if there are several; None until it is compiled."""
    if os.environ.get("COMPTOIR_PURE") == "1" or not KEPT.is_dir():
        return None
    found = [path for path in KEPT.glob(f"{sources_hash()}-*") if path.suffix != ".part"]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


class Finder:
    """Finds the compiled modules of a folder before their sources are found."""

    def __init__(self, folder: Path) -> None:
        self.files = {".".join(path.relative_to(folder).parts).removesuffix(SUFFIX): path
                      for path in folder.rglob(f"*{SUFFIX}")}

    def find_spec(self, name: str, path: Sequence[str] | None = None,
                  target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


def use() -> None:
    """From now on the compiled engine is imported, where there is one."""
    if found := folder():
        sys.meta_path.insert(0, Finder(found))
