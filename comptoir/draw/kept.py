"""Drawings that are kept: from one move to the next most of a board looks the same, and at many tables too.

A drawing is found by what it shows: its key holds everything it is made of, so that whoever sees the same is given the
same, at whatever table. The oldest go when there are too many letters of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final, Generic, TypeVar

from comptoir.draw.svg import Svg

T = TypeVar("T")

ROOM: Final = 1 << 25  # letters


class Kept(Generic[T]):
    """Drawings by what they show, the longest unused first."""

    def __init__(self, size: Callable[[T], int], room: int = ROOM) -> None:
        self.size = size
        self.room = room
        self.used = 0
        self._found: dict[Hashable, T] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: Hashable, draw: Callable[[], T]) -> T:
        with self._lock:
            found = self._found.pop(key, None)
            if found is not None:
                self._found[key] = found
                return found
        made = draw()
        with self._lock:
            if key not in self._found:
                self._found[key] = made
                self.used += self.size(made)
            while self.used > self.room:
                self.used -= self.size(self._found.pop(next(iter(self._found))))
        return made

    def clear(self) -> None:
        with self._lock:
            self._found.clear()
            self.used = 0


PICTURES: Final[Kept[Svg]] = Kept(lambda made: len(made.body))
