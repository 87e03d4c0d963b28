"""Where on its rules page a decision is explained: the anchor for every step that a title asks about."""

from __future__ import annotations

from comptoir.kernel.game import Game


def rules_anchor(game: Game, step: str) -> str:
    """The anchor of a step, `state.step()`: "captain" for load_ship; empty where the page is not divided so."""
    for anchor, steps in getattr(game.part("rules_page"), "PLACES", {}).items():
        if step in steps:
            return str(anchor)
    return ""
