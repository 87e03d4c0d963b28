"""The forms in which a batch shows features. The rows that compiled code writes hold counts; here many rows at once
become what a learner asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from comptoir.encoding import scales
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadOption

Counts = NDArray[np.int16]
Write = Callable[[], None]
Form = Callable[[Counts, NDArray[Any]], Write]  # from here to there: how to, bound once, since that is half of the work

BYTE: Final = 255  # the most that uint8 holds
# float32 has 13 bits of fraction more than float16, and counts its exponents from 112 further down.
FRACTION: Final = 13
LOWER: Final = np.float32(2.0 ** -112)


def as_float32(most: list[int]) -> Form:
    """Divided by what is usual at most, as `encode` gives them."""
    units, multiply = scales(most), np.multiply

    @cache
    def by_row(rows: int) -> NDArray[np.float32]:
        """numpy takes longer where all rows are multiplied with the same one."""
        return np.tile(units, (rows, 1))

    def form(counts: Counts, out: NDArray[Any]) -> Write:
        each = units if out.ndim == 1 else by_row(len(out))

        def write() -> None:
            out[...] = counts  # two steps: faster than one that casts and multiplies
            multiply(out, each, out)

        return write

    return form


def as_float16(most: list[int]) -> Form:
    """The same, rounded to the nearest float16, ties to even. numpy's own rounding takes three times as long as
    writing the features does; this one is a few sums over whole arrays."""
    units = scales(most) * LOWER

    def form(counts: Counts, out: NDArray[Any]) -> Write:
        halves = out.view(np.uint16)

        def write() -> None:
            bits = (counts * units).view(np.int32)
            odd = bits >> FRACTION
            odd &= 1
            bits += odd
            bits += (1 << FRACTION - 1) - 1
            np.right_shift(bits, FRACTION, out=halves, casting="unsafe")

        return write

    return form


def as_uint8(_most: list[int]) -> Form:
    """The counts themselves, not divided; those above 255 are written as 255."""

    def form(counts: Counts, out: NDArray[Any]) -> Write:
        return partial(np.minimum, counts, BYTE, out=out, casting="unsafe")

    return form


FORMS: Final = {"float32": as_float32, "float16": as_float16, "uint8": as_uint8}


def checked_form(dtype: Any, most: list[int]) -> tuple[np.dtype[Any], Form]:
    """The form that is asked for, by its name or as a dtype of numpy."""
    try:
        kind = np.dtype(dtype)
    except TypeError:
        kind = np.dtype(object)
    if kind.name not in FORMS or not kind.isnative:
        raise BadOption(f"observations cannot be {shown(str(dtype))}; they can be: {', '.join(FORMS)}")
    return kind, FORMS[kind.name](most)
