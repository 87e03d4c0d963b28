"""The pages speak both languages completely."""

from __future__ import annotations

import re
from pathlib import Path

import comptoir.table
from comptoir.table.words import PLAIN, TEMPLATES, client_words, page_words

FOLDER = Path(comptoir.table.__file__).parent


def keys(locale: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (FOLDER / "locale" / f"{locale}.ftl").read_text("utf-8"), re.MULTILINE))


def test_both_languages_have_the_same_texts() -> None:
    assert keys("en") == keys("fr")


def test_every_text_of_a_template_exists() -> None:
    for template in (FOLDER / "templates").glob("*.html"):
        for key in re.findall(r"\bt\('([\w-]+)'[,)]", template.read_text("utf-8")):
            assert page_words("en").has(key), (template.name, key)


def test_every_refusal_has_its_sentence() -> None:
    for module in FOLDER.glob("*.py"):
        for key in re.findall(r'Refused\("([\w-]+)"', module.read_text("utf-8")):
            assert page_words("fr").has("refused-" + key), (module.name, key)


def test_the_script_gets_every_text_it_asks_for() -> None:
    script = "\n".join(file.read_text("utf-8") for file in (FOLDER / "static").glob("*.js"))
    asked = set(re.findall(r"\bsay\('([\w-]+)'", script)) | set(re.findall(r"\? '([a-z][\w-]+)' : '", script))
    known = set(PLAIN) | set(TEMPLATES)
    assert {key for key in asked if key in keys("en")} <= known
    for key in re.findall(r"\bsay\('([\w-]+)'", script):
        assert key in known, key
    for locale in ("en", "fr"):
        assert all(client_words(locale).values())
