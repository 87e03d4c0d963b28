"""The same seed and iterations, the same moves, on whatever machine. Sums of floating-point numbers come out otherwise
in another order, and every kind of processor has its own: libraries choose by what it can do. So networks are asked as
older processors would add up, and what was chosen here once is kept, for every machine that runs this."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from comptoir import load, titles
from comptoir.bots.brain import brain_of

from ..speed.both_builds import ask

MOVES = "40"
KEPT = Path(__file__).with_name("kept_moves.json")
SPECS = ["sense", "mcts:iterations=40", "net", "net:iterations=40"]
CORES = ["Prescott", "Nehalem", "Haswell", "SkylakeX"]  # as the library that multiplies calls kinds of processors


def asked(*words: str, **machine: str) -> Any:
    """By a process of its own, compiled where that is to be had."""
    found = ask(*words, pure=False, machine=machine) or ask(*words, pure=True, machine=machine)
    assert found is not None
    return found["answer"]


def able() -> list[str]:
    """What numpy uses of this processor beyond what every processor has; may be nothing."""
    config: Any = np.show_config(mode="dicts")
    return list(config["SIMD Extensions"].get("found", []))


@pytest.mark.parametrize("slug", titles())
def test_an_older_processor_thinks_the_same_to_the_last_bit(slug: str) -> None:
    here = asked("thoughts", slug, MOVES)
    for core in CORES:
        without = able() if core == "Prescott" else [name for name in able() if "512" in name or name == "X86_V4"]
        assert asked("thoughts", slug, MOVES, OPENBLAS_CORETYPE=core,
                     NPY_DISABLE_CPU_FEATURES=" ".join(without)) == here, core


@pytest.mark.parametrize("slug", titles())
def test_several_threads_think_the_same(slug: str) -> None:
    assert asked("thoughts", slug, MOVES, OPENBLAS_NUM_THREADS="2") == \
        asked("thoughts", slug, MOVES, OPENBLAS_NUM_THREADS="1")


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("slug", titles())
def test_what_was_chosen_on_another_machine_is_chosen_here(slug: str, spec: str) -> None:
    """Whoever changes a bot on purpose writes down anew what it chooses: python -m tests.bots.test_machines."""
    kept = json.loads(KEPT.read_text("utf-8"))[slug]
    if spec.startswith("net"):
        assert kept["net of"] == brain_of(load(slug)).name, "another network chooses otherwise"
    assert digest(asked("moves", slug, spec, MOVES)) == kept[spec]


def digest(moves: list[str]) -> str:
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]


def write() -> None:
    KEPT.write_text(json.dumps({slug: {"net of": brain_of(load(slug)).name,
                                       **{spec: digest(asked("moves", slug, spec, MOVES)) for spec in SPECS}}
                                for slug in titles()}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write()
