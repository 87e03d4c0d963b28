"""What has changed in a piece of a page. The page has the old text: it is told which parts of it go and what comes
instead, where that is shorter than the new text. Parts are what stands between two `<`, so that both sides count alike
whatever letters there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from operator import eq
from typing import Final

Cut = tuple[int, int, str]  # the part where it begins, how many go, what comes instead: each with its `<`
Told = str | tuple[Cut, ...]  # a whole piece, or what has changed in it, in order

BESIDE: Final = 12  # letters that a cut takes beside its text


@lru_cache(maxsize=1 << 10)  # the same happens to all who look at a table
def difference(old: str, new: str) -> Told:
    """Whichever is shorter: what has changed, or all of it."""
    was, now = old.split("<"), new.split("<")
    cuts = tuple((at, gone, "".join(["<" + part for part in come])) for at, gone, come in _cuts(was, now))
    return cuts if sum(BESIDE + len(text) for _, _, text in cuts) < len(new) else new


def patched(old: str, told: Told) -> str:
    """The new piece, as the page makes it of what it is told."""
    if isinstance(told, str):
        return told
    parts = old.split("<")
    for at, gone, text in reversed(told):
        parts[at:at + gone] = text.split("<")[1:]
    return "<".join(parts)


def _cuts(was: list[str], now: list[str], at: int = 0) -> Iterator[tuple[int, int, list[str]]]:
    """Where as many parts come as go and most are alike, those that are not; otherwise what lies between the parts that
    stand once in both, in the same order."""
    alike = list(map(eq, was, now))
    if len(was) == len(now) and 2 * sum(alike) > len(alike):
        yield from _runs(alike, now, at)
        return
    head = alike.index(False) if False in alike else len(alike)
    tail = 0
    while tail < len(alike) - head and was[-1 - tail] == now[-1 - tail]:
        tail += 1
    yield from _between(was[head:len(was) - tail], now[head:len(now) - tail], at + head)


def _runs(alike: list[bool], now: list[str], at: int) -> Iterator[tuple[int, int, list[str]]]:
    end = 0
    for n, same in enumerate([*alike, True]):
        if same:
            if end < n:
                yield at + end, n - end, now[end:n]
            end = n + 1


def _between(was: list[str], now: list[str], at: int) -> Iterator[tuple[int, int, list[str]]]:
    """The same for texts that begin and end otherwise."""
    times, again = Counter(was), Counter(now)
    once = {part: n for n, part in enumerate(now) if again[part] == 1 == times[part]}
    here = there = 0
    for n, part in enumerate(was):
        m = once.get(part, -1)
        if m >= there:
            if n > here or m > there:
                yield from _cuts(was[here:n], now[there:m], at + here)
            here, there = n + 1, m + 1
    if here:
        yield from _cuts(was[here:], now[there:], at + here)
    elif was or now:
        yield at, len(was), now
