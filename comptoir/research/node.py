"""A position on its way: what OpenSpiel's states are made of. Positions are never changed here, so that copies of a
state cost nothing and share what was worked out about their past."""

from __future__ import annotations

import hashlib
from typing import Any

from comptoir import load
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.state import State

Known = tuple[str, int]  # all a seat has seen and done, hashed; the key of what it sees now


class Node:
    """A position with luck left open, and the node it came from. A seat's information is the sequence of different
    views it has had and of its own actions: steps that change nothing for it do not count, so that their number tells
    it nothing."""

    __slots__ = ("action", "decisions", "known", "parent", "slug", "state")

    def __init__(self, slug: str, state: State, parent: Node | None = None, action: int = 0,
                 decisions: int = 0) -> None:
        self.slug = slug
        self.state = state
        self.parent = parent
        self.action = action  # that led here
        self.decisions = decisions  # that were made on the way
        self.known: dict[int, Known] = {}  # by seat, as far as it was asked for

    def after(self, action: int) -> Node:
        state = self.state.clone()
        state.apply(action)
        return Node(self.slug, state, self, action, self.decisions + (self.state.actor() >= 0))

    def information(self, seat: int) -> str:
        """Equal for two histories exactly when the seat cannot tell them apart."""
        way = []
        node: Node | None = self
        while node is not None and seat not in node.known:
            way.append(node)
            node = node.parent
        for found in reversed(way):
            found.known[seat] = found._learn(seat)
        return self.known[seat][0]

    def _learn(self, seat: int) -> Known:
        key = self.state.view(seat).key()
        if self.parent is None:
            return digest(f"{seat}:{key}"), key
        before, key_before = self.parent.known[seat]
        did = self.action if self.parent.state.actor() == seat else ""
        if did == "" and key == key_before:
            return before, key
        return digest(f"{before}:{did}:{key}"), key

    def resampled(self, seat: int, seed: int) -> Node:
        """Another position that the seat cannot tell from this one. What the others know begins anew."""
        state = self.state.view(seat).determinize(Chance(seed))
        state.chance = OPEN
        node = Node(self.slug, state, decisions=self.decisions)
        self.information(seat)
        node.known[seat] = self.known[seat]
        return node

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        for seat in range(self.state.seats):
            self.information(seat)
        return restore, (self.slug, self.state.to_bytes(), self.decisions, self.known)


def restore(slug: str, data: bytes, decisions: int, known: dict[int, Known]) -> Node:
    """A pickled node; its past is what the seats know of it."""
    node = Node(slug, load(slug).from_bytes(data), decisions=decisions)
    node.known = known
    return node


def digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
