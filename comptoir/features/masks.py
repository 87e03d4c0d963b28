"""What may be done in a position, as a row of ones and zeros. Knows no game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from comptoir.kernel.state import State


def mask_of(g: State, width: i64) -> vec[u8]:
    """By action: 1 for what is open to whoever is asked."""
    none: u8 = 0
    mask = vec[u8]([none] * width)
    offers = g.offers
    for i in range(g.count):
        mask[offers[i]] = 1
    return mask


def allows(g: State, action: i64) -> bool:
    """Whether this is open to whoever is asked."""
    offers = g.offers
    for i in range(g.count):
        if offers[i] == action:
            return True
    return False
