"""What surrounds the code fits it: workflows and guides call targets that the Makefile has, on the Pythons we support,
and the version stands in one place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import comptoir

yaml = pytest.importorskip("yaml", reason="WORKFLOWS ARE NOT CHECKED: PyYAML is not there")

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z][\w-]*):", MAKEFILE, re.M))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def jobs(path: Path) -> dict[str, Any]:
    return dict(yaml.safe_load(path.read_text("utf-8"))["jobs"])


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(path).values() for step in job["steps"]]


def called(text: str) -> set[str]:
    """The targets that a line with make asks for."""
    words = [word for line in re.findall(r"\bmake ((?:[\w=-]+ ?)+)", text) for word in line.split()]
    return {word for word in words if "=" not in word}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_what_the_makefile_has(path: Path) -> None:
    lines = [step["run"] for step in steps(path) if "run" in step]
    assert set().union(*map(called, lines)) <= TARGETS
    for step in steps(path):
        assert ("run" in step) != ("uses" in step), step
        assert "uses" not in step or re.fullmatch(r"[\w-]+/[\w-]+@\S+", step["uses"]), step


def test_the_workflows_lint_test_every_python_build_the_docs_and_the_wheels() -> None:
    checks = jobs(ROOT / ".github/workflows/ci.yml")
    assert {"lint", "tests", "docs"} <= set(checks)
    assert checks["tests"]["strategy"]["matrix"]["python"] == PYTHONS
    wheels = jobs(ROOT / ".github/workflows/wheels.yml")
    assert {"wheels", "sdist"} <= set(wheels)
    assert {system.split("-")[0] for system in wheels["wheels"]["strategy"]["matrix"]["system"]} == {
        "ubuntu", "macos", "windows"}


def test_the_package_says_the_same_pythons() -> None:
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
    assert PROJECT["tool"]["mypy"]["python_version"] == PYTHONS[0]
    assert PROJECT["tool"]["ruff"]["target-version"] == f"py{PYTHONS[0].replace('.', '')}"


def test_all_targets_of_the_makefile_are_declared_as_such() -> None:
    declared = re.search(r"^\.PHONY: ((?:.*\\\n)*.*)", MAKEFILE, re.M)
    assert declared is not None
    assert set(declared[1].replace("\\\n", " ").split()) == TARGETS


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", *[
    f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))]])
def test_a_page_names_targets_that_are_there(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    named = re.findall(r"`make ([a-z][\w-]*)|^make ([a-z][\w-]*)", text, re.M)
    assert {one or other for one, other in named} <= TARGETS


def test_what_pre_commit_runs_is_there() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    own = [hook for repo in hooks if repo["repo"] == "local" for hook in repo["hooks"]]
    assert {hook["entry"].split()[0] for hook in own} == {".venv/bin/ruff", ".venv/bin/mypy", ".venv/bin/pytest"}
    for hook in own:
        for file in re.findall(r"tests/\S+\.py", hook["entry"]):
            assert (ROOT / file).is_file()


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    written = [path for path in (ROOT / "comptoir").rglob("*.py")
               if f'"{comptoir.__version__}"' in path.read_text("utf-8")]
    assert [path.relative_to(ROOT).as_posix() for path in written] == ["comptoir/kernel/record.py"]
    assert f"## {comptoir.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
