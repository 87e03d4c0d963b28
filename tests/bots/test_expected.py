"""What the lobby says of the levels was measured, with the bots and networks that play them now."""

from __future__ import annotations

import pytest

import comptoir
from comptoir.bots import LEVELS, level_of
from comptoir.bots.brain import brain_of
from comptoir.bots.expected import below, expected, measured

TITLES = comptoir.titles()


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_was_measured_and_is_sure(title: str) -> None:
    game = comptoir.load(title)
    told = [one for one in (expected(game, level) for level in LEVELS) if one is not None]
    assert {"medium", "expert"} & {one.level for one in told}
    for one in told:
        assert one.below == below(one.level)
        assert 0.5 < one.low <= one.share <= one.high <= 1
        assert one.games >= 30


@pytest.mark.parametrize("title", TITLES)
def test_what_a_network_of_before_was_worth_is_not_told_of_that_of_now(title: str) -> None:
    game = comptoir.load(title)
    for level, found in measured()[title].items():
        if level_of(game, level).startswith("net"):
            assert found["net"] == brain_of(game).name
        else:
            assert "net" not in found  # who plays without one is worth the same with another


def test_figures_of_other_bots_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = comptoir.load("san-juan")
    assert expected(game, "expert") is not None
    monkeypatch.setitem(game.levels, "expert", "net:iterations=9")
    assert expected(game, "expert") is None


def test_the_lowest_level_has_none_below() -> None:
    assert below("easy") == ""
    assert expected(comptoir.load("san-juan"), "easy") is None
