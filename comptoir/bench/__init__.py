"""How fast it plays: every title, compiled and pure, and beside them what else is installed, in one run.

Seconds of one machine mean little; ratios taken in the same run mean something. So peers are measured here too, and
nothing in the tests depends on these figures."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import comptoir
from comptoir.bench import ours, peers
from comptoir.bench.timing import Figures

__all__ = ["Figures", "machine", "ratios", "tasks"]

Task = tuple[str, Callable[[Figures], None]]


def tasks(slugs: list[str], seconds: float, pure: bool, others: bool) -> list[Task]:
    """Everything that is measured, in order, each with its name: what a progress bar counts."""
    found: list[Task] = []
    for slug in slugs:
        game = comptoir.load(slug)
        parts = list(ours.PARTS)
        if pure and comptoir.compiled():
            parts.append(ours.pure)
        found += [task(slug, seats, ours.play, seconds) for seats in game.seats]
        found += [task(slug, game.default_seats, part, seconds) for part in parts]
    if others:
        found += [(peer.name, peer.task(seconds)) for peer in peers.installed()]
    return found


def task(slug: str, seats: int, part: Callable[[str, int, float], Figures], seconds: float) -> Task:
    """One measurement at one table, which adds its figures to those of the table."""
    def run(results: Figures) -> None:
        results.setdefault(slug, {}).setdefault(str(seats), {}).update(part(slug, seats, seconds))
    return f"{slug}, {seats} seats, {part.__name__}", run


def ratios(results: Figures, slugs: list[str]) -> dict[str, dict[str, float]]:
    """Ours against ours, and ours against others, all from this run: by what is compared, then by title."""
    found: dict[str, dict[str, float]] = {}

    def note(name: str, slug: str, one: float | None, other: float | None) -> None:
        if one and other:
            found.setdefault(name, {})[slug] = round(one / other, 1)

    for slug in slugs:
        own = results[slug][str(comptoir.load(slug).default_seats)]
        plain, batch = own["decisions_per_s"], own.get("batch", {}).get(str(max(ours.SIZES)))
        note("compiled / pure", slug, plain, own.get("pure", {}).get("decisions_per_s"))
        for name, theirs in results.get("peers", {}).items():
            if not {"python_per_s", "observed_per_s"} & set(theirs):
                note(f"random play / {name}", slug, plain, theirs["decisions_per_s"])
            note(f"both driven from Python / {name}", slug, own.get("python_per_s"), theirs.get("python_per_s"))
            note(f"batch with observations / {name}", slug, batch, theirs.get("observed_per_s"))
            note(f"both in PettingZoo / {name}", slug, own.get("pettingzoo_per_s"), theirs.get("pettingzoo_per_s"))
    return found


def installed_version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def machine() -> Figures:
    """What the figures were taken on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    packages = ("mypy", "librt", "numpy", *[peer.package for peer in peers.PACKAGES])
    return {"processor": model, "cores": os.cpu_count(), "system": f"{platform.system()} {platform.machine()}",
            "python": platform.python_version(), "comptoir": comptoir.__version__,
            **{name: installed_version(name) for name in packages}, "date": date.today().isoformat()}
