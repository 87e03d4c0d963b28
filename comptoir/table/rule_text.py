"""The rules for players: docs/rules/<title>.md without what is only for those who write programs.

The documents say for each ruling which step carries it out and which test proves it, and end with how actions and
positions are written. A player at the table wants the rule, its reason, and the names that stand on their screen."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import comptoir
from comptoir.catalogue import text_of
from comptoir.kernel.game import Game
from comptoir.voice import option_texts

FOLDERS = (Path(__file__).parent / "rules",  # of the installed package
           Path(comptoir.__file__).parent.parent / "docs" / "rules")  # of the source tree

FOR_PROGRAMS = {"how-actions-are-written", "how-positions-are-written", "board-files"}  # whole sections
_PROOF = re.compile(r"\s*\*(?:Steps?|Étapes?|Code|Tests?)\s?:\*.*", re.DOTALL)  # the tail of a ruling
_RULING = re.compile(r"^\*\*[A-Z]{2}-\d+\*\*")
_INSIDE = re.compile(r"COMPTOIR_|comptoir/|\.py\b|\btests? (?:that|qui)|les tests qui")
_ELSEWHERE = re.compile(r"[^.!?]*\[[^]]*\]\([^)#]*\.md\)\.?\s*")  # a sentence that leads to another document
_CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Section:
    """A part of the rules under one heading; the anchor is the same in every language."""

    anchor: str
    heading: str
    blocks: tuple[str, ...]  # paragraphs, lists and tables, as Markdown


def anchor_of(heading: str) -> str:
    """The address of a heading on its page: of "The captain" it is "captain"."""
    return re.sub(r"\W+", "-", heading.lower()).strip("-").removeprefix("the-") or "section"


def found(game: Game, locale: str) -> tuple[str, str] | None:
    """The text of the rules in this language, or in English, and which language it is. A title of another package has
    it in its own folder: rules.md, rules.fr.md."""
    for wanted in (locale, "en"):
        ending = ".md" if wanted == "en" else f".{wanted}.md"
        if text := text_of(game, "rules" + ending):
            return text, wanted
        for folder in FOLDERS:
            if (folder / (game.slug + ending)).is_file():
                return (folder / (game.slug + ending)).read_text("utf-8"), wanted
    return None


def sections(game: Game, locale: str) -> tuple[list[Section], str]:
    """The sections as players read them, the first without a heading; and the language they are in."""
    text = found(game, locale)
    if text is None:
        return [], locale
    written, english = _split(text[0]), found(game, "en")
    anchors = [anchor_of(heading) for heading, _ in _split(english[0])] if english else []
    links = {}
    for n, (heading, _) in enumerate(written):
        own = re.sub(r"\W+", "-", heading.lower()).strip("-")
        links[own] = anchors[n] if len(anchors) == len(written) else anchor_of(heading)
    made = []
    for heading, blocks in written:
        anchor = links[re.sub(r"\W+", "-", heading.lower()).strip("-")]
        if anchor not in FOR_PROGRAMS:
            kept = [cleaned for block in blocks if (cleaned := _for_players(block, game, text[1], links))]
            made.append(Section(anchor, heading, tuple(kept)))
    return made, text[1]


def _split(text: str) -> list[tuple[str, list[str]]]:
    """(heading, blocks) for what stands before the first heading and for every heading of the second rank."""
    parts = re.split(r"^## +(.*)$", text, flags=re.MULTILINE)
    lead = re.sub(r"^# .*$", "", parts[0], flags=re.MULTILINE)
    pairs = [("", lead), *zip(parts[1::2], parts[2::2], strict=True)]
    return [(heading.strip(), [block.strip("\n") for block in re.split(r"\n\s*\n", body) if block.strip()])
            for heading, body in pairs]


def _for_players(block: str, game: Game, locale: str, links: dict[str, str]) -> str:
    """One block, or nothing where it is about the program."""
    if _RULING.match(block):
        block = _PROOF.sub("", block)
    elif block.startswith("|"):
        block = _table(block, game, locale)
    elif _INSIDE.search(block):
        return ""
    block = _ELSEWHERE.sub("", block)
    block = re.sub(r"\]\(#([^)]+)\)", lambda link: f"](#{links.get(link[1], link[1])})", block)
    return _CODE.sub(lambda code: _named(code[1], game, locale), block)


def _named(code: str, game: Game, locale: str) -> str:
    """What a player knows a setting by: the words that the lobby has for it."""
    name, _, value = code.partition("=")
    for option in game.options:
        if option.name == name and not value:
            return f"*{option_texts(game, option, locale).label}*"
        for known in option.values:
            if str(known).lower() in (value, name):
                return f"*{option_texts(game, option, locale).value(known)}*"
    return code


def _table(block: str, game: Game, locale: str) -> str:
    """A table without its column of names for programs; the table of options as the lobby shows them."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines()]
    if rows[0][0] == "option":
        return _options(game, locale)
    kept = [column for column in range(len(rows[0])) if not all(_CODE.fullmatch(row[column]) for row in rows[2:])]
    rows = [[row[column] for column in kept] for row in rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _options(game: Game, locale: str) -> str:
    rows = [" | | ", "--- | --- | ---"]
    for option in game.options:
        texts = option_texts(game, option, locale)
        if len(option.values) > 1:
            rows.append(f"**{texts.label}** | {texts.help} | {', '.join(texts.values.values())}")
    return "\n".join(f"| {row} |" for row in rows) if len(rows) > 2 else ""
