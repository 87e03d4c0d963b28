"""San Juan: what sense.py makes of one player's city. It lasts until the city changes, in all positions that share it:
most of a search looks at cities it has seen before."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comptoir.games.san_juan.data import BUILDINGS
from comptoir.kernel.counts import row

NOT_ASKED: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Sketch:
    """Numbers that follow from a city alone, and from what it would be with one more building."""

    def __init__(self, points: i64, flow: float, powers: vec[i64]) -> None:
        self.points = points  # before cathedral and palace
        self.flow = flow  # cards that its plants bring in a round
        self.powers = powers  # the city buildings in it
        self.points_with = row(BUILDINGS, NOT_ASKED)  # by building: the points once it is there too
        self.flow_with = vec[float]([0.0] * BUILDINGS)
