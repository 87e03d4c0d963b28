"""Every ruling has its number in the docs, in the code that carries it out, and in the test that proves it."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from comptoir import titles

ROOT = Path(__file__).parents[2]

WRITTEN = [slug for slug in titles() if (ROOT / "docs" / "rules" / f"{slug}.md").exists()]


def numbers(prefix: str, text: str) -> set[int]:
    return {int(n) for n in re.findall(rf"\b{prefix}-(\d+)\b", text)}


def page(slug: str, language: str = "") -> str:
    return (ROOT / "docs" / "rules" / f"{slug}{language}.md").read_text(encoding="utf-8")


def folder_of(slug: str) -> str:
    """Where its code and its tests are."""
    return slug.replace("-", "_")


@cache
def prefix_of(slug: str) -> str:
    """What its rulings begin with: PR, as its page has it."""
    first = re.search(r"\b([A-Z]{2})-1\b", page(slug))
    assert first is not None, slug
    return first[1]


def source(folder: Path) -> str:
    return "\n".join([path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))])


def code(slug: str) -> str:
    return source(ROOT / "comptoir" / "games" / folder_of(slug))


def proofs(slug: str) -> str:
    return source(ROOT / "tests" / "rulebook" / folder_of(slug))


def listed(slug: str, language: str = "") -> list[int]:
    """The rulings that a line of the page begins with (`**PR-1** …`, `- PR-1 …`), in its order."""
    return [int(n) for n in re.findall(rf"^[-#*| ]*{prefix_of(slug)}-(\d+)\b", page(slug, language), re.MULTILINE)]


def test_every_page_belongs_to_a_title():
    pages = {path.name.split(".")[0] for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert pages <= set(titles())
    assert "puerto-rico" in pages


@pytest.mark.parametrize("title", WRITTEN)
def test_the_docs_number_their_rulings_without_a_gap(title):
    assert listed(title) == list(range(1, len(listed(title)) + 1))


@pytest.mark.parametrize("title", WRITTEN)
def test_every_ruling_is_in_the_code(title):
    assert set(listed(title)) - numbers(prefix_of(title), code(title)) == set()


@pytest.mark.parametrize("title", WRITTEN)
def test_every_ruling_has_a_test(title):
    assert set(listed(title)) - numbers(prefix_of(title), proofs(title)) == set()


@pytest.mark.parametrize("title", WRITTEN)
def test_no_number_is_used_that_the_docs_do_not_explain(title):
    used = numbers(prefix_of(title), code(title) + proofs(title) + page(title))
    assert used - set(listed(title)) == set()


@pytest.mark.parametrize("title", WRITTEN)
def test_no_title_names_a_ruling_of_another(title):
    others = [prefix_of(other) for other in WRITTEN if other != title]
    assert [prefix for prefix in others if numbers(prefix, code(title) + proofs(title))] == []


@pytest.mark.parametrize("title", [slug for slug in WRITTEN if (ROOT / "docs" / "rules" / f"{slug}.fr.md").exists()])
def test_the_french_page_has_the_same_rulings_and_headings(title):
    assert listed(title, ".fr") == listed(title)
    depth = [re.findall(r"^#+", text, re.MULTILINE) for text in (page(title), page(title, ".fr"))]
    assert depth[0] == depth[1]


@pytest.mark.parametrize("title", WRITTEN)
def test_the_tests_and_steps_that_the_docs_name_exist(title):
    """`test_…` and `StepName` in the docs are names in the tests and in the code."""
    classes = code(title) + source(ROOT / "comptoir" / "kernel")
    for language in ("", ".fr"):
        if (ROOT / "docs" / "rules" / f"{title}{language}.md").exists():
            text = page(title, language)
            assert [name for name in re.findall(r"`(test_\w+)`", text) if f"def {name}(" not in proofs(title)
                    and not (ROOT / "tests" / "rulebook" / folder_of(title) / f"{name}.py").exists()] == []
            assert [name for name in re.findall(r"`([A-Z][a-z]+[A-Z]\w+)`", text)
                    if not re.search(rf"^class {name}\b", classes, re.MULTILINE)] == []


def test_puerto_rico_has_the_nineteen_rulings_it_began_with():
    assert set(range(1, 20)) <= set(listed("puerto-rico"))


@pytest.mark.parametrize("title", WRITTEN)
def test_every_building_is_named_in_the_tests(title):
    """For titles whose data.py has buildings: each by its id."""
    data = import_module(f"comptoir.games.{folder_of(title)}.data")
    assert [name for name in getattr(data, "BUILDING_NAMES", []) if not re.search(rf"\b{name}\b", proofs(title))] == []


def test_every_building_of_puerto_rico_is_in_the_table_of_both_pages():
    data = import_module("comptoir.games.puerto_rico.data")
    for language in ("", ".fr"):
        assert [name for name in data.BUILDING_NAMES if f"| `{name}` |" not in page("puerto-rico", language)] == []
