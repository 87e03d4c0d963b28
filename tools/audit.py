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


def holes() -> list[str] | None:
    """Known vulnerabilities of the pinned versions; None when nobody could be asked."""
    ask = [sys.executable, "-m", "pip_audit", "--requirement", str(PINS), "--no-deps", "--disable-pip",
           "--progress-spinner", "off", "--format", "json"]
    done = subprocess.run(ask, capture_output=True, text=True, check=False)
    try:
        told = json.loads(done.stdout)
    except ValueError:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        print(f"  {last[:200]}")
        return None
    return [f"{package['name']} {package['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions'])}"
            for package in told["dependencies"] for hole in package.get("vulns", ())]


def main() -> int:
    known = pins(PINS.read_text("utf-8"))
    wrong = unpinned(known)
    found = holes()
    for line in wrong + (found or []):
        print(f"  {line}")
    if found is None:
        print("NOT AUDITED: the database of known vulnerabilities cannot be asked from here. "
              f"{len(known)} packages are pinned, and that is all that was looked at.")
        return 1 if wrong or os.environ.get("COMPTOIR_AUDIT") == "strict" else 0
    print(f"{len(known)} packages, {len(found)} known vulnerabilities")
    return 1 if wrong or found else 0


if __name__ == "__main__":
    sys.exit(main())
