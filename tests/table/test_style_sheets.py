"""Style sheets that browsers are quick with. What hangs on a :has() is looked at again whenever something is drawn: on
the whole page, where it hangs on the page; and on everything inside, where any of these rules ends in *."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comptoir

PACKAGE = Path(comptoir.__file__).parent
SHEETS = [*PACKAGE.glob("table/static/*.css"), *PACKAGE.glob("games/*/stage.css")]

PAGE = re.compile(r"(?:^|[\s,{}&])(?:html|body|:root|&|\.st)(?:\[[^\]]*\]|\.[\w-]+|:not\([^()]*\))*"
                  r":(?:not\(:)?has\(")


def selectors(sheet: Path) -> list[str]:
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)
    return [one.strip() for one in re.findall(r"[^{};]*:has\([^{};]*(?=\{)", text)]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.name}/{sheet.name}")
def test_no_rule_hangs_on_what_the_whole_page_has(sheet: Path) -> None:
    """The page says so in an attribute of its body: data-seats, data-me, data-shows, data-over, data-picked."""
    assert [one for one in selectors(sheet) if PAGE.search(one)] == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.name}/{sheet.name}")
def test_no_rule_that_begins_with_has_ends_in_everything(sheet: Path) -> None:
    parts = [part.strip() for one in selectors(sheet) for part in re.split(r",(?![^()]*\))", one) if ":has(" in part]
    assert [part for part in parts if re.search(r"[\s>+~]\*$", part)] == []


def test_the_law_finds_what_it_forbids(tmp_path: Path) -> None:
    bad = tmp_path / "bad.css"
    bad.write_text('.st[data-title="x"]:has(.seats[data-n="2"]) { a: b; } .st { &:has(.me) .w1 { a: b; } }'
                   ' .co:has(.is-lit) > * + * { a: b; } html:has(> .st) { a: b; }')
    found = selectors(bad)
    assert [bool(PAGE.search(one)) for one in found] == [True, True, False, True]
    assert [one.endswith("*") for one in found] == [False, False, True, False]
