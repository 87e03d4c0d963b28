"""docs/walk.md: every hop is a function that is where the page says, in one sentence, and none comes twice."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/walk.md").read_text("utf-8")
HOP = re.compile(r"^\d+\. +\[`([^`]+)`\]\(\.\./comptoir/([^)]+)\)\s+`([^`]+)`,? (.*?)(?=\n\d+\. |\n\n|\Z)", re.M | re.S)
HOPS = [match.groups() for match in HOP.finditer(PAGE)]


def python_names(path: Path) -> set[str]:
    """The functions of a module, and those of its classes as Class.function."""
    found = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{each.name}" for each in node.body
                      if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
    return found


def script_names(path: Path) -> set[str]:
    """The same of a script, whose classes stand at the edge and their functions two spaces in."""
    found, of = set(), ""
    for line in path.read_text("utf-8").splitlines():
        if head := re.match(r"(?:export )?class (\w+)", line):
            of = head[1]
        elif function := re.match(r"(?:export )?(?:async )?function (\w+)", line):
            found.add(function[1])
        elif method := re.match(r"  (?:async )?(\w+)\(.*\) \{", line):
            found.add(f"{of}.{method[1]}")
    return found


def test_every_numbered_line_of_the_walk_is_a_hop() -> None:
    assert len(HOPS) == len(re.findall(r"^\d+\. ", PAGE, re.M)) > 30


@pytest.mark.parametrize(("shown", "path", "name"), [hop[:3] for hop in HOPS], ids=[f"{h[0]} {h[2]}" for h in HOPS])
def test_a_hop_is_a_function_that_is_there(shown: str, path: str, name: str) -> None:
    assert shown == path
    file = ROOT / "comptoir" / path
    assert name in (script_names(file) if file.suffix == ".js" else python_names(file))


def test_no_hop_comes_twice_and_each_is_one_sentence() -> None:
    named = [(path, name) for _, path, name, _ in HOPS]
    assert [hop for hop in named if named.count(hop) > 1] == []
    for *_, sentence in HOPS:
        words = " ".join(sentence.split())
        assert words.endswith("."), words
        assert ". " not in words, words
