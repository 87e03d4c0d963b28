"""Perft: the number of lines of play from a position is known, and a broken rule changes it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from comptoir.search.playout import perft

from . import counting

FILES = counting.files()
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("file", FILES, ids=[file["id"] for file in FILES])
def test_the_lines_of_play_are_counted(file: dict[str, Any]) -> None:
    for depth, count in enumerate(file["counts"], 1):
        found = perft(counting.position(file), depth)
        assert found == count, f"{file['id']} at depth {depth}: {found}, not {count}\n{counting.shown(file, depth)}"


def test_every_file_says_what_it_is() -> None:
    assert len({file["id"] for file in FILES}) == len(FILES)
    for file in FILES:
        assert {"id", "title", "seats", "options", "luck", "seed", "counts"} <= set(file)
        assert ("position" in file) != ("moves" in file)
    assert {file["luck"] for file in FILES} == {"seeded", "open"}


# A rule broken on purpose: what is written in the rules, what is written instead, and the file that sees it.
BROKEN = {
    "the office is ignored": (
        "(not g.house[kind] or me.has(OFFICE))", "not g.house[kind]", "puerto-rico-trader-office"),
    "everybody has an office": (
        "(not g.house[kind] or me.has(OFFICE))", "True", "puerto-rico-trader-office"),
    "a full house buys": (
        "if total(g.house) == HOUSE:\n            return", "if False:\n            return",
        "puerto-rico-trader-office"),
    "the quarries' limit is ignored": (
        "min(g.players[seat].workers[QUARRY], COLUMN[building])", "g.players[seat].workers[QUARRY]",
        "puerto-rico-builder-money"),
    "empty quarries count": (
        "min(g.players[seat].workers[QUARRY],", "min(g.players[seat].circles[QUARRY],", "puerto-rico-builder-money"),
    "everybody has the builder's privilege": (
        "    if privilege:\n        saved += 1", "    saved += 1", "puerto-rico-builder-money"),
    "a building is owned twice": (
        "g.stock[building] and not me.circles[building] and", "g.stock[building] and", "puerto-rico-builder-money"),
    "a building that is sold out is sold": (
        "(g.stock[building] and not", "(not", "puerto-rico-builder-money"),
    "a large building fits on one space": (
        "me.city + SPACES[building] <= CITY", "me.city < CITY", "puerto-rico-builder-last-space"),
    "the university works unoccupied": (
        "if g.players[seat].has(self.building) and", "if g.players[seat].circles[self.building] and",
        "puerto-rico-builder-university"),
    "any ship will do": (
        "if most and loadable(g, kind, ship, me.goods[kind]) == most:", "if loadable(g, kind, ship, me.goods[kind]):",
        "puerto-rico-captain-wharf"),
    "a kind goes on two ships": (
        "if g.cargo[other] == kind:", "if False:", "puerto-rico-captain-wharf"),
    "the wharf is used again and again": (
        "wharf = me.has(WHARF) and not me.wharf", "wharf = me.has(WHARF)", "puerto-rico-captain-wharf"),
    "the wharf may not be passed": (
        "if wharf and only_wharf(g, me):", "if False:", "puerto-rico-captain-wharf"),
    "a warehouse place may stay empty": (
        "if kinds < arg:\n                    return", "if False:\n                    return", "puerto-rico-storing"),
    "the large warehouse takes one kind": (
        "kinds += LARGE_WAREHOUSE_KINDS", "kinds += 1", "puerto-rico-storing"),
    "colonists may stay in San Juan": (
        "least, most = fewest(me, arg), min(me.idle, me.circles[arg])",
        "least, most = 0 * arg, min(me.idle, me.circles[arg])", "puerto-rico-mayor"),
    "the mayor has no privilege": (
        "        if g.colonists:\n            g.offer(COLONIST)", "        pass", "puerto-rico-mayor"),
    "the hacienda is offered without stock": (
        " and total(g.pile) + total(g.discard):", ":", "puerto-rico-settling-no-stock"),
    "the construction hut is ignored": (
        "seat == g.owner or me.has(CONSTRUCTION_HUT)", "seat == g.owner", "puerto-rico-settling"),
    "the hospice serves the hacienda's tile": (
        "            g.own(seat).settle(action)",
        "            g.own(seat).settle(action)\n            g.then(HOSPICE_COLONIST, seat, action)",
        "puerto-rico-settling"),
    "the craftsman's privilege is for any kind": (
        "if arg >> kind & 1 and g.supply[kind]:", "if g.supply[kind]:", "puerto-rico-craftsman"),
    "doubloons on a role stay there": (
        "g.own(seat).coins += g.doubloons[role]", "pass", "puerto-rico-role-doubloons"),
    "a role is taken twice": (
        "if g.taken[role] == NOBODY:\n                g.offer", "if True:\n                g.offer",
        "puerto-rico-start-4"),
}


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, in pure Python, to break rules in."""
    folder = tmp_path_factory.mktemp("broken")
    keep = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.svg", "san_juan", "burgundy", "golden_city")
    shutil.copytree(ROOT / "comptoir", folder / "comptoir", ignore=keep)
    return folder


def counted(folder: Path, *ids: str) -> dict[str, list[int]]:
    """What the copy counts, in a process of its own; [] where it breaks down."""
    done = subprocess.run([sys.executable, "-B", str(Path(__file__).with_name("counting.py")), *ids],
                          env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, timeout=120,
                          check=False)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines or "Error" in done.stderr
    assert not any(line["compiled"] for line in lines)
    return {line["id"]: line["counts"] for line in lines}


def test_an_unbroken_copy_counts_the_same(sources: Path) -> None:
    ids = sorted({file for _, _, file in BROKEN.values()})
    assert counted(sources, *ids) == {file["id"]: file["counts"] for file in FILES if file["id"] in ids}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_rule_changes_a_count(fault: str, sources: Path) -> None:
    old, new, file = BROKEN[fault]
    phases = list((sources / "comptoir" / "games" / "puerto_rico" / "rules").glob("*.py"))
    places = [phase for phase in phases for _ in range(phase.read_text(encoding="utf-8").count(old))]
    assert len(places) == 1, f"{old!r} stands {len(places)} times in the rules"
    rules = places[0]
    whole = rules.read_text(encoding="utf-8")
    try:
        rules.write_text(whole.replace(old, new), encoding="utf-8")
        right = next(known["counts"] for known in FILES if known["id"] == file)
        assert counted(sources, file).get(file) != right, f"{file} does not see that {fault}"
    finally:
        rules.write_text(whole, encoding="utf-8")
