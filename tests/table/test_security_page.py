"""docs/security.md: each promise names the test that attacks it, and that test is there."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
PAGE = TESTS.parent / "docs" / "security.md"
NAMED = re.compile(r"`((?:tests/)?[\w/]*test_\w+\.py)(?:::(\w+))?`")


def rows() -> list[list[str]]:
    """Of the tables that have a column of attacks: promise, how, attacks."""
    found, attacked = [], False
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            attacked = False
        elif cells[-1] == "attacked by":
            attacked = True
        elif attacked and not set(cells[0]) <= {"-", " "}:
            found.append(cells)
    return found


def test_every_promise_is_attacked_by_a_test() -> None:
    assert len(rows()) > 25
    for cells in rows():
        named = NAMED.findall(cells[-1])
        assert named, f"nothing attacks {cells[0]!r}"
        for file, test in named:
            path = TESTS.parent / file if file.startswith("tests/") else TESTS / "table" / file
            assert path.is_file(), file
            assert not test or f"def {test}(" in path.read_text("utf-8"), test
