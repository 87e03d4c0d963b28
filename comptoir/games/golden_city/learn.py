"""How a network learns The Golden City: what differs from the usual plan (comptoir/learn/plan.py)."""

from typing import Any, Final

# Guests cost what they think, and sense thinks ten times as long here as in Puerto Rico: a network that has
# watched it stands in for it.
PLAN: Final[dict[str, Any]] = {"lessons": 40.0, "entropy": 0.04}
