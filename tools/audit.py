"""Are there known holes in what the table is served with? Every package that it needs is pinned to one version, the one
that is installed; and pip-audit asks the database of known vulnerabilities about each.

    make audit

Without a network nothing can be asked: it says so loudly, and that is no failure unless COMPTOIR_AUDIT=strict, as in
CI."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

ROOT = Path(__file__).parents[1]
PINS = ROOT / "constraints.txt"
PINNED = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.!+]+)")
SERVED = ("table", "table-pg")  # the extras that are reachable from outside


def plain(name: str) -> str:
    """A package's name as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(text: str) -> dict[str, str]:
    """The versions that are pinned; ValueError for a line that pins none, or pins twice."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        if not line:
            continue
        pinned = PINNED.fullmatch(line)
        if pinned is None or plain(pinned[1]) in found:
            raise ValueError(f"{line!r} pins no version, or a second one")
        found[plain(pinned[1])] = pinned[2]
    return found


def served() -> list[str]:
    """What the table asks for itself, as pyproject.toml says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *[one for extra in SERVED for one in project["optional-dependencies"][extra]]]


def needed() -> set[str]:
    """Everything that it pulls in here, by name."""
    from packaging.requirements import Requirement

    found: set[str] = set()
    seen: set[str] = set()
    asked = [(written, "") for written in served()]
    while asked:
        written, extra = asked.pop()
        one = Requirement(written)
        if one.marker is not None and not one.marker.evaluate({"extra": extra}):
            continue
        found.add(plain(one.name))
        for wanted in ("", *sorted(one.extras)):
            if f"{plain(one.name)}[{wanted}]" not in seen:
                seen.add(f"{plain(one.name)}[{wanted}]")
                with suppress(PackageNotFoundError):
                    asked += [(pulled, wanted) for pulled in requires(one.name) or []]
    return found


def unpinned(known: dict[str, str]) -> list[str]:
    """What is served with and not pinned, or installed in another version."""
    wrong = []
    for name in sorted(needed()):
        if name not in known:
            wrong.append(f"{name} is not pinned")
        elif version(name) != known[name]:
            wrong.append(f"{name} is pinned to {known[name]}, and {version(name)} is installed")
    return wrong


def asked() -> str:
    """What pip-audit answers about the pinned versions, as JSON; something else when it could not ask."""
    ask = [sys.executable, "-m", "pip_audit", "--requirement", str(PINS), "--no-deps", "--disable-pip",
           "--progress-spinner", "off", "--format", "json"]
    done = subprocess.run(ask, capture_output=True, text=True, check=False)
    return done.stdout or done.stderr


def answered(told: str) -> tuple[list[str], int]:
    """Known vulnerabilities, and about how many packages there was an answer: one that is skipped is not one without
    holes, whatever the exit code says."""
    try:
        packages = json.loads(told)["dependencies"]
    except (ValueError, KeyError, TypeError):
        print(f"  {(told.strip().splitlines() or ['pip-audit said nothing'])[-1][:200]}")
        return [], 0
    holes = [f"{package['name']} {package['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions'])}"
             for package in packages for hole in package.get("vulns", ())]
    return holes, sum("skip_reason" not in package for package in packages)


def main() -> int:
    known, strict = pins(PINS.read_text("utf-8")), os.environ.get("COMPTOIR_AUDIT") == "strict"
    wrong = unpinned(known)
    holes, answers = answered(asked())
    for line in wrong + holes:
        print(f"  {line}")
    print(f"{len(known)} packages are pinned; {answers} were asked about, {len(holes)} known vulnerabilities")
    if answers < len(known):
        print(f"NOT AUDITED: the database of known vulnerabilities is silent about {len(known) - answers} of them.")
    return 1 if wrong or holes or (strict and answers < len(known)) else 0


if __name__ == "__main__":
    sys.exit(main())
