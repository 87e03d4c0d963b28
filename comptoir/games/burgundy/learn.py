"""How a network learns The Castles of Burgundy: what differs from the usual plan (comptoir/learn/plan.py)."""

from typing import Any, Final

# Guests cost what they think, and sense thinks ten times as long here as in Puerto Rico: a network that has
# watched it stands in for it.
# A game is long, so a window is too: with four seats half of it would hold sixteen of a seat's seventy decisions.
PLAN: Final[dict[str, Any]] = {"lessons": 60.0, "width": 448, "entropy": 0.02, "games": 256, "window": 128,
                               "batch": 49152, "points": 0.6, "spread": 30.0}  # it is won by thirty points and more
