"""The rules pages: docs/rules/<title>.md (and .fr.md), rendered once, with a table of contents."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt

import comptoir

FOLDERS = (Path(__file__).parent / "rules",  # of the installed package
           Path(comptoir.__file__).parent.parent / "docs" / "rules")  # of the source tree

_ENTRY = re.compile(r"^(?:[-*]\s+|\|\s*)?\**([A-Z]{2}-\d+)\b\**", re.MULTILINE)


@dataclass(frozen=True)
class Rules:
    """A rules page: its sections for the contents, and its text."""

    title: str
    locale: str
    sections: tuple[tuple[str, str], ...]  # anchor, heading
    html: str


def _file(slug: str, locale: str) -> tuple[Path, str] | None:
    for wanted in (locale, "en"):
        for folder in FOLDERS:
            for name in (f"{slug}.{wanted}.md", *([f"{slug}.md"] if wanted == "en" else [])):
                if (folder / name).is_file():
                    return folder / name, wanted
    return None


@cache
def rules(slug: str, locale: str) -> Rules | None:
    """The rules of a title in this language, or in English; None when nobody has written them yet."""
    found = _file(slug, locale)
    if found is None:
        return None
    text = found[0].read_text("utf-8")
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    sections: list[tuple[str, str]] = []
    title = slug
    numbered: set[str] = set()
    for n, token in enumerate(tokens):
        if token.type == "heading_open":
            words = tokens[n + 1].content
            if token.tag == "h1":
                title = words
            anchor = _anchor(words)
            token.attrSet("id", anchor)
            if token.tag == "h2":
                sections.append((anchor, words))
        elif token.type == "inline" and (number := _ENTRY.match(token.content)) and number[1] not in numbered:
            numbered.add(number[1])
            tokens[n - 1].attrSet("id", number[1])  # so that a ruling can be pointed to
        elif token.type == "table_open":
            token.attrSet("class", "seats-table")
            token.attrSet("tabindex", "0")  # a wide one scrolls, by keys too
    return Rules(title, found[1], tuple(sections), str(parser.renderer.render(tokens, parser.options, {})))


def _anchor(words: str) -> str:
    return re.sub(r"\W+", "-", words.lower()).strip("-") or "section"
