"""Options and parameters of the whole suite."""

from __future__ import annotations

import pytest

import comptoir

from .laws.playing import cases


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
    """`case`: every title, seat count and option. `table`: every title and seat count, options as usual.
    `slug`: every title."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [case for slug in slugs(metafunc.config) for case in cases(slug)], ids=str)
    if "table" in metafunc.fixturenames:
        tables = [case for slug in slugs(metafunc.config) for case in cases(slug)]
        first = {(case.slug, case.seats): case for case in reversed(tables)}
        metafunc.parametrize("table", list(reversed(first.values())), ids=str)
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", slugs(metafunc.config))


def pytest_report_header() -> str:
    build = "compiled" if comptoir.compiled() else "pure Python"
    return f"comptoir {comptoir.__version__}: {build}, from {comptoir.__path__[0]}"
