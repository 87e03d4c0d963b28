"""Work in progress on disk: one line for the first picture, then some moves a line. A review that was killed goes on
where it was; a line that was cut off is done again."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from comptoir.review.analyst import Review, add


class Kept:
    """The file of one review while it is made."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Review | None:
        """What is there of it."""
        try:
            lines = self.path.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return None
        found: Review | None = None
        for line in lines:
            try:
                entry = json.loads(line)
            except ValueError:
                break
            if not isinstance(entry, dict):
                break
            if found is None:
                found = {**entry, "luck": {}, "decisions": {}}
            elif entry.keys() == {"luck", "decisions"}:
                add(found, entry)
        return found

    def begin(self, review: Review) -> None:
        """Write anew what is there."""
        known = {kind: review[kind] for kind in ("luck", "decisions")}
        first = {name: value for name, value in review.items() if name not in known}
        self.path.write_text(json.dumps(first) + "\n" + json.dumps(known) + "\n", "utf-8")

    def add(self, found: Review) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")

    def remove(self) -> None:
        with contextlib.suppress(OSError):
            self.path.unlink()
