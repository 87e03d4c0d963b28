"""Compiled and pure runs have equal keys (docs/design.md, Laws): the same seeds and hands lead to the same positions,
ends and scores, whichever build plays."""

from __future__ import annotations

import pytest

from .speed.both_builds import ask

GAMES = 4  # a title and seat count


def test_both_builds_play_the_same_games(slug: str) -> None:
    pure = ask("keys", str(GAMES), slug, pure=True)
    compiled = ask("keys", str(GAMES), slug, pure=False)
    assert pure is not None
    if compiled is None:
        pytest.skip("THE COMPILED BUILD IS NOT INSTALLED: only pure Python was tried")
    assert len(pure["answer"]) >= GAMES
    for game, keys in pure["answer"].items():
        assert compiled["answer"][game] == keys, game
