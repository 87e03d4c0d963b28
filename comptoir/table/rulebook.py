"""The rules pages: docs/rules/<title>.md (and .fr.md) as players read them, with pictures and a table of contents."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from comptoir import load
from comptoir.table.rule_pictures import drawn
from comptoir.table.rule_text import Section, sections
from comptoir.words import spaced

_NUMBER = re.compile(r"\b([A-Z]{2}-\d+)\b")
_MARKED = re.compile(r"<p><strong>([A-Z]{2}-\d+)</strong>")


@dataclass(frozen=True)
class Rules:
    """A rules page: its sections for the contents, and its text."""

    locale: str
    sections: tuple[tuple[str, str], ...]  # anchor, heading
    html: str


@cache
def rules(slug: str, locale: str) -> Rules | None:
    """The rules of a title in this language, or in English; None when nobody has written them yet."""
    game = load(slug)
    found, language = sections(game, locale)
    if not found:
        return None
    html = "\n".join(_section(section, language, drawn(game, language, section.anchor)) for section in found)
    contents = [(section.anchor, _set(section.heading, language)) for section in found if section.heading]
    return Rules(language, tuple(contents), _numbered(html))


def _section(section: Section, language: str, picture: str) -> str:
    """The heading, what is said first, the picture, and the rest."""
    blocks = [_html(_set(block, language)) for block in section.blocks]
    if not section.heading:
        return "\n".join(blocks)
    heading = _set(section.heading, language)
    at = f'<section aria-labelledby="{section.anchor}"><h2 id="{section.anchor}" tabindex="-1">{heading}</h2>'
    return "\n".join([at, *blocks[:1], picture, *blocks[1:], "</section>"])


def _set(text: str, language: str) -> str:
    """As a printer sets it."""
    return spaced(re.sub(r"(?<=\w)'(?=\w)", "’", text), language)


def _html(block: str) -> str:
    """A block of Markdown. The cells of a table know what their column is called: on a phone they stand in rows."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(block)
    _label_cells(tokens)
    return str(parser.renderer.render(tokens, parser.options, {}))


def _label_cells(tokens: Sequence[Token]) -> None:
    heads = [tokens[n + 1].content for n, token in enumerate(tokens) if token.type == "th_open"]
    column = 0
    for token in tokens:
        if token.type == "tr_open":
            column = 0
        elif token.type == "table_open":
            token.attrSet("class", "seats-table")
        elif token.type == "td_open":
            if heads[column]:
                token.attrSet("data-label", heads[column][:1].upper() + heads[column][1:])
            column += 1


def _numbered(html: str) -> str:
    """A ruling bears its number at the margin; where it is named elsewhere, the name leads to it."""
    marked = set(_MARKED.findall(html))
    parts = re.split(r"(<[^>]*>)", _MARKED.sub(r'<p class="ruling" id="\1"><strong>\1</strong>', html))
    inside = 0  # in a link, in the picture, or in the number itself nothing is linked
    for n, part in enumerate(parts):
        if re.match(r"<(a|svg|strong)\b", part):
            inside += 1
        elif re.match(r"</(a|svg|strong)>", part):
            inside -= 1
        elif not part.startswith("<") and not inside:
            parts[n] = _NUMBER.sub(lambda name: f'<a class="ref" href="#{name[1]}">{name[1]}</a>'
                                   if name[1] in marked else name[1], part)
    return "".join(parts)
