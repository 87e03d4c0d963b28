"""What the guides say is true: their examples run, and their links lead somewhere. (The game that a newcomer is shown
is tried in tests/packaging/test_outside.py.)"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "docs/kernel.md", "docs/bots.md"]
LINKED = [*PAGES, "CONTRIBUTING.md", "SECURITY.md", "docs/add-a-game.md", "docs/design.md", "docs/first-start.md",
          "docs/learn.md", "docs/walk.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_as_shown(page: str) -> None:
    tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


@pytest.mark.parametrize("page", [*LINKED, *[str(p.relative_to(ROOT))
                                  for p in sorted((ROOT / "docs/rules").glob("*.md"))]])
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(), flags=re.DOTALL)
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []
