"""All that is needed to go on after a kill: one file, written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from comptoir.kernel.errors import BadOption
from comptoir.nets import Arrays

NAME = "checkpoint.npz"


@dataclass(frozen=True)
class Checkpoint:
    """The network, what its optimizer remembers, who sat in the league, and how far it was."""

    told: dict[str, Any]  # the plan, the seconds, the decisions …
    weights: Arrays
    memory: Arrays
    past: list[Arrays]
    watched: Arrays | None


def write_checkpoint(folder: Path, kept: Checkpoint) -> None:
    parts = {"net": kept.weights, "memory": kept.memory, "watched": kept.watched or {}}
    parts |= {f"past{n}": weights for n, weights in enumerate(kept.past)}
    arrays: Any = {f"{part}/{name}": array for part, those in parts.items() for name, array in those.items()}
    part = folder / f"{NAME}.part"
    with part.open("wb") as file:
        np.savez(file, told=np.array(json.dumps(kept.told)), **arrays)
        file.flush()
        os.fsync(file.fileno())
    part.replace(folder / NAME)


def read_told(folder: Path) -> dict[str, Any]:
    """What a checkpoint tells about its run."""
    with opened(folder) as file:
        told: dict[str, Any] = json.loads(str(file["told"]))
        return told


def read_checkpoint(folder: Path) -> Checkpoint:
    parts: dict[str, Arrays] = {}
    with opened(folder) as file:
        for name in file.files:
            part, _, what = name.partition("/")
            parts.setdefault(part, {})[what] = file[name]
    told = json.loads(str(parts["told"][""]))
    past = [parts[f"past{n}"] for n in range(sum(name.startswith("past") for name in parts))]
    return Checkpoint(told, parts["net"], parts.get("memory", {}), past, parts.get("watched"))


@contextmanager
def opened(folder: Path) -> Iterator[Any]:
    """The file, or BadOption where there is none that could be read."""
    path = folder / NAME
    try:
        with np.load(path, allow_pickle=False) as file:
            yield file
    except FileNotFoundError:
        raise BadOption(f"there is nothing to resume in {folder}: {NAME} is not there") from None
    except (OSError, KeyError, ValueError, BadZipFile):
        raise BadOption(f"{path} cannot be read") from None
