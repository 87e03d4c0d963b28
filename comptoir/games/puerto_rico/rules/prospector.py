"""Puerto Rico: the prospector ("Le chercheur d'or")."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.kernel.state import Step


class Prospector(Step):
    """No action: a doubloon from the bank is the whole privilege."""

    def resolve(self, g: PuertoRico, seat: i64, arg: i64, action: i64) -> None:
        g.earn(seat, 1)
