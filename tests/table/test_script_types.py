"""The page's scripts fit together: TypeScript reads their types, and the server sends what the types promise."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from .serving import Server, two_seats

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "comptoir/table/static"
VERSION = "5.9.3"
TOOLS = ROOT / "build/typescript"  # where TypeScript is kept
PATIENCE = 120  # seconds: without a network, npm would try for minutes
LEFT_OUT = "TYPES OF THE SCRIPTS NOT CHECKED: "


def compiler() -> Path:
    """TypeScript, fetched once where there is a node to run it."""
    found = TOOLS / "node_modules/typescript/bin/tsc"
    if shutil.which("node") is None or shutil.which("npm") is None:
        pytest.skip(f"{LEFT_OUT}there is no node (Debian: nodejs npm)")
    if not found.exists():
        TOOLS.mkdir(parents=True, exist_ok=True)
        try:
            done = subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-save", "--prefix",
                                   str(TOOLS), f"typescript@{VERSION}"], capture_output=True, text=True, check=False,
                                  timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            pytest.skip(f"{LEFT_OUT}npm did not bring TypeScript in {PATIENCE} s")
        if done.returncode or not found.exists():
            pytest.skip(f"{LEFT_OUT}npm cannot bring TypeScript: {done.stderr[-200:]}")
    return found


def test_typescript_has_nothing_to_say() -> None:
    done = subprocess.run(["node", str(compiler()), "--project", str(ROOT / "tsconfig.json")], cwd=ROOT,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def test_every_script_asks_to_be_checked() -> None:
    assert [path.name for path in STATIC.glob("*.js")
            if not path.read_text("utf-8").startswith("// @ts-check\n")] == []


def promised(name: str) -> set[str]:
    """The fields of a type that are always there."""
    text = (STATIC / "messages.js").read_text("utf-8")
    block = next(part for part in text.split("/**") if f"@typedef {{object}} {name}\n" in part)
    return set(re.findall(r"@property \{.*\} (\w+)", block))


def test_what_the_types_promise_is_sent(server: Server) -> None:
    anne, bruno, _ = two_seats(server.url)
    for now in (anne.now, bruno.now):
        assert promised("Position") - set(now) == set()
    asked: dict[str, Any] = anne.now
    assert promised("Action") == set(asked["legal"][0])
    assert promised("Choice") == set(asked["choices"][0])
    assert set(asked["stage"]["slots"][0]) == {"name", "part", "title", "tab", "bare"}
    anne.play("role:settler")
    seen = bruno.until(lambda now: now["n"] == 1)
    assert promised("Line") <= set(seen["log"]["moves"][0][0])
