"""Every message of every title is said somewhere: at the spots that `make messages` has found, at one of them in
English and at the next in French. A message that no game can say fails here; so does a new one, until there is a way in
ways.py in which it is said, and `make messages SPOTS=spots` was run."""

from __future__ import annotations

import json
from itertools import groupby

import pytest

from comptoir import load, titles

from .rendered import SPOTS, missing, say, walk, ways
from .saying import listening


@pytest.mark.parametrize("slug", titles())
def test_every_message_is_said(slug: str) -> None:
    game, heard, locale = load(slug), set[str](), "fr"
    spots = json.loads((SPOTS / f"{slug}.json").read_text("utf-8"))
    for (way, seed), here in groupby(spots, key=lambda spot: tuple(spot[:2])):
        moves = [n for _, _, n in here]
        for n, room in enumerate(walk(game, ways(slug)[way], seed)):
            if n in moves:
                locale = "en" if locale == "fr" else "fr"
                with listening() as now:
                    say(game, room, locale, everything=True)
                heard |= {key for package, _, key in now if package == game.package}
            if n == moves[-1]:
                break
    assert missing(game, heard, "en") == []
