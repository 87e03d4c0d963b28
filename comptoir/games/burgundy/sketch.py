"""The Castles of Burgundy: what sense makes of an estate as long as nothing is laid in it. It is kept with the player,
whom many positions share; worths.py draws it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Sketch:
    """Of one estate on its board, in one round of the game. Never changed."""

    def __init__(self, board: i64, time: i64, gains: vec[float], near: i64, worth: float) -> None:
        self.board = board
        self.time = time  # the round, counted through all phases
        self.gains = gains  # what one more tile adds: by colour where it adds most, then by region
        self.near = near  # the bits of the colours that can be added to at once
        self.worth = worth  # of the regions that were begun
