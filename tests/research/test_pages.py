"""What the pages of the laboratory show is true: their examples run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel", "dataset": "polars",
         "batch": "numpy", "features": "numpy"}


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_as_shown(page: str) -> None:
    pytest.importorskip(PAGES[page], reason=f"{PAGES[page]} is not installed: docs/research/{page}.md says how")
    tried = doctest.testfile(str(ROOT / f"docs/research/{page}.md"), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    path = ROOT / f"docs/research/{page}.md"
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", path.read_text()) if "://" not in link]
    assert [link for link in links if not path.parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "openspiel"])
def test_the_examples_of_a_module_run_as_shown(module: str) -> None:
    pytest.importorskip(PAGES[module], reason=f"{PAGES[module]} is not installed: docs/research/{module}.md says how")
    from importlib import import_module
    tried = doctest.testmod(import_module(f"comptoir.research.{module}"))
    assert tried.attempted > 2
    assert tried.failed == 0
