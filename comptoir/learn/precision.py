"""In which numbers a network is asked and learns: halves (bfloat16) where the device multiplies them quicker."""

from __future__ import annotations

import time
from functools import cache
from typing import Final

import torch
from torch import Tensor

SIDE: Final = 512  # of the products that are timed
TRIES: Final = 3
CLEARLY: Final = 1.5  # times as quick


def number_type(device: torch.device) -> torch.dtype:
    """What positions and rivals are kept in. GPUs are quick with halves; of processors, those that have instructions
    for them, which is tried: the others take longer for halves than for whole numbers of 32 bits."""
    halves = device.type == "cuda" or quicker_in_halves()
    return torch.bfloat16 if halves else torch.float32


def mixed(device: torch.device) -> torch.autocast:
    """Within this, products are made in halves where those are quicker; what is learned is kept in 32 bits."""
    return torch.autocast(device.type, torch.bfloat16, enabled=number_type(device) is torch.bfloat16)


@cache
def quicker_in_halves() -> bool:
    whole = torch.ones(SIDE, SIDE)
    halves = whole.to(torch.bfloat16)
    return CLEARLY * seconds(halves) < seconds(whole)


def seconds(matrix: Tensor) -> float:
    """How long a product takes, the quickest of some."""
    found = []
    for _ in range(TRIES + 1):  # the first one warms up
        began = time.perf_counter()
        matrix @ matrix
        found.append(time.perf_counter() - began)
    return min(found)
