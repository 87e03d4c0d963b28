"""What the table is served with is pinned to one version; whether there are known holes in it, `make audit` asks."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("packaging", reason="PINS NOT CHECKED: packaging is missing")

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import audit  # noqa: E402


def test_every_pin_is_one_version() -> None:
    known = audit.pins((ROOT / "constraints.txt").read_text("utf-8"))
    assert len(known) > 50
    for wrong in ("starlette>=1", "starlette", "a==1\nA==2", "a == 1"):
        with pytest.raises(ValueError, match="pins no version"):
            audit.pins(wrong)


def test_everything_that_serves_people_is_pinned() -> None:
    served = audit.needed()
    assert {"starlette", "uvicorn", "sqlalchemy", "cryptography", "asyncpg", "cffi", "h11"} <= served
    known = audit.pins((ROOT / "constraints.txt").read_text("utf-8"))
    assert sorted(served - set(known)) == []


def test_the_audit_is_part_of_what_is_checked() -> None:
    assert "make audit" in (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
    assert "COMPTOIR_AUDIT: strict" in (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
