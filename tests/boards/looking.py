"""What the tests of all boards look at in a picture."""

from __future__ import annotations

from collections import Counter
from typing import Any
from xml.etree import ElementTree

from comptoir.kernel.game import Game


def places(svg: str) -> Counter[str]:
    """Every place that can be pointed at, and how often it is there."""
    root = ElementTree.fromstring(svg)
    return Counter(node.attrib["data-at"] for node in root.iter() if "data-at" in node.attrib)


def marked(svg: str, state: str) -> list[str]:
    """The places that are "is-lit" or "is-last"."""
    root = ElementTree.fromstring(svg)
    return [str(node.get("data-at")) for node in root.iter() if state in (node.get("class") or "").split()]


def assert_places(game: Game, g: Any) -> None:
    """Every place of every legal action stands on the actor's board exactly once, in one picture and in panels."""
    seat, legal = int(g.actor()), g.legal()
    view = g.view(seat)
    board = game.board(view, seat=seat, legal=legal)
    found = places(board.text)
    assert set(found.values()) == {1}
    assert board.places == set(found), "a picture knows its places"
    parts: Counter[str] = Counter()
    for panel in game.panels(view, seat=seat, legal=legal, narrow=True):
        here = places(panel.svg.text)
        assert panel.svg.places == set(here)
        parts += here
    assert parts == found, "panels and board show the same things"
    for action in legal:
        for place in game.actions.places(action):
            assert found[place] == 1, f"{game.actions.text(action)} needs {place}"
