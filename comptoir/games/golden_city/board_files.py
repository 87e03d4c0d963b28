"""Board files of The Golden City: maps, in JSON."""

from __future__ import annotations

import json
import re
from json import JSONDecodeError
from pathlib import Path

from comptoir.games.golden_city.chart import check_file

KIND = "map"


def is_one(text: str) -> bool:
    """Whether this can be meant for a map."""
    return text.lstrip().startswith(("{", "["))


def problems(file: Path, text: str) -> list[str]:
    """All that is wrong with a map, with the line where that can be told."""
    try:
        json.loads(text)
    except JSONDecodeError as problem:
        return [f"{file}, line {problem.lineno}: it is not JSON: {problem.msg}"]
    except RecursionError:
        return [f"{file}: it is not JSON that can be read"]
    return [f"{file}{where(text, reason)}: {reason}" for reason in check_file(file)]


# Lines


def where(text: str, reason: str) -> str:
    """", line 7" for what a reason speaks of: an entry of a list, a thing with an id, or a key."""
    entry = re.match(r"(\w+), entry (\d+)", reason)
    if entry is not None:
        at = entry_at(text, entry[1], int(entry[2]))
    else:
        word = re.search(r"\b(?:port|site|score)_\d+\b|\b(?:forest|meadow|mountain|desert)_(?:a|b|inner)\b", reason)
        at = (text_at(text, rf'"id"\s*:\s*"{word[0]}"') if word is not None
              else text_at(text, rf'"{re.escape(reason.split()[0])}"\s*:'))
    return "" if at < 0 else f", line {text.count(chr(10), 0, at) + 1}"


def text_at(text: str, pattern: str) -> int:
    found = re.search(pattern, text)
    return -1 if found is None else found.start()


def entry_at(text: str, key: str, number: int) -> int:
    """Where the n-th entry of a list begins; -1 when it is not found."""
    start = re.search(rf'"{key}"\s*:\s*\[', text)
    if start is None:
        return -1
    at, gap = start.end(), re.compile(r"[\s,]*")
    try:
        for _ in range(number - 1):
            _, at = json.JSONDecoder().raw_decode(text, after(gap, text, at))
    except JSONDecodeError:
        return -1
    return after(gap, text, at)


def after(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Where the text goes on when this is passed over."""
    found = pattern.match(text, at)
    return at if found is None else found.end()
