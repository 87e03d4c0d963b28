"""Puerto Rico: what sense.py makes of one player's board, whoever else sits at the table. It is drawn once, and lasts
until the board changes: most of a search looks at boards it has seen before."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Sketch:
    """Numbers that follow from a board alone."""

    def __init__(self, points: i64, barrels: float, shipped: float, best_sale: float, kinds: i64, powers: vec[float],
                 large: vec[float], quarries: float, colonists: i64) -> None:
        self.points = points  # the whole count as it stands
        self.barrels = barrels  # that are made in a round, about
        self.shipped = shipped  # of these, in points
        self.best_sale = best_sale  # doubloons for the best barrel made
        self.kinds = kinds  # that are made now
        self.powers = powers  # what each violet building brings in a round
        self.large = large  # by large building: the points that wait for its colonist
        self.quarries = quarries  # that count
        self.colonists = colonists  # that count
