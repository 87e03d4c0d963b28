"""From a view to numbers for a network and back: what every title's encode.py has in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.features.sheet import Features, Pad

Encode = Callable[[Any, int], NDArray[np.float32]]
Explain = Callable[..., dict[str, int]]


def encoding(features: Features, common: list[tuple[str, int]], of_chair: Callable[[int], list[tuple[str, int]]],
             chairs: int) -> tuple[list[str], list[int], Encode, Explain]:
    """What a title's encode.py is for: NAMES, what each number is; MOST, what it is divided by; encode and explain.
    What is common comes first, then chair by chair, the viewer's own first."""
    fields = common + [field for chair in range(chairs) for field in of_chair(chair)]
    names, most = [name for name, _ in fields], [int(unit) for _, unit in fields]
    return names, most, encoder(features, most), explainer(names, most)


def scales(most: list[int]) -> NDArray[np.float32]:
    """What counts are multiplied with when these are what they are divided by."""
    return (1 / np.array(most)).astype(np.float32)


def encoder(features: Features, most: list[int]) -> Encode:
    """A function that writes a view as a seat sees it; for a spectator (-1) the chairs begin with seat 0, and nothing
    of its hand is told."""
    pad, units = Pad(len(most)), scales(most)

    def encode(view: Any, seat: int) -> NDArray[np.float32]:
        sheet = pad.sheet()
        features.write(view, seat, sheet)
        return np.frombuffer(memoryview(sheet.cells), np.int16) * units

    return encode


def explainer(names: list[str], most: list[int]) -> Explain:
    """A function that says what the numbers mean, by name and in the units of the game; without those that are zero,
    unless they are asked for."""

    def explain(features: NDArray[np.float32], zeros: bool = False) -> dict[str, int]:
        values = [round(value * unit) for value, unit in zip(features.tolist(), most, strict=True)]
        return {name: value for name, value in zip(names, values, strict=True) if value or zeros}

    return explain
