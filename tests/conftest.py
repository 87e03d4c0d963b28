"""Options and parameters of the whole suite, and the command line through its public door."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import comptoir
from comptoir.cli import main
from comptoir.threads import one_thread_each

from .laws.playing import cases, covering

one_thread_each()  # tests run side by side, a process on every core

HOME = str(Path(comptoir.__file__).parents[1])  # for what a command starts

# Tried on every combination of options; the other laws on a few where a title has very many.
EVERY_COMBINATION = {"test_legal_and_census_after_every_single_action"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--title", action="append", default=[], metavar="SLUG",
                     help="try the laws on a title that is not listed yet, too")
    parser.addoption("--only-title", action="append", default=[], metavar="SLUG",
                     help="try the laws on this title alone")


def slugs(config: pytest.Config) -> list[str]:
    """The titles the laws are tried on."""
    only = config.getoption("--only-title")
    return only or list(dict.fromkeys(["null-game", *comptoir.titles(), *config.getoption("--title")]))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`every_case`: every title, seat count and combination of options. `case`: enough of them that each seat count
    and each value of an option is there. `table`: every title and seat count, options as usual. `slug`: every title.
    A test that names its own values for one of these keeps them."""
    given = {name.strip() for mark in metafunc.definition.iter_markers("parametrize")
             for name in (mark.args[0].split(",") if isinstance(mark.args[0], str) else mark.args[0])}
    wanted = {"every_case", "case", "table", "slug"} & set(metafunc.fixturenames) - given
    if not wanted:
        return
    titles = slugs(metafunc.config)
    every = [case for slug in titles for case in cases(slug)]
    if "every_case" in wanted:
        metafunc.parametrize("every_case", every, ids=str)
    if "case" in wanted:
        metafunc.parametrize("case", [case for slug in titles for case in covering(slug)], ids=str)
    if "table" in wanted:
        usual = {(case.slug, case.seats): case for case in reversed(every)}
        metafunc.parametrize("table", list(reversed(usual.values())), ids=str)
    if "slug" in wanted:
        metafunc.parametrize("slug", titles)


def pytest_report_header() -> str:
    build = "compiled" if comptoir.compiled() else "pure Python"
    return f"comptoir {comptoir.__version__}: {build}, from {comptoir.__path__[0]}"


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """run("games"): the command in an empty folder, with what is typed given as `typed`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("PYTHONPATH", HOME)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def command(*args: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return command
