"""What the table is served with is pinned to one version; whether there are known holes in it, `make audit` asks."""

from __future__ import annotations

import json
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


def test_what_was_not_asked_about_is_not_taken_for_sound() -> None:
    """pip-audit says that there are no known vulnerabilities when it could ask about none."""
    told = {"dependencies": [{"name": "a", "skip_reason": "not found"}, {"name": "b", "version": "1", "vulns": []},
                             {"name": "c", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["3"]}]}]}
    assert audit.answered(json.dumps(told)) == (["c 2: CVE-1, mended in 3"], 2)
    for nothing in ("", "Connection refused", "[]"):
        assert audit.answered(nothing) == ([], 0)


def test_the_audit_is_part_of_what_is_checked() -> None:
    assert "make audit" in (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
    assert "COMPTOIR_AUDIT: strict" in (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
