"""docs/arena.md: its example runs, its links lead somewhere, its tables name what there is."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/arena.md"


def test_the_example_runs_as_shown():
    tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


def test_links_lead_somewhere():
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", PAGE.read_text()) if "://" not in link]
    assert [link for link in links if not (PAGE.parent / link).exists()] == []


def test_every_column_and_key_is_described(run, tmp_path):
    text = PAGE.read_text()
    ran = run("arena", "null-game", "--bots", "random", "--games", 2, "--seed", 1, "--out", "run", "--no-plots",
              "--json")
    row = json.loads((tmp_path / "run/games.jsonl").read_text().splitlines()[0])
    assert [name for name in row if f"`{name}`" not in text] == []
    plan = {"title", "seats", "options", "seed", "bots", "games", "blocks", "block", "limit", "timeout", "rules",
            "engine"}
    keys = {name for name in json.loads(ran.out) if not name.endswith("_interval")} - plan
    assert [name for name in sorted(keys) if f"`{name}`" not in text] == []
    for path in (tmp_path / "run").iterdir():
        assert f"`{path.name}`" in text, path.name
