"""The processes that step games for a learner: their rows hold what batches show. It needs no torch."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

import comptoir
from comptoir.learn.far import empty
from comptoir.learn.hall import UNTOLD, Seating
from comptoir.learn.worker import desks
from comptoir.nets import columns_of
from comptoir.nets.worth import Worth
from comptoir.research.batch import Batch

TURNS = 40 if comptoir.compiled() else 3


def seating(title: str, guests: int = 0) -> Seating:
    return Seating(title, workers=1, games=10, seats=(), seed=3, guest="random", guests=guests, pinned=False,
                   worth=Worth(0.5, 20.0))


@pytest.mark.parametrize("left_out", [False, True])
@pytest.mark.parametrize("title", comptoir.titles())
def test_rows_hold_what_batches_show(title: str, left_out: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the network looks at all features, which are written straight into the rows, or at some."""
    game = comptoir.load(title)
    monkeypatch.setattr(import_module(game.package + ".encode"), "left_out",
                        lambda name: left_out and name.startswith("left1"), raising=False)
    columns = np.concatenate([np.arange(first, end) for first, end in columns_of(game)])
    rows, how = empty(title, 10), seating(title)
    made = desks(how, 0, 0, rows)
    plain = [Batch(title, desk.batch.n, seats=desk.batch.seats, options=desk.batch.options, seed=desk.batch.seed,
                   reward=how.worth) for desk in made]
    for turn in range(TURNS):
        at = 0
        for desk, batch in zip(made, plain, strict=True):
            mine, seats = slice(at, at + batch.n), batch.seats
            assert np.array_equal(rows["obs"][mine], batch.seen.observations[:, columns]), turn
            assert np.array_equal(rows["mask"][mine], batch.seen.masks)
            assert np.array_equal(rows["reward"][mine, :seats], batch.seen.rewards)
            assert not rows["reward"][mine, seats:].any()
            assert np.array_equal(rows["end"][mine], batch.seen.ends)
            assert np.array_equal(rows["actor"][mine], batch.seen.actors)
            assert (rows["seats"][mine] == seats).all()
            rows["act"][mine] = batch.random_actions()
            batch.step(rows["act"][mine])
            desk.step()
            at += batch.n
        assert at == 10


def test_a_guest_chooses_where_it_is_its_turn() -> None:
    rows = empty("san-juan", 10)
    made = desks(seating("san-juan", guests=10), 0, 0, rows)
    for _ in range(TURNS):
        assert (rows["mine"] == 0).all(), "it teaches: all seats are its own"
        assert (rows["told"] != UNTOLD).all()
        assert all(rows["mask"][lane, rows["told"][lane]] for lane in range(10))
        rows["act"][...] = rows["told"]
        for desk in made:
            desk.step()
