"""Positions share what none of them has changed: nobody may notice."""

from __future__ import annotations

from importlib import import_module

import pytest

import comptoir

from .playing import Case, covering, pick, positions, sampled

CASES = [case for slug in comptoir.titles() for case in covering(slug)]


def fresh(case: Case, seed: int) -> list[str]:
    """What sense makes of the positions along a game, of each as if nobody had ever looked at it."""
    values = import_module(case.game.package + ".sense").values
    return [repr(values(case.game.from_bytes(state.to_bytes()))) for state in sampled(case, seed, 4)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_sense_remembers_nothing_that_is_no_longer_true(case: Case) -> None:
    values = import_module(case.game.package + ".sense").values
    for seed in range(case.games(0.02)):
        player, found = case.player(seed), list[str]()
        for state in sampled(case, seed, 4):
            values(state)
            if state.actor() >= 0:
                child = state.clone()
                child.apply(pick(child, player))
                values(child)
            found.append(repr(values(state)))
        assert found == fresh(case, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_clones_of_all_positions_stay_as_they_were(case: Case) -> None:
    for seed in range(case.games(0.02)):
        kept = [(state.clone(), state.key()) for state in positions(case.new(seed), case.player(seed))]
        assert [twin.key() for twin, _ in kept] == [key for _, key in kept]
