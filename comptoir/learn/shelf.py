"""Games that others have played, read from records: what a bot thought about for hours is learned from in a minute."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from comptoir import load
from comptoir.kernel.actions import shown
from comptoir.kernel.errors import BadRecord
from comptoir.kernel.record import Record
from comptoir.learn.loss import Batch
from comptoir.learn.precision import number_type
from comptoir.nets import columns_of
from comptoir.nets.worth import Worth
from comptoir.research.records import read
from comptoir.threads import cores

CHUNK: Final = 16  # records that are read together
UNSEEN: Final = 0.04  # share of the games that are not learned from: how well are those foretold?

Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Shelf:
    """Decisions and what came of them, a row each, in any order."""

    obs: Tensor
    mask: Tensor
    act: Tensor
    came: Tensor  # by chair, clockwise from who decided
    known: Tensor

    def batches(self, size: int) -> Iterator[Batch]:
        """All of them once, in random order; what is left over is left out, unless it is all there is."""
        order = torch.randperm(len(self.act), device=self.act.device)
        for at in range(0, self.count(size) * size, size):
            yield self.rows(order[at:at + size])

    def count(self, size: int) -> int:
        return max(1, len(self.act) // size)

    def rows(self, rows: Tensor) -> Batch:
        nothing = self.came[:0, 0]  # nobody asks how sure the player was
        return Batch(self.obs[rows], self.mask[rows], self.act[rows], nothing, nothing, self.came[rows],
                     self.known[rows])


def shelves(title: str, files: Sequence[Path], worth: Worth, device: torch.device, seed: int,
            tell: Callable[[float], None]) -> tuple[Shelf, Shelf]:
    """What is learned from, and what is kept aside. BadRecord where there is something else than a finished game of
    the title."""
    order = list(files)
    Random(seed).shuffle(order)
    unseen = max(1, round(UNSEEN * len(order)))
    if len(order) < 2:
        raise BadRecord(f"{len(order)} game is too few to learn from; it takes 2 at least")
    found: list[Arrays] = []
    aside: list[Arrays] = []
    chunks = chunked(order[:unseen]) + chunked(order[unseen:])
    with ProcessPoolExecutor(len(cores()), get_context("spawn")) as pool:
        for n, read_ in enumerate(pool.map(decisions, chunks, [title] * len(chunks), [worth] * len(chunks))):
            (aside if n * CHUNK < unseen else found).append(read_)
            tell((n + 1) / len(chunks))
    return shelf(found, device), shelf(aside, device)


def chunked(files: Sequence[Path]) -> list[Sequence[Path]]:
    return [files[at:at + CHUNK] for at in range(0, len(files), CHUNK)]


def shelf(parts: list[Arrays], device: torch.device) -> Shelf:
    dtype = number_type(device)
    whole = {name: torch.from_numpy(np.concatenate([part[name] for part in parts])) for name in parts[0]}
    return Shelf(whole["obs"].to(device, dtype), whole["mask"].to(device), whole["act"].to(device),
                 whole["came"].to(device), whole["known"].to(device))


def decisions(files: Sequence[Path], title: str, worth: Worth) -> Arrays:
    """All decisions of some records in which there was something to decide."""
    game = load(title)
    columns = np.concatenate([np.arange(*column) for column in columns_of(game)])
    chairs = max(game.seats)
    rows: list[tuple[Any, ...]] = []
    for file in files:
        record = read(file)
        came = values_of(record, title, file, worth)
        for before, move, _ in record.walk():
            if int(before.count) < 2:
                continue
            seen = np.asarray(game.encode(before.view(move.by), move.by), np.float16)[columns]
            mask = np.zeros(len(game.actions), np.bool_)
            mask[before.legal()] = True
            own = np.zeros(chairs, np.float32)
            own[:len(came)] = np.roll(came, -move.by)
            rows.append((seen, mask, np.int64(game.actions.id(move.do)), own, np.arange(chairs) < len(came)))
    names = ("obs", "mask", "act", "came", "known")
    return {name: np.stack([row[n] for row in rows]) for n, name in enumerate(names)}


def values_of(record: Record, title: str, file: Path, worth: Worth) -> NDArray[np.float32]:
    """What the game came to be worth, by seat."""
    if record.game.slug != title:
        raise BadRecord(f"{file} is a game of {shown(record.game.slug)}, not of {title}")
    outcome = record.state.outcome()
    if outcome is None:
        raise BadRecord(f"{file}: the game is not over, and nothing can be learned from how it went")
    return np.array(worth(outcome), np.float32)
