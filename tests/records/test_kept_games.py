"""Games kept as files: whichever build reads them, and whenever, they lead to the key they ended with.

`COMPTOIR_KEEP=1` writes those that are missing. A file is replaced only together with the rules version."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import comptoir
from comptoir.kernel.record import Record

from ..laws.playing import Case, cases, played

GAMES = Path(__file__).parent / "games"
KEPT = [*cases("null-game")[::2], *cases("puerto-rico")]


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_a_kept_game_leads_to_its_key(kept: Case) -> None:
    path = GAMES / f"{kept}.jsonl"
    if not path.exists() and os.environ.get("COMPTOIR_KEEP") == "1":
        played(kept, 2026).write(path)
    ending = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])
    record = comptoir.read_record(str(path))
    assert f"{record.state.key():016x}" == ending["key"]
    assert record.verify() == sum(record.state.draws)
    assert record.to_text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("kept", KEPT, ids=str)
def test_a_kept_game_is_replayed_without_its_seed(kept: Case) -> None:
    lines = (GAMES / f"{kept}.jsonl").read_text(encoding="utf-8").splitlines()
    ending = json.loads(lines[-1])
    del ending["seed"]
    record = Record.from_lines([line.encode() for line in [*lines[:-1], json.dumps(ending)]], comptoir.load)
    assert record.seed is None
    assert f"{record.state.key():016x}" == ending["key"]


def test_every_kept_file_is_tried() -> None:
    assert {path.stem for path in GAMES.glob("*.jsonl")} == {str(kept) for kept in KEPT}
