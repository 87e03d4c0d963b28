"""Options and parameters of the whole suite."""

from __future__ import annotations

import pytest

import comptoir

from .laws.playing import cases, covering

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
